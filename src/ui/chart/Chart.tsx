/**
 * A chart that everybody can read: the drawing, what its colours mean, how old it is and where it is from, and the same
 * figures as a table and as a file.
 */
import type { ReactNode } from 'react';
import { chart } from 'styled-system/recipes';
import { digits, townDay } from '../../hooks/format.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../Button.tsx';
import { downloadFile, fileNameOf } from '../downloadFile.ts';
import { AsOf, type AsOfProps } from '../staff/AsOf.tsx';
import { opener } from '../staff/opener.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { columnsOf, figuresCsv, placesWithAny, saidOf, totalOf, type Figures } from './figures.ts';
import { Plot, type Marks } from './Plot.tsx';

export interface ChartProps extends AsOfProps {
  /** What is counted: the table's caption and the file's name. */
  readonly title: string;
  readonly figures: Figures;
  readonly marks: Marks;
  /** Where the figures are from: "the record of changes". */
  readonly source: string;
  /** What the drawing shows, for those who see it. */
  readonly note?: ReactNode;
  /** Whole numbers, left out. */
  readonly say?: (value: number) => string;
}

export function Chart({ title, figures, marks, source, note, say = digits, asOf, trouble }: ChartProps) {
  const slots = chart();
  const columns = columnsOf(figures);
  return (
    <figure className={slots.root} aria-label={title}>
      <Plot figures={figures} marks={marks} say={say} />
      {figures.drawn.length > 1 ? (
        <ul className={slots.key}>
          {figures.drawn.map((series, at) => (
            <li key={series.name}>
              <svg className={slots.swatch} viewBox="0 0 16 16" aria-hidden="true">
                {marks === 'bars' ? (
                  <rect className={slots.bar} data-series={at} x="1" y="1" width="14" height="14" />
                ) : (
                  <path className={slots.line} data-series={at} d="M0 8H16" />
                )}
              </svg>
              <strong>{say(totalOf(series))}</strong> {series.name}
            </li>
          ))}
        </ul>
      ) : null}
      {note ? <figcaption className={slots.note}>{note}</figcaption> : null}
      <AsOf asOf={asOf} trouble={trouble} source={source} />
      <details>
        <summary className={opener}>{m.ui_as_table()}</summary>
        <TableFrame
          caption={title}
          heads={[figures.axis, ...columns.map(({ name }) => name)].map((name, at) => ({ name, number: at > 0 }))}
          rows={placesWithAny(figures).map(({ key, name, at }) => ({
            key,
            cells: [name, ...columns.map(({ values }) => saidOf(values[at] ?? null, say))],
          }))}
        />
        <Button
          variant="ghost"
          onClick={() =>
            downloadFile(figuresCsv(figures), fileNameOf(title, asOf === null ? '' : townDay(asOf)), 'text/csv')
          }
          aria-label={m.ui_download_csv_of({ title })}
        >
          {m.ui_download_csv()}
        </Button>
      </details>
    </figure>
  );
}
