/** Ledgers drawn at random, on the database itself: in every order of arrival, and by the phone's own arithmetic, the same to the cent. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayIn } from '../../../src/features/money/model/days.ts';
import { standings } from '../../../src/features/money/model/limits.ts';
import type { Query } from '../../../supabase/local/database.ts';
import { giftsOf } from '../../features/money/support.ts';
import type { CaseEntry, MoneyCase } from '../../support/moneyCases.ts';
import { ledgers } from '../../support/moneyLedgers.ts';
import type { World } from '../support/world.ts';
import { write } from './moneyRules.ts';

const RUNS = Number(process.env.RUNS ?? 12);

/** What is counted beside the ledger is what a count of the whole ledger says. */
export async function countsHold(query: Query): Promise<void> {
  for (const [kept, counted] of [
    ['select * from private.passed_rules', 'select * from private.passed_of()'],
    [
      'select day, type, cents::text, entries::text from private.ledger_days',
      'select received_on as day, type, sum(amount_cents)::text as cents, count(*)::text as entries from public.ledger_entries group by 1, 2',
    ],
    ['select * from private.cash_items', 'select * from private.items_of()'],
  ] as const)
    expect(await query(`${kept} order by 1, 2, 3`)).toEqual(await query(`${counted} order by 1, 2, 3`));
}

export function moneyRandomStories(world: () => World): void {
  const undo = new Error('undo');
  async function written(one: MoneyCase, entries: readonly CaseEntry[]): Promise<readonly string[]> {
    let found: readonly string[] = [];
    await world()
      .backend.database.transaction(async (query) => {
        await write(query, one, entries);
        const rows = await query(
          `select rule_id, root, period, total_cents::int as total, over_cents::int as over, passed_on::text as day
          from private.standings($1::text::jsonb) where passed`,
          [JSON.stringify(one.rules)],
        );
        found = rows.map((row) => JSON.stringify([row.rule_id, row.root, row.period, row.total, row.over, row.day]));
        await countsHold(query);
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    return found.toSorted();
  }

  it('whatever is drawn, in whatever order it arrives, passes the same rules on the same day as on a phone', async () => {
    await fc.assert(
      fc.asyncProperty(ledgers, async (one) => {
        const phone = standings(one, giftsOf(one))
          .filter(({ passed }) => passed)
          .map(({ rule, giver, period, total, over, passedOn }) =>
            JSON.stringify([rule.id, giver, period, total, over, passedOn]),
          )
          .toSorted();
        expect(await written(one, one.entries)).toEqual(phone);
        expect(await written(one, one.reordered)).toEqual(phone);
      }),
      { numRuns: RUNS },
    );
  });

  it('has the day of a moment that a phone has, in every zone, over leap days and lost hours', async () => {
    const zones = ['America/New_York', 'America/Denver', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu'];
    const moments = fc.sample(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2036, 11, 31) }), 300);
    const edges = ['2024-02-29T04:59:59.999Z', '2024-02-29T05:00:00Z', '2026-03-08T07:00:00Z', '2026-11-01T05:30:00Z'];
    for (const zone of zones) {
      const all = [...moments, ...edges.map((edge) => Date.parse(edge))];
      const rows = await world().backend.database.query(
        `select (to_timestamp(at::bigint / 1000.0) at time zone $1)::date::text as day
        from jsonb_array_elements_text($2::text::jsonb) with ordinality as moment (at, n) order by n`,
        [zone, JSON.stringify(all)],
      );
      expect(rows.map(({ day }) => day)).toEqual(all.map((at) => dayIn(zone, at)));
    }
  });
}
