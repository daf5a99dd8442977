/** The words for who is signed in: the identity kept on this device and the states a session can be in. */
import type { SecondFactor } from './factors.ts';
import type { Role } from './roles.ts';

/** What the guard decides from, kept on this device so that it needs no network. */
export interface LocalIdentity {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly roles: readonly Role[];
  /** Epoch ms on this device's clock at which the server last confirmed the roles; 0 = never. */
  readonly verifiedAt: number;
  /** How they signed in here: aal2 with a second factor. Absent where it was kept before this was known. */
  readonly aal?: Assurance;
  /** Epoch ms by the server's clock: when they last proved who they are. */
  readonly aalSince?: number;
  /** What the server asks before it shows anybody's data: to set a second factor up, or to give the one there is. */
  readonly mustVerify?: MustVerify;
}

export type Assurance = 'aal1' | 'aal2';
export type MustVerify = 'enrol' | 'prove';

export type SignedOutReason =
  /** Nobody was signed in. */
  | 'nobody'
  /** The person pressed "Sign out", here or in another tab. */
  | 'by-choice'
  /** The password was right, and a second factor of the account is still to be asked for. */
  | 'code'
  /** What was stored could not be read. */
  | 'unreadable'
  /** The server no longer accepts the session. */
  | 'ended';

export interface LoadingState {
  readonly status: 'loading';
}

export interface SignedOutState {
  readonly status: 'signed-out';
  readonly why: SignedOutReason;
  /** The server's own words, when it refused. */
  readonly message: string | null;
  /** With 'code': any of these will do. */
  readonly factors?: readonly SecondFactor[];
}

export interface SignedInState {
  readonly status: 'signed-in';
  readonly identity: LocalIdentity;
  /** How the last question to the server went. 'broken': a fault of this app's own, of which the network knows nothing. */
  readonly contact: 'asking' | 'reached' | 'unreachable' | 'broken';
  /** The roles were confirmed too long ago, or never: staff pages stay closed until the server has been asked. */
  readonly lapsed: boolean;
}

export type SessionState = LoadingState | SignedOutState | SignedInState;

const DAY_MS = 86_400_000;

/**
 * Whether an identity may open staff pages without asking the server. A clock set back by more than a day counts as
 * too long ago: otherwise turning the clock back would keep a phone open for ever.
 * @param days campaign.offlineAccessDays. @param now epoch ms.
 */
export function isFresh(identity: LocalIdentity, days: number, now: number): boolean {
  const age = now - identity.verifiedAt;
  return identity.verifiedAt > 0 && age <= days * DAY_MS && age >= -DAY_MS;
}
