/** The six digits of a mail, typed: on the page that asked for the mail, or by themselves with the address they were sent to. */
import * as v from 'valibot';
import { css } from 'styled-system/css';
import { requiredEmail } from '../../forms/fields.ts';
import { codeSchema } from '../../forms/proof/codeSchema.ts';
import { useCampaignForm } from '../../forms/useCampaignForm.ts';
import { useAway } from '../../hooks/useNetwork.ts';
import type { TypedCode } from '../../core/session/arrival.ts';
import type { MailPurpose } from '../../core/session/mailLink.ts';
import type { AuthFailure } from '../../core/session/ports.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextInput.tsx';
import { Notice } from './Notice.tsx';
import { codeWords } from './words.ts';

export interface CodeFormProps {
  /** What the mail was for, where the page knows it. */
  readonly purpose: MailPurpose | null;
  /** Where the mail went; '' to ask for it. */
  readonly email: string;
  readonly failure: AuthFailure | null;
  /** Resolves with whether the code was good. */
  readonly onSubmit: (typed: TypedCode) => Promise<boolean>;
}

type Values = { email: string; code: string; purpose: string };

const schema = v.object({ email: requiredEmail(), ...codeSchema.entries, purpose: v.string() });
const PURPOSES: readonly MailPurpose[] = ['signup', 'recovery', 'email_change'];

export function CodeForm({ purpose, email, failure, onSubmit }: CodeFormProps) {
  const away = useAway();
  const { ref, form } = useCampaignForm<Values, Values>({
    schema,
    initial: { email, code: '', purpose: purpose ?? 'signup' },
    onSubmit: async ({ email: to, code, purpose: chosen }) => {
      await onSubmit({ email: to, code, purpose: PURPOSES.find((one) => one === chosen) ?? 'email' });
      return {};
    },
  });
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className={css({ display: 'grid', gap: '5', marginTop: '5' })}
    >
      {purpose === null ? (
        <SelectField
          label={m.auth_code_for()}
          required
          options={[
            { value: 'signup', label: m.auth_confirm_signup() },
            { value: 'recovery', label: m.auth_heading_forgot() },
            { value: 'email_change', label: m.auth_confirm_change() },
          ]}
          {...form.field('purpose')}
        />
      ) : null}
      {email === '' ? (
        <TextField
          label={m.auth_email()}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
      ) : null}
      <TextField
        label={m.auth_code()}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={m.auth_code_hint()}
        {...form.field('code')}
      />
      <div aria-live="polite">
        {away ? <Notice tone="info">{m.auth_code_offline()}</Notice> : null}
        {failure && !away ? <Notice tone="warn">{codeWords(failure)}</Notice> : null}
      </div>
      <Button type="submit" size="lg" wide busy={form.submitting && m.auth_confirm_busy()}>
        {m.auth_code_confirm()}
      </Button>
    </form>
  );
}
