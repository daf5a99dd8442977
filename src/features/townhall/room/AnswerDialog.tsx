/** Writing down an answer: its words, who gave it and when, and what was promised with it; or putting right what was written. */
import type { ReactNode } from 'react';
import { m } from '../../../messages/messages.js';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { DecisionNotes } from '../../../ui/staff/DecisionNotes.tsx';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { quiet } from '../parts/styles.ts';
import { answerSchema } from '../model/answerSchema.ts';
import { useActForm, type ActFormProps } from './useActForm.ts';

export interface AnswerDialogProps extends ActFormProps {
  /** YYYY-MM-DD */
  readonly today: string;
  /** Who usually answers. */
  readonly speaker: string;
  /** What the studio has to it. */
  readonly replies: ReactNode;
}

export function AnswerDialog(props: AnswerDialogProps) {
  const { question, today, speaker, busy, replies, onClose } = props;
  const isAnswered = question.state === 'answered';
  const form = useActForm(props, {
    wordsEn: question.answerEn ?? '',
    wordsEs: question.answerEs ?? '',
    named: question.answeredBy ?? speaker,
    happenedOn: question.answeredOn ?? today,
    promiseEn: question.promiseEn ?? '',
    promiseEs: question.promiseEs ?? '',
    dueOn: question.dueOn ?? '',
    news: '',
  });
  async function save() {
    const read = form.checked(answerSchema);
    if (read !== null) await form.save({ ...read, corrects: isAnswered && form.values.news === '' });
  }
  return (
    <Dialog open onClose={onClose} title={m.townhall_answer()} description={question.shownText ?? question.text}>
      <StackedForm onSubmit={save}>
        <DecisionNotes {...form.notes} />
        {replies}
        <TextAreaField label={m.townhall_answer_en()} hint={m.townhall_either()} rows={4} {...form.field('wordsEn')} />
        <TextAreaField label={m.townhall_answer_es()} rows={4} lang="es" {...form.field('wordsEs')} />
        <TextField label={m.townhall_answer_who()} required autoComplete="off" {...form.field('named')} />
        <TextField label={m.townhall_answer_day()} required type="date" {...form.field('happenedOn')} />
        <TextField label={m.townhall_promise_en()} hint={m.townhall_promise_hint()} {...form.field('promiseEn')} />
        <TextField label={m.townhall_promise_es()} lang="es" {...form.field('promiseEs')} />
        <TextField label={m.townhall_promise_day()} type="date" {...form.field('dueOn')} />
        {isAnswered ? (
          <div>
            <Checkbox
              checked={form.values.news !== ''}
              onCheckedChange={(news) => form.set({ news: news ? 'yes' : '' })}
            >
              {m.townhall_news()}
            </Checkbox>
            <p className={quiet}>{m.townhall_news_hint()}</p>
          </div>
        ) : null}
        <SaveCancel save={m.townhall_answer_save()} busy={busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
