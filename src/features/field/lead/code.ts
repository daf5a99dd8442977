/** What the server answers when a turf's code is made. */
import * as v from 'valibot';
import { rowsOf } from '../../../backend/rows.ts';
import { parseTimestamp } from '../../../core/session/time.ts';

const codeSchema = v.object({ code: v.string(), expires_at: v.string() });

export interface TurfCode {
  readonly code: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** Throws on anything else than one code. */
export function codeOf(answer: unknown): TurfCode {
  const [made] = rowsOf('make_turf_code', codeSchema)(answer);
  if (!made) throw new Error('No code came.');
  return { code: made.code, expiresAt: parseTimestamp(made.expires_at) ?? 0 };
}
