/** The rules' vectors on the database: the same ledgers as on a phone, in the order given and in the other. */
import { expect, it } from 'vitest';
import type { Query } from '../../../supabase/local/database.ts';
import { moneyCases, type MoneyCase } from '../../support/moneyCases.ts';
import type { World } from '../support/world.ts';

/** A case's whole ledger, past the policies. */
export async function write(query: Query, one: MoneyCase, entries: MoneyCase['entries']): Promise<void> {
  for (const { id, begins_on, ends_on } of one.cycles)
    await query('insert into public.election_cycles (id, begins_on, ends_on) values ($1, $2, $3)', [
      id,
      begins_on,
      ends_on,
    ]);
  for (const { id, cycle, held_on } of one.elections)
    await query('insert into public.elections (id, cycle, held_on) values ($1, $2, $3)', [id, cycle, held_on]);
  for (const [id, kind] of Object.entries(one.givers)) {
    await query('insert into public.contributors (id) values ($1)', [id]);
    await query(
      "insert into public.contributor_versions (id, contributor_id, kind, name, client_created_at) values (gen_random_uuid(), $1, $2, 'Somebody', now())",
      [id, kind],
    );
  }
  for (const { id, type, cents, giver, on, election, method, reverses, refunds } of entries)
    await query(
      `insert into public.ledger_entries (id, type, amount_cents, contributor_id, received_on, election_id, method, purpose,
        reverses_id, refunds_id, client_created_at) values ($1, $2, $3, $4, $5, $6, $7, 'Paper', $8, $9, now())`,
      [id, type, cents, giver, on, election, method, reverses ?? null, refunds ?? null],
    );
}

export function moneyRuleStories(world: () => World): void {
  const said = async (one: MoneyCase, entries: MoneyCase['entries']) => {
    const undo = new Error('undo');
    let found: unknown[] = [];
    await world()
      .backend.database.transaction(async (query) => {
        await write(query, one, entries);
        const rows = await query(
          `select kind, root, period, total_cents::int as total, over_cents::int as over, passed_on::text as passed_on
          from private.standings($1::text::jsonb) where passed`,
          [JSON.stringify(one.rules)],
        );
        found = rows.map((row) => [row.kind, row.root, row.period, row.total, row.over, row.passed_on]);
        // Of one contributor alone the same.
        for (const id of Object.keys(one.givers)) {
          const own = await query(
            'select count(*)::int as n from private.standings($1::text::jsonb, private.same_as($2)) where passed',
            [JSON.stringify(one.rules), id],
          );
          expect(own).toEqual([{ n: rows.filter(({ root }) => root === id).length }]);
        }
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    return found.map((row) => JSON.stringify(row)).sort();
  };
  const expected = ({ passed }: MoneyCase) => passed.map((row) => JSON.stringify(row)).sort();

  it.each(moneyCases)('$name', async (one) => {
    expect(await said(one, one.entries)).toEqual(expected(one));
    // What refers to another comes after it.
    // In another order than they are in; what is paid back was lent before.
    const first = one.entries
      .filter(({ refunds, reverses }) => !refunds && !reverses)
      .toReversed()
      .toSorted((a, b) => Number(a.type === 'loan_payment') - Number(b.type === 'loan_payment'));
    const then = one.entries.filter(({ refunds, reverses }) => refunds ?? reverses);
    expect(await said(one, [...first, ...then])).toEqual(expected(one));
  });

  it('are the made-up town’s from the start, and nobody changes them, not even the database’s owner', async () => {
    const query = (text: string) => world().backend.database.query(text);
    expect(await query('select jsonb_array_length(private.rules_on(current_date)) as n')).toEqual([{ n: 17 }]);
    expect(await query("select private.rules_on('2019-12-31') as rules")).toEqual([{ rules: [] }]);
    await expect(query('update public.rules set amount_cents = 1')).rejects.toThrow('never changed');
    await expect(query('delete from public.rule_sets')).rejects.toThrow('never changed');
  });
}
