/** Days waited by the city's calendar, what is still live, payments found and added up, and a text that only one language has. */
import { describe, expect, it } from 'vitest';
import { spoken } from '../../../src/core/content/localized.ts';
import { latestFirst, stillLive, type LiveRow } from '../../../src/features/transparency/model/live.ts';
import { searchPayments, totalOf, type Payment } from '../../../src/features/transparency/model/payments.ts';
import { daysBetween, daysWaited, isWaiting, stateOf } from '../../../src/features/transparency/model/waiting.ts';

describe('a request for records', () => {
  it('waits until it has an outcome, and counts whole days over both changes of the clocks', () => {
    expect(daysBetween('2025-10-31', '2025-11-03')).toBe(3);
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysWaited({ asked_on: '2025-09-15' }, '2025-11-23')).toBe(69);
    expect(daysWaited({ asked_on: '2025-09-15' }, null)).toBeNull();
    expect(daysWaited({ asked_on: '2025-09-15' }, '2025-09-14')).toBe(0);
  });

  it('stops counting on the day it was closed, whatever day it is', () => {
    const closed = { asked_on: '2025-06-02', completed_on: '2025-06-27', outcome: 'full' } as const;
    expect(daysWaited(closed, '2026-01-01')).toBe(25);
    expect(daysWaited(closed, null)).toBe(25);
  });

  it('says no number where it was closed on a day nobody wrote down', () => {
    expect(daysWaited({ asked_on: '2025-06-02', outcome: 'refused' }, '2026-01-01')).toBeNull();
  });

  it.each([
    [{}, 'asked', true],
    [{ acknowledged_on: '2025-06-02' }, 'acknowledged', true],
    [{ acknowledged_on: '2025-06-02', outcome: 'partial' }, 'partial', false],
    [{ completed_on: '2025-06-02' }, 'none', false],
  ] as const)('%j is %s', (body, state, waiting) => {
    expect(stateOf(body)).toBe(state);
    expect(isWaiting(body)).toBe(waiting);
  });
});

describe('what is live', () => {
  const row = (slug: string, on: string, expires_at: string | null = null): LiveRow<{ on: string }> => ({
    id: slug,
    slug,
    version: 1,
    live_since: '2025-01-01T00:00:00Z',
    expires_at,
    body: { on },
  });

  it('is shown no longer than its last moment, and is the same list as long as nothing ends', () => {
    const rows = [row('a', '2025-01-01'), row('b', '2025-01-01', '2025-06-01T12:00:00Z')];
    const end = Date.parse('2025-06-01T12:00:00Z');
    expect(stillLive(rows, end - 1)).toBe(rows);
    expect(stillLive(rows, end).map(({ slug }) => slug)).toEqual(['a']);
    expect(stillLive(rows, null)).toBe(rows);
  });

  it('stands with the latest day first, and in one order on every device', () => {
    const rows = [row('b', '2025-01-01'), row('c', '2025-02-01'), row('a', '2025-01-01')];
    expect(latestFirst(rows, ({ on }) => on).map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
  });
});

describe('the city’s payments', () => {
  const paid = (over: { readonly vendor?: string; readonly street?: string; readonly cents?: number }): Payment => [
    'f',
    2,
    over.vendor ?? 'MILLBROOK PAVING INC',
    over.street ?? null,
    'Resurfacing',
    null,
    '2025-07-03',
    over.cents ?? 1,
    null,
  ];
  const all = [
    paid({ street: '19 MILL ST' }),
    paid({ vendor: 'Peña Roofing', street: '2 CANAL ST' }),
    paid({ vendor: 'STREETWISE SIGNS' }),
  ];
  const find = searchPayments(all);

  it.each([
    ['mill st', 1],
    ['Mill Street', 1],
    ['street', 2],
    ['streetw', 1],
    ['paving 19 mill', 1],
    ['roof', 1],
    ['canal', 1],
    ['pena', 1],
    ['19', 1],
    ['millbrook', 1],
    ['nobody', 0],
    ['', 3],
  ])('%j finds %i', (words, count) => {
    expect(find(words)).toHaveLength(count);
  });

  it('of Mill Street are no Millbrook and no Mill Supply on Canal: whole words, and the sum of what was asked', () => {
    const many = [
      paid({ street: '19 MILL ST', cents: 1_495_854 }),
      paid({ street: '50 MILL STREET', cents: 18_408 }),
      paid({ street: '158 CANAL ST', cents: 9_999_999 }),
      paid({ vendor: 'MILL SUPPLY', street: '2 CANAL STREET', cents: 9_999_999 }),
      paid({ vendor: 'WINDMILL INC', street: '3 STREETER ROAD', cents: 9_999_999 }),
      paid({ vendor: 'STATE STREET BANK', street: '1 ELM AVE', cents: 7 }),
    ];
    const search = searchPayments(many);
    for (const asked of ['mill street', 'MILL ST', 'mill st', 'Mill Street'])
      expect(totalOf(search(asked)), asked).toBe(1_514_262);
    expect(search('millbrook').length).toBe(3);
    expect(search('mill').map(({ 2: vendor }) => vendor)).not.toContain('WINDMILL INC');
    expect(totalOf(search('state street'))).toBe(7);
    expect(search('mill stree')).toHaveLength(2);
    for (const asked of ['elm avenue', 'elm ave', 'elm av']) expect(totalOf(search(asked)), asked).toBe(7);
  });

  it('add up to the cent, credits taken off', () => {
    expect(totalOf([paid({ cents: 10 }), paid({ cents: 20 }), paid({ cents: -5 })])).toBe(25);
  });

  it('are found in 50,000 that were prepared piece by piece', () => {
    const many = Array.from({ length: 50_000 }, (_, at) =>
      paid({ vendor: `VENDOR ${at} INC`, street: `${at} MILL ST` }),
    );
    const search = searchPayments(many);
    // As the page does in its pauses (hooks/usePrepared.ts).
    while (search.prepare());
    expect(search('vendor 4999')).toHaveLength(1);
    expect(search('vendors 49999')).toHaveLength(1);
  });
});

it('a text that one language lacks is the other one’s, and says so', () => {
  expect(spoken({ en: 'Yes', es: 'Sí' }, 'es')).toEqual({ words: 'Sí', lang: undefined });
  expect(spoken({ en: 'Yes' }, 'es')).toEqual({ words: 'Yes', lang: 'en' });
  expect(spoken(undefined, 'es')).toEqual({ words: '', lang: undefined });
});
