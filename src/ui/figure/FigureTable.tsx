/** The numbers of a figure as a table that its headings sort, one press away, and as a file of exactly what is shown. */
import { useMemo } from 'react';
import { css } from 'styled-system/css';
import { toCsv } from '../../core/csv.ts';
import { keyOf, type Value } from '../../core/figures/value.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../Button.tsx';
import { inOrder } from './figure.ts';
import { downloadFile, fileNameOf } from '../downloadFile.ts';
import { opener } from '../staff/opener.ts';
import { DataTable, type Column } from '../table/DataTable.tsx';
import { numberWords, periodWords, rangeWords, statusWords, valueWords, type ValueType } from './words.ts';

interface FigureTableProps {
  readonly caption: string;
  readonly unit: string;
  readonly values: readonly Value[];
  readonly type: ValueType;
  readonly labelOf: (code: string) => string;
  readonly from: { readonly source: string; readonly asOf: string; readonly sha256: string };
}

export function FigureTable({ caption, unit, values, type, labelOf, from }: FigureTableProps) {
  const has = (at: 1 | 4 | 6 | 8) => values.some((one) => one[at] !== null && one[at] !== '');
  const [groups, intervals, outOf, notes] = [has(1), has(4), has(6), has(8)];
  const rows = useMemo(() => inOrder(values), [values]);
  const columns = useMemo(() => {
    const there = { always: true, stratum: groups, interval: intervals, outOf, note: notes };
    return columnsFor(type, labelOf).filter(({ where }) => there[where]);
  }, [groups, intervals, outOf, notes, labelOf, type]);
  function file() {
    const ranges = values.some(([, , , , , , , status]) => status === 'range');
    const heads = [
      m.ui_figure_period(), m.ui_figure_place(), m.ui_figure_group(), m.ui_figure_value(), m.ui_figure_unit(),
      m.ui_figure_low(), m.ui_figure_high(), m.ui_figure_out_of(), m.ui_figure_status(), m.ui_figure_note(),
      m.ui_figure_source(), m.ui_figure_of_day(), 'SHA-256', ...(ranges ? [m.ui_figure_range_column()] : []),
    ]; // prettier-ignore
    const lines = rows.map((one) => {
      const [geography, , period, value, low, high, denominator, status, note, range] = one;
      const group = groupOf(one, labelOf);
      const said = [status === 'shown' ? '' : statusWords[status](), note === null ? '' : labelOf(note)];
      return [period, labelOf(geography), group, value, unit, low, high, denominator, ...said, from.source, from.asOf, from.sha256, ...(ranges ? [range == null ? '' : rangeWords(type, range)] : [])]; // prettier-ignore
    });
    downloadFile(toCsv(heads, lines), fileNameOf(caption, from.asOf), 'text/csv');
  }
  return (
    <details>
      <summary className={opener}>{m.ui_as_table()}</summary>
      <DataTable caption={`${caption}, ${unit}`} columns={columns} rows={rows} keyOf={keyOf} />
      <Button
        variant="ghost"
        className={css({ marginTop: '2' })}
        onClick={file}
        aria-label={m.ui_download_csv_of({ title: caption })}
      >
        {m.ui_download_csv()}
      </Button>
    </details>
  );
}

const plain = (value: number | null) => (value === null ? '' : numberWords('count', value));
const groupOf = ([, stratum]: Value, labelOf: (code: string) => string) =>
  stratum === '' ? m.ui_figure_everybody() : labelOf(stratum);
const betweenOf = ([, , , , low, high]: Value, type: ValueType) =>
  low === null || high === null
    ? ''
    : m.ui_figure_from_to({ low: numberWords(type, low), high: numberWords(type, high) });

/** With where each is wanted: a column in which nothing stands is left out. */
interface Wanted extends Column<Value> {
  readonly where: 'always' | 'stratum' | 'interval' | 'outOf' | 'note';
}

const columnsFor = (type: ValueType, labelOf: (code: string) => string): readonly Wanted[] => [
  { where: 'always', name: m.ui_figure_period, cell: (one) => periodWords(one[2]), by: (one) => one[2] },
  { where: 'always', name: m.ui_figure_place, cell: (one) => labelOf(one[0]), by: (one) => labelOf(one[0]) },
  {
    where: 'stratum',
    name: m.ui_figure_group,
    cell: (one) => groupOf(one, labelOf),
    by: (one) => groupOf(one, labelOf),
  },
  { where: 'always', name: m.ui_figure_value, cell: (one) => valueWords(one, type), by: (one) => one[3], number: true },
  { where: 'interval', name: m.ui_figure_between, cell: (one) => betweenOf(one, type), number: true },
  { where: 'outOf', name: m.ui_figure_out_of, cell: (one) => plain(one[6]), by: (one) => one[6], number: true },
  { where: 'note', name: m.ui_figure_note, cell: (one) => (one[8] === null ? '' : labelOf(one[8])) },
];
