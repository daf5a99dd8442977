/**
 * Asking the server whether the session still holds and which roles it carries. One question at a time; an
 * answer that arrives after the device changed hands is dropped.
 */
import type { AuthPort, MirroredToken, RolesResult, SessionClock, StoredSession } from './ports.ts';

export interface ContactParts {
  readonly auth: AuthPort;
  readonly clock: SessionClock;
  current(): StoredSession | null;
  epoch(): number;
  /** Nothing is stored any more. */
  gone(): void;
  unanswered(stored: StoredSession, why: 'unreachable' | 'broken'): void;
  ended(message: string): void;
  confirmed(stored: StoredSession, answer: RolesResult & { readonly outcome: 'roles' }): void;
}

/** A token with less than this (ms) to live is refreshed first. The auth library has the same margin. */
const MARGIN_MS = 90_000;
/** Shortest time in ms between two refreshes of tokens that looked valid and were refused. */
export const DOUBT_EVERY_MS = 60_000;
/** The auth library tries a refresh for up to 30 s: nobody waits longer than this (ms) to hear that there is no answer. */
export const PATIENCE_MS = 4_000;

export function createContact(parts: ContactParts) {
  const { auth, clock } = parts;
  let asking: { readonly epoch: number; readonly done: Promise<void> } | null = null;
  let askedAt = -Infinity;
  let refreshes = 0;
  /** Refused by the server although it has not run out: the next question refreshes it first. */
  let doubted: string | null = null;
  let doubtedAt = -Infinity;

  function runsOut(stored: StoredSession): boolean {
    return stored.expiresAt - clock.now() < MARGIN_MS || stored.accessToken === doubted;
  }

  async function refresh() {
    refreshes += 1;
    try {
      return await auth.refresh();
    } finally {
      refreshes -= 1;
    }
  }

  async function run(mine: number): Promise<void> {
    let stored = parts.current();
    if (!stored) return parts.gone();
    let mayRefresh = true;
    // The page has its own words for a session that was ended elsewhere.
    let refusal: string | null = doubted !== null && stored.accessToken === doubted ? '' : null;
    // Twice at most: a token refused by the server is refreshed once, whatever this device's clock says of it.
    for (;;) {
      if (mayRefresh && runsOut(stored)) {
        mayRefresh = false;
        const before = stored;
        const cancel = clock.after(PATIENCE_MS, () => {
          if (parts.epoch() === mine) parts.unanswered(before, 'unreachable');
        });
        const result = await refresh();
        cancel();
        if (parts.epoch() !== mine) return;
        if (result.outcome === 'later') return parts.unanswered(stored, 'unreachable');
        if (result.outcome === 'broken') return parts.unanswered(stored, 'broken');
        if (result.outcome === 'final') return parts.ended(refusal ?? result.message);
        stored = parts.current();
        if (!stored) return parts.gone();
      }
      const answer = await auth.roles(stored.userId, stored.accessToken);
      if (parts.epoch() !== mine) return;
      if (answer.outcome === 'unreachable' || answer.outcome === 'broken') {
        return parts.unanswered(stored, answer.outcome);
      }
      if (answer.outcome === 'roles') {
        // A factor was set up on another phone: the server has ended this session, whatever its token still opens.
        if (answer.mustVerify === 'prove' && mayRefresh) {
          stored = { ...stored, expiresAt: -Infinity };
          continue;
        }
        return parts.confirmed(stored, answer);
      }
      const now = parts.current();
      if (!now) return parts.gone();
      if (now.accessToken !== stored.accessToken) {
        // Another tab has refreshed meanwhile: ask with its token.
        stored = now;
        continue;
      }
      if (!mayRefresh) return parts.ended(answer.message);
      refusal = answer.message;
      stored = { ...now, expiresAt: -Infinity };
    }
  }

  function ask(): Promise<void> {
    const mine = parts.epoch();
    if (asking?.epoch === mine) return asking.done;
    askedAt = clock.now();
    const question = {
      epoch: mine,
      done: run(mine).finally(() => {
        if (asking === question) asking = null;
      }),
    };
    asking = question;
    return question.done;
  }

  /**
   * A 401 to something other than the question for roles, by a server that may answer that question all the same: a session that was
   * ended elsewhere keeps a token that looks valid. Refreshed once, which ends the session here if it is gone there.
   */
  function doubt(accessToken: string): void {
    const now = clock.now();
    const sinceLast = now - doubtedAt;
    if (parts.current()?.accessToken !== accessToken || (sinceLast >= 0 && sinceLast < DOUBT_EVERY_MS)) return;
    doubted = accessToken;
    doubtedAt = now;
    const under = asking;
    // A question under way was begun with the refused token: it must not count as the answer.
    void (under?.epoch === parts.epoch() ? under.done.then(ask) : ask());
  }

  function patience(): Promise<{ readonly outcome: 'later' }> {
    return new Promise((resolve) => void clock.after(PATIENCE_MS, () => resolve({ outcome: 'later' })));
  }

  async function token(): Promise<MirroredToken | null> {
    const stored = parts.current();
    if (!stored) return null;
    // A proactive refresh is the auth library's own business; here only what has really run out.
    if (stored.expiresAt > clock.now()) return stored;
    const result = await Promise.race([refresh(), patience()]);
    if (result.outcome === 'final') parts.ended(result.message);
    const fresh = result.outcome === 'refreshed' ? parts.current() : null;
    return fresh?.userId === stored.userId ? fresh : null;
  }

  return { ask, doubt, token, askedAt: () => askedAt, refreshing: () => refreshes > 0 };
}
