/** Reading the session that the Supabase client keeps in local storage, without the client and without waiting. */
import type { FactorKind, SecondFactor } from '../../core/session/factors.ts';
import type { StoredSession } from '../../core/session/ports.ts';
import { proofOf } from './tokenClaims.ts';

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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
