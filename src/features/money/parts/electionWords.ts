/** What an election is called: its name as the rules have it, and its day. */
import { m } from '../../../messages/messages.js';
import { dayWords } from './dayWords.ts';
import type { Election } from '../model/rules.ts';

const NAMED: Readonly<Record<string, () => string>> = {
  primary: m.money_election_primary,
  general: m.money_election_general,
};

export const electionName = (id: string): string => NAMED[id]?.() ?? id;

export const electionWords = ({ id, held_on }: Election): string =>
  m.money_election_on({ name: electionName(id), day: dayWords(held_on) });
