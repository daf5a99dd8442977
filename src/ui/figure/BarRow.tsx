/** One bar of a figure: its name, its number, and the line across it where the true value may lie. */
import { css } from 'styled-system/css';
import { chart } from 'styled-system/recipes';
import type { Row } from './figure.ts';

interface BarRowProps {
  readonly row: Row;
  readonly said: string;
  /** Of the chart's colours, from 0. */
  readonly series?: number;
}

export function BarRow({ row, said, series = 0 }: BarRowProps) {
  const slots = chart();
  return (
    <li>
      <p className={css({ display: 'flex', justifyContent: 'space-between', gap: '3', textStyle: 'small' })}>
        <span>{row.name}</span>
        <strong>{said}</strong>
      </p>
      <svg aria-hidden="true" width="100%" height="14" className={css({ display: 'block' })}>
        <rect
          className={slots.bar}
          x={`${row.from}%`}
          width={`${row.to - row.from}%`}
          y="2"
          height="10"
          data-series={series}
        />
        {row.low === null || row.high === null ? null : (
          <g className={css({ stroke: 'ink', strokeWidth: '2px' })}>
            <line x1={`${row.low}%`} x2={`${row.high}%`} y1="7" y2="7" />
            <line x1={`${row.low}%`} x2={`${row.low}%`} y1="1" y2="13" />
            <line x1={`${row.high}%`} x2={`${row.high}%`} y1="1" y2="13" />
          </g>
        )}
      </svg>
    </li>
  );
}
