/** Who is in the campaign as the page sees them: reading the server's rows, searching, what a change of roles means. */
import * as v from 'valibot';
import { callPath } from '../../backend/paths.ts';
import { rowsOf } from '../../backend/rows.ts';
import { findableNames, findWords } from '../../core/findWords.ts';
import { defineRead } from '../../core/reads/read.ts';
import { isRole, may, type Role } from '../../core/session/roles.ts';
import { compareText } from '../../hooks/format.ts';
import { roleName } from '../../hooks/roleWords.ts';
import { m } from '../../messages/messages.js';

const status = v.picklist(['active', 'invited', 'deactivated']);
const personSchema = v.object({
  user_id: v.nullable(v.string()),
  email: v.string(),
  full_name: v.nullable(v.string()),
  roles: v.array(v.string()),
  last_sign_in_at: v.nullable(v.string()),
  status,
  invited_at: v.nullable(v.string()),
  /** Null for an invitation; absent where it was kept before the server said it. */
  second_factor: v.optional(v.nullable(v.boolean())),
});

/** A row of list_people(). `user_id` is null for an invitation that waits. */
export type Person = v.InferOutput<typeof personSchema>;

export const peopleRead = defineRead<Person>({
  key: 'people',
  maxAgeMs: 0,
  path: () => callPath('list_people'),
  parse: rowsOf('list_people', personSchema),
});

export function rolesOf(person: Person): Role[] {
  return person.roles.filter(isRole);
}

/** What there is beside the password; null where it is not known. */
export function factorWords({ status, second_factor: has }: Person): string | null {
  if (status !== 'active' || typeof has !== 'boolean') return null;
  return has ? m.people_has_factor() : m.people_no_factor();
}

export function nameOf(person: Person): string {
  return person.full_name ?? person.email;
}

const STATUS: Readonly<Record<Person['status'], () => string>> = {
  active: m.people_status_active,
  invited: m.people_status_invited,
  deactivated: m.people_status_deactivated,
};

/** By words of the name, the e-mail, a role or the status. */
export function findPeople(people: readonly Person[]) {
  const index = findableNames(sortPeople(people), (person) =>
    [nameOf(person), person.email, STATUS[person.status](), ...rolesOf(person).map(roleName)].join(' '),
  );
  return (query: string): readonly Person[] => findWords(index, query);
}

const order = { active: 0, invited: 1, deactivated: 2 } as const;

export function sortPeople(people: readonly Person[]): readonly Person[] {
  return [...people].sort(
    (a, b) => order[a.status] - order[b.status] || compareText(nameOf(a), nameOf(b)) || compareText(a.email, b.email),
  );
}

export interface RoleChange {
  readonly grant: readonly Role[];
  readonly revoke: readonly Role[];
}

/** What has to be asked of the server. Grants come first, so that a change of roles never leaves a person without any. */
export function changeOf(before: readonly Role[], after: readonly Role[]): RoleChange {
  return {
    grant: after.filter((role) => !before.includes(role)),
    revoke: before.filter((role) => !after.includes(role)),
  };
}

/** Whether somebody would close this very page for themselves. */
export function locksOneselfOut(before: readonly Role[], after: readonly Role[]): boolean {
  return may(before, 'lead_campaign') && !may(after, 'lead_campaign');
}

/** The words of an invitation, for the inviter's own mail program: this server sends none for it. */
export function invitationMail(campaignName: string, email: string, address: string): string {
  const subject = m.people_mail_subject({ campaign: campaignName });
  const body = m.people_mail_body({ campaign: campaignName, email, address });
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
