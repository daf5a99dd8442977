/** Where a thing that is live is shown: on its own page, or at its place on the page of all of its kind. */
import { OPEN_KINDS, placeOf } from './kinds.ts';

/** What people asked, suggested and reported. A question's name is its session and its place on that page (private.public_ends). */
const OF_PEOPLE: Readonly<Record<string, string>> = {
  idea: '/community-voice#idea-{slug}',
  question: '/engagement/{slug}',
  site: '/revitalization/{slug}',
};

/** @returns an address without a language; null for what nobody is shown. */
export function pageOf(kind: string, slug: string): string | null {
  const known = OPEN_KINDS.find((one) => one.kind === kind);
  if (known) return placeOf(known, slug);
  return OF_PEOPLE[kind]?.replace('{slug}', slug) ?? null;
}
