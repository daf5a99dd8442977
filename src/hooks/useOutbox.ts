/**
 * The outbox as screens see it, live across tabs and the service worker. Analytics events and reports of failures
 * travel in the same outbox but are nobody's submission: they are left out here. Import it only from chunks that load on
 * demand: it brings Dexie.
 */
import { useEffect, useMemo, useState } from 'react';
import { receiptCode } from '../core/outbox/receipt.ts';
import type { ItemError, ItemState, OutboxItem } from '../core/outbox/record.ts';
import { heldByEarlier, isOthers, stateFor, totalsOf, type Answer, type OutboxTotals } from '../core/outbox/view.ts';
import { kinds } from '../wiring/kinds.ts';
import { outboxView } from '../wiring/view.ts';
import { useLocale } from './locale.ts';
import { useLive } from './useLive.ts';

export interface OutboxEntry {
  readonly id: string;
  readonly kind: string;
  readonly state: ItemState;
  /** One sentence by the kind itself; null once sent, when what was typed is gone from this device. */
  readonly words: string | null;
  /** ISO 8601, this device's clock. */
  readonly savedAt: string;
  readonly sentAt: string | null;
  readonly tries: number;
  readonly mayHaveLanded: boolean;
  /** Whether it goes out under a signed-in person's name. */
  readonly signed: boolean;
  /** Locked until the person who saved it signs in here: nobody else can read, change or withdraw it. */
  readonly locked: boolean;
  /** Whether that is not the person who is signed in: then it is not theirs to change or to withdraw. */
  readonly others: boolean;
  /** Follows an earlier one of the same sender about the same thing that is refused or held. */
  readonly behind: boolean;
  readonly error: ItemError | null;
  readonly receipt: string | null;
  /** For forms about one event. */
  readonly eventId: string | null;
}

const RECEIPTS_SHOWN = 50;
const ITEMS_SHOWN = 500;

/** undefined until they are known. */
export function useOutboxTotals(): Answer<OutboxTotals> | undefined {
  const glance = useLive('glance', () => outboxView().glance());
  return glance === undefined || glance === 'unavailable' ? glance : totalsOf(glance);
}

/** What waits first (oldest first), then receipts (newest first); undefined until they are known. */
export function useOutboxEntries(): Answer<readonly OutboxEntry[]> | undefined {
  const locale = useLocale();
  const listed = useLive('listed', () => outboxView().listed(ITEMS_SHOWN, RECEIPTS_SHOWN));
  const items = listed === undefined || listed === 'unavailable' ? NONE : listed.items;
  const complete = useAllKinds(items.some(({ kind }) => kinds.get(kind) === undefined));
  return useMemo(
    () => {
      if (listed === undefined || listed === 'unavailable') return listed;
      const behind = heldByEarlier(listed.items);
      return listed.items.map((item) => toEntry(item, listed.me, behind.has(item.id)));
    },
    // oxlint-disable-next-line react/exhaustive-deps -- another language, other words; as more kinds are here
    [listed, locale, complete],
  );
}

const NONE: readonly OutboxItem[] = [];

/** What staff saved finds its words when the code that knows them is here, too; until then it is listed without. */
function useAllKinds(missing: boolean): boolean {
  const [complete, setComplete] = useState(false);
  useEffect(() => {
    if (missing)
      kinds.complete().then(
        () => setComplete(true),
        () => undefined,
      );
  }, [missing]);
  return complete;
}

function toEntry(item: OutboxItem, me: string | null, behind: boolean): OutboxEntry {
  const { id, kind, payload, sealed, createdAt, settledAt, attempts, mayHaveLanded, userId, lastError } = item;
  const state = stateFor(item, me);
  return {
    id,
    kind,
    state,
    words: describe(item),
    savedAt: createdAt,
    sentAt: settledAt ?? null,
    tries: attempts,
    mayHaveLanded,
    signed: userId !== null,
    locked: sealed !== undefined,
    others: isOthers(item, me),
    behind,
    error: lastError,
    receipt: state === 'delivered' ? receiptCode(id) : null,
    eventId: eventOf(payload),
  };
}

function describe({ kind: name, version, payload }: OutboxItem): string | null {
  const kind = kinds.get(name);
  if (!kind || payload === null) return null;
  try {
    const current = version === kind.version ? payload : kind.upcast?.(payload, version);
    return current ? kind.describe(current) : null;
  } catch {
    // Written by another version of the app: shown without words rather than not at all.
    return null;
  }
}

function eventOf(payload: OutboxItem['payload']): string | null {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload) || !('eventId' in payload)) return null;
  return typeof payload.eventId === 'string' ? payload.eventId : null;
}
