/** Lines of the bank that nobody explained yet, each with what it may be, and one press to say so. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { counted, digits, exactMoney } from '../../../hooks/format.ts';
import type { Change } from '../../../hooks/useChange.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import type { BankRow } from '../data/bankReads.ts';
import { newId } from '../data/newId.ts';
import { suggestions, type BankLine, type Suggestion } from '../model/reconcile.ts';
import { dayWords } from '../parts/dayWords.ts';
import { PickDialog } from './PickDialog.tsx';
import { bankLine, lineSum } from './styles.ts';
import { nameOfPiece } from './pieceWords.ts';

interface LinesProps {
  readonly bank: BankRow;
  readonly change: Change;
}

export function LinesPanel({ bank, change }: LinesProps) {
  const [picking, setPicking] = useState<BankLine | null>(null);
  const open = { slips: bank.slips, payouts: bank.payouts, pieces: bank.items };
  const say = (line: BankLine, parts: readonly string[]) =>
    change.run((api) => api.rpc('match_bank', { match: newId(), lines: [line.id], parts: [...parts] }), {
      failed: true,
    });
  return (
    <div id="lines">
      <Panel title={m.bank_lines()} aside={m.bank_lines_count(counted(bank.open_lines))}>
        {bank.lines.length === 0 ? <p>{m.bank_lines_none()}</p> : null}
        <p role="alert" className={css({ color: 'danger', fontWeight: 'bold', _empty: { display: 'none' } })}>
          {change.problem}
        </p>
        <ul aria-label={m.bank_lines()}>
          {bank.lines.map((line) => {
            const found = suggestions(line, open);
            return (
              <li key={line.id} data-bank-line={line.id} className={bankLine}>
                <div className={css({ flex: '1', minWidth: 'min(100%, 14rem)', overflowWrap: 'anywhere' })}>
                  <strong>{line.text}</strong>
                  <p className={css({ color: 'inkMuted', textStyle: 'small' })}>
                    {[dayWords(line.on), line.account, line.reference].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <span className={lineSum}>{exactMoney(line.cents)}</span>
                <div className={css({ width: 'full', display: 'grid', gap: '2', justifyItems: 'start' })}>
                  {found.length === 0 ? <p>{m.bank_no_idea()}</p> : null}
                  {found.map((one) => (
                    <div
                      key={one.parts.join(' ')}
                      className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' })}
                    >
                      <Button disabled={change.busy} onClick={() => void say(line, one.parts)}>
                        {m.bank_same()}
                      </Button>
                      <span>{whyWords(one, bank)}</span>
                    </div>
                  ))}
                  <Button variant="ghost" disabled={change.busy} onClick={() => setPicking(line)}>
                    {m.bank_pick()}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
        {bank.open_lines > bank.lines.length ? <p>{m.bank_lines_more({ count: digits(bank.lines.length) })}</p> : null}
      </Panel>
      {picking === null ? null : (
        <PickDialog
          line={picking}
          bank={bank}
          change={change}
          onSay={(parts) => say(picking, parts)}
          onClose={() => setPicking(null)}
        />
      )}
    </div>
  );
}

function whyWords({ reason, parts }: Suggestion, { slips, items }: BankRow): string {
  const slip = slips.find(({ id }) => id === parts[0]);
  if (slip) return m.bank_why_slip({ day: dayWords(slip.on), amount: exactMoney(slip.cents) });
  if (reason === 'payout') return m.bank_why_payout(counted(parts.length));
  const piece = items.find(({ id }) => id === parts[0]);
  const said = { name: piece ? nameOfPiece(piece) : '', amount: exactMoney(piece?.cents ?? 0) };
  return reason === 'check' ? m.bank_why_check(said) : m.bank_why_amount(said);
}
