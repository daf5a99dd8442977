/** The form for ideas. */
import { ContactFields } from '../../../forms/ContactFields.tsx';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { RulesLink } from '../../../forms/RulesLink.tsx';
import type { FormDefinition } from '../../../forms/definition.ts';
import { m } from '../../../messages/messages.js';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { ideaSchema, type IdeaValues } from './schema.ts';
import { ideaKind, type IdeaPayload } from './kind.ts';

const initial: IdeaValues = { name: '', email: '', phone: '', idea: '', share: false, write: false };

const definition: FormDefinition<IdeaValues, IdeaPayload, 'idea_submitted'> = {
  name: 'idea',
  schema: ideaSchema,
  submission: ideaKind,
  toValues: ({ name, email, phone, idea, share = false, write = false }) => ({
    name,
    email: email ?? '',
    phone: phone ?? '',
    idea,
    share,
    write,
  }),
  submitLabel: m.intake_idea_send,
  busyLabel: m.forms_submitting,
  success: { title: m.intake_idea_thanks, description: m.intake_idea_thanks_more },
  event: 'idea_submitted',
  track: ({ email, phone }) => ({ has_email: email !== null, has_phone: phone !== null }),
};

export default function IdeaDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <FormDialog
      definition={definition}
      initial={initial}
      title={m.intake_idea_title()}
      description={m.intake_idea_lead()}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextAreaField label={m.intake_idea_yours()} required rows={5} {...form.field('idea')} />
          <Checkbox
            checked={form.values.share}
            onCheckedChange={(checked) => form.set('share', checked)}
            hint={m.intake_idea_share_hint()}
          >
            {m.intake_idea_share()}
          </Checkbox>
          <TextField label={m.forms_name()} required autoComplete="name" {...form.field('name')} />
          <ContactFields email={form.field('email')} phone={form.field('phone')} />
          <Checkbox checked={form.values.write} onCheckedChange={(checked) => form.set('write', checked)}>
            {m.intake_idea_write()}
          </Checkbox>
          <RulesLink to="/community-voice" />
        </>
      )}
    </FormDialog>
  );
}
