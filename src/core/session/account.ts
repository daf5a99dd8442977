/** Somebody's own account as the backend knows it: factors, linked sign-ins, and what changes them. */
import type { SecondFactor } from './factors.ts';
import type { AuthFailure, AuthResult } from './ports.ts';

export type Got<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly failure: AuthFailure };

export interface Factor extends SecondFactor {
  /** Epoch ms; null when the server does not say. */
  readonly addedAt: number | null;
}

/** A way to sign in: the password ('email') or somebody else's word for it ('google'). */
export interface LinkedSignIn {
  readonly id: string;
  readonly provider: string;
  /** The address it is known by there; '' for none. */
  readonly email: string;
}

export interface Account {
  readonly email: string;
  /** Asked for, and not confirmed yet. */
  readonly nextEmail: string | null;
  /** Verified ones. */
  readonly factors: readonly Factor[];
  readonly signIns: readonly LinkedSignIn[];
  /** Epoch ms of the last proof in this session: by a second factor where the account has one, else by a sign-in; null for none. */
  readonly provenAt: number | null;
}

/** An authenticator app that waits for its first code. */
export interface NewApp {
  readonly factorId: string;
  /** otpauth://..., to be drawn. */
  readonly uri: string;
  /** The same to be typed. */
  readonly secret: string;
}

/** Every call ends within a bounded time; none rejects. What is added for a code is confirmed by `Session.prove`. */
export interface AccountPort {
  read(): Promise<Got<Account>>;
  addApp(name: string): Promise<Got<NewApp>>;
  /** The code is sent with it. @param phone with its country code. */
  addPhone(name: string, phone: string): Promise<Got<{ readonly factorId: string }>>;
  /** Whole: the browser asks for the key. */
  addKey(name: string): Promise<AuthResult>;
  removeFactor(factorId: string): Promise<AuthResult>;
  /** @param current the password until now, '' where there is none. A wrong one is refused, whatever the server makes of it. */
  changePassword(password: string, current: string): Promise<AuthResult>;
  /** The same. The mails that confirm it lead to the site's root. */
  changeEmail(email: string, current: string): Promise<AuthResult>;
  unlink(signInId: string): Promise<AuthResult>;
  /** Every session of this account but this one. */
  endOthers(): Promise<AuthResult>;
}

/** A proof older than this (ms) is asked for once more before something that cannot be taken back. */
export const PROOF_HOLDS_MS = 10 * 60_000;

/** Whether it has a password of its own: who came by an account elsewhere may have none. */
export function hasPassword({ signIns }: Pick<Account, 'signIns'>): boolean {
  return signIns.some(({ provider }) => provider === 'email');
}

export function provenLately({ provenAt }: Account, now: number): boolean {
  return provenAt !== null && now - provenAt < PROOF_HOLDS_MS;
}
