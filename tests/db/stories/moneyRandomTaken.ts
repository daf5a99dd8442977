/** The phone's word before a gift is saved, against the database's afterwards; and files of gifts however often and in whatever parts they come. */
import { randomBytes, randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookRead, rulesRead } from '../../../src/features/money/data/reads.ts';
import { giftsKnown, knownGivers } from '../../../src/features/money/model/book.ts';
import type { EntryPayload } from '../../../src/features/money/model/kinds.ts';
import { standings, warnings, type Gift } from '../../../src/features/money/model/limits.ts';
import type { Row } from '../../../supabase/local/database.ts';
import { someCents } from '../../support/moneyLedgers.ts';
import { townDay } from '../../support/townDay.ts';
import type { World } from '../support/world.ts';
import { drawnTown, ELECTIONS, GIVERS, keeperOf } from './moneyBooksKept.ts';

const RUNS = Number(process.env.RUNS ?? 6);

/** A gift of a file; `back`: which part of it is given back. */
interface Drawn {
  readonly id: string;
  readonly cents: number;
  readonly fee: number;
  readonly giver: string;
  readonly back: number;
}

export function moneyRandomTakenStories(world: () => World): void {
  const tried = drawnTown(world);

  it('no gift passes a rule that the phone did not say, a cent beside each threshold, synced or waiting', async () => {
    const typed = fc.array(
      fc.record({
        giver: fc.constantFrom(...GIVERS),
        by: fc.constantFrom(-1, 0, 1, null),
        cents: someCents,
        nth: fc.nat({ max: 20 }),
        days: fc.integer({ min: 0, max: 700 }),
        election: fc.constantFrom(null, ...ELECTIONS),
        method: fc.constantFrom('check', 'cash'),
        sync: fc.boolean(),
      }),
      { minLength: 4, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(typed, (gifts) =>
        tried(async (query) => {
          const keeper = keeperOf(query);
          const [rules] = rulesRead.parse(await keeper.call('finance', 'public.money_rules()'));
          if (!rules) throw new Error('The sample town has no rules.');
          const fetched = async () => bookRead.parse(await keeper.call('finance', 'public.money_book()'));
          let book = await fetched();
          let queue: readonly (EntryPayload & { readonly id: string; readonly state: string })[] = [];
          const said = new Set<string>();
          const passed = async () =>
            (
              await query(
                `select root || ' ' || rule_id || ' ' || period as key
                from private.standings(private.rules_on(private.town_day()), $1::uuid[]) where passed`,
                [`{${GIVERS.join(',')}}`],
              )
            ).map(({ key }) => String(key));
          for (const { giver, by, nth, cents, days, election, method, sync } of gifts) {
            const here = giftsKnown(book, queue, knownGivers(book, []));
            const base = { id: randomUUID(), giver, giverKind: 'IND', on: townDay(-days), election, method } as const;
            // What is left until a rule's threshold is reached.
            const all = standings(rules, [...here.filter((one) => one.giver === giver), { ...base, cents: 1 }]);
            const near = all[nth % Math.max(1, all.length)];
            const left = near && (near.rule.amount_cents ?? 0) - near.total + 1;
            const gift: Gift = { ...base, cents: by === null ? cents : Math.max(1, (left ?? cents) + by) };
            for (const { rule, period } of warnings(rules, here, gift)) said.add(`${giver} ${rule.id} ${period}`);
            const { on, cents: given } = gift;
            const payload = { type: 'contribution', cents: given, contributor: giver, name: null, on } as const;
            const rest = { election, method, checkNumber: null, purpose: null, memo: null, statement: null };
            queue = [...queue, { id: gift.id, state: 'pending', ...payload, ...rest }];
            await keeper.write('ledger_entries', {
              id: gift.id,
              type: 'contribution',
              amount_cents: given,
              contributor_id: giver,
              received_on: on,
              election_id: election,
              method,
            });
            expect([...said].toSorted()).toEqual((await passed()).toSorted());
            // Until the phone asks again it knows what it was told, and what it has saved itself.
            if (!sync) continue;
            queue = [];
            book = await fetched();
          }
        }),
      ),
      { numRuns: RUNS * 2 },
    );
  });

  it('a file of gifts brought in whole, in parts, again and inside a longer one comes to the same ledger', async () => {
    const line = fc.record({
      id: fc.uuid(),
      cents: fc.integer({ min: 1, max: 90_000 }),
      fee: fc.integer({ min: 0, max: 300 }),
      giver: fc.constantFrom('Mo Abbott', 'Mo Abbott', 'Lee Quill'),
      back: fc.constantFrom(0, 0, 0.5, 1),
    });
    const file = fc.record({
      lines: fc.uniqueArray(line, { minLength: 1, maxLength: 10, selector: ({ id }) => id }),
      first: fc.nat({ max: 10 }),
      batch: fc.integer({ min: 1, max: 7 }),
    });
    const rowsOf = (lines: readonly Drawn[]): Row[] =>
      lines.flatMap(({ id, cents, fee, giver, back }) => {
        const key = `actblue:${id}:`;
        // Real gifts that look equal are kept: of one person, day and amount.
        const gift = { what: 'gift', key, on: '2026-10-05', at: null, cents, fee_cents: fee, method: 'card' };
        const who = { kind: 'IND', name: giver, email: `${giver.replace(' ', '.').toLowerCase()}@example.org` };
        const some = Math.ceil(cents * back);
        const refund = { what: 'refund', key: `${key}r`, refund_of: key, on: '2026-10-09', cents: some, fee_cents: 0 };
        const paid = { payout: '88', payout_on: '2026-10-09' };
        return [{ ...gift, ...paid, election: 'general', giver: who }, ...(some > 0 ? [{ ...refund, ...paid }] : [])];
      });
    await fc.assert(
      fc.asyncProperty(file, ({ lines, first, batch }) =>
        tried(async (query) => {
          const { call, bankHolds } = keeperOf(query);
          const state = async () =>
            (
              await query(
                `select type, count(*)::int as n, sum(amount_cents)::float as cents from public.ledger_entries
                where not id = any ($1::uuid[]) group by type order by type`,
                [known],
              )
            ).map(({ type, n, cents }) => [type, n, cents]);
          const [all] = await query('select array_agg(id)::text as ids from public.ledger_entries');
          const known = all?.ids ?? '{}';
          const bring = async (rows: readonly Row[], by: number) => {
            const sha256 = randomBytes(32).toString('hex');
            const begin = 'array(select to_jsonb(b) from public.begin_money_import($1, $2, $3, $4, $5::int) as b)';
            const [begun] = await call('finance', begin, ['actblue', sha256, 'actblue', 'paid.csv', rows.length]);
            for (let from = 0; from < rows.length; from += by) {
              const part = rows.slice(from, from + by).map((row, n) => ({ ...row, row: from + n + 2 }));
              const given = [begun?.id, from, from + part.length, JSON.stringify(part)];
              // Twice: the first answer was lost.
              for (let time = 0; time < 2; time += 1)
                await call('finance', 'public.import_money($1, $2::int, $3::int, $4::text::jsonb, 0)', given);
            }
          };
          const rows = rowsOf(lines);
          await bring(rowsOf(lines.slice(0, first)).concat(first === 0 ? rows : []), batch);
          await bring(rows, batch);
          const once = await state();
          const of = (kind: string) => rows.filter(({ what }) => what === kind);
          const total = (list: readonly Row[], name: string) => list.reduce((sum, row) => sum + Number(row[name]), 0);
          const fees = of('gift').filter(({ fee_cents }) => Number(fee_cents) > 0);
          expect(once).toEqual(
            [
              ['contribution', of('gift').length, total(of('gift'), 'cents')],
              ['fee', fees.length, total(fees, 'fee_cents')],
              ['refund', of('refund').length, total(of('refund'), 'cents')],
            ].filter(([, n]) => n !== 0),
          );
          await bring(rows, batch + 3);
          await bring([...of('gift').toReversed(), ...of('refund')], 500);
          expect(await state()).toEqual(once);
          await bankHolds();
        }),
      ),
      { numRuns: RUNS },
    );
  });
}
