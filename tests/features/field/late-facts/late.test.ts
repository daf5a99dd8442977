/** What came late in words: by who brought it from where, and how late. */
import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '../../../../src/core/locale.ts';
import {
  countWords,
  groupsOf,
  lateWords,
  placeWords,
  saidWords,
  whereWords,
  type Late,
} from '../../../../src/features/field/late-facts/late.ts';

const late = (over: Partial<Late> = {}): Late => ({
  id: 'one',
  kind: 'attempt',
  sender: 'nora',
  name: 'Nora Lindqvist',
  turf_id: 'ridge',
  turf: 'Ridge Road',
  channel: 'door',
  street: 'Ridge Road',
  number: 12,
  suffix: null,
  unit: null,
  person: 'Ada Quill',
  result: 'canvassed',
  support: 1,
  notes: null,
  do_not_contact: false,
  saved_at: '2026-10-01T12:00:00Z',
  came_at: '2026-10-20T12:00:00Z',
  ended_at: '2026-10-02T11:00:00Z',
  ...over,
});

afterEach(() => setLocale('en'));

describe('what came late', () => {
  it('stands together by who brought it from which turf, the calls by themselves', () => {
    const rows = [
      late(),
      late({ id: 'two', kind: 'door', channel: null }),
      late({ id: 'three', channel: 'phone', turf_id: null, turf: null }),
    ];
    expect(groupsOf(rows).map((group) => [whereWords(group), group.items.map(({ id }) => id)])).toEqual([
      ['Ridge Road', ['one', 'two']],
      ['Phone bank', ['three']],
    ]);
    expect(countWords(rows)).toBe('2 results and 1 door or person');
  });

  it('says how late it is, or why it waits at all', () => {
    const words = (over: Partial<Late>) => groupsOf([late(over)]).map(lateWords)[0];
    expect(words({})).toBe('It came 18 days after the turf was theirs.');
    expect(words({ channel: 'phone' })).toBe('It came 18 days after the batch was theirs.');
    expect(words({ ended_at: null })).toBe('They led the field when they saved it, and lead it no more.');
  });

  it('says where it was and what was said', () => {
    expect(placeWords(late())).toBe('12 Ridge Road');
    expect(placeWords(late({ street: null, number: null }))).toBe('A door that is not there');
    expect(saidWords(late({ do_not_contact: true }))).toBe(
      'Canvassed · Strong · Ada Quill · asked not to be contacted',
    );
    expect(saidWords(late({ kind: 'door', result: null }))).toBe('A door that was not on the list');
    expect(saidWords(late({ kind: 'person', result: null }))).toBe('Ada Quill lives here');
  });

  it('is counted in Spanish as one says it', () => {
    setLocale('es');
    const rows = [late(), late({ id: 'two', kind: 'door' }), late({ id: 'three', kind: 'person' })];
    expect(countWords(rows)).toBe('1 resultado y 2 puertas o personas');
    expect(countWords(rows.slice(1, 2))).toBe('1 puerta o persona');
    expect(groupsOf([late({ came_at: '2026-10-03T12:00:00Z' })]).map(lateWords)).toEqual([
      'Llegó 1 día después de que la zona dejara de ser suya.',
    ]);
  });
});
