/** The yard-sign form. */
import { FormDialog } from '../../../forms/FormDialog.tsx';
import type { FormDefinition } from '../../../forms/definition.ts';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { yardSignSchema, type YardSignValues } from './schema.ts';
import { yardSignKind, type YardSignPayload } from './kind.ts';

const initial: YardSignValues = { name: '', address: '', phone: '', notes: '' };

const definition: FormDefinition<YardSignValues, YardSignPayload, 'yard_sign_request'> = {
  name: 'yard-sign',
  schema: yardSignSchema,
  submission: yardSignKind,
  toValues: ({ name, address, phone, notes }) => ({ name, address, phone, notes: notes ?? '' }),
  submitLabel: 'Request my sign',
  busyLabel: 'Submitting...',
  success: { title: 'Yard sign requested!', description: "We'll arrange delivery soon. Thank you!" },
  event: 'yard_sign_request',
  track: ({ notes }) => ({ has_notes: notes !== null }),
};

export default function YardSignDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <FormDialog
      definition={definition}
      initial={initial}
      title="Request a Yard Sign"
      description="Tell us where it should stand. We call before we come."
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField label="Name" required autoComplete="name" {...form.field('name')} />
          <TextField label="Address" required autoComplete="street-address" {...form.field('address')} />
          <TextField label="Phone" required type="tel" inputMode="tel" autoComplete="tel" {...form.field('phone')} />
          <TextAreaField
            label="Where on the lot?"
            mark="optional"
            hint="For example: left of the driveway, or a gate code."
            rows={3}
            {...form.field('notes')}
          />
        </>
      )}
    </FormDialog>
  );
}
