/** Saying what is wrong on a page: what kind of thing, in which words, and where to answer if anywhere. Saved first, then sent; never counted. */
import { ContactFields } from '../../../forms/ContactFields.tsx';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import type { FormDefinition } from '../../../forms/definition.ts';
import { m } from '../../../messages/messages.js';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import { reasonsOf, type About } from '../model/about.ts';
import { correctionKind, type CorrectionPayload } from '../model/correctionKind.ts';
import { correctionSchema, type CorrectionValues } from '../model/correctionSchema.ts';
import { reasonWords } from './words.ts';

const definition: FormDefinition<CorrectionValues, CorrectionPayload, never> = {
  name: 'page-correction',
  schema: correctionSchema,
  submission: correctionKind,
  toValues: ({ item, reason, words, email, phone }) => ({
    item,
    reason,
    words: words ?? '',
    email: email ?? '',
    phone: phone ?? '',
  }),
  submitLabel: m.corrections_send,
  busyLabel: m.forms_submitting,
  success: { title: m.corrections_thanks, description: m.corrections_thanks_more },
};

export interface CorrectionDialogProps {
  readonly about: About;
  readonly onClose: () => void;
}

export default function CorrectionDialog({ about, onClose }: CorrectionDialogProps) {
  const initial: CorrectionValues = { item: about.item, reason: '', words: '', email: '', phone: '' };
  const hidden = about.confidential === true;
  return (
    <FormDialog
      definition={definition}
      initial={initial}
      title={m.corrections_title()}
      description={about.name}
      draftSuffix={about.item}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SelectField
            label={m.corrections_reason()}
            required
            placeholder={m.corrections_reason_missing()}
            options={reasonsOf(about).map((reason) => ({ value: reason, label: reasonWords[reason]() }))}
            {...form.field('reason')}
          />
          <TextAreaField
            label={m.corrections_words()}
            hint={
              hidden
                ? m.corrections_words_hidden()
                : about.kind === 'program'
                  ? m.corrections_words_children()
                  : m.corrections_words_hint()
            }
            required={form.values.reason !== 'closed'}
            rows={4}
            {...form.field('words')}
          />
          <p>{m.corrections_reach()}</p>
          <ContactFields email={form.field('email')} phone={form.field('phone')} />
        </>
      )}
    </FormDialog>
  );
}
