/** A sign-in that a mail began: opened apart from this device's own session, and taken only by the person's decision. */
import type { Got } from './account.ts';
import type { MailPurpose, MailToken } from './mailLink.ts';
import type { SessionState } from './state.ts';

/** A session that is open and not this device's yet. */
export interface Arrival {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly refreshToken: string;
}

export type Opened =
  | { readonly kind: 'session'; readonly arrival: Arrival }
  /** One of the two confirmations of a new address: it opens nothing. */
  | { readonly kind: 'first-of-two' };

/** A mail's six digits, and where they were sent. */
export interface TypedCode {
  readonly purpose: MailPurpose;
  readonly email: string;
  readonly code: string;
}

/** Every call ends within a bounded time; none rejects. None touches the session that this device has. */
export interface MailLinkPort {
  /** Uses the link up. */
  openToken(token: MailToken): Promise<Got<Opened>>;
  openCode(typed: TypedCode): Promise<Got<Opened>>;
  /** A session that another page opened and put into the address. */
  openSession(refreshToken: string): Promise<Got<Opened>>;
  /** Ends a session that the person did not want. */
  refuse(): Promise<void>;
}

/**
 * Whether a session may be taken without a question. A link can come from anyone: it must not exchange the person who is
 * signed in, nor sign a person in to an account that is not theirs.
 * @param asked the mail was asked for on this device, or the person typed the address themselves.
 */
export function mayTake(state: SessionState, { userId }: Arrival, asked: boolean): boolean {
  return state.status === 'signed-in' ? state.identity.userId === userId : asked;
}

/** How a person is named in a question or a toast. */
export const nameOf = ({ fullName, email }: Pick<Arrival, 'fullName' | 'email'>): string =>
  fullName === '' ? email : `${fullName} (${email})`;
