/** Whose it is: told to whoever has the receipt, with what else there is to say. */
import { m } from '../../../messages/messages.js';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import { notOursSchema } from '../model/deskSchemas.ts';
import { OWNERS, type Owner } from '../model/owners.ts';
import { useFields } from '../parts/useFields.ts';
import { ownerWords } from '../parts/words.ts';
import type { DecideFormProps } from './DeclineForm.tsx';

export interface NotOursFormProps extends DecideFormProps {
  /** Whose it looked to be, to whoever went there. */
  readonly first: Owner | null;
}

export function NotOursForm({ first, busy, onClose, onDecide }: NotOursFormProps) {
  const { field, checked } = useFields({ belongsTo: first ?? '', answerEn: '', answerEs: '' });
  async function save() {
    const read = checked(notOursSchema);
    if (read !== null) await onDecide({ action: 'not_ours', ...read });
  }
  return (
    <StackedForm onSubmit={save}>
      <SelectField
        label={m.places_owner()}
        required
        placeholder={m.places_owner_missing()}
        options={OWNERS.map((value) => ({ value, label: ownerWords[value]() }))}
        {...field('belongsTo')}
      />
      <TextAreaField label={m.places_answer_en()} mark={m.ui_optional()} rows={3} lang="en" {...field('answerEn')} />
      <TextAreaField label={m.places_answer_es()} mark={m.ui_optional()} rows={3} lang="es" {...field('answerEs')} />
      <SaveCancel save={m.places_do_not_ours()} busy={busy} onCancel={onClose} />
    </StackedForm>
  );
}
