/** Asking for the second factor: the password was right, and the account wants the code of an authenticator app too. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { useCampaignForm } from '../../forms/useCampaignForm.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextInput.tsx';
import { codeSchema } from './schema.ts';

export interface CodeFormProps {
  readonly notice: ReactNode;
  /** Resolves with whether the code was right. */
  readonly onSubmit: (code: string) => Promise<boolean>;
  /** Somebody else wants to sign in, or this person has no authenticator at hand. */
  readonly onOther: () => void;
}

export function CodeForm({ notice, onSubmit, onOther }: CodeFormProps) {
  const { ref, form } = useCampaignForm<{ code: string }, { code: string }>({
    schema: codeSchema,
    initial: { code: '' },
    onSubmit: async ({ code }) => {
      await onSubmit(code);
      return {};
    },
  });
  return (
    <>
      <h2 className={css({ textStyle: 'h3' })}>{m.auth_step()}</h2>
      <p className={css({ color: 'inkMuted', marginTop: '2' })}>{m.auth_step_lead()}</p>
      {notice}
      <form
        ref={ref}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className={css({ display: 'grid', gap: '5', marginTop: '6' })}
      >
        <TextField
          label={m.auth_code()}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={m.auth_code_hint()}
          {...form.field('code')}
        />
        <Button type="submit" size="lg" wide busy={form.submitting && m.auth_submitting()}>
          {m.auth_confirm()}
        </Button>
      </form>
      <div className={css({ marginTop: '4' })}>
        <Button variant="ghost" onClick={onOther}>
          {m.auth_another_account()}
        </Button>
      </div>
    </>
  );
}
