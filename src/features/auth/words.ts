/** What the sign-in page says: the backend's own message as the title, and below it what it means and what to do. */
import { WENT_WRONG } from '../../core/errors.ts';
import type { AuthFailure, AuthResult, FailureKind } from '../../core/session/ports.ts';
import type { SignedOutReason } from '../../core/session/state.ts';
import { troubleOfCode } from '../../hooks/blame.ts';

/** Specification, section 8. */
export const WELCOME = 'Welcome back!';
export const CREATED = 'Account created! Please check your email to verify.';

const plain: Record<FailureKind, string> = {
  'wrong-password': 'That e-mail and password do not go together. Check both, or set a new password.',
  unverified: 'Open the link in the mail we sent you, then sign in. It may be in the spam folder.',
  'weak-password': 'Choose at least 6 characters that are not easy to guess. A short sentence works well.',
  'same-password': 'Choose one that you have not used here before.',
  'bad-email': 'The server does not take this e-mail address. Check it for a typo, or use another one.',
  'needs-code': 'First sign in with the code from your authenticator app, then try again.',
  'prove-again': 'Sign out and in again first, so that we know it is you. Then try again.',
  'wrong-code': 'Each code holds for half a minute. Check the time on your phone, then type the one it shows now.',
  'already-registered': 'There is an account with this e-mail already. Sign in with it, or set a new password.',
  'rate-limit': 'Too many tries in a short time. Wait a minute, then try again.',
  'no-network': 'We could not reach the server. What you typed is still here: check your signal and try again.',
  app: 'Something in this app went wrong. What you typed is still here: reload the page, then try again.',
  'link-expired': 'A link in our mails works once, and for one hour. Ask for a new one below.',
  'session-missing': 'You are not signed in any more. Sign in, then try again.',
  'not-allowed': 'This account cannot sign in. Please ask your campaign manager.',
  other: 'Please try again. If it keeps happening, tell your campaign manager.',
};

export const LEADS_NOW = {
  title: 'You lead this campaign now',
  description: 'You have every staff page. Invite the others.',
};

/** What became of a first leader's code that did not work. */
export function leaderWords(claim: 'wrong' | 'void'): string {
  return claim === 'wrong'
    ? 'That code is not right. Look at the terminal again; after five misses it is void.'
    : 'This code no longer works. Stop the server and start it again: it shows a new one.';
}

export interface FailureWords {
  readonly title: string;
  readonly description: string;
}

export function failureWords({ kind, message }: AuthFailure): FailureWords {
  const title = message !== '' ? message : kind === 'no-network' ? 'No connection' : WENT_WRONG;
  return { title, description: plain[kind] };
}

/** The session's code did not come, or it broke. */
export function noSession(cause: unknown): AuthResult {
  return { ok: false, failure: { kind: troubleOfCode(cause) === 'offline' ? 'no-network' : 'app', message: '' } };
}

/** Why somebody finds themselves on the sign-in page; null when they came by themselves. */
export function signedOutWords(why: SignedOutReason, message: string | null): string | null {
  if (why === 'unreadable')
    return 'The sign-in kept on this device was damaged, so we removed it. Please sign in again.';
  if (why !== 'ended') return null;
  const server = message ? ` The server said: “${message}”.` : '';
  return `You have been signed out.${server} What you saved on this device is still here. Please sign in again.`;
}
