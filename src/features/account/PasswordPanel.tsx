/** Another password for one's own account. */
import { css } from 'styled-system/css';
import * as v from 'valibot';
import { PASSWORD_MIN, passwordField } from '../../forms/fields.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useProof } from '../../forms/proof/useProof.tsx';
import { useCampaignForm } from '../../forms/useCampaignForm.ts';
import { useAccountChange } from '../../hooks/useAccount.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { ProblemLine } from './ProblemLine.tsx';

const schema = v.object({ password: passwordField() });
const EMPTY = { password: '' };

export function PasswordPanel({ refresh }: { readonly refresh: () => Promise<void> }) {
  const change = useAccountChange(refresh, m.account_password_set);
  const proof = useProof();
  const { ref, form } = useCampaignForm<{ password: string }, { password: string }>({
    schema,
    initial: EMPTY,
    onSubmit: async ({ password }) => {
      const { fill } = form;
      if (!(await proof.ask())) return {};
      if (await change.run((_, session) => session.setPassword(password))) fill(EMPTY);
      return {};
    },
  });
  return (
    <Panel title={m.account_password()}>
      <form
        ref={ref}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className={css({ display: 'grid', gap: '4', justifyItems: 'start', '& > div': { width: 'full' } })}
      >
        <PasswordField
          label={m.account_new_password()}
          autoComplete="new-password"
          hint={m.forms_password_hint({ min: PASSWORD_MIN })}
          {...form.field('password')}
        />
        <ProblemLine said={change.problem} />
        <Button type="submit" variant="secondary" busy={form.submitting && m.ui_saving()}>
          {m.account_save_password()}
        </Button>
      </form>
      {proof.dialog}
    </Panel>
  );
}
