/** Saying that two people ask the same: the one goes into the other, and whoever supports either counts once. */
import * as v from 'valibot';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { DecisionNotes } from '../../../ui/staff/DecisionNotes.tsx';
import type { RoomQuestion } from '../model/fold.ts';
import { useActForm, type ActFormProps } from './useActForm.ts';

export interface MergeDialogProps extends ActFormProps {
  /** Those that it can go into. */
  readonly others: readonly RoomQuestion[];
}

const schema = v.object({
  into: v.pipe(
    v.string(),
    v.nonEmpty(() => m.townhall_merge_missing()),
  ),
});

export function MergeDialog(props: MergeDialogProps) {
  const { question, others, busy, onClose } = props;
  const form = useActForm(props, { into: '' });
  async function save() {
    const read = form.checked(schema);
    if (read === null) return;
    // Chosen before it was taken back, or hidden: it is no choice any more.
    if (others.some(({ id }) => id === read.into)) await form.save(read);
    else form.set({ into: '' });
  }
  return (
    <Dialog open onClose={onClose} title={m.townhall_merge()} description={question.shownText ?? question.text}>
      <StackedForm onSubmit={save}>
        <DecisionNotes {...form.notes} />
        <SelectField
          label={m.townhall_merge_into()}
          hint={m.townhall_merge_hint()}
          required
          placeholder={m.townhall_merge_choose()}
          options={others.map((one) => ({ value: one.id, label: one.shownText ?? one.text }))}
          {...form.field('into')}
        />
        <SaveCancel save={m.townhall_merge()} busy={busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
