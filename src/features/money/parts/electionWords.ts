/** What an election is called: its name as the rules have it, and its day. */
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { rulesRead } from '../data/reads.ts';
import { electionNameOf } from '../model/electionNames.ts';
import type { Election } from '../model/rules.ts';
import { dayWords } from './dayWords.ts';

export const electionName = (id: string, elections: readonly Election[]): string =>
  electionNameOf(
    id,
    elections.find((one) => one.id === id),
  );

/** The names of those in force, where nothing but the id is at hand. */
export function useElectionName(): (id: string) => string {
  const elections = useStaffRead(rulesRead).rows?.[0]?.elections ?? [];
  return (id) => electionName(id, elections);
}

export const electionWords = (one: Election): string =>
  m.money_election_on({ name: electionNameOf(one.id, one), day: dayWords(one.held_on) });
