/** Writing down what somebody was told: a paper that was signed, or a "stop" said on the phone. Goes through the outbox. */
import { useState } from 'react';
import { useSession } from '../../../hooks/useSession.ts';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { saveNote } from '../data/saveNote.ts';
import { CHANNELS, channelWords } from '../model/ledger.ts';
import { contactProblem } from '../model/contact.ts';

export function NoteDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const [channel, setChannel] = useState<(typeof CHANNELS)[number]>('email');
  const [contact, setContact] = useState('');
  const [state, setState] = useState<'granted' | 'revoked'>('granted');
  const [wrong, setWrong] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);

  async function save() {
    const against = contactProblem(channel, contact);
    setWrong(against ?? undefined);
    if (against !== null || session.status !== 'signed-in') return;
    setBusy(true);
    const method = state === 'granted' ? 'paper' : 'stop';
    await saveNote({ contactPoint: contact.trim(), channel, state, method }, session.identity.userId);
    toast({ type: 'success', title: m.consent_noted, description: m.consent_noted_more });
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={m.consent_note()} description={m.consent_note_lead()}>
      <StackedForm onSubmit={save}>
        <RadioCards
          label={m.consent_note_what()}
          name="state"
          value={state}
          options={[
            { value: 'granted', label: m.consent_note_agreed() },
            { value: 'revoked', label: m.consent_note_stop() },
          ]}
          onChange={(event) => setState(event.target.value === 'revoked' ? 'revoked' : 'granted')}
        />
        <SelectField
          label={m.consent_note_channel()}
          value={channel}
          options={CHANNELS.map((one) => ({ value: one, label: channelWords[one]() }))}
          onChange={(event) => setChannel(CHANNELS.find((one) => one === event.target.value) ?? 'email')}
        />
        <TextField
          label={channel === 'email' ? m.forms_email() : m.forms_phone()}
          required
          autoComplete="off"
          inputMode={channel === 'email' ? 'email' : 'tel'}
          value={contact}
          error={wrong}
          onChange={(event) => setContact(event.target.value)}
        />
        <SaveCancel save={m.consent_note_save()} busy={busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
