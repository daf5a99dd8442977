/** Follows every link of the printed pages, in the finished build alone: to a file, a page and its place, or a route that the app draws itself. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface DeadLink {
  readonly page: string;
  readonly to: string;
}

interface Printed {
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

/** What the backend answers below its own paths is asked of a server, by other tests. */
const SERVED = ['/functions/v1/', '/storage/v1/', '/rest/v1/'];
/** Documents that a campaign lays beside its site by hand: the build has none of them. */
const BESIDE = ['/documents/'];
/** Drawn by the app below a printed page: hosts answer with 404.html, which is the shell (src/build/hostFiles.ts). */
const DRAWN = [/^\/(?:es\/)?engagement\/[0-9a-f-]{36}$/];
const LINK = /\s(?:href|src|poster|data)="([^"]*)"/g;
const SEVERAL = /\s(?:srcset|imagesrcset)="([^"]*)"/gi;
/** What messengers fetch stands in a `content`. */
const SHARED =
  /<meta (?:property|name)="(?:og:(?:image|url|video)(?::(?:secure_)?url)?|twitter:(?:image|player))" content="([^"]*)"/g;

/** @throws Error when there is no build. */
export function deadLinks(dist: string): { readonly dead: readonly DeadLink[]; readonly followed: number } {
  const pages = new Map(htmlFiles(dist).map((file) => [file, read(join(dist, file))]));
  const [, siteUrl = ''] =
    /rel="canonical" href="(https?:\/\/[^/"]+)/.exec(readFileSync(join(dist, 'index.html'), 'utf8')) ?? [];
  if (siteUrl === '') throw new Error('The landing page does not say where it stands.');
  const leftOut = [...SERVED, ...BESIDE];
  const routes = routesOf(readFileSync(join(dist, '_redirects'), 'utf8'));
  let followed = 0;
  const dead: DeadLink[] = [];
  for (const [page, { links }] of pages) {
    for (const link of links) {
      const url = new URL(link, `${siteUrl}/${addressOf(page)}`);
      if (url.origin !== siteUrl || leftOut.some((path) => url.pathname.startsWith(path))) continue;
      followed++;
      const to = fileOf(dist, decodeURIComponent(url.pathname), pages);
      const place = decodeURIComponent(url.hash.slice(1));
      const isThere = to !== null || routes.some((route) => route.test(url.pathname));
      const ids = to === null ? undefined : pages.get(to)?.ids;
      if (!isThere || (place !== '' && ids && !ids.has(place))) dead.push({ page, to: link });
    }
  }
  return { dead, followed };
}

function htmlFiles(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && one.name.endsWith('.html'))
    .map((one) => relative(dist, join(one.parentPath, one.name)));
}

function read(file: string): Printed {
  // Rows and words that the page brings along are no links yet.
  const html = readFileSync(file, 'utf8').replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) =>
    script.slice(0, script.indexOf('>') + 1),
  );
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => plain(value));
  const several = found(SEVERAL).flatMap((set) => set.split(',').map((one) => one.trim().split(/\s+/)[0] ?? ''));
  const links = [...new Set([...found(LINK), ...several, ...found(SHARED)])].filter((link) => link !== '');
  return { links, ids: new Set(found(/\sid="([^"]*)"/g)) };
}

const plain = (value: string) => value.replace(/&(?:amp|quot|lt|gt|#x27|#39);/g, (sign) => SIGNS[sign] ?? sign);
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
  '&#39;': "'",
};

const addressOf = (page: string) => page.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '');

/** As hosts look for it: the file, the page of this name, the folder's page. */
function fileOf(dist: string, path: string, pages: ReadonlyMap<string, Printed>): string | null {
  const name = path.replace(/^\//, '');
  const page = [`${name}.html`, join(name, 'index.html')].find((one) => pages.has(one));
  if (page !== undefined) return page;
  const file = join(dist, name);
  return name !== '' && existsSync(file) && statSync(file).isFile() ? name : null;
}

/** What the shell draws. Below a printed page an address is the shell's only where the app knows its pattern. */
function routesOf(redirects: string): RegExp[] {
  return redirects
    .split('\n')
    .filter((line) => line.endsWith(' /shell 200'))
    .map((line) => line.split(' ')[0] ?? '')
    .map((path): RegExp => new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('/*', '(?:/.*)?')}/?$`))
    .concat(DRAWN);
}
