/** What search engines and programs read of the public pages beside the landing page. */
import { describe, expect, it } from 'vitest';
import { contentHead } from '../../../src/app/site/contentHead.ts';
import type { ContentPage } from '../../../src/app/site/contentData.ts';
import { PRINTED } from '../../../src/app/site/printedPages.ts';
import { campaign } from '../../../src/campaign.ts';
import { sampleSeeds as seeds } from '../../../src/sample/seeds.ts';
import { localHref } from '../../../src/core/address.ts';
import { LOCALES, setLocale, type Locale } from '../../../src/core/locale.ts';
import { commitmentEmbed } from '../../../src/app/site/commitmentEmbed.ts';
import type { LiveRow } from '../../../src/features/feeds/model/rows.ts';
import { ratedRow } from '../../../src/features/plan/model/ratedRow.ts';
import { row, update } from '../../features/feeds/model/samples.ts';

const site = campaign.siteUrl;
const live = new Map([['commitment', [row()]]]);
function headOf(path: string, locale: Locale, more: Partial<ContentPage> = {}) {
  setLocale(locale);
  return contentHead(campaign, seeds[locale], { path, locale, heading: 'The plan', api: '', live, ...more });
}

describe.each(LOCALES)('the head of every printed page in %s', (locale) => {
  it.each(PRINTED)('%s names itself, both languages, the feeds and what it is about', (path) => {
    const head = headOf(path, locale);
    const hrefs = (rel: string, by: string) => head.links.filter((link) => link['rel'] === rel && by in link);
    const [canonical] = hrefs('canonical', 'href');
    const plain = path === '/citizens' ? '/transparency' : path;
    expect(canonical?.['href']).toBe(site + localHref(plain, locale));
    expect(hrefs('alternate', 'hreflang').map((link) => [link['hreflang'], link['href']])).toEqual([
      ['en', site + plain],
      ['es', `${site}/es${plain}`],
      ['x-default', site + plain],
    ]);
    expect(hrefs('alternate', 'type').map((link) => link['href'])).toEqual(
      ['atom', 'rss'].map((format) => `/functions/v1/open-data/${locale === 'es' ? 'es/' : ''}changes.${format}`),
    );
    expect(head.title).toBe(`The plan · ${campaign.appName}`);
    expect(head.description.length).toBeGreaterThan(40);
    expect(head.description).not.toBe(seeds[locale].head.description);
    expect(head.metas).toContainEqual({ property: 'og:url', content: canonical?.['href'] });
  });

  it('shows a commitment’s own picture where somebody shares it, and the site’s of every other page', () => {
    const picture = (more: Partial<ContentPage>) =>
      headOf('/vision/new-park', locale, more).metas.find(({ property }) => property === 'og:image')?.['content'];
    expect(picture({ row: row() })).toBe(`${site}/share/${row().slug}-${locale}.png`);
    expect(picture({})).toBe(`${site}/og.png`);
  });

  it('is structured data of this page, each with a name of its own', () => {
    for (const path of PRINTED) {
      const { jsonLd } = headOf(path, locale);
      expect(jsonLd.map((one) => one['@type'])).toEqual(expect.arrayContaining(['WebPage', 'BreadcrumbList']));
      for (const one of jsonLd) expect(one['@context']).toBe('https://schema.org');
      const ids = jsonLd.flatMap((one) => ('@id' in one ? [one['@id']] : []));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

it('says of each commitment where it is read', () => {
  const list = headOf('/vision', 'es').jsonLd.find((one) => one['@type'] === 'ItemList');
  expect(list).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{ name: 'Un parque', url: `${site}/es/vision/new-park`, position: 1 }],
  });
});

it('says where each kind of public record is to be had as a file, on the backend where that is elsewhere', () => {
  const sets = headOf('/citizens', 'en', { api: 'https://x.supabase.co' }).jsonLd.filter(
    (one) => one['@type'] === 'Dataset',
  );
  expect(sets).toContainEqual(
    expect.objectContaining({
      distribution: expect.objectContaining({
        contentUrl: 'https://x.supabase.co/functions/v1/open-data/document.json',
      }),
    }),
  );
});

it('describes a single commitment by its own text, and the way to it', () => {
  const text = { en: `**Bold** [link](https://x.example) ${'word '.repeat(60)}` };
  const head = headOf('/vision/new-park', 'en', { row: row({ version: 3, body: { ...row().body, text } }) });
  expect(head.description).toMatch(/^Bold link word .*word…$/);
  expect(head.description.length).toBeLessThanOrEqual(161);
  expect(head.links[0]).toEqual({ rel: 'canonical', href: `${site}/vision/new-park` });
  expect(head.jsonLd.find((one) => one['@type'] === 'CreativeWork')).toMatchObject({ version: 3 });
});

it('says of each part of the portal what is in it, in the words that the part itself has', () => {
  const page = headOf('/transparency/decisions', 'en');
  const overview = headOf('/transparency', 'en');
  expect(page.description).not.toBe(overview.description);
  expect(page.jsonLd).toContainEqual(
    expect.objectContaining({ '@type': 'Dataset', name: `Council decisions · ${campaign.city}` }),
  );
  const names = overview.jsonLd.flatMap((one) => (one['@type'] === 'Dataset' ? [one.name] : []));
  expect(names).toHaveLength(7);
  expect(new Set(names).size).toBe(7);
  const way = page.jsonLd.find((one) => one['@type'] === 'BreadcrumbList');
  expect(way).toMatchObject({ itemListElement: [{}, { name: 'In plain sight' }, {}] });
});

const rating = { ...update, body: { ...update.body, on: '2026-02-01', rating: 'kept' } };

it.each([
  ['en', 'Not Yet Rated', 'Kept'],
  ['es', 'Aún sin calificar', 'Cumplido'],
] as const)('says in %s how a commitment is rated, and that the rating changed its page', (locale, none, kept) => {
  const single = (updates: readonly LiveRow[]) =>
    headOf('/vision/new-park', locale, {
      row: row(),
      live: new Map([...live, ['commitment-update', updates]]),
    }).jsonLd.find((one) => one['@type'] === 'CreativeWork');
  expect(single([])).toMatchObject({ creativeWorkStatus: none, dateModified: '2026-01-02T03:04:05.000Z' });
  expect(single([rating])).toMatchObject({ creativeWorkStatus: kept, dateModified: '2026-02-02T03:04:05.000Z' });
});

describe('a commitment in another site’s frame', () => {
  const embedded = (updates: readonly LiveRow[], locale: Locale = 'en') => {
    setLocale(locale);
    const rated = ratedRow(updates, row().id, campaign.term.firstDay);
    return commitmentEmbed({ ...row().body, due_on: '2027-03-01' }, rated, 'Ada', Date.UTC(2026, 2, 1)).facts[1];
  };

  it('says how it is rated, since when, in either language', () => {
    expect(embedded([rating])).toEqual({ name: 'Rated on February 1, 2026', said: { text: 'Kept', lang: 'en' } });
    expect(embedded([rating], 'es')).toMatchObject({
      name: 'Calificado el 1 de febrero de 2026',
      said: { text: 'Cumplido' },
    });
  });

  it('is not yet rated by anything else: another’s rating, an old one, a word that is none', () => {
    const others = [
      update,
      { ...rating, body: { ...rating.body, of: rating.id } },
      { ...rating, body: { ...rating.body, on: '2025-12-31' } },
      { ...rating, body: { ...rating.body, rating: 'great' } },
    ];
    expect(embedded(others)).toEqual({ name: 'Rating', said: { text: 'Not Yet Rated', lang: 'en' } });
    const later = { ...rating, id: 'later', body: { ...rating.body, on: '2026-02-02', rating: 'stalled' } };
    expect(embedded([later, rating])?.said.text).toBe('Stalled');
  });
});
