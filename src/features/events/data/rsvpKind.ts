/** How an RSVP travels: the outbox kind and its row in signups. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { filledInColumns, type FormPayload } from '../../../forms/filledIn.ts';

export type Ride =
  | { readonly kind: 'wanted'; readonly from: string }
  /** Seats beside the driver's own party, 1 to 8. */
  | { readonly kind: 'offered'; readonly seats: number; readonly from: string | null };

export interface RsvpPayload extends FormPayload {
  readonly eventId: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** Whole number from 1 to 10. */
  readonly headcount: number;
  /** null: they get there by themselves. */
  readonly ride: Ride | null;
}

export const rsvpKind = defineTableKind<'signups', RsvpPayload>({
  kind: 'rsvp',
  version: 1,
  table: 'signups',
  toRow: (payload, { id, userId, createdAt }): RowFor<'signups'> => ({
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
    ...filledInColumns(payload),
    // Without a ride the row is the specification's own.
    ...(payload.ride ? rideColumns(payload.ride) : {}),
  }),
  describe: (payload) =>
    (payload.headcount === 1
      ? `${payload.name} comes to an event, alone`
      : `${payload.name} comes to an event with ${payload.headcount} people in all`) + rideWords(payload.ride),
});

function rideColumns(ride: Ride): Pick<RowFor<'signups'>, 'ride' | 'ride_seats' | 'ride_from'> {
  return { ride: ride.kind, ride_seats: ride.kind === 'offered' ? ride.seats : null, ride_from: ride.from };
}

function rideWords(ride: Ride | null): string {
  if (!ride) return '.';
  if (ride.kind === 'wanted') return ', and needs a ride.';
  return ride.seats === 1 ? ', and can take 1 person along.' : `, and can take ${ride.seats} people along.`;
}
