/** Typing in ideas that came on paper, one after the other. */
import { useState } from 'react';
import { LOCALES } from '../../../core/locale.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { DecisionNotes } from '../../../ui/staff/DecisionNotes.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import { saveCard } from '../data/saveCard.ts';
import { cardFields } from '../model/cardKind.ts';
import { useFields } from './useFields.ts';

interface CardDialogProps {
  readonly userId: string;
  readonly onClose: () => void;
}

const languageWords = { en: m.ideas_card_english, es: m.ideas_card_spanish };

export function CardDialog({ userId, onClose }: CardDialogProps) {
  const begun = { text: '', language: 'en', share: '' };
  const { values, field, checked, set, notes } = useFields(`idea-card:${userId}`, begun, null, false, onClose);
  const [saved, setSaved] = useState(0);
  const share = values.share !== '';
  const saving = useSaving(m.ideas_not_saved, 'device');
  async function save() {
    const read = checked(cardFields);
    if (read === null || !(await saving.kept(() => saveCard(userId, { ...read, share })))) return;
    // A stack of cards is typed one after the other, most in one language; each says for itself whether it may be shown.
    set({ text: '', share: '' });
    setSaved(saved + 1);
  }
  return (
    <Dialog open onClose={onClose} title={m.ideas_card()} description={m.ideas_card_lead()}>
      <StackedForm onSubmit={save}>
        <DecisionNotes {...notes} restored={notes.restored && saved === 0} />
        <TextAreaField label={m.ideas_card_text()} required rows={5} {...field('text')} />
        <SelectField
          label={m.ideas_card_language()}
          options={LOCALES.map((value) => ({ value, label: languageWords[value]() }))}
          {...field('language')}
        />
        <Checkbox checked={share} onCheckedChange={(may) => set({ share: may ? 'yes' : '' })}>
          {m.ideas_card_share()}
        </Checkbox>
        <SaveCancel save={m.ideas_card_save()} busy={saving.busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
