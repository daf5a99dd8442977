/** Prints every public page beside the landing page, and the single things that the campaign has published, in each language. */
import type { ResolvedConfig } from 'vite';
import { PART_PAGES, PRINTED } from '../app/site/printedPages.ts';
import { callPath } from '../backend/paths.ts';
import { LOCALES } from '../core/locale.ts';
import { OPEN_KINDS } from '../features/feeds/model/kinds.ts';
import { bakedContent, liveOf } from './bakedContent.ts';
import type { Embed } from './embeds.ts';
import type { PlainFile } from './plainLists.ts';
import type { PrintedPage } from './entry-prerender.tsx';

export interface PrintedContent {
  readonly content: readonly PrintedPage[];
  readonly embeds: readonly Embed[];
  readonly lists: readonly PlainFile[];
  /** Addresses of the pages below pages: of parts, and of single things. */
  readonly singles: readonly string[];
}

/** More are drawn by script: a build is not to take an hour, nor a phone to keep them all. */
const MOST_SINGLES = 200;

type Entry = Pick<
  typeof import('./entry-prerender.tsx'),
  'renderPage' | 'renderEmbed' | 'renderFigureEmbeds' | 'renderMoneyEmbed' | 'renderPlainLists' | 'renderChangedEmbeds'
>;

/** @throws Error when a page that is to be printed is not there. */
export async function printContent(
  entry: Entry,
  { root }: ResolvedConfig,
  env: NodeJS.ProcessEnv,
): Promise<PrintedContent> {
  const baked = await bakedContent(env, root);
  const live = new Map<string, Awaited<ReturnType<typeof liveOf>>>();
  for (const { kind } of OPEN_KINDS) live.set(kind, await liveOf(baked, kind));
  const given = { ...baked, api: env['VITE_SUPABASE_URL'] ?? '', live };
  const rows = OPEN_KINDS.flatMap(({ kind, address }) =>
    address === undefined
      ? []
      : (live.get(kind) ?? [])
          .slice(0, MOST_SINGLES)
          .map((row) => ({ row, path: address.replace('{slug}', row.slug) })),
  );
  // What everybody reads of a place is no kind of content.
  const sites = ((await baked.answer(callPath('live_sites'))) ?? []) as readonly { readonly slug: string }[]; // of the backend's own function
  const places = sites.slice(0, MOST_SINGLES).map(({ slug }) => `/revitalization/${slug}`);
  const content: PrintedPage[] = [];
  const singles = new Set<string>();
  // One after the other: the language is the whole program's.
  for (const locale of LOCALES) {
    for (const path of PRINTED) {
      const page = await entry.renderPage(path, locale, given);
      if (!page) throw new Error(`${path} is no page.`);
      content.push(page);
    }
    for (const { path, row } of rows) {
      const page = await entry.renderPage(path, locale, given, row);
      if (page) content.push(page);
      if (page) singles.add(path);
    }
    for (const path of places) {
      const page = await entry.renderPage(path, locale, given);
      if (page) content.push(page);
      if (page) singles.add(path);
    }
  }
  const commitments = (live.get('commitment') ?? []).slice(0, MOST_SINGLES);
  const embeds = LOCALES.flatMap((locale) => [
    ...commitments.map((row) => entry.renderEmbed(row, locale, given)),
    ...entry.renderChangedEmbeds(locale),
  ]);
  // One after the other here, too.
  const numbers: Embed[] = [];
  for (const locale of LOCALES)
    numbers.push(await entry.renderMoneyEmbed(locale, given), ...(await entry.renderFigureEmbeds(locale, given)));
  const lists: PlainFile[] = [];
  for (const locale of LOCALES) lists.push(...(await entry.renderPlainLists(locale, given)));
  return { content, lists, embeds: [...embeds, ...numbers], singles: [...PART_PAGES, ...singles] };
}
