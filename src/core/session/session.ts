/**
 * Who is signed in: loading, signed out, signed in. Decides from what is kept on this device and asks the server
 * behind the person's back; a dead spot never signs anybody out and never keeps anybody waiting.
 */
import { createContact } from './contact.ts';
import type { Proof, SecondFactor } from './factors.ts';
import type {
  AuthEvent,
  AuthPort,
  AuthResult,
  IdentityStore,
  Mirror,
  MirroredToken,
  NewAccount,
  SessionClock,
  SessionEffects,
  StoredSession,
} from './ports.ts';
import { isFresh, type LocalIdentity, type SessionState, type SignedInState, type SignedOutReason } from './state.ts';

export interface SessionParts {
  readonly auth: AuthPort;
  readonly identity: IdentityStore;
  readonly mirror: Mirror;
  readonly effects: SessionEffects;
  readonly clock: SessionClock;
  /** campaign.offlineAccessDays */
  readonly offlineDays: number;
}

export interface Session {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Reads what is kept and begins to ask the server. The state is decided before this returns, unless roles are unknown. */
  start(): void;
  /** The first state that is not "loading"; within LOADING_AT_MOST_MS. */
  ready(): Promise<SessionState>;
  /**
   * On success the roles are loaded, or known to be out of reach, before this resolves; or the state is signed out with
   * 'code', and `prove` goes on. Never rejects.
   */
  signIn(email: string, password: string): Promise<AuthResult>;
  signUp(account: NewAccount): Promise<AuthResult>;
  sendCode(factorId: string): Promise<AuthResult>;
  /** A second factor: when the state asks for it, or once more before something that wants a fresh proof. As after `signIn`. */
  prove(proof: Proof): Promise<AuthResult>;
  takeLink(refreshToken: string): Promise<AuthResult>;
  sendPasswordMail(email: string): Promise<AuthResult>;
  resendSignUpMail(email: string): Promise<AuthResult>;
  setPassword(password: string): Promise<AuthResult>;
  /** Ends the session on this device at once, with or without a network. The outbox is not touched. */
  signOut(): Promise<void>;
  /** Asks the server for the roles now, or joins the question under way. Resolves with the answer or after RECHECK_AT_MOST_MS. */
  recheck(): Promise<void>;
  /** Asks again if the last question is older than RECHECK_EVERY_MS. */
  touch(): void;
  /** The server answered 401 to this token. It is refreshed once; if the session is gone, it ends here, and what waits is kept. */
  unauthorized(accessToken: string): void;
  /** A token for one request, refreshed when it has run out; null when there is none to be had now. */
  token(): Promise<MirroredToken | null>;
}

/** Longest wait in ms for roles that this device does not know yet. */
export const LOADING_AT_MOST_MS = 8_000;
/** Shortest time in ms between two questions that nobody asked for. */
export const RECHECK_EVERY_MS = 15_000;
/** Somebody who asked waits no longer than this (ms); the answer still counts when it comes. */
export const RECHECK_AT_MOST_MS = 6_000;
/** A sign-out does not wait longer than this (ms) for IndexedDB. */
const MIRROR_AT_MOST_MS = 2_000;
const NOBODY: AuthResult = { ok: false, failure: { kind: 'session-missing', message: '' } };
/** Nor a sign-in longer than this (ms) for what was closed: it opens behind the first page then. */
const OPEN_AT_MOST_MS = 3_000;

export function createSession(parts: SessionParts): Session {
  const { auth, identity, mirror, effects, clock } = parts;
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'loading' };
  /** Grows whenever the device changes hands: an answer to an older question is then about somebody else. */
  let epoch = 0;
  let userId: string | null = null;
  let settled: string | null = null;
  let opening: Promise<void> = Promise.resolve();
  let started = false;

  function publish(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Whoever has only given a password is nobody yet: no roles, no token, nothing saved under their name. */
  function current(): StoredSession | null {
    const stored = auth.stored();
    return stored === 'unreadable' || stored?.missing ? null : stored;
  }

  function anybody(): boolean {
    const stored = auth.stored();
    return stored !== null && stored !== 'unreadable';
  }

  async function settleMirror(): Promise<void> {
    await mirror
      .settle(() => {
        const stored = current();
        return stored && tokenOf(stored);
      })
      .catch(() => undefined);
    const stored = current();
    if (stored && stored.accessToken !== settled && stored.expiresAt > clock.now()) opening = effects.tokenReady();
    settled = stored?.accessToken ?? null;
  }

  function leave(why: SignedOutReason, message: string | null, factors: readonly SecondFactor[] = []) {
    const left = userId;
    epoch += 1;
    userId = null;
    identity.clear();
    const mirrored = settleMirror();
    if (left !== null) {
      void effects.forgetReads(left);
      // Closed only once the mirror says that nobody is here: until then it would be opened again.
      void mirrored.then(() => effects.closeBehind(left));
    }
    publish({ status: 'signed-out', why, message, ...(factors.length > 0 ? { factors } : {}) });
  }

  /** Makes the state agree with what is stored; returns whether somebody is signed in. */
  function adopt(): boolean {
    const stored = auth.stored();
    if (stored === 'unreadable') auth.forget();
    const asking = state.status === 'signed-out' && state.why === 'code';
    if (stored !== null && stored !== 'unreadable' && stored.missing) {
      if (!asking) leave('code', null, stored.missing);
      return false;
    }
    if (stored === null || stored === 'unreadable') {
      if (state.status === 'signed-out' && !asking) return false;
      leave(stored === 'unreadable' ? 'unreadable' : userId === null ? 'nobody' : 'ended', null);
      return false;
    }
    if (stored.userId !== userId) {
      const left = userId;
      epoch += 1;
      userId = stored.userId;
      if (left !== null) {
        void effects.forgetReads(left);
        void settleMirror().then(() => effects.closeBehind(left));
      }
      publish({ status: 'loading' });
      const mine = epoch;
      clock.after(LOADING_AT_MOST_MS, () => {
        if (epoch === mine && state.status === 'loading') unanswered(stored, 'unreachable');
      });
    }
    const kept = identity.read();
    if (kept?.userId === stored.userId && kept.verifiedAt > 0) {
      const contact = state.status === 'signed-in' ? state.contact : 'asking';
      publish(signedIn({ ...kept, email: stored.email, fullName: stored.fullName }, contact));
    }
    void settleMirror();
    return true;
  }

  function signedIn(who: LocalIdentity, contact: SignedInState['contact']): SessionState {
    const lapsed = !isFresh(who, parts.offlineDays, clock.now());
    // A phone that lay in a drawer holds on to nothing about other people.
    if (lapsed && !(state.status === 'signed-in' && state.lapsed)) void effects.forgetReads(who.userId);
    return { status: 'signed-in', identity: who, contact, lapsed };
  }

  function unanswered(stored: StoredSession, why: 'unreachable' | 'broken') {
    const { email, fullName } = stored;
    const who =
      state.status === 'signed-in'
        ? state.identity
        : { userId: stored.userId, email, fullName, roles: [], verifiedAt: 0 };
    publish(signedIn(who, why));
  }

  const contact = createContact({
    auth,
    clock,
    current,
    epoch: () => epoch,
    gone: () => void adopt(),
    unanswered,
    ended(message) {
      auth.forget();
      leave('ended', message);
    },
    confirmed(stored, { roles, mustVerify }) {
      const { userId: id, email, fullName, aal, aalSince } = stored;
      const who: LocalIdentity = {
        userId: id,
        email,
        fullName,
        roles,
        verifiedAt: clock.now(),
        ...(aal === undefined ? {} : { aal }),
        ...(aalSince === undefined ? {} : { aalSince }),
        ...(mustVerify === undefined ? {} : { mustVerify }),
      };
      const before = identity.read();
      // What a role let them read is not theirs any more. Begun before the page asks anew.
      if (before?.userId === who.userId && before.roles.some((role) => !roles.includes(role))) {
        void effects.forgetReads(who.userId);
      }
      identity.write(who);
      void settleMirror();
      publish(signedIn(who, 'reached'));
    },
  });

  function onEvent(event: AuthEvent) {
    // A refresh that was refused removes the session before it answers: the answer says why, so wait for it.
    if (event === 'SIGNED_OUT' && contact.refreshing()) return;
    const before = epoch;
    if (adopt() && (epoch !== before || event === 'MFA_CHALLENGE_VERIFIED')) void contact.ask();
    else if (event !== 'STORAGE') touch();
  }

  function touch() {
    if (userId !== null && clock.now() - contact.askedAt() >= RECHECK_EVERY_MS) void contact.ask();
  }

  async function joined(result: AuthResult): Promise<AuthResult> {
    if (!result.ok) return result;
    adopt();
    await settleMirror();
    void contact.ask();
    // A form that opens at once looks for its draft once.
    await Promise.all([ready(), atMost(OPEN_AT_MOST_MS, opening)]);
    return result;
  }

  function ready(): Promise<SessionState> {
    if (state.status !== 'loading') return Promise.resolve(state);
    return new Promise((resolve) => {
      const listener = () => {
        if (state.status === 'loading') return;
        listeners.delete(listener);
        resolve(state);
      };
      listeners.add(listener);
    });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (started) return;
      started = true;
      auth.subscribe(onEvent);
      if (adopt()) void contact.ask();
      auth.start();
    },
    ready,
    signIn: async (email, password) => joined(await auth.signIn(email, password)),
    signUp: (account) => auth.signUp(account),
    sendCode: (factorId) => (anybody() ? auth.sendCode(factorId) : Promise.resolve(NOBODY)),
    prove: async (proof) => (anybody() ? joined(await auth.prove(proof)) : NOBODY),
    takeLink: async (refreshToken) => joined(await auth.takeLink(refreshToken)),
    sendPasswordMail: (email) => auth.sendPasswordMail(email),
    resendSignUpMail: (email) => auth.resendSignUpMail(email),
    setPassword: (password) => auth.setPassword(password),
    async signOut() {
      auth.forget();
      // First the mirror: nothing saved from here on may carry the name of who has left.
      await atMost(MIRROR_AT_MOST_MS, settleMirror());
      // What is left is closed behind the sign-in page, or at the next start: who waits for it would be led there a second time.
      leave('by-choice', null);
    },
    recheck: async () => void (await atMost(RECHECK_AT_MOST_MS, contact.ask())),
    touch,
    unauthorized: (accessToken) => contact.doubt(accessToken),
    token: () => contact.token(),
  };

  /** Resolves with whether the work was done in time. */
  function atMost(ms: number, work: Promise<void>): Promise<boolean> {
    return new Promise((resolve) => {
      const cancel = clock.after(ms, () => resolve(false));
      void work.then(() => {
        cancel();
        resolve(true);
      });
    });
  }
}

export function tokenOf(stored: StoredSession): MirroredToken {
  return { userId: stored.userId, accessToken: stored.accessToken, expiresAt: stored.expiresAt };
}
