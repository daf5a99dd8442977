/** Which words a page shows of what is known in each language. */
import { expect, it } from 'vitest';
import { words as en } from '../../src/sample/en.ts';
import { words as es } from '../../src/sample/es.ts';
import { composePage } from '../../src/campaign/page.ts';

const seed = { words: en, borrowed: {} };
const headline = (first: string) => ({ hero: { ...en.hero, headline: [first, 'Second.'] } });

it('a language that is whole is shown without a word of the other', () => {
  const page = composePage('es', { es: { sha256: 'a', words: es }, en: { sha256: 'b', words: en } }, seed);
  expect(page).toEqual({ locale: 'es', words: es, borrowed: {}, from: { es: 'a' } });
});

it('a section that is missing is the other language’s, and said to be', () => {
  const { faq: _faq, ...rest } = es;
  const page = composePage('es', { es: { sha256: 'a', words: rest }, en: { sha256: 'b', words: en } }, seed);
  expect(page.words).toEqual({ ...es, faq: en.faq });
  expect(page.borrowed).toEqual({ faq: 'en' });
  expect(page.from).toEqual({ es: 'a', en: 'b' });
});

it('what no snapshot has stays as it was', () => {
  const before = { words: es, borrowed: { legal: 'en' } } as const;
  const page = composePage('es', { es: { sha256: 'a', words: { faq: es.faq } } }, before);
  expect(page.words).toEqual(es);
  expect(page.borrowed).toEqual({ legal: 'en' });
});

it('a section that has been translated meanwhile is no longer borrowed', () => {
  const before = { words: { ...es, ...headline('Falls.') }, borrowed: { hero: 'en' } } as const;
  const page = composePage('es', { es: { sha256: 'a', words: { hero: es.hero } } }, before);
  expect(page.words.hero).toEqual(es.hero);
  expect(page.borrowed).toEqual({});
});
