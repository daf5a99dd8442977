/** Reads a site as a crawler does, without scripts: from its addresses to whatever they name, files included. */
import { OPEN_DATA } from '../../../src/features/feeds/model/kinds.ts';

export interface Fetched {
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Pictures and letters say nothing that can be read. */
const UNREAD = /\.(png|avif|woff2|ico|svg)(\?|$)/;
const LINK =
  /(?:href|src|action)="([^"]+)"|content="(https?:[^"]+)"|<loc>([^<]+)<\/loc>|"(?:url|src|start_url)":\s*"([^"]+)"/g;

/** @param origins other names of the site: its addresses are this server's, too. */
export async function crawl(url: string, from: readonly string[], origins: readonly string[]): Promise<Fetched[]> {
  const known = new Set(from);
  const queue = [...from];
  const found: Fetched[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await fetch(url + path, { headers: { accept: '*/*' }, redirect: 'manual' });
    const text = readable(await answer.text());
    found.push({ path, status: answer.status, type: answer.headers.get('content-type') ?? '', text });
    for (const next of linksIn(text, path, url, origins)) {
      if (known.has(next) || UNREAD.test(next)) continue;
      known.add(next);
      queue.push(next);
    }
  }
  return found;
}

function linksIn(text: string, path: string, url: string, origins: readonly string[]): string[] {
  // What a script puts together is no address.
  const named =
    /\.js(on)?$/.test(path) && path.startsWith('/assets/')
      ? []
      : [...text.matchAll(LINK)].map((match) => match.slice(1).find((one) => one !== undefined) ?? '');
  const files = [...text.matchAll(/\/?assets\/[\w.-]+\.(?:json|js|css)\b/g)].map(
    ([file]) => `/${file.replace(/^\//, '')}`,
  );
  return [...named, ...files].flatMap((href) => {
    const whole = URL.parse(href, url + path);
    if (!whole || ![url, ...origins].includes(whole.origin)) return [];
    return [whole.pathname + (whole.pathname.startsWith(OPEN_DATA) ? whole.search : '')];
  });
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const readable = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (all, name: string) => SIGNS[name] ?? all);
