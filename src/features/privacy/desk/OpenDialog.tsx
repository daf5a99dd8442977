/** Noting what somebody asks: what, and of whom. */
import { useState } from 'react';
import { useChange } from '../../../hooks/useChange.ts';
import { uuid } from '../../../core/uuid.ts';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { KINDS, type Kind } from '../model/requests.ts';
import { kindWords } from '../model/words.ts';
import { Problem } from './Problem.tsx';

export interface OpenDialogProps {
  readonly onClose: () => void;
  readonly refresh: () => Promise<void>;
}

export function OpenDialog({ onClose, refresh }: OpenDialogProps) {
  const [request] = useState(() => uuid());
  const [kind, setKind] = useState<Kind>('access');
  const [who, setWho] = useState({ name: '', email: '', phone: '' });
  const [wrong, setWrong] = useState<string | undefined>();
  const change = useChange(refresh);
  const put = (field: keyof typeof who) => (event: { target: { value: string } }) =>
    setWho({ ...who, [field]: event.target.value });

  async function save() {
    const missing = who.email.trim() === '' && who.phone.trim() === '';
    setWrong(missing ? m.privacy_who_missing() : undefined);
    if (missing) return;
    if (await change.run((api) => api.rpc('open_privacy_request', { request, kind, ...who }))) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={m.privacy_open()} description={m.privacy_open_lead()}>
      <StackedForm onSubmit={save}>
        <RadioCards
          label={m.privacy_what()}
          name="kind"
          value={kind}
          options={KINDS.map((one) => ({ value: one, label: kindWords[one]() }))}
          onChange={(event) => setKind(KINDS.find((one) => one === event.target.value) ?? 'access')}
        />
        <TextField
          label={m.forms_email()}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={who.email}
          error={wrong}
          onChange={put('email')}
        />
        <TextField
          label={m.forms_phone()}
          type="tel"
          autoComplete="off"
          maxLength={40}
          value={who.phone}
          onChange={put('phone')}
        />
        <TextField
          label={m.forms_name()}
          hint={m.privacy_name_hint()}
          autoComplete="off"
          maxLength={200}
          value={who.name}
          onChange={put('name')}
        />
        <Problem>{change.problem}</Problem>
        <SaveCancel save={m.privacy_save()} busy={change.busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
