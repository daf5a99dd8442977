/** Saying that two people ask the same: the one goes into the other, and whoever supports either counts once. */
import { useState } from 'react';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import type { RoomQuestion } from '../model/fold.ts';

export interface MergeDialogProps {
  readonly question: RoomQuestion;
  /** Those that it can go into. */
  readonly others: readonly RoomQuestion[];
  readonly busy: boolean;
  readonly onSave: (into: string) => Promise<void>;
  readonly onClose: () => void;
}

export function MergeDialog({ question, others, busy, onSave, onClose }: MergeDialogProps) {
  const [into, setInto] = useState('');
  const [error, setError] = useState<string | null>(null);
  return (
    <Dialog open onClose={onClose} title={m.townhall_merge()} description={question.shownText ?? question.text}>
      <StackedForm
        onSubmit={async () => {
          if (into === '') setError(m.townhall_merge_missing());
          else await onSave(into);
        }}
      >
        <SelectField
          label={m.townhall_merge_into()}
          hint={m.townhall_merge_hint()}
          required
          placeholder={m.townhall_merge_choose()}
          options={others.map((one) => ({ value: one.id, label: one.shownText ?? one.text }))}
          value={into}
          error={error}
          onChange={({ target }) => setInto(target.value)}
        />
        <SaveCancel save={m.townhall_merge()} busy={busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
