/** The drawing of a figure: lines over the periods with a band where the true value may lie, or bars with their interval for a single period. */
import { css } from 'styled-system/css';
import { chart } from 'styled-system/recipes';
import type { Value } from '../../core/figures/value.ts';
import { m } from '../../messages/messages.js';
import { Plot } from '../chart/Plot.tsx';
import { drawingOf, ownOf, rowsOf, seriesOf, type Strand } from './figure.ts';
import { BarRow } from './BarRow.tsx';
import { numberWords, periodWords, type ValueType } from './words.ts';

/** More bars than this are read in the table. */
const MOST_BARS = 12;

interface FigurePlotProps {
  readonly values: readonly Value[];
  readonly type: ValueType;
  readonly labelOf: (code: string) => string;
}

export function FigurePlot({ values: all, type, labelOf }: FigurePlotProps) {
  const values = ownOf(all);
  const slots = chart();
  const { periods, strands, drawn } = drawingOf(values);
  const say = (value: number) => numberWords(type, value);
  const nameOf = ({ geography, stratum }: Strand) =>
    [labelOf(geography), stratum === '' ? '' : labelOf(stratum)].filter(Boolean).join(', ');
  const hasInterval = values.some((one) => one[4] !== null);
  if (drawn.length === 0) return null;
  const rows = periods.length === 1 ? rowsOf(strands, nameOf) : [];
  const left = periods.length === 1 ? rows.length - MOST_BARS : strands.length - drawn.length;
  return (
    <figure className={slots.root}>
      {periods.length === 1 ? (
        <ul className={css({ display: 'grid', gap: '2' })}>
          {rows.slice(0, MOST_BARS).map((row) => (
            <BarRow key={row.name} row={row} said={say(row.value)} />
          ))}
        </ul>
      ) : (
        <Plot
          figures={{
            axis: m.ui_figure_period(),
            places: periods.map((period) => ({ key: period, name: periodWords(period) })),
            drawn: drawn.map((strand) => seriesOf(strand, nameOf(strand))),
          }}
          marks="lines"
          say={say}
        />
      )}
      {periods.length > 1 ? (
        <ul className={slots.key}>
          {drawn.map((strand, at) => (
            <li key={nameOf(strand)}>
              <svg className={slots.swatch} viewBox="0 0 16 16" aria-hidden="true">
                <path className={slots.line} data-series={at} d="M0 8H16" />
              </svg>
              {nameOf(strand)}
            </li>
          ))}
        </ul>
      ) : null}
      {hasInterval || left > 0 ? (
        <figcaption className={slots.note}>
          {hasInterval ? m.ui_figure_interval_note() : ''} {left > 0 ? m.ui_figure_more_below() : ''}
        </figcaption>
      ) : null}
    </figure>
  );
}
