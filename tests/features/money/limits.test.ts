/** What the rules say of a ledger: the same vectors as the database's, and what holds for every ledger. */
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { addDays, dayIn, daysBetween } from '../../../src/features/money/model/days.ts';
import { parseCents, plainDollars, sumCents } from '../../../src/features/money/model/cents.ts';
import { mostOf, reportDays, room, standings, warnings, type Gift } from '../../../src/features/money/model/limits.ts';
import { BASES, type Basis } from '../../../src/features/money/model/rules.ts';
import { roomWords, warningWords } from '../../../src/features/money/model/warningWords.ts';
import { setLocale } from '../../../src/core/locale.ts';
import { exactMoney } from '../../../src/hooks/format.ts';
import { ANA, BO, moneyCases, passedWith, typedOf } from '../../support/moneyCases.ts';
import { giftsOf } from './support.ts';

describe('the rules', () => {
  it.each(moneyCases)('$name', (one) => {
    const found = standings(one, giftsOf(one))
      .filter(({ passed }) => passed)
      .map(({ kind, giver, period, total, over, passedOn }) => [kind, giver, period, total, over, passedOn]);
    expect(found.sort()).toEqual([...one.passed].sort());
  });

  it.each(moneyCases)('warn of the gift that passes them as it is typed, and of no other: $name', (one) => {
    const gifts = giftsOf(one);
    const typed = typedOf(one);
    const known = gifts.filter((_, at) => !typed.some((entry) => entry === one.entries[at]));
    for (const entry of typed) {
      const [gift] = gifts.slice(one.entries.indexOf(entry));
      if (gift === undefined) throw new Error('Every entry is a gift.');
      const warned = warnings(one, known, gift).map(({ kind, giver, total, over }) => [kind, giver, total, over]);
      const passed = passedWith(one, entry).map(([kind, giver, , total, over]) => [kind, giver, total, over]);
      expect(warned.sort()).toEqual(passed.sort());
      known.push(gift);
    }
  });

  const [colorado] = moneyCases;
  const book = colorado ?? { rules: [], cycles: [], elections: [] };
  const giftOf = fc.record<Gift>({
    id: fc.uuid(),
    giver: fc.constantFrom(ANA, BO, null),
    giverKind: fc.constant('IND'),
    on: fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2022-11-09', days)),
    election: fc.constantFrom('primary-2026', 'general-2026', null),
    method: fc.constantFrom('check', 'cash', 'card'),
    cents: fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.constantFrom(1, 39_999, 40_000, 40_001)),
  });
  const everyRule = { ...book, rules: moneyCases.flatMap(({ rules }) => rules) };

  it('come to the same in whatever order gifts arrive', () => {
    const said = (gifts: readonly Gift[]) =>
      JSON.stringify(
        standings(everyRule, gifts)
          .map((one) => [one.rule.id, one.giver, one.period, one.total, one.over, one.passedOn])
          .sort(),
      );
    fc.assert(
      fc.property(fc.array(giftOf, { maxLength: 30 }), fc.infiniteStream(fc.nat()), (gifts, keys) => {
        const shuffled = gifts.map((gift) => ({ gift, key: keys.next().value ?? 0 })).sort((a, b) => a.key - b.key);
        expect(said(shuffled.map(({ gift }) => gift))).toBe(said(gifts));
      }),
    );
  });

  it('let no gift past a limit that nobody was warned of, and warn of none that fits', () => {
    fc.assert(
      fc.property(fc.array(giftOf, { minLength: 1, maxLength: 20 }), (gifts) => {
        const known: Gift[] = [];
        let warned = 0;
        for (const gift of gifts) {
          const left = room(everyRule, known, gift);
          const limit = warnings(everyRule, known, gift).some(({ kind }) => kind === 'limit');
          if (left !== null) expect(limit).toBe(gift.cents > left.cents);
          if (limit) warned += 1;
          known.push(gift);
        }
        const over = standings(everyRule, known).filter(({ kind, passed }) => kind === 'limit' && passed).length;
        if (over > 0) expect(warned).toBeGreaterThan(0);
      }),
    );
  });

  it('say the days of reports by the calendar, over a leap day too', () => {
    const report = (days: number) => ({
      id: String(days),
      kind: 'report' as const,
      contributor_kind: null,
      methods: null,
      basis: null,
      operator: null,
      amount_cents: null,
      days,
      window_before: null,
    });
    const days = reportDays({
      rules: [-60, -30, -15, 30].map(report),
      cycles: [],
      elections: [{ id: 'e', cycle: 'c', held_on: '2024-03-30' }],
    });
    expect(days.map(({ due }) => due)).toEqual(['2024-01-30', '2024-02-29', '2024-03-15', '2024-04-29']);
  });
});

describe('what is said of a gift', () => {
  afterEach(() => setLocale('en'));
  const [perYear] = moneyCases.flatMap(({ rules }) => rules).filter(({ basis }) => basis === 'calendar_year');
  const yearly = { rules: perYear ? [perYear] : [], cycles: [], elections: [] };
  const gift: Gift = {
    id: 'g',
    giver: ANA,
    giverKind: 'IND',
    on: '2026-02-01',
    election: null,
    method: 'check',
    cents: 10_000,
  };

  it('where reaching $100.00 is too much, that very sum was said to be what may be kept', () => {
    const [standing] = warnings(yearly, [], gift);
    expect(standing).toMatchObject({ total: 10_000, over: 1, most: 9999 });
    const say = () => standing && warningWords(standing, exactMoney);
    expect(say()).toBe(
      'Over the limit by $0.01: $100.00 with this gift, and $99.99 may be kept. Take it only to give the rest back, or for another election or giver.',
    );
    setLocale('es');
    expect(say()).toContain('Supera el límite en $0.01: $100.00 con esta donación, y solo se pueden conservar $99.99.');
    expect([mostOf('gt', 10_000), mostOf('gte', 10_000), mostOf('gte', 0)]).toEqual([10_000, 9999, 0]);
  });

  it('what is left of a limit by the year or the cycle was said to be for this election', () => {
    const said = (basis: Basis) => roomWords({ cents: 2500, basis, period: '2026' }, exactMoney);
    expect(room(yearly, [], gift)).toEqual({ cents: 9999, basis: 'calendar_year', period: '2026' });
    expect(BASES.map(said)).toEqual([
      'They may still give $25.00 for this election.',
      'They may still give $25.00 in this election cycle.',
      'They may still give $25.00 in 2026.',
      'One gift of theirs may be $25.00 at most.',
    ]);
    setLocale('es');
    expect(BASES.map(said)).toEqual([
      'Aún puede donar $25.00 para esta elección.',
      'Aún puede donar $25.00 en este ciclo electoral.',
      'Aún puede donar $25.00 en 2026.',
      'Una sola donación suya puede ser de $25.00 como máximo.',
    ]);
  });
});

describe('a day', () => {
  it('is the town’s: eleven at night there is tomorrow in Greenwich', () => {
    const at = Date.parse('2027-01-01T04:30:00Z');
    expect(dayIn('America/New_York', at)).toBe('2026-12-31');
    expect(dayIn('America/Los_Angeles', at)).toBe('2026-12-31');
    expect(dayIn('Europe/Berlin', at)).toBe('2027-01-01');
  });

  it('follows the one before it in every year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: -800, max: 800 }), (from, days) => {
        const day = addDays('2000-01-01', from);
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2100-02-28', 1)).toBe('2100-03-01');
  });
});

describe('cents', () => {
  it('are read as they are typed, and never by way of a fraction', () => {
    const read: readonly (readonly [string, number | null])[] = [
      ['12', 1200],
      ['12.5', 1250],
      ['$1,250.05', 125_005],
      ['.29', 29],
      ['1.15', 115],
      ['0', 0],
      ['12.345', null],
      ['1,25', null],
      ['-5', null],
      ['1e3', null],
      ['', null],
      ['.', null],
      ['Infinity', null],
      ['10000000000.01', null],
    ];
    for (const [typed, cents] of read) expect([typed, parseCents(typed)]).toEqual([typed, cents]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (cents) => {
        expect(parseCents(plainDollars(cents))).toBe(cents);
      }),
    );
  });

  it('are never summed beyond what is exact', () => {
    expect(() => sumCents([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });
});
