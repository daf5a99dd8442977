/** Which addresses are pages of the app. A server answers every other one with 404 (build/README.md). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainPath } from '../core/address.ts';
import { PARTS } from '../features/transparency/model/parts.ts';

/** In a build: one address of the router a line, `$` before a part that varies. */
export const ADDRESSES = 'addresses.txt';

/** The router's addresses, from the file it generates before any module is loaded. */
export function pagePaths(root: string): string[] {
  const tree = readFileSync(join(root, 'src/routeTree.gen.ts'), 'utf8');
  const [, union = ''] = /fullPaths:([^;]*);/.exec(tree) ?? [];
  const paths = [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);
  if (paths.length === 0) throw new Error('src/routeTree.gen.ts names no paths.');
  return paths;
}

/** The pages below /transparency are a fixed list: any other name there is no page. */
export const withFixedParts = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => (path === PART_ROUTE ? PARTS.map((part) => `/transparency/${part}`) : path));
const PART_ROUTE = '/transparency/$part';

/** Whether the app has a page at a path without a query, in any language, as the router reads it: letter case counts. */
export type IsPage = (path: string) => boolean;

/** @param paths addresses of the router. */
export function isPageOf(paths: readonly string[]): IsPage {
  const known = withFixedParts(paths).map((path) => new RegExp(`^${pagePattern(path)}/?$`));
  return (path) => {
    const read = plainPath(decoded(path));
    return !PLAIN_LIST.test(read) && known.some((one) => one.test(read));
  };
}

/** `/vision/[^/]+` of `/vision/$commitment`. */
export const pagePattern = (path: string): string =>
  path
    .replace(/\/$/, '')
    .split('/')
    .map((part) => (part.startsWith('$') ? '[^/]+' : part.replace(/[.*+?^{}()|[\]\\]/g, String.raw`\$&`)))
    .join('/');

/** A file of its own where there is one (core/plainListPath.ts), and no page of the app. */
const PLAIN_LIST = /\/all-\d+\/?$/;

/** As the router reads it; what cannot be read is no page. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return '//';
  }
}

/** What a build says of itself. An older build says nothing: there every address may be a page. */
export function isPageIn(dist: string): IsPage {
  const file = join(dist, ADDRESSES);
  return existsSync(file) ? isPageOf(readFileSync(file, 'utf8').split('\n').filter(Boolean)) : () => true;
}
