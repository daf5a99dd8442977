/** The six staff roles, and whether somebody who holds some of them may do a thing. */
import { PERMISSIONS, ROLES, type Permission, type Role } from './permissions.ts';

export { PERMISSIONS, ROLES, type Permission, type Role };

export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && (ROLES as readonly string[]).includes(value);
}

/** The database says the same by the same table (private.may), and has the last word. */
export function may(held: readonly Role[], permission: Permission): boolean {
  return holdsAny(held, PERMISSIONS[permission]);
}

export function holdsAny(held: readonly Role[], allowed: readonly Role[]): boolean {
  return held.some((role) => allowed.includes(role));
}
