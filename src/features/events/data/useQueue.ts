/**
 * The queue of one event as this device knows it: the server's last answer, and on top of it what was recorded here and may
 * not have arrived. Import it only from chunks that load on demand: it brings Dexie.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { forgetFacts } from '../../../adapters/dexie/localFacts.ts';
import { pageDb } from '../../../adapters/dexie/pageDb.ts';
import { attendance, totalsOf, type Totals } from '../model/attendance.ts';
import { CHECKIN_KEYS, checkinKind, localFact } from '../model/checkin.ts';
import type { Attendee, LocalFact } from '../model/queue.ts';
import type { KeptFact } from '../../../core/outbox/view.ts';
import type { ReadTrouble } from '../../../core/reads/read.ts';
import { unsentFacts, type UnsentFacts } from '../../../core/outbox/unsentFacts.ts';
import { useKeptFacts } from '../../../hooks/useKeptFacts.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { endOf, eventsRead, queueRead, type EventSummary } from './reads.ts';
import { recordFact, recordWalkIn, topicOf, type NewFact, type WalkIn } from './saveCheckin.ts';

export interface QueueNews {
  /** Recorded here and not with the campaign yet. */
  readonly waiting: number;
  /** Refused by the server: not counted any more. */
  readonly refused: number;
  /** Epoch ms of the last fact that arrived; null when none of those still known did. */
  readonly lastSent: number | null;
  /** Epoch ms of the last try that brought nothing; null when the last one worked. */
  readonly lastFailed: number | null;
}

export interface EventQueue {
  /** undefined while nobody knows; null when there is no such event. */
  readonly event: EventSummary | null | undefined;
  /** Nothing is known of the event, and why that is; null while it is, or may still come. */
  readonly missing: ReadTrouble | null;
  /** null while this device has nothing to show. */
  readonly attendees: readonly Attendee[] | null;
  readonly totals: Totals;
  readonly news: QueueNews;
  readonly read: CachedRead<unknown>;
  /** The same function as long as event and person are. */
  readonly record: (person: Attendee, fact: NewFact) => Promise<void>;
  readonly walkIn: (person: WalkIn) => Promise<string>;
}

/** Facts of one event's door that only the outbox still has. */
export const unsentCheckins = (eventId: string): UnsentFacts =>
  unsentFacts(checkinKind, CHECKIN_KEYS, (payload, { id, createdAt }) =>
    payload.eventId === eventId ? localFact(id, payload, Date.parse(createdAt)) : null,
  );

const NO_FACTS: readonly KeptFact[] = [];

export function useQueue(eventId: string): EventQueue {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.identity.userId : '';
  const events = useStaffRead(eventsRead);
  const people = useStaffRead(queueRead(eventId));
  const now = useNow();
  const topic = topicOf(eventId);
  const unsent = useMemo(() => unsentCheckins(eventId), [eventId]);
  const own = useKeptFacts(topic, userId, unsent)?.kept ?? null;
  const kept = own ?? NO_FACTS;
  const event = events.rows === null ? undefined : (events.rows.find(({ id }) => id === eventId) ?? null);
  const failedAt = useLastFailure(kept);
  useSettling(eventId, userId, kept, people);

  const rows = people.rows;
  const capacity = event?.capacity ?? null;
  const endsAt = event ? endOf(event) : Infinity;
  const attendees = useMemo(() => {
    if (own === null) return null;
    const local = own.filter(({ state }) => state !== 'refused').map(({ fact }) => fact as LocalFact); // record.ts wrote it
    return rows === null && local.length === 0 ? null : attendance(rows ?? [], local, { capacity, endsAt }, now);
  }, [rows, own, capacity, endsAt, now]);
  const totals = useMemo(() => totalsOf(attendees ?? []), [attendees]);
  const sent = kept.flatMap(({ sentAt }) => (sentAt === null ? [] : [Date.parse(sentAt)]));
  const arrived = useLatest(sent);

  const record = useCallback(
    (person: Attendee, fact: NewFact) => recordFact(eventId, userId, person, fact),
    [eventId, userId],
  );

  return {
    event,
    missing: event === undefined ? events.trouble : null,
    attendees,
    totals,
    news: {
      waiting: kept.filter(({ state }) => state !== 'delivered' && state !== 'refused').length,
      refused: kept.filter(({ state }) => state === 'refused').length,
      lastSent: arrived,
      lastFailed: failedAt,
    },
    read: people,
    record,
    walkIn: (person) => recordWalkIn(eventId, userId, person),
  };
}

/** The largest value seen: facts that the server has are forgotten here, and the time of the last success is not. */
function useLatest(values: readonly number[]): number | null {
  const [latest, setLatest] = useState<number | null>(null);
  const most = values.length === 0 ? null : Math.max(...values);
  if (most !== null && (latest === null || most > latest)) setLatest(most);
  return latest;
}

/** When the outbox last tried and got nowhere, while facts of ours wait. */
function useLastFailure(kept: readonly KeptFact[]): number | null {
  const tries = kept.reduce((sum, fact) => sum + fact.tries, 0);
  const waits = kept.some(({ state }) => state !== 'delivered' && state !== 'refused');
  const [failed, setFailed] = useState<number | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async (asked: number) => {
      if (asked === 0) return; // never tried: nothing can have failed
      const { runtime } = await import('../../../wiring/runtime.ts');
      const { lastFlush } = await runtime().outbox.diagnostics();
      if (!gone && lastFlush && lastFlush.delivered === 0 && (lastFlush.status === 'stopped' || lastFlush.later > 0))
        setFailed(lastFlush.startedAt);
    };
    if (waits) void look(tries).catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [tries, waits]);
  return waits ? failed : null;
}

/** Asks the server again once facts have arrived there, and lets go of those that its answer holds. */
function useSettling(
  eventId: string,
  userId: string,
  kept: readonly KeptFact[],
  people: CachedRead<{ readonly facts: readonly { readonly id: string }[] }>,
) {
  const asked = useRef('');
  const { rows, refresh } = people;
  useEffect(() => {
    const delivered = kept.filter(({ state }) => state === 'delivered').map(({ id }) => id);
    if (delivered.length === 0) return;
    const known = new Set(rows?.flatMap(({ facts }) => facts.map(({ id }) => id)));
    const settled = delivered.filter((id) => known.has(id));
    if (settled.length > 0) void forgetFacts(pageDb(), topicOf(eventId), userId, settled).catch(() => undefined);
    const open = delivered.filter((id) => !known.has(id)).join();
    if (open !== '' && open !== asked.current) {
      asked.current = open;
      void refresh();
    }
  }, [eventId, userId, kept, rows, refresh]);
}
