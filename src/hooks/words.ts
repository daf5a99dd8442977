/**
 * What the campaign says, for components: the words of the page's language, section by section. A printed page has them in itself
 * (an island of JSON), so that hydration finds what is printed; any other page fetches them as a file.
 */
import { createContext, use, useSyncExternalStore } from 'react';
import { keptWords } from '../adapters/browser/keptWords.ts';
import { ISLAND, newerThan, type PageWords } from '../campaign/page.ts';
import type { Section, Words } from '../campaign/words.ts';
import { currentLocale, LOCALES, onLocale, type Locale } from '../core/locale.ts';
import { useLocale } from './locale.ts';
import { startWithZone } from './learnZone.ts';
import { createWordsStore, type WordsSource } from './wordsStore.ts';

export const words = createWordsStore();

const text = typeof document === 'undefined' ? null : document.getElementById(ISLAND)?.textContent;
if (text) putWords(JSON.parse(text) as PageWords); // printed by the build, or put together by the worker

const files: Readonly<Record<Locale, () => Promise<{ page: PageWords }>>> = {
  en: () => import('../campaign/printed/en.ts'),
  es: () => import('../campaign/printed/es.ts'),
};

/**
 * Before a page in this language is drawn; nothing to wait for where its words are here.
 * Where they are not to be had, another language's do: rejects only if there are none at all.
 */
export function readyWords(locale: Locale = currentLocale()): Promise<void> | undefined {
  return words.has(locale) ? undefined : fetchWords(locale);
}

// A language that an address brought, by the back button say, is shown at once and its words as soon as they are here.
onLocale(askForWords);

function askForWords(): void {
  void readyWords()?.catch(() => undefined);
}

/** Of which nothing is here: what the campaign says is then shown in another language. */
export const wordsMissing = (locale: Locale): boolean => !words.has(locale);

/** Their zone is the one that a printed page was printed with. */
function putWords(page: PageWords): void {
  words.put(page);
  startWithZone(page.words.earlyVoting.timeZone);
}

/** As this build has them. */
export const printedPage = (locale: Locale): Promise<PageWords> => files[locale]().then(({ page }) => page);

async function fetchWords(locale: Locale): Promise<void> {
  try {
    const [page, kept] = await Promise.all([printedPage(locale), keptWords(locale).catch(() => null)]);
    putWords(page);
    const newer = newerThan(page, kept);
    if (newer) words.renew(newer, Object.keys(newer.words) as Section[]); // the schema lets no other key in
  } catch (error) {
    if (LOCALES.some(words.has)) {
      // What is shown meanwhile is in another language, and marked.
      addEventListener('online', askForWords, { once: true });
      return;
    }
    const other = LOCALES.find((one) => one !== locale);
    if (!other) throw error;
    putWords(await printedPage(other));
  }
}

/** Whose words the components say: another one's where a page is printed apart from the one that is shown. */
export const WordsContext = createContext<WordsSource>(words);

/** Outside components; null while there are none. */
export const wordsNow = (): Words | null => {
  const locale = currentLocale();
  return LOCALES.some(words.has) ? words.page(locale, 'head').words : null;
};

export interface Spoken<S extends Section> {
  readonly words: Words[S];
  /** For the element around them, where they are in another language than the page. */
  readonly lang: Locale | undefined;
  /** The language that the words are in. */
  readonly locale: Locale;
}

export function useWords<S extends Section>(section: S): Spoken<S> {
  const source = use(WordsContext);
  const wanted = useLocale();
  const page = useSyncExternalStore(
    source.subscribe,
    () => source.page(wanted, section),
    () => source.printed(wanted),
  );
  const locale = page.borrowed[section] ?? page.locale;
  return { words: page.words[section], lang: locale === wanted ? undefined : locale, locale };
}
