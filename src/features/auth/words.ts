/** What the sign-in page says: the backend's own message as the title, and below it what it means and what to do. */
import type { AuthFailure, AuthResult, FailureKind } from '../../core/session/ports.ts';
import type { SignedOutReason } from '../../core/session/state.ts';
import type { Message } from '../../core/label.ts';
import { troubleOfCode } from '../../hooks/mistakes.ts';
import { m } from '../../messages/messages.js';

const plain: Readonly<Record<FailureKind, () => string>> = {
  'wrong-password': m.auth_why_wrong_password,
  unverified: m.auth_why_unverified,
  'weak-password': m.auth_why_weak_password,
  'same-password': m.auth_why_same_password,
  'bad-email': m.auth_why_bad_email,
  'needs-code': m.auth_why_needs_code,
  'prove-again': m.auth_why_prove_again,
  'wrong-code': m.auth_why_wrong_code,
  'already-registered': m.auth_why_already_registered,
  'rate-limit': m.auth_why_rate_limit,
  'no-network': m.auth_why_no_network,
  app: m.auth_why_app,
  'link-expired': m.auth_why_link_expired,
  'session-missing': m.auth_why_session_missing,
  'not-allowed': m.auth_why_not_allowed,
  other: m.auth_why_other,
};

/** What became of a first leader's code that did not work. */
export function leaderWords(claim: 'wrong' | 'void'): string {
  return claim === 'wrong' ? m.auth_leader_code_miss() : m.auth_leader_code_void();
}

export interface FailureWords {
  readonly title: Message;
  readonly description: Message;
}

export function failureWords({ kind, message }: AuthFailure): FailureWords {
  const ours = kind === 'no-network' ? m.auth_no_connection : m.ui_went_wrong;
  return { title: message === '' ? ours : () => message, description: plain[kind] };
}

/** What it means and what to do, without the backend's message. */
export const explained = ({ kind }: AuthFailure): (() => string) => plain[kind];

/** Both in a line of the page, for a mail's link that did not work. */
export function linkWords(failure: AuthFailure): string {
  const { title, description } = failureWords(failure);
  return `${title()}. ${description()}`.replace('..', '.');
}

/** The session's code did not come, or it broke. */
export function noSession(cause: unknown): AuthResult {
  return { ok: false, failure: { kind: troubleOfCode(cause) === 'offline' ? 'no-network' : 'app', message: '' } };
}

/** Why somebody finds themselves on the sign-in page; null when they came by themselves. */
export function signedOutWords(why: SignedOutReason, message: string | null): string | null {
  if (why === 'unreadable') return m.auth_kept_damaged();
  if (why !== 'ended') return null;
  return message ? m.auth_ended_by_server({ said: message }) : m.auth_ended();
}
