/** What changed, in the words of whoever answered. Kept as a draft while it is typed: a phone may die during a call. */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { drafts } from '../../../hooks/drafts.ts';
import { m } from '../../../messages/messages.js';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import { changedSchema, closedSchema } from '../model/checkSchema.ts';

export interface NoteFormProps {
  readonly item: string;
  readonly heard: 'changed' | 'closed';
  readonly busy: boolean;
  /** Resolves with whether it is on this device. */
  readonly onSave: (note: string | null) => Promise<boolean>;
  readonly onCancel: () => void;
}

export function NoteForm({ item, heard, busy, onSave, onCancel }: NoteFormProps) {
  const key = `service-check:${item}`;
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    void drafts.read(key).then((kept) => {
      const known = v.safeParse(v.object({ note: v.string() }), kept);
      if (!gone && known.success) setNote((typed) => typed || known.output.note);
    });
    return () => {
      gone = true;
    };
  }, [key]);

  async function save() {
    const read = v.safeParse(heard === 'changed' ? changedSchema : closedSchema, { note });
    setWrong(read.success ? null : (read.issues[0]?.message ?? null));
    if (read.success && (await onSave(read.output.note))) await drafts.forget(key);
  }
  return (
    <StackedForm onSubmit={save}>
      <TextAreaField
        label={heard === 'changed' ? m.wellness_check_what_changed() : m.wellness_check_closed_note()}
        hint={m.wellness_check_note_hint()}
        required={heard === 'changed'}
        rows={3}
        value={note}
        error={wrong}
        onChange={({ target }) => {
          setNote(target.value);
          void drafts.save(key, { note: target.value });
        }}
      />
      <SaveCancel save={m.wellness_check_save()} busy={busy} onCancel={onCancel} />
    </StackedForm>
  );
}
