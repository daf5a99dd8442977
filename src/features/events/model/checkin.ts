/** How a fact from the door travels: the outbox kind and its row in event_checkins. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';
import type { CheckinAction, LocalFact, QueuePerson } from './queue.ts';

export interface CheckinPayload {
  readonly eventId: string;
  readonly action: CheckinAction;
  readonly source: 'rsvp' | 'walk_in';
  /** Whom it is about. For a walk-in the item's own id. */
  readonly subjectId: string;
  /** The person's name: sent for a walk-in, else only to say here what waits. */
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly partySize: number | null;
  readonly about: readonly string[];
  readonly device: string;
}

/** How the entity keys of the door's facts begin. */
export const CHECKIN_KEYS = 'event-checkin:';

const done: Record<CheckinAction, (payload: CheckinPayload) => string> = {
  check_in: ({ name }) => m.events_did_check_in({ name }),
  walk_in: ({ name, partySize }) => m.events_did_walk_in({ name, count: partySize ?? 1 }),
  party_size: ({ name, partySize }) => m.events_did_party_size({ name, count: partySize ?? 1 }),
  no_show: ({ name }) => m.events_did_no_show({ name }),
  withdraw: ({ name }) => m.events_did_withdraw({ name }),
  undo: ({ name }) => m.events_did_undo({ name }),
  settle: ({ name }) => m.events_did_settle({ name }),
};

export const checkinKind = defineTableKind<'event_checkins', CheckinPayload>({
  kind: 'event-checkin',
  version: 1,
  table: 'event_checkins',
  // Before forms and analytics: the other phones at the door wait for it.
  priority: 40,
  entityKey: ({ subjectId }) => `${CHECKIN_KEYS}${subjectId}`,
  toRow: (payload, { id, userId, createdAt }): RowFor<'event_checkins'> => {
    const isWalkIn = payload.action === 'walk_in';
    return {
      id,
      event_id: payload.eventId,
      action: payload.action,
      signup_id: !isWalkIn && payload.source === 'rsvp' ? payload.subjectId : null,
      walk_in_id: !isWalkIn && payload.source === 'walk_in' ? payload.subjectId : null,
      party_size: payload.partySize,
      name: isWalkIn ? payload.name : null,
      email: isWalkIn ? payload.email : null,
      phone: isWalkIn ? payload.phone : null,
      about: payload.about.length > 0 ? payload.about : null,
      device: payload.device,
      user_id: userId,
      client_created_at: createdAt,
    };
  },
  describe: (payload) => done[payload.action](payload),
});

/** The same fact as the queue on this device shows it before the server has it. `at` in epoch ms. */
export function localFact(id: string, payload: CheckinPayload, at: number): LocalFact {
  const { action, partySize, about, device, subjectId } = payload;
  const fact = { id, action, partySize, about, device, at, by: null };
  return { ...fact, subjectId, person: action === 'walk_in' ? walkIn(id, payload, at) : null };
}

function walkIn(id: string, payload: CheckinPayload, at: number): QueuePerson {
  const { name, email, phone, partySize } = payload;
  return {
    id,
    source: 'walk_in',
    name,
    email,
    phone,
    headcount: partySize ?? 1,
    rsvpAt: at,
    receivedAt: at,
    firstTime: true,
    volunteer: false,
    facts: [],
  };
}
