/** The table of who may do what in supabase/README.md is what the database allows. */
import { expect, it } from 'vitest';
import { generate } from '../../supabase/local/accessMatrix.ts';
import { useSuperuser } from './support/superuser.ts';

const database = useSuperuser({ seed: true });

it('the README says who may read, add, change and call what (else: npm run access:matrix -- --write)', async () => {
  const { now, wanted, part } = await generate(database());
  expect(now).toBe(wanted);
  // Otherwise nothing was tried.
  const row = part.split('\n').find((line) => line.startsWith('| ledger_entries (contributions'));
  const cells = row?.split('|').map((cell) => cell.trim());
  expect(cells?.slice(2, 5)).toEqual(['–', '–', '–']);
  expect(cells).toContain('own a');
  expect(cells).toContain('r a');
});
