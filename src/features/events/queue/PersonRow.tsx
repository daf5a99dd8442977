/** One person in the queue: the name first, how they stand, and behind "Details" the rest. */
import { memo, useState } from 'react';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { receiptCode } from '../../../core/outbox/receipt.ts';
import type { Attendee, Fact } from '../model/queue.ts';
import { peopleWords, stateNames } from '../data/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { moment } from '../../../hooks/format.ts';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { PARTY_MAX, type Actions } from './useActions.ts';

export interface PersonRowProps {
  readonly person: Attendee;
  /** null for those who only read. */
  readonly actions: Actions | null;
}

const slots = row({ columns: 'actions' });

/** Drawn again only when something about this person changes: door mode has 50 ms for a key. */
export const PersonRow = memo(function PersonRow({ person, actions }: PersonRowProps) {
  const [open, setOpen] = useState(false);
  const { name, partySize, state } = person;
  return (
    <li className={slots.root} data-state={state} data-name={name}>
      <div className={slots.main}>
        <p className={css({ textStyle: 'h4' })}>{name}</p>
        <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', textStyle: 'small' })}>
          <span>{peopleWords(partySize)}</span>
          <Tag>{stateNames[state]}</Tag>
          {person.source === 'walk_in' ? <Tag>Walk-in</Tag> : null}
          {person.cancelled && state === 'checked_in' ? <Tag loud>Had cancelled</Tag> : null}
          {person.conflict ? <Tag loud>Checked in twice</Tag> : null}
          {person.ride ? <Tag>{person.ride.kind === 'wanted' ? 'Needs a ride' : 'Drives others'}</Tag> : null}
        </p>
      </div>
      <div className={slots.actions}>
        {actions && state !== 'checked_in' ? (
          <Button size="lg" onClick={() => actions.checkIn(person)} aria-label={`Check in ${name}`}>
            <Icon name="check" /> Check in
          </Button>
        ) : null}
        {actions && state === 'checked_in' ? (
          <Button size="lg" variant="secondary" onClick={() => actions.undo(person)} aria-label={`Undo for ${name}`}>
            Undo
          </Button>
        ) : null}
        <Button
          size="lg"
          variant="ghost"
          aria-expanded={open}
          aria-label={`Details of ${name}`}
          onClick={() => setOpen(!open)}
        >
          Details
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
        <strong>{person.name}</strong> was checked in by more than one phone and is counted once:
      </p>
      <ul className={css({ textStyle: 'small', paddingBlock: '1' })}>
        {person.presences.map((fact) => (
          <li key={fact.id}>{factWords(fact)}</li>
        ))}
      </ul>
      {actions ? (
        <Button variant="quiet" onClick={() => actions.settle(person)} aria-label={`It was one visit: ${person.name}`}>
          It was one visit
        </Button>
      ) : null}
    </div>
  );
}

function Details({ person, actions }: PersonRowProps) {
  const { name, partySize, state } = person;
  const toggle = (label: string, act: (person: Attendee) => void) => (
    <Button variant="secondary" onClick={() => act(person)} aria-label={`${label}: ${name}`}>
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
        {person.source === 'rsvp' ? `Receipt ${receiptCode(person.id)}. Answered ` : 'Came '}
        {moment(person.rsvpAt)}: {peopleWords(person.headcount)}.{person.firstTime ? ' Here for the first time.' : ''}
        {person.volunteer ? ' Has offered to volunteer.' : ''}
      </p>
      {actions ? (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' })}>
          <Button
            variant="secondary"
            disabled={partySize <= 1}
            aria-label={`One less with ${name}`}
            onClick={() => actions.resize(person, partySize - 1)}
          >
            <Icon name="minus" />
          </Button>
          <strong aria-live="polite">{peopleWords(partySize)}</strong>
          <Button
            variant="secondary"
            disabled={partySize >= PARTY_MAX}
            aria-label={`One more with ${name}`}
            onClick={() => actions.resize(person, partySize + 1)}
          >
            <Icon name="plus" />
          </Button>
          {state === 'expected' || state === 'waitlisted' ? toggle('No-show', actions.noShow) : null}
          {state === 'expected' || state === 'waitlisted' ? toggle('Not coming', actions.withdraw) : null}
          {(state === 'no_show' || state === 'withdrawn') && person.live.length > 0
            ? toggle('Undo', actions.undo)
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
  return `${moment(at)}, ${by ?? 'you'}, phone ${device}`;
}
