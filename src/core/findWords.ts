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
