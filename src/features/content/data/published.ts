/** Asks for the campaign's published words as any visitor may, and takes none that are not what they are said to be. */
import { createRowFetcher } from '../../../adapters/supabase/rows.ts';
import { rowsPath } from '../../../backend/paths.ts';
import type { Snapshot } from '../../../campaign/words.ts';
import { canonicalJson } from '../../../core/canonicalJson.ts';
import { asLocale } from '../../../core/locale.ts';
import { backendEnv } from '../../../wiring/env.ts';
import type { SnapshotHead } from '../model/newest.ts';

/** The newest snapshot of each language, by name; null: there was no answer to be had. */
export async function publishedHeads(): Promise<readonly SnapshotHead[] | null> {
  const rows = await ask(
    rowsPath('content_snapshots', { select: ['locale', 'sha256', 'published_at'], order: 'published_at.desc' }),
  );
  return rows && rows.flatMap((row) => asHead(row) ?? []);
}

/** Rejects when they are not to be had, of another shape, or not those of that name. */
export async function publishedWords({ locale, sha256 }: SnapshotHead): Promise<Snapshot> {
  const where = { locale: `eq.${locale}`, sha256: `eq.${sha256}` };
  const [row] = (await ask(rowsPath('content_snapshots', { select: ['body'], where, limit: 1 }))) ?? [];
  // The rules are fetched only where there is something to judge.
  const { asSnapshot, MOST_BYTES } = await import('../../../campaign/words.ts');
  const words = asSnapshot(row?.['body']);
  const bytes = new TextEncoder().encode(canonicalJson(words));
  if (!words || bytes.length > MOST_BYTES || (await hashOf(bytes)) !== sha256) {
    throw new Error('The published words are not to be had.');
  }
  return words;
}

type Row = Readonly<Record<string, unknown>>;

async function ask(path: string): Promise<readonly Row[] | null> {
  const answer = await createRowFetcher(backendEnv()).getRows(path, new AbortController().signal);
  if (!('rows' in answer) || !Array.isArray(answer.rows)) return null;
  return answer.rows.filter((row): row is Row => typeof row === 'object' && row !== null);
}

function asHead({ locale, sha256, published_at: publishedAt }: Row): SnapshotHead | null {
  const known = asLocale(locale);
  if (known === null || typeof sha256 !== 'string' || typeof publishedAt !== 'string') return null;
  return { locale: known, sha256, publishedAt };
}

/** As the database has it; rejects where the page was not served safely. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
