/** Another e-mail address for one's own account: asked for here, confirmed by mail. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import * as v from 'valibot';
import { hasPassword, type Account } from '../../core/session/account.ts';
import { currentPassword, requiredEmail } from '../../forms/fields.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useProof } from '../../forms/proof/useProof.tsx';
import { useCampaignForm } from '../../forms/useCampaignForm.ts';
import { rememberMailRequest } from '../../hooks/mailLinks.ts';
import { useEmailChange, type EmailChange } from '../../hooks/emailChange.ts';
import { useAccountChange } from '../../hooks/useAccount.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { TextField } from '../../ui/TextInput.tsx';
import { ProblemLine } from './ProblemLine.tsx';

interface Values {
  readonly email: string;
  readonly current: string;
}

const schema = v.object({ email: requiredEmail(), current: v.nullish(v.string(), '') });
const schemaWithCurrent = v.object({ email: requiredEmail(), current: currentPassword() });
const EMPTY = { email: '', current: '' };

export interface EmailPanelProps {
  readonly account: Account;
  /** A link to the page where a mail's code is typed. */
  readonly renderConfirm: (text: string) => ReactNode;
  readonly refresh: () => Promise<void>;
}

/** Which links are still to be opened; the new address's, where the server does not say. */
function waits(next: string, open: EmailChange | null): string {
  if (open === null || (!open.one_is_confirmed && !open.current_is_open)) return m.account_email_waits({ email: next });
  if (!open.one_is_confirmed) return m.account_email_waits_both({ current: open.email, next });
  return open.current_is_open
    ? m.account_email_waits_one({ confirmed: next, open: open.email })
    : m.account_email_waits_one({ confirmed: open.email, open: next });
}

export function EmailPanel({ account, renderConfirm, refresh }: EmailPanelProps) {
  const change = useAccountChange(refresh, m.account_email_asked);
  const proof = useProof();
  const known = hasPassword(account);
  const open = useEmailChange(account);
  const { ref, form } = useCampaignForm<{ email: string; current: string }, Values>({
    schema: known ? schemaWithCurrent : schema,
    initial: EMPTY,
    onSubmit: async ({ email, current }) => {
      const { fill } = form;
      if (!(await proof.ask())) return {};
      if (await change.run((port) => port.changeEmail(email, current))) {
        // The links may be opened after a sign-out.
        for (const to of [email, account.email]) rememberMailRequest(to);
        fill(EMPTY);
      }
      return {};
    },
  });
  return (
    <Panel title={m.account_email()}>
      <p className={css({ overflowWrap: 'anywhere' })}>{m.account_email_now({ email: account.email })}</p>
      {account.nextEmail === null ? null : (
        <>
          <p className={css({ overflowWrap: 'anywhere', fontWeight: 'bold' })}>{waits(account.nextEmail, open)}</p>
          {renderConfirm(m.account_email_code())}
        </>
      )}
      <form
        ref={ref}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className={css({
          display: 'grid',
          gap: '4',
          justifyItems: 'start',
          marginTop: '4',
          '& > div': { width: 'full' },
        })}
      >
        <TextField
          label={m.account_new_email()}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
        {known ? (
          <PasswordField
            label={m.account_current_password()}
            autoComplete="current-password"
            {...form.field('current')}
          />
        ) : null}
        <ProblemLine said={change.problem} />
        <Button type="submit" variant="secondary" busy={form.submitting && m.ui_saving()}>
          {m.account_ask_email()}
        </Button>
      </form>
      {proof.dialog}
    </Panel>
  );
}
