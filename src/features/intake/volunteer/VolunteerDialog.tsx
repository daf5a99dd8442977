/** The volunteer form. */
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { ContactFields } from '../../../forms/ContactFields.tsx';
import type { FormDefinition } from '../../../forms/definition.ts';
import { m } from '../../../messages/messages.js';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { volunteerSchema, type VolunteerValues } from './schema.ts';
import { INTERESTS, volunteerKind, type VolunteerPayload } from './kind.ts';

const initial: VolunteerValues = { name: '', email: '', phone: '', interest: '', availability: '', notes: '' };

const definition: FormDefinition<VolunteerValues, VolunteerPayload, 'volunteer_signup'> = {
  name: 'volunteer',
  schema: volunteerSchema,
  submission: volunteerKind,
  toValues: ({ name, email, phone, interest, availability, notes }) => ({
    name,
    email: email ?? '',
    phone: phone ?? '',
    interest,
    availability: availability ?? '',
    notes: notes ?? '',
  }),
  submitLabel: m.intake_volunteer_send,
  busyLabel: m.forms_submitting,
  success: { title: m.intake_volunteer_thanks, description: m.intake_volunteer_thanks_more },
  event: 'volunteer_signup',
  track: ({ interest }) => ({ interest }),
};

export default function VolunteerDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <FormDialog
      definition={definition}
      initial={initial}
      title={m.intake_volunteer_title()}
      description={m.intake_volunteer_lead()}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField label={m.forms_name()} required autoComplete="name" {...form.field('name')} />
          <ContactFields email={form.field('email')} phone={form.field('phone')} />
          <SelectField
            label={m.intake_how_to_help()}
            required
            placeholder={m.forms_pick_one()}
            options={INTERESTS.map(({ value, label }) => ({ value, label: label() }))}
            {...form.field('interest')}
          />
          <TextField
            label={m.intake_when_free()}
            mark={m.ui_optional()}
            placeholder={m.intake_when_free_like()}
            {...form.field('availability')}
          />
          <TextAreaField label={m.intake_anything_else()} mark={m.ui_optional()} rows={3} {...form.field('notes')} />
        </>
      )}
    </FormDialog>
  );
}
