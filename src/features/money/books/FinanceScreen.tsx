/** /finance: what is in hand, what has to be done by when, and every entry; for who collects, what they took in. */
import { css } from 'styled-system/css';
import { useMay } from '../../../hooks/useMay.ts';
import { m } from '../../../messages/messages.js';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { BankPanel } from './BankPanel.tsx';
import { DutiesPanel } from './DutiesPanel.tsx';
import { LedgerPanel } from './LedgerPanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { TotalsPanel } from './TotalsPanel.tsx';

export function FinanceScreen() {
  const keeps = useMay('keep_books');
  const takes = useMay('take_money');
  const totals = useMay('see_totals');
  const actions = takes ? (
    <>
      <ButtonLink href="/finance/gift">{m.money_new_gift()}</ButtonLink>
      <ButtonLink href="/finance/deposits" variant="secondary">
        {m.deposits_title()}
      </ButtonLink>
      {keeps ? (
        <>
          <ButtonLink href="/finance/expense" variant="secondary">
            {m.money_new_expense()}
          </ButtonLink>
          <ButtonLink href="/finance/givers" variant="secondary">
            {m.givers_title()}
          </ButtonLink>
          <ButtonLink href="/finance/import" variant="secondary">
            {m.gift_files_title()}
          </ButtonLink>
          <ButtonLink href="/finance/reports" variant="secondary">
            {m.reports_title()}
          </ButtonLink>
          <ButtonLink href="/finance/bank" variant="secondary">
            {m.bank_title()}
          </ButtonLink>
        </>
      ) : null}
    </>
  ) : undefined;
  return (
    <>
      <PageHead title={m.money_title()} lead={keeps ? m.money_lead() : undefined} actions={actions} />
      <div className={css({ display: 'grid', gap: '8' })}>
        {totals ? <TotalsPanel /> : null}
        {keeps ? <DutiesPanel /> : null}
        {keeps ? <BankPanel /> : null}
        {takes ? <LedgerPanel keeps={keeps} /> : null}
        {takes || totals ? <RulesPanel keeps={keeps} /> : null}
        {takes || totals ? null : (
          <EmptyState title={m.money_not_yours()}>
            <p>{m.money_not_yours_hint()}</p>
          </EmptyState>
        )}
      </div>
    </>
  );
}
