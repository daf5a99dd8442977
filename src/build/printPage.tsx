/** Runs in Node during the build: draws one of the public pages with the router, as the phone does, and asks for the rows that it shows. */
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import { createAppRouter } from '../app/router.tsx';
import { whole } from '../app/whole.tsx';
import { localHref } from '../core/address.ts';
import { jsonForScript } from '../core/html.ts';
import type { Read } from '../core/reads/read.ts';
import { setLocale, type Locale } from '../core/locale.ts';
import { printReads, READS_ISLAND, type PrintedReads } from '../hooks/printedReads.ts';

/** Answers a path of the API: rows as they come over the wire. null: nothing is printed of it. */
export type Answer = (path: string) => Promise<unknown>;

export interface DrawnPage {
  readonly html: string;
  /** Its rows as they stand in the page itself where it is kept for a dead spot. */
  readonly island: string;
  readonly reads: PrintedReads;
  /** The text of its first heading. */
  readonly heading: string;
  /** The router's name for it. */
  readonly route: string;
}

/** A page asks for more once it has what it asked for first; not for ever. */
const MOST_TURNS = 5;

/**
 * @param asOf when the rows left the server, epoch ms.
 * @returns null for an address that leads nowhere.
 * @throws Error when the page cannot be drawn, or only with styles that the CSP forbids.
 */
export async function drawPage(path: string, locale: Locale, answer: Answer, asOf: number): Promise<DrawnPage | null> {
  setLocale(locale);
  const rows: Record<string, unknown> = {};
  const asked = new Map<string, Read<unknown>>();
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const missing = new Map<string, Read<unknown>>();
    const reads = { asOf, rows: { ...rows }, checked: [] };
    printReads(reads, (read) => void (asked.has(read.key) || missing.set(read.key, read)));
    const drawn = await draw(localHref(path, locale));
    if (drawn === null) return null;
    if (missing.size === 0) return finished(path, drawn, checked(reads, asked));
    for (const [key, read] of missing) {
      asked.set(key, read);
      const given = await answer(read.path(asOf));
      if (given !== null) rows[key] = given;
    }
  }
  throw new Error(`${path} goes on asking for rows.`);
}

/** What the phone need not check again: rows that come out of their read's check as the same JSON. */
function checked({ asOf, rows }: PrintedReads, reads: ReadonlyMap<string, Read<unknown>>): PrintedReads {
  const parsed = Object.entries(rows).map(([key, raw]) => {
    const found = reads.get(key)?.parse(raw);
    const same = found !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(found)), found);
    return { key, same, rows: same ? found : raw };
  });
  return {
    asOf,
    rows: Object.fromEntries(parsed.map((one) => [one.key, one.rows])),
    checked: parsed.filter(({ same }) => same).map(({ key }) => key),
  };
}

async function draw(address: string): Promise<Pick<DrawnPage, 'html' | 'route'> | null> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  const [, parameters, found] = router.getMatchedRoutes(router.latestLocation.pathname);
  // What is left over of an address whose beginning is a page's.
  if (!found || '**' in parameters) return null;
  await router.load();
  const failed = router.state.matches.find(({ status }) => status !== 'success');
  if (failed) throw new Error(`${address} was not drawn: ${failed.status}.`, { cause: failed.error });
  const { prelude } = await prerenderToNodeStream(whole(<RouterProvider router={router} />), {
    // One chunk: late parts are printed in their place, without the inline scripts that would move them there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return { html: await text(prelude), route: found.id };
}

function finished(path: string, { html, route }: Pick<DrawnPage, 'html' | 'route'>, reads: PrintedReads): DrawnPage {
  // The Content-Security-Policy would take them away, in the page as it is served alone.
  const [, styled] = / (style="[^"]*")/.exec(html) ?? [];
  if (styled) throw new Error(`${path} is printed with ${styled}: say it with a class.`);
  const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  return {
    html,
    route,
    reads,
    island: `<script type="application/json" id="${READS_ISLAND}">${jsonForScript(reads)}</script>`,
    heading: plain(heading),
  };
}

/** As `textContent` says it. */
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x27|quot|amp|lt|gt);/g, (sign) => SIGNS[sign] ?? sign)
    .trim();
const SIGNS: Readonly<Record<string, string>> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
