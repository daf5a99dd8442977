/** The volunteers as field leaders see them: the server's rows, where each stands, and finding one. */
import * as v from 'valibot';
import { INTERESTS } from '../../intake/volunteer/kind.ts';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { findable, findWords } from '../../../core/findWords.ts';
import { defineRead } from '../../../core/reads/read.ts';

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
  const index = findable(rows, ({ name, email, phone, availability, notes, interest }) =>
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
      return 'Withdrawn at the door: the canvasser took this offer back.';
    case 'needs-role':
      return leads
        ? `${user_id === null ? 'Needs' : 'Has an account and needs'} a role: invite ${email ?? 'them'} under People.`
        : `${user_id === null ? 'Needs' : 'Has an account and needs'} a role. Ask the candidate or a campaign manager to invite ${email ?? 'them'}.`;
    case 'needs-account':
      return user_id === null
        ? `Invited. Ask them to create an account with ${email ?? 'their address'}.`
        : 'Invited. Their role applies when they next sign in.';
    case 'ready':
      return 'Ready to walk: check a turf out to them, or give them a code.';
    case 'walking':
      return turfs === 1 ? 'Has a turf in hand.' : `Has ${turfs} turfs in hand.`;
  }
}
