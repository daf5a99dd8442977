/** Rewording a question, and saying what it is about. The asker's words stay beside the new ones. */
import { useState } from 'react';
import * as v from 'valibot';
import { useWords } from '../../../hooks/words.ts';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import { SCHOOLS } from '../../education/model/schools.ts';
import { NO_DETAIL, type ActDetail } from '../model/actKind.ts';
import { questionText } from '../model/askSchema.ts';
import type { RoomQuestion } from '../model/fold.ts';

export interface EditDialogProps {
  readonly question: RoomQuestion;
  readonly busy: boolean;
  readonly onSave: (detail: ActDetail) => Promise<void>;
  readonly onClose: () => void;
}

export function EditDialog({ question, busy, onSave, onClose }: EditDialogProps) {
  const { words } = useWords('priorities');
  const [text, setText] = useState(question.shownText ?? question.text);
  const [topic, setTopic] = useState(question.topic ?? '');
  const [error, setError] = useState<string | null>(null);
  async function save() {
    const read = v.safeParse(questionText, text);
    if (read.success) await onSave({ ...NO_DETAIL, text: read.output, topic: topic === '' ? null : topic });
    else setError(read.issues[0].message);
  }
  return (
    <Dialog open onClose={onClose} title={m.townhall_edit()} description={m.townhall_edit_lead()}>
      <StackedForm onSubmit={save}>
        <TextAreaField
          label={m.townhall_edit_words()}
          required
          rows={4}
          lang={question.language}
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
        <SelectField
          label={m.townhall_edit_topic()}
          placeholder={m.townhall_no_topic()}
          options={[
            ...words.items.map(({ slug, title }) => ({ value: slug, label: title })),
            ...(words.items.some(({ slug }) => slug === SCHOOLS)
              ? []
              : [{ value: SCHOOLS, label: m.education_title() }]),
          ]}
          value={topic}
          onChange={({ target }) => setTopic(target.value)}
        />
        <SaveCancel save={m.townhall_edit_save()} busy={busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
