/** Every kind of content that the public sees may be taken along, and nothing that an Edge Function cannot load is needed for it. */
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { feedWords } from '../../../../src/campaign/feed.ts';
import { LOCALES, setLocale } from '../../../../src/core/locale.ts';
import { kindName } from '../../../../src/features/content/parts/labels.ts';
import { OPEN_KINDS } from '../../../../src/features/feeds/model/kinds.ts';
import { WORDS } from '../../../../src/features/feeds/model/news.ts';
import { RATINGS } from '../../../../src/features/plan/model/asked.ts';
import { ratingWords } from '../../../../src/features/plan/parts/written.ts';
import { contentKinds } from '../../../../src/wiring/contentKinds.ts';
import { importsIn, sourcesIn } from '../../../structure/importGraph.ts';

/** The landing page's own words: they are on the page. */
const isWords = (kind: string) => kind.startsWith('words-');
/** It is told with what it is to: the tables of questions, of ideas and of places have it. */
const isReply = (kind: string) => kind === 'reply' || kind === 'place';

it('names every kind but the landing page’s words, replies and texts of places, with its own title and address', () => {
  const kinds = contentKinds.filter(({ kind }) => !isWords(kind) && !isReply(kind));
  expect(OPEN_KINDS.map(({ kind, title, address }) => ({ kind, title, address }))).toEqual(
    kinds.map(({ kind, title, address }) => ({ kind, title, address })),
  );
});

it('says of each what its fields say', () => {
  for (const { kind, text, of } of OPEN_KINDS) {
    const fields = contentKinds.find((one) => one.kind === kind)?.fields ?? {};
    for (const name of [text, of?.field]) if (name !== undefined) expect(Object.keys(fields)).toContain(name);
  }
});

it.each(LOCALES)('tells every section of the landing page, and calls it in %s what the studio calls it', (locale) => {
  setLocale(locale);
  const kinds = contentKinds.map(({ kind }) => kind).filter(isWords);
  const { page, sections } = feedWords[locale];
  expect(Object.keys(WORDS).toSorted()).toEqual(kinds.toSorted());
  expect(Object.fromEntries(Object.entries(sections).map(([kind, name]) => [kind, `${page}: ${name}`]))).toEqual(
    Object.fromEntries(kinds.map((kind) => [kind, kindName(kind)])),
  );
});

it.each(LOCALES)('calls a rating in %s what the page calls it', (locale) => {
  setLocale(locale);
  expect(feedWords[locale].rated).toEqual(Object.fromEntries(RATINGS.map((one) => [one, ratingWords[one]()])));
});

it('needs no package: an Edge Function has none', () => {
  const src = resolve(import.meta.dirname, '../../../../src');
  const imports = importsIn(sourcesIn(src), src);
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { from, to } of imports) if (from === file) visit(to);
  };
  visit('features/feeds/model/answer.ts');
  expect([...seen].filter((file) => !/\.(ts|json)$/.test(file))).toEqual([]);
  expect(seen.size).toBeGreaterThan(4);
});
