/** Which of the backend's error codes is which. */
import { expect, it } from 'vitest';
import { failureOf } from '../../../src/adapters/supabase/authFailure.ts';

it.each([
  ['current_password_invalid', 'wrong-current-password'],
  ['current_password_required', 'no-current-password'],
  ['flow_state_already_used', 'elsewhere'],
  ['webauthn_verification_failed', 'wrong-key'],
  ['webauthn_credential_exists', 'key-known'],
  ['webauthn_challenge_not_found', 'key-late'],
  ['webauthn_challenge_expired', 'key-late'],
  ['invalid_credentials', 'wrong-password'],
  ['a_code_of_next_year', 'other'],
])('%s is %s', (code, kind) => {
  expect(failureOf({ name: 'AuthApiError', message: 'In English', status: 400, code })).toEqual({
    kind,
    message: 'In English',
  });
});
