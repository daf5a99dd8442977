/** Whether whoever is signed in may do a thing, so that a screen offers what the database will allow. */
import { may, type Permission } from '../core/session/roles.ts';
import { useSession } from './useSession.ts';

/** False while the session is loading. */
export function useMay(permission: Permission): boolean {
  const state = useSession();
  return state.status === 'signed-in' && may(state.identity.roles, permission);
}
