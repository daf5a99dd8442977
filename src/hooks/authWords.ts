/**
 * What the sign-in and the account page say of auth that failed: the backend's message as the title where it is in the page's
 * language, below it what to do.
 */
import type { Message } from '../core/label.ts';
import { BASE_LOCALE, currentLocale } from '../core/locale.ts';
import type { AuthFailure, AuthResult, FailureKind } from '../core/session/ports.ts';
import { m } from '../messages/messages.js';
import { troubleOfCode } from './mistakes.ts';

/** What to do about it. */
const plain: Readonly<Record<FailureKind, () => string>> = {
  'wrong-password': m.hooks_why_wrong_password,
  'wrong-current-password': m.hooks_why_wrong_current_password,
  'no-current-password': m.hooks_why_no_current_password,
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
  'key-late': m.hooks_why_key_late,
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

/** What happened, where the backend has no words, or none in the language of the page. */
const happened: Readonly<Record<FailureKind, () => string>> = {
  'wrong-password': m.hooks_failed_wrong_password,
  'wrong-current-password': m.hooks_failed_wrong_current_password,
  'no-current-password': m.hooks_failed_no_current_password,
  unverified: m.hooks_failed_unverified,
  'weak-password': m.hooks_failed_weak_password,
  'same-password': m.hooks_failed_same_password,
  'bad-email': m.hooks_failed_bad_email,
  'needs-code': m.hooks_failed_needs_code,
  'prove-again': m.hooks_failed_prove_again,
  'wrong-code': m.hooks_failed_wrong_code,
  'code-sent-anew': m.hooks_failed_code_sent_anew,
  'wrong-key': m.hooks_failed_wrong_key,
  'key-known': m.hooks_failed_key_known,
  'key-cancelled': m.hooks_failed_key_cancelled,
  'key-late': m.hooks_failed_key_late,
  'name-taken': m.hooks_failed_name_taken,
  'too-many-factors': m.hooks_failed_too_many_factors,
  'factor-gone': m.hooks_failed_factor_gone,
  'bad-phone': m.hooks_failed_bad_phone,
  'last-way-in': m.hooks_failed_last_way_in,
  elsewhere: m.hooks_failed_elsewhere,
  'identity-taken': m.hooks_failed_identity_taken,
  'not-offered': m.hooks_failed_not_offered,
  'already-registered': m.hooks_failed_already_registered,
  'rate-limit': m.hooks_failed_rate_limit,
  'no-network': m.hooks_no_connection,
  app: m.ui_went_wrong,
  'link-expired': m.hooks_failed_link_expired,
  'session-missing': m.hooks_failed_session_missing,
  'not-allowed': m.hooks_failed_not_allowed,
  other: m.ui_went_wrong,
};

export interface FailureWords {
  readonly title: Message;
  readonly description: Message;
}

export function failureWords({ kind, message }: AuthFailure): FailureWords {
  // The backend writes English. Asked when it is drawn: the language may change while it is on the screen.
  const title = () => (message === '' || currentLocale() !== BASE_LOCALE ? happened[kind]() : message);
  return { title, description: plain[kind] };
}

/** What it means and what to do, without the backend's message. */
export const explained = ({ kind }: AuthFailure): (() => string) => plain[kind];

/** The session's code did not come, or it broke. */
export function noSession(cause: unknown): AuthResult & { readonly ok: false } {
  return { ok: false, failure: { kind: troubleOfCode(cause) === 'offline' ? 'no-network' : 'app', message: '' } };
}
