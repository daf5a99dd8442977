/** What is counted of the ledger as it grows is what the ledger comes to, whatever was done and in whatever order. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import type { World } from '../support/world.ts';
import { aGift, aName, postMoney, sayOfTwo } from './moneyRights.ts';

export function moneyKeptStories(world: () => World): void {
  const query = (text: string) => world().backend.database.query(text);
  const post = async (table: string, row: Row) => (await postMoney(world(), 'finance', table, row)).status;
  const keptIsSo = async () => {
    const kept = 'root, rule_id, period, total_cents, over_cents, passed_on';
    expect(await query(`select ${kept} from private.passed_rules order by 1, 2, 3`)).toEqual(
      await query(`select ${kept} from private.passed_of() order by 1, 2, 3`),
    );
    expect(await query('select day, type, cents, entries from private.ledger_days order by 1, 2')).toEqual(
      await query(
        `select received_on as day, type, sum(amount_cents)::bigint as cents, count(*) as entries
         from public.ledger_entries group by 1, 2 order by 1, 2`,
      ),
    );
    return (await query('select count(*)::int as n from private.passed_rules'))[0]?.n;
  };

  it('after everything above, and after each word about who is who', async () => {
    // Where an election was moved meanwhile, what was kept is void until somebody writes; nobody is shown it until then.
    expect(await query('select * from private.passed_now() order by 1, 2, 3')).toEqual(
      await query('select * from private.passed_of() order by 1, 2, 3'),
    );
    await post('ledger_entries', aGift('finance'));
    expect(Number(await keptIsSo())).toBeGreaterThan(2);
    const [one, other] = [randomUUID(), randomUUID()];
    for (const contributor_id of [one, other]) {
      await post('contributor_versions', aName('finance', contributor_id));
      expect(await post('ledger_entries', aGift('finance', { contributor_id, amount_cents: 30_000 }))).toBe(201);
    }
    const theirs = async () => {
      await keptIsSo();
      return query(
        `select root, rule_id, period, total_cents from private.passed_rules where root in ('${one}', '${other}') order by 1, 2, 3`,
      );
    };
    const apart = await theirs();
    const say = (verdict: string) => sayOfTwo(world(), 'finance', one, other, verdict);
    await say('same');
    const together = await theirs();
    expect(together.length).toBeGreaterThan(0);
    expect(together).not.toEqual(apart);
    await say('undone');
    expect(await theirs()).toEqual(apart);
    // A company gives nothing.
    await post('contributor_versions', aName('finance', one, { kind: 'ORG' }));
    const duties = await world().rpc('finance', 'money_obligations');
    expect(duties.rows).toContainEqual(expect.objectContaining({ kind: 'over_prohibited', contributor_id: one }));
    await keptIsSo();
  });

  it('by other rules it is measured anew at once', async () => {
    await query("update private.passed_basis set basis = 'of yesterday'");
    expect((await world().rpc('finance', 'money_obligations')).rows.length).toBeGreaterThan(2);
    await post('ledger_entries', aGift('finance'));
    await keptIsSo();
    expect(await query('select basis = private.basis_now() as same from private.passed_basis')).toEqual([
      { same: true },
    ]);
  });
}
