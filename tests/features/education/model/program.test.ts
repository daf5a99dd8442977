/** Programs: for whom, whether there is a seat, whether one can sign up, and how far away, as the device reckons it. */
import { describe, expect, it } from 'vitest';
import { programs } from '../../../../src/sample/content/program.ts';
import {
  AGES,
  checkedOn,
  isUnverified,
  metresTo,
  seatsOf,
  signUpOf,
  takes,
} from '../../../../src/features/education/model/program.ts';
import type { ProgramBody } from '../../../../src/features/education/model/programContent.ts';

const body = (change: Partial<ProgramBody> = {}): ProgramBody => ({
  ...(programs.find(({ slug }) => slug === 'river-camp')?.body as ProgramBody), // of the sample town
  ...change,
});

describe('a program', () => {
  it('takes whoever shares a year with it, also where the ages are written the wrong way round', () => {
    const names = (change: Partial<ProgramBody>) =>
      AGES.filter((ages) => takes(body(change), ages)).map(({ name }) => name);
    expect(names({ age_from: 8, age_until: 13 })).toEqual(['8-10', '11-13']);
    expect(names({ age_from: 13, age_until: 8 })).toEqual(['8-10', '11-13']);
    expect(names({ age_from: 10, age_until: 11 })).toEqual(['8-10', '11-13']);
    expect(names({ age_from: 19, age_until: 24 })).toEqual([]);
  });

  it('has a free seat only where somebody counted both, and never fewer than none', () => {
    expect(seatsOf(body({ seats_offered: 60, seats_taken: 47 }))).toEqual({ state: 'free', free: 13, offered: 60 });
    expect(seatsOf(body({ seats_offered: 24, seats_taken: 24 }))).toEqual({ state: 'full', offered: 24 });
    expect(seatsOf(body({ seats_offered: 24, seats_taken: 30 }))).toEqual({ state: 'full', offered: 24 });
    const { seats_taken: _, ...unasked } = body();
    expect(seatsOf(unasked)).toEqual({ state: 'unknown' });
  });

  it('can be signed up for from its first day to its last, both included', () => {
    const on = (today: string) => signUpOf(body({ signup_opens: '2027-02-01', signup_closes: '2027-06-15' }), today);
    expect(['2027-01-31', '2027-02-01', '2027-06-15', '2027-06-16'].map(on)).toEqual(['not-yet', 'open', 'open', 'closed']); // prettier-ignore
    const { signup_opens: _from, signup_closes: _until, ...always } = body();
    expect(signUpOf(always, '2031-01-01')).toBe('open');
  });

  it('is as far away as its place is, and nowhere where the place cannot be read', () => {
    const from = { latitude: 43.2011, longitude: -69.2014 };
    expect(metresTo(body({ spot: '43.20110, -69.20140' }), from)).toBe(0);
    expect(metresTo(body({ spot: '43.21110, -69.20140' }), from)).toBeCloseTo(1112, 0);
    for (const spot of ['by the river', '943, 12', '', '<script>']) expect(metresTo(body({ spot }), from)).toBeNull();
  });
});

describe('since when a program was checked', () => {
  const since = '2025-06-01T12:00:00Z';
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const of = (assured: string, verifyBy: string | null) => ({
    body: { assured_on: assured },
    live_since: since,
    verify_by: verifyBy,
  });

  it.each([
    ['its wording says so', of('2025-05-20', null), '2025-05-20'],
    ['a check under Content, which the page did not read', of('2025-05-20', '2025-11-29T12:00:00Z'), '2025-08-31'],
    ['a wording alone asks nobody', of('2025-05-20', '2025-08-30T12:00:00Z'), '2025-05-20'],
    ['the later of the two', of('2025-09-15', '2025-11-29T12:00:00Z'), '2025-09-15'],
    ['kept from before it was told', { body: { assured_on: '2025-05-20' }, live_since: since }, '2025-05-20'],
  ])('%s', (_, row, checked) => {
    expect(checkedOn(row, day)).toBe(checked);
  });

  it('it is grey once nobody has asked for 90 days', () => {
    expect(isUnverified('2025-06-01', '2025-08-29')).toBe(false);
    expect(isUnverified('2025-06-01', '2025-08-30')).toBe(true);
  });
});
