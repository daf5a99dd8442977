/** Owns the six staff roles: their names in the database and how they are said to people. */

export const ROLES = [
  'candidate',
  'campaign_manager',
  'advisor',
  'field_organizer',
  'finance_director',
  'content_manager',
] as const;

export type Role = (typeof ROLES)[number];

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

export function holdsAny(held: readonly Role[], allowed: readonly Role[]): boolean {
  return held.some((role) => allowed.includes(role));
}
