/**
 * Where an account signed in before: from which networks and on which devices. Kept in the database, because a restart must not make
 * the owner a stranger, and only as keyed hashes: a row tells neither an address nor a device.
 */
import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Backend } from '../../backend.ts';
import { limitKey } from '../address.ts';

export interface Places {
  /** The hashes of this account on this device and from this network, the device first. `device` is '' where none is known. */
  marks(email: string, address: string, device: string): readonly string[];
  /** Which of them is kept; null for none. Inside a turn. */
  find(marks: readonly string[]): Promise<string | null>;
  /** Keeps them for 180 days without a sign-in, the newest 50 of an account. Inside a turn. */
  remember(userId: string, marks: readonly string[]): Promise<void>;
}

const COOKIE = 'campaign-device';
const UNKNOWN_MS = 60_000;
const MOST_UNKNOWN = 20_000;
const YEAR_SECONDS = 365 * 24 * 3600;

export function createPlaces({ app, database }: Pick<Backend, 'app' | 'database'>): Places {
  const secret = Buffer.from(hkdfSync('sha256', app.config.auth?.jwt_secret ?? '', '', 'known places', 32));
  /** Until when, epoch ms: tries that have to wait must not ask the database each time. */
  const unknown = new Map<string, number>();
  const hash = (kind: string, email: string, what: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([kind, email, what]))
      .digest('base64url');

  return {
    marks: (email, address, device) => [
      ...(device === '' ? [] : [hash('device', email, device)]),
      hash('network', email, limitKey(address)),
    ],
    async find(marks) {
      const key = marks.join(' ');
      if ((unknown.get(key) ?? 0) > Date.now()) return null;
      const [row] = await database.query(
        'select mark from private.known_places where mark = any ($1::text[]) limit 1',
        [marks],
      );
      if (row) return String(row.mark);
      unknown.delete(key);
      unknown.set(key, Date.now() + UNKNOWN_MS);
      const oldest = unknown.keys().next().value;
      if (unknown.size > MOST_UNKNOWN && oldest !== undefined) unknown.delete(oldest);
      return null;
    },
    async remember(userId, marks) {
      unknown.clear();
      await database.query(
        `insert into private.known_places as known (mark, user_id) select unnest($2::text[]), $1::uuid
         on conflict (mark) do update set user_id = excluded.user_id, used_at = excluded.used_at`,
        [userId, marks],
      );
      await database.query(
        `delete from private.known_places where user_id = $1::uuid and (used_at < now() - interval '180 days' or mark not in (
           select mark from private.known_places where user_id = $1::uuid order by used_at desc limit 50
         ))`,
        [userId],
      );
    },
  };
}

/** The device's name in a Cookie header; '' for none. */
export const deviceIn = (cookies: string | undefined): string =>
  new RegExp(`(?:^|; )${COOKIE}=([A-Za-z0-9_-]{22})(?:;|$)`).exec(cookies ?? '')?.[1] ?? '';

export const newDevice = (): string => randomBytes(16).toString('base64url');

/** Only the auth server is sent it, no script reads it, and it says nothing of the person. */
export const deviceCookie = (device: string, site: string): string =>
  [
    `${COOKIE}=${device}`,
    'Path=/auth/v1',
    `Max-Age=${YEAR_SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(site.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
