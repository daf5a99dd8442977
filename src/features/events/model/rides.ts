/** Who goes to an event with whom: what is wanted, what is offered, what is left of it. Pure. */
import type { Attendee } from './queue.ts';

export interface RideWanted {
  readonly person: Attendee;
  /** null: nobody yet, or the driver is not coming any more. */
  readonly driver: Attendee | null;
  /** They had a ride, and its driver has cancelled. */
  readonly stranded: boolean;
}

export interface RideOffered {
  readonly person: Attendee;
  readonly riders: readonly Attendee[];
  /** Never below 0, though a party may have grown since it was taken along. */
  readonly seatsLeft: number;
}

export interface Rides {
  readonly wanted: readonly RideWanted[];
  readonly offered: readonly RideOffered[];
}

/** Only of those who are coming, in the order of the queue. */
export function ridesOf(attendees: readonly Attendee[]): Rides {
  const coming = attendees.filter(({ state }) => state !== 'withdrawn' && state !== 'no_show');
  const drivers = new Map(coming.filter(({ ride }) => ride?.kind === 'offered').map((one) => [one.id, one]));
  const wanted = coming
    .filter(({ ride }) => ride?.kind === 'wanted')
    .map((person) => {
      const driver = drivers.get(person.driverId ?? '') ?? null;
      return { person, driver, stranded: driver === null && Boolean(person.driverId) };
    });
  const offered = [...drivers.values()].map((person) => {
    const riders = wanted.filter(({ driver }) => driver === person).map((one) => one.person);
    const taken = riders.reduce((sum, { partySize }) => sum + partySize, 0);
    return { person, riders, seatsLeft: Math.max(0, (person.ride?.seats ?? 0) - taken) };
  });
  return { wanted, offered };
}
