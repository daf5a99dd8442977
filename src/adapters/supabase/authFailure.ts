/** Owns which of the backend's auth errors is which, for the words the sign-in page has for each. */
import type { AuthFailure, FailureKind } from '../../core/session/ports.ts';

const kinds: Readonly<Record<string, FailureKind>> = {
  invalid_credentials: 'wrong-password',
  email_not_confirmed: 'unverified',
  weak_password: 'weak-password',
  same_password: 'same-password',
  mfa_verification_failed: 'wrong-code',
  mfa_challenge_expired: 'wrong-code',
  user_already_exists: 'already-registered',
  email_exists: 'already-registered',
  over_email_send_rate_limit: 'rate-limit',
  over_request_rate_limit: 'rate-limit',
  over_sms_send_rate_limit: 'rate-limit',
  otp_expired: 'link-expired',
  flow_state_expired: 'link-expired',
  refresh_token_not_found: 'link-expired',
  refresh_token_already_used: 'link-expired',
  session_not_found: 'session-missing',
  user_banned: 'not-allowed',
  signup_disabled: 'not-allowed',
  email_provider_disabled: 'not-allowed',
  email_address_not_authorized: 'not-allowed',
};

/** What the Supabase client returns or throws. */
interface AuthErrorLike {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly status?: unknown;
  readonly code?: unknown;
}

export function failureOf(error: unknown): AuthFailure {
  const { name, message, status, code } = (typeof error === 'object' && error !== null ? error : {}) as AuthErrorLike;
  const text = typeof message === 'string' && message !== '{}' ? message : '';
  // A gateway's 5xx and no answer at all look alike to a person: try again.
  if (name === 'AuthRetryableFetchError') return { kind: 'no-network', message: status ? text : '' };
  if (name === 'AuthSessionMissingError') return { kind: 'session-missing', message: text };
  if (status === 429) return { kind: 'rate-limit', message: text };
  if (typeof code === 'string' && kinds[code]) return { kind: kinds[code], message: text };
  if (name === 'AuthWeakPasswordError') return { kind: 'weak-password', message: text };
  return { kind: 'other', message: text };
}
