/** What search engines and messengers read of the landing page, in each language. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../src/campaign.ts';
import { words } from '../../../src/sample/en.ts';
import { sampleSeeds as seeds } from '../../../src/sample/seeds.ts';
import { localHref } from '../../../src/core/address.ts';
import { LOCALES, type Locale } from '../../../src/core/locale.ts';
import { landingHead, type HeadEvent, type StructuredData } from '../../../src/app/site/head.ts';

const origin = 'https://vote.example';
const event: HeadEvent = {
  id: 'e1',
  title: 'Town Hall',
  date: '2025-10-18T18:00:00Z',
  location: 'Library, 14 Main Street',
  description: null,
};
const head = landingHead(campaign, words, origin, [event]);

function meta(key: string): string | undefined {
  return head.metas.find((item) => item['property'] === key || item['name'] === key)?.['content'];
}
/** Built as plain objects, each with its kind. */
const blocksOf = ({ jsonLd }: typeof head) =>
  jsonLd as readonly object[] as readonly ({ readonly '@type': string } & Readonly<Record<string, unknown>>)[];
function block(type: string, index = 0) {
  const found = blocksOf(head).filter((item) => item['@type'] === type)[index];
  if (!found) throw new Error(`No ${type} in the structured data.`);
  return found;
}

test('title and description fit what search engines show', () => {
  expect(head.title).toContain(campaign.candidate.name);
  expect([...head.title].length).toBeLessThanOrEqual(60);
  expect([...head.description].length).toBeGreaterThanOrEqual(70);
  expect([...head.description].length).toBeLessThanOrEqual(175);
});

test('one canonical address and absolute pictures', () => {
  expect(head.links).toContainEqual({ rel: 'canonical', href: `${origin}/` });
  expect(meta('og:url')).toBe(`${origin}/`);
  expect(meta('og:image')).toBe(`${origin}/og.png`);
  expect(meta('twitter:image')).toBe(`${origin}/og.png`);
});

test('the sharing picture has the size the tags claim', () => {
  const png = readFileSync(new URL('../../../src/sample/public/og.png', import.meta.url));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
    meta('og:image:width'),
    meta('og:image:height'),
  ]);
});

test('messengers get a video player from the privacy-friendly host', () => {
  expect(meta('twitter:card')).toBe('player');
  expect(meta('twitter:player')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  expect(meta('twitter:player:width')).toBe('1280');
  expect(meta('twitter:player:height')).toBe('720');
});

test('describes the candidate, donating, every question and the events', () => {
  expect(block('Person')).toMatchObject({ name: campaign.candidate.name, url: `${origin}/` });
  expect(block('DonateAction')).toMatchObject({ recipient: { '@id': block('Person')['@id'] } });
  expect(block('FAQPage')['mainEntity']).toHaveLength(5);
  expect(block('VideoObject')).toMatchObject({ duration: 'PT2M4S', uploadDate: campaign.video.uploaded });
  expect(block('Event')).toMatchObject({ startDate: '2025-10-14', endDate: '2025-10-31' });
  expect(block('Event', 1)).toMatchObject({ name: 'Town Hall', endDate: '2025-10-18T19:30:00.000Z' });
});

test('an event ends when staff said, and 90 minutes after its start where no end was typed', () => {
  const endOf = (ends_at: string | null) => {
    const [, meeting] = landingHead(campaign, words, origin, [{ ...event, ends_at }]).jsonLd.filter(
      (one) => '@type' in one && one['@type'] === 'Event',
    );
    return Object.entries(meeting ?? {}).find(([name]) => name === 'endDate')?.[1];
  };
  expect(endOf('2025-10-18T21:00:00Z')).toBe('2025-10-18T21:00:00.000Z');
  expect(endOf(null)).toBe('2025-10-18T19:30:00.000Z');
});

test('an event without a description says nothing instead of null', () => {
  expect(JSON.stringify(head.jsonLd)).not.toContain('null');
});

const heads = Object.fromEntries(
  LOCALES.map((locale) => [locale, landingHead(campaign, seeds[locale], origin, [event], locale)]),
) as Record<Locale, typeof head>; // one of each
/** Every value of a property, however deep. */
function all(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...all(inner, key)]);
}

describe.each(LOCALES)('the page in %s', (locale) => {
  const { links, metas, title, description } = heads[locale];
  const jsonLd = blocksOf(heads[locale]);
  const address = origin + localHref('/', locale);
  const said = (key: string) => metas.filter((item) => item['property'] === key).map((item) => item['content']);

  test('is its own canonical address, and names itself, the other language and a default', () => {
    expect(links.filter(({ rel }) => rel === 'canonical')).toEqual([{ rel: 'canonical', href: address }]);
    const others = links.filter(({ rel }) => rel === 'alternate');
    expect(others.map(({ hreflang }) => hreflang)).toEqual([...LOCALES, 'x-default']);
    expect(others).toContainEqual({ rel: 'alternate', hreflang: locale, href: address });
    expect(others).toContainEqual({ rel: 'alternate', hreflang: 'x-default', href: `${origin}/` });
  });

  test('is named by whatever it names', () => {
    const alternates = ({ links: of }: typeof head) => of.filter(({ rel }) => rel === 'alternate');
    for (const other of LOCALES) expect(alternates(heads[other])).toEqual(alternates(heads[locale]));
  });

  test('tells messengers its own language once, and the others', () => {
    const form = { en: 'en_US', es: 'es_US' };
    expect(said('og:locale')).toEqual([form[locale]]);
    expect(said('og:locale:alternate')).toEqual(LOCALES.filter((one) => one !== locale).map((one) => form[one]));
    expect(said('og:url')).toEqual([address]);
    expect(said('og:title')).toEqual([title]);
    expect(said('og:description')).toEqual([description]);
  });

  test('leads with its structured data to itself, and says its language', () => {
    expect(new Set(all(jsonLd, 'inLanguage'))).toEqual(new Set([locale]));
    const within = all(jsonLd, 'url').filter((url) => String(url).includes('#'));
    expect(within.length).toBeGreaterThan(5);
    for (const url of within) expect(String(url).startsWith(`${address}#`), String(url)).toBe(true);
  });

  test('refers in its structured data to nothing that is not described, and leaves nothing empty', () => {
    const described = jsonLd.flatMap((block) => ('@id' in block ? [block['@id']] : []));
    const referred = all(jsonLd, '@id');
    expect(new Set(described).size).toBe(described.length);
    expect(referred.filter((id) => !described.some((one) => one === id))).toEqual([]);
    expect(JSON.stringify(jsonLd)).not.toMatch(/:(null|""|\[\]|\{\})/);
  });

  test('has what a search engine asks of each kind before it shows it', () => {
    const asked: Readonly<Record<string, readonly string[]>> = {
      Event: ['name', 'startDate', 'location'],
      VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
      FAQPage: ['mainEntity'],
      Person: ['name', 'url'],
      DonateAction: ['recipient', 'target'],
    };
    for (const block of jsonLd)
      expect(Object.keys(block)).toEqual(expect.arrayContaining([...(asked[block['@type']] ?? ['?'])]));
    const dates = ['startDate', 'endDate', 'uploadDate'].flatMap((key) => all(jsonLd, key));
    expect(dates.filter((date) => Number.isNaN(Date.parse(String(date))))).toEqual([]);
  });
});

test('structured data with a property or a value that schema.org does not know does not compile', () => {
  // @ts-expect-error -- no such property of a person
  const person: StructuredData = { '@context': 'https://schema.org', '@type': 'Person', headcount: 3 };
  // @ts-expect-error -- no such status of an event
  const strange: StructuredData = { '@context': 'https://schema.org', '@type': 'Event', eventStatus: 'soon' };
  expect([person, strange]).toHaveLength(2);
});
