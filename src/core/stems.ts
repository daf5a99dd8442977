/** The stems of words in English and Spanish, alike for what is searched and what is typed. Stemmers: Porter's and Snowball's (@orama/stemmers). */
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { plainText } from './plainText.ts';

export type StemLanguage = 'en' | 'es';

/** Shorter words have no endings to lose. */
const SHORTEST = 4;
/** Words whose stems are remembered: more than a directory has. */
const MOST_KNOWN = 20_000;
const known = new Map<string, readonly [en: string, es: string]>();

/** Accents are gone by then, and Snowball knows "-ción" by its accent alone. */
const accented = (word: string) => word.replace(/([cs])ion$/, '$1ión');
const isSpelled = (word: string) => word.length >= SHORTEST && /^\p{Letter}+$/u.test(word);

function bothStems(word: string): readonly [en: string, es: string] {
  const before = known.get(word);
  if (before) return before;
  const stems = isSpelled(word)
    ? ([english(word), plainText(spanish(accented(word)))] as const)
    : ([word, word] as const);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, stems);
  return stems;
}

/** @param word as plainText() has it. */
export const stemIn = (word: string, language: StemLanguage): string => bothStems(word)[language === 'en' ? 0 : 1];

const ENGLISH = new Set('the of and to in is are it that for on with was be at we our this have they not'.split(' '));
const SPANISH = new Set(
  'el la los las de del y que en un una es por con para se no su lo al hay nos son mas'.split(' '),
);

/** The languages that a text may be in: by its small words one, or both where they don't tell. */
export function languagesOf(words: readonly string[]): readonly StemLanguage[] {
  const [en, es] = [ENGLISH, SPANISH].map((small) => words.filter((word) => small.has(word)).length);
  if (en === undefined || es === undefined || en === es) return ['en', 'es'];
  return en > es ? ['en'] : ['es'];
}

const wordsIn = (text: string) => plainText(text).split(' ').filter(Boolean);

/** "=bench ~banc": the stems of a text, each with the sign of its language, and the words that are no stem of their own: "lugar" is "lugares"' one. */
export function stemsOf(text: string): string {
  const signs = new Set<string>();
  // A record may have its words in both languages.
  for (const sentence of text.split(/[.!?;:\n]/)) {
    const words = wordsIn(sentence);
    const languages = languagesOf(words);
    for (const word of words.filter(isSpelled))
      for (const language of languages) signs.add(signOf(stemIn(word, language), language)).add(signOf(word, language));
  }
  return [...signs].join(' ');
}

const signOf = (stem: string, language: StemLanguage) => (language === 'en' ? '=' : '~') + stem;

/** What a typed word may be among the stems of a text. */
export function stemForms(word: string): readonly string[] {
  if (!isSpelled(word)) return [];
  const [en, es] = bothStems(word);
  return [` ${signOf(en, 'en')} `, ` ${signOf(es, 'es')} `];
}
