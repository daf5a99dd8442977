/** The volunteers as field leaders see them: the server's rows, where each stands, and finding one. */
import * as v from 'valibot';
import { INTERESTS } from '../../intake/volunteer/kind.ts';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { findableNames, findWords } from '../../../core/findWords.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { m } from '../../../messages/messages.js';

const optional = v.nullable(v.string());

const volunteerSchema = v.object({
  signup_id: v.string(),
  name: v.string(),
  email: optional,
  phone: optional,
  interest: optional,
  availability: optional,
  notes: optional,
  created_at: v.string(),
  canvasser_id: optional,
  user_id: optional,
  has_role: v.boolean(),
  invited: v.boolean(),
  turfs: v.number(),
  withdrawn: v.optional(v.boolean()),
});
export type Volunteer = v.InferOutput<typeof volunteerSchema>;

/** list_volunteers() names this many, those nobody has picked first, and leaves out the rest. */
export const VOLUNTEERS_AT_MOST = 500;

export const volunteersRead = defineRead<Volunteer>({
  key: 'field-volunteers',
  maxAgeMs: 0,
  path: () => callPath('list_volunteers'),
  parse: rowsOf('list_volunteers', volunteerSchema),
});

/** On the way from a form to a turf. */
export type Step = 'volunteer' | 'withdrawn' | 'needs-role' | 'needs-account' | 'ready' | 'walking';

export function stepOf({ canvasser_id, has_role, invited, turfs, withdrawn }: Volunteer): Step {
  if (canvasser_id === null) return withdrawn === true ? 'withdrawn' : 'volunteer';
  if (turfs > 0) return 'walking';
  if (has_role) return 'ready';
  return invited ? 'needs-account' : 'needs-role';
}

/** By words of the name, the contact, the offer or what they wrote. */
export function findVolunteers(rows: readonly Volunteer[], query: string): readonly Volunteer[] {
  const index = findableNames(rows, ({ name, email, phone, availability, notes, interest }) =>
    [name, email, phone, availability, notes, interestWords(interest)].join(' '),
  );
  return findWords(index, query);
}

export function interestWords(interest: string | null): string {
  return INTERESTS.find(({ value }) => value === interest)?.label() ?? '';
}

/** What comes next, in words. @param leads whether the reader is one of those who give roles. */
export function stepWords(volunteer: Volunteer, leads: boolean): string {
  const { email, user_id, turfs } = volunteer;
  switch (stepOf(volunteer)) {
    case 'volunteer':
      return '';
    case 'withdrawn':
      return m.volunteers_withdrawn();
    case 'needs-role':
      return needsRole(user_id !== null, leads)({ who: email ?? m.volunteers_them() });
    case 'needs-account':
      return user_id === null
        ? m.volunteers_invited({ address: email ?? m.volunteers_their_address() })
        : m.volunteers_invited_account();
    case 'ready':
      return m.volunteers_ready();
    case 'walking':
      return m.volunteers_walking({ count: turfs });
  }
}

function needsRole(hasAccount: boolean, leads: boolean): (who: { readonly who: string }) => string {
  if (leads) return hasAccount ? m.volunteers_needs_role_account : m.volunteers_needs_role;
  return hasAccount ? m.volunteers_needs_role_account_ask : m.volunteers_needs_role_ask;
}
