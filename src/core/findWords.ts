/** Finding by words: each that is typed must begin a word of the text, or have the same stem as one ("benches", "bench"). */
import { plainText } from './plainText.ts';
import { stemForms, stemsOf } from './stems.ts';

export interface Findable<T> {
  readonly item: T;
  /** ' cedar street south ruth okafor =cedar =street ': every word between spaces, then the stems of the words. */
  readonly text: string;
}

/** Prepared once a list, so that a key press only compares. */
export function findable<T>(items: readonly T[], textOf: (item: T) => string): readonly Findable<T>[] {
  return items.map((item) => ({ item, text: findableText(textOf(item)) }));
}

/** Of names, which have no endings to lose: a person called Banks is no bank. */
export function findableNames<T>(items: readonly T[], textOf: (item: T) => string): readonly Findable<T>[] {
  return items.map((item) => ({ item, text: ` ${plainText(textOf(item))} ` }));
}

export const findableText = (text: string): string => ` ${plainText(text)} ${stemsOf(text)} `;

/** What is made ready by and by (hooks/usePrepared.ts). */
export interface Preparing {
  /** Does the next piece. @returns whether some is left. Left out: all is ready. */
  readonly prepare?: () => boolean;
}

/** Finds by words in one list; nothing typed finds all of it. */
export interface Finder<T> extends Required<Preparing> {
  (query: string): readonly T[];
}

/** Few enough for a slow phone to answer a press after them. */
const PIECE = 20;

/** For a long list: 5,000 documents prepared at once hold a slow phone up for most of a second. What is not prepared by the first key is then. */
export function finderOf<T>(items: readonly T[], textOf: (item: T) => string): Finder<T> {
  const index: Findable<T>[] = [];
  const prepare = () => {
    index.push(...findable(items.slice(index.length, index.length + PIECE), textOf));
    return index.length < items.length;
  };
  const find = (query: string) => {
    if (plainText(query) === '') return items;
    while (prepare());
    return findWords(index, query);
  };
  return Object.assign(find, { prepare });
}

const wordsIn = (plain: string): readonly string[] => plain.split(' ').filter(Boolean);

function among<T>(index: readonly Findable<T>[], plain: string): readonly Findable<T>[] {
  const wanted = wordsIn(plain).map((word) => [` ${word}`, ...stemForms(word)]);
  if (wanted.length === 0) return index;
  return index.filter(({ text }) => wanted.every((forms) => forms.some((form) => text.includes(form))));
}

export function findWords<T>(index: readonly Findable<T>[], query: string): readonly T[] {
  return among(index, plainText(query)).map(({ item }) => item);
}

/**
 * As findWords(), for a long list that is asked key by key: what has all words but the last is remembered. The last one is still being
 * typed, and half of "poisoning" has another stem than the whole.
 */
export function findOnward<T>(index: readonly Findable<T>[]): (query: string) => readonly T[] {
  let last = { done: '', found: index };
  return (query) => {
    const plain = plainText(query);
    const done = plain.slice(0, Math.max(plain.lastIndexOf(' '), 0));
    const goesOn = last.done === '' || done === last.done || done.startsWith(`${last.done} `);
    last = { done, found: among(goesOn ? last.found : index, done) };
    return among(last.found, plain.slice(done.length)).map(({ item }) => item);
  };
}
