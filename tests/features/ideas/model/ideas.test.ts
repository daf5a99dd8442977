/** The wall's and the desk's small rules: orders, topics over time, stories, and what this device decided. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, viewOf, type DeskLine, type OwnFact } from '../../../../src/features/ideas/model/desk.ts';
import { NOTHING_SAID } from '../../../../src/features/ideas/model/actionKind.ts';
import { storyOf, type Idea } from '../../../../src/features/ideas/model/idea.ts';
import { newestFirst, shuffled } from '../../../../src/features/ideas/model/order.ts';
import { overTime } from '../../../../src/features/ideas/model/overTime.ts';

const some = fc.uniqueArray(
  fc.record({ id: fc.uuid(), on: fc.constantFrom('2025-07-01', '2025-08-01', '2025-09-01') }),
  { selector: ({ id }) => id, maxLength: 40 },
);

describe('the order of the wall', () => {
  it('keeps every idea, however it is shuffled, and is the same for one visit', () => {
    fc.assert(
      fc.property(some, fc.nat(), (ideas, seed) => {
        const once = shuffled(ideas, seed);
        expect(once).toEqual(shuffled(ideas, seed));
        expect(newestFirst(once)).toEqual(newestFirst(ideas));
      }),
    );
  });
});

describe('topics over time', () => {
  it('have every month from the first to the last, across a new year', () => {
    const ideas = [
      { on: '2025-11-03', topic: 'housing' },
      { on: '2026-02-20', topic: null },
      { on: '2026-02-21', topic: 'given up long ago' },
    ];
    expect(overTime(ideas, ['transparency', 'housing'])).toEqual({
      months: ['2025-11', '2025-12', '2026-01', '2026-02'],
      lines: [
        { topic: 'housing', counts: [1, 0, 0, 0] },
        { topic: null, counts: [0, 0, 0, 2] },
      ],
    });
  });

  it('are nothing where nothing was said', () => {
    expect(overTime([], ['housing'])).toEqual({ months: [], lines: [] });
  });
});

const idea: Idea = {
  id: 'a',
  text: { en: 'A late bus' },
  topic: null,
  ward: null,
  on: '2025-09-01',
  status: 'in_plan',
  into: null,
  response: { en: 'Yes.' },
  respondedOn: '2025-10-02',
  supports: null,
  held: false,
  also: [],
  steps: [],
  ledTo: [{ kind: 'commitment', slug: 'late-bus', on: '2025-09-20', words: {}, step: null }],
};

describe('the story of an idea', () => {
  it('is told in the order in which it happened', () => {
    expect(storyOf(idea).map(({ what }) => what)).toEqual(['came', 'led', 'answered']);
    expect(storyOf({ ...idea, status: 'open', ledTo: [] })).toHaveLength(1);
  });

  it('lost every status but the last', () => {
    const steps = [
      { on: '2025-09-10', status: 'under_review' },
      { on: '2025-10-02', status: 'in_plan' },
    ] as const;
    expect(storyOf({ ...idea, steps })).toMatchObject([
      { what: 'came' },
      { what: 'answered', on: '2025-09-10', status: 'under_review' },
      { what: 'led' },
      { what: 'answered', on: '2025-10-02', status: 'in_plan' },
    ]);
  });
});

const line: DeskLine = {
  id: 'a',
  arrivedAt: 1,
  mayShare: null,
  moderation: 'pending',
  said: 'A late bus on Fridays',
  language: 'en',
  name: 'Samir Haddad',
  email: null,
  phone: null,
  en: null,
  es: null,
  asWritten: false,
  topic: null,
  ward: null,
  status: 'open',
  responseEn: null,
  responseEs: null,
  respondedOn: null,
  reply: null,
  into: null,
  head: null,
  contested: false,
  fromPaper: false,
  appealed: false,
  appeals: [],
  supports: null,
  facts: [],
  place: '',
};
const fact = (id: string, seen: string | null, more: Partial<OwnFact>): OwnFact => ({
  ...NOTHING_SAID,
  id,
  seen,
  action: 'published',
  by: 'me',
  byName: 'Me',
  at: 2,
  counts: true,
  delivery: 'saved',
  ...more,
});

describe('what this device decided', () => {
  it('counts at once, one decision upon the other', () => {
    const words = fact('1', null, { en: 'A late bus on Fridays and Saturdays', ward: 2, asWritten: false });
    const answer = fact('2', '1', { action: 'responded', status: 'in_plan', responseEn: 'Yes.' });
    const entry = fold(line, [words, answer]);
    expect(entry).toMatchObject({ view: 'answered', ward: 2, status: 'in_plan', head: '2', rivals: [] });
  });

  it('takes the place of a reply of the studio where it has words of its own', () => {
    const reply = { item: 'r', en: 'Soon.', es: null, on: '2026-01-03' };
    const told = { ...line, moderation: 'published' as const, en: 'A bus', head: 'x', reply };
    const turn = fact('1', 'x', { action: 'responded', status: 'under_review' });
    expect(fold(told, [turn]).reply).toEqual(reply);
    expect(fold(told, [{ ...turn, responseEn: 'Yes.' }]).reply).toBeNull();
  });

  it('is kept beside what somebody else decided before, and done only when it hides', () => {
    const told = { ...line, moderation: 'published' as const, en: 'A bus', head: 'theirs', facts: [] };
    const late = fact('1', null, { action: 'declined', reason: 'Twice' });
    expect(fold(told, [late])).toMatchObject({
      view: 'waiting',
      contested: true,
      moderation: 'published',
      head: 'theirs',
    });
    expect(fold(told, [late]).rivals.map(({ id }) => id)).toEqual(['1']);
    const hide = fact('1', null, { action: 'hidden' });
    // Hidden at once, and still to be looked at: its sender had not seen that it was published.
    expect(fold(told, [hide])).toMatchObject({ view: 'waiting', contested: true, moderation: 'hidden' });
    expect(fold(told, [hide, fact('2', '1', { action: 'hidden' })])).toMatchObject({ view: 'off', contested: false });
  });

  it('counts for nothing where the server refused it, and once where it has it', () => {
    const hide = fact('1', null, { action: 'hidden' });
    expect(fold(line, [{ ...hide, delivery: 'refused' }]).moderation).toBe('pending');
    const told = { ...line, moderation: 'hidden' as const, head: '1', facts: [hide] };
    expect(fold(told, [hide]).facts).toHaveLength(1);
    expect(viewOf(told)).toBe('off');
  });
});
