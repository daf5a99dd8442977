/** Every way an item's record may change. Pure functions, run inside the store's transaction on the record found there. */
import { OutboxError } from '../errors.ts';
import { backoffMs, TOO_MANY_MS } from './backoff.ts';
import type { Clock, Decision, Random } from './ports.ts';
import type { ItemError, Json, OutboxItem } from './record.ts';
import { MAX_FAULTS } from './verdict.ts';
import type { Verdict } from './verdict.ts';

/** After a 401, or an unknown table, look again this much later. A sign-in or "Send now" does not wait for it. */
export const HOLD_PAUSE_MS = 60_000;

/** Before every request, committed before it leaves. */
export function markSending(item: OutboxItem): OutboxItem {
  return { ...item, state: 'sending', mayHaveLanded: true };
}

/** Found 'sending' by whoever holds the lock: its sender died, and the answer with it. */
export function recover(item: OutboxItem): Decision {
  return item.state === 'sending' ? { ...item, state: 'queued', mayHaveLanded: true } : null;
}

/** Marked, and then not sent after all. */
export function release(item: OutboxItem, mayHaveLanded: boolean): Decision {
  return item.state === 'sending' ? { ...item, state: 'queued', mayHaveLanded } : null;
}

export function hold(item: OutboxItem, state: 'waiting-sign-in' | 'waiting-update'): Decision {
  return item.state === 'queued' ? { ...item, state } : null;
}

/** As an item that was answered so itself. */
export function holdFor(item: OutboxItem, error: ItemError | null, now: number): Decision {
  return item.state === 'queued'
    ? { ...item, state: 'waiting-sign-in', lastError: error, nextAttemptAt: now + HOLD_PAUSE_MS }
    : null;
}

export function refuse(item: OutboxItem, error: ItemError): OutboxItem {
  return { ...item, state: 'refused', lastError: error };
}

/**
 * The verdict on a single item, or on a batch whose every item shares it. `mayHaveLanded`: what is known now about all its requests.
 * Only an item still 'sending' is touched, except by 'delivered': the server has it, whatever the record says.
 */
export function settle(
  item: OutboxItem,
  verdict: Verdict,
  mayHaveLanded: boolean,
  retryAfterMs: number | null,
  clock: Clock,
  random: Random,
): Decision {
  const now = clock.now();
  const { outcome, error } = verdict;
  if (item.state === 'delivered') return null;
  if (outcome === 'duplicate' && item.editedAfterSend) {
    return refuse({ ...item, mayHaveLanded: true }, { ...error, code: 'already-arrived' });
  }
  if (outcome === 'delivered' || outcome === 'duplicate') {
    const { sealed: _sealed, ...rest } = item;
    return {
      ...rest,
      state: 'delivered',
      payload: null,
      mayHaveLanded: true,
      lastError: null,
      settledAt: new Date(now).toISOString(),
    };
  }
  if (item.state !== 'sending') return null;
  const known = { ...item, mayHaveLanded, lastError: error };
  const least = verdict.pause !== null && retryAfterMs === null ? TOO_MANY_MS : 0;
  const pause = (attempt: number) => now + least + backoffMs(attempt, random, retryAfterMs);
  switch (outcome) {
    case 'refused':
      return { ...known, state: 'refused' };
    case 'sign-in':
      // 'probe': perhaps not the sender but one row is not permitted. Next time in smaller company, to find out which.
      return {
        ...known,
        state: 'waiting-sign-in',
        nextAttemptAt: now + HOLD_PAUSE_MS,
        stalls: item.stalls + (verdict.spread === 'probe' ? 1 : 0),
      };
    case 'update':
      return { ...known, state: 'waiting-update', nextAttemptAt: now + HOLD_PAUSE_MS };
    case 'later':
    case 'own-fault':
      return { ...known, state: 'queued', attempts: item.attempts + 1, nextAttemptAt: pause(item.attempts + 1) };
    case 'fault': {
      const faults = item.faults + 1;
      if (faults >= MAX_FAULTS) return { ...known, state: 'refused', faults };
      return {
        ...known,
        state: 'queued',
        faults,
        attempts: item.attempts + 1,
        nextAttemptAt: pause(item.attempts + 1),
      };
    }
  }
}

/** "Send now": no more pause, and a refused item gets all its tries again. */
export function requeue(item: OutboxItem): Decision {
  if (item.state === 'delivered' || item.state === 'sending' || item.sealed !== undefined) return null;
  if (item.state === 'refused') return { ...item, state: 'queued', nextAttemptAt: 0, attempts: 0, faults: 0 };
  return { ...item, nextAttemptAt: 0 };
}

/**
 * The person changed it. While a request may have landed, the same id with another content is not safe: the server would
 * answer "already there" and the change would be lost without a word. Only a refused item may be changed then, and is marked.
 */
export function edit(item: OutboxItem, payload: Json, version: number): OutboxItem | OutboxError {
  if (item.state === 'sending') return new OutboxError('in-flight', 'It is being sent at this moment.');
  if (item.state === 'delivered') return new OutboxError('already-delivered', 'It has been sent already.');
  if (item.mayHaveLanded && item.state !== 'refused')
    return new OutboxError('may-have-landed', 'It may have arrived already.');
  // What was closed is replaced as a whole.
  const { sealed: _sealed, ...rest } = item;
  return {
    ...rest,
    payload,
    version,
    state: 'queued',
    attempts: 0,
    faults: 0,
    stalls: 0,
    nextAttemptAt: 0,
    lastError: null,
    editedAfterSend: item.editedAfterSend || item.mayHaveLanded,
  };
}
