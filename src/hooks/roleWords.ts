/** The six staff roles as they are said to people. */
import type { Role } from '../core/session/roles.ts';
import { m } from '../messages/messages.js';
import { listed } from './format.ts';

const names: Record<Role, () => string> = {
  candidate: m.hooks_role_candidate,
  campaign_manager: m.hooks_role_campaign_manager,
  advisor: m.hooks_role_advisor,
  field_organizer: m.hooks_role_field_organizer,
  finance_director: m.hooks_role_finance_director,
  content_manager: m.hooks_role_content_manager,
};

export const roleName = (role: Role): string => names[role]();

/** "Field organizer and Content manager"; '' for nobody's. */
export const roleNames = (roles: readonly Role[]): string => listed(roles.map(roleName));
