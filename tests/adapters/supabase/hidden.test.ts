/** A page nobody looks at asks for no new token; one that is looked at again does. The real auth client on a fake page. */
import { afterEach, expect, it, vi } from 'vitest';
import { createAuthPort } from '../../../src/adapters/supabase/session.ts';

const MINUTE = 60_000;
const user = { id: 'u1', email: 'ada@example.com', user_metadata: {} };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('refreshing stops while the page is hidden and goes on when it is seen', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'setInterval', 'clearInterval'] });
  const kept = new Map<string, string>();
  const page = { visibilityState: 'visible', addEventListener: () => undefined };
  const listeners: (() => void)[] = [];
  const turn = (visibilityState: string) => {
    page.visibilityState = visibilityState;
    for (const listener of listeners) listener();
  };
  let refreshes = 0;
  const session = { access_token: 'h.p.s', refresh_token: 'r1', token_type: 'bearer', expires_in: 600, user };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: () => void) => {
      if (type === 'visibilitychange') listeners.push(listener);
    },
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('fetch', async () => {
    refreshes += 1;
    return Response.json(session);
  });
  kept.set('sb-abcd-auth-token', JSON.stringify({ ...session, expires_at: Math.round(Date.now() / 1000) + 600 }));

  const port = createAuthPort({
    env: { url: 'https://abcd.supabase.co', key: 'key' },
    watchedKeys: [],
    siteRoot: () => '',
  });
  port.start();
  // Its code is fetched first, which no fake clock can hurry.
  await vi.waitFor(() => expect(listeners).not.toEqual([]));
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  const whileSeen = refreshes;
  expect(whileSeen).toBeGreaterThan(1);

  turn('hidden');
  await vi.advanceTimersByTimeAsync(MINUTE);
  refreshes = 0;
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(refreshes).toBe(0);

  turn('visible');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(refreshes).toBe(1);
});
