/** What was said to be the same, those whose sums no longer agree first; undone with one press. */
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import type { Change } from '../../../hooks/useChange.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { BankRow } from '../data/bankReads.ts';
import { dayWords } from '../parts/dayWords.ts';
import { bankLine, lineSum } from './styles.ts';

interface MatchedProps {
  readonly matches: BankRow['matches'];
  readonly change: Change;
}

export function MatchedPanel({ matches, change }: MatchedProps) {
  return (
    <div id="matched">
      <Panel title={m.bank_matched()}>
        {matches.length === 0 ? <p>{m.bank_matched_none()}</p> : null}
        <p role="alert" className={css({ color: 'danger', fontWeight: 'bold', _empty: { display: 'none' } })}>
          {change.problem}
        </p>
        <ul aria-label={m.bank_matched()}>
          {matches.map((one) => {
            const text = one.lines.map((line) => line.text).join(', ');
            return (
              <li key={one.id} data-match={one.id} className={bankLine}>
                <div className={css({ flex: '1', minWidth: 'min(100%, 14rem)', overflowWrap: 'anywhere' })}>
                  <strong>{text}</strong>{' '}
                  {one.bank_cents === one.ledger_cents ? null : (
                    <Tag loud>
                      {m.bank_matched_uneven({ amount: exactMoney(Math.abs(one.ledger_cents - one.bank_cents)) })}
                    </Tag>
                  )}
                  <p className={css({ color: 'inkMuted', textStyle: 'small' })}>
                    {one.lines.map((line) => dayWords(line.on)).join(', ')}.{' '}
                    {m.bank_matched_by({
                      amount: exactMoney(one.ledger_cents),
                      name: one.by_name ?? m.money_account_gone(),
                    })}
                  </p>
                </div>
                <span className={lineSum}>{exactMoney(one.bank_cents)}</span>
                <Button
                  variant="ghost"
                  disabled={change.busy}
                  aria-label={m.bank_undo_one({ text })}
                  onClick={() =>
                    void change.run((api) => api.rpc('undo_bank_match', { match: one.id }), { failed: true })
                  }
                >
                  {m.bank_undo()}
                </Button>
              </li>
            );
          })}
        </ul>
      </Panel>
    </div>
  );
}
