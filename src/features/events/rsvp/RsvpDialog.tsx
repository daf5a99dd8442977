/** The RSVP form of one event. */
import { useState } from 'react';
import { townTime } from '../../../hooks/format.ts';
import { css } from 'styled-system/css';
import { ContactFields } from '../../../forms/ContactFields.tsx';
import { editedItem } from '../../../forms/editing.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { HEADCOUNT_MAX, HEADCOUNT_MIN } from '../../../forms/fields.ts';
import type { FormDefinition } from '../../../forms/definition.ts';
import type { SuccessWords } from '../../../forms/reaction.ts';
import { keepRsvp, ownRsvps } from '../data/ownRsvps.ts';
import { askPlace, type Place } from '../data/rsvpPlace.ts';
import { useKeptEvent, type KeptEvent } from '../data/useKeptEvent.ts';
import { m } from '../../../messages/messages.js';
import { NumberField } from '../../../ui/NumberField.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { ChangeQuestion } from './ChangeQuestion.tsx';
import { RideFields } from './RideFields.tsx';
import { rsvpSchema, SEATS_MIN, toValues, type RsvpValues } from './schema.ts';
import { rsvpKind, type RsvpPayload } from '../data/rsvpKind.ts';

/** Where the server knows better than "RSVP confirmed!". */
const answers: Readonly<Record<Exclude<Place, 'place'> | 'unknown', SuccessWords>> = {
  waiting: { title: m.rsvp_waiting, description: m.rsvp_waiting_more },
  review: { title: m.rsvp_review, description: m.rsvp_review_more },
  unknown: { title: m.rsvp_received, description: m.rsvp_received_more },
};

const definition: FormDefinition<RsvpValues, RsvpPayload, 'event_rsvp'> = {
  name: 'rsvp',
  schema: rsvpSchema,
  submission: rsvpKind,
  toValues,
  submitLabel: m.rsvp_confirm,
  busyLabel: m.rsvp_confirming,
  success: { title: m.rsvp_confirmed, description: m.rsvp_confirmed_more },
  successOf: async (_, id) => {
    const place = await askPlace(id);
    return place === null || place === 'place' ? null : answers[place];
  },
  onKept: (id, { eventId, changes = null }) => keepRsvp(id, eventId, changes),
  event: 'event_rsvp',
  track: ({ eventId, headcount }) => ({ event_id: eventId, headcount }),
};

export interface RsvpDialogProps {
  readonly onClose: () => void;
  readonly eventId?: string;
}

/** Without an event there is nothing to answer: the address was mangled, and nothing opens. */
export default function RsvpDialog({ onClose, eventId }: RsvpDialogProps) {
  return eventId === undefined ? null : <EventRsvp key={eventId} eventId={eventId} onClose={onClose} />;
}

function EventRsvp({ eventId, onClose }: { readonly eventId: string; readonly onClose: () => void }) {
  const event = useKeptEvent(eventId);
  const [earlier] = useState(() => (editedItem(definition.name) === null ? ownRsvps(eventId) : []));
  const [answer, setAnswer] = useState<{ readonly changes: string | null } | null>(null);
  if (earlier.length > 0 && answer === null) {
    return (
      <ChangeQuestion
        event={event?.title ?? null}
        earlier={earlier}
        onAnswer={(changes) => setAnswer({ changes })}
        onClose={onClose}
      />
    );
  }
  const changes = answer?.changes ?? '';
  const initial: RsvpValues = {
    eventId,
    changes,
    name: '',
    email: '',
    phone: '',
    headcount: String(HEADCOUNT_MIN),
    ride: '',
    rideFrom: '',
    rideSeats: String(SEATS_MIN),
  };
  return (
    <FormDialog
      definition={definition}
      initial={initial}
      title={titleOf(event, changes !== '')}
      description={event || changes !== '' ? <Details event={event} isChange={changes !== ''} /> : undefined}
      draftSuffix={changes === '' ? eventId : `${eventId}:${changes}`}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField label={m.forms_name()} required autoComplete="name" {...form.field('name')} />
          <ContactFields email={form.field('email')} phone={form.field('phone')} />
          <NumberField
            label={m.rsvp_how_many()}
            hint={m.rsvp_you_included()}
            required
            min={HEADCOUNT_MIN}
            max={HEADCOUNT_MAX}
            value={form.values.headcount === '' ? '' : Number(form.values.headcount)}
            onValueChange={(value) => form.set('headcount', String(value))}
            error={form.error('headcount')}
            moreLabel={m.rsvp_one_more()}
            lessLabel={m.rsvp_one_less()}
          />
          <RideFields form={form} />
        </>
      )}
    </FormDialog>
  );
}

function titleOf(event: KeptEvent | null, isChange: boolean): string {
  if (event === null) return isChange ? m.rsvp_change_title() : m.rsvp_title();
  return isChange ? m.rsvp_change_title_of({ title: event.title }) : m.rsvp_title_of({ title: event.title });
}

function Details({ event, isChange }: { readonly event: KeptEvent | null; readonly isChange: boolean }) {
  return (
    <>
      {event ? whenAndWhere(event) : null}
      {isChange ? <span className={css({ display: 'block', marginTop: '2' })}>{m.rsvp_change_more()}</span> : null}
      {event?.full && !isChange ? (
        <strong className={css({ display: 'block', marginTop: '2' })}>{m.rsvp_all_taken()}</strong>
      ) : null}
    </>
  );
}

const when = townTime({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Sat, Oct 18, 2 PM, at the mill". */
function whenAndWhere({ date, location }: KeptEvent): string {
  const time = when.format(new Date(date)).replace(':00', '');
  return location ? `${time}, ${location}` : time;
}
