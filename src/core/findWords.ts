/** Finding by words: each that is typed must begin a word of the text. */
import { plainText } from './plainText.ts';

export interface Findable<T> {
  readonly item: T;
  /** ' cedar street south ruth okafor', every word behind a space. */
  readonly text: string;
}

/** Prepared once a list, so that a key press only compares. */
export function findable<T>(items: readonly T[], textOf: (item: T) => string): readonly Findable<T>[] {
  return items.map((item) => ({ item, text: ` ${plainText(textOf(item))}` }));
}

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

const headsOf = (plain: string): readonly string[] =>
  plain
    .split(' ')
    .filter(Boolean)
    .map((word) => ` ${word}`);

const among = <T>(index: readonly Findable<T>[], plain: string): readonly Findable<T>[] => {
  const heads = headsOf(plain);
  return index.filter(({ text }) => heads.every((head) => text.includes(head)));
};

export function findWords<T>(index: readonly Findable<T>[], query: string): readonly T[] {
  return among(index, plainText(query)).map(({ item }) => item);
}

/** As findWords(), for a long list that is asked key by key: what goes on from the last query is looked for in what that one found. */
export function findOnward<T>(index: readonly Findable<T>[]): (query: string) => readonly T[] {
  let last = { plain: '', found: index };
  return (query) => {
    const plain = plainText(query);
    last = { plain, found: among(plain.startsWith(last.plain) ? last.found : index, plain) };
    return last.found.map(({ item }) => item);
  };
}
