/** Where a volunteer stands on the way from a form to a turf, and what is said about it. */
import { afterEach, expect, it } from 'vitest';
import { BASE_LOCALE, setLocale } from '../../../../src/core/locale.ts';
import {
  findVolunteers,
  stepOf,
  stepWords,
  type Volunteer,
} from '../../../../src/features/field/volunteers/volunteers.ts';

const nora: Volunteer = {
  signup_id: 's1',
  name: 'Nora Dell',
  email: 'nora@example.com',
  phone: null,
  interest: 'door_knock',
  availability: 'Saturday mornings',
  notes: null,
  created_at: '2026-10-01T12:00:00Z',
  canvasser_id: null,
  user_id: null,
  has_role: false,
  invited: false,
  turfs: 0,
};
const picked = { ...nora, canvasser_id: 'c1' };

afterEach(() => setLocale(BASE_LOCALE));

it.each([
  [nora, 'volunteer', ''],
  [{ ...nora, withdrawn: true }, 'withdrawn', 'took this offer back'],
  [picked, 'needs-role', 'Needs a role. Ask the candidate'],
  [{ ...picked, user_id: 'u1' }, 'needs-role', 'Has an account and needs a role.'],
  [{ ...picked, invited: true }, 'needs-account', 'Ask them to create an account with nora@example.com.'],
  [{ ...picked, user_id: 'u1', invited: true }, 'needs-account', 'when they next sign in'],
  [{ ...picked, user_id: 'u1', has_role: true }, 'ready', 'check a turf out to them'],
  [{ ...picked, user_id: 'u1', has_role: true, turfs: 2 }, 'walking', 'Has 2 turfs in hand.'],
] as const)('each step names the next one (%#)', (volunteer, step, words) => {
  expect(stepOf(volunteer)).toBe(step);
  expect(stepWords(volunteer, false)).toContain(words);
});

it('who gives roles is told where, the others whom to ask', () => {
  expect(stepWords(picked, true)).toContain('under People');
  expect(stepWords(picked, false)).not.toContain('under People');
});

it('a volunteer is found by every word that they left', () => {
  expect(findVolunteers([nora], 'dell saturday door')).toEqual([nora]);
  expect(findVolunteers([nora], 'dell sunday')).toEqual([]);
});

it('the next step is said in Spanish, too', () => {
  setLocale('es');
  const ready = { ...picked, user_id: 'u1', has_role: true };
  expect(stepWords({ ...ready, turfs: 1 }, false)).toBe('Tiene una zona.');
  expect(stepWords({ ...ready, turfs: 2 }, false)).toBe('Tiene 2 zonas.');
  expect(stepWords({ ...picked, email: null }, true)).toBe('Necesita una función: invite a esta persona en Personas.');
});
