/** Taking a promise down: everybody is told that it went, and why, so the reason is asked for. */
import { useState } from 'react';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import type { StepSaid } from '../data/useSteps.ts';
import { useUses } from '../parts/useUses.ts';
import { usesWords } from './usesWords.ts';

/** As the database bounds them. */
const LEAST = 3;
const MOST = 1000;

interface WithdrawDialogProps {
  readonly item: string;
  readonly busy: boolean;
  readonly onDone: (said: StepSaid) => Promise<void>;
  readonly onCancel: () => void;
}

export function WithdrawDialog({ item, busy, onDone, onCancel }: WithdrawDialogProps) {
  const uses = useUses(item);
  const [said, setSaid] = useState({ en: '', es: '' });
  const [pressed, setPressed] = useState(false);
  const [en, es] = [said.en.trim(), said.es.trim()];
  const short = (text: string) => [...text].length < LEAST;
  async function save() {
    setPressed(true);
    if (short(en) || short(es)) return;
    await onDone({ reasonEn: en, reasonEs: es });
  }
  const error = (text: string) => (pressed && short(text) ? m.content_missing() : null);
  return (
    <Dialog
      open
      onClose={onCancel}
      title={m.content_do_unpublish()}
      description={`${m.content_take_down_what()} ${usesWords(uses?.map(({ name }) => name) ?? null)}`.trim()}
    >
      <StackedForm onSubmit={save}>
        <TextAreaField
          label={m.content_take_down_why_en()}
          lang="en"
          required
          maxLength={MOST}
          error={error(en)}
          value={said.en}
          onChange={({ target }) => setSaid({ ...said, en: target.value })}
        />
        <TextAreaField
          label={m.content_take_down_why_es()}
          lang="es"
          required
          maxLength={MOST}
          error={error(es)}
          value={said.es}
          onChange={({ target }) => setSaid({ ...said, es: target.value })}
        />
        <SaveCancel save={m.content_do_unpublish()} busy={busy} onCancel={onCancel} />
      </StackedForm>
    </Dialog>
  );
}
