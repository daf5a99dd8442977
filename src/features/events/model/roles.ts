// Owns: who runs events; the other staff read them. The database says the same (private.event_roles).
import { holdsAny, type Role } from '../../../core/session/roles.ts';

const EVENT_ROLES: readonly Role[] = ['candidate', 'campaign_manager', 'field_organizer', 'content_manager'];

export function runsEvents(held: readonly Role[]): boolean {
  return holdsAny(held, EVENT_ROLES);
}
