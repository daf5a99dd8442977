/** The newsletter form. */
import { FormDialog } from '../../../forms/FormDialog.tsx';
import type { FormDefinition } from '../../../forms/definition.ts';
import { m } from '../../../messages/messages.js';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { newsletterSchema, type NewsletterValues } from './schema.ts';
import { newsletterKind, type NewsletterPayload } from './kind.ts';

const initial: NewsletterValues = { name: '', email: '', phone: '', consentSms: false };

const definition: FormDefinition<NewsletterValues, NewsletterPayload, 'newsletter_signup'> = {
  name: 'newsletter',
  schema: newsletterSchema,
  submission: newsletterKind,
  toValues: ({ name, email, phone, consentSms }) => ({ name, email, phone: phone ?? '', consentSms }),
  submitLabel: m.intake_newsletter_send,
  busyLabel: m.intake_newsletter_sending,
  success: { title: m.intake_newsletter_thanks, description: m.intake_newsletter_thanks_more },
  event: 'newsletter_signup',
  track: ({ consentSms, phone }) => ({ consent_sms: consentSms, has_phone: phone !== null }),
};

export default function NewsletterDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <FormDialog
      definition={definition}
      initial={initial}
      title={m.intake_newsletter_title()}
      description={m.intake_newsletter_lead()}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField label={m.forms_name()} required autoComplete="name" {...form.field('name')} />
          <TextField
            label={m.forms_email()}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            {...form.field('email')}
          />
          <TextField
            label={m.forms_phone()}
            mark={m.ui_optional()}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            {...form.field('phone')}
          />
          <Checkbox
            checked={form.values.consentSms}
            onCheckedChange={(checked) => form.set('consentSms', checked)}
            hint={m.intake_text_me_hint()}
          >
            {m.intake_text_me()}
          </Checkbox>
        </>
      )}
    </FormDialog>
  );
}
