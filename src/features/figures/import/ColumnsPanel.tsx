/** What the file's columns mean, the first rows as they will stand, and what is no figure, as a file too. */
import { css } from 'styled-system/css';
import { toCsv } from '../../../core/csv.ts';
import { counted } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { downloadFile, fileNameOf } from '../../../ui/downloadFile.ts';
import { periodWords, rangeWords, statusWords } from '../../../ui/figure/words.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { TableFrame } from '../../../ui/table/TableFrame.tsx';
import { COLUMNS, lacking, NEEDED } from '../model/columns.ts';
import { timesHundred } from '../model/range.ts';
import { periodOf } from '../model/years.ts';
import type { OpenedFile } from './figureFile.ts';
import type { FigureImport } from './useFigureImport.ts';
import { columnWords, faultWords } from './words.ts';

const SHOWN = 5;

export function ColumnsPanel({ work, file }: { readonly work: FigureImport; readonly file: OpenedFile }) {
  const { mapping, years, read } = work;
  const kept = new Set(work.withheld?.map(({ row }) => row));
  const missing = lacking(mapping, work.period);
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
      {mapping.period === undefined ? <PeriodField work={work} /> : null}
      {work.share.sample === null ? null : <ShareField work={work} sample={work.share.sample} />}
      {years.sample === null ? null : <YearsField work={work} sample={years.sample} />}
      <p aria-live="polite" className={css({ fontWeight: 'bold' })}>
        {read !== null
          ? m.figures_found(counted(read.figures.length))
          : missing.length > 0
            ? m.figures_lacking({ columns: missing.map((column) => columnWords[column]()).join(', ') })
            : years.reading === null
              ? m.figures_years_say()
              : work.share.as === null
                ? m.figures_share_say()
                : m.figures_codes_say()}
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
              kept.has(one.row)
                ? ''
                : one.range === undefined
                  ? String(one.value ?? '')
                  : rangeWords('count', one.range),
              statusWords[kept.has(one.row) ? 'suppressed' : one.status](),
            ],
          }))}
        />
      ) : null}
    </Panel>
  );
}

/** Of a file without a column of periods. */
function PeriodField({ work }: { readonly work: FigureImport }) {
  const bad = work.period.trim() !== '' && periodOf(work.period, work.years.reading ?? 'calendar') === null;
  return (
    <div className={css({ maxWidth: '34rem', marginBottom: '4' })}>
      <TextField
        label={m.figures_period_typed()}
        hint={m.figures_period_hint()}
        value={work.period}
        error={bad ? m.figures_period_bad() : null}
        onChange={({ target }) => work.typePeriod(target.value)}
      />
    </div>
  );
}

/** Whether 0.4123 is a share of 1. */
function ShareField({ work, sample }: { readonly work: FigureImport; readonly sample: string }) {
  return (
    <div className={css({ maxWidth: '34rem', marginBottom: '4' })}>
      <SelectField
        label={m.figures_share({ sample })}
        hint={m.figures_share_hint()}
        required
        placeholder={m.figures_share_choose()}
        value={work.share.as ?? ''}
        options={[
          { value: 'share', label: m.figures_share_percent({ percent: timesHundred(sample) }) },
          { value: 'number', label: m.figures_share_number({ sample }) },
        ]}
        onChange={({ target }) => {
          if (target.value === 'share' || target.value === 'number') work.readShare(target.value);
        }}
      />
    </div>
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
