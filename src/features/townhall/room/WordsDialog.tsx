/** One text that goes with a decision: why a question is declined. */
import { useState } from 'react';
import * as v from 'valibot';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';

export interface WordsDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  readonly rule: v.GenericSchema<unknown, string>;
  readonly save: string;
  readonly busy: boolean;
  readonly onSave: (words: string) => Promise<void>;
  readonly onClose: () => void;
}

export function WordsDialog(props: WordsDialogProps) {
  const { title, lead, label, rule, save, busy, onSave, onClose } = props;
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  async function submit() {
    const read = v.safeParse(rule, value);
    if (read.success) await onSave(read.output);
    else setError(read.issues[0].message);
  }
  return (
    <Dialog open onClose={onClose} title={title} description={lead}>
      <StackedForm onSubmit={submit}>
        <TextAreaField
          label={label}
          required
          rows={4}
          value={value}
          error={error}
          onChange={({ target }) => setValue(target.value)}
        />
        <SaveCancel save={save} busy={busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
