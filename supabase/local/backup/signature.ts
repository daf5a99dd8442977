/** Who wrote a backup: anyone can compute the hashes in it anew, its signature only someone with this server's secret. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type BackupKey = Buffer;
export type SignedBy = 'this server' | 'another key' | 'no one';

/** Derived from BACKUP_KEY, or from SUPABASE_JWT_SECRET where that is not set. Throws if neither is. */
export function backupKey(env: Readonly<Record<string, string | undefined>> = process.env): BackupKey {
  const secret = env.BACKUP_KEY?.trim() || env.SUPABASE_JWT_SECRET?.trim();
  if (!secret) throw new Error('Without SUPABASE_JWT_SECRET or BACKUP_KEY no backup can be signed or checked.');
  return Buffer.from(hkdfSync('sha256', secret, 'campaign-hub', 'backups', 32));
}

/** Of the hash of everything in the file, hex. */
export function sign(key: BackupKey, sha256: string): string {
  return createHmac('sha256', key).update(`campaign-hub backup ${sha256}`).digest('hex');
}

export function signedBy(key: BackupKey | undefined, sha256: string, mac: unknown): SignedBy {
  if (typeof mac !== 'string') return 'no one';
  if (!key) return 'another key';
  const [given, ours] = [Buffer.from(mac), Buffer.from(sign(key, sha256))];
  return given.length === ours.length && timingSafeEqual(given, ours) ? 'this server' : 'another key';
}
