/** How an RSVP travels: the outbox kind and its row in signups. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { filledInColumns, type FormPayload } from '../../../forms/filledIn.ts';
import { m } from '../../../messages/messages.js';

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
  /** Id of the RSVP that this one changes. Absent in a first one. */
  readonly changes?: string | null;
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
    ...(payload.changes ? { changes_id: payload.changes } : {}),
  }),
  describe: ({ name, headcount: count, ride }) => {
    if (!ride) return m.events_comes({ name, count });
    if (ride.kind === 'wanted') return m.events_comes_needs_ride({ name, count });
    return m.events_comes_offers_ride({ name, count, seats: ride.seats });
  },
});

function rideColumns(ride: Ride): Pick<RowFor<'signups'>, 'ride' | 'ride_seats' | 'ride_from'> {
  return { ride: ride.kind, ride_seats: ride.kind === 'offered' ? ride.seats : null, ride_from: ride.from };
}
