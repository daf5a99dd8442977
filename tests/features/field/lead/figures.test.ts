/** What a field leader is told about a walk: rates, warnings that are questions, and the hours of one day. */
import { afterEach, describe, expect, it } from 'vitest';
import { BASE_LOCALE, setLocale } from '../../../../src/core/locale.ts';
import {
  contactRate,
  lastWalkingDay,
  paceWords,
  walkTimes,
  walkWords,
  warningsOf,
} from '../../../../src/features/field/lead/figures.ts';
import type { Activity } from '../../../../src/features/field/lead/reads.ts';

const activity = (over: Partial<Activity> = {}): Activity => ({
  user_id: 'a',
  name: 'Theo Marsh',
  attempts: 40,
  contacts: 8,
  first_at: '2026-10-10T16:00:00Z',
  last_at: '2026-10-10T19:00:00Z',
  last_received_at: '2026-10-10T19:10:00Z',
  median_seconds: 240,
  devices: 1,
  waited_seconds: 600,
  ...over,
});

afterEach(() => setLocale(BASE_LOCALE));

describe('warnings', () => {
  it('an ordinary walk has none', () => expect(warningsOf(activity())).toEqual([]));

  it.each([
    ['reached nearly everybody', { contacts: 35 }, /^88 of 100 knocks/],
    ['reached nobody', { contacts: 0 }, /^Only 0 of 100/],
    ['ran', { median_seconds: 12 }, /^Only 12 seconds/],
    ['kept results on the phone', { waited_seconds: 90_000 }, /more than a day/],
  ])('somebody who %s is asked about', (_, over, words) => {
    expect(warningsOf(activity(over))).toEqual([expect.stringMatching(words)]);
  });

  it('a handful of doors says nothing about anybody', () => {
    expect(warningsOf(activity({ attempts: 5, contacts: 5, median_seconds: 5 }))).toEqual([]);
  });
});

it('the contact rate is of a hundred knocks, and nobody’s without any', () => {
  expect(contactRate(activity())).toBe(20);
  expect(contactRate(activity({ attempts: 0, contacts: 0 }))).toBeNull();
});

it('the pace is said in seconds or minutes', () => {
  expect(paceWords(45)).toBe('45 s between doors');
  expect(paceWords(420)).toBe('7 min between doors');
  expect(paceWords(null)).toBe('');
});

it('shows the last day only, on the town’s clock, with the empty hours between', () => {
  const row = (hour: string, attempts: number) => ({ hour, attempts, contacts: 1 });
  const rows = [
    row('2026-10-09 20:00:00+00', 9),
    row('2026-10-10 20:00:00+00', 3),
    row('2026-10-10 22:00:00+00', 4),
    row('2026-10-11 01:00:00+00', 5),
  ];
  expect(lastWalkingDay(rows).map((bar) => bar.attempts)).toEqual([3, 0, 4, 0, 0, 5]);
  expect(lastWalkingDay([])).toEqual([]);
});

describe('a walk in words', () => {
  it('says where and how much, of doors and of calls', () => {
    expect(walkWords({ channel: 'door', turf: 'Mill Street', attempts: 25, contacts: 6 })).toBe(
      'Mill Street: 25 doors, 6 reached',
    );
    expect(walkWords({ channel: 'phone', turf: null, attempts: 1, contacts: 0 })).toBe('Phone bank: 1 call, 0 reached');
  });

  it('says so in Spanish, counted as Spanish counts', () => {
    setLocale('es');
    const walk = { channel: 'door', turf: 'Mill Street', contacts: 1 } as const;
    expect(walkWords({ ...walk, attempts: 1 })).toBe('Mill Street: 1 puerta, 1 con respuesta');
    expect(walkWords({ ...walk, attempts: 25 })).toBe('Mill Street: 25 puertas, 1 con respuesta');
    expect(walkWords({ ...walk, turf: null, attempts: 2 })).toMatch(/^Sin zona: 2 puertas/);
  });

  it('says when on the campaign’s clock', () => {
    const walk = { begun: '2026-10-10T20:07:00Z', ended: '2026-10-10T22:55:00Z' };
    const words = walkTimes(walk);
    expect(words.replaceAll('\u202f', ' ')).toBe('Sat, Oct 10, 4:07 PM to 6:55 PM');
  });
});
