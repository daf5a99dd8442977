/** What the session needs from outside. Adapters implement these; tests turn fakes by hand. */
import type { Proof, SecondFactor } from './factors.ts';
import type { Role } from './roles.ts';
import type { Assurance, LocalIdentity, MustVerify } from './state.ts';

/** The session as it is stored on this device. */
export interface StoredSession {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Epoch ms on this device's clock: when the token came plus its lifetime. */
  readonly expiresAt: number;
  /** The account has verified factors and this token was given for the password alone: one of them is still to come. */
  readonly missing?: readonly SecondFactor[];
  readonly aal?: Assurance;
  /** Epoch ms by the server's clock: the newest proof that the token names. */
  readonly aalSince?: number;
}

export type AuthEvent =
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'MFA_CHALLENGE_VERIFIED'
  /** Another tab changed what is stored. */
  | 'STORAGE';

export type FailureKind =
  | 'wrong-password'
  /** Of a change: what was given as the password until now is not it. */
  | 'wrong-current-password'
  /** The server wants the password until now beside the new one. */
  | 'no-current-password'
  | 'unverified'
  | 'weak-password'
  | 'same-password'
  /** The server takes no mail address of this form or domain. */
  | 'bad-email'
  | 'wrong-code'
  /** The code that was sent counts no more: another one is on its way to the phone. */
  | 'code-sent-anew'
  /** The key is not one of this account, or did not answer as it should. */
  | 'wrong-key'
  /** The browser's question for a key was closed, or nobody touched one in time. */
  | 'key-cancelled'
  /** The server no longer waited for the key. */
  | 'key-late'
  /** This key was added before. */
  | 'key-known'
  /** Another factor of this account has this name. */
  | 'name-taken'
  /** There are as many factors as the server takes. */
  | 'too-many-factors'
  /** The factor was removed meanwhile. */
  | 'factor-gone'
  /** The number is none that the server can send to. */
  | 'bad-phone'
  /** Without it nobody could sign in to this account any more. */
  | 'last-way-in'
  /** The sign-in with an account elsewhere came to nothing: said no, took too long, or came back to another tab. */
  | 'elsewhere'
  /** The sign-in belongs to another account. */
  | 'identity-taken'
  /** This server does not offer it. */
  | 'not-offered'
  /** Only after the second factor. */
  | 'needs-code'
  /** Only with a fresh proof of who asks. */
  | 'prove-again'
  | 'already-registered'
  | 'rate-limit'
  | 'no-network'
  /** A fault of this app's own, before anything left. */
  | 'app'
  | 'link-expired'
  | 'session-missing'
  | 'not-allowed'
  | 'other';

export interface AuthFailure {
  readonly kind: FailureKind;
  /** The backend's own message; '' when it gave no answer. */
  readonly message: string;
}

export type AuthResult = { readonly ok: true } | { readonly ok: false; readonly failure: AuthFailure };

export type RefreshResult =
  | { readonly outcome: 'refreshed' }
  /** No answer, or "later": the session stays. */
  | { readonly outcome: 'later' }
  /** A fault of this app's own: the session stays, and nobody is told that the network is to blame. */
  | { readonly outcome: 'broken' }
  /** The server no longer knows this session. */
  | { readonly outcome: 'final'; readonly message: string };

export type RolesResult =
  | { readonly outcome: 'roles'; readonly roles: readonly Role[]; readonly mustVerify?: MustVerify }
  /** 401: the token is expired by the server's clock, tampered with, or withdrawn. */
  | { readonly outcome: 'unauthorized'; readonly message: string }
  | { readonly outcome: 'unreachable' }
  /** A fault of this app's own. */
  | { readonly outcome: 'broken' };

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
}

/** The backend's auth. Every call ends within a bounded time; none rejects. */
export interface AuthPort {
  /** What is stored, read without waiting. 'unreadable' = something is there that is no session. */
  stored(): StoredSession | 'unreadable' | null;
  /** Begins to refresh the token while the page is visible. */
  start(): void;
  subscribe(listener: (event: AuthEvent) => void): () => void;
  signIn(email: string, password: string): Promise<AuthResult>;
  signUp(account: NewAccount): Promise<AuthResult>;
  /** Sends a code to the phone of this factor. The last one sent is the one that counts. */
  sendCode(factorId: string): Promise<AuthResult>;
  /** The stored session is then a full one, with the time of this proof in it. */
  prove(proof: Proof): Promise<AuthResult>;
  /** Takes the session that a mail's link carries. */
  takeLink(refreshToken: string): Promise<AuthResult>;
  sendPasswordMail(email: string): Promise<AuthResult>;
  /** The verification mail once more. */
  resendSignUpMail(email: string): Promise<AuthResult>;
  setPassword(password: string): Promise<AuthResult>;
  refresh(): Promise<RefreshResult>;
  roles(userId: string, accessToken: string): Promise<RolesResult>;
  /** Removes the stored session at once; telling the server is best effort. */
  forget(): void;
}

/** The identity kept for the guard: read without waiting. Storage that does not work reads as null and keeps nothing. */
export interface IdentityStore {
  read(): LocalIdentity | null;
  write(identity: LocalIdentity): void;
  clear(): void;
}

export interface MirroredToken {
  readonly userId: string;
  readonly accessToken: string;
  readonly expiresAt: number;
}

/** Who is signed in, for the outbox in this page and in the service worker. */
export interface Mirror {
  /**
   * Makes the mirror say what `current` says. It is asked inside the transaction, so that of two tabs that settle at
   * once the later one writes what is true, and nothing is saved under the name of somebody who has left.
   */
  settle(current: () => MirroredToken | null): Promise<void>;
}

/** What a session's end and beginning mean for the rest of the app. Neither may reject. */
export interface SessionEffects {
  /**
   * The mirror holds a token: items that waited for this person can go. Resolves when what was closed behind them is open again,
   * as far as it can be now.
   */
  tokenReady(): Promise<void>;
  /** Erase this person's cached staff rows. Never the outbox. */
  forgetReads(userId: string): Promise<void>;
  /** This person has left the device: what they saved and did not send, and what they were typing, is closed behind them. */
  closeBehind(userId: string): Promise<void>;
}

export interface SessionClock {
  /** Epoch ms. */
  now(): number;
  /** Calls back once after `ms`; returns the canceller. */
  after(ms: number, callback: () => void): () => void;
}
