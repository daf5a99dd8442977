/** Who goes with whom: who needs a ride, which cars have seats, and putting one into the other by hand. Needs a connection. */
import { css } from 'styled-system/css';
import type { Attendee } from '../model/queue.ts';
import { ridesOf, type RideOffered, type RideWanted } from '../model/rides.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { Notice } from '../../../forms/FormParts.tsx';
import { peopleWords } from '../data/words.ts';
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
        {`Rides: ${without === 0 ? 'everybody has one' : `${peopleWords(without)} without one`}, ${seats} ${seats === 1 ? 'seat' : 'seats'} free`}
      </summary>
      <Notice>{problem}</Notice>
      <ul aria-label="Rides wanted">
        {wanted.map((one) => (
          <li key={one.person.id} className={row}>
            <Rider {...one} />
            {mayEdit ? (
              <SelectField
                label={`Who takes ${one.person.name}?`}
                disabled={busy}
                options={[{ value: '', label: 'Nobody yet' }, ...carsFor(one, offered)]}
                value={one.driver?.id ?? ''}
                onChange={(change) => match(one.person.id, change.target.value || null)}
              />
            ) : (
              <p>{one.driver === null ? 'Nobody yet' : `With ${one.driver.name}`}</p>
            )}
          </li>
        ))}
      </ul>
      {wanted.length === 0 ? <p className={css({ paddingBlock: '2' })}>Nobody has asked for a ride yet.</p> : null}
      <h2 className={css({ textStyle: 'h4', marginTop: '4' })}>Cars</h2>
      {offered.length === 0 ? (
        <p className={css({ paddingBlock: '2' })}>
          Nobody offers seats yet. Ask somebody who drives to say so with an RSVP.
        </p>
      ) : null}
      <ul aria-label="Cars" className={css({ paddingBottom: '4' })}>
        {offered.map((car) => (
          <Car key={car.person.id} {...car} />
        ))}
      </ul>
    </details>
  );
}

function Rider({ person, stranded }: RideWanted) {
  return (
    <div>
      <p>
        <strong>{person.name}</strong>, {peopleWords(person.partySize)}
      </p>
      <p
        className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'center', textStyle: 'small' })}
      >
        <span>From {person.ride?.from}</span>
        {stranded ? <Tag loud>Their driver has cancelled</Tag> : null}
      </p>
    </div>
  );
}

function Car({ person, riders, seatsLeft }: RideOffered) {
  return (
    <li className={css({ paddingBlock: '2' })}>
      <strong>{person.name}</strong>
      {person.ride?.from ? ` from ${person.ride.from}` : ''}: {seatsLeft} of {person.ride?.seats ?? 0} seats free
      {riders.length > 0 ? `. Takes ${riders.map(({ name }) => name).join(', ')}.` : '.'}
    </li>
  );
}

/** Cars in which the party fits, and the one it is in. */
function carsFor({ person, driver }: RideWanted, offered: readonly RideOffered[]) {
  return offered
    .filter((car) => car.person === driver || car.seatsLeft >= person.partySize)
    .map((car) => ({
      value: car.person.id,
      label: car.person === driver ? car.person.name : `${car.person.name} (${car.seatsLeft} free)`,
    }));
}
