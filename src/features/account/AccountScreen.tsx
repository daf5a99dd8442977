/** The account page: what protects it, how one signs in, where one is signed in, and what happened to it. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { useOwnAccount } from '../../hooks/useAccount.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PageHead } from '../../ui/staff/PageHead.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { EmailPanel } from './EmailPanel.tsx';
import { FactorsPanel } from './FactorsPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { SignInsPanel } from './SignInsPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

export interface AccountScreenProps {
  /** Which notices come by mail, from the route: a feature imports no other one. Null for somebody without a role. */
  readonly notices?: ReactNode;
  /** A link to the page where a mail's code is typed. */
  readonly renderConfirm: (text: string) => ReactNode;
}

export function AccountScreen({ notices = null, renderConfirm }: AccountScreenProps) {
  const { account, problem, refresh } = useOwnAccount();
  return (
    <>
      <PageHead title={m.account_title()} lead={m.account_lead()} />
      {problem ? (
        <div className={css({ marginBottom: '6' })}>
          <p className={css({ fontWeight: 'bold' })}>{problem()}</p>
          <Button variant="secondary" className={css({ marginTop: '3' })} onClick={() => void refresh()}>
            {m.account_try_again()}
          </Button>
        </div>
      ) : null}
      {account === null && problem === null ? <Spinner label={m.account_loading()} /> : null}
      <div className={css({ display: 'grid', gap: '8', maxWidth: '44rem', paddingBottom: '10' })}>
        {account ? (
          <>
            <FactorsPanel factors={account.factors} refresh={refresh} />
            <PasswordPanel account={account} refresh={refresh} />
            <SignInsPanel signIns={account.signIns} refresh={refresh} />
            <EmailPanel account={account} renderConfirm={renderConfirm} refresh={refresh} />
          </>
        ) : null}
        <SessionsPanel />
        <HistoryPanel />
        {notices}
        <Panel title={m.account_language()}>
          <LanguageSwitch className={css({ marginLeft: '-2' })} />
        </Panel>
      </div>
    </>
  );
}
