/** Reads of one kind about different things: the rows of one turf, the queue of one event. */
import type { Read } from './read.ts';

/** The same object for the same key: hooks compare reads by identity. */
export function keyedRead<T>(make: (key: string) => Read<T>): (key: string) => Read<T> {
  const known = new Map<string, Read<T>>();
  return (key) => {
    const read = known.get(key) ?? make(key);
    known.set(key, read);
    return read;
  };
}
