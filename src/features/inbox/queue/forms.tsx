/** The small forms that say whom, what or under which word: a handing on, a note, a tag. */
import { useState } from 'react';
import * as v from 'valibot';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import type { Colleague } from '../data/reads.ts';
import { noteSchema, tagSchema } from '../model/actions.ts';
import type { FormProps } from './formProps.ts';

const firstIssue = (result: { readonly issues?: readonly { readonly message: string }[] | undefined }) =>
  result.issues?.[0]?.message ?? null;

export function AssignForm({
  entry,
  busy,
  onDone,
  onCancel,
  colleagues,
}: FormProps & { readonly colleagues: readonly Colleague[] }) {
  const others = colleagues.filter(({ user_id: id }) => id !== entry.owner);
  const [to, setTo] = useState('');
  const [wrong, setWrong] = useState(false);
  async function save() {
    const person = others.find(({ user_id: id }) => id === to);
    setWrong(person === undefined);
    if (person) await onDone({ action: 'assigned', said: { assignee: person.user_id, assigneeName: person.name } });
  }
  return (
    <StackedForm onSubmit={save}>
      <SelectField
        label={m.inbox_assign_to()}
        required
        placeholder={m.inbox_assign_pick()}
        value={to}
        error={wrong ? m.inbox_assign_missing() : null}
        options={others.map(({ user_id: id, name }) => ({ value: id, label: name }))}
        onChange={(event) => setTo(event.target.value)}
      />
      {others.length === 0 ? <p>{m.inbox_assign_nobody()}</p> : null}
      <SaveCancel save={m.inbox_assign_save()} busy={busy} onCancel={onCancel} />
    </StackedForm>
  );
}

export function NoteForm({ busy, onDone, onCancel }: FormProps) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  async function save() {
    const result = v.safeParse(noteSchema, text);
    setWrong(firstIssue(result));
    if (result.success) await onDone({ action: 'note', said: { note: result.output } });
  }
  return (
    <StackedForm onSubmit={save}>
      <TextAreaField
        label={m.inbox_note()}
        hint={m.inbox_note_hint()}
        required
        value={text}
        error={wrong}
        onChange={(event) => setText(event.target.value)}
      />
      <SaveCancel save={m.inbox_save()} busy={busy} onCancel={onCancel} />
    </StackedForm>
  );
}

export function TagForm({ entry, busy, onDone, onCancel, tags }: FormProps & { readonly tags: readonly string[] }) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  async function save() {
    const result = v.safeParse(tagSchema, text);
    setWrong(firstIssue(result));
    if (result.success) await onDone({ action: 'tagged', said: { tag: result.output } });
  }
  return (
    <StackedForm onSubmit={save}>
      {entry.tags.length > 0 ? (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
          {entry.tags.map((tag) => (
            <Button
              key={tag}
              variant="secondary"
              disabled={busy}
              onClick={() => void onDone({ action: 'untagged', said: { tag } })}
            >
              {m.inbox_untag({ tag })}
            </Button>
          ))}
        </div>
      ) : null}
      <TextField
        label={m.inbox_new_tag()}
        hint={m.inbox_tag_hint()}
        required
        autoComplete="off"
        list="inbox-known-tags"
        value={text}
        error={wrong}
        onChange={(event) => setText(event.target.value)}
      />
      <datalist id="inbox-known-tags">
        {tags.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <SaveCancel save={m.inbox_save()} busy={busy} onCancel={onCancel} />
    </StackedForm>
  );
}
