/** What an access token says of its owner's sign-in. Read, not verified: the server does that. */
import type { Assurance } from '../../core/session/state.ts';

/** What the token says of how its owner signed in: its level, and when the newest proof was given (ms, 0 for unknown). */
export function proofOf(accessToken: string): { readonly aal: Assurance; readonly aalSince: number } {
  const claims = claimsOf(accessToken);
  const amr: unknown = claims['amr'];
  const times = (Array.isArray(amr) ? amr : []).map((one: unknown) => (isRecord(one) ? Number(one['timestamp']) : 0));
  return { aal: claims['aal'] === 'aal2' ? 'aal2' : 'aal1', aalSince: 1000 * Math.max(0, ...times.filter(isFinite)) };
}

const FACTOR_METHODS: readonly unknown[] = ['totp', 'mfa/phone', 'mfa/webauthn'];

/**
 * Epoch ms of the last proof that a token tells of; null for none.
 * @param byFactor counts second factors alone: where the account has one, a password proves nothing.
 */
export function provenAt(accessToken: string, byFactor: boolean): number | null {
  const { amr } = claimsOf(accessToken);
  const times = (Array.isArray(amr) ? amr : []).flatMap((one: unknown) =>
    isRecord(one) && (!byFactor || FACTOR_METHODS.includes(one['method'])) && typeof one['timestamp'] === 'number'
      ? [one['timestamp']]
      : [],
  );
  return times.length > 0 ? Math.max(...times) * 1000 : null;
}

function claimsOf(accessToken: string): Record<string, unknown> {
  try {
    const claims: unknown = JSON.parse(
      atob((accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    );
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
