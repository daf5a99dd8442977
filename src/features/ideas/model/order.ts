/** In which order the wall stands: the newest first, or shuffled anew at each visit. Never the most supported first: late ideas would not be read. */
import type { Idea } from './idea.ts';

/** The same order for the same seed: a list must not jump while it is looked at. */
export function shuffled<T extends Pick<Idea, 'id'>>(items: readonly T[], seed: number): readonly T[] {
  const rank = ({ id }: T): number => {
    let hash = seed | 0;
    for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0x2c1b3c6d);
    return (hash ^ (hash >>> 12)) >>> 0;
  };
  const ranked = items.map((item) => ({ item, at: rank(item) }));
  return ranked.toSorted((a, b) => a.at - b.at).map(({ item }) => item);
}

export const newestFirst = <T extends Pick<Idea, 'id' | 'on'>>(items: readonly T[]): readonly T[] =>
  items.toSorted((a, b) => (a.on === b.on ? (a.id < b.id ? 1 : -1) : a.on < b.on ? 1 : -1));
