/** Why a question is declined: for the team alone. */
import * as v from 'valibot';
import { requiredText } from '../../../forms/fields.ts';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { DecisionNotes } from '../../../ui/staff/DecisionNotes.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import { useActForm, type ActFormProps } from './useActForm.ts';

const schema = v.object({ reason: requiredText(3, m.townhall_reason_missing, 500) });

export function DeclineDialog(props: ActFormProps) {
  const { question, busy, onClose } = props;
  const form = useActForm(props, { reason: '' });
  async function submit() {
    const read = form.checked(schema);
    if (read !== null) await form.save(read);
  }
  return (
    <Dialog open onClose={onClose} title={m.townhall_decline()} description={question.shownText ?? question.text}>
      <StackedForm onSubmit={submit}>
        <DecisionNotes {...form.notes} />
        <TextAreaField label={m.townhall_decline_reason()} required rows={4} {...form.field('reason')} />
        <SaveCancel save={m.townhall_decline()} busy={busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
