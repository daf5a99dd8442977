/** The six staff roles as they are said to people, and whether somebody who holds some of them may do a thing. */
import { PERMISSIONS, ROLES, type Permission, type Role } from './permissions.ts';

export { PERMISSIONS, ROLES, type Permission, type Role };

const names: Record<Role, string> = {
  candidate: 'Candidate',
  campaign_manager: 'Campaign manager',
  advisor: 'Advisor',
  field_organizer: 'Field organizer',
  finance_director: 'Finance director',
  content_manager: 'Content manager',
};

export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && (ROLES as readonly string[]).includes(value);
}

export function roleName(role: Role): string {
  return names[role];
}

/** "Field organizer and Content manager"; '' for nobody's. */
export function roleNames(roles: readonly Role[]): string {
  return roles.map(roleName).join(' and ');
}

/** The database says the same by the same table (private.may), and has the last word. */
export function may(held: readonly Role[], permission: Permission): boolean {
  return holdsAny(held, PERMISSIONS[permission]);
}

export function holdsAny(held: readonly Role[], allowed: readonly Role[]): boolean {
  return held.some((role) => allowed.includes(role));
}
