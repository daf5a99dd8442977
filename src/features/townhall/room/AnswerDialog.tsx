/** Writing down an answer: its words, who gave it and when, and what was promised with it. */
import { useState } from 'react';
import * as v from 'valibot';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { NO_DETAIL, type ActDetail } from '../model/actKind.ts';
import { answerSchema, type AnswerValues } from '../model/answerSchema.ts';
import type { RoomQuestion } from '../model/fold.ts';

export interface AnswerDialogProps {
  readonly question: RoomQuestion;
  /** YYYY-MM-DD */
  readonly today: string;
  /** Who usually answers. */
  readonly speaker: string;
  readonly busy: boolean;
  readonly onSave: (detail: ActDetail) => Promise<void>;
  readonly onClose: () => void;
}

type Wrong = Partial<Readonly<Record<keyof AnswerValues, string>>>;

export function AnswerDialog({ question, today, speaker, busy, onSave, onClose }: AnswerDialogProps) {
  const [values, setValues] = useState<AnswerValues>({
    wordsEn: question.answerEn ?? '',
    wordsEs: question.answerEs ?? '',
    named: question.answeredBy ?? speaker,
    happenedOn: question.answeredOn ?? today,
    promiseEn: question.promiseEn ?? '',
    promiseEs: question.promiseEs ?? '',
    dueOn: question.dueOn ?? '',
  });
  const [wrong, setWrong] = useState<Wrong>({});
  const field = (name: keyof AnswerValues) => ({
    value: values[name],
    error: wrong[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });
  async function save() {
    const read = v.safeParse(answerSchema, values);
    if (read.success) return onSave({ ...NO_DETAIL, ...read.output });
    const issues = v.flatten<typeof answerSchema>(read.issues).nested ?? {};
    setWrong(Object.fromEntries(Object.entries(issues).map(([name, all]) => [name, all?.[0]])));
  }
  return (
    <Dialog open onClose={onClose} title={m.townhall_answer()} description={question.shownText ?? question.text}>
      <StackedForm onSubmit={save}>
        <TextAreaField label={m.townhall_answer_en()} hint={m.townhall_either()} rows={4} {...field('wordsEn')} />
        <TextAreaField label={m.townhall_answer_es()} rows={4} lang="es" {...field('wordsEs')} />
        <TextField label={m.townhall_answer_who()} required autoComplete="off" {...field('named')} />
        <TextField label={m.townhall_answer_day()} required type="date" {...field('happenedOn')} />
        <TextField label={m.townhall_promise_en()} hint={m.townhall_promise_hint()} {...field('promiseEn')} />
        <TextField label={m.townhall_promise_es()} lang="es" {...field('promiseEs')} />
        <TextField label={m.townhall_promise_day()} type="date" {...field('dueOn')} />
        <SaveCancel save={m.townhall_answer_save()} busy={busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
