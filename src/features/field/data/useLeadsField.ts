/** Owns who sees every turf and hands them out; the database says the same (private.leads_field). */
import { holdsAny, type Role } from '../../../core/session/roles.ts';
import { useSession } from '../../../hooks/useSession.ts';

const FIELD_LEADERS: readonly Role[] = ['candidate', 'campaign_manager', 'field_organizer'];

export function useLeadsField(): boolean {
  const state = useSession();
  return state.status === 'signed-in' && holdsAny(state.identity.roles, FIELD_LEADERS);
}
