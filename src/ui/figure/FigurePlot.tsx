/** The drawing of a figure: lines over the periods with a band where the true value may lie, or bars with their interval for a single period. */
import { css } from 'styled-system/css';
import { chart } from 'styled-system/recipes';
import type { Value } from '../../core/figures/value.ts';
import { m } from '../../messages/messages.js';
import { Plot } from '../chart/Plot.tsx';
import { drawingOf, ownOf, rowsOf, seriesOf, type Strand } from './figure.ts';
import { BarRow } from './BarRow.tsx';
import { numberWords, periodWords, valueWords, type ValueType } from './words.ts';

/** More bars than this are read in the table. */
const MOST_BARS = 12;

/** A range or a withheld value has its name and its words, and no bar. */
const noBar = css({ display: 'flex', justifyContent: 'space-between', gap: '3', textStyle: 'small' });

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
  const undrawn = values.filter(({ 7: status }) => status === 'range' || status === 'suppressed');
  if (drawn.length === 0 && undrawn.length === 0) return null;
  const rows = periods.length === 1 ? rowsOf(strands, nameOf) : [];
  const left = periods.length === 1 ? rows.length + undrawn.length - MOST_BARS : strands.length - drawn.length;
  return (
    <figure className={slots.root}>
      {periods.length === 1 ? (
        <ul className={css({ display: 'grid', gap: '2' })}>
          {rows.slice(0, MOST_BARS).map((row) => (
            <BarRow key={row.name} row={row} said={say(row.value)} />
          ))}
          {undrawn.slice(0, Math.max(0, MOST_BARS - rows.length)).map((one) => (
            <li key={`${one[0]} ${one[1]}`} className={noBar}>
              <span>{nameOf({ geography: one[0], stratum: one[1], values: [one] })}</span>
              <strong>{valueWords(one, type)}</strong>
            </li>
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
      {hasInterval || left > 0 || (periods.length > 1 && undrawn.length > 0) ? (
        <figcaption className={slots.note}>
          {hasInterval ? m.ui_figure_interval_note() : ''} {left > 0 ? m.ui_figure_more_below() : ''}{' '}
          {periods.length > 1 && undrawn.length > 0 ? m.ui_figure_not_drawn() : ''}
        </figcaption>
      ) : null}
    </figure>
  );
}
