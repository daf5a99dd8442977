/** What an election is called, in the language of whoever reads; asked while drawing. */
import { currentLocale } from '../../../core/locale.ts';
import { m } from '../../../messages/messages.js';
import type { ElectionKind, ElectionNames } from './rules.ts';

export const electionKindWords: Readonly<Record<ElectionKind, () => string>> = {
  primary: m.money_election_primary,
  general: m.money_election_general,
  runoff: m.money_election_runoff,
  special: m.money_election_special,
  other: m.money_election_other,
};

/** The sample town's, and of a device that read them before they had names. */
const BY_ID: Readonly<Record<string, () => string>> = {
  primary: m.money_election_primary,
  general: m.money_election_general,
};

export function electionNameOf(id: string, named: ElectionNames | undefined): string {
  const own = currentLocale() === 'es' ? named?.name_es : named?.name_en;
  if (own) return own;
  return named?.kind === undefined ? (BY_ID[id]?.() ?? id) : electionKindWords[named.kind]();
}
