/** What the desks are told of replies in the studio. */
import { expect, it } from 'vitest';
import { begunTo, type BegunReply } from '../../../../src/features/content/model/begunReply.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const reply = (more: Partial<BegunReply>): BegunReply => ({
  id: 'one',
  asked: 'idea/1',
  head: 'newest',
  changedAt: NOW,
  changedBy: 'Dana',
  step: null,
  reviewerName: null,
  live: null,
  nextAt: null,
  ...more,
});
const states = (more: Partial<BegunReply>) => begunTo('idea/1', [reply(more)], NOW).map(({ state }) => state);

it('tells of what is written to this one thing alone', () => {
  const all = [reply({}), reply({ id: 'two', asked: 'question/1' }), reply({ id: 'three', asked: null })];
  expect(begunTo('idea/1', all, NOW).map(({ id }) => id)).toEqual(['one']);
});

it('says how it stands', () => {
  expect(states({})).toEqual(['draft']);
  expect(states({ step: 'submitted' })).toEqual(['in_review']);
  expect(states({ step: 'scheduled', nextAt: NOW + 1 })).toEqual(['scheduled']);
  expect(states({ step: 'published', live: 'newest' })).toEqual(['live']);
});

it('is silent about what is over, unless an older wording is still read', () => {
  expect(states({ step: 'unpublished' })).toEqual([]);
  expect(states({ step: 'scheduled', nextAt: null })).toEqual([]);
  expect(states({ step: 'unpublished', live: 'older' })).toEqual(['unpublished']);
});
