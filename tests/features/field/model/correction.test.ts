/** A conversation put right: what was said is there to be changed, what was unticked is taken back, what stays is sent once. */
import { describe, expect, it } from 'vitest';
import {
  keepFollowUps,
  correctionOf,
  followUpWords,
  type Known,
} from '../../../../src/features/field/model/correction.ts';
import type { Attempt } from '../../../../src/features/field/model/doors.ts';
import { attemptKind } from '../../../../src/features/field/model/facts.ts';
import { attemptFrom } from '../../../../src/features/field/model/conversation.ts';
import { correctionWords, replacesWords, takenBackWords } from '../../../../src/features/field/data/words.ts';

const AT = Date.UTC(2026, 9, 10, 16);
const own: Attempt = {
  id: 'first',
  personId: 'ada',
  result: 'canvassed',
  support: 2,
  notes: 'Ring twice.',
  at: AT,
  canvasser: 'me',
};
const known: Known = {
  answers: [{ question: 'q', option: 'o' }],
  doNotContact: false,
  followUps: { sign: 's1', volunteer: 'v1', helps: 'phone_bank', phone: '(207) 555-0100' },
};

describe('a correction', () => {
  it('begins with what was said and ticked, replaces the first, and has ids of its own', () => {
    const talk = correctionOf(own, known);
    expect(talk).toMatchObject({
      corrects: 'first',
      person: 'ada',
      support: 2,
      notes: 'Ring twice.',
      answers: { q: 'o' },
      wantsSign: true,
      helps: 'phone_bank',
      phone: '(207) 555-0100',
    });
    expect(attemptFrom(talk)).toMatchObject({ id: talk.ids.attempt, supersedes: 'first' });
    expect(talk.ids.attempt).not.toBe('first');
  });

  it('keeps the records of what stays as it was', () => {
    const kept = keepFollowUps(correctionOf(own, known), own, known);
    expect(kept).toMatchObject({ sign: true, volunteer: true, talk: { ids: { sign: 's1', volunteer: 'v1' } } });
  });

  it('names nothing that was unticked, and keeps the rest', () => {
    const kept = keepFollowUps({ ...correctionOf(own, known), wantsSign: false }, own, known);
    expect(attemptFrom(kept.talk).followUps).toMatchObject({ sign: null, volunteer: 'v1' });
    expect(kept).toMatchObject({ sign: false, volunteer: true });
  });

  it.each([
    ['number', { phone: '(207) 555-0199' }],
    ['person', { person: 'bill' }],
  ])('with another %s brings new records, so that the first are taken back', (_, change) => {
    const talk = { ...correctionOf(own, known), ...change };
    const kept = keepFollowUps(talk, own, known);
    expect(kept).toMatchObject({ sign: false, volunteer: false, talk: { ids: talk.ids } });
  });

  it('of another kind of help is another offer, and the same sign', () => {
    const kept = keepFollowUps({ ...correctionOf(own, known), helps: 'door_knock' }, own, known);
    expect(kept).toMatchObject({ sign: true, volunteer: false });
  });

  it('on a phone that knows less begins with what the list says', () => {
    expect(correctionOf(own, null)).toMatchObject({ support: 2, answers: {}, wantsSign: false, helps: null });
    expect(replacesWords(own, null)).toContain('tick what still holds');
  });
});

it('what a conversation brought travels by its id, and nothing of it that staff need not know', () => {
  const nothing = { support: null, notes: null, supersedes: null };
  const place = { door: 'd', person: 'ada', turf: 't', where: '1 Mill Street', device: 'K7Q2' };
  const payload = { ...nothing, ...place, result: 'canvassed' as const, ...known };
  const row = attemptKind.toRow(payload, { id: 'first', userId: 'me', createdAt: '2026-10-10T16:00:00.000Z' });
  expect(row).toMatchObject({ sign_id: 's1', volunteer_id: 'v1' });
  expect(JSON.stringify(row)).not.toContain('555-0100');
});

describe('what a press does is said before it', () => {
  it('adds where nothing is corrected, replaces where something is', () => {
    expect(correctionWords(own, known, false)).toMatch(/^You saved “Canvassed · Lean”.*adds to it/);
    expect(correctionWords(own, known, true)).toMatch(
      /replaces “Canvassed · Lean”.*takes back a yard sign and an offer/,
    );
  });

  it('and what goes with it, also where this phone cannot know', () => {
    expect(takenBackWords(own, known)).toBe('Taking it back takes back a yard sign and an offer to help too.');
    expect(takenBackWords(own, null)).toContain('a sign or an offer to help that it brought');
    expect(takenBackWords({ ...own, result: 'refused' }, null)).toBe('');
    expect(takenBackWords(own, { ...known, followUps: null })).toBe('');
    expect(followUpWords(null)).toBe('');
  });
});
