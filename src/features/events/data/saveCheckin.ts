/** Saving a fact from the door: durable in the outbox before anything is shown as done. */
import { askToPersist } from '../../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
import { checkinKind, localFact, type CheckinPayload } from '../model/checkin.ts';
import type { Attendee, CheckinAction } from '../model/queue.ts';
import { deviceName } from '../../../hooks/deviceName.ts';
import { uuid } from '../../../core/uuid.ts';

export interface NewFact {
  readonly action: Exclude<CheckinAction, 'walk_in'>;
  readonly partySize?: number;
  readonly about?: readonly string[];
}

export interface WalkIn {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly partySize: number;
}

/** Resolves once the fact is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export async function recordFact(eventId: string, userId: string, person: Attendee, fact: NewFact): Promise<void> {
  await save(userId, uuid(), {
    eventId,
    action: fact.action,
    source: person.source,
    subjectId: person.id,
    name: person.name,
    email: null,
    phone: null,
    partySize: fact.partySize ?? null,
    about: fact.about ?? [],
    device: deviceName(),
  });
}

/** As recordFact. Resolves with the id under which the walk-in is known from now on. */
export async function recordWalkIn(eventId: string, userId: string, person: WalkIn): Promise<string> {
  const id = uuid();
  const payload = { ...person, eventId, subjectId: id, about: [], device: deviceName() };
  await save(userId, id, { ...payload, action: 'walk_in', source: 'walk_in' });
  return id;
}

async function save(userId: string, id: string, payload: CheckinPayload): Promise<void> {
  const [{ runtime }, { keepFactWithItem }] = await Promise.all([
    import('../../../wiring/runtime.ts'),
    import('../../../adapters/dexie/localFacts.ts'),
  ]);
  const now = Date.now();
  const effect = keepFactWithItem(topicOf(payload.eventId), id, userId, localFact(id, payload, now), now);
  await runtime().outbox.enqueue(checkinKind, payload, { id, effect, as: userId });
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
}

/** Under which the facts of one event lie on this device. */
export function topicOf(eventId: string): string {
  return `event:${eventId}`;
}
