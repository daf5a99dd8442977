/** Owns the page of one event: what it is, who comes and who came, lists to follow up, the file and the paper list. */
import { useMemo, useState } from 'react';
import { css } from 'styled-system/css';
import { runsEvents } from '../model/roles.ts';
import { indexPeople, searchPeople } from '../model/search.ts';
import { peopleWords, whenWords } from '../data/words.ts';
import { useQueue } from '../data/useQueue.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { downloadFile } from '../../../ui/downloadFile.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { EventActions } from './EventActions.tsx';
import { EventFacts } from './EventFacts.tsx';
import { fileName, queueCsv } from './exportQueue.ts';
import { isNewVolunteer, LISTS, listNames, onList, type ListName } from './lists.ts';
import { NoEvent } from './NoEvent.tsx';
import { PersonRow } from './PersonRow.tsx';
import { PrintList } from './PrintList.tsx';
import { Rides } from './Rides.tsx';
import { SyncLine } from './SyncLine.tsx';
import { Totals } from './Totals.tsx';
import { useActions } from './useActions.ts';

const SHOWN = 50;

export function QueueScreen({ eventId }: { readonly eventId: string }) {
  const session = useSession();
  const queue = useQueue(eventId);
  const actions = useActions(queue);
  const [list, setList] = useState<ListName>('all');
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(SHOWN);
  const [printing, setPrinting] = useState(false);
  const { event, attendees } = queue;
  const mayEdit = session.status === 'signed-in' && runsEvents(session.identity.roles);
  const index = useMemo(
    () => indexPeople((attendees ?? []).filter((person) => onList(list, person))),
    [attendees, list],
  );

  if (!event) return <NoEvent event={event} missing={queue.missing} />;
  const found = searchPeople(index, query, Infinity);
  const everybody = attendees ?? [];
  return (
    <>
      <PageHead
        title={event.title}
        lead={`${whenWords(event)}, ${event.location}`}
        actions={
          <>
            {event.status === 'scheduled' ? (
              <ButtonLink href={`/events/${eventId}/door`} size="lg">
                {mayEdit ? 'Open the door' : 'See the door'}
              </ButtonLink>
            ) : null}
            {mayEdit ? <EventActions event={event} /> : null}
          </>
        }
      />
      <EventFacts event={event} />
      <Totals totals={queue.totals} event={event} newcomers={everybody.filter(isNewVolunteer).length} />
      <SyncLine news={queue.news} read={queue.read} />
      <Rides eventId={eventId} attendees={everybody} mayEdit={mayEdit} refresh={queue.read.refresh} />
      <form
        aria-label="Find people"
        onSubmit={(submit) => submit.preventDefault()}
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', sm: '2fr 1fr' },
          gap: '3',
          maxWidth: '44rem',
          marginTop: '4',
        })}
      >
        <TextField
          label="Search"
          type="search"
          autoComplete="off"
          hint="Name, phone or receipt code"
          value={query}
          onChange={(change) => setQuery(change.target.value)}
        />
        <SelectField
          label="List"
          hint="Who is shown"
          options={LISTS.map((value) => ({
            value,
            label: `${listNames[value]} (${everybody.filter((person) => onList(value, person)).length})`,
          }))}
          value={list}
          onChange={(change) => setList(change.target.value as ListName)} // the options are the lists
        />
      </form>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' })}>
        <Button
          variant="secondary"
          disabled={found.length === 0}
          onClick={() => downloadFile(queueCsv(found, everybody), fileName(event.title), 'text/csv')}
        >
          Download as CSV
        </Button>
        <Button variant="secondary" disabled={found.length === 0} onClick={() => setPrinting(true)}>
          Print the list
        </Button>
      </div>
      {attendees === null ? (
        <p className={css({ paddingBlock: '6' })}>The queue of this event is not on this device yet.</p>
      ) : found.length === 0 ? (
        <EmptyState title={everybody.length === 0 ? 'Nobody has answered yet' : 'Nobody is on this list'}>
          <p>
            {everybody.length === 0
              ? 'RSVPs from the landing page appear here. Somebody at the door without one? Open the door and add them.'
              : 'Pick another list or a shorter word.'}
          </p>
        </EmptyState>
      ) : (
        <ul aria-label="Queue" className={css({ marginTop: '4' })}>
          {found.slice(0, shown).map((person) => (
            <PersonRow key={person.id} person={person} actions={mayEdit ? actions : null} />
          ))}
        </ul>
      )}
      {found.length > shown ? (
        <p className={css({ paddingBlock: '4' })}>
          {`${shown} of ${found.length} parties shown. `}
          <Button variant="ghost" onClick={() => setShown(shown + SHOWN * 4)}>
            Show more
          </Button>
        </p>
      ) : null}
      {printing ? (
        <PrintList
          title={`${event.title}, ${whenWords(event)}`}
          note={`${listNames[list]}: ${peopleWords(found.reduce((sum, person) => sum + person.partySize, 0))}`}
          people={found}
          onDone={() => setPrinting(false)}
        />
      ) : null}
    </>
  );
}
