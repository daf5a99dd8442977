/** The RSVP form's fields, rules (specification, section 5; rides are ours) and payload. */
import * as v from 'valibot';
import {
  canBeReached,
  headcountField,
  MAX,
  nameField,
  optionalEmail,
  optionalPhone,
  optionalText,
} from '../../../forms/fields.ts';
import { m } from '../../../messages/messages.js';
import type { Ride, RsvpPayload } from '../data/rsvpKind.ts';

export interface RsvpValues {
  [field: string]: string;
  /** Not shown: the event the dialog was opened for. */
  eventId: string;
  /** Not shown: the RSVP that this one changes, '' for a first one. */
  changes: string;
  name: string;
  email: string;
  phone: string;
  /** What the number input holds, a text. */
  headcount: string;
  /** '', 'wanted' or 'offered'. */
  ride: string;
  rideFrom: string;
  rideSeats: string;
}

export const SEATS_MIN = 1;
export const SEATS_MAX = 8;
const seatsWrong = () => m.forms_number_between({ min: SEATS_MIN, max: SEATS_MAX });

interface Typed {
  readonly ride: '' | 'wanted' | 'offered';
  readonly rideFrom: string | null;
  readonly rideSeats: number;
}

/** What is not asked for is not looked at: seats typed before the choice was changed must not keep the form. */
const hasPickUp = ({ ride, rideFrom }: Pick<Typed, 'ride' | 'rideFrom'>) => ride !== 'wanted' || rideFrom !== null;
const hasSeats = ({ ride, rideSeats: seats }: Pick<Typed, 'ride' | 'rideSeats'>) =>
  ride !== 'offered' || (Number.isInteger(seats) && seats >= SEATS_MIN && seats <= SEATS_MAX);

const uuid = v.pipe(v.string(), v.uuid());

export const rsvpSchema = v.pipe(
  v.object({
    eventId: v.pipe(v.nullish(v.string(), ''), v.uuid(m.rsvp_no_event)),
    changes: v.pipe(
      v.nullish(v.string(), ''),
      v.check((id) => id === '' || v.is(uuid, id)),
      v.transform((id) => id || null),
    ),
    name: nameField(m.forms_name_missing),
    email: optionalEmail(),
    phone: optionalPhone(),
    headcount: headcountField(),
    ride: v.nullish(v.picklist(['', 'wanted', 'offered']), ''),
    rideFrom: optionalText(MAX.address),
    rideSeats: v.pipe(v.nullish(v.string(), ''), v.transform(Number)),
  }),
  v.forward(v.partialCheck([['email'], ['phone']], canBeReached, m.forms_contact_missing), ['email']),
  v.forward(v.partialCheck([['ride'], ['rideFrom']], hasPickUp, m.rsvp_pick_up_missing), ['rideFrom']),
  v.forward(v.partialCheck([['ride'], ['rideSeats']], hasSeats, seatsWrong), ['rideSeats']),
  v.transform(({ ride, rideFrom, rideSeats, ...rest }) => ({ ...rest, ride: toRide({ ride, rideFrom, rideSeats }) })),
) satisfies v.GenericSchema<unknown, RsvpPayload>;

function toRide({ ride, rideFrom: from, rideSeats: seats }: Typed): Ride | null {
  if (ride === 'wanted') return { kind: ride, from: from ?? '' };
  return ride === 'offered' ? { kind: ride, seats, from } : null;
}

/** A saved RSVP as the form shows it. */
export function toValues(payload: RsvpPayload): RsvpValues {
  const { eventId, changes, name, email, phone, headcount, ride = null } = payload;
  return {
    eventId,
    changes: changes ?? '',
    name,
    email: email ?? '',
    phone: phone ?? '',
    headcount: String(headcount),
    ride: ride?.kind ?? '',
    rideFrom: ride?.from ?? '',
    rideSeats: String(ride?.kind === 'offered' ? ride.seats : SEATS_MIN),
  };
}
