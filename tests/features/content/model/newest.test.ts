/** Which page is made of what was published. */
import { expect, it, vi } from 'vitest';
import { words as en } from '../../../../src/sample/en.ts';
import { words as es } from '../../../../src/sample/es.ts';
import type { PageWords } from '../../../../src/campaign/page.ts';
import type { Snapshot } from '../../../../src/campaign/words.ts';
import type { Locale } from '../../../../src/core/locale.ts';
import { newestPage, type SnapshotHead } from '../../../../src/features/content/model/newest.ts';

const { faq: _faq, ...withoutFaq } = es;
const NOON = '2026-11-22T12:00:00+00:00';
const LATER = '2026-11-22T13:00:00+00:00';
const english: PageWords = { locale: 'en', words: en, borrowed: {}, from: { en: 'a' } };
const spanish: PageWords = { locale: 'es', words: es, borrowed: {}, from: { es: 'b' } };
const lacking: PageWords = {
  locale: 'es',
  words: { ...es, faq: en.faq },
  borrowed: { faq: 'en' },
  from: { es: 'b', en: 'a' },
};
const head = (locale: Locale, sha256: string, publishedAt = NOON): SnapshotHead => ({ locale, sha256, publishedAt });
const closing = { title: 'Ya.', call: 'Sí' };

const bringing = (words: Partial<Record<Locale, Snapshot>>) => {
  const published = vi.fn(async ({ locale }: SnapshotHead) => {
    const found = words[locale];
    if (!found) throw new Error('gone');
    return found;
  });
  return { published, printed: async (locale: Locale) => (locale === 'en' ? english : spanish) };
};

it.each([
  ['nothing was published', []],
  ['the printed words are the published ones', [head('en', 'a')]],
  ['another language has news that this page borrows nothing of', [head('en', 'a'), head('es', 'c')]],
])('asks for no words where %s', async (_, heads) => {
  const bring = bringing({});
  expect(await newestPage(english, heads, bring)).toBeNull();
  expect(bring.published).not.toHaveBeenCalled();
});

it('says what was published, and when', async () => {
  const words = { ...en, closing };
  expect(await newestPage(english, [head('en', 'c')], bringing({ en: words }))).toEqual({
    ...english,
    words,
    from: { en: 'c' },
    publishedAt: { en: NOON },
  });
});

it('goes back to older words only where they were published anew', async () => {
  const shown = { ...english, from: { en: 'c' }, publishedAt: { en: NOON } };
  const bring = bringing({ en });
  expect(await newestPage(shown, [head('en', 'a', '2026-11-22T11:00:00+00:00')], bring)).toBeNull();
  expect(await newestPage(shown, [head('en', 'a')], bring)).toBeNull();
  expect(await newestPage(shown, [head('en', 'a', LATER)], bring)).toMatchObject({ from: { en: 'a' }, words: en });
});

it.each([
  ['as published', [head('es', 'c'), head('en', 'd')], { ...en.faq, title: 'Fair' }],
  ['as this build has it, where it was never published', [head('es', 'c')], en.faq],
])('a section that is no longer translated is the other language’s, %s', async (_, heads, faq) => {
  const bring = bringing({ es: { ...withoutFaq, closing }, en: { ...en, faq } });
  const page = await newestPage(spanish, heads, bring);
  expect(page?.words).toEqual({ ...es, closing, faq });
  expect(page?.borrowed).toEqual({ faq: 'en' });
});

it('a borrowed section has the other language’s news', async () => {
  const faq = { ...en.faq, title: 'Fairer questions' };
  const page = await newestPage(lacking, [head('es', 'b'), head('en', 'd')], bringing({ en: { ...en, faq } }));
  expect(page?.words).toEqual({ ...es, faq });
  expect(page?.from).toEqual({ es: 'b', en: 'd' });
});

it('half of what a page needs is none of it', async () => {
  await expect(newestPage(lacking, [head('es', 'c'), head('en', 'd')], bringing({ es: withoutFaq }))).rejects.toThrow();
});
