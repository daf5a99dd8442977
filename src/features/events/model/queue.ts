/** What the queue of an event is made of: people, and facts from the door that are added and never changed. */

export type CheckinAction = 'check_in' | 'walk_in' | 'party_size' | 'no_show' | 'withdraw' | 'undo' | 'settle';

export interface Fact {
  /** UUID made on the phone: the nonce. */
  readonly id: string;
  readonly action: CheckinAction;
  readonly partySize: number | null;
  /** For 'undo' the facts it takes back, for 'settle' the check-ins it counts as one. */
  readonly about: readonly string[];
  /** Which phone, by the name it made up for itself. */
  readonly device: string;
  /** Epoch ms, by that phone's clock. */
  readonly at: number;
  /** Who, as staff know them; null for this device's own. */
  readonly by: string | null;
  /** About an earlier RSVP of the person, which a later one has replaced. */
  readonly earlier?: boolean;
}

/** An RSVP that a later one of the same person has replaced. */
export interface EarlierRsvp {
  readonly id: string;
  readonly headcount: number;
  /** Epoch ms, by their own clock. */
  readonly at: number;
}

export interface QueuePerson {
  /** The RSVP's id, or the id of the fact that recorded the walk-in. */
  readonly id: string;
  readonly source: 'rsvp' | 'walk_in';
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** How many they said they would be. */
  readonly headcount: number;
  /** Epoch ms, by their own clock. */
  readonly rsvpAt: number;
  /** Epoch ms, by the server's clock: who came first has the place. */
  readonly receivedAt: number;
  /** Has not been to an earlier event, as far as anybody wrote down. */
  readonly firstTime: boolean;
  /** Has sent the volunteer form. */
  readonly volunteer: boolean;
  readonly facts: readonly Fact[];
  /** Absent in what a device kept before it knew of rides. */
  readonly ride?: RideAnswer | null;
  /** The RSVP with which they go; staff arrange it. */
  readonly driverId?: string | null;
  /** The oldest first. Absent in what a device kept before it knew of changed RSVPs. */
  readonly earlier?: readonly EarlierRsvp[];
}

/** What somebody said with their RSVP about getting there. */
export interface RideAnswer {
  readonly kind: 'wanted' | 'offered';
  /** Seats beside the driver's own party; 0 for those who want a ride. */
  readonly seats: number;
  /** Where to be picked up, or where a driver sets out. */
  readonly from: string | null;
}

/** A fact on this device that the server may not have yet. A walk-in brings the person along. */
export interface LocalFact extends Fact {
  readonly subjectId: string;
  readonly person: QueuePerson | null;
}

export type AttendeeState = 'expected' | 'checked_in' | 'no_show' | 'withdrawn' | 'waitlisted';

export interface Attendee extends QueuePerson {
  readonly state: AttendeeState;
  /** As last corrected. */
  readonly partySize: number;
  /** Cancelled, whether or not they came all the same. */
  readonly cancelled: boolean;
  /** Checked in by more than one phone, and nobody has looked at it yet. Counted once all the same. */
  readonly conflict: boolean;
  /** The check-ins that count. */
  readonly presences: readonly Fact[];
  /** What an undo of the present state would take back. */
  readonly live: readonly Fact[];
}
