/**
 * The landing page in each language. The first visit keeps the one that somebody came for; the others come once the page is
 * idle, so that a switch works in a dead spot. Each lies under its version's name: the old version's page stays what it is
 * until the old version is gone.
 */
import { localeOf } from '../core/address.ts';
import { BASE_LOCALE, type Locale } from '../core/locale.ts';
import type { PrecacheEntry } from './laterFiles.ts';

const CACHE = 'landing-pages';

export const isLandingFile = ({ url }: PrecacheEntry): boolean => /^(\w+\/)?index\.html$/.test(url);

/** `/es/` of `es/index.html`. */
const addressOf = (url: string) => `/${url.replace(/index\.html$/, '')}`;
const languageOf = ({ url }: PrecacheEntry) => localeOf(addressOf(url));
const nameOf = ({ url, revision }: PrecacheEntry) => `/${url}?v=${revision ?? ''}`;

/** Part of the worker's installation: rejects when a page could not be had. @param open addresses of the open pages. */
export async function keepChosen(pages: readonly PrecacheEntry[], open: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const before = (await cache.keys()).map(({ url }) => url);
  const said = [...before, ...open].map((address) => localeOf(new URL(address).pathname.replace(/index\.html$/, '')));
  const chosen = new Set<Locale | null>(said.filter((locale) => locale !== null));
  if (chosen.size === 0) chosen.add(BASE_LOCALE);
  await Promise.all(pages.filter((page) => chosen.has(languageOf(page))).map((page) => keep(cache, page)));
}

/** Never rejects: what could not be had is asked for again the next time. */
export async function keepOthers(pages: readonly PrecacheEntry[]): Promise<void> {
  const cache = await caches.open(CACHE).catch(() => null);
  if (cache) await Promise.allSettled(pages.map((page) => keep(cache, page)));
}

/** Once this version is the one that answers. */
export async function dropOlder(pages: readonly PrecacheEntry[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const names = new Set(pages.map(nameOf));
  const older = (await cache.keys()).filter(({ url }) => !names.has(new URL(url).pathname + new URL(url).search));
  await Promise.all(older.map((request) => cache.delete(request)));
}

/**
 * The kept page; where this language was never kept, the network's. null: neither is to be had.
 * @param newest puts in the kept page what was published since.
 */
export async function answerLanding(
  pages: readonly PrecacheEntry[],
  url: URL,
  newest: (page: Response, locale: Locale) => Promise<Response> = async (page) => page,
): Promise<Response | null> {
  const locale = localeOf(url.pathname.replace(/index\.html$/, ''));
  const page = pages.find((one) => languageOf(one) === locale);
  if (!page || locale === null) return null;
  const kept = await caches.match(nameOf(page), { cacheName: CACHE }).catch(() => undefined);
  return kept ? newest(kept, locale) : fetch(addressOf(page.url)).catch(() => null);
}

/** For the stylesheet in it, which is the same in all. */
export async function anyLanding(pages: readonly PrecacheEntry[]): Promise<Response> {
  for (const page of pages) {
    const kept = await caches.match(nameOf(page), { cacheName: CACHE }).catch(() => undefined);
    if (kept) return kept;
  }
  return fetch('/');
}

async function keep(cache: Cache, page: PrecacheEntry): Promise<void> {
  const name = nameOf(page);
  if (await cache.match(name)) return;
  const response = await fetch(addressOf(page.url), { cache: 'reload' });
  if (!response.ok) throw new Error(`${page.url}: ${response.status}`);
  // A redirected answer may not answer a navigation.
  const { status, headers, body } = response;
  await cache.put(name, new Response(body, { status, headers }));
}
