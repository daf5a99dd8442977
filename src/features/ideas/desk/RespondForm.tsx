/** What the campaign says to an idea, and where it stands from now on: dated, and read by everybody. */
import { m } from '../../../messages/messages.js';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { DecisionNotes } from '../../../ui/staff/DecisionNotes.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import { STATUSES } from '../model/idea.ts';
import { respondSchema } from '../model/publishing.ts';
import { statusWords } from '../parts/words.ts';
import type { DecisionFormProps } from './formProps.ts';
import { useFields } from './useFields.ts';

export function RespondForm({ entry, gone, draft, busy, replies, onClose, onDecide }: DecisionFormProps) {
  const begun = {
    status: entry.status as string,
    responseEn: entry.responseEn ?? '',
    responseEs: entry.responseEs ?? '',
  };
  const { field, checked, notes, seen, forget } = useFields(draft, begun, entry, gone, onClose);
  async function save() {
    const read = checked(respondSchema);
    if (read !== null && (await onDecide({ action: 'responded', ...read }, seen))) await forget();
  }
  return (
    <StackedForm onSubmit={save}>
      <DecisionNotes {...notes} />
      {replies}
      <SelectField
        label={m.ideas_status()}
        options={STATUSES.map((value) => ({ value, label: statusWords[value]() }))}
        {...field('status')}
      />
      <TextAreaField
        label={m.ideas_response_en()}
        hint={m.ideas_response_hint()}
        rows={4}
        lang="en"
        {...field('responseEn')}
      />
      <TextAreaField label={m.ideas_response_es()} rows={4} lang="es" {...field('responseEs')} />
      <SaveCancel save={m.ideas_respond_save()} busy={busy} onCancel={onClose} />
    </StackedForm>
  );
}
