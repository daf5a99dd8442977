/** Saying by hand what a line of the bank is made of: ticked until both sides come to the same sum. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import type { Change } from '../../../hooks/useChange.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { BankRow } from '../data/bankReads.ts';
import type { BankLine } from '../model/reconcile.ts';
import { dayWords } from '../parts/dayWords.ts';
import { moreOfPiece, nameOfPiece } from './pieceWords.ts';

interface PickProps {
  readonly line: BankLine;
  readonly bank: BankRow;
  readonly change: Change;
  readonly onSay: (parts: readonly string[]) => Promise<boolean>;
  readonly onClose: () => void;
}

export function PickDialog({ line, bank, change, onSay, onClose }: PickProps) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  /** What stood against another line is not said of this one. */
  const [tried, setTried] = useState(false);
  // A gift that is paid back is on the other side of the same line: a payout comes less its fees.
  const choices = [
    ...bank.slips.map(({ id, cents, on, reference }) => ({
      id,
      cents,
      name: m.bank_slip_of({ day: dayWords(on) }),
      more: reference ?? '',
    })),
    ...bank.items
      .filter(({ state }) => state !== 'hand')
      .map((one) => ({ id: one.id, cents: one.cents, name: nameOfPiece(one), more: moreOfPiece(one) })),
  ];
  const sum = choices.filter(({ id }) => picked.has(id)).reduce((all, { cents }) => all + cents, 0);
  const toggle = (id: string, on: boolean) =>
    setPicked((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));
  async function save() {
    setTried(true);
    if (await onSay([...picked])) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={line.text} description={m.bank_pick_hint({ amount: exactMoney(line.cents) })}>
      <div className={css({ display: 'grid', gap: '4' })}>
        {choices.length === 0 ? <p>{m.bank_pick_none()}</p> : null}
        <ul aria-label={m.bank_pick()} className={css({ display: 'grid', gap: '1' })}>
          {choices.map(({ id, cents, name, more }) => (
            <li key={id} className={css({ minHeight: 'touch', overflowWrap: 'anywhere' })}>
              <Checkbox checked={picked.has(id)} onCheckedChange={(on) => toggle(id, on)} hint={more}>
                {name}, {exactMoney(cents)}
              </Checkbox>
            </li>
          ))}
        </ul>
        <p aria-live="polite" className={css({ fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' })}>
          {m.bank_pick_sum({ sum: exactMoney(sum), amount: exactMoney(line.cents) })}
        </p>
        <p role="alert" className={css({ color: 'danger', fontWeight: 'bold', _empty: { display: 'none' } })}>
          {tried ? change.problem : null}
        </p>
        <Button disabled={change.busy || picked.size === 0 || sum !== line.cents} onClick={() => void save()}>
          {m.bank_say()}
        </Button>
      </div>
    </Dialog>
  );
}
