/** Writing down how what was promised with an answer was done. */
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { DecisionNotes } from '../../../ui/staff/DecisionNotes.tsx';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { doneSchema } from '../model/answerSchema.ts';
import { useActForm, type ActFormProps } from './useActForm.ts';

export interface DoneDialogProps extends ActFormProps {
  /** YYYY-MM-DD */
  readonly today: string;
}

export function DoneDialog(props: DoneDialogProps) {
  const { question, today, busy, onClose } = props;
  const form = useActForm(props, { wordsEn: '', wordsEs: '', happenedOn: today });
  async function save() {
    const read = form.checked(doneSchema);
    if (read !== null) await form.save(read);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.townhall_done()}
      description={question.promiseEn ?? question.promiseEs ?? ''}
    >
      <StackedForm onSubmit={save}>
        <DecisionNotes {...form.notes} />
        <TextAreaField label={m.townhall_done_en()} hint={m.townhall_either()} rows={3} {...form.field('wordsEn')} />
        <TextAreaField label={m.townhall_done_es()} rows={3} lang="es" {...form.field('wordsEs')} />
        <TextField label={m.townhall_done_day()} required type="date" {...form.field('happenedOn')} />
        <SaveCancel save={m.townhall_done_save()} busy={busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
