/**
 * One request past the outbox, for a browser whose storage is blocked or damaged: the form is online, the person waits,
 * and there is no place to keep it. Sent under the stored sign-in's name, or not at all: never under no name because of a fault.
 */
import { tellFault } from '../adapters/browser/fault.ts';
import { createTransport } from '../adapters/supabase/transport.ts';
import { isMistake } from '../core/failures/blame.ts';
import type { SubmissionKind } from '../core/outbox/kind.ts';
import { classify } from '../core/outbox/verdict.ts';
import { backendEnv } from '../wiring/env.ts';

/** ms; the person is looking at "Submitting...". */
const WAIT_MS = 10_000;
const SESSION_KEY = /^sb-.+-auth-token$/;

interface Sender {
  readonly userId: string | null;
  readonly token: string | null;
}

/** True only when the row is in its table. The id makes a repeated try harmless. Never rejects. */
export async function sendDirectly<P>(kind: SubmissionKind<P>, payload: P, id: string): Promise<boolean> {
  try {
    const sender = storedSender(globalThis.localStorage, Date.now());
    if (!sender) return false;
    const row = kind.toRow(payload, { id, userId: sender.userId, createdAt: new Date().toISOString() });
    const transport = createTransport({ ...backendEnv(), timeoutMs: WAIT_MS });
    const signal = new AbortController().signal;
    const { outcome } = classify(
      await transport.insert({ table: kind.table, rows: [row], token: sender.token, signal }),
    );
    return outcome === 'delivered' || outcome === 'duplicate';
  } catch (cause) {
    if (isMistake(cause)) tellFault(cause);
    return false;
  }
}

/** Who the stored session says is signed in; null when somebody is, and their token cannot be used. */
export function storedSender(storage: Pick<Storage, 'length' | 'key' | 'getItem'>, now: number): Sender | null {
  for (const key of keysOf(storage)) {
    if (!SESSION_KEY.test(key)) continue;
    const session = parse(storage.getItem(key));
    const { access_token: token, expires_at: expiresAt, user } = session ?? {};
    if (typeof token !== 'string' || typeof expiresAt !== 'number' || expiresAt * 1000 <= now) return null;
    return typeof user?.id === 'string' ? { userId: user.id, token } : null;
  }
  return { userId: null, token: null };
}

function keysOf(storage: Pick<Storage, 'length' | 'key'>): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);
}

interface StoredSession {
  readonly access_token?: unknown;
  readonly expires_at?: unknown;
  readonly user?: { readonly id?: unknown } | null;
}

function parse(text: string | null): StoredSession | null {
  try {
    return text === null ? null : (JSON.parse(text) as StoredSession | null); // every field is checked where it is used
  } catch {
    return null;
  }
}
