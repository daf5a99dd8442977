/** What every word and number of a figure's file means: the codebook, beside the figure and as a file of its own. */
import { css } from 'styled-system/css';
import { toCsv } from '../../core/csv.ts';
import type { Status, Value } from '../../core/figures/value.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../Button.tsx';
import { downloadFile, fileNameOf } from '../downloadFile.ts';
import { opener } from '../staff/opener.ts';
import { isSchoolYear, periodWords, statusWords } from './words.ts';

export interface CodebookProps {
  /** What is counted. */
  readonly name: string;
  readonly unit: string;
  readonly definition: string;
  readonly values: readonly Value[];
  readonly labelOf: (code: string) => string;
  /** YYYY-MM-DD */
  readonly asOf: string;
}

interface Entry {
  /** As the file has it. */
  readonly word: string;
  readonly means: string;
}

const MEANS: Readonly<Record<Exclude<Status, 'shown'>, () => string>> = {
  provisional: m.ui_figure_means_provisional,
  suppressed: m.ui_figure_means_suppressed,
  not_collected: m.ui_figure_means_not_collected,
  not_applicable: m.ui_figure_means_not_applicable,
  range: m.ui_figure_means_range,
};

/** In the order in which the columns of the table stand. */
function entriesOf({ name, unit, definition, values, labelOf }: CodebookProps): readonly Entry[] {
  const periods = [...new Set(values.map((one) => one[2]))].toSorted();
  const [first = '', last = ''] = [periods[0], periods.at(-1)];
  const codes = new Set(values.flatMap((one) => [one[0], one[1], one[8] ?? '']).filter((code) => code !== ''));
  const statuses = new Set(values.map((one) => one[7]).filter((status) => status !== 'shown'));
  const span = first === last ? periodWords(first) : m.ui_figure_periods({ from: periodWords(first), to: periodWords(last) }); // prettier-ignore
  return [
    {
      word: m.ui_figure_period(),
      means: periods.some(isSchoolYear) ? `${span}. ${m.ui_figure_means_school_year()}` : span,
    },
    { word: m.ui_figure_value(), means: `${name}, ${unit}. ${definition}` },
    ...(values.some((one) => one[4] !== null)
      ? [{ word: m.ui_figure_between(), means: m.ui_figure_interval_note() }]
      : []),
    ...(values.some((one) => one[6] !== null)
      ? [{ word: m.ui_figure_out_of(), means: m.ui_figure_means_out_of() }]
      : []),
    ...[...codes].filter((code) => labelOf(code) !== code).map((code) => ({ word: code, means: labelOf(code) })),
    ...[...statuses].map((status) => ({ word: statusWords[status](), means: MEANS[status]() })),
  ];
}

export function Codebook(props: CodebookProps) {
  const { name, values, asOf } = props;
  if (values.length === 0) return null;
  const entries = entriesOf(props);
  const title = m.ui_figure_codebook_of({ name });
  function file() {
    const rows = entries.map(({ word, means }) => [word, means]);
    downloadFile(toCsv([m.ui_figure_word(), m.ui_figure_means()], rows), fileNameOf(title, asOf), 'text/csv');
  }
  return (
    <details>
      <summary className={opener}>{m.ui_figure_codebook()}</summary>
      <dl className={css({ display: 'grid', gap: '3', maxWidth: 'text', paddingBlock: '2' })}>
        {entries.map(({ word, means }) => (
          <div key={word}>
            <dt className={css({ fontWeight: 'bold' })}>{word}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <Button variant="ghost" onClick={file} aria-label={m.ui_download_csv_of({ title })}>
        {m.ui_download_csv()}
      </Button>
    </details>
  );
}
