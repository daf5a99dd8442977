/** Money as a phone of the campaign sends it, and the database behind the server, for what no request can bring about. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import postgres from 'postgres';
import { foldersIn } from '../../../supabase/local/cluster/initdb.ts';
import { database, owner } from '../../../supabase/local/cluster/roles.ts';
import type { Person } from '../../db/support/people.ts';
import { townDay } from '../../support/townDay.ts';
import { idOf, type Row } from './api.ts';
import { now } from './honest.ts';
import type { Target } from './target.ts';

/** Everything about money that is written row by row, and what is written by functions alone. */
export const WRITTEN = ['ledger_entries', 'contributor_versions', 'contributor_links', 'deposit_events'] as const;
export const KEPT = [
  ...WRITTEN,
  'contributors',
  'entry_pictures',
  'entry_approvals',
  'obligation_settlements',
  'rule_sets',
  'rules',
  'reports',
  'report_lines',
  'publications',
  'contributor_withholdings',
] as const;

/** Ada Abbott of the sample town, whom the finance director wrote down. */
export const ADA = '6b000000-0000-4000-8000-000000000001';

const sent = (person: Person): Row => ({ id: randomUUID(), user_id: idOf(person), client_created_at: now() });

/** Of Ada Abbott where the books are kept; who only collects may not name another's contributor. */
export const gift = (person: Person, over: Row = {}): Row => ({
  ...sent(person),
  type: 'contribution',
  amount_cents: 2500,
  contributor_id: ['finance', 'manager', 'candidate'].includes(person) ? ADA : null,
  received_on: townDay(),
  method: 'check',
  ...over,
});

export const giver = (person: Person, over: Row = {}): Row => ({
  ...sent(person),
  contributor_id: randomUUID(),
  kind: 'IND',
  name: 'Ada Quill',
  ...over,
});

export const link = (person: Person, over: Row = {}): Row => {
  const [a, b] = [randomUUID(), randomUUID()].sort();
  return { ...sent(person), a, b, verdict: 'same', ...over };
};

export const slip = (person: Person, over: Row = {}): Row => ({
  ...sent(person),
  slip_id: randomUUID(),
  action: 'deposit',
  happened_on: townDay(),
  ...over,
});

/** As its owner: past every guard, as a broken disk or a hand in the machine would be. */
export async function asOwner<Found>(target: Target, use: (sql: postgres.Sql) => Promise<Found>): Promise<Found> {
  const host = foldersIn(path.join(target.dataDir, 'postgres')).socket;
  const sql = postgres({ host, user: owner, database, max: 1, onnotice: () => undefined });
  try {
    return await use(sql);
  } finally {
    await sql.end();
  }
}
