/** Bringing in a file of the bank: choosing it, saying what its columns are, and handing it over. */
import { css } from 'styled-system/css';
import { toCsv } from '../../../core/csv.ts';
import { counted, digits, exactMoney } from '../../../hooks/format.ts';
import { requestWords } from '../../../hooks/requestWords.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { downloadFile } from '../../../ui/downloadFile.ts';
import { FileField } from '../../../ui/FileField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { TableFrame } from '../../../ui/table/TableFrame.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { BANK_FIELDS, lacking, OFX_HEADINGS, type BankFault, type BankField, type LeftOut } from '../model/bankFile.ts';
import { dayWords } from '../parts/dayWords.ts';
import { AlikeQuestion } from './AlikeQuestion.tsx';
import { BankFileError } from './openBank.ts';
import type { OpenedBank } from './protocol.ts';
import type { BankImport } from './useBankFile.ts';

const FIELDS: Readonly<Record<BankField, () => string>> = {
  posted_on: m.bank_day,
  amount: m.bank_amount,
  in: m.bank_in,
  out: m.bank_out,
  description: m.bank_text,
  reference: m.bank_reference,
};
const FAULTS: Readonly<Record<BankFault, () => string>> = {
  posted_on: m.bank_day,
  amount: m.bank_amount,
  description: m.bank_text,
};
const problemWords = (cause: unknown) => {
  if (!(cause instanceof BankFileError)) return requestWords(cause);
  if (cause.why === 'too-long') return m.bank_too_long();
  return cause.why === 'no-lines' ? m.bank_no_lines() : m.bank_unreadable();
};

interface FileProps {
  readonly work: BankImport;
  /** Of earlier files: written otherwise, the same account would be another. */
  readonly accounts: readonly string[];
}

export function FilePanel({ work, accounts }: FileProps) {
  return (
    <Panel title={m.bank_file()}>
      <div className={css({ display: 'grid', gap: '4', maxWidth: '44rem' })}>
        {work.phase === 'reading' ? <Spinner label={m.bank_reading()} /> : null}
        {work.phase === 'choose' || work.phase === 'done' ? <Choose work={work} /> : null}
        {work.file === null || work.phase === 'choose' || work.phase === 'reading' ? null : (
          <Columns work={work} accounts={accounts} />
        )}
      </div>
    </Panel>
  );
}

function Choose({ work }: { readonly work: BankImport }) {
  return (
    <>
      <p aria-live="polite" className={css({ fontWeight: 'bold', _empty: { display: 'none' } })}>
        {work.phase === 'done' ? m.bank_done({ name: work.name }) : null}
      </p>
      <FileField
        label={m.bank_choose()}
        hint={m.bank_choose_hint()}
        error={work.problem === null ? null : problemWords(work.problem)}
        accept=".ofx,.qfx,.qbo,.csv,.tsv,.txt"
        onFile={(file) => void work.choose(file)}
      />
    </>
  );
}

function Columns({ work, accounts }: FileProps) {
  const { file, mapping, read, phase } = work;
  if (file === null || phase === 'done') return null;
  const missing = file.headings.length === 0 ? [] : lacking(mapping);
  const options = file.headings.map((heading, at) => ({ value: String(at), label: heading || String(at + 1) }));
  const busy = phase === 'sending';
  // Once it has begun it goes on as it began: told otherwise, it would begin anew and stand twice.
  const begun = phase !== 'ready';
  return (
    <>
      <TextField
        label={m.bank_account()}
        hint={m.bank_account_hint()}
        required
        maxLength={60}
        disabled={begun}
        list="bank-accounts"
        value={work.account}
        onChange={({ target }) => work.setAccount(target.value)}
      />
      <datalist id="bank-accounts">
        {accounts.map((account) => (
          <option key={account}>{account}</option>
        ))}
      </datalist>
      {file.headings.length === 0 ? null : (
        <div
          className={css({
            display: 'grid',
            gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
            gap: '4',
          })}
        >
          {BANK_FIELDS.map((field) => (
            <SelectField
              key={field}
              label={FIELDS[field]()}
              placeholder={m.bank_none()}
              disabled={begun}
              value={mapping[field] ?? ''}
              options={options}
              onChange={({ target }) => work.map(field, target.value === '' ? null : Number(target.value))}
            />
          ))}
        </div>
      )}
      <p aria-live="polite" className={css({ fontWeight: 'bold' })}>
        {missing.length > 0
          ? m.bank_missing({ fields: missing.map((field) => FIELDS[field]()).join(', ') })
          : read === null
            ? null
            : m.bank_found(counted(read.lines.length))}
      </p>
      {missing.length === 0 && read === null ? <Spinner label={m.bank_reading()} /> : null}
      {read && read.leftOut.length > 0 ? (
        <Button
          variant="secondary"
          className={css({ justifySelf: 'start' })}
          onClick={() => downloadFile(leftOutCsv(file, read.leftOut), 'bank-rows-left-out.csv', 'text/csv')}
        >
          {m.bank_left_out(counted(read.leftOut.length))}
        </Button>
      ) : null}
      {read && read.lines.length > 0 ? (
        <TableFrame
          caption={m.bank_first()}
          heads={[{ name: m.bank_day() }, { name: m.bank_text() }, { name: m.bank_amount(), number: true }]}
          rows={read.lines.slice(0, 4).map((line) => ({
            key: String(line.row),
            cells: [dayWords(line.posted_on), line.description, exactMoney(line.cents)],
          }))}
        />
      ) : null}
      {busy || phase === 'stopped' ? (
        <progress className={css({ width: 'full' })} max={file.total} value={work.sent} aria-label={m.bank_file()} />
      ) : null}
      {work.problem === null ? null : (
        <p role="alert" className={css({ fontWeight: 'bold', color: 'danger' })}>
          {problemWords(work.problem)} {phase === 'stopped' ? m.bank_goes_on() : null}
        </p>
      )}
      {phase === 'asking' ? <AlikeQuestion work={work} /> : null}
      <div className={css({ display: phase === 'asking' ? 'none' : 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button
          busy={busy && m.bank_sending({ sent: digits(work.sent), total: digits(file.total) })}
          disabled={!read || read.lines.length === 0 || work.account.trim() === ''}
          onClick={() => void work.send()}
        >
          {m.bank_bring(counted(read?.lines.length ?? 0))}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={work.again}>
          {m.bank_other()}
        </Button>
      </div>
    </>
  );
}

/** With the rows as they stand in the file: put right there, they can be brought in. */
function leftOutCsv({ headings }: OpenedBank, leftOut: readonly LeftOut[]): string {
  const names = headings.length === 0 ? OFX_HEADINGS : headings;
  return toCsv(
    [m.bank_row(), m.bank_fault(), ...names],
    leftOut.map(({ row, fault, record }) => [
      row,
      FAULTS[fault](),
      ...Array.from({ length: names.length }, (_, at) => record[at] ?? null),
    ]),
  );
}
