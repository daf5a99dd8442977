/** The form for ideas. */
import { ContactFields } from '../../../forms/ContactFields.tsx';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import type { FormDefinition } from '../../../forms/definition.ts';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { ideaSchema, type IdeaValues } from './schema.ts';
import { ideaKind, type IdeaPayload } from './kind.ts';

const initial: IdeaValues = { name: '', email: '', phone: '', idea: '' };

const definition: FormDefinition<IdeaValues, IdeaPayload, 'idea_submitted'> = {
  name: 'idea',
  schema: ideaSchema,
  submission: ideaKind,
  toValues: ({ name, email, phone, idea }) => ({ name, email: email ?? '', phone: phone ?? '', idea }),
  submitLabel: 'Share my idea',
  busyLabel: 'Submitting...',
  success: { title: 'Thank you for sharing!', description: 'Your idea helps shape our vision for the city.' },
  event: 'idea_submitted',
  track: ({ email, phone }) => ({ has_email: email !== null, has_phone: phone !== null }),
};

export default function IdeaDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <FormDialog
      definition={definition}
      initial={initial}
      title="Share Your Idea"
      description="What would make this city better?"
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextAreaField label="Your idea" required rows={5} {...form.field('idea')} />
          <TextField label="Name" required autoComplete="name" {...form.field('name')} />
          <ContactFields email={form.field('email')} phone={form.field('phone')} />
        </>
      )}
    </FormDialog>
  );
}
