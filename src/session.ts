/** Builds the session once per page and joins it to the browser: storage, visibility, the network, the outbox. */
import { createClock } from './adapters/browser/clock.ts';
import { createIdentityStore, IDENTITY_KEY } from './adapters/browser/identityStore.ts';
import { createMirror, forgetReadsOf } from './adapters/dexie/identity.ts';
import { pageDb } from './adapters/dexie/pageDb.ts';
import { createAuthPort } from './adapters/supabase/session.ts';
import { campaign } from './campaign.ts';
import { createSession, type Session } from './core/session/session.ts';
import { backendEnv } from './env.ts';

/** While a page is visible its roles are asked for this often (ms), so that a role taken away takes effect. */
const RECHECK_MS = 60_000;

let built: Session | null = null;

/** Started on first use. @throws Error "supabaseKey is required." when the build had no key. */
export function session(): Session {
  built ??= build();
  return built;
}

function build(): Session {
  const made = createSession({
    auth: createAuthPort({ env: backendEnv(), watchedKeys: [IDENTITY_KEY], siteRoot: `${location.origin}/` }),
    identity: createIdentityStore(),
    mirror: createMirror(pageDb()),
    effects: {
      tokenReady: () =>
        void import('./runtime.ts').then(
          ({ runtime }) => runtime().outbox.flush('sign-in'),
          () => undefined,
        ),
      forgetReads: (userId) => forgetReadsOf(pageDb(), userId).catch(() => undefined),
    },
    clock: createClock(),
    offlineDays: campaign.offlineAccessDays,
  });
  made.start();
  const touch = () => {
    if (document.visibilityState === 'visible') made.touch();
  };
  addEventListener('online', () => void made.recheck());
  document.addEventListener('visibilitychange', touch);
  setInterval(touch, RECHECK_MS);
  return made;
}
