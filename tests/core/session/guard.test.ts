/** The guard over the whole table of routes and principals, and the table against the specification and the routes. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEADERS, navFor, pages, rolesFor, STAFF } from '../../../src/app/access.ts';
import { guard, guardPage } from '../../../src/core/session/guard.ts';
import { ROLES, type Role } from '../../../src/core/session/roles.ts';
import type { SessionState } from '../../../src/core/session/state.ts';

/** Specification, section 2, written down once more on purpose. */
const LEADERS_ONLY = ['/admin', '/users', '/admin/audit-dashboard'];
const ALL_STAFF = ['/app', '/field-ops', '/content', '/finance', '/events'];
/** Ours: whoever has an account changes it there. */
const WITH_ACCOUNT = ['/account'];
const PUBLIC = [
  '/auth',
  '/',
  '/vision',
  '/citizens',
  '/transparency',
  '/finance-transparency',
  '/wellness',
  '/engagement',
  '/revitalization',
  '/education',
  '/community-voice',
];

function signedIn(roles: readonly Role[], lapsed = false): SessionState {
  const identity = { userId: 'u', email: 'a@b.co', fullName: 'A', roles, verifiedAt: 1 };
  return { status: 'signed-in', contact: 'reached', lapsed, identity };
}

const stranger: SessionState = { status: 'signed-out', why: 'nobody', message: null };
const principals: readonly { name: string; state: SessionState; leads: boolean; staff: boolean }[] = [
  { name: 'a stranger', state: stranger, leads: false, staff: false },
  { name: 'somebody without a role', state: signedIn([]), leads: false, staff: false },
  ...ROLES.map((role) => ({
    name: role,
    state: signedIn([role]),
    leads: role === 'candidate' || role === 'campaign_manager',
    staff: true,
  })),
  { name: 'two roles', state: signedIn(['field_organizer', 'content_manager']), leads: false, staff: true },
  { name: 'two roles, one leading', state: signedIn(['advisor', 'candidate']), leads: true, staff: true },
];

describe.each(principals)('$name', ({ state, leads, staff }) => {
  const turnedAway = state.status === 'signed-out' ? 'sign-in' : 'home';
  it.each(PUBLIC)('opens %s', (path) => {
    expect(guard(state, rolesFor(path)).kind).toBe('allow');
  });
  it.each(WITH_ACCOUNT)('opens %s with an account, with a role or without', (path) => {
    expect(guard(state, rolesFor(path)).kind).toBe(state.status === 'signed-out' ? 'sign-in' : 'allow');
  });
  it.each(ALL_STAFF)('is told where to go at %s', (path) => {
    expect(guard(state, rolesFor(path)).kind).toBe(staff ? 'allow' : turnedAway);
  });
  it.each(LEADERS_ONLY)('is told where to go at %s', (path) => {
    expect(guard(state, rolesFor(path)).kind).toBe(leads ? 'allow' : turnedAway);
  });
  it('sees in the navigation only what opens', () => {
    const roles = state.status === 'signed-in' ? state.identity.roles : [];
    for (const item of navFor(roles)) expect(guard(state, rolesFor(item.path)).kind).toBe('allow');
  });
});

describe('the guard', () => {
  it('waits while the session is loading, on guarded pages only', () => {
    expect(guard({ status: 'loading' }, STAFF).kind).toBe('wait');
    expect(guard({ status: 'loading' }, null).kind).toBe('allow');
  });

  it('asks for a connection instead of judging roles it cannot trust any more', () => {
    expect(guard(signedIn(['candidate'], true), STAFF).kind).toBe('connect');
    expect(guard(signedIn([], true), STAFF).kind).toBe('connect');
  });
});

describe('the guard at a page', () => {
  /** @param kept what this device knows. @param held what the server says; null where it does not answer. */
  function session(kept: readonly Role[], held: readonly Role[] | null) {
    let known = kept;
    const asked: string[] = [];
    return {
      asked,
      ready: async () => signedIn(known),
      state: () => signedIn(known),
      recheck: async () => {
        asked.push('roles');
        known = held ?? known;
      },
    };
  }

  it('opens the page of a role that was given a moment ago, on the first load', async () => {
    const given = session([], ['field_organizer']);
    expect(await guardPage(given, rolesFor('/field-ops'), true)).toEqual({ kind: 'allow' });
    expect(given.asked).toHaveLength(1);
  });

  it('turns a person away once the server has said so, or has not answered', async () => {
    for (const held of [[], null]) {
      const none = session([], held);
      expect(await guardPage(none, rolesFor('/field-ops'), true)).toEqual({ kind: 'home' });
      expect(none.asked).toHaveLength(1);
    }
  });

  it('asks no one for a role that is kept, nor in airplane mode', async () => {
    const kept = session(['field_organizer'], []);
    expect(await guardPage(kept, rolesFor('/field-ops'), true)).toEqual({ kind: 'allow' });
    expect(await guardPage(kept, rolesFor('/admin'), false)).toEqual({ kind: 'home' });
    expect(kept.asked).toEqual([]);
  });
});

describe('the table of pages', () => {
  it('holds every route of the specification, one’s own account, and nothing else', () => {
    expect(pages.map((page) => page.path).sort()).toEqual(
      [...PUBLIC, ...WITH_ACCOUNT, ...ALL_STAFF, ...LEADERS_ONLY].sort(),
    );
    expect(STAFF).toEqual(ROLES);
    expect(LEADERS).toEqual(['candidate', 'campaign_manager']);
  });

  it('knows every guarded route file', () => {
    const files = readdirSync(new URL('../../../src/routes/_staff', import.meta.url), { recursive: true });
    const paths = files
      .map(String)
      .filter((file) => file.endsWith('.tsx'))
      .map(
        (file) =>
          `/${file
            .replace(/\.tsx$/, '')
            .replace(/\.index$/, '')
            // content_.links: under /content, and not within its screen.
            .replaceAll('_.', '.')
            .replaceAll('.', '/')}`,
      );
    for (const path of paths) {
      expect(rolesFor(path), path).not.toBeNull();
      expect(rolesFor(path), path).not.toEqual([]);
    }
    expect(paths.length).toBeGreaterThanOrEqual(ALL_STAFF.length + LEADERS_ONLY.length);
  });

  it('knows a guarded page in capitals, which no route is', () => {
    expect(rolesFor('/ADMIN')).toEqual(LEADERS);
    expect(rolesFor('/Field-Ops/walk/7')).toEqual(STAFF);
  });

  it('gives the pages below a page the same roles, and an unknown guarded address to nobody', () => {
    expect(rolesFor('/field-ops/walk/7')).toEqual(STAFF);
    expect(rolesFor('/admin/audit-dashboard/')).toEqual(LEADERS);
    expect(rolesFor('/auth/confirm')).toBeNull();
    expect(rolesFor('/secret')).toEqual([]);
    expect(guard(signedIn(ROLES), rolesFor('/secret')).kind).toBe('home');
  });
});
