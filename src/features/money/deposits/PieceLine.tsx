/** One check, or cash of one giver, in a line. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { Piece } from '../model/deposits.ts';
import { dayWords } from '../parts/dayWords.ts';

export const pieceWords = ({ way, check_number: number, on }: Piece): string =>
  [dayWords(on), way === 'cash' ? m.money_method_cash() : m.money_method_check(), number].filter(Boolean).join(' · ');

interface LineProps {
  readonly piece: Piece;
  /** What else is said of it. */
  readonly more?: string;
  readonly children?: ReactNode;
}

export function PieceLine({ piece, more, children }: LineProps) {
  return (
    <li
      className={css({
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '3',
        paddingBlock: '2',
        borderBottomWidth: '1px',
        borderBottomStyle: 'solid',
        borderBottomColor: 'line',
      })}
    >
      <div className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
        <strong>{piece.name ?? m.money_nobody()}</strong>
        <p className={css({ color: 'inkMuted', textStyle: 'small' })}>{pieceWords(piece)}</p>
        {more === undefined ? null : <p>{more}</p>}
      </div>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
        <span className={css({ fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' })}>
          {exactMoney(piece.cents)}
        </span>
        {children}
      </div>
    </li>
  );
}
