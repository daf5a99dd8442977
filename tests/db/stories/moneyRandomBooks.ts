/** A campaign's weeks drawn at random in the sample town, by the functions that its pages call: cash, bank, report and page stay the same cents. */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { someCents } from '../../support/moneyLedgers.ts';
import { townDay } from '../../support/townDay.ts';
import type { World } from '../support/world.ts';
import { drawnTown, ELECTIONS, GIVERS, keeperOf } from './moneyBooksKept.ts';
import { countsHold } from './moneyRandom.ts';

const RUNS = Number(process.env.RUNS ?? 6);
const at = <One>(list: readonly One[], n: number): One | undefined => list[n % Math.max(1, list.length)];

interface Piece {
  readonly id: string;
  readonly giver: string;
  readonly cents: number;
  readonly back: number;
}

const acts = fc.array(
  fc.record({
    act: fc.constantFrom(
      ...(['give', 'give', 'give', 'thing', 'spend', 'lend', 'void', 'correct', 'redesignate'] as const),
      ...(['reattribute', 'refund', 'refund', 'bank', 'bank', 'file', 'amend', 'publish'] as const),
    ),
    n: fc.nat({ max: 999 }),
    cents: someCents,
    days: fc.integer({ min: 0, max: 150 }),
    election: fc.constantFrom(null, ...ELECTIONS),
    method: fc.constantFrom('check', 'cash', 'card'),
  }),
  { minLength: 6, maxLength: 18 },
);

export function moneyRandomBookStories(world: () => World): void {
  const tried = drawnTown(world);

  it('a report was filed behind one that was to be amended, and its cash published beside rows that came to less', () =>
    tried(async (query) => {
      const keeper = keeperOf(query);
      const [head] = (await keeper.reports()).filter(({ amended }) => amended === false);
      const gift = { type: 'contribution', amount_cents: 12_345, contributor_id: GIVERS[0], method: 'check' };
      await keeper.write('ledger_entries', { ...gift, received_on: head?.covers_until });
      const before = (await keeper.reports()).length;
      await keeper.file();
      await keeper.publish();
      expect(await keeper.reports()).toHaveLength(before);
      await keeper.amend();
      await keeper.file();
      await keeper.publish();
      await keeper.pageHolds();
    }));

  it('cash is bank is report is page, whatever is given, put right, banked, filed, amended and shown', async () => {
    await fc.assert(
      fc.asyncProperty(acts, (drawn) =>
        tried(async (query) => {
          const keeper = keeperOf(query);
          let pieces: readonly Piece[] = [];
          const before = await query("select sum(cents)::float as n from private.given() where type <> 'loan_payment'");
          let lent = 0;
          for (const { act, n, cents, days, election, method } of drawn) {
            const giver = at(GIVERS, n) ?? '';
            const entry = { id: randomUUID(), amount_cents: cents, contributor_id: giver, received_on: townDay(-days) };
            const one = at(pieces, n);
            const others = pieces.filter((piece) => piece !== one);
            const whole = one?.back === 0;
            const half = Math.ceil((one?.cents ?? 0) / 2);
            if (act === 'give' || act === 'thing') {
              const thing = act === 'thing' ? { type: 'in_kind', method: 'in_kind', purpose: 'Chairs' } : { method };
              await keeper.write('ledger_entries', { type: 'contribution', ...entry, election_id: election, ...thing });
              pieces = [...pieces, { id: entry.id, giver, cents, back: 0 }];
            } else if (act === 'spend') {
              await keeper.write('ledger_entries', { type: 'expenditure', ...entry, method, purpose: 'Paper' });
            } else if (act === 'lend') {
              await keeper.write('ledger_entries', { type: 'loan', ...entry, method: 'loan' });
              lent += cents;
            } else if (act === 'bank') await keeper.bank(n);
            else if (act === 'file') await keeper.file();
            else if (act === 'amend') await keeper.amend();
            else if (act === 'publish') await keeper.publish();
            else if (one && act === 'refund' && half <= one.cents - one.back) {
              await keeper.refund(one.id, half);
              pieces = [...others, { ...one, back: one.back + half }];
            } else if (one && whole && act === 'void') {
              await keeper.revise(one.id, 'void', []);
              pieces = others;
            } else if (one && whole && act === 'correct') {
              await keeper.revise(one.id, 'correction', [{ id: entry.id, amount_cents: cents }]);
              pieces = [...others, { ...one, id: entry.id, cents }];
            } else if (one && whole && one.cents > 1 && (act === 'redesignate' || act === 'reattribute')) {
              const parts = [one.cents - half, half].map((part) => ({ id: randomUUID(), amount_cents: part }));
              const split = parts.map((part, m) => ({
                ...part,
                ...(act === 'redesignate' ? { election_id: ELECTIONS[m] } : { contributor_id: at(GIVERS, n + m) }),
              }));
              await keeper.revise(one.id, act === 'redesignate' ? 'redesignation' : 'reattribution', split);
              pieces = [
                ...others,
                ...parts.map(({ id, amount_cents }, m) => ({
                  id,
                  giver: (act === 'redesignate' ? one.giver : at(GIVERS, n + m)) ?? '',
                  cents: amount_cents,
                  back: 0,
                })),
              ];
            }
            await keeper.bankHolds();
          }
          // What is left of each gift, and nothing else, counts for who gave it.
          for (const giver of GIVERS) {
            const [sum] = await query(
              "select coalesce(sum(cents), 0)::float as n from private.given(array[$1::uuid]) where type <> 'loan'",
              [giver],
            );
            const left = pieces.filter((piece) => piece.giver === giver);
            expect(sum?.n).toBe(left.reduce((total, piece) => total + piece.cents - piece.back, 0));
          }
          const after = await query("select sum(cents)::float as n from private.given() where type <> 'loan_payment'");
          const kept = pieces.reduce((total, piece) => total + piece.cents - piece.back, 0);
          expect(Number(after[0]?.n) - Number(before[0]?.n)).toBe(kept + lent);
          await keeper.amend();
          await keeper.reportsHold();
          await keeper.publish();
          await keeper.pageHolds();
          await countsHold(query);
        }),
      ),
      { numRuns: RUNS },
    );
  });
}
