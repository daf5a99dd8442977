/** The table of who may do what in supabase/README.md is what the database allows. */
import { expect, it } from 'vitest';
import { generate } from '../../supabase/local/accessMatrix.ts';
import { throwawayDatabase } from '../tools/throwaway.ts';

const { choice, remove } = throwawayDatabase();

it('the README says who may read, add, change and call what (else: npm run access:matrix -- --write)', async () => {
  try {
    const { now, wanted, part } = await generate(choice);
    expect(now).toBe(wanted);
    // Otherwise nothing was tried.
    const row = part.split('\n').find((line) => line.startsWith('| ledger_entries (contributions'));
    const cells = row?.split('|').map((cell) => cell.trim());
    expect(cells?.slice(2, 5)).toEqual(['–', '–', '–']);
    expect(cells).toContain('own a');
    expect(cells).toContain('r a');
  } finally {
    remove();
  }
});
