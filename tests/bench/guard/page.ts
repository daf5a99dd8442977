/** What `npm run bench:guard` asks in the browser: who may enter /app, with a token that has run out and no network. */
import { createClient } from '@supabase/supabase-js';
import { rolesFor } from '../../../src/app/access.ts';
import { createClock } from '../../../src/adapters/browser/clock.ts';
import { createIdentityStore, IDENTITY_KEY } from '../../../src/adapters/browser/identityStore.ts';
import { createMirror } from '../../../src/adapters/dexie/identity.ts';
import { pageDb } from '../../../src/adapters/dexie/pageDb.ts';
import { createAuthPort } from '../../../src/adapters/supabase/session.ts';
import { readStoredSession, storageKeyFor } from '../../../src/adapters/supabase/storedSession.ts';
import { guard } from '../../../src/core/session/guard.ts';
import { createSession } from '../../../src/core/session/session.ts';

export interface Decided {
  readonly ms: number;
  readonly answer: string;
}

export interface BenchGuard {
  /** Signed in, roles confirmed an hour ago, token expired an hour ago. */
  prepare(): void;
  /** Reading and parsing what is stored, and nothing else: no decision can be quicker. */
  floor(): Decided;
  /** The session is built, started and asked; the guard judges. As the first staff page does. */
  ours(): Promise<Decided>;
  /** The auth library's own answer to the same question. */
  library(): Promise<Decided>;
}

declare global {
  interface Window {
    benchGuard: BenchGuard;
  }
}

const env = { url: location.origin, key: 'sb_publishable_bench' };
const key = storageKeyFor(env.url);
const HOUR = 3_600_000;

window.benchGuard = {
  prepare() {
    const user = { id: 'u1', email: 'ada@example.com', user_metadata: { full_name: 'Ada' } };
    const session = { access_token: 'h.p.s', refresh_token: 'r1', token_type: 'bearer', expires_in: 3600, user };
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.round((Date.now() - HOUR) / 1000) }));
    const { id: userId, email } = user;
    const identity = { userId, email, fullName: 'Ada', roles: ['field_organizer'], verifiedAt: Date.now() - HOUR };
    localStorage.setItem(IDENTITY_KEY, JSON.stringify(identity));
  },
  floor() {
    const begun = performance.now();
    const stored = readStoredSession(localStorage, key);
    const identity = createIdentityStore().read();
    return { ms: performance.now() - begun, answer: stored && identity ? 'read' : 'nothing' };
  },
  async ours() {
    const begun = performance.now();
    const session = createSession({
      auth: createAuthPort({ env, watchedKeys: [IDENTITY_KEY], siteRoot: () => `${location.origin}/` }),
      identity: createIdentityStore(),
      mirror: createMirror(pageDb()),
      effects: {
        tokenReady: async () => undefined,
        forgetReads: async () => undefined,
        closeBehind: async () => undefined,
      },
      clock: createClock(),
      offlineDays: 14,
    });
    session.start();
    const { kind } = guard(await session.ready(), rolesFor('/app'));
    return { ms: performance.now() - begun, answer: kind };
  },
  async library() {
    const begun = performance.now();
    const { data, error } = await createClient(env.url, env.key, { auth: { storageKey: key } }).auth.getSession();
    const ms = performance.now() - begun;
    return { ms, answer: data.session ? 'a session' : `no session (${error?.name ?? 'no error'})` };
  },
};
