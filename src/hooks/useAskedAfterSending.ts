/** A list that was asked for before the last of what this device sent arrived is asked for once more. */
import { useEffect } from 'react';
import { lastSentAt } from '../core/outbox/delivery.ts';
import type { KeptFact } from '../core/outbox/view.ts';
import type { CachedRead } from './useCachedRead.ts';

type Asked = Pick<CachedRead<unknown>, 'refresh' | 'asOf'>;

/** @param now false: not yet, more of them is on its way. */
export function useAskedAfterSending(
  facts: readonly Pick<KeptFact, 'sentAt'>[],
  { refresh, asOf }: Asked,
  now = true,
): void {
  const times = facts.flatMap(({ sentAt }) => sentAt ?? []).join(' ');
  useEffect(() => {
    if (now && asOf !== null && lastSentAt(times.split(' '), Date.now()) >= asOf) void refresh();
  }, [times, asOf, refresh, now]);
}

/** Once everything was sent, so that the server's word takes over, with what else belongs to it and what others said. */
export function useSettling(kept: readonly KeptFact[] | null, read: Asked): void {
  const facts = kept ?? [];
  const isSent = facts.every(({ state }) => state === 'delivered');
  useAskedAfterSending(facts, read, isSent);
}
