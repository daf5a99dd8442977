/** What is newest, what is live and who may do what, told of an item's wordings and steps. */
import { describe, expect, it } from 'vitest';
import { offered, reviewersFor, waitsFor, writersOf } from '../../../../src/features/content/model/duties.ts';
import {
  commonBase,
  headsOf,
  liveAt,
  stateOf,
  stillRightIn,
  type Action,
  type Item,
  type Revision,
  type Step,
} from '../../../../src/features/content/model/item.ts';

const revision = (id: string, parent: string | null, more: Partial<Revision> = {}): Revision => ({
  id,
  parent,
  merged: null,
  restored: null,
  body: {},
  by: 'ana',
  byName: 'Ana',
  at: 0,
  delivery: 'sent',
  ...more,
});
const step = (action: Action, of: string, at: number, more: Partial<Step> = {}): Step => ({
  id: `${action} ${of} ${at}`,
  revision: of,
  action,
  by: 'ana',
  byName: 'Ana',
  at,
  note: null,
  reviewer: null,
  reviewerName: null,
  goLiveAt: null,
  expireAt: null,
  release: null,
  delivery: 'sent',
  ...more,
});
const item = (revisions: readonly Revision[], steps: readonly Step[] = []): Item => ({
  id: 'item',
  kind: 'commitment',
  slug: 'trees',
  revisions,
  steps,
});
const ana = { userId: 'ana', publishes: true };
const ben = { userId: 'ben', publishes: true };

describe('the newest wording', () => {
  it('is the one that nothing was made of; two where two people wrote at once', () => {
    expect(headsOf(item([revision('a', null), revision('b', 'a')])).map(({ id }) => id)).toEqual(['b']);
    const forked = [revision('a', null), revision('b', 'a'), revision('c', 'a')];
    expect(headsOf(item(forked)).map(({ id }) => id)).toEqual(['c', 'b']);
    expect(headsOf(item([...forked, revision('d', 'b', { merged: 'c' })])).map(({ id }) => id)).toEqual(['d']);
    expect(commonBase(item(forked), 'b', 'c')?.id).toBe('a');
  });

  it('is not one that the server refused', () => {
    expect(
      headsOf(item([revision('a', null), revision('b', 'a', { delivery: 'refused' })])).map(({ id }) => id),
    ).toEqual(['a']);
  });
});

describe('what is live', () => {
  const steps = [step('published', 'a', 10), step('scheduled', 'b', 20, { goLiveAt: 100, expireAt: 200 })];
  it.each([
    // This device's clock is behind: what is published is public at once.
    [5, 'a'],
    [50, 'a'],
    [100, 'b'],
    [199, 'b'],
    [200, null],
  ])('at %d it is %s', (now, live) => {
    expect(liveAt(item([], steps), now)?.revision ?? null).toBe(live);
  });

  it('is not what an advisor asked to change before its hour: the device went live with it, the server did not', () => {
    const plan = [step('published', 'a', 10), step('scheduled', 'b', 20, { goLiveAt: 100 })];
    const asked = step('changes_requested', 'b', 50, { note: 'Not that.' });
    expect(liveAt(item([], [...plan, asked]), 150)?.revision).toBe('a');
    // What is asked of another wording, or once it is out, takes nothing away.
    expect(liveAt(item([], [...plan, { ...asked, revision: 'c' }]), 150)?.revision).toBe('b');
    expect(liveAt(item([], [...plan, { ...asked, at: 120 }]), 150)?.revision).toBe('b');
  });

  it('stays what it is when somebody finds a translation still right', () => {
    const right = step('still_right', 'a', 20, { places: ['title.es'] });
    expect(stateOf(item([], [step('published', 'a', 10), right]), 'a', 30)).toBe('live');
    expect([...stillRightIn(item([], [right, { ...right, revision: 'b' }]), 'a')]).toEqual(['title.es']);
  });

  it('is nothing once it was taken down, and the state says each', () => {
    expect(liveAt(item([], [...steps, step('unpublished', 'b', 150)]), 160)).toBeNull();
    expect([50, 150, 250].map((now) => stateOf(item([], steps), 'b', now))).toEqual(['scheduled', 'live', 'expired']);
  });
});

describe('who may do what', () => {
  const drafted = [revision('a', null), revision('b', 'a')];
  const inReview = item(drafted, [step('submitted', 'b', 1, { reviewer: 'ben' })]);

  it('whoever wrote it does not approve it, somebody else does, then either publishes', () => {
    expect(offered(item(drafted), 2, ana, 5)).toEqual(['submitted']);
    expect(offered(inReview, 2, ana, 5)).toEqual(['changes_requested']);
    expect(offered(inReview, 2, ben, 5)).toEqual(['approved', 'changes_requested']);
    const approved = item(drafted, [...inReview.steps, step('approved', 'b', 2, { by: 'ben' })]);
    expect(offered(approved, 2, ana, 5)).toEqual(['published', 'scheduled']);
  });

  it('a change after an approval needs another one', () => {
    const changed = item(
      [...drafted, revision('c', 'b', { by: 'ben' })],
      [...inReview.steps, step('approved', 'b', 2, { by: 'ben' })],
    );
    expect(offered(changed, 2, ana, 5)).toEqual(['submitted']);
    expect([...writersOf(changed, changed.revisions[2] as Revision)]).toEqual(['ben']); // there are three
  });

  it('one pair of eyes publishes what it wrote', () => {
    expect(offered(item(drafted), 1, ana, 5)).toEqual(['published', 'scheduled', 'submitted']);
  });

  it('nobody does anything before two wordings are one', () => {
    expect(offered(item([...drafted, revision('c', 'a')]), 1, ana, 5)).toEqual([]);
  });

  it('whoever only reads may ask for changes', () => {
    expect(offered(inReview, 2, { userId: 'adi', publishes: false }, 5)).toEqual(['changes_requested']);
  });

  it('it waits for whom it was sent to, then for whoever is to change it', () => {
    expect([ana, ben].map((who) => waitsFor(inReview, who, 5))).toEqual([false, true]);
    const back = item(drafted, [...inReview.steps, step('changes_requested', 'b', 2, { by: 'ben' })]);
    expect([ana, ben].map((who) => waitsFor(back, who, 5))).toEqual([true, false]);
  });
});

describe('what is published is public at once', () => {
  const published = (goLiveAt: number, at = goLiveAt) =>
    item([revision('a', null)], [step('approved', 'a', 1), step('published', 'a', at, { goLiveAt })]);

  it.each([
    ['the page’s clock was read half a minute before the press', 1_000_000, 970_000],
    ['it was read eleven seconds before', 1_000_000, 989_000],
    ['the server’s clock is an hour ahead of this device’s', 4_600_000, 1_000_000],
    ['this device’s clock is a day behind', 87_400_000, 1_000_000],
    ['both say the same', 1_000_000, 1_000_000],
  ])('also where %s', (_name, goLiveAt, now) => {
    const one = published(goLiveAt);
    expect(stateOf(one, 'a', now)).toBe('live');
    expect(liveAt(one, now)?.revision).toBe('a');
    expect(offered(one, 2, ben, now)).not.toContain('unscheduled');
    expect(offered(one, 2, ben, now)).toContain('unpublished');
  });

  it('on top of an older one, which it takes the place of, and what is scheduled waits', () => {
    const two = item(
      [revision('a', null), revision('b', 'a')],
      [step('published', 'a', 10, { goLiveAt: 10 }), step('published', 'b', 1000, { goLiveAt: 1000 })],
    );
    expect(liveAt(two, 900)?.revision).toBe('b');
    const planned = item([revision('a', null)], [step('scheduled', 'a', 10, { goLiveAt: 1000 })]);
    expect(stateOf(planned, 'a', 900)).toBe('scheduled');
    expect(liveAt(planned, 900)).toBeNull();
  });
});

describe('whom a review may be sent to', () => {
  const [anaNamed, benNamed, cyNamed] = ['ana', 'ben', 'cy'].map((id) => ({ user_id: id, name: id }));
  const people = [anaNamed, benNamed, cyNamed].filter((one) => one !== undefined);

  it('no co-author, who cannot approve it', () => {
    const { others, coauthors } = reviewersFor(people, 2, new Set(['ana', 'ben']));
    expect(others).toEqual([cyNamed]);
    expect(coauthors).toEqual([anaNamed, benNamed]);
  });

  it('everyone, where one pair of eyes is enough', () => {
    expect(reviewersFor(people, 1, new Set(['ana', 'ben'])).others).toEqual(people);
  });

  it('who wrote before the last approval is no co-author of what came after', () => {
    const written = item(
      [revision('a', null, { by: 'ben' }), revision('b', 'a', { by: 'ana' }), revision('c', 'b', { by: 'cy' })],
      [step('approved', 'a', 1, { by: 'dee' })],
    );
    const [newest] = headsOf(written);
    if (!newest) throw new Error('There is one.');
    expect(reviewersFor(people, 2, writersOf(written, newest)).others).toEqual([benNamed]);
  });
});
