/** A session with everything around it turned by hand: the backend's answers, the clock, what is stored, other tabs. */
import type {
  AuthEvent,
  AuthPort,
  AuthResult,
  IdentityStore,
  MirroredToken,
  RefreshResult,
  RolesResult,
  StoredSession,
} from '../../../src/core/session/ports.ts';
import { createSession, type Session } from '../../../src/core/session/session.ts';
import type { LocalIdentity } from '../../../src/core/session/state.ts';

export const DAY = 86_400_000;
export const HOUR = 3_600_000;
export const OK: AuthResult = { ok: true };

/** What several tabs of one browser share. */
export interface Device {
  stored: StoredSession | 'unreadable' | null;
  identity: LocalIdentity | null;
  mirror: MirroredToken | null;
}

export function storedFor(name: string, now: number, livesMs = HOUR, token = `${name}-1`): StoredSession {
  return {
    userId: `id-${name}`,
    email: `${name}@example.com`,
    fullName: name,
    accessToken: token,
    refreshToken: `refresh-${token}`,
    expiresAt: now + livesMs,
  };
}

export function keptFor(name: string, verifiedAt: number, roles: LocalIdentity['roles']): LocalIdentity {
  return { userId: `id-${name}`, email: `${name}@example.com`, fullName: name, roles, verifiedAt };
}

export interface World {
  readonly session: Session;
  readonly device: Device;
  /** Epoch ms; move it with `pass`. */
  now: number;
  pass(ms: number): void;
  /** Questions for roles waiting for an answer, oldest first: the tokens they were asked with. */
  readonly asked: string[];
  answerRoles(result: RolesResult): Promise<void>;
  readonly refreshes: string[];
  answerRefresh(result: RefreshResult, next?: StoredSession): Promise<void>;
  /** Codes of a second factor that were sent to the backend. */
  readonly codes: string[];
  /** What the backend says to a sign-in, and whom it stores. */
  nextSignIn: { result: AuthResult; session: StoredSession | null };
  emit(event: AuthEvent): Promise<void>;
  /** Times that waiting submissions were sent off, with the token the mirror held. */
  readonly sendings: (string | null)[];
  readonly forgottenReads: string[];
  readonly forgotten: number[];
  /** Whose things were closed, and who was here by the mirror at that moment. */
  readonly closedBehind: { readonly userId: string; readonly here: string | null }[];
  /** While true, IndexedDB does not answer. */
  mirrorHangs: boolean;
}

export function createWorld(device: Partial<Device> = {}, now = 1_800_000_000_000): World {
  const shared: Device = { stored: null, identity: null, mirror: null, ...device };
  const roleAnswers: ((result: RolesResult) => void)[] = [];
  const refreshAnswers: ((result: RefreshResult) => void)[] = [];
  const timers: { at: number; run: () => void }[] = [];
  let listener: (event: AuthEvent) => void = () => undefined;

  const auth: AuthPort = {
    stored: () => shared.stored,
    start: () => undefined,
    subscribe(next) {
      listener = next;
      return () => undefined;
    },
    async signIn() {
      const { result, session } = world.nextSignIn;
      if (result.ok) shared.stored = session;
      return result;
    },
    signUp: async () => OK,
    sendCode: async () => OK,
    async prove(proof) {
      world.codes.push(proof.kind === 'webauthn' ? 'key' : proof.code);
      const { result, session } = world.nextSignIn;
      if (result.ok) shared.stored = session;
      return result;
    },
    async takeLink() {
      const { result, session } = world.nextSignIn;
      if (result.ok) shared.stored = session;
      return result;
    },
    sendPasswordMail: async () => OK,
    resendSignUpMail: async () => OK,
    setPassword: async () => OK,
    refresh() {
      world.refreshes.push(shared.stored && shared.stored !== 'unreadable' ? shared.stored.refreshToken : '');
      return new Promise((resolve) => refreshAnswers.push(resolve));
    },
    roles(_userId, accessToken) {
      world.asked.push(accessToken);
      return new Promise((resolve) => roleAnswers.push(resolve));
    },
    forget() {
      world.forgotten.push(world.now);
      shared.stored = null;
    },
  };
  const identity: IdentityStore = {
    read: () => shared.identity,
    write: (next) => void (shared.identity = next),
    clear: () => void (shared.identity = null),
  };
  const world: World = {
    device: shared,
    now,
    asked: [],
    refreshes: [],
    codes: [],
    sendings: [],
    forgottenReads: [],
    forgotten: [],
    closedBehind: [],
    mirrorHangs: false,
    nextSignIn: { result: OK, session: null },
    pass(ms) {
      world.now += ms;
      for (const timer of timers.splice(0)) {
        if (timer.at <= world.now) timer.run();
        else timers.push(timer);
      }
    },
    async answerRoles(result) {
      const answer = roleAnswers.shift();
      if (!answer) throw new Error('Nobody asked for roles.');
      answer(result);
      await settle();
    },
    async answerRefresh(result, next) {
      const answer = refreshAnswers.shift();
      if (!answer) throw new Error('Nobody asked for a refresh.');
      if (next) shared.stored = next;
      answer(result);
      await settle();
    },
    async emit(event) {
      listener(event);
      await settle();
    },
    session: createSession({
      auth,
      identity,
      mirror: {
        async settle(current) {
          if (world.mirrorHangs) return new Promise(() => undefined);
          await Promise.resolve();
          shared.mirror = current();
        },
      },
      effects: {
        tokenReady: async () => void world.sendings.push(shared.mirror?.accessToken ?? null),
        forgetReads: async (userId) => void world.forgottenReads.push(userId),
        closeBehind: async (userId) => void world.closedBehind.push({ userId, here: shared.mirror?.userId ?? null }),
      },
      clock: {
        now: () => world.now,
        after(ms, run) {
          const timer = { at: world.now + ms, run };
          timers.push(timer);
          return () => void timers.splice(timers.indexOf(timer), 1);
        },
      },
      offlineDays: 14,
    }),
  };
  return world;
}

/** Lets everything that waits for nothing but a promise go on. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}
