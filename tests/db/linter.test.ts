/** The rules of Supabase's database linter on the migrated database, and each shown to find what it is for. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linterRules } from './support/linterRules.ts';
import { openWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  // Some breaches take a superuser, which the embedded database's owner is.
  world = await openWorld('PGlite', { seed: false });
});
afterAll(() => world.close());

describe.each(linterRules)('$name', ({ query, planted, found, exceptions = {} }) => {
  it('is kept, but for what is named with its reason', async () => {
    const rows = await world.backend.database.query(query);
    expect(rows.map((row) => row.found).toSorted()).toEqual(Object.keys(exceptions).toSorted());
  });

  it('finds a breach', async () => {
    const rows = await world.sqlAs('visitor', async (ask) => {
      await ask('reset role');
      for (const statement of planted.split('; ')) await ask(statement);
      return ask(query);
    });
    expect(rows.map((row) => row.found)).toContain(found);
  });
});
