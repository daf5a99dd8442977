/** Door mode: one large field, large buttons, the name first; works without a signal, contact details stay closed. */
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { useMay } from '../../../hooks/useMay.ts';
import { findByReceipt, indexPeople, searchPeople } from '../model/search.ts';
import { digits } from '../../../hooks/format.ts';
import { deviceName } from '../../../hooks/deviceName.ts';
import { useQueue } from '../data/useQueue.ts';
import { m } from '../../../messages/messages.js';
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

interface Said {
  readonly news: keyof typeof NEWS;
  readonly name: string;
}
const NEWS = {
  unknown: () => m.queue_unknown_receipt(),
  already: ({ name }: { readonly name: string }) => m.queue_in_already({ name }),
  in: ({ name }: { readonly name: string }) => m.events_did_check_in({ name }),
};

export function CheckinScreen({ eventId }: { readonly eventId: string }) {
  const queue = useQueue(eventId);
  const actions = useActions(queue);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<'walk-in' | 'scan' | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
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
    if (!person) setSaid({ news: 'unknown', name: '' });
    else if (person.state === 'checked_in') setSaid({ news: 'already', name: person.name });
    else if (mayEdit) {
      actions.checkIn(person);
      setSaid({ news: 'in', name: person.name });
    }
  }

  const { people } = queue.totals;
  return (
    <>
      <PageHead
        title={event.title}
        lead={m.queue_door_lead({
          here: digits(people.checked_in),
          expected: digits(people.expected),
          device: deviceName(),
        })}
        actions={
          <ButtonLink href={`/events/${eventId}`} variant="secondary">
            {m.queue_whole()}
          </ButtonLink>
        }
      />
      <search className={css({ maxWidth: '46rem' })}>
        <TextField
          ref={field}
          label={m.queue_who()}
          hint={m.queue_find_hint()}
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={(change) => {
            setSaid(null);
            setQuery(change.target.value);
          }}
          className={css({ fontSize: '1.5rem', minHeight: '4rem' })}
        />
      </search>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' })}>
        {canScan() ? (
          // Without the list every receipt would be a stranger's.
          <Button size="lg" variant="secondary" disabled={attendees === null} onClick={() => setOpen('scan')}>
            {m.queue_scan()}
          </Button>
        ) : null}
        {mayEdit ? (
          <Button size="lg" variant="secondary" onClick={() => setOpen('walk-in')}>
            {m.queue_add()}
          </Button>
        ) : null}
        {query === '' ? null : (
          <Button
            size="lg"
            variant="ghost"
            onClick={() => {
              setQuery('');
              setSaid(null);
              field.current?.focus();
            }}
          >
            {m.queue_next()}
          </Button>
        )}
      </div>
      <output className={css({ display: 'block', fontWeight: 'bold', minHeight: '1.6em', marginTop: '2' })}>
        {said ? NEWS[said.news](said) : wordsFor(asked, found.length)}
      </output>
      <ul aria-label={m.queue_found()} className={css({ maxWidth: '46rem' })}>
        {found.map((person) => (
          <PersonRow key={person.id} person={person} actions={mayEdit ? actions : null} />
        ))}
      </ul>
      {asked.trim() === '' && conflicts.length > 0 ? (
        <section aria-labelledby="twice" className={css({ maxWidth: '46rem', marginTop: '4' })}>
          <h2 id="twice" className={css({ textStyle: 'h4' })}>
            {m.queue_twice()}
          </h2>
          <ul>
            {conflicts.map((person) => (
              <PersonRow key={person.id} person={person} actions={mayEdit ? actions : null} />
            ))}
          </ul>
        </section>
      ) : null}
      {attendees === null ? <p>{m.queue_not_here()}</p> : null}
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
            setSaid({ news: 'in', name: person.name });
          }}
        />
      ) : null}
      {open === 'scan' ? <Scanner onCode={scanned} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

function wordsFor(asked: string, found: number): string {
  if (asked.trim() === '') return '';
  if (found === 0) return m.queue_none_found();
  return found === SHOWN ? m.queue_first({ most: SHOWN }) : '';
}
