/** A step is planned, done or late in words, and what is said of the term is true, on whatever day the plan is read. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaign } from '../../../src/campaign.ts';
import { setTownZone } from '../../../src/campaign/townZone.ts';
import { commitments } from '../../../src/sample/content/commitment.ts';
import type { ContentSeed } from '../../../src/core/content/kind.ts';
import { stepState } from '../../../src/core/content/stepState.ts';
import { setLocale } from '../../../src/core/locale.ts';
import { page } from '../../../src/campaign/printed/en.ts';
import { townDay } from '../../../src/hooks/format.ts';
import { words } from '../../../src/hooks/words.ts';
import type { CommitmentBody } from '../../../src/features/plan/model/commitmentContent.ts';
import { planOf } from '../../../src/features/plan/model/plan.ts';
import { PlanOnPaper } from '../../../src/features/plan/vision/PrintedPlan.tsx';
import { ratingRule, stepWords } from '../../../src/features/plan/parts/written.ts';

words.put(page);
const seeds = commitments as readonly ContentSeed<CommitmentBody>[]; // held by tests/campaign/plan.test.ts
const { term } = campaign;
const said = (due: string, done: string | undefined, today: string) => {
  const step = { due_on: due, done_on: done };
  return stepWords(step, stepState(step, today) ?? 'planned');
};

describe('a step', () => {
  it.each([
    // [due, done, today, what is said]: before, during and after the term.
    ['2026-04-15', undefined, '2025-10-01', 'Planned'],
    ['2026-04-15', undefined, '2026-04-15', 'Planned'],
    ['2026-04-15', undefined, '2026-04-16', 'Late: due April 15, 2026 and not done'],
    ['2026-04-15', undefined, '2031-01-01', 'Late: due April 15, 2026 and not done'],
    ['2026-04-15', '2026-02-03', '2026-03-01', 'Done on February 3, 2026'],
    ['2026-04-15', '2026-02-03', '2026-02-03', 'Done on February 3, 2026'],
    ['2026-04-15', '2026-05-01', '2026-06-01', 'Done on May 1, 2026'],
    // A day to come is a plan, whatever field it is written in.
    ['2027-06-01', '2027-06-01', '2026-11-27', 'Planned'],
    ['2026-04-15', '2027-06-01', '2026-03-01', 'Planned'],
    ['2026-04-15', '2027-06-01', '2026-11-27', 'Late: due April 15, 2026 and not done'],
    ['2028-02-29', undefined, '2028-03-01', 'Late: due February 29, 2028 and not done'],
  ])('due %s, done %s, read on %s: %s', (due, done, today, words) => {
    expect(said(due, done, today)).toBe(words);
  });

  it('says it in Spanish', () => {
    setLocale('es');
    try {
      expect(said('2026-04-15', undefined, '2026-01-01')).toBe('Previsto');
      expect(said('2026-04-15', undefined, '2026-05-01')).toBe('Con retraso: debía estar hecho el 15 de abril de 2026');
    } finally {
      setLocale('en');
    }
  });

  it('says only what is true on any day while the day is not known', () => {
    expect(stepState({ due_on: '2026-04-15' }, null)).toBeNull();
    expect(stepState({ due_on: '2026-04-15', done_on: '2026-02-03' }, null)).toBe('done');
  });
});

describe('why nothing is rated', () => {
  it.each([
    ['2025-10-01', 'Ratings start on January 5, 2026, the first day of the term.'],
    ['2026-01-04', 'Ratings start on January 5, 2026, the first day of the term.'],
    ['2026-01-05', 'Ratings start on January 5, 2026, the first day of the term. No commitment has been rated yet.'],
    ['2026-11-27', 'Ratings start on January 5, 2026, the first day of the term. No commitment has been rated yet.'],
    ['2031-01-01', 'Ratings start on January 5, 2026, the first day of the term. No commitment has been rated yet.'],
    [null, 'Ratings start on January 5, 2026, the first day of the term.'],
  ])('on %s: %s', (today, words) => {
    expect(ratingRule(term, today)).toBe(words);
  });
});

describe('the plan on paper, with a turned clock', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => {
    vi.useRealTimers();
    setTownZone(campaign.timeZone);
  });
  const paper = (now: string) => {
    vi.setSystemTime(new Date(now));
    const live = seeds.map(({ id, slug, body }) => ({ id, slug, body, version: 1, liveSince: now }));
    const plan = planOf(live, [], campaign);
    const html = renderToStaticMarkup(
      <PlanOnPaper plan={plan} withdrawn={[]} today={townDay(Date.now())} address="https://dana.example/vision" />,
    );
    return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  };
  const count = (text: string, of: RegExp) => text.match(of)?.length ?? 0;
  const all = seeds.flatMap(({ body }) => body.milestones ?? []).length;

  it('before the term every step is planned and nothing is late', () => {
    const text = paper('2025-10-01T12:00:00Z');
    expect([count(text, /\(Planned\)/g), count(text, /Late/g)]).toEqual([all, 0]);
    expect(text).not.toContain('No commitment has been rated yet.');
  });

  it('during the term what has passed is late and the rest planned', () => {
    const text = paper('2026-11-27T12:00:00Z');
    const late = seeds.flatMap(({ body }) => body.milestones ?? []).filter(({ due_on }) => due_on < '2026-11-27');
    expect(late.length).toBeGreaterThan(0);
    expect(count(text, /\(Late: due/g)).toBe(late.length);
    expect(count(text, /\(Planned\)/g)).toBe(all - late.length);
    expect(text).toContain('Not Yet Rated. Late');
    expect(text).toContain('No commitment has been rated yet.');
  });

  it('after the term nothing is planned any more', () => {
    const text = paper('2031-02-01T12:00:00Z');
    expect([count(text, /\(Planned\)/g), count(text, /\(Late: due/g)]).toEqual([0, all]);
  });

  it('goes by the town’s day, in the published zone', () => {
    // The term's first day has begun in the east, and not in Honolulu.
    expect(paper('2026-01-05T06:00:00Z')).toContain('No commitment has been rated yet.');
    setTownZone('Pacific/Honolulu');
    expect(paper('2026-01-05T06:00:00Z')).not.toContain('No commitment has been rated yet.');
  });
});
