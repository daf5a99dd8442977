/** Money of the ledger that the bank has not shown yet: deposited, paid out, or paid. */
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';
import type { BankRow } from '../data/bankReads.ts';
import { dayWords } from '../parts/dayWords.ts';
import { moreOfPiece, nameOfPiece } from './pieceWords.ts';
import { bankLine, lineSum } from './styles.ts';

export function WaitingPanel({ bank }: { readonly bank: BankRow }) {
  const rows = [
    ...bank.slips.map((slip) => ({
      id: slip.id,
      cents: slip.cents,
      name: m.bank_slip_of({ day: dayWords(slip.on) }),
      more: slip.reference ?? '',
    })),
    ...bank.items
      .filter(({ state }) => state !== 'hand')
      .map((one) => ({ id: one.id, cents: one.cents, name: nameOfPiece(one), more: moreOfPiece(one) })),
  ];
  return (
    <div id="waiting">
      <Panel title={m.bank_waiting()} aside={exactMoney(bank.way_cents + bank.out_cents)}>
        {rows.length === 0 ? <p>{m.bank_waiting_none()}</p> : null}
        <ul aria-label={m.bank_waiting()}>
          {rows.map(({ id, cents, name, more }) => (
            <li key={id} className={bankLine}>
              <div className={css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })}>
                <strong>{name}</strong>
                <p className={css({ color: 'inkMuted', textStyle: 'small' })}>{more}</p>
              </div>
              <span className={lineSum}>{exactMoney(cents)}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
