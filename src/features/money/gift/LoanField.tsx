/** Which loan is paid back: those that are open, with what is still owed, also in a dead spot. */
import { useEffect } from 'react';
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { SelectField } from '../../../ui/SelectField.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { useLoans } from '../data/useLoans.ts';
import { parseCents } from '../model/cents.ts';
import { withoutGiver } from '../model/giftForm.ts';
import { dayWords } from '../parts/dayWords.ts';
import type { GiftDesk } from './useGift.ts';

export function LoanField({ desk }: { readonly desk: GiftDesk }) {
  const { values, change, problems, sayOwed } = desk;
  const { loans, read } = useLoans(desk.rootOf);
  const chosen = loans.find(({ id }) => id === values.contributor);
  const typed = parseCents(values.amount);
  const owed = chosen?.owed ?? null;
  useEffect(() => {
    sayOwed(owed);
    return () => sayOwed(null);
  }, [owed, sayOwed]);
  return (
    <div className={css({ display: 'grid', gap: '2' })}>
      {loans.length === 0 && read.rows !== null ? <p>{m.money_loan_none()}</p> : null}
      <SelectField
        label={m.money_loan_which()}
        required
        placeholder={m.money_loan_choose()}
        value={values.contributor ?? ''}
        error={problems?.contributor}
        options={loans.map((loan) => ({
          value: loan.id,
          label: m.money_loan_line({
            name: loan.name ?? m.money_nameless(),
            owed: exactMoney(loan.owed),
            lent: exactMoney(loan.lent_cents),
            day: loan.since === null ? '' : dayWords(loan.since),
          }),
        }))}
        onChange={({ target }) => {
          const loan = loans.find(({ id }) => id === target.value);
          change(
            loan === undefined
              ? withoutGiver(values)
              : { ...withoutGiver(values), contributor: loan.id, name: loan.name ?? m.money_nameless() },
          );
        }}
      />
      <div aria-live="polite">
        {chosen !== undefined && typed !== null && typed > chosen.owed ? (
          <p className={css({ padding: '3', backgroundColor: 'straw', color: 'onStraw', fontWeight: 'bold' })}>
            {m.money_loan_more({ owed: exactMoney(chosen.owed) })}
          </p>
        ) : null}
      </div>
      <AsOf asOf={read.asOf} trouble={read.trouble} />
    </div>
  );
}
