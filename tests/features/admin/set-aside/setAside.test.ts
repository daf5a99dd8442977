/** What a leader reads of a form that was set aside. */
import { afterEach, describe, expect, it } from 'vitest';
import { BASE_LOCALE, setLocale } from '../../../../src/core/locale.ts';
import {
  parseSetAside,
  waited,
  whatWords,
  writtenLines,
  type SetAside,
} from '../../../../src/features/admin/set-aside/setAside.ts';

const row: SetAside = {
  id: '5a000000-0000-4000-8000-000000000001',
  form: 'event',
  reason: 'many_places',
  set_aside_at: '2026-11-21 10:00:00+00',
  name: 'Rsvp Test One',
  email: null,
  phone: '(207) 555-0100',
  address: null,
  interest: null,
  availability: null,
  notes: 'Headcount: 10',
  headcount: 10,
  event: 'Town Hall',
  trap: null,
  filled_in_ms: 640,
};

afterEach(() => setLocale(BASE_LOCALE));

describe('a form that was set aside', () => {
  it.each([
    [row, 'RSVP: Town Hall, 10 people'],
    [{ ...row, headcount: 1 }, 'RSVP: Town Hall, 1 person'],
    [{ ...row, form: 'volunteer', interest: 'phone_bank' }, 'Volunteer: Phone Banking'],
    [{ ...row, form: 'yard_sign' }, 'Yard sign'],
  ] as const)('says what it is: %#', (one, words) => {
    expect(whatWords(one)).toBe(words);
  });

  it('shows what was written, what stood in the hidden field, and how long the form was open', () => {
    expect(writtenLines(row)).toEqual(['The form was open for 0.6 seconds.']);
    const idea: SetAside = { ...row, form: 'idea', notes: 'Cheap meds.', trap: 'http://x', filled_in_ms: 48_000 };
    expect(writtenLines(idea)).toEqual([
      'Cheap meds.',
      'In the hidden field: http://x',
      'The form was open for 48 seconds.',
    ]);
  });

  it('says since when it waits', () => {
    const at = Date.UTC(2026, 10, 21, 10);
    expect(waited(row.set_aside_at, at)).toBe('since today');
    expect(waited(row.set_aside_at, at + 86_400_000)).toBe('for 1 day');
    expect(waited(row.set_aside_at, at + 3 * 86_400_000)).toBe('for 3 days');
  });

  it('says so in Spanish, counted as Spanish counts', () => {
    setLocale('es');
    const at = Date.UTC(2026, 10, 21, 10);
    expect(waited(row.set_aside_at, at + 86_400_000)).toBe('desde hace 1 día');
    expect(whatWords({ ...row, headcount: 1 })).toBe('Confirmación: Town Hall, 1 persona');
    expect(whatWords(row)).toBe('Confirmación: Town Hall, 10 personas');
    expect(writtenLines(row)).toEqual(['El formulario estuvo abierto 0.6 segundos.']);
  });

  it('that cannot be read does not hide the others', () => {
    expect(parseSetAside([row, { ...row, set_aside_at: 'infinity' }])).toEqual([row]);
  });
});
