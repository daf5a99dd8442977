/** The RSVP form of one event. */
import { campaign } from '../../campaign.ts';
import { ContactFields } from '../../forms/ContactFields.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { HEADCOUNT_MAX, HEADCOUNT_MIN } from '../../forms/fields.ts';
import type { FormDefinition } from '../../forms/definition.ts';
import { useKeptEvent, type KeptEvent } from '../../hooks/useKeptEvent.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextField } from '../../ui/TextInput.tsx';
import { rsvpSchema, type RsvpValues } from './schema.ts';
import { submission, type RsvpPayload } from './submission.ts';

const definition: FormDefinition<RsvpValues, RsvpPayload, 'event_rsvp'> = {
  name: 'rsvp',
  schema: rsvpSchema,
  submission,
  toValues: ({ eventId, name, email, phone, headcount }) => ({
    eventId,
    name,
    email: email ?? '',
    phone: phone ?? '',
    headcount: String(headcount),
  }),
  submitLabel: 'Confirm RSVP',
  busyLabel: 'Confirming...',
  success: { title: 'RSVP confirmed!', description: 'We look forward to seeing you at the event.' },
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
  const initial: RsvpValues = { eventId, name: '', email: '', phone: '', headcount: String(HEADCOUNT_MIN) };
  return (
    <FormDialog
      definition={definition}
      initial={initial}
      title={event ? `RSVP: ${event.title}` : 'RSVP'}
      description={event ? whenAndWhere(event) : undefined}
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
        </>
      )}
    </FormDialog>
  );
}

const when = new Intl.DateTimeFormat(campaign.locale, {
  timeZone: campaign.timeZone,
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
