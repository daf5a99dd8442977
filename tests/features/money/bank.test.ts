/** Suggestions that are never a guess, slips as this phone knows them, cash counted, and whether it adds up. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedCents, isCoinSum, isNoteCount, NO_CASH } from '../../../src/features/money/model/cash.ts';
import {
  isListed,
  stillElsewhere,
  sumOf,
  withFacts,
  type DepositFact,
  type Piece,
} from '../../../src/features/money/model/deposits.ts';
import { suggestions, type OpenMoney } from '../../../src/features/money/model/reconcile.ts';
import { gapsOf, reportDiffers, type Sums } from '../../../src/features/money/model/sums.ts';

describe('what a line of the bank may be', () => {
  const line = { id: 'l', on: '2026-10-08', cents: 5000, text: 'DEPOSIT D-1046', reference: null };
  const none: OpenMoney = { slips: [], payouts: [], pieces: [] };
  const piece = (id: string, cents: number, on: string, more: object = {}) => ({
    id,
    cents,
    way: 'card',
    on,
    check_number: null,
    ...more,
  });

  it('is the slip whose number it says, before another of the same sum', () => {
    const slips = [
      { id: 'near', cents: 5000, on: '2026-10-07', reference: 'D-1045' },
      { id: 'said', cents: 5000, on: '2026-01-07', reference: 'D-1046' },
      { id: 'other', cents: 5001, on: '2026-10-07', reference: 'D-1046' },
    ];
    expect(suggestions(line, { ...none, slips }).map(({ parts }) => parts)).toEqual([['said'], ['near']]);
  });

  it('is a check by its number as a word of its own, else a piece of the same sum near in time', () => {
    const paid = { ...line, cents: -900, text: 'CHECK PAID 1042' };
    const pieces = [
      piece('old', -900, '2026-01-01'),
      piece('other', -900, '2026-10-07', { check_number: '42' }),
      piece('said', -900, '2026-10-01', { check_number: '1042' }),
    ];
    expect(suggestions(paid, { ...none, pieces })).toEqual([
      { reason: 'check', parts: ['said'] },
      { reason: 'amount', parts: ['other'] },
    ]);
  });

  it('is a payout that the payer’s own file names, gifts less fees; else whole days of card gifts in a row', () => {
    const payouts = [{ id: '88001', cents: 5000, on: '2026-10-07', parts: ['a', 'b'] }];
    expect(suggestions(line, { ...none, payouts })).toEqual([{ reason: 'payout', parts: ['a', 'b'] }]);
    const pieces = [
      piece('a', 1000, '2026-10-03'),
      piece('b', 2000, '2026-10-04'),
      piece('c', 3000, '2026-10-05'),
      piece('d', 9000, '2026-10-09'),
    ];
    expect(suggestions(line, { ...none, pieces })).toEqual([{ reason: 'payout', parts: ['b', 'c'] }]);
  });

  it('is suggested once, though it is both the only gift of its payout and a piece of that sum', () => {
    const payouts = [{ id: '88001', cents: 5000, on: '2026-10-07', parts: ['a'] }];
    const pieces = [piece('a', 5000, '2026-10-07')];
    expect(suggestions(line, { ...none, payouts, pieces })).toEqual([{ reason: 'payout', parts: ['a'] }]);
  });

  it('never comes to another sum than the line', () => {
    const cents = fc.integer({ min: -500, max: 500 });
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-10-${String(n).padStart(2, '0')}`);
    const pieces = fc.array(fc.tuple(cents, day), { maxLength: 30 });
    fc.assert(
      fc.property(cents, day, pieces, (sum, on, drawn) => {
        const open = drawn.map(([each, at], n) => piece(String(n), each, at));
        for (const { parts } of suggestions({ ...line, cents: sum, on }, { ...none, pieces: open })) {
          expect(new Set(parts).size).toBe(parts.length);
          expect(parts.reduce((all, id) => all + (open[Number(id)]?.cents ?? 0), 0)).toBe(sum);
        }
      }),
    );
  });
});

describe('slips as this phone knows them', () => {
  it('tell of a check on another slip until it was taken off here, also before that is sent', () => {
    const told = [
      { slip: 's', entry: 'a', cents: 2500, way: 'check', on: '2026-10-08', name: null, check_number: null },
    ].map((one) => ({ ...one, on_slip: 'first', with_name: 'Priya', by_name: 'Priya' }));
    const off = {
      id: 'f',
      slip: 's',
      action: 'off',
      entry: 'a',
      to: null,
      gives: null,
      on: null,
      reference: null,
    } as const;
    expect(
      stillElsewhere(told, [
        { ...off, slip: 'first' },
        { ...off, action: 'put' },
      ]),
    ).toEqual(told);
    expect(stillElsewhere(told, [off])).toEqual([]);
  });

  const asking = { me: 'me', nameOf: () => 'Grace' };
  const pieces: readonly Piece[] = ['a', 'b'].map((id, n) => ({
    id,
    cents: 100 * (n + 1),
    way: 'check',
    on: '2026-10-01',
    name: id,
    check_number: null,
  }));
  const fact = (action: DepositFact['action'], more: Partial<DepositFact> = {}): DepositFact => ({
    id: `${action}${more.entry ?? ''}`,
    slip: 's',
    action,
    entry: null,
    to: null,
    gives: null,
    on: null,
    reference: null,
    ...more,
  });

  it('are put together, handed over, deposited and opened again without a signal', () => {
    const put = withFacts(
      { hand: pieces, slips: [] },
      [fact('put', { entry: 'a' }), fact('put', { entry: 'b' })],
      asking,
    );
    expect(put).toMatchObject({ hand: [], slips: [{ cents: 300, pieces: 2, holder: 'me' }] });
    const off = withFacts(put, [fact('off', { entry: 'a' })], asking);
    expect(off).toMatchObject({ hand: [{ id: 'a' }], slips: [{ cents: 200, pieces: 1 }] });
    const given = withFacts(off, [fact('give', { to: 'her' })], asking);
    expect(given.slips[0]).toMatchObject({ to_user: 'her', to_name: 'Grace', gives_id: 'give' });
    expect(withFacts(given, [fact('give', { to: 'me' })], asking).slips[0]).toMatchObject({
      gives_id: null,
      to_user: null,
    });
    const taken = withFacts(given, [fact('take', { gives: 'give' })], { ...asking, me: 'her' });
    expect(taken.slips[0]).toMatchObject({ holder: 'her', gives_id: null });
    const banked = withFacts(taken, [fact('deposit', { on: '2026-10-08', reference: 'D-1' })], asking);
    expect(banked.slips[0]).toMatchObject({ deposited_on: '2026-10-08', deposited_by: 'me', bank_reference: 'D-1' });
    expect(withFacts(banked, [fact('reopen')], asking).slips[0]).toMatchObject({
      deposited_on: null,
      deposited_by: null,
    });
  });

  it('keep every cent in hand or on a slip, whatever is noted and however often', () => {
    const action = fc.constantFrom<DepositFact['action']>('put', 'off', 'give', 'take', 'deposit', 'reopen');
    const facts = fc.array(
      fc.record({ action, entry: fc.constantFrom('a', 'b', 'unknown'), slip: fc.constantFrom('s', 't') }),
    );
    fc.assert(
      fc.property(facts, (drawn) => {
        const book = withFacts(
          { hand: pieces, slips: [] },
          drawn.map(({ action: said, entry, slip }) =>
            fact(said, { slip, entry: said === 'put' || said === 'off' ? entry : null }),
          ),
          asking,
        );
        expect(sumOf(book.hand) + book.slips.reduce((all, { cents }) => all + cents, 0)).toBe(300);
        for (const slip of book.slips) expect(sumOf(slip.items)).toBe(slip.cents);
      }),
    );
  });
});

describe('a check just taken', () => {
  it('stays in hand until a list came that was asked for after it was delivered', () => {
    const sent = '2026-10-08T12:00:00.000Z';
    const at = Date.parse(sent);
    expect(isListed(null, at)).toBe(false);
    expect(isListed(sent, null)).toBe(false);
    expect(isListed(sent, at - 40_000)).toBe(false);
    expect(isListed(sent, at + 5000)).toBe(false);
    expect(isListed(sent, at + 60_000)).toBe(true);
  });
});

describe('cash', () => {
  it('is counted note by note', () => {
    expect(countedCents(NO_CASH)).toBe(0);
    expect(countedCents({ notes: { 100: '1', 20: ' 3 ', 2: '1' }, coins: '1.25' })).toBe(16_325);
    for (const wrong of ['x', '-1', '1.5', '9999999'])
      expect(countedCents({ notes: { 5: wrong }, coins: '' })).toBeNull();
    expect(countedCents({ notes: {}, coins: 'x' })).toBeNull();
    // Each is told of itself, the coins never of the notes.
    expect(['', ' 3 ', 'x', '1.5'].map(isNoteCount)).toEqual([true, true, false, false]);
    expect(['', '1.25', 'x'].map(isCoinSum)).toEqual([true, true, false]);
  });
});

describe('whether it adds up', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const report = fc.option(fc.record({ until: fc.constant('2026-10-01'), cents, ledger_cents: cents }));

  it('names every cent between ledger and bank, and what is trouble', () => {
    fc.assert(
      fc.property(cents, cents, cents, cents, cents, cents, report, (bank, hand, way, out, open, uneven, told) => {
        const sums: Sums = {
          ledger_cents: bank + hand + way + out + uneven - open,
          bank_cents: bank,
          card_cents: 0,
          bank_until: null,
          hand_cents: hand,
          way_cents: way,
          out_cents: out,
          open_cents: open,
          open_lines: open === 0 ? 0 : 1,
          uneven_cents: uneven,
          uneven_apart_cents: Math.abs(uneven),
          report: told,
        };
        const { gaps, troubled, wrong } = gapsOf(sums);
        expect(gaps.reduce((all, one) => all + one.cents, 0)).toBe(sums.ledger_cents - bank);
        expect([troubled === 0, wrong]).toEqual([open === 0 && uneven === 0, open !== 0 || uneven !== 0]);
        expect(reportDiffers(sums)).toBe(told !== null && told.cents !== told.ledger_cents);
      }),
    );
  });

  it('is wrong where lines nobody explained, or matches put right since, come to nothing together', () => {
    const even: Sums = {
      ledger_cents: 500,
      bank_cents: 500,
      card_cents: 0,
      bank_until: null,
      hand_cents: 0,
      way_cents: 0,
      out_cents: 0,
      open_cents: 0,
      open_lines: 0,
      uneven_cents: 0,
      uneven_apart_cents: 0,
      report: null,
    };
    expect(gapsOf(even)).toEqual({ gaps: [], troubled: 0, wrong: false });
    expect(gapsOf({ ...even, open_lines: 2 })).toEqual({ gaps: [{ gap: 'open', cents: 0 }], troubled: 0, wrong: true });
    expect(gapsOf({ ...even, uneven_apart_cents: 20 })).toEqual({
      gaps: [{ gap: 'uneven', cents: 0 }],
      troubled: 20,
      wrong: true,
    });
  });
});
