/** Asking for the address a canvasser signs in with, or putting it right. */
import { useState } from 'react';
import * as v from 'valibot';
import { requiredEmail } from '../../../forms/fields.ts';
import type { Change } from '../../../hooks/useChange.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { m } from '../../../messages/messages.js';
import type { Volunteer } from './volunteers.ts';

export interface AddressDialogProps {
  readonly volunteer: Volunteer;
  readonly change: Change;
  readonly onClose: () => void;
}

const schema = requiredEmail();

export function AddressDialog({ volunteer, change, onClose }: AddressDialogProps) {
  const [email, setEmail] = useState(volunteer.email ?? '');
  const [wrong, setWrong] = useState<string | null>(null);

  async function save() {
    const checked = v.safeParse(schema, email);
    setWrong(checked.success ? null : checked.issues[0].message);
    if (!checked.success) return;
    const args = { signup: volunteer.signup_id, email: checked.output };
    if (await change.run((api) => api.rpc('pick_canvasser', args))) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={m.volunteers_signs_in({ name: volunteer.name })}
      description={m.volunteers_signs_in_more()}
    >
      <StackedForm onSubmit={save}>
        <TextField
          label={m.forms_email()}
          required
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          error={wrong ?? change.problem}
          onChange={(event) => setEmail(event.target.value)}
        />
        <SaveCancel save={m.volunteers_save()} busy={change.busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
