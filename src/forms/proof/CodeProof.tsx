/** The six digits of an authenticator app, or of a message that is sent to a phone first. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import type { Proof, SecondFactor } from '../../core/session/factors.ts';
import { useOneAtATime } from '../../hooks/useOneAtATime.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextInput.tsx';
import { codeSchema } from './codeSchema.ts';
import { useCampaignForm } from '../useCampaignForm.ts';

export interface CodeProofProps {
  readonly factor: SecondFactor & { readonly kind: 'totp' | 'phone' };
  readonly onProve: (proof: Proof) => Promise<boolean>;
  readonly onSendCode: (factorId: string) => Promise<boolean>;
}

export function CodeProof({ factor, onProve, onSendCode }: CodeProofProps) {
  const [sent, setSent] = useState(false);
  const { busy: sending, run } = useOneAtATime();
  const { ref, form } = useCampaignForm<{ code: string }, { code: string }>({
    schema: codeSchema,
    initial: { code: '' },
    onSubmit: async ({ code }) => {
      await onProve({ kind: factor.kind, factorId: factor.id, code });
      return {};
    },
  });
  const send = () => void run(() => onSendCode(factor.id)).then((done) => done && setSent(true));
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className={css({ display: 'grid', gap: '5', marginTop: '6' })}
    >
      {factor.kind === 'phone' ? (
        <div>
          <Button variant="secondary" wide busy={sending && m.proof_sending()} onClick={send}>
            {sent ? m.proof_send_again() : m.proof_send()}
          </Button>
          <p aria-live="polite" className={css({ marginTop: '2', minHeight: '1.5em' })}>
            {sent ? m.proof_sent() : null}
          </p>
        </div>
      ) : null}
      <TextField
        label={m.proof_code()}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={m.proof_code_hint()}
        {...form.field('code')}
      />
      <Button type="submit" size="lg" wide busy={form.submitting && m.proof_busy()}>
        {m.proof_confirm()}
      </Button>
    </form>
  );
}
