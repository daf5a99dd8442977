/** What a figure said before, what it says now, since when, and why. */
import { css } from 'styled-system/css';
import type { Localized } from '../../core/content/fields.ts';
import type { Change, Status } from '../../core/figures/value.ts';
import { counted, townDay } from '../../hooks/format.ts';
import { m } from '../../messages/messages.js';
import { opener } from '../staff/opener.ts';
import { Said } from '../Said.tsx';
import { dayWords, numberWords, periodWords, rangeWords, statusWords, type ValueType } from './words.ts';

export interface Corrected extends Change {
  readonly reason: Localized | null;
  readonly at: string;
}

interface CorrectionsProps {
  readonly of: readonly Corrected[];
  readonly type: ValueType;
  readonly labelOf: (code: string) => string;
}

export function Corrections({ of, type, labelOf }: CorrectionsProps) {
  if (of.length === 0) return null;
  const say = (value: number | null, status: Status | null, range: string | null = null) => {
    if (range !== null) return rangeWords(type, range);
    if (value !== null) return numberWords(type, value);
    return status === null ? m.ui_figure_gone() : statusWords[status]();
  };
  return (
    <details>
      <summary className={opener}>{m.ui_figure_corrected(counted(of.length))}</summary>
      <ul className={css({ display: 'grid', gap: '3' })}>
        {of.map((one) => (
          <li key={`${one.at} ${one.geography} ${one.stratum} ${one.period}`}>
            <strong>
              {[periodWords(one.period), labelOf(one.geography), one.stratum === '' ? '' : labelOf(one.stratum)]
                .filter(Boolean)
                .join(', ')}
            </strong>
            {': '}
            <del>{say(one.was, one.was_status, one.was_range)}</del>{' '}
            <ins className={css({ fontWeight: 'bold' })}>{say(one.now, one.now_status, one.now_range)}</ins>{' '}
            {m.ui_figure_since({ day: dayWords(townDay(Date.parse(one.at))) })}{' '}
            {one.reason === null ? null : <Said of={one.reason} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
