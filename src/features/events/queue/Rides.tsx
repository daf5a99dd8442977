/** Who goes with whom: who needs a ride, which cars have seats, and putting one into the other by hand. Needs a connection. */
import { css } from 'styled-system/css';
import type { Attendee } from '../model/queue.ts';
import { ridesOf, type RideOffered, type RideWanted } from '../model/rides.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { Notice } from '../../../forms/FormParts.tsx';
import { m } from '../../../messages/messages.js';
import { Rich } from '../../../ui/Rich.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { opener } from '../../../ui/staff/opener.ts';

export interface RidesProps {
  readonly eventId: string;
  readonly attendees: readonly Attendee[];
  readonly mayEdit: boolean;
  readonly refresh: () => Promise<unknown>;
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 18rem' },
  columnGap: '5',
  rowGap: '2',
  alignItems: 'center',
  paddingBlock: '3',
  borderTopWidth: '1px',
  borderTopStyle: 'solid',
  borderTopColor: 'lineSoft',
});

export function Rides({ eventId, attendees, mayEdit, refresh }: RidesProps) {
  const { busy, problem, run } = useChange(refresh);
  const { wanted, offered } = ridesOf(attendees);
  if (wanted.length + offered.length === 0) return null;

  const match = (rider: string, driver: string | null) =>
    void run((api) => api.rpc('match_ride', { event: eventId, rider, driver }));

  const people = (list: readonly RideWanted[]) => list.reduce((sum, { person }) => sum + person.partySize, 0);
  const without = people(wanted.filter(({ driver }) => driver === null));
  const seats = offered.reduce((sum, { seatsLeft }) => sum + seatsLeft, 0);
  return (
    <details className={css({ maxWidth: '46rem' })}>
      <summary className={opener}>
        {without === 0 ? m.queue_rides_all({ seats }) : m.queue_rides_without({ count: without, seats })}
      </summary>
      <Notice>{problem}</Notice>
      <ul aria-label={m.queue_rides_wanted()}>
        {wanted.map((one) => (
          <li key={one.person.id} className={row}>
            <Rider {...one} />
            {mayEdit ? (
              <SelectField
                label={m.queue_who_takes({ name: one.person.name })}
                disabled={busy}
                options={[{ value: '', label: m.queue_nobody_yet() }, ...carsFor(one, offered)]}
                value={one.driver?.id ?? ''}
                onChange={(change) => match(one.person.id, change.target.value || null)}
              />
            ) : (
              <p>{one.driver === null ? m.queue_nobody_yet() : m.queue_with({ driver: one.driver.name })}</p>
            )}
          </li>
        ))}
      </ul>
      {wanted.length === 0 ? <p className={css({ paddingBlock: '2' })}>{m.queue_no_rides()}</p> : null}
      <h2 className={css({ textStyle: 'h4', marginTop: '4' })}>{m.queue_cars()}</h2>
      {offered.length === 0 ? <p className={css({ paddingBlock: '2' })}>{m.queue_no_cars()}</p> : null}
      <ul aria-label={m.queue_cars()} className={css({ paddingBottom: '4' })}>
        {offered.map((car) => (
          <Car key={car.person.id} {...car} />
        ))}
      </ul>
    </details>
  );
}

const loud = { who: (text: string) => <strong>{text}</strong> };

function Rider({ person, stranded }: RideWanted) {
  return (
    <div>
      <p>
        <Rich of={m.queue_rider.parts({ name: person.name, count: person.partySize })} with={loud} />
      </p>
      <p
        className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'center', textStyle: 'small' })}
      >
        {person.ride?.from ? <span>{m.queue_ride_from({ place: person.ride.from })}</span> : null}
        {stranded ? <Tag loud>{m.queue_stranded()}</Tag> : null}
      </p>
    </div>
  );
}

function Car({ person: { name, ride }, riders, seatsLeft: left }: RideOffered) {
  const said = { name, left, seats: ride?.seats ?? 0 };
  return (
    <li className={css({ paddingBlock: '2' })}>
      <Rich
        of={ride?.from ? m.queue_car_from.parts({ ...said, place: ride.from }) : m.queue_car.parts(said)}
        with={loud}
      />
      {riders.length > 0 ? ` ${m.queue_car_takes({ names: riders.map((one) => one.name).join(', ') })}` : null}
    </li>
  );
}

/** Cars in which the party fits, and the one it is in. */
function carsFor({ person, driver }: RideWanted, offered: readonly RideOffered[]) {
  return offered
    .filter((car) => car.person === driver || car.seatsLeft >= person.partySize)
    .map((car) => ({
      value: car.person.id,
      label: car.person === driver ? car.person.name : m.queue_car_free({ name: car.person.name, left: car.seatsLeft }),
    }));
}
