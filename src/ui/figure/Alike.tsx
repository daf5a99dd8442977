/** The town beside others that are like it, in the newest period that all of them tell, and how those were chosen. */
import { css } from 'styled-system/css';
import type { Localized } from '../../core/content/fields.ts';
import type { Value } from '../../core/figures/value.ts';
import { m } from '../../messages/messages.js';
import { Said } from '../Said.tsx';
import { BarRow } from './BarRow.tsx';
import { comparisonOf, isPeer, rowsOf } from './figure.ts';
import { numberWords, periodWords, type ValueType } from './words.ts';

interface AlikeProps {
  readonly values: readonly Value[];
  readonly type: ValueType;
  readonly labelOf: (code: string) => string;
  /** How the others were chosen. Nothing is compared where nobody says so: one finds a worse town for every number. */
  readonly chosen: Localized | undefined;
}

export function Alike({ values, type, labelOf, chosen }: AlikeProps) {
  const found = comparisonOf(values);
  if (found === null || chosen === undefined) return null;
  const rows = rowsOf(found.strands, ({ geography }) => labelOf(geography));
  return (
    <section className={css({ display: 'grid', gap: '2', minWidth: '0' })}>
      <h3 className={css({ fontWeight: 'bold' })}>{m.ui_figure_alike({ period: periodWords(found.period) })}</h3>
      <ul className={css({ display: 'grid', gap: '2' })}>
        {rows.map((row, at) => (
          <BarRow
            key={row.name}
            row={row}
            said={numberWords(type, row.value)}
            series={isPeer(found.strands[at]?.geography ?? '') ? 1 : 0}
          />
        ))}
      </ul>
      <p className={css({ textStyle: 'small', color: 'inkMuted', maxWidth: 'text' })}>
        <strong>{m.ui_figure_alike_chosen()}</strong> <Said of={chosen} />
      </p>
    </section>
  );
}
