/** Which of the backend's auth errors is which, for the words the sign-in page has for each. */
import type { AuthFailure, FailureKind } from '../../core/session/ports.ts';
import { OWN_FAULT } from './authFetch.ts';

/** Codes by what they ask of the person. Every code that auth-js 2.119 knows and this app can meet; the rest are 'other'. */
const CODES: Readonly<Partial<Record<FailureKind, string>>> = {
  'wrong-password': 'invalid_credentials',
  'wrong-current-password': 'current_password_invalid',
  'no-current-password': 'current_password_required',
  unverified: 'email_not_confirmed phone_not_confirmed provider_email_needs_verification',
  'weak-password': 'weak_password',
  'same-password': 'same_password',
  'bad-email': 'email_address_invalid',
  'wrong-code': 'mfa_verification_failed mfa_verification_rejected mfa_challenge_expired mfa_ip_address_mismatch',
  'code-sent-anew': 'code_sent_anew',
  'wrong-key': 'webauthn_refused webauthn_verification_failed',
  'key-late': 'webauthn_challenge_expired webauthn_challenge_not_found',
  'key-known': 'webauthn_credential_exists',
  'name-taken': 'mfa_factor_name_conflict',
  'too-many-factors': 'too_many_enrolled_mfa_factors',
  'factor-gone': 'mfa_factor_not_found identity_not_found',
  'bad-phone': 'sms_send_failed',
  'last-way-in': 'single_identity_not_deletable email_conflict_identity_not_deletable',
  'identity-taken': 'identity_already_exists',
  'not-offered': [
    'mfa_totp_enroll_not_enabled mfa_totp_verify_not_enabled mfa_phone_enroll_not_enabled mfa_phone_verify_not_enabled',
    'mfa_webauthn_enroll_not_enabled mfa_webauthn_verify_not_enabled phone_provider_disabled manual_linking_disabled',
    'oauth_provider_not_supported',
  ].join(' '),
  'needs-code': 'insufficient_aal',
  'prove-again': 'reauthentication_needed reauthentication_not_valid reauth_nonce_missing session_expired',
  'already-registered': 'user_already_exists email_exists phone_exists mfa_verified_factor_exists conflict',
  'rate-limit': 'over_email_send_rate_limit over_request_rate_limit over_sms_send_rate_limit',
  // The server, or something that it asks, did not answer in time: nothing that was typed is to blame.
  'no-network': 'request_timeout hook_timeout hook_timeout_after_retry',
  'link-expired': ['otp_expired invite_not_found', 'refresh_token_not_found refresh_token_already_used'].join(' '),
  elsewhere: [
    'flow_state_expired flow_state_not_found flow_state_already_used bad_code_verifier pkce_code_verifier_not_found bad_oauth_state',
    'bad_oauth_callback access_denied',
  ].join(' '),
  'session-missing': 'session_not_found bad_jwt no_authorization user_not_found',
  'not-allowed': [
    'user_banned signup_disabled email_provider_disabled email_address_not_authorized provider_disabled',
    'otp_disabled user_sso_managed not_admin captcha_failed',
  ].join(' '),
};

const kinds = new Map(
  Object.entries(CODES).flatMap(([kind, codes]) => codes.split(' ').map((code) => [code, kind as FailureKind])), // keys of CODES
);

/** What the Supabase client returns or throws. */
interface AuthErrorLike {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly status?: unknown;
  readonly code?: unknown;
}

/** What browsers throw when they ask for a key: closed or not touched in time; added before; not for this address. */
const KEY_ERRORS: ReadonlyMap<string, FailureKind> = new Map([
  ['NotAllowedError', 'key-cancelled'],
  ['AbortError', 'key-cancelled'],
  ['InvalidStateError', 'key-known'],
  ['SecurityError', 'not-offered'],
  ['NotSupportedError', 'not-offered'],
]);

export function failureOf(error: unknown): AuthFailure {
  const { name, message, status, code } = (typeof error === 'object' && error !== null ? error : {}) as AuthErrorLike;
  const text = typeof message === 'string' && message !== '{}' ? message : '';
  if (text === OWN_FAULT) return { kind: 'app', message: '' };
  // A gateway's 5xx and no answer at all look alike to a person: try again.
  if (name === 'AuthRetryableFetchError') return { kind: 'no-network', message: status ? text : '' };
  if (name === 'AuthSessionMissingError') return { kind: 'session-missing', message: text };
  const byKey = typeof name === 'string' ? KEY_ERRORS.get(name) : undefined;
  if (byKey) return { kind: byKey, message: '' };
  if (status === 429) return { kind: 'rate-limit', message: text };
  const known = typeof code === 'string' ? kinds.get(code) : undefined;
  if (known) return { kind: known, message: text };
  if (name === 'AuthWeakPasswordError') return { kind: 'weak-password', message: text };
  return { kind: 'other', message: text };
}
