/** Owns /events: every event of the campaign, upcoming, past and cancelled, with how many people come; also in a dead spot. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { runsEvents } from '../model/roles.ts';
import { eventsRead, KINDS, type EventKind } from '../data/reads.ts';
import { kindNames } from '../data/words.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { EventRow } from './EventRow.tsx';
import { chosen, shelfNames, shelfOf, SHELVES, type Choice } from './listing.ts';

export function EventsScreen() {
  const session = useSession();
  const events = useStaffRead(eventsRead);
  const [choice, setChoice] = useState<Choice>({ shelf: 'upcoming', kind: '', query: '' });
  const [now] = useState(() => Date.now());
  const mayEdit = session.status === 'signed-in' && runsEvents(session.identity.roles);
  const rows = events.rows ?? [];
  const found = chosen(rows, choice, now);
  return (
    <>
      <PageHead
        title="Events"
        lead="Who comes, who came, and the queue at the door. An event you open stays on this device."
        actions={mayEdit ? <ButtonLink href="/events/new">New event</ButtonLink> : null}
      />
      <fieldset aria-label="Which events" className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {SHELVES.map((shelf) => (
          <Button
            key={shelf}
            variant={shelf === choice.shelf ? 'quiet' : 'secondary'}
            aria-pressed={shelf === choice.shelf}
            onClick={() => setChoice({ ...choice, shelf })}
          >
            {`${shelfNames[shelf]} ${rows.filter((event) => shelfOf(event, now) === shelf).length}`}
          </Button>
        ))}
      </fieldset>
      <form
        aria-label="Find an event"
        onSubmit={(event) => event.preventDefault()}
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', sm: '2fr 1fr' },
          gap: '3',
          maxWidth: '40rem',
          marginTop: '4',
        })}
      >
        <TextField
          label="Search"
          type="search"
          autoComplete="off"
          value={choice.query}
          onChange={(event) => setChoice({ ...choice, query: event.target.value })}
        />
        <SelectField
          label="Kind"
          placeholder="All kinds"
          options={KINDS.map((value) => ({ value, label: kindNames[value] }))}
          value={choice.kind}
          // the options are the kinds, and the placeholder is ''
          onChange={(event) => setChoice({ ...choice, kind: event.target.value as EventKind | '' })}
        />
      </form>
      <div className={css({ marginTop: '3' })}>
        <AsOf asOf={events.asOf} trouble={events.trouble} />
      </div>
      {events.rows === null && events.state === 'loading' ? <Spinner label="Loading the events..." /> : null}
      {events.rows !== null && found.length === 0 ? (
        <EmptyState
          title={rows.length === 0 ? 'No events yet' : 'No event fits'}
          action={mayEdit ? <ButtonLink href="/events/new">Make one</ButtonLink> : null}
        >
          <p>
            {rows.length === 0
              ? 'The first one you make appears on the landing page.'
              : 'Try a shorter word or all kinds.'}
          </p>
        </EmptyState>
      ) : null}
      <ul aria-label={`${shelfNames[choice.shelf]} events`} className={css({ marginTop: '2', paddingBottom: '8' })}>
        {found.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
    </>
  );
}
