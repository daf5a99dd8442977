/** Where a thing that is live is shown: on its own page, or at its place on the page of all of its kind. */
import { OPEN_KINDS, placeOf } from './kinds.ts';

/** @returns an address without a language; null for what nobody is shown. */
export function pageOf(kind: string, slug: string): string | null {
  const known = OPEN_KINDS.find((one) => one.kind === kind);
  return known ? placeOf(known, slug) : null;
}
