/** What the file's columns mean, the first rows as they will stand, and what is no figure, as a file too. */
import { css } from 'styled-system/css';
import { toCsv } from '../../../core/csv.ts';
import { counted } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { downloadFile, fileNameOf } from '../../../ui/downloadFile.ts';
import { periodWords, statusWords } from '../../../ui/figure/words.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { TableFrame } from '../../../ui/table/TableFrame.tsx';
import { COLUMNS, lacking, NEEDED } from '../model/columns.ts';
import { periodOf } from '../model/years.ts';
import type { OpenedFile } from './figureFile.ts';
import type { FigureImport } from './useFigureImport.ts';
import { columnWords, faultWords } from './words.ts';

const SHOWN = 5;

export function ColumnsPanel({ work, file }: { readonly work: FigureImport; readonly file: OpenedFile }) {
  const { mapping, years, read } = work;
  const kept = new Set(work.withheld?.map(({ row }) => row));
  const missing = lacking(mapping);
  const options = file.headings.map((heading, at) => ({
    value: String(at),
    label: heading || m.figures_column({ at: at + 1 }),
  }));
  return (
    <Panel
      title={work.name}
      aside={
        <Button variant="ghost" onClick={work.again}>
          {m.figures_other_file()}
        </Button>
      }
    >
      <p>{m.figures_rows(counted(file.records.length))}</p>
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
          gap: '4',
          marginBlock: '4',
        })}
      >
        {COLUMNS.map((column) => (
          <SelectField
            key={column}
            label={columnWords[column]()}
            required={NEEDED.some((one) => one === column)}
            placeholder={m.figures_no_column()}
            value={mapping[column] === undefined ? '' : String(mapping[column])}
            options={options}
            onChange={({ target }) => work.map(column, target.value === '' ? null : Number(target.value))}
          />
        ))}
      </div>
      {years.sample === null ? null : <YearsField work={work} sample={years.sample} />}
      <p aria-live="polite" className={css({ fontWeight: 'bold' })}>
        {read !== null
          ? m.figures_found(counted(read.figures.length))
          : missing.length > 0
            ? m.figures_lacking({ columns: missing.map((column) => columnWords[column]()).join(', ') })
            : m.figures_years_say()}
      </p>
      {read && read.leftOut.length > 0 ? <LeftOutPart work={work} read={read} /> : null}
      {read && read.figures.length > 0 ? (
        <TableFrame
          caption={m.figures_first()}
          heads={[
            { name: columnWords.period() },
            { name: columnWords.geography() },
            { name: columnWords.stratum() },
            { name: columnWords.value(), number: true },
            { name: columnWords.status() },
          ]}
          rows={read.figures.slice(0, SHOWN).map((one) => ({
            key: String(one.row),
            cells: [
              periodWords(one.period),
              one.geography,
              one.stratum,
              one.value === null || kept.has(one.row) ? '' : String(one.value),
              statusWords[kept.has(one.row) ? 'suppressed' : one.status](),
            ],
          }))}
        />
      ) : null}
    </Panel>
  );
}

interface YearsFieldProps {
  readonly work: FigureImport;
  /** As the file writes it. */
  readonly sample: string;
}

function YearsField({ work: { years, readYears }, sample }: YearsFieldProps) {
  const [school, calendar] = [periodOf(sample, 'school'), periodOf(sample, 'calendar')];
  // "2023-24" can be nothing else: then the hint says how it is read.
  const only = school === calendar;
  const from = school?.slice(0, 4) ?? '';
  const schoolWords = m.figures_years_school({ from, to: String(Number(from) + 1) });
  return (
    <div className={css({ maxWidth: '34rem', marginBottom: '4' })}>
      {only && years.reading === 'school' ? (
        <p>{m.figures_years_read({ sample, as: schoolWords })}</p>
      ) : (
        <SelectField
          label={m.figures_years({ sample })}
          hint={m.figures_years_hint()}
          required
          placeholder={m.figures_years_choose()}
          value={years.reading ?? ''}
          options={[
            { value: 'school', label: schoolWords },
            { value: 'calendar', label: calendar === null ? sample : periodWords(calendar) },
          ]}
          onChange={({ target }) => {
            if (target.value === 'school' || target.value === 'calendar') readYears(target.value);
          }}
        />
      )}
    </div>
  );
}

interface LeftOutProps {
  readonly work: FigureImport;
  readonly read: NonNullable<FigureImport['read']>;
}

function LeftOutPart({ work, read: { leftOut } }: LeftOutProps) {
  function save() {
    const rows = leftOut.map(({ row, fault }) => [row, faultWords[fault]()]);
    downloadFile(toCsv([m.figures_row(), m.figures_why()], rows), fileNameOf(work.name, 'x'), 'text/csv');
  }
  return (
    <div className={css({ marginBlock: '2' })}>
      <p>{m.figures_left_out(counted(leftOut.length))}</p>
      <ul className={css({ paddingLeft: '5', listStyleType: 'square', textStyle: 'small' })}>
        {leftOut.slice(0, SHOWN).map(({ row, fault }) => (
          <li key={row}>{m.figures_row_says({ row, why: faultWords[fault]() })}</li>
        ))}
      </ul>
      <Button variant="ghost" onClick={save}>
        {m.figures_left_out_file()}
      </Button>
    </div>
  );
}
