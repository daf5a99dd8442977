/** Why: for staff alone. A refusal needs it, and a note is nothing else. */
import * as v from 'valibot';
import { m } from '../../../messages/messages.js';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { DecisionNotes } from '../../../ui/staff/DecisionNotes.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import { reasonSchema } from '../model/publishing.ts';
import type { DecisionFormProps } from './formProps.ts';
import { useFields } from './useFields.ts';

interface ReasonFormProps extends DecisionFormProps {
  readonly action: 'declined' | 'note';
}

export function ReasonForm({ entry, gone, draft, busy, onClose, onDecide, action }: ReasonFormProps) {
  const { field, checked, notes, seen, forget } = useFields(draft, { reason: '' }, entry, gone, onClose);
  async function save() {
    const read = checked(v.object({ reason: reasonSchema(true) }));
    if (read !== null && (await onDecide({ action, reason: read.reason }, seen))) await forget();
  }
  return (
    <StackedForm onSubmit={save}>
      <DecisionNotes {...notes} />
      <TextAreaField label={m.ideas_reason()} hint={m.ideas_reason_hint()} required rows={3} {...field('reason')} />
      <SaveCancel
        save={action === 'declined' ? m.ideas_do_decline() : m.ideas_do_note()}
        busy={busy}
        onCancel={onClose}
      />
    </StackedForm>
  );
}
