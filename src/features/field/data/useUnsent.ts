/** How much of each turf lies on this phone only: the turfs' own figures are the server's, and know nothing of it. Brings Dexie. */
import { useMemo } from 'react';
import type { OutboxItem } from '../../../core/outbox/record.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { outboxView } from '../../../wiring/view.ts';
import { m } from '../../../messages/messages.js';

const NONE: ReadonlyMap<string, number> = new Map();

function turfOf(payload: unknown): string | null {
  const turf = typeof payload === 'object' && payload !== null && 'turf' in payload ? payload.turf : null;
  return typeof turf === 'string' ? turf : null;
}

function byTurf(items: readonly OutboxItem[]): ReadonlyMap<string, number> {
  const count = new Map<string, number>();
  for (const { payload } of items) {
    const turf = turfOf(payload);
    if (turf !== null) count.set(turf, (count.get(turf) ?? 0) + 1);
  }
  return count;
}

/** Results, doors and people by turf id; empty while the device is asked, and where it cannot be. */
export function useUnsent(userId: string): ReadonlyMap<string, number> {
  const items = useLive(userId, () => outboxView().unsentOf(userId));
  return useMemo(() => (items === undefined || items === 'unavailable' ? NONE : byTurf(items)), [items]);
}

/** "3 more saved on this phone, not sent yet."; null when there is nothing. */
export function unsentWords(count: number | undefined): string | null {
  return count === undefined || count === 0 ? null : m.field_more_unsent({ count });
}
