/** The volunteer form. */
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { ContactFields } from '../../../forms/ContactFields.tsx';
import type { FormDefinition } from '../../../forms/definition.ts';
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
  submitLabel: 'Sign me up',
  busyLabel: 'Submitting...',
  success: {
    title: 'Thank you for volunteering!',
    description: "We'll be in touch soon with opportunities.",
  },
  event: 'volunteer_signup',
  track: ({ interest }) => ({ interest }),
};

export default function VolunteerDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <FormDialog
      definition={definition}
      initial={initial}
      title="Volunteer"
      description="Give 2 hours this week."
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField label="Name" required autoComplete="name" {...form.field('name')} />
          <ContactFields email={form.field('email')} phone={form.field('phone')} />
          <SelectField
            label="How would you like to help?"
            required
            placeholder="Pick one"
            options={INTERESTS}
            {...form.field('interest')}
          />
          <TextField
            label="When are you free?"
            mark="optional"
            placeholder="Weekday evenings, Saturday mornings"
            {...form.field('availability')}
          />
          <TextAreaField label="Anything else?" mark="optional" rows={3} {...form.field('notes')} />
        </>
      )}
    </FormDialog>
  );
}
