/** Door mode: one large field, large buttons, the name first; works without a signal, contact details stay closed. */
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { useMay } from '../../../hooks/useMay.ts';
import { findByReceipt, indexPeople, searchPeople } from '../model/search.ts';
import { deviceName } from '../../../hooks/deviceName.ts';
import { useQueue } from '../data/useQueue.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { canScan, Scanner } from './Scanner.tsx';
import { NoEvent } from './NoEvent.tsx';
import { PersonRow } from './PersonRow.tsx';
import { SyncLine } from './SyncLine.tsx';
import { useActions } from './useActions.ts';
import { WalkInDialog } from './WalkInDialog.tsx';

/** More do not fit on a phone, and each costs time at every key. */
const SHOWN = 8;

export function CheckinScreen({ eventId }: { readonly eventId: string }) {
  const queue = useQueue(eventId);
  const actions = useActions(queue);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<'walk-in' | 'scan' | null>(null);
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The key that was pressed is shown at once; the list follows when there is time.
  const asked = useDeferredValue(query);
  const { attendees, event } = queue;
  const index = useMemo(() => indexPeople(attendees ?? []), [attendees]);
  const found = useMemo(() => (asked.trim() === '' ? [] : searchPeople(index, asked, SHOWN)), [index, asked]);
  const conflicts = (attendees ?? []).filter((person) => person.conflict);
  const mayEdit = useMay('run_events');

  if (!event) return <NoEvent event={event} missing={queue.missing} />;

  function scanned(code: string) {
    const person = findByReceipt(index, code);
    setOpen(null);
    setQuery(code);
    if (!person)
      setSaid('This receipt is not on the list of this event. Their RSVP may not have arrived: add a walk-in.');
    else if (person.state === 'checked_in') setSaid(`${person.name} is checked in already.`);
    else if (mayEdit) {
      actions.checkIn(person);
      setSaid(`${person.name} is checked in.`);
    }
  }

  const { people } = queue.totals;
  return (
    <>
      <PageHead
        title={event.title}
        lead={`${people.checked_in} here, ${people.expected} expected. This phone is ${deviceName()}.`}
        actions={
          <ButtonLink href={`/events/${eventId}`} variant="secondary">
            Whole queue
          </ButtonLink>
        }
      />
      <search className={css({ maxWidth: '46rem' })}>
        <TextField
          ref={field}
          label="Who is at the door?"
          hint="Name, phone or receipt code"
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={(change) => {
            setSaid('');
            setQuery(change.target.value);
          }}
          className={css({ fontSize: '1.5rem', minHeight: '4rem' })}
        />
      </search>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' })}>
        {canScan() ? (
          // Without the list every receipt would be a stranger's.
          <Button size="lg" variant="secondary" disabled={attendees === null} onClick={() => setOpen('scan')}>
            Scan a receipt
          </Button>
        ) : null}
        {mayEdit ? (
          <Button size="lg" variant="secondary" onClick={() => setOpen('walk-in')}>
            Add a walk-in
          </Button>
        ) : null}
        {query === '' ? null : (
          <Button
            size="lg"
            variant="ghost"
            onClick={() => {
              setQuery('');
              setSaid('');
              field.current?.focus();
            }}
          >
            Next person
          </Button>
        )}
      </div>
      <output className={css({ display: 'block', fontWeight: 'bold', minHeight: '1.6em', marginTop: '2' })}>
        {said || wordsFor(asked, found.length)}
      </output>
      <ul aria-label="Found" className={css({ maxWidth: '46rem' })}>
        {found.map((person) => (
          <PersonRow key={person.id} person={person} actions={mayEdit ? actions : null} />
        ))}
      </ul>
      {asked.trim() === '' && conflicts.length > 0 ? (
        <section aria-labelledby="twice" className={css({ maxWidth: '46rem', marginTop: '4' })}>
          <h2 id="twice" className={css({ textStyle: 'h4' })}>
            Checked in twice: please look
          </h2>
          <ul>
            {conflicts.map((person) => (
              <PersonRow key={person.id} person={person} actions={mayEdit ? actions : null} />
            ))}
          </ul>
        </section>
      ) : null}
      {attendees === null ? <p>The queue of this event is not on this device yet.</p> : null}
      <div className={css({ marginTop: '6', paddingBottom: '8' })}>
        <SyncLine news={queue.news} read={queue.read} />
      </div>
      {open === 'walk-in' ? (
        <WalkInDialog
          name={/^[\d\s-]*$/.test(query) ? '' : query}
          onClose={() => setOpen(null)}
          save={async (person) => {
            await queue.walkIn(person);
            setOpen(null);
            setQuery('');
            setSaid(`${person.name} is checked in.`);
          }}
        />
      ) : null}
      {open === 'scan' ? <Scanner onCode={scanned} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

function wordsFor(asked: string, found: number): string {
  if (asked.trim() === '') return '';
  if (found === 0) return 'Nobody found. Try fewer letters, or add a walk-in.';
  return found === SHOWN ? `The first ${SHOWN}. More letters find fewer people.` : '';
}
