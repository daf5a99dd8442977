/** What the sign-in and the account page say of auth that failed: the backend's message as the title, below it what to do. */
import type { Message } from '../core/label.ts';
import type { AuthFailure, AuthResult, FailureKind } from '../core/session/ports.ts';
import { m } from '../messages/messages.js';
import { troubleOfCode } from './mistakes.ts';

const plain: Readonly<Record<FailureKind, () => string>> = {
  'wrong-password': m.hooks_why_wrong_password,
  unverified: m.hooks_why_unverified,
  'weak-password': m.hooks_why_weak_password,
  'same-password': m.hooks_why_same_password,
  'bad-email': m.hooks_why_bad_email,
  'needs-code': m.hooks_why_needs_code,
  'prove-again': m.hooks_why_prove_again,
  'wrong-code': m.hooks_why_wrong_code,
  'code-sent-anew': m.hooks_why_code_sent_anew,
  'wrong-key': m.hooks_why_wrong_key,
  'key-known': m.hooks_why_key_known,
  'key-cancelled': m.hooks_why_key_cancelled,
  'name-taken': m.hooks_why_name_taken,
  'too-many-factors': m.hooks_why_too_many_factors,
  'factor-gone': m.hooks_why_factor_gone,
  'bad-phone': m.hooks_why_bad_phone,
  'last-way-in': m.hooks_why_last_way_in,
  elsewhere: m.hooks_why_elsewhere,
  'identity-taken': m.hooks_why_identity_taken,
  'not-offered': m.hooks_why_not_offered,
  'already-registered': m.hooks_why_already_registered,
  'rate-limit': m.hooks_why_rate_limit,
  'no-network': m.hooks_why_no_network,
  app: m.hooks_why_app,
  'link-expired': m.hooks_why_link_expired,
  'session-missing': m.hooks_why_session_missing,
  'not-allowed': m.hooks_why_not_allowed,
  other: m.hooks_why_other,
};

export interface FailureWords {
  readonly title: Message;
  readonly description: Message;
}

export function failureWords({ kind, message }: AuthFailure): FailureWords {
  const ours = kind === 'no-network' ? m.hooks_no_connection : m.ui_went_wrong;
  return { title: message === '' ? ours : () => message, description: plain[kind] };
}

/** What it means and what to do, without the backend's message. */
export const explained = ({ kind }: AuthFailure): (() => string) => plain[kind];

/** The session's code did not come, or it broke. */
export function noSession(cause: unknown): AuthResult & { readonly ok: false } {
  return { ok: false, failure: { kind: troubleOfCode(cause) === 'offline' ? 'no-network' : 'app', message: '' } };
}
