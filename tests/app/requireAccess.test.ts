/** The guard at a page: what is kept on this device turns no one away while the server can be asked. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '../../src/core/session/roles.ts';
import type { SessionState } from '../../src/core/session/state.ts';

const signedIn = (roles: readonly Role[]): SessionState => ({
  status: 'signed-in',
  contact: 'reached',
  lapsed: false,
  identity: { userId: 'u', email: 'a@b.co', fullName: 'A', roles, verifiedAt: 1 },
});

let kept: readonly Role[];
/** What the server says; null where it does not answer. */
let held: readonly Role[] | null;
let asked: number;
vi.mock('../../src/hooks/useSession.ts', () => ({
  loadSession: async () => ({
    ready: async () => signedIn(kept),
    state: () => signedIn(kept),
    touch: () => undefined,
    recheck: async () => {
      asked += 1;
      kept = held ?? kept;
    },
  }),
}));
vi.mock('../../src/hooks/useStaff.ts', () => ({ loadStaff: () => Promise.resolve() }));
vi.mock('../../src/ui/toaster.tsx', () => ({ toast: () => undefined }));

beforeEach(() => {
  kept = [];
  held = [];
  asked = 0;
  vi.stubGlobal('navigator', { onLine: true });
});

const open = async (pathname: string): Promise<string> => {
  const { requireAccess } = await import('../../src/app/requireAccess.ts');
  return requireAccess({ pathname, href: pathname }).then(
    () => 'open',
    (thrown: unknown) => String(Object(thrown).options?.to ?? thrown),
  );
};

it('a role that was given a moment ago opens its page on the first load', async () => {
  held = ['field_organizer'];
  expect(await open('/field-ops')).toBe('open');
  expect(asked).toBe(1);
});

it('a person without the role is turned away once the server has said so, or has not answered', async () => {
  expect(await open('/field-ops')).toBe('/');
  held = null;
  expect(await open('/admin')).toBe('/');
  expect(asked).toBe(2);
});

it('a role that is kept opens its page at once, and in airplane mode the server is not asked', async () => {
  kept = ['field_organizer'];
  expect(await open('/field-ops')).toBe('open');
  expect(asked).toBe(0);
  vi.stubGlobal('navigator', { onLine: false });
  expect(await open('/admin')).toBe('/');
  expect(asked).toBe(0);
});
