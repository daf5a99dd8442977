/** The code that makes a new factor one: without it nothing is added. */
import { css } from 'styled-system/css';
import { codeSchema } from '../../forms/proof/codeSchema.ts';
import { useCampaignForm } from '../../forms/useCampaignForm.ts';
import { rememberFactor } from '../../hooks/lastFactor.ts';
import { useAccountChange } from '../../hooks/useAccount.ts';
import { m } from '../../messages/messages.js';
import { SaveCancel } from '../../ui/SaveCancel.tsx';
import { TextField } from '../../ui/TextInput.tsx';
import { ProblemLine } from './ProblemLine.tsx';

export interface ConfirmCodeProps {
  readonly kind: 'totp' | 'phone';
  readonly factorId: string;
  readonly refresh: () => Promise<void>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export function ConfirmCode({ kind, factorId, refresh, onDone, onCancel }: ConfirmCodeProps) {
  const change = useAccountChange(refresh, m.account_factor_added);
  const { ref, form } = useCampaignForm<{ code: string }, { code: string }>({
    schema: codeSchema,
    initial: { code: '' },
    onSubmit: async ({ code }) => {
      if (await change.run((_, session) => session.prove({ kind, factorId, code }))) {
        rememberFactor(factorId);
        onDone();
      }
      return {};
    },
  });
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className={css({ display: 'grid', gap: '4', marginTop: '2' })}
    >
      <TextField
        label={m.account_code()}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={m.account_code_hint()}
        {...form.field('code')}
      />
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{m.account_others_out()}</p>
      <ProblemLine said={change.problem} />
      <SaveCancel save={m.account_confirm()} busy={form.submitting} onCancel={onCancel} />
    </form>
  );
}
