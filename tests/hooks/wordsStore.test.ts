/** What a page says while newer words come in. */
import { expect, it, vi } from 'vitest';
import { words as english } from '../../src/sample/en.ts';
import { words as spanish } from '../../src/sample/es.ts';
import type { PageWords } from '../../src/campaign/page.ts';
import { createWordsStore } from '../../src/hooks/wordsStore.ts';

const en: PageWords = { locale: 'en', words: english, borrowed: {}, from: { en: 'a' } };
const es: PageWords = { locale: 'es', words: spanish, borrowed: {}, from: { es: 'b' } };
const newer: PageWords = { ...en, from: { en: 'c' } };

it('a section that is replaced says the newer words; the others, and what hydration asks for, stay', () => {
  const store = createWordsStore();
  store.put(en);
  const tell = vi.fn();
  const end = store.subscribe(tell);
  store.renew(newer, ['faq']);
  expect(tell).toHaveBeenCalledTimes(1);
  expect(store.page('en', 'faq')).toBe(newer);
  expect(store.page('en', 'hero')).toBe(en);
  expect(store.printed('en')).toBe(en);
  end();
  store.put(es);
  expect(tell).toHaveBeenCalledTimes(1);
  expect(store.page('es', 'faq')).toBe(es);
});

it('a language whose words are not here says another one’s, until they come', () => {
  const store = createWordsStore();
  store.put(en);
  expect(store.has('es')).toBe(false);
  expect(store.page('es', 'hero')).toBe(en);
  store.put(es);
  expect(store.page('es', 'hero')).toBe(es);
});
