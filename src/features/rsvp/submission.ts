/** Owns how an RSVP travels: the outbox kind and its row in signups. Also runs in the service worker. */
import { defineKind } from '../../core/outbox/kind.ts';

export interface RsvpPayload {
  readonly eventId: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** Whole number from 1 to 10. */
  readonly headcount: number;
}

export const submission = defineKind<RsvpPayload>({
  kind: 'rsvp',
  version: 1,
  table: 'signups',
  toRow: (payload, { id, userId, createdAt }) => ({
    id,
    type: 'event',
    name: payload.name,
    email: payload.email,
    phone: payload.phone,
    interest: null,
    availability: null,
    // The specification's form of it; the database reads the number back from here.
    notes: `Headcount: ${payload.headcount}`,
    event_id: payload.eventId,
    consent_email: null,
    consent_sms: null,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: (payload) =>
    payload.headcount === 1
      ? `${payload.name} comes to an event, alone.`
      : `${payload.name} comes to an event with ${payload.headcount} people in all.`,
});
