/** What this device saved counts at once, and is not there twice once the server has it. */
import { expect, it } from 'vitest';
import { withOwn, type OwnWork } from '../../../../src/features/content/model/fold.ts';
import { headsOf, stateOf } from '../../../../src/features/content/model/item.ts';
import { isPressing, lineState, type Line } from '../../../../src/features/content/model/line.ts';

const me = { userId: 'ana', fullName: 'Ana' };
const wording = (parent: string | null) => ({
  item: 'item',
  kind: 'commitment',
  slug: 'trees',
  parent,
  merged: null,
  restored: null,
  body: { title: { en: 'Trees' } },
  title: 'Trees',
});
const submitted = {
  item: 'item',
  revision: 'a',
  action: 'submitted' as const,
  note: null,
  reviewer: 'ben',
  reviewerName: 'Ben',
  goLiveAt: null,
  expireAt: null,
  title: 'Trees',
};
const own: OwnWork = {
  revisions: [{ id: 'a', at: 1, delivery: 'saved', payload: wording(null) }],
  steps: [{ id: 's', at: 2, delivery: 'saved', payload: submitted }],
};

it('a new text that no server knows is there, with what was done about it', () => {
  const item = withOwn(null, own, me);
  expect(item && headsOf(item)).toMatchObject([{ id: 'a', byName: 'Ana', delivery: 'saved' }]);
  expect(item && stateOf(item, 'a', 5)).toBe('in_review');
});

it('once the server has it, it is there once, as the server says it', () => {
  const first = withOwn(null, own, me);
  const item =
    first &&
    withOwn({ ...first, revisions: first.revisions.map((one) => ({ ...one, delivery: 'sent' as const })) }, own, me);
  expect(item?.revisions.map(({ delivery }) => delivery)).toEqual(['sent']);
  expect(item?.steps.length).toBe(1);
});

it('nothing is there where nobody wrote anything', () => {
  expect(withOwn(null, { revisions: [], steps: [] }, me)).toBeNull();
});

const line: Line = {
  id: 'item',
  kind: 'commitment',
  slug: 'trees',
  title: { en: 'Trees' },
  head: 'b',
  changedAt: 0,
  changedBy: null,
  forked: false,
  lacks: [],
  step: null,
  note: null,
  reviewer: null,
  reviewerName: null,
  live: null,
  version: null,
  liveUntil: null,
  nextAt: null,
  verifyBy: null,
  saved: false,
};

it('a line says how its newest wording stands, whatever is live meanwhile', () => {
  const state = (more: Partial<Line>) => lineState({ ...line, ...more }, 100);
  expect(state({ live: 'a' })).toBe('draft');
  expect(state({ step: 'published', live: 'b' })).toBe('live');
  expect(state({ step: 'scheduled', nextAt: 200, live: 'a' })).toBe('scheduled');
  expect(state({ step: 'scheduled' })).toBe('expired');
  expect(state({ step: 'submitted' })).toBe('in_review');
});

it('presses where two wrote at once, a review waits or a check is due', () => {
  expect(isPressing(line, 100)).toBe(false);
  expect(isPressing({ ...line, forked: true }, 100)).toBe(true);
  expect(isPressing({ ...line, step: 'submitted' }, 100)).toBe(true);
  expect(isPressing({ ...line, live: 'b', verifyBy: 99 }, 100)).toBe(true);
});
