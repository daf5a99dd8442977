/** The password once more, of somebody who has no second factor to prove it by. */
import { css } from 'styled-system/css';
import * as v from 'valibot';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { currentPassword } from '../fields.ts';
import { PasswordField } from '../PasswordField.tsx';
import { useCampaignForm } from '../useCampaignForm.ts';

const schema = v.object({ password: currentPassword() });

/** @param props.onProve resolves with whether it was right. */
export function PasswordProof({ onProve }: { readonly onProve: (password: string) => Promise<boolean> }) {
  const { ref, form } = useCampaignForm<{ password: string }, { password: string }>({
    schema,
    initial: { password: '' },
    onSubmit: async ({ password }) => {
      await onProve(password);
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
      <PasswordField label={m.proof_password()} autoComplete="current-password" {...form.field('password')} />
      <Button type="submit" size="lg" wide busy={form.submitting && m.proof_busy()}>
        {m.proof_confirm()}
      </Button>
    </form>
  );
}
