/** Writing down how what was promised with an answer was done. */
import { useState } from 'react';
import * as v from 'valibot';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { NO_DETAIL, type ActDetail } from '../model/actKind.ts';
import { doneSchema } from '../model/answerSchema.ts';

export interface DoneDialogProps {
  /** What was promised. */
  readonly promise: string;
  /** YYYY-MM-DD */
  readonly today: string;
  readonly busy: boolean;
  readonly onSave: (detail: ActDetail) => Promise<void>;
  readonly onClose: () => void;
}

interface Values {
  readonly wordsEn: string;
  readonly wordsEs: string;
  readonly happenedOn: string;
}

export function DoneDialog({ promise, today, busy, onSave, onClose }: DoneDialogProps) {
  const [values, setValues] = useState<Values>({ wordsEn: '', wordsEs: '', happenedOn: today });
  const [wrong, setWrong] = useState<Partial<Readonly<Record<keyof Values, string>>>>({});
  const field = (name: keyof Values) => ({
    value: values[name],
    error: wrong[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });
  async function save() {
    const read = v.safeParse(doneSchema, values);
    if (read.success) return onSave({ ...NO_DETAIL, ...read.output });
    const issues = v.flatten<typeof doneSchema>(read.issues).nested ?? {};
    setWrong(Object.fromEntries(Object.entries(issues).map(([name, all]) => [name, all?.[0]])));
  }
  return (
    <Dialog open onClose={onClose} title={m.townhall_done()} description={promise}>
      <StackedForm onSubmit={save}>
        <TextAreaField label={m.townhall_done_en()} hint={m.townhall_either()} rows={3} {...field('wordsEn')} />
        <TextAreaField label={m.townhall_done_es()} rows={3} lang="es" {...field('wordsEs')} />
        <TextField label={m.townhall_done_day()} required type="date" {...field('happenedOn')} />
        <SaveCancel save={m.townhall_done_save()} busy={busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
