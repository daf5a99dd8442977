/** Items to put into a store. */
import type { NewItem } from '../../../src/core/outbox/record.ts';

/** A uuid that ends in `n`. */
export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export function newItem(n: number, some: Partial<NewItem> = {}): NewItem {
  const id = some.id ?? uuid(n);
  return {
    id,
    kind: 'note',
    version: 2,
    payload: { text: `ok ${n}` },
    userId: null,
    entityKey: id,
    createdAt: '2025-10-20T12:00:00.000Z',
    state: 'queued',
    attempts: 0,
    faults: 0,
    stalls: 0,
    nextAttemptAt: 0,
    mayHaveLanded: false,
    editedAfterSend: false,
    lastError: null,
    priority: 50,
    ...some,
  };
}
