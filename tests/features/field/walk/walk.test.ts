/** The words and the drafts at a door. */
import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '../../../../src/core/locale.ts';
import { emptyConversation, problemOf, conversationFrom } from '../../../../src/features/field/model/conversation.ts';
import { deliveryWords, dueWords, namesOf } from '../../../../src/features/field/data/words.ts';
import { m } from '../../../../src/messages/messages.js';

describe('a conversation', () => {
  const talk = { ...emptyConversation('ada'), notes: 'Ring twice.', support: 2 as const, answers: { q: 'o' } };

  it('comes back from its draft as it was', () => {
    expect(conversationFrom(JSON.parse(JSON.stringify(talk)), null)).toEqual(talk);
  });

  it('survives a draft of another version, and no draft at all', () => {
    const odd = { support: 9, answers: { q: 3 }, helps: 'juggling', notes: null };
    expect(conversationFrom(odd, 'ada')).toEqual({ ...emptyConversation('ada'), ids: expect.any(Object) });
    expect(conversationFrom(null, 'ada')).toBeNull();
  });

  it('a sign and an offer to help need a name and a number, nothing else does', () => {
    expect(problemOf(talk, null)).toBeNull();
    const wants = { ...talk, wantsSign: true };
    expect(problemOf(wants, null)).toBe('no-name');
    expect(problemOf(wants, 'Ada Quill')).toBe('no-phone');
    expect(problemOf({ ...wants, phone: '(207) 555-0100' }, 'Ada Quill')).toBeNull();
  });
});

describe('names', () => {
  it.each([
    [['Alma Pruitt'], 'Alma Pruitt'],
    [['Alma Pruitt', 'Bill Pruitt'], 'Alma & Bill Pruitt'],
    [['Alma Pruitt', 'Bill Sato'], 'Alma Pruitt & Bill Sato'],
    [['Cher', 'Cher'], 'Cher & Cher'],
    [[], 'Nobody known here'],
  ])('of %j are said as %s', (names, words) => {
    expect(namesOf(names.map((name) => ({ name })))).toBe(words);
  });
});

it('saved and sent are never said with the same word', () => {
  expect(deliveryWords({ delivery: 'saved' })).toMatch(/saved/i);
  expect(deliveryWords({ delivery: 'saved' })).not.toMatch(/sent/i);
  expect(deliveryWords({ delivery: 'sent' })).not.toMatch(/saved/i);
});

it('says what is overdue', () => {
  const noon = Date.UTC(2026, 9, 10, 16);
  expect(dueWords(noon, noon - 1)).toBe('Due Sat, Oct 10');
  expect(dueWords(noon, noon + 1)).toBe('Overdue since Sat, Oct 10');
});

describe('in Spanish', () => {
  afterEach(() => setLocale('en'));

  it('one door and several, one result and several are each said as one says them', () => {
    setLocale('es');
    expect([1, 45].map((count) => m.walk_progress({ visited: 1, count, done: 0 }))).toEqual([
      '1 de 1 puerta visitada, 0 con respuesta.',
      '1 de 45 puertas visitadas, 0 con respuesta.',
    ]);
    expect([1, 2].map((count) => m.walk_needs_you({ count }))).toEqual([
      'Uno de ellos requiere su atención.',
      '2 de ellos requieren su atención.',
    ]);
  });
});
