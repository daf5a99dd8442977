/** A language as a voter file writes it, in the words of whoever reads: "español" for "Spanish" or "SPA". What is saved stays as written. */
import { languageNames } from '../../../hooks/format.ts';
import { localeOf } from '../model/spoken.ts';

export function spokenWords(written: string): string {
  const known = localeOf(written);
  return known === null ? written : (languageNames().of(known) ?? written);
}
