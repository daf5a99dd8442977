/**
 * Whether a person is still where they pressed. Saving takes a moment, and who meanwhile went elsewhere by themselves is not
 * taken on to the next door by a save that has just finished.
 */
import { placeNow } from './place.ts';

/** @param end what the address of the page ends with, whatever its language. */
export const stillAt = (end: string): boolean => placeNow().pathname.endsWith(end);
