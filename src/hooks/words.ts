/** What the campaign says, for components: the words of the page's language, section by section. */
import { createContext, use, useSyncExternalStore } from 'react';
import type { PageWords } from '../campaign/page.ts';
import type { Section, Words } from '../campaign/words.ts';
import type { Locale } from '../core/locale.ts';
import { words as en } from '../campaign/en.ts';

export interface WordsSource {
  subscribe(tell: () => void): () => void;
  /** The page that this section is shown of. */
  page(section: Section): PageWords;
  /** As printed into the page, for hydration. */
  printed(): PageWords;
}

const seed: PageWords = { locale: 'en', words: en, borrowed: {}, from: {} };
const still: WordsSource = { subscribe: () => () => undefined, page: () => seed, printed: () => seed };

export const WordsContext = createContext<WordsSource>(still);

/** Outside components. */
export const wordsNow = (): Words => still.printed().words;

export interface Spoken<S extends Section> {
  readonly words: Words[S];
  /** For the element around them, where they are in another language than the page. */
  readonly lang: Locale | undefined;
  /** The language that the words are in. */
  readonly locale: Locale;
}

export function useWords<S extends Section>(section: S): Spoken<S> {
  const source = use(WordsContext);
  const page = useSyncExternalStore(source.subscribe, () => source.page(section), source.printed);
  const lang = page.borrowed[section];
  return { words: page.words[section], lang, locale: lang ?? page.locale };
}
