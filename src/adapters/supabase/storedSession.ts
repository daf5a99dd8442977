/** Reading the session that the Supabase client keeps in local storage, without the client and without waiting. */
import type { FactorKind, SecondFactor } from '../../core/session/factors.ts';
import type { Assurance } from '../../core/session/state.ts';
import type { StoredSession } from '../../core/session/ports.ts';

/** Supabase's own key: derived from the backend's host name (specification, section 7). */
export function storageKeyFor(url: string): string {
  return `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;
}

/** 'unreadable' when something is there that is no session; null when there is nothing, or no storage. */
export function readStoredSession(storage: Pick<Storage, 'getItem'>, key: string): StoredSession | 'unreadable' | null {
  let text: string | null;
  try {
    text = storage.getItem(key);
  } catch {
    return null;
  }
  if (text === null) return null;
  try {
    return parse(JSON.parse(text)) ?? 'unreadable';
  } catch {
    return 'unreadable';
  }
}

function parse(value: unknown): StoredSession | null {
  if (!isRecord(value) || !isRecord(value['user'])) return null;
  const { access_token: accessToken, refresh_token: refreshToken, expires_at: expiresAt, user } = value;
  const { id, email } = user;
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return null;
  if (typeof expiresAt !== 'number' || typeof id !== 'string' || id === '') return null;
  const meta = user['user_metadata'];
  const fullName = isRecord(meta) ? meta['full_name'] : '';
  const { aal, aalSince } = proofOf(accessToken);
  const missing = aal === 'aal2' ? [] : verifiedFactors(user['factors']);
  return {
    userId: id,
    email: typeof email === 'string' ? email : '',
    fullName: typeof fullName === 'string' ? fullName : '',
    accessToken,
    refreshToken,
    expiresAt: expiresAt * 1000,
    ...(missing.length > 0 ? { missing } : {}),
    aal,
    ...(aalSince > 0 ? { aalSince } : {}),
  };
}

const KINDS: readonly unknown[] = ['totp', 'phone', 'webauthn'] satisfies FactorKind[];
const isKind = (value: unknown): value is FactorKind => KINDS.includes(value);

/** The next level is aal2 when a verified factor exists (specification, section 4). */
export function verifiedFactors(factors: unknown): readonly SecondFactor[] {
  return (Array.isArray(factors) ? factors : []).flatMap((one: unknown) => {
    if (!isRecord(one) || one['status'] !== 'verified') return [];
    const { id, factor_type: kind, friendly_name: name } = one;
    return typeof id === 'string' && isKind(kind) ? [{ id, kind, name: typeof name === 'string' ? name : '' }] : [];
  });
}

/** What the token says of how its owner signed in: its level, and when the newest proof was given (ms, 0 for unknown). */
export function proofOf(accessToken: string): { readonly aal: Assurance; readonly aalSince: number } {
  const claims = claimsOf(accessToken);
  const amr: unknown = claims['amr'];
  const times = (Array.isArray(amr) ? amr : []).map((one: unknown) => (isRecord(one) ? Number(one['timestamp']) : 0));
  return { aal: claims['aal'] === 'aal2' ? 'aal2' : 'aal1', aalSince: 1000 * Math.max(0, ...times.filter(isFinite)) };
}

const FACTOR_METHODS: readonly unknown[] = ['totp', 'mfa/phone', 'mfa/webauthn'];

/** Epoch ms of the last proof by a second factor that a token tells of; null for none. */
export function provenAt(accessToken: string): number | null {
  const { amr } = claimsOf(accessToken);
  const times = (Array.isArray(amr) ? amr : []).flatMap((one: unknown) =>
    isRecord(one) && FACTOR_METHODS.includes(one['method']) && typeof one['timestamp'] === 'number'
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
