/** What changed, read as feed readers read it. */
import { describe, expect, it } from 'vitest';
import { atomFeed, rssFeed } from '../../../../src/features/feeds/model/feed.ts';
import { OPEN_KINDS } from '../../../../src/features/feeds/model/kinds.ts';
import type { LiveRow } from '../../../../src/features/feeds/model/rows.ts';
import type { Locale } from '../../../../src/core/locale.ts';
import { row, site, update } from './samples.ts';

const made = (make: typeof atomFeed, rows: readonly LiveRow[], locale: Locale) => {
  const live = new Map(OPEN_KINDS.map(({ kind }) => [kind, rows.filter((one) => one.kind === kind)]));
  return make(OPEN_KINDS, live, { ...site, self: 'https://api.example/x?a&b', locale, licence: 'CC BY 4.0' });
};
const parts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

describe('the Atom feed', () => {
  const xml = made(atomFeed, [row({ version: 3 }), update], 'en');

  it('has an entry for each wording, the newest first, each under its own name for ever', () => {
    expect(parts(xml, 'id')).toEqual([
      'https://api.example/x?a&#38;b',
      `urn:uuid:${update.revision}`,
      `urn:uuid:${row().revision}`,
    ]);
    expect(parts(xml, 'updated')).toEqual([
      '2026-02-02T03:04:05.000Z',
      '2026-02-02T03:04:05.000Z',
      '2026-01-02T03:04:05.000Z',
    ]);
  });

  it('says that a text was reworded, and leads to where it is read', () => {
    expect(xml).toContain('<title>A park &#38; a &#60;pool&#62; (wording 3)</title>');
    expect(xml.match(/href="https:\/\/ada\.example\/vision\/new-park"/g)).toHaveLength(2);
  });

  it('says how an update rates its commitment, in the language of its text', () => {
    const rating = (on: string, changes = {}) =>
      made(atomFeed, [{ ...update, body: { ...update.body, on, rating: 'in-the-works', ...changes } }], 'es');
    expect(rating('2026-02-01')).toContain('<title>In the Works: The first tree stands.</title>');
    expect(rating('2026-02-01', { text: { es: 'Ya hay un árbol.' } })).toContain('<title>En marcha: Ya hay un árbol.<');
    // Nobody had the office yet: it rates nothing, here as on the page.
    expect(rating('2025-12-31')).toContain('<title>The first tree stands.</title>');
    expect(rating('2026-02-01', { rating: 'constructor' })).toContain('<title>The first tree stands.</title>');
  });

  it('speaks Spanish, and marks what is there in English alone', () => {
    const spanish = made(atomFeed, [row(), update], 'es');
    expect(spanish).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">');
    expect(spanish).toContain('<title>Un parque</title>');
    expect(spanish).toMatch(/<entry xml:lang="en">\s*<id>[^<]*<\/id>\s*<title>The first tree stands\.<\/title>/);
    expect(spanish).toContain('href="https://ada.example/es/vision/new-park"');
  });

  it('is a feed also when nothing was published yet, and holds fifty at most', () => {
    expect(made(atomFeed, [], 'en')).not.toContain('<entry');
    const many = Array.from({ length: 80 }, (_, n) => row({ revision: `r${n}` }));
    expect(made(atomFeed, many, 'en').match(/<entry/g)).toHaveLength(50);
  });

  it('leaves out what XML cannot say', () => {
    const odd = row({ body: { title: { en: 'a\u0000b\u001F\uD800c\uFFFEd😀' }, text: {} } });
    expect(made(atomFeed, [odd], 'en')).toContain('<title>abcd😀</title>');
  });
});

describe('the RSS feed', () => {
  it('says the same with dates as mails have them', () => {
    const xml = made(rssFeed, [row(), update], 'es');
    expect(parts(xml, 'guid')).toEqual([`urn:uuid:${update.revision}`, `urn:uuid:${row().revision}`]);
    expect(parts(xml, 'pubDate')[1]).toBe('Fri, 02 Jan 2026 03:04:05 GMT');
    expect(parts(xml, 'language')).toEqual(['es']);
    expect(parts(xml, 'description').at(-1)).toBe('By 2027. For all.');
  });
});
