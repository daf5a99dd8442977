/** One person in the queue: the name first, how they stand, and behind "Details" the rest. */
import { memo, useState } from 'react';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { receiptCode } from '../../../core/outbox/receipt.ts';
import type { Attendee, Fact } from '../model/queue.ts';
import { peopleWords, stateNames } from '../data/words.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Rich } from '../../../ui/Rich.tsx';
import { moment } from '../../../hooks/format.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { PARTY_MAX, type Actions } from './useActions.ts';

export interface PersonRowProps {
  readonly person: Attendee;
  /** null for those who only read. */
  readonly actions: Actions | null;
}

const loud = { who: (text: string) => <strong>{text}</strong> };
const slots = row({ columns: 'actions' });

/** Drawn again only when something about this person changes: door mode has 50 ms for a key. */
export const PersonRow = memo(function PersonRow({ person, actions }: PersonRowProps) {
  useLocale();
  const [open, setOpen] = useState(false);
  const { name, partySize, state } = person;
  return (
    <li className={slots.root} data-state={state} data-name={name}>
      <div className={slots.main}>
        <p className={css({ textStyle: 'h4' })}>{name}</p>
        <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', textStyle: 'small' })}>
          <span>{peopleWords(partySize)}</span>
          <Tag>{stateNames[state]()}</Tag>
          {person.source === 'walk_in' ? <Tag>{m.queue_walk_in()}</Tag> : null}
          {person.cancelled && state === 'checked_in' ? <Tag loud>{m.queue_had_cancelled()}</Tag> : null}
          {person.earlier?.length ? <Tag>{m.queue_changed()}</Tag> : null}
          {person.conflict ? <Tag loud>{m.queue_list_twice()}</Tag> : null}
          {person.ride ? <Tag>{person.ride.kind === 'wanted' ? m.queue_needs_ride() : m.queue_drives()}</Tag> : null}
        </p>
      </div>
      <div className={slots.actions}>
        {actions && state !== 'checked_in' ? (
          <Button size="lg" onClick={() => actions.checkIn(person)} aria-label={m.queue_check_in_of({ name })}>
            <Icon name="check" /> {m.queue_check_in()}
          </Button>
        ) : null}
        {actions && state === 'checked_in' ? (
          <Button
            size="lg"
            variant="secondary"
            onClick={() => actions.undo(person)}
            aria-label={m.queue_undo_for({ name })}
          >
            {m.queue_undo()}
          </Button>
        ) : null}
        <Button
          size="lg"
          variant="ghost"
          aria-expanded={open}
          aria-label={m.queue_details_of({ name })}
          onClick={() => setOpen(!open)}
        >
          {m.queue_details()}
        </Button>
      </div>
      {person.conflict ? <Conflict person={person} actions={actions} /> : null}
      {open ? <Details person={person} actions={actions} /> : null}
    </li>
  );
});

function Conflict({ person, actions }: PersonRowProps) {
  return (
    <div className={css({ gridColumn: '1 / -1', padding: '3', backgroundColor: 'shade' })}>
      <p>
        <Rich of={m.queue_conflict.parts({ name: person.name })} with={loud} />
      </p>
      <ul className={css({ textStyle: 'small', paddingBlock: '1' })}>
        {person.presences.map((fact) => (
          <li key={fact.id}>{factWords(fact)}</li>
        ))}
      </ul>
      {actions ? (
        <Button
          variant="quiet"
          onClick={() => actions.settle(person)}
          aria-label={m.queue_one_visit_of({ name: person.name })}
        >
          {m.queue_one_visit()}
        </Button>
      ) : null}
    </div>
  );
}

function Details({ person, actions }: PersonRowProps) {
  const { name, partySize, state } = person;
  const [when, count] = [moment(person.rsvpAt), person.headcount];
  const toggle = (label: string, whose: string, act: (person: Attendee) => void) => (
    <Button variant="secondary" onClick={() => act(person)} aria-label={whose}>
      {label}
    </Button>
  );
  return (
    <div className={css({ gridColumn: '1 / -1', display: 'grid', gap: '3', paddingBottom: '2' })}>
      <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', overflowWrap: 'anywhere' })}>
        {person.email ? <ContactLink href={`mailto:${person.email}`}>{person.email}</ContactLink> : null}
        {person.phone ? <ContactLink href={`tel:${person.phone}`}>{person.phone}</ContactLink> : null}
      </p>
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
        {person.source === 'rsvp'
          ? m.queue_answered({ code: receiptCode(person.id), when, count })
          : m.queue_came({ when, count })}
        {person.firstTime ? ` ${m.queue_first_time()}` : ''}
        {person.volunteer ? ` ${m.queue_volunteer()}` : ''}
      </p>
      {(person.earlier ?? []).map((past) => (
        <p key={past.id} className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {m.queue_earlier({ code: receiptCode(past.id), when: moment(past.at), count: past.headcount })}
        </p>
      ))}
      {actions ? (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' })}>
          <Button
            variant="secondary"
            disabled={partySize <= 1}
            aria-label={m.queue_one_less({ name })}
            onClick={() => actions.resize(person, partySize - 1)}
          >
            <Icon name="minus" />
          </Button>
          <strong aria-live="polite">{peopleWords(partySize)}</strong>
          <Button
            variant="secondary"
            disabled={partySize >= PARTY_MAX}
            aria-label={m.queue_one_more({ name })}
            onClick={() => actions.resize(person, partySize + 1)}
          >
            <Icon name="plus" />
          </Button>
          {state === 'expected' || state === 'waitlisted'
            ? toggle(m.queue_no_show(), m.queue_no_show_of({ name }), actions.noShow)
            : null}
          {state === 'expected' || state === 'waitlisted'
            ? toggle(m.queue_not_coming(), m.queue_not_coming_of({ name }), actions.withdraw)
            : null}
          {(state === 'no_show' || state === 'withdrawn') && person.live.length > 0
            ? toggle(m.queue_undo(), m.queue_undo_of({ name }), actions.undo)
            : null}
        </div>
      ) : null}
    </div>
  );
}

function ContactLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a
      href={href}
      className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch', textDecoration: 'underline' })}
    >
      {children}
    </a>
  );
}

function factWords({ at, by, device }: Fact): string {
  const when = moment(at);
  return by === null ? m.queue_fact_own({ when, device }) : m.queue_fact({ when, who: by, device });
}
