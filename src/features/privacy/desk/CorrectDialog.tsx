/** Putting something about a person right, in every row that has it. */
import { useState } from 'react';
import { useChange } from '../../../hooks/useChange.ts';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { FIELDS, type Field } from '../model/requests.ts';
import { fieldWords } from '../model/words.ts';
import { Problem } from './Problem.tsx';
import type { RequestDialogProps } from './ways.ts';

export function CorrectDialog({ asks, onClose, refresh }: RequestDialogProps) {
  const [field, setField] = useState<Field>('name');
  const [value, setValue] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const change = useChange(refresh);

  async function save() {
    const missing = value.trim() === '';
    setWrong(missing ? m.privacy_value_missing() : undefined);
    if (missing) return;
    const done = await change.run((api) => api.rpc('correct_person', { request: asks.id, field, value }), {
      done: () => m.privacy_corrected(),
    });
    if (done) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={m.privacy_do_correct()} description={m.privacy_correct_lead()}>
      <StackedForm onSubmit={save}>
        <SelectField
          label={m.privacy_field()}
          value={field}
          options={FIELDS.map((one) => ({ value: one, label: fieldWords[one]() }))}
          onChange={(event) => setField(FIELDS.find((one) => one === event.target.value) ?? 'name')}
        />
        <TextField
          label={m.privacy_value()}
          required
          autoComplete="off"
          maxLength={300}
          value={value}
          error={wrong}
          onChange={(event) => setValue(event.target.value)}
        />
        <Problem>{change.problem}</Problem>
        <SaveCancel save={m.privacy_save()} busy={change.busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
