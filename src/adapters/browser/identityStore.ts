/** The identity kept in local storage: who was signed in last and with which roles, for the guard in a dead spot. */
import type { IdentityStore } from '../../core/session/ports.ts';
import { isRole } from '../../core/session/roles.ts';
import type { LocalIdentity } from '../../core/session/state.ts';

export const IDENTITY_KEY = 'campaign-identity';

export function createIdentityStore(storage: () => Storage = () => localStorage): IdentityStore {
  return {
    read() {
      try {
        return parse(JSON.parse(storage().getItem(IDENTITY_KEY) ?? 'null'));
      } catch {
        return null;
      }
    },
    write(identity) {
      try {
        storage().setItem(IDENTITY_KEY, JSON.stringify(identity));
      } catch {
        // A full or forbidden storage: the next start has to ask the server.
      }
    },
    clear() {
      try {
        storage().removeItem(IDENTITY_KEY);
      } catch {
        // Nothing can be kept there either.
      }
    },
  };
}

function parse(value: unknown): LocalIdentity | null {
  if (typeof value !== 'object' || value === null) return null;
  const { userId, email, fullName, roles, verifiedAt, aal, aalSince, mustVerify } = value as Partial<
    Record<keyof LocalIdentity, unknown>
  >; // checked below
  if (typeof userId !== 'string' || typeof email !== 'string' || typeof fullName !== 'string') return null;
  if (!Array.isArray(roles) || typeof verifiedAt !== 'number') return null;
  return {
    userId,
    email,
    fullName,
    roles: roles.filter(isRole),
    verifiedAt,
    ...(aal === 'aal1' || aal === 'aal2' ? { aal } : {}),
    ...(typeof aalSince === 'number' ? { aalSince } : {}),
    ...(mustVerify === 'enrol' || mustVerify === 'prove' ? { mustVerify } : {}),
  };
}
