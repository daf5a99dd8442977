/** The newsletter form. */
import { FormDialog } from '../../../forms/FormDialog.tsx';
import type { FormDefinition } from '../../../forms/definition.ts';
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
  submitLabel: 'Subscribe',
  busyLabel: 'Subscribing...',
  success: { title: "You're subscribed!", description: "We'll keep you updated on the campaign." },
  event: 'newsletter_signup',
  track: ({ consentSms, phone }) => ({ consent_sms: consentSms, has_phone: phone !== null }),
};

export default function NewsletterDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <FormDialog
      definition={definition}
      initial={initial}
      title="Stay Updated"
      description="News from the campaign by email. Leave whenever you like."
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField label="Name" required autoComplete="name" {...form.field('name')} />
          <TextField
            label="Email"
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            {...form.field('email')}
          />
          <TextField
            label="Phone"
            mark="optional"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            {...form.field('phone')}
          />
          <Checkbox
            checked={form.values.consentSms}
            onCheckedChange={(checked) => form.set('consentSms', checked)}
            hint="Only with a phone number above. Message rates may apply."
          >
            Text me too
          </Checkbox>
        </>
      )}
    </FormDialog>
  );
}
