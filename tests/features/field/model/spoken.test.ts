/** The script in the language of whoever is spoken to. */
import { describe, expect, it } from 'vitest';
import { attemptFrom, conversationFrom, emptyConversation } from '../../../../src/features/field/model/conversation.ts';
import { correctionOf } from '../../../../src/features/field/model/correction.ts';
import type { OwnAttempt, Resident } from '../../../../src/features/field/model/doors.ts';
import { localeOf, scriptLanguage, scriptText, withNoted } from '../../../../src/features/field/model/spoken.ts';

const who = (id: string, language: string | null): Resident => ({ id, name: id, phone: null, language });
const people = [who('ada', null), who('luz', 'Spanish')];
const noted = (id: string, at: number, more: Partial<OwnAttempt> = {}): OwnAttempt => ({
  id,
  doorId: 'd',
  personId: null,
  result: 'canvassed',
  support: null,
  notes: null,
  at,
  canvasser: 'me',
  supersedes: null,
  language: 'Spanish',
  delivery: 'saved',
  sentAt: null,
  ...more,
});

describe('the language of the script', () => {
  it('is what a voter file or a canvasser calls Spanish, and none that the app lacks', () => {
    const spanish = ['Spanish', 'spanish (Mexico)', 'ESP', 'SPA', 'es', ' español', 'Castellano'];
    expect(spanish.map(localeOf)).toEqual(spanish.map(() => 'es'));
    expect(localeOf('English')).toBe('en');
    expect(['Estonian', 'Espéranto', 'Portuguese', 'Somali', '', null].map(localeOf)).toEqual(Array(6).fill(null));
  });

  it('is the chosen person’s, anybody’s while nobody is chosen, and the canvasser’s word before both', () => {
    expect(scriptLanguage(null, null, people)).toBe('es');
    expect(scriptLanguage(null, 'luz', people)).toBe('es');
    expect(scriptLanguage(null, 'ada', people)).toBe('en');
    expect(scriptLanguage('es', 'ada', people)).toBe('es');
    expect(scriptLanguage('en', 'luz', people)).toBe('en');
    expect(scriptLanguage(null, null, [who('ana', 'Portuguese')])).toBe('en');
  });

  it('leaves a text that lacks in English, and says that it is', () => {
    expect(scriptText('Schools', { es: 'Escuelas' }, 'es')).toEqual({ text: 'Escuelas', lang: 'es' });
    expect(scriptText('Schools', {}, 'es')).toEqual({ text: 'Schools', lang: 'en' });
    expect(scriptText('Schools', { es: 'Escuelas' }, 'en')).toEqual({ text: 'Schools', lang: 'en' });
  });
});

describe('a language noted in a conversation', () => {
  const talk = { ...emptyConversation('ada'), language: 'es' as const };

  it('is saved with the fact, outlives a dead phone, and stays with a correction', () => {
    expect(attemptFrom(talk)).toMatchObject({ language: 'Spanish' });
    expect(attemptFrom({ ...talk, language: 'en' })).toMatchObject({ language: null });
    expect(conversationFrom(JSON.parse(JSON.stringify(talk)), null)?.language).toBe('es');
    expect(conversationFrom({ ...talk, language: 'xx' }, null)?.language).toBe(null);
    const known = { answers: [], doNotContact: false, followUps: null, language: 'Spanish' };
    expect(correctionOf({ id: 'a', personId: 'ada', support: null, notes: null }, known).language).toBe('es');
  });

  it('counts on this phone at once, for whom nobody knew it of, until it is taken back', () => {
    const languages = (own: readonly OwnAttempt[], of = people) => withNoted(of, own).map(({ language }) => language);
    const strangers = [who('ada', null), who('bo', null), who('li', 'Hmong')];
    expect(languages([noted('a', 1)], strangers)).toEqual(['Spanish', 'Spanish', 'Hmong']);
    expect(languages([noted('a', 1, { personId: 'bo' })], strangers)).toEqual([null, 'Spanish', 'Hmong']);
    expect(languages([noted('a', 1), noted('b', 2, { language: 'Basque' })])).toEqual(['Basque', 'Spanish']);
    const undone = noted('b', 2, { result: 'undone', supersedes: 'a', language: null });
    expect(languages([noted('a', 1), undone])).toEqual([null, 'Spanish']);
  });
});
