/** Another password for one's own account. */
import { css } from 'styled-system/css';
import * as v from 'valibot';
import { hasPassword, type Account } from '../../core/session/account.ts';
import { currentPassword, PASSWORD_MIN, passwordField } from '../../forms/fields.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useProof } from '../../forms/proof/useProof.tsx';
import { useCampaignForm } from '../../forms/useCampaignForm.ts';
import { useAccountChange } from '../../hooks/useAccount.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { ProblemLine } from './ProblemLine.tsx';

interface Values {
  readonly current: string;
  readonly password: string;
}

const schema = v.object({ current: v.nullish(v.string(), ''), password: passwordField() });
const schemaWithCurrent = v.object({ current: currentPassword(), password: passwordField() });
const EMPTY = { current: '', password: '' };

export interface PasswordPanelProps {
  readonly account: Account;
  readonly refresh: () => Promise<void>;
}

export function PasswordPanel({ account, refresh }: PasswordPanelProps) {
  const change = useAccountChange(refresh, m.account_password_set);
  const proof = useProof();
  const known = hasPassword(account);
  const { ref, form } = useCampaignForm<{ current: string; password: string }, Values>({
    schema: known ? schemaWithCurrent : schema,
    initial: EMPTY,
    onSubmit: async ({ current, password }) => {
      const { fill } = form;
      if (!(await proof.ask())) return {};
      if (await change.run((port) => port.changePassword(password, current))) fill(EMPTY);
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
        {known ? (
          <PasswordField
            label={m.account_current_password()}
            autoComplete="current-password"
            {...form.field('current')}
          />
        ) : null}
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
