/** Newer words in a printed page: what the worker puts together is what the build would have printed. */
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderLanding } from '../../src/build/entry-prerender.tsx';
import { findPlaces, markedWords } from '../../src/build/places.ts';
import { words as en } from '../../src/sample/en.ts';
import { words as es } from '../../src/sample/es.ts';
import type { PageWords } from '../../src/campaign/page.ts';
import { fillPage, islandOf, leavesOf, mayBeUnprinted, printedWords, type Places } from '../../src/campaign/places.ts';
import type { Words } from '../../src/campaign/words.ts';
import { escapeHtml } from '../../src/core/html.ts';
import type { Locale } from '../../src/core/locale.ts';

/** In Spanish one section is borrowed, as where it was not translated. */
const pages: Readonly<Record<Locale, PageWords>> = {
  en: { locale: 'en', words: en, borrowed: {}, from: { en: 'a' } },
  es: { locale: 'es', words: { ...es, faq: en.faq }, borrowed: { faq: 'en' }, from: { es: 'b', en: 'a' } },
};
const ATTACK = '</script><img src=x onerror=alert(1)> & "said" ’it’s $& $1 \\u003c {{}} zq1qz';

/** @param island the words beneath the text, where they are others. */
async function print(page: PageWords, island = page): Promise<string> {
  const { head, html } = await renderLanding(page.locale, page);
  return `<html><head>${head}</head><body><div id="root">${html}</div>${islandOf(island)}</body></html>`;
}

/** The same shape with other texts; what is an address or a name in one stays of its kind. */
function reworded(words: Words, say: (text: string) => string): Words {
  const other = (part: unknown, key = ''): unknown => {
    if (typeof part === 'string')
      return /^(slug|href|email|directions)$/.test(key) || part.startsWith('https:') ? part : say(part);
    if (Array.isArray(part)) return part.map((one) => other(one));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, other(value, name)]));
  };
  return other(words) as Words; // of the same shape
}

describe.each(['en', 'es'] as const)('in %s', (locale) => {
  const page = pages[locale];
  let html: string;
  let places: Places;
  beforeAll(async () => {
    html = await print(page);
    places = findPlaces(html, await print(markedWords(page), page), page);
  });
  const filled = (words: Words) => fillPage(html, places, page, { ...page, words, from: { [locale]: 'newer' } });

  it('other words are put where the build would have printed them, in markup, head, structured data and island', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((one) => /\S/.test(one)),
      fc.constant(ATTACK),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 7, maxLength: 7 }), async (texts) => {
        let n = 0;
        const words = reworded(page.words, (old) => (n++ % 3 === 0 ? old : (texts[n % texts.length] ?? old)));
        const together = filled(words);
        expect(together).toBe(await print({ ...page, words }));
        expect(printedWords(together).words).toEqual(words);
      }),
      { numRuns: 12 },
    );
  });

  it('markup in a text stays text', () => {
    const together = filled(reworded(page.words, () => ATTACK));
    expect(together).not.toContain('<img src=x');
    expect(together.match(/<script/g)).toHaveLength(html.match(/<script/g)?.length ?? 0);
  });

  it('the same words make the same page', () => {
    expect(filled(structuredClone(page.words))).toBe(html);
  });

  it('every text that a visitor reads has a place', () => {
    const placed = new Set(places.filter((_, index) => index % 2 === 1).map((place) => place >> 1));
    const unplaced = leavesOf(page.words).filter((_, index) => !placed.has(index));
    expect(unplaced.map(({ section, path }) => [section, ...path].join('.'))).toEqual([
      'earlyVoting.electionDate',
      'earlyVoting.countdownTarget',
      'earlyVoting.timeZone',
      'testimonials.items.0.picture.media',
      `testimonials.items.0.picture.alt.${locale === 'en' ? 'es' : 'en'}`,
    ]);
    expect(unplaced.every(mayBeUnprinted)).toBe(true);
  });

  it.each([
    ['a longer list', { faq: { ...page.words.faq, items: [...page.words.faq.items, ...page.words.faq.items] } }],
    ['an empty text', { closing: { ...page.words.closing, title: '' } }],
    [
      'a figure',
      { video: { ...page.words.video, transcript: page.words.video.transcript.map((cue) => ({ ...cue, end: 1 })) } },
    ],
    ['a lost part', { legal: { paidFor: 'x' } }],
  ])('a section with %s keeps its old words in markup and island, and the others are new', (_, changed) => {
    const hero = { ...page.words.hero, headline: ['New.', 'Newer.'] };
    const words = { ...page.words, ...changed, hero } as Words; // broken on purpose
    expect(printedWords(filled(words)).words).toEqual({ ...page.words, hero });
    expect(filled(words)).toContain('>New.<');
  });

  it('a section that comes in another language than before keeps its old words', () => {
    const words = { ...page.words, closing: { title: 'Other', call: 'Words' } };
    const newer: PageWords = { ...page, words, borrowed: { ...page.borrowed, closing: locale === 'en' ? 'es' : 'en' } };
    expect(fillPage(html, places, page, newer)).toBe(html);
  });

  it('a page of another build is not touched', () => {
    const other = html.replace('<h1', '<hr><h1');
    expect(() => fillPage(other, places, page, { ...page, words: reworded(page.words, () => 'x') })).toThrow(
      'not the one',
    );
  });
});

it('a word that is printed in another way than as it is fails the build, by its name', async () => {
  const html = await print(pages.en);
  const shouted = html.replace(escapeHtml(en.closing.title), escapeHtml(en.closing.title).toUpperCase());
  const marked = await print(markedWords(pages.en), pages.en);
  expect(() => findPlaces(shouted, marked, pages.en)).toThrow(/prints a word after \w+.* in another way/);
});
