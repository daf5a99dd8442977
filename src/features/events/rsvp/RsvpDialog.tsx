/** The RSVP form of one event. */
import { townTime } from '../../../hooks/format.ts';
import { css } from 'styled-system/css';
import { ContactFields } from '../../../forms/ContactFields.tsx';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { HEADCOUNT_MAX, HEADCOUNT_MIN } from '../../../forms/fields.ts';
import type { FormDefinition } from '../../../forms/definition.ts';
import { askPlace } from '../data/rsvpPlace.ts';
import { findKeptEvent, useKeptEvent, type KeptEvent } from '../data/useKeptEvent.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { RideFields } from './RideFields.tsx';
import { rsvpSchema, SEATS_MIN, toValues, type RsvpValues } from './schema.ts';
import { rsvpKind, type RsvpPayload } from '../data/rsvpKind.ts';

const WAITING = {
  title: 'You’re on the waiting list',
  description: 'The event is full. If a place comes free, we’ll tell you.',
};

const definition: FormDefinition<RsvpValues, RsvpPayload, 'event_rsvp'> = {
  name: 'rsvp',
  schema: rsvpSchema,
  submission: rsvpKind,
  toValues,
  submitLabel: () => 'Confirm RSVP',
  busyLabel: () => 'Confirming...',
  success: () => ({ title: 'RSVP confirmed!', description: 'We look forward to seeing you at the event.' }),
  successOf: async ({ eventId }, id) => {
    // Where any number fit in nobody waits, and nobody need be asked.
    if ((await findKeptEvent(eventId))?.capacity === null) return null;
    return (await askPlace(id)) === 'waiting' ? WAITING : null;
  },
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
  const initial: RsvpValues = {
    eventId,
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
      title={event ? `RSVP: ${event.title}` : 'RSVP'}
      description={event ? <Details event={event} /> : undefined}
      draftSuffix={eventId}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField label="Name" required autoComplete="name" {...form.field('name')} />
          <ContactFields email={form.field('email')} phone={form.field('phone')} />
          <NumberField
            label="How many people are coming?"
            hint="You included."
            required
            min={HEADCOUNT_MIN}
            max={HEADCOUNT_MAX}
            value={form.values.headcount === '' ? '' : Number(form.values.headcount)}
            onValueChange={(value) => form.set('headcount', String(value))}
            error={form.error('headcount')}
            moreLabel="One more person"
            lessLabel="One person less"
          />
          <RideFields form={form} />
        </>
      )}
    </FormDialog>
  );
}

function Details({ event }: { readonly event: KeptEvent }) {
  return (
    <>
      {whenAndWhere(event)}
      {event.full ? (
        <strong className={css({ display: 'block', marginTop: '2' })}>
          All places are taken. You can join the waiting list.
        </strong>
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
