/** Rewording a question, and saying what it is about. The asker's words stay beside the new ones. */
import * as v from 'valibot';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { DecisionNotes } from '../../../ui/staff/DecisionNotes.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import { flagsIn } from '../../moderation/model/flags.ts';
import { questionText } from '../model/askSchema.ts';
import { KNOWN } from './known.ts';
import { useActForm, type ActFormProps } from './useActForm.ts';
import { useTopics } from './useTopics.ts';
import { flagWords } from './words.ts';

const schema = v.object({ text: questionText, topic: v.string() });

export function EditDialog(props: ActFormProps) {
  const { question, busy, onClose } = props;
  const { options } = useTopics();
  const form = useActForm(props, { text: question.shownText ?? question.text, topic: question.topic ?? '' });
  const flags = flagsIn(form.values.text, { known: KNOWN });
  async function save() {
    const read = form.checked(schema);
    if (read !== null) await form.save({ text: read.text, topic: read.topic === '' ? null : read.topic });
  }
  return (
    <Dialog open onClose={onClose} title={m.townhall_edit()} description={m.townhall_edit_lead()}>
      <StackedForm onSubmit={save}>
        <DecisionNotes {...form.notes} />
        <TextAreaField
          label={m.townhall_edit_words()}
          required
          rows={4}
          lang={question.language}
          {...form.field('text')}
        />
        {flags.length === 0 ? null : (
          <p role="note">
            <strong>{m.townhall_look_twice()}</strong>{' '}
            {flags.map(({ what, said }) => `${flagWords[what]()} ${said}`).join(' · ')}
          </p>
        )}
        <SelectField
          label={m.townhall_edit_topic()}
          placeholder={m.townhall_no_topic()}
          options={options}
          {...form.field('topic')}
        />
        <SaveCancel save={m.townhall_edit_save()} busy={busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
