/** One slip: what lies on it, in whose hands it is, and the next step. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { DepositsRow } from '../data/bankReads.ts';
import type { SaveDeposits } from '../data/saveDeposit.ts';
import { sumOf, type Slip } from '../model/deposits.ts';
import { dayWords } from '../parts/dayWords.ts';
import { SlipSteps } from './SlipSteps.tsx';
import { PieceLine } from './PieceLine.tsx';
import { DepositForm, HandOverForm } from './SlipForms.tsx';

interface SlipProps {
  readonly slip: Slip;
  readonly me: string;
  readonly people: DepositsRow['people'];
  readonly busy: boolean;
  readonly save: SaveDeposits;
  readonly onPaper: () => void;
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' });

function whereWords(
  { deposited_on: day, bank_reference: reference, holder, holder_name: name }: Slip,
  me: string,
): string {
  if (day !== null && reference !== null) return m.deposits_deposited({ day: dayWords(day), reference });
  if (day !== null) return m.deposits_deposited_plain({ day: dayWords(day) });
  return holder === me ? m.deposits_with_me() : m.deposits_with({ name: name ?? m.money_account_gone() });
}

export function SlipCard({ slip, me, people, busy, save, onPaper }: SlipProps) {
  const [doing, setDoing] = useState<'give' | 'deposit' | null>(null);
  const waits = slip.gives_id !== null;
  const hidden = slip.cents - sumOf(slip.items);
  const banked = slip.deposited_on !== null;
  const done = () => setDoing(null);
  return (
    <li
      data-slip={slip.id}
      className={css({
        display: 'grid',
        gap: '3',
        padding: '4',
        backgroundColor: 'sheet',
        borderWidth: '2px',
        borderStyle: 'solid',
        borderColor: 'line',
      })}
    >
      <div className={row}>
        <strong className={css({ fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' })}>
          {exactMoney(slip.cents)}
        </strong>
        <span>{m.deposits_pieces({ count: slip.pieces })}</span>
        {slip.in_bank ? <Tag>{m.deposits_in_bank()}</Tag> : null}
        {waits && !banked ? (
          <Tag loud>
            {slip.to_user === me
              ? m.deposits_waits_you()
              : m.deposits_waits({ name: slip.to_name ?? m.money_account_gone() })}
          </Tag>
        ) : null}
      </div>
      <p className={css({ color: 'inkMuted' })}>{whereWords(slip, me)}</p>
      {doing === 'give' ? <HandOverForm slip={slip} people={people} busy={busy} save={save} onDone={done} /> : null}
      {doing === 'deposit' ? <DepositForm slip={slip} busy={busy} save={save} onDone={done} /> : null}
      {doing === null ? (
        <SlipSteps slip={slip} me={me} busy={busy} save={save} onPaper={onPaper} onDoing={setDoing} />
      ) : null}
      <details>
        <summary className={css({ paddingBlock: '3', cursor: 'pointer', listStyle: 'revert' })}>
          {m.deposits_items()}
        </summary>
        <ul>
          {slip.items.map((piece) => (
            <PieceLine key={piece.id} piece={piece}>
              {banked ? null : (
                <Button
                  variant="ghost"
                  disabled={busy}
                  aria-label={m.deposits_off_one({ name: piece.name ?? m.money_nobody() })}
                  onClick={() => void save([{ slip: slip.id, action: 'off', entry: piece.id }])}
                >
                  {m.deposits_off()}
                </Button>
              )}
            </PieceLine>
          ))}
        </ul>
        {hidden === 0 ? null : <p>{m.deposits_hidden({ amount: exactMoney(hidden) })}</p>}
      </details>
    </li>
  );
}
