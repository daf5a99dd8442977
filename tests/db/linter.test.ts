/** The rules of Supabase's database linter on the migrated database, and each shown to find what it is for. */
import { describe, expect, it } from 'vitest';
import type { Row } from '../../supabase/local/database.ts';
import { linterRules } from './support/linterRules.ts';
import { useSuperuser } from './support/superuser.ts';

// Some breaches take a superuser.
const database = useSuperuser({ seed: false });

describe.each(linterRules)('$name', ({ query, planted, found, exceptions = {} }) => {
  it('is kept, but for what is named with its reason', async () => {
    const rows = await database().query(query);
    expect(rows.map((row) => row.found).toSorted()).toEqual(Object.keys(exceptions).toSorted());
  });

  it('finds a breach', async () => {
    const undo = new Error('undo');
    let rows: Row[] = [];
    await database()
      .transaction(async (ask) => {
        for (const statement of planted.split('; ')) await ask(statement);
        rows = await ask(query);
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    expect(rows.map((row) => row.found)).toContain(found);
  });
});
