/** At which town hall what was not answered here goes on. */
import { useState } from 'react';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import type { RoomSession } from '../data/staffReads.ts';
import { momentWords } from '../parts/written.ts';

export interface CarryDialogProps {
  /** What is carried on, in a line. */
  readonly what: string;
  /** Those that still take questions. */
  readonly goals: readonly RoomSession[];
  readonly busy: boolean;
  readonly onSave: (session: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export function CarryDialog({ what, goals, busy, onSave, onClose }: CarryDialogProps) {
  const [goal, setGoal] = useState(goals.length === 1 ? (goals[0]?.id ?? '') : '');
  const [error, setError] = useState<string | null>(null);
  return (
    <Dialog open onClose={onClose} title={m.townhall_carry_title()} description={what}>
      <StackedForm
        onSubmit={async () => {
          if (goal === '') setError(m.townhall_carry_missing());
          else await onSave(goal);
        }}
      >
        <p>{m.townhall_carry_lead()}</p>
        <SelectField
          label={m.townhall_carry_to()}
          required
          placeholder={m.townhall_carry_choose()}
          options={goals.map(({ id, title, date }) => ({ value: id, label: `${title}, ${momentWords(date)}` }))}
          value={goal}
          error={error}
          onChange={({ target }) => setGoal(target.value)}
        />
        <SaveCancel save={m.townhall_carry()} busy={busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
