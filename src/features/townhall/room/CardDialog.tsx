/** Typing in a paper card, or what somebody asked on the phone. */
import { useState } from 'react';
import * as v from 'valibot';
import { uuid } from '../../../core/uuid.ts';
import { LOCALES, type Locale } from '../../../core/locale.ts';
import { useTyped } from '../../../hooks/useTyped.ts';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { DecisionNotes } from '../../../ui/staff/DecisionNotes.tsx';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { questionText, shownName } from '../model/askSchema.ts';
import { CARD_ORIGINS, type CardPayload } from '../model/cardKind.ts';
import { originWords } from '../parts/written.ts';

export interface CardDialogProps {
  readonly session: string;
  /** Where what is typed is kept. */
  readonly draft: string;
  readonly busy: boolean;
  /** Resolves with whether it is on this device. */
  readonly onSave: (card: CardPayload) => Promise<boolean>;
  readonly onClose: () => void;
}

const languageWords: Readonly<Record<Locale, () => string>> = { en: m.townhall_in_english, es: m.townhall_in_spanish };
const schema = v.object({
  text: questionText,
  name: shownName,
  language: v.picklist(LOCALES),
  origin: v.picklist(CARD_ORIGINS),
});
const EMPTY = { text: '', name: '', language: 'en', origin: 'paper' };
type Values = Readonly<typeof EMPTY>;

export function CardDialog({ session, draft, busy, onSave, onClose }: CardDialogProps) {
  const typing = useTyped<Values>(draft, EMPTY, null);
  const { values } = typing;
  const [wrong, setWrong] = useState<Partial<Readonly<Record<keyof Values, string>>>>({});
  const [typed, setTyped] = useState(0);
  const field = (name: keyof Values) => ({
    value: values[name],
    error: wrong[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => typing.set({ [name]: target.value }),
  });
  async function save() {
    const read = v.safeParse(schema, values);
    if (!read.success) {
      const issues = v.flatten<typeof schema>(read.issues).nested ?? {};
      setWrong(Object.fromEntries(Object.entries(issues).map(([name, all]) => [name, all?.[0]])));
      return;
    }
    if (!(await onSave({ ...read.output, session, question: uuid() }))) return;
    // A stack of cards is typed one after the other, most in one language.
    typing.set({ text: '', name: '' });
    setWrong({});
    setTyped(typed + 1);
  }
  return (
    <Dialog open onClose={onClose} title={m.townhall_card()} description={m.townhall_card_lead()}>
      <StackedForm onSubmit={save}>
        <DecisionNotes
          restored={typing.restored && typed === 0}
          onStartOver={typing.startOver}
          meanwhile={[]}
          onLeave={onClose}
          onKeep={null}
        />
        <TextAreaField label={m.townhall_ask_text()} required rows={4} {...field('text')} />
        <TextField label={m.townhall_ask_name()} mark={m.ui_optional()} autoComplete="off" {...field('name')} />
        <SelectField
          label={m.townhall_card_language()}
          options={LOCALES.map((value) => ({ value, label: languageWords[value]() }))}
          {...field('language')}
        />
        <SelectField
          label={m.townhall_card_origin()}
          options={CARD_ORIGINS.map((value) => ({ value, label: originWords[value]() }))}
          {...field('origin')}
        />
        <output>{typed === 0 ? '' : m.townhall_card_typed({ count: typed })}</output>
        <SaveCancel save={m.townhall_card_save()} busy={busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
