/** Builds the session once per page and joins it to the browser: storage, visibility, the network, the outbox. */
import { createClock } from '../adapters/browser/clock.ts';
import { createIdentityStore, IDENTITY_KEY } from '../adapters/browser/identityStore.ts';
import { createMirror, forgetReadsOf } from '../adapters/dexie/identity.ts';
import { pageDb } from '../adapters/dexie/pageDb.ts';
import { createAuthCalls, type AuthCalls } from '../adapters/supabase/authCalls.ts';
import { createAuthPort } from '../adapters/supabase/session.ts';
import { campaignNow } from '../hooks/campaignNow.ts';
import { localHref } from '../core/address.ts';
import { createSession, type Session } from '../core/session/session.ts';
import { backendEnv } from './env.ts';

/** While a page is visible its roles are asked for this often (ms), so that a role taken away takes effect. */
const RECHECK_MS = 60_000;

let built: Session | null = null;

/** Started on first use. @throws Error "supabaseKey is required." when the build had no key. */
export function session(): Session {
  built ??= build();
  return built;
}

let calls: AuthCalls | null = null;

/** The one auth client of the page. */
export function authCalls(): AuthCalls {
  calls ??= createAuthCalls(backendEnv());
  return calls;
}

/** Where a mail's link leads back to: the language of now is the mail's too. */
export const siteRoot = (): string => location.origin + localHref('/');

/** What waited for this person goes out; first what lies open, then what had been closed behind them. */
async function backAgain(): Promise<void> {
  const [{ onUnauthorized, runtime }, { settleDevice }] = await Promise.all([
    import('./runtime.ts'),
    import('./seals.ts'),
  ]);
  onUnauthorized((accessToken) => built?.unauthorized(accessToken));
  const { outbox } = runtime();
  void outbox.flush('sign-in');
  const report = await settleDevice();
  if (report !== null && report.opened > 0) void outbox.flush('sign-in');
}

async function closeBehind(): Promise<void> {
  const [{ settleDevice }, { forgetLastWords }] = await Promise.all([
    import('./seals.ts'),
    import('../hooks/drafts.ts'),
  ]);
  forgetLastWords();
  await settleDevice();
}

function build(): Session {
  const made = createSession({
    auth: createAuthPort({
      env: backendEnv(),
      calls: authCalls(),
      watchedKeys: [IDENTITY_KEY],
      siteRoot,
    }),
    identity: createIdentityStore(),
    mirror: createMirror(pageDb()),
    effects: {
      tokenReady: () => backAgain().catch(() => undefined),
      forgetReads: (userId) => forgetReadsOf(pageDb(), userId).catch(() => undefined),
      closeBehind: () => closeBehind().catch(() => undefined),
    },
    clock: createClock(),
    offlineDays: campaignNow().offlineAccessDays,
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
