/** The yard-sign form. */
import { FormDialog } from '../../../forms/FormDialog.tsx';
import type { FormDefinition } from '../../../forms/definition.ts';
import { m } from '../../../messages/messages.js';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { yardSignSchema, type YardSignValues } from './schema.ts';
import { yardSignKind, type YardSignPayload } from './kind.ts';

const initial: YardSignValues = { name: '', address: '', phone: '', notes: '' };

const definition: FormDefinition<YardSignValues, YardSignPayload, 'yard_sign_request'> = {
  name: 'yard-sign',
  schema: yardSignSchema,
  submission: yardSignKind,
  toValues: ({ name, address, phone, notes }) => ({ name, address, phone, notes: notes ?? '' }),
  submitLabel: m.intake_sign_send,
  busyLabel: m.forms_submitting,
  success: { title: m.intake_sign_thanks, description: m.intake_sign_thanks_more },
  event: 'yard_sign_request',
  track: ({ notes }) => ({ has_notes: notes !== null }),
};

export default function YardSignDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <FormDialog
      definition={definition}
      initial={initial}
      title={m.intake_sign_title()}
      description={m.intake_sign_lead()}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField label={m.forms_name()} required autoComplete="name" {...form.field('name')} />
          <TextField label={m.forms_address()} required autoComplete="street-address" {...form.field('address')} />
          <TextField
            label={m.forms_phone()}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            {...form.field('phone')}
          />
          <TextAreaField
            label={m.intake_sign_where()}
            mark={m.ui_optional()}
            hint={m.intake_sign_where_hint()}
            rows={3}
            {...form.field('notes')}
          />
        </>
      )}
    </FormDialog>
  );
}
