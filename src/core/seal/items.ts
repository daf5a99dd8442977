/** How an item of the outbox is closed and opened: pure changes, run inside the store's transaction. */
import type { Decision } from '../outbox/ports.ts';
import type { Json, OutboxItem, Sealed } from '../outbox/record.ts';

/**
 * Added to the payload's version while it is closed. Another tab or the worker may still run the app of last week, which knows
 * nothing of sealing: it takes such an item for one of a newer app, and leaves it alone.
 */
const CLOSED = 1_000_000;

/** What is on its way stays as it is until its answer is there. */
export function canClose(item: OutboxItem, userId: string): boolean {
  return item.userId === userId && item.payload !== null && item.state !== 'delivered' && item.state !== 'sending';
}

/** @param seen the item whose payload is in `sealed`: changed since, it stays open and is closed the next time. */
export function close(item: OutboxItem, seen: OutboxItem, sealed: Sealed): Decision {
  if (seen.userId === null || !canClose(item, seen.userId)) return null;
  if (item.version !== seen.version || JSON.stringify(item.payload) !== JSON.stringify(seen.payload)) return null;
  const state = item.state === 'refused' ? 'refused' : 'waiting-sign-in';
  return { ...item, state, payload: null, sealed, version: item.version + CLOSED };
}

export function open(item: OutboxItem, seen: OutboxItem, payload: Json): Decision {
  const { sealed, ...rest } = item;
  if (sealed === undefined || sealed.data !== seen.sealed?.data) return null;
  return { ...rest, payload, version: item.version - CLOSED };
}
