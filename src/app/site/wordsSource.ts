/** The words of one page whatever is asked for: for a part that is drawn in other words than the campaign's published ones. */
import type { PageWords } from '../../campaign/page.ts';
import type { Words } from '../../campaign/words.ts';
import type { Locale } from '../../core/locale.ts';
import type { WordsSource } from '../../hooks/wordsStore.ts';

/** What is in another language than the page is marked. */
export function wordsSource(words: Words, locale: Locale): WordsSource {
  const page: PageWords = { locale, words, borrowed: {}, from: {} };
  return { subscribe: () => () => undefined, page: () => page, printed: () => page };
}
