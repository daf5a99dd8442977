/** The sign-in page's form in its four modes. Each mode is a form of its own: Felte keeps the rules it started with. */
import type { GenericSchema } from 'valibot';
import { css } from 'styled-system/css';
import { PASSWORD_MIN } from '../../forms/fields.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useCampaignForm } from '../../forms/useCampaignForm.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextInput.tsx';
import { mailSchema, newPasswordSchema, signInSchema, signUpSchema, type AuthValues } from './schema.ts';

export type AuthMode = 'sign-in' | 'sign-up' | 'forgot' | 'new-password';

const schemas: Record<AuthMode, GenericSchema<unknown, Partial<AuthValues>>> = {
  'sign-in': signInSchema,
  'sign-up': signUpSchema,
  forgot: mailSchema,
  'new-password': newPasswordSchema,
};

const buttons: Record<AuthMode, () => string> = {
  'sign-in': m.auth_sign_in,
  'sign-up': m.auth_sign_up,
  forgot: m.auth_send_link,
  'new-password': m.auth_save_password,
};

export interface AuthFormProps {
  readonly mode: AuthMode;
  /** Typed in another mode, or the address of somebody whose access lapsed. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Resolves with whether the form may be emptied. */
  readonly onSubmit: (values: AuthValues) => Promise<boolean>;
}

export function AuthForm({ mode, email, onEmail, onSubmit }: AuthFormProps) {
  const empty: AuthValues = { email: '', password: '', fullName: '' };
  const { ref, form } = useCampaignForm<AuthValues, Partial<AuthValues>>({
    schema: schemas[mode],
    initial: { ...empty, email },
    onSubmit: async (checked, raw) => {
      onEmail(checked.email ?? raw.email);
      const done = await onSubmit({ ...raw, ...checked });
      const next = { ...empty, email: checked.email ?? '' };
      const { fill } = form;
      if (done) fill(next);
      return {};
    },
  });
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className={css({ display: 'grid', gap: '5', marginTop: '6' })}
    >
      {mode === 'sign-up' ? (
        <TextField label={m.auth_full_name()} required autoComplete="name" {...form.field('fullName')} />
      ) : null}
      {mode === 'new-password' ? null : (
        <TextField
          label={m.auth_email()}
          required
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
      )}
      {mode === 'forgot' ? null : (
        <PasswordField
          label={mode === 'new-password' ? m.auth_new_password() : m.auth_password()}
          autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
          hint={mode === 'sign-in' ? undefined : m.forms_password_hint({ min: PASSWORD_MIN })}
          {...form.field('password')}
        />
      )}
      <Button type="submit" size="lg" wide busy={form.submitting && m.auth_submitting()}>
        {buttons[mode]()}
      </Button>
    </form>
  );
}
