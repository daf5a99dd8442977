/** Noting a step of a request with its reason: identity checked, put off, done, refused. */
import { useState } from 'react';
import { useChange } from '../../../hooks/useChange.ts';
import { uuid } from '../../../core/uuid.ts';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { Problem } from './Problem.tsx';
import type { RequestDialogProps } from './ways.ts';

type Step = 'identity_checked' | 'extended' | 'done' | 'refused';

const words: Readonly<Record<Step, { title: () => string; ask: () => string }>> = {
  identity_checked: { title: m.privacy_do_check, ask: m.privacy_ask_check },
  extended: { title: m.privacy_do_extend, ask: m.privacy_ask_extend },
  done: { title: m.privacy_do_done, ask: m.privacy_ask_done },
  refused: { title: m.privacy_do_refuse, ask: m.privacy_ask_refuse },
};

export function StepDialog({ asks, step, onClose, refresh }: RequestDialogProps & { readonly step: Step }) {
  // Of the dialog and not of the press: a second press after a lost answer is the same step.
  const [id] = useState(() => uuid());
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const change = useChange(refresh);
  const needed = step !== 'done';

  async function save() {
    const missing = needed && reason.trim() === '';
    setWrong(missing ? m.privacy_why_missing() : undefined);
    if (missing) return;
    const args = { step_id: id, request: asks.id, step, reason };
    if (await change.run((api) => api.rpc('note_privacy_step', args))) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={words[step].title()}>
      <StackedForm onSubmit={save}>
        <TextField
          label={words[step].ask()}
          required={needed}
          autoComplete="off"
          maxLength={1000}
          value={reason}
          error={wrong}
          onChange={(event) => setReason(event.target.value)}
        />
        <Problem>{change.problem}</Problem>
        <SaveCancel save={m.privacy_save()} busy={change.busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
