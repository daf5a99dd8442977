/** Where each public page stands in each language, in its head and in the sitemap. */
import { expect, it } from 'vitest';
import { pages } from '../../../src/app/access.ts';
import { FOUND, pageLinks } from '../../../src/app/site/pageLinks.ts';
import { robots, sitemap } from '../../../src/build/sitemap.ts';
import { localHref } from '../../../src/core/address.ts';
import { LOCALES } from '../../../src/core/locale.ts';

const origin = 'https://vote.example';

it('names every page that everybody may open, the sign-in and second addresses excepted', () => {
  const open = pages.filter(({ roles, path }) => roles === null && path !== '/auth').map(({ path }) => path);
  expect([...FOUND, '/citizens'].toSorted()).toEqual(open.toSorted());
});

it('names a page in Spanish, itself in both languages, and English for everybody else', () => {
  expect(pageLinks(origin, '/vision', 'es')).toEqual([
    { rel: 'canonical', href: `${origin}/es/vision` },
    { rel: 'alternate', hreflang: 'en', href: `${origin}/vision` },
    { rel: 'alternate', hreflang: 'es', href: `${origin}/es/vision` },
    { rel: 'alternate', hreflang: 'x-default', href: `${origin}/vision` },
  ]);
});

it('says one canonical address for the portal that has two', () => {
  expect(pageLinks(origin, '/citizens', 'es')).toEqual(pageLinks(origin, '/transparency', 'es'));
});

it('names the page of a single commitment, and lists those that are printed', () => {
  expect(pageLinks(origin, '/vision/new-park', 'es')[0]).toEqual({
    rel: 'canonical',
    href: `${origin}/es/vision/new-park`,
  });
  expect(sitemap(origin, ['/vision/new-park'])).toContain(`<loc>${origin}/es/vision/new-park</loc>`);
});

it.each(['/vision/', '/vision/a/b', '/auth', '/outbox', '/app', '/users', '/no-such-page'])(
  'names none for %s, which is not to be found',
  (path) => {
    expect(pageLinks(origin, path, 'en')).toEqual([]);
  },
);

it('lists every page in each language in the sitemap, each entry with all of its languages', () => {
  const xml = sitemap(origin);
  const entries = [...xml.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => entry);
  const locations = entries.map((entry) => /<loc>(.*)<\/loc>/.exec(entry)?.[1]);
  expect(locations).toEqual(FOUND.flatMap((page) => LOCALES.map((locale) => origin + localHref(page, locale))));
  for (const entry of entries) {
    const [loc = ''] = /(?<=<loc>).*(?=<\/loc>)/.exec(entry) ?? [];
    const named = [...entry.matchAll(/hreflang="(.+?)" href="(.+?)"/g)].map(([, lang, href]) => ({ lang, href }));
    expect(named.map(({ lang }) => lang)).toEqual([...LOCALES, 'x-default']);
    expect(named.some(({ href }) => href === loc)).toBe(true);
    expect(named.filter(({ href }) => !locations.includes(href))).toEqual([]);
  }
  expect(robots(origin)).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
});
