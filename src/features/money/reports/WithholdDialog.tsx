/** Withholding a giver's name from what everybody is shown, by the rule that allows it; or naming them again. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { useChange } from '../../../hooks/useChange.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { newId } from '../data/newId.ts';
import { NO_GIVER } from '../model/giverForm.ts';
import { GiverPicker, type GiverChoice } from '../parts/GiverPicker.tsx';

export interface Withheld {
  readonly contributor: string;
  readonly name: string;
}

interface DialogProps {
  /** Who is named again; null: somebody is withheld. */
  readonly of: Withheld | null;
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

export function WithholdDialog({ of, refresh, onClose }: DialogProps) {
  const [id] = useState(newId);
  const [choice, setChoice] = useState<GiverChoice>({ id: of?.contributor ?? null, isNew: false, values: NO_GIVER });
  const [reason, setReason] = useState('');
  const { busy, problem, run } = useChange(refresh);
  const picked = choice.id;
  const ready = picked !== null && reason.trim().length >= 3;
  const title = of === null ? m.reports_withhold() : m.reports_name_again();

  async function press() {
    if (!ready) return;
    const said = { withholding: id, contributor: picked, withheld: of === null, reason: reason.trim() };
    if (await run((api) => api.rpc('withhold_contributor', said))) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={of === null ? m.reports_withhold_hint() : m.reports_name_again_hint({ name: of.name })}
    >
      <StackedForm onSubmit={press}>
        {of === null ? <GiverPicker label={m.money_giver()} choice={choice} onChoice={setChoice} /> : null}
        <TextField
          label={m.money_reason()}
          hint={m.reports_withhold_why()}
          required
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p aria-live="polite" className={css({ fontWeight: 'bold', _empty: { display: 'none' } })}>
          {problem}
        </p>
        <Button type="submit" disabled={!ready || busy}>
          {title}
        </Button>
      </StackedForm>
    </Dialog>
  );
}
