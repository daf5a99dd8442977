/** The parts of the term and the ratings: pure arithmetic with days. */
import { describe, expect, it } from 'vitest';
import { addDays, lastDayOfYears } from '../../../../src/features/plan/model/days.ts';
import { phaseEnds, phaseOf } from '../../../../src/features/plan/model/phases.ts';
import { ratingUpdate, standingOf, type Rated } from '../../../../src/features/plan/model/rating.ts';

const term = { firstDay: '2026-01-05', years: 4 };

describe('the parts of the term', () => {
  it('end with their hundredth day, their year and the whole term, of which the first day is day 1', () => {
    expect(phaseEnds(term)).toEqual({ days: '2026-04-14', year: '2027-01-04', term: '2030-01-04' });
  });

  it.each([
    ['2025-12-01', 'days'],
    ['2026-04-14', 'days'],
    ['2026-04-15', 'year'],
    ['2027-01-04', 'year'],
    ['2027-01-05', 'term'],
    ['2031-06-01', 'term'],
  ])('puts %s into %s', (day, phase) => {
    expect(phaseOf(day, term)).toBe(phase);
  });

  it('knows leap days, and a term that begins on one', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(lastDayOfYears('2028-02-29', 1)).toBe('2029-02-27');
  });
});

describe('a rating', () => {
  const update = (on: string, rating?: Rated['rating']): Rated => ({ on, ...(rating && { rating }) });

  it('is the newest one given since the term began', () => {
    const all = [update('2026-03-01', 'in-the-works'), update('2026-05-01', 'stalled'), update('2026-06-01')];
    expect(ratingUpdate(all, term.firstDay)).toBe(all[1]);
  });

  it('is none that was given before the term began', () => {
    expect(ratingUpdate([update('2025-10-01', 'kept')], term.firstDay)).toBeNull();
  });

  it('of two on one day is the later one in the list', () => {
    const all = [update('2026-03-01', 'stalled'), update('2026-03-01', 'kept')];
    expect(ratingUpdate(all, term.firstDay)).toBe(all[1]);
  });

  it('says nothing is late before the term begins, nor before the day is known', () => {
    expect(standingOf(null, '2025-12-01', '2026-01-04', term.firstDay)).toEqual({
      rating: 'not-yet-rated',
      overdue: false,
    });
    expect(standingOf(null, '2026-04-15', null, term.firstDay).overdue).toBe(false);
  });

  it.each([
    ['on the day it is due', 'in-the-works', '2026-04-15', false],
    ['on the day after', 'in-the-works', '2026-04-16', true],
    ['where nothing was ever rated', undefined, '2026-04-16', true],
    ['long after the term', 'stalled', '2031-01-01', true],
    ['once it is kept', 'kept', '2026-04-16', false],
    ['once it is broken', 'broken', '2031-01-01', false],
    ['once less was done', 'compromise', '2026-04-16', false],
  ] as const)('is late from the day after it was due until it is settled: %s', (_name, rating, today, late) => {
    expect(standingOf(rating ? { rating } : null, '2026-04-15', today, term.firstDay).overdue).toBe(late);
  });
});
