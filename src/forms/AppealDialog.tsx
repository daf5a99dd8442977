/** Asking staff to look at a decision again, in a few words. */
import { useState } from 'react';
import * as v from 'valibot';
import { requiredText } from './fields.ts';
import { m } from '../messages/messages.js';
import { Dialog } from '../ui/Dialog.tsx';
import { SaveCancel } from '../ui/SaveCancel.tsx';
import { StackedForm } from '../ui/StackedForm.tsx';
import { TextAreaField } from '../ui/TextInput.tsx';

interface AppealDialogProps {
  readonly busy: boolean;
  readonly onSend: (words: string) => Promise<void>;
  readonly onClose: () => void;
}

const words = requiredText(5, m.forms_appeal_short, 500);

export function AppealDialog({ busy, onSend, onClose }: AppealDialogProps) {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  async function send() {
    const read = v.safeParse(words, value);
    if (read.success) await onSend(read.output);
    else setError(read.issues[0].message);
  }
  return (
    <Dialog open onClose={onClose} title={m.forms_appeal()} description={m.forms_appeal_lead()}>
      <StackedForm onSubmit={send}>
        <TextAreaField
          label={m.forms_appeal_words()}
          required
          rows={4}
          value={value}
          error={error}
          onChange={({ target }) => setValue(target.value)}
        />
        <SaveCancel save={m.forms_appeal_send()} busy={busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
