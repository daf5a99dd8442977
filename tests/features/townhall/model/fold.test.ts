/** How a question stands with what this device saved on top of what the server told. */
import { describe, expect, it } from 'vitest';
import { NO_DETAIL, type Act } from '../../../../src/features/townhall/model/actKind.ts';
import { fold, rivalsOf, type ActFact, type RoomQuestion } from '../../../../src/features/townhall/model/fold.ts';
import { isUnanswered, laneOf } from '../../../../src/features/townhall/model/lanes.ts';

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
const asked: RoomQuestion = {
  id: 'q',
  shownId: 's',
  text: 'When?',
  shownText: null,
  language: 'en',
  name: null,
  origin: 'before',
  state: 'pending',
  topic: null,
  mergedInto: null,
  hidden: false,
  withdrawn: false,
  head: null,
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
};

describe('a question with what this device saved', () => {
  it('stands as the chain of decisions that have seen each other says', () => {
    const now = fold(asked, [
      act('1', 'approve', null),
      act('2', 'stage', '1'),
      act('3', 'answer', '2', { wordsEn: 'May.', happenedOn: '2026-01-02' }),
    ]);
    expect(now).toMatchObject({ state: 'answered', head: '3', answerEn: 'May.', contested: false });
  });

  it('keeps the server’s where this device decided without having seen it, and shows both', () => {
    const told = {
      ...asked,
      state: 'approved' as const,
      head: 'x',
      acts: [act('x', 'approve', null, { delivery: null })],
    };
    const now = fold(told, [act('1', 'decline', null, { reason: 'No.' })]);
    expect(now).toMatchObject({ state: 'approved', head: 'x', contested: true });
    expect(rivalsOf(now).map(({ id }) => id)).toEqual(['1']);
    expect(laneOf(now)).toBe('read');
    const again = fold(now, [act('2', 'decline', 'x', { reason: 'No.' })]);
    expect(again).toMatchObject({ state: 'declined', contested: false });
    expect(rivalsOf(again)).toEqual([]);
  });

  it('counts a reply of the studio as the answer, until the room answers later', () => {
    const reply = { item: 'r', en: 'In June.', es: null, on: '2026-01-03' };
    const told = { ...asked, state: 'approved' as const, head: 'x', reply };
    expect([laneOf(told), isUnanswered(told)]).toEqual(['answered', false]);
    expect(isUnanswered({ ...told, reply: null })).toBe(true);
    expect(laneOf({ ...told, hidden: true })).toBe('gone');
    const now = fold(told, [act('1', 'answer', 'x', { wordsEn: 'In May.', happenedOn: '2026-01-04' })]);
    expect(now).toMatchObject({ reply: null, answerEn: 'In May.' });
    expect(fold(told, [act('1', 'edit', 'x', { text: 'When does it open?' })]).reply).toEqual(reply);
  });

  it('takes the same decision twice for one', () => {
    const told = { ...asked, state: 'approved' as const, head: 'x' };
    expect(fold(told, [act('1', 'approve', null)])).toMatchObject({ state: 'approved', contested: false });
  });

  it('hides whatever had been seen, and says that somebody else had decided', () => {
    const told = { ...asked, state: 'on_stage' as const, head: 'y' };
    const now = fold(told, [act('1', 'hide', 'x')]);
    expect(now).toMatchObject({ hidden: true, contested: true, head: '1' });
  });

  it.each<[string, Partial<RoomQuestion>, Parameters<typeof act>[1], Partial<ActFact>]>([
    ['hid it', { hidden: true }, 'hide', {}],
    ['took it off the stage', { state: 'approved' }, 'unstage', {}],
    ['opened it again', { state: 'pending' }, 'reopen', {}],
    ['answered it with the same words', { state: 'answered', answerEn: 'May.' }, 'answer', { wordsEn: 'May.' }],
  ])('takes two who %s for one decision', (_, now, action, detail) => {
    const told = { ...asked, ...now, head: 'x' };
    expect(fold(told, [act('1', action, null, detail)]).contested).toBe(false);
  });

  it('is settled by one who hides it having seen what counted', () => {
    expect(fold({ ...asked, contested: true, head: 'x' }, [act('1', 'hide', 'x')]).contested).toBe(false);
  });

  it('counts nothing twice that the server has told already, and nothing that it refused', () => {
    const told = {
      ...asked,
      state: 'declined' as const,
      head: '1',
      acts: [act('1', 'decline', null, { delivery: null })],
    };
    expect(fold(told, [act('1', 'decline', null)]).acts).toHaveLength(1);
    expect(fold(asked, [act('1', 'approve', null, { delivery: 'refused' })])).toMatchObject({ state: 'pending' });
  });
});
