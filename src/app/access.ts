/**
 * The one table of pages and who may open them (specification, sections 2 and 6). The guard and the navigation read it;
 * a test compares it with the routes and with the specification. The database refuses by its own policies anyway.
 */
import { SIGNED_IN, type Allowed } from '../core/session/guard.ts';
import { holdsAny, PERMISSIONS, type Role } from '../core/session/roles.ts';
import { m } from '../messages/messages.js';

/** `icon` is a name in ui/Icon.tsx. */
export interface NavEntry {
  readonly label: () => string;
  /** Where only some of those who may open the page have anything to do there. */
  readonly for?: readonly Role[];
  readonly icon: 'sun' | 'pen' | 'pin' | 'calendar' | 'person' | 'tray' | 'clock' | 'coin';
}

export interface Page {
  readonly path: string;
  readonly roles: Allowed;
  /** Left out while the page only says what will be there. */
  readonly nav?: NavEntry;
}

export const LEADERS: readonly Role[] = PERMISSIONS.lead_campaign;
export const STAFF: readonly Role[] = PERMISSIONS.act_as_staff;

export const pages: readonly Page[] = [
  { path: '/', roles: null },
  { path: '/auth', roles: null },
  { path: '/account', roles: SIGNED_IN },
  { path: '/app', roles: STAFF, nav: { label: m.app_nav_today, icon: 'sun' } },
  { path: '/admin', roles: LEADERS, nav: { label: m.app_nav_admin, icon: 'tray' } },
  { path: '/field-ops', roles: STAFF, nav: { label: m.app_nav_field, icon: 'pin' } },
  { path: '/content', roles: STAFF, nav: { label: m.app_nav_content, icon: 'pen', for: PERMISSIONS.review_content } },
  { path: '/finance', roles: STAFF, nav: { label: m.app_nav_money, icon: 'coin' } },
  { path: '/events', roles: STAFF, nav: { label: m.app_nav_events, icon: 'calendar' } },
  { path: '/users', roles: LEADERS, nav: { label: m.app_nav_people, icon: 'person' } },
  { path: '/admin/audit-dashboard', roles: LEADERS, nav: { label: m.app_nav_audit, icon: 'clock' } },
  { path: '/vision', roles: null },
  { path: '/citizens', roles: null },
  { path: '/transparency', roles: null },
  { path: '/finance-transparency', roles: null },
  { path: '/wellness', roles: null },
  { path: '/engagement', roles: null },
  { path: '/revitalization', roles: null },
  { path: '/education', roles: null },
  { path: '/community-voice', roles: null },
];

/**
 * Who may open an address. A guarded address that the table does not know is nobody's: a forgotten entry must not open
 * a staff page.
 */
export function rolesFor(pathname: string): Allowed {
  const path = pathname.length > 1 ? pathname.toLowerCase().replace(/\/+$/, '') : pathname;
  const page = pages.find((one) => one.path === path) ?? longestParent(path);
  return page ? page.roles : [];
}

/** `/field-ops/walk/7` belongs to `/field-ops`. The landing page is nobody's parent. */
function longestParent(path: string): Page | undefined {
  return pages
    .filter((one) => one.path !== '/' && path.startsWith(`${one.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

export interface NavItem extends NavEntry {
  readonly path: string;
}

/** What the navigation shows to somebody with these roles, in the table's order. */
export function navFor(roles: readonly Role[]): readonly NavItem[] {
  return pages.flatMap(({ path, roles: allowed, nav }) => {
    const wanted = nav?.for ?? allowed;
    return nav && (!Array.isArray(wanted) || holdsAny(roles, wanted)) ? [{ path, ...nav }] : [];
  });
}
