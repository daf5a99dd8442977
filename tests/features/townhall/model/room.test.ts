/** The room of a town hall: which lists a question is in, what can be done about it, what it is about, and what the numbers say. */
import { describe, expect, it } from 'vitest';
import { NO_DETAIL, type Act } from '../../../../src/features/townhall/model/actKind.ts';
import { byNeed, owesAnswers } from '../../../../src/features/townhall/model/byNeed.ts';
import { fairOrder } from '../../../../src/features/townhall/model/fairOrder.ts';
import { decidedSince, fold, type ActFact, type RoomQuestion } from '../../../../src/features/townhall/model/fold.ts';
import {
  isMergeTarget,
  isUnanswered,
  laneOf,
  nextInOrder,
  toRead,
} from '../../../../src/features/townhall/model/lanes.ts';
import { topicFinder } from '../../../../src/features/townhall/model/suggestTopic.ts';
import { sumsOf, type Counted } from '../../../../src/features/townhall/model/sums.ts';
import { actsFor } from '../../../../src/features/townhall/room/actsFor.ts';

const asked = (change: Partial<RoomQuestion> = {}): RoomQuestion => ({
  id: 'q',
  shownId: 's',
  text: 'When?',
  shownText: null,
  language: 'en',
  name: null,
  origin: 'before',
  state: 'approved',
  topic: null,
  mergedInto: null,
  hidden: false,
  withdrawn: false,
  head: 'h',
  contested: false,
  appealed: false,
  carriedTo: null,
  suspect: false,
  askedAt: 0,
  stagedAt: null,
  counted: 0,
  inRoom: 0,
  confirmed: 0,
  held: 0,
  answerEn: null,
  answerEs: null,
  answeredBy: null,
  answeredOn: null,
  promiseEn: null,
  promiseEs: null,
  dueOn: null,
  doneOn: null,
  reply: null,
  acts: [],
  wishes: [],
  delivery: null,
  ...change,
});
const act = (id: string, action: Act, seen: string | null, more: Partial<ActFact> = {}): ActFact => ({
  ...NO_DETAIL,
  id,
  action,
  seen,
  by: 'me',
  byName: 'Me',
  at: 1000,
  counts: true,
  delivery: 'saved',
  ...more,
});

describe('the room of a town hall', () => {
  it('a contested question was in the wall’s order and not in the staff’s', () => {
    const questions = Array.from({ length: 9 }, (_, n) =>
      asked({
        id: `q${n}`,
        shownId: `s${n}`,
        askedAt: n * 1000,
        counted: n * 3,
        contested: n === 4,
        appealed: n === 5,
      }),
    );
    const wall = questions.map((one) => ({
      id: one.shownId ?? '',
      supports: one.counted >= 5 ? one.counted : null,
      asked_at: new Date(one.askedAt).toISOString(),
      state: 'approved' as const,
      staged_at: null,
    }));
    expect(nextInOrder(questions, 'session').map(({ shownId }) => shownId)).toEqual(
      fairOrder(wall, 'session').map(({ question }) => question.id),
    );
    expect(toRead(questions).map(({ id }) => id)).toEqual(['q4', 'q5']);
  });

  it('offered what nobody reads any more to be merged into', () => {
    for (const gone of [
      { withdrawn: true },
      { hidden: true },
      { hidden: true, state: 'pending' as const },
      { state: 'declined' as const },
      { state: 'merged' as const },
      { carriedTo: 'other' },
    ])
      expect([gone, isMergeTarget(asked(gone))]).toEqual([gone, false]);
    for (const state of ['pending', 'approved', 'on_stage', 'answered'] as const)
      expect(isMergeTarget(asked({ state }))).toBe(true);
  });

  it('puts what its asker asks about before staff until somebody has decided, also where it was hidden', () => {
    const hidden = asked({ hidden: true, appealed: true });
    expect([laneOf(hidden), actsFor(hidden, false)]).toEqual(['read', ['show', 'decline']]);
    expect(laneOf(fold(hidden, [act('1', 'decline', 'h', { reason: 'As before.' })]))).toBe('gone');
    const declined = asked({ state: 'declined', appealed: true });
    expect([laneOf(declined), actsFor(declined, false)]).toEqual(['read', ['approve', 'decline']]);
  });

  it('a corrected answer took the kept promise away on the phone, too', () => {
    const kept = asked({ state: 'answered', promiseEn: 'Publish it.', dueOn: '2026-01-02', doneOn: '2026-01-01' });
    const answer = (more: Partial<ActFact>) =>
      fold(kept, [act('1', 'answer', 'h', { wordsEn: 'Yes.', ...more })]).doneOn;
    expect(answer({ promiseEn: 'Publish it!', dueOn: '2026-01-02' })).toBe('2026-01-01');
    expect(answer({ promiseEn: 'Publish it.', dueOn: '2026-02-02' })).toBe('2026-01-01');
    expect(answer({ promiseEn: 'All of it.', dueOn: '2026-02-02', corrects: true })).toBe('2026-01-01');
    expect(answer({ promiseEn: 'All of it.', dueOn: '2026-02-02' })).toBeNull();
    expect(answer({})).toBeNull();
  });

  it('carries a question on: it leaves the stage, and waits in this room no longer', () => {
    const carried = fold(asked({ state: 'on_stage', stagedAt: 1 }), [act('1', 'carry', 'h', { toSession: 'next' })]);
    expect(carried).toMatchObject({ state: 'approved', carriedTo: 'next', stagedAt: null, contested: false });
    expect([laneOf(carried), isUnanswered(carried), actsFor(carried, true)]).toEqual(['gone', false, []]);
    expect(nextInOrder([carried], 'session')).toEqual([]);
    expect(fold(carried, [act('2', 'carry', 'h', { toSession: 'next' })]).contested).toBe(false);
    expect(actsFor(asked(), true)).toContain('carry');
    expect(actsFor(asked(), false)).not.toContain('carry');
  });

  it('says what others decided since somebody began to type', () => {
    const acts = [act('1', 'approve', null), act('2', 'edit', '1'), act('3', 'decline', '1', { counts: false })];
    const now = { acts: [...acts, act('4', 'answer', '2')], head: '4' };
    const ids = (seen: string | null) => decidedSince(now, seen).map(({ id }) => id);
    expect([ids('1'), ids('4'), ids(null), ids('not here')]).toEqual([['2', '4'], [], ['1', '2', '4'], ['4']]);
  });
});

const room = (id: string, change: Partial<Counted> & { readonly date?: string } = {}): Counted => ({
  id,
  date: '2026-01-01T18:00:00Z',
  closes_at: '2026-01-01T20:00:00Z',
  cancelled: false,
  pending: 0,
  contested: 0,
  appealed: 0,
  held: 0,
  overdue: 0,
  open: 0,
  answered: 0,
  declined: 0,
  merged: 0,
  owed: 0,
  late: 0,
  in_time: 0,
  after_time: 0,
  days: null,
  topics: {},
  ...change,
});
const NOW = Date.parse('2026-01-10T12:00:00Z');

describe('town halls together', () => {
  it('what was let stand and never answered sank once the town hall was over', () => {
    const over = { date: '2025-12-01T18:00:00Z', closes_at: '2025-12-01T20:00:00Z' };
    const coming = { date: '2026-02-01T18:00:00Z', closes_at: '2026-02-01T20:00:00Z', open: 9 };
    const rooms = [
      room('coming', coming),
      room('done', over),
      room('owing', { ...over, open: 1 }),
      room('off', { ...over, open: 1, cancelled: true }),
    ];
    expect(byNeed(rooms, NOW).map(({ id }) => id)).toEqual(['owing', 'coming', 'done', 'off']);
    expect(owesAnswers(room('coming', coming), NOW)).toBe(false);
    for (const waits of [{ held: 1 }, { appealed: 1 }])
      expect(byNeed([room('coming', coming), room('waits', { ...over, ...waits })], NOW)[0]?.id).toBe('waits');
  });

  it('are counted together: what was answered in time of all that was due, days, and topics', () => {
    const sums = sumsOf(
      [
        room('a', {
          open: 2,
          late: 2,
          answered: 3,
          in_time: 2,
          after_time: 1,
          days: [1, 5, 20],
          topics: { bridge: 1, schools: 2 },
        }),
        room('b', {
          closes_at: '2026-02-01T20:00:00Z',
          open: 4,
          answered: 5,
          in_time: 5,
          days: [2, 2, 3, 3, 4],
          topics: { bridge: 4 },
        }),
      ],
      NOW,
    );
    expect(sums).toMatchObject({
      open: 6,
      unanswered: 2,
      late: 2,
      answered: 8,
      inTime: 7,
      afterTime: 1,
      medianDays: 3,
    });
    expect(sums.share).toBeCloseTo(0.7);
    expect(sums.topics).toEqual([
      ['bridge', 5],
      ['schools', 2],
    ]);
    expect(sumsOf([], NOW)).toMatchObject({ share: null, medianDays: null, topics: [] });
  });
});

describe('the topic that a question’s words suggest', () => {
  const find = topicFinder([
    {
      value: 'transparency',
      words: 'Transparency and accountability: every city payment online, town halls in each ward',
    },
    { value: 'homes', words: 'Homes for everyone: rents, boarded-up houses, shelters in each ward' },
    { value: 'schools', words: 'escuela escuelas maestra maestros' },
  ]);
  it.each([
    ['Will you publish each payment?', 'transparency'],
    ['My rent is too high for this house', 'homes'],
    ['¿Por qué faltan maestros?', 'schools'],
    // A word of two topics decides nothing.
    ['What of our ward?', ''],
    ['Why?', ''],
    ['', ''],
  ])('of “%s” is “%s”', (text, topic) => expect(find(text)).toBe(topic));
});
