/** A release as a device shows it: the server's list, what was done here on top, and what keeps it from going out. */
import { describe, expect, it } from 'vitest';
import type { Line } from '../../../../src/features/content/model/line.ts';
import {
  blockersOf,
  releaseState,
  withOwnSteps,
  type OwnStep,
  type Release,
} from '../../../../src/features/content/model/release.ts';
import type { ReleasePayload } from '../../../../src/features/content/model/releaseKind.ts';

const known: Release = {
  id: 'spring',
  name: 'Spring',
  at: 0,
  byName: 'Mia',
  state: 'open',
  items: ['a'],
  goLiveAt: null,
  expireAt: null,
  turnedByName: null,
  wordings: [],
  problems: [],
  steps: ['one'],
  saved: false,
  refused: false,
};

const step = (id: string, more: Partial<ReleasePayload>, delivery: OwnStep['delivery'] = 'saved'): OwnStep => ({
  id,
  at: 1000,
  delivery,
  payload: {
    release: 'spring',
    name: 'Spring',
    action: 'begun',
    item: null,
    wordings: null,
    goLiveAt: null,
    expireAt: null,
    ...more,
  },
});

describe('what was done on this device', () => {
  it('stands on the server’s list, and what the list has is not done twice', () => {
    const own = [step('one', { action: 'added', item: 'z' }), step('two', { action: 'added', item: 'b' })];
    expect(withOwnSteps([known], own, 'Ana')).toMatchObject([{ items: ['a', 'b'], saved: true }]);
    const taken = [...own, step('three', { action: 'removed', item: 'a' }, 'sent')];
    expect(withOwnSteps([known], taken, 'Ana')).toMatchObject([{ items: ['b'] }]);
  });

  it('begins a release where the list is not known', () => {
    expect(withOwnSteps(null, [], 'Ana')).toBeNull();
    const own = [step('x', { release: 'new', name: 'New' }), step('y', { release: 'new', action: 'added', item: 'a' })];
    expect(withOwnSteps(null, own, 'Ana')).toMatchObject([{ id: 'new', name: 'New', byName: 'Ana', items: ['a'] }]);
  });

  it('plans it, and calls that off', () => {
    const plan = step('p', { action: 'scheduled', wordings: [], goLiveAt: '2027-03-01T12:00:00Z' });
    const [planned] = withOwnSteps([known], [plan], 'Ana') ?? [];
    const at = Date.parse('2027-03-01T12:00:00Z');
    expect(planned).toMatchObject({ state: 'planned', goLiveAt: at, turnedByName: 'Ana' });
    expect(planned && [releaseState(planned, at - 1), releaseState(planned, at)]).toEqual(['planned', 'out']);
    const off = step('o', { action: 'called_off' });
    expect(withOwnSteps([known], [plan, off], 'Ana')).toMatchObject([{ state: 'open', goLiveAt: null }]);
  });

  it('changes nothing where the server refused it, and says so', () => {
    const own = [step('r', { action: 'published', wordings: [] }, 'refused')];
    expect(withOwnSteps([known], own, 'Ana')).toMatchObject([{ state: 'open', refused: true, saved: false }]);
  });
});

describe('what keeps a thing from going out', () => {
  const line: Line = {
    id: 'a',
    kind: 'commitment',
    slug: 'a',
    title: 'A',
    head: 'wording',
    changedAt: 0,
    changedBy: null,
    forked: false,
    lacks: [],
    step: 'approved',
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
  const told = (...all: Parameters<typeof blockersOf>) => blockersOf(...all).map(({ blocker }) => blocker);

  it('is nothing once another person approved it', () => {
    expect(told('a', line, 2, [{ item: 'b', problem: 'unapproved', said: null }])).toEqual([]);
  });

  it('is what the server found, without saying it twice', () => {
    const found = ['unapproved', 'unmerged', 'broken_ref'].map((problem) => ({ item: 'a', problem, said: null }));
    const waiting: Line = { ...line, forked: true, step: 'submitted' };
    expect(told('a', waiting, 2, found)).toEqual(['forked', 'unapproved', 'broken_ref']);
  });

  it('is told without the server too: other eyes, and what is not here', () => {
    expect(told('a', { ...line, step: null, saved: true }, 2, [])).toEqual(['unapproved']);
    expect(told('a', { ...line, step: null }, 1, [])).toEqual([]);
    expect(told('a', undefined, 2, [])).toEqual(['unknown']);
  });
});
