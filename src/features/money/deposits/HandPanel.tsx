/** What lies in hand: ticked, it goes onto one slip. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { newSlip, type SaveDeposits } from '../data/saveDeposit.ts';
import { sumOf, type Piece, type Slip } from '../model/deposits.ts';
import { pieceWords } from './PieceLine.tsx';

interface HandProps {
  readonly hand: readonly Piece[];
  /** Those that more can be put on. */
  readonly slips: readonly Slip[];
  /** Whether the server's list is here: without it nobody says that nothing is left. */
  readonly known: boolean;
  readonly busy: boolean;
  readonly save: SaveDeposits;
}

export function HandPanel({ hand, slips, known, busy, save }: HandProps) {
  /** What is left behind: as a rule everything goes. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [onto, setOnto] = useState('');
  const picked = hand.filter(({ id }) => !left.has(id));
  const toggle = (id: string, goes: boolean) =>
    setLeft((before) => new Set(goes ? [...before].filter((one) => one !== id) : [...before, id]));

  async function press() {
    const slip = slips.find(({ id }) => id === onto)?.id ?? newSlip();
    // Half of it kept: the rest is still in hand, and goes onto the same one.
    setOnto(slip);
    if (await save(picked.map(({ id }) => ({ slip, action: 'put' as const, entry: id })))) setOnto('');
  }

  return (
    <Panel title={m.deposits_hand()} aside={<strong data-hand>{exactMoney(sumOf(hand))}</strong>}>
      {hand.length === 0 ? (
        known ? (
          <p>{m.deposits_hand_none()}</p>
        ) : null
      ) : (
        <div className={css({ display: 'grid', gap: '3', maxWidth: '44rem', justifyItems: 'start' })}>
          {slips.length === 0 ? null : (
            <div className={css({ width: 'full', maxWidth: '20rem' })}>
              <SelectField
                label={m.deposits_onto()}
                placeholder={m.deposits_new()}
                value={onto}
                options={slips.map(({ id, cents }) => ({
                  value: id,
                  label: m.deposits_old({ amount: exactMoney(cents) }),
                }))}
                onChange={({ target }) => setOnto(target.value)}
              />
            </div>
          )}
          <Button disabled={busy || picked.length === 0} onClick={() => void press()}>
            {m.deposits_make({ amount: exactMoney(sumOf(picked)) })}
          </Button>
          <p className={css({ color: 'inkMuted' })}>{m.deposits_hand_hint()}</p>
          <ul aria-label={m.deposits_hand()} className={css({ display: 'grid', gap: '1', width: 'full' })}>
            {hand.map((piece) => (
              <li key={piece.id} className={css({ minHeight: 'touch', overflowWrap: 'anywhere' })}>
                <Checkbox
                  checked={!left.has(piece.id)}
                  onCheckedChange={(goes) => toggle(piece.id, goes)}
                  hint={pieceWords(piece)}
                >
                  {piece.name ?? m.money_nobody()}, {exactMoney(piece.cents)}
                </Checkbox>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}
