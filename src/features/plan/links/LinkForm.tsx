/** Saying that something people asked came to something: which commitment, how, and what visitors read of it. */
import { useState } from 'react';
import * as v from 'valibot';
import { uuid } from '../../../core/uuid.ts';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import { isAnswer, linkSchema } from '../model/links.ts';
import { RELATIONS, SOURCES, type LinkPayload } from '../model/linkKind.ts';
import { kindWords, relationWords } from '../parts/linkWords.ts';

export interface LinkFormProps {
  readonly commitments: readonly { readonly id: string; readonly title: string }[];
  readonly onClose: () => void;
  /** Resolves with whether it is on this device. */
  readonly onSave: (payload: LinkPayload) => Promise<boolean>;
}

type Values = {
  readonly commitment: string;
  readonly relation: string;
  readonly wordsEn: string;
  readonly wordsEs: string;
};
type Wrong = Partial<Readonly<Record<keyof Values, string>>>;

export function LinkForm({ commitments, onClose, onSave }: LinkFormProps) {
  const [from, setFrom] = useState<string>(SOURCES[0]);
  const [values, setValues] = useState<Values>({ commitment: '', relation: RELATIONS[0], wordsEn: '', wordsEs: '' });
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState(false);
  // Of one form one link, however often it is pressed.
  const [end] = useState(uuid);
  const field = (name: keyof Values) => ({
    value: values[name],
    error: wrong[name],
    onChange: (change: { readonly target: { readonly value: string } }) =>
      setValues({ ...values, [name]: change.target.value }),
  });

  async function save() {
    const read = v.safeParse(linkSchema(m.plan_link_missing, m.plan_link_long), values);
    if (!read.success) {
      const issues = v.flatten<ReturnType<typeof linkSchema>>(read.issues).nested ?? {};
      setWrong(Object.fromEntries(Object.entries(issues).map(([name, all]) => [name, all[0]])));
      return;
    }
    setBusy(true);
    const { commitment, ...said } = read.output;
    const title = commitments.find(({ id }) => id === commitment)?.title ?? '';
    const outside = { kind: from, id: end };
    const inside = { kind: 'commitment', id: commitment };
    const [first, last] = isAnswer(said) ? [inside, outside] : [outside, inside];
    const ends = { fromKind: first.kind, from: first.id, toKind: last.kind, to: last.id };
    const done = await onSave({ ...said, ...ends, state: 'set', title });
    setBusy(false);
    if (done) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={m.plan_links_add()} description={m.plan_link_form_lead()}>
      <StackedForm onSubmit={save}>
        <SelectField
          label={m.plan_link_what()}
          options={SOURCES.map((value) => ({ value, label: kindWords(value) }))}
          value={from}
          onChange={(change) => setFrom(change.target.value)}
        />
        <SelectField
          label={m.plan_link_how()}
          options={RELATIONS.map((value) => ({
            value,
            label: relationWords[value === 'answers' ? 'to' : 'from'][value](),
          }))}
          {...field('relation')}
        />
        <SelectField
          label={m.plan_link_to()}
          required
          placeholder={m.plan_link_choose()}
          options={commitments.map(({ id, title }) => ({ value: id, label: title }))}
          {...field('commitment')}
        />
        <TextAreaField label={m.plan_link_en()} hint={m.plan_link_hint()} required rows={3} {...field('wordsEn')} />
        <TextAreaField label={m.plan_link_es()} required rows={3} lang="es" {...field('wordsEs')} />
        <SaveCancel save={m.plan_link_save()} busy={busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
