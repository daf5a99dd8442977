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

export function findWords<T>(index: readonly Findable<T>[], query: string): readonly T[] {
  const heads = plainText(query)
    .split(' ')
    .filter(Boolean)
    .map((word) => ` ${word}`);
  return index.filter(({ text }) => heads.every((head) => text.includes(head))).map(({ item }) => item);
}
