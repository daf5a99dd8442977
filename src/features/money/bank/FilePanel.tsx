/** Bringing in a file of the bank: choosing it, saying how it is to be read, and handing it over. */
import { css } from 'styled-system/css';
import { toCsv } from '../../../core/csv.ts';
import { counted, digits } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { downloadFile } from '../../../ui/downloadFile.ts';
import { FileField } from '../../../ui/FileField.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { lacking } from '../model/bank/columns.ts';
import { LINE_HEADINGS, type BankFault, type LeftOut } from '../model/bank/line.ts';
import { AccountPart } from './AccountPart.tsx';
import { AlikeQuestion } from './AlikeQuestion.tsx';
import { FIELD_WORDS, FileColumns } from './FileColumns.tsx';
import { knownName, type KnownAccount } from './parts.ts';
import { problemWords } from './problemWords.ts';
import type { OpenedBank } from './protocol.ts';
import type { BankImport } from './useBankFile.ts';

const FAULTS: Readonly<Record<BankFault, () => string>> = {
  posted_on: m.bank_day,
  amount: m.bank_amount,
  description: m.bank_text,
  pending: m.bank_fault_pending,
  currency: m.bank_fault_currency,
  correction: m.bank_fault_correction,
};

interface FileProps {
  readonly work: BankImport;
  /** Of earlier files: written otherwise, the same account would be another. */
  readonly known: readonly KnownAccount[];
}

export function FilePanel({ work, known }: FileProps) {
  return (
    <Panel title={m.bank_file()}>
      <div className={css({ display: 'grid', gap: '4', maxWidth: '44rem' })}>
        {work.phase === 'reading' ? <Spinner label={m.bank_reading()} /> : null}
        {work.phase === 'choose' || work.phase === 'done' ? <Choose work={work} /> : null}
        {work.file === null || work.phase === 'choose' || work.phase === 'reading' || work.phase === 'done' ? null : (
          <Reading work={work} file={work.file} known={known} />
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
        accept=".ofx,.qfx,.qbo,.qif,.csv,.tsv,.txt"
        onFile={(file) => void work.choose(file)}
      />
    </>
  );
}

function Reading({ work, file, known }: FileProps & { readonly file: OpenedBank }) {
  const { mapping, read, phase } = work;
  const missing = file.kind === 'csv' ? lacking(mapping) : [];
  const leftOut = work.taken.flatMap(({ account }) => account.leftOut);
  // Once it has begun it goes on as it began: told otherwise, it would begin anew and stand twice.
  const begun = phase !== 'ready';
  return (
    <>
      <FileColumns work={work} begun={begun} />
      <datalist id="bank-accounts">
        {[...new Set(known.map(({ account }) => account))].map((account) => (
          <option key={account}>{account}</option>
        ))}
      </datalist>
      <p aria-live="polite" className={css({ fontWeight: 'bold', _empty: { display: 'none' } })}>
        {missing.length > 0
          ? m.bank_missing({ fields: missing.map((field) => FIELD_WORDS[field]()).join(', ') })
          : read !== null && read.asks.length > 0
            ? m.bank_asks()
            : null}
      </p>
      {missing.length === 0 && read === null ? <Spinner label={m.bank_reading()} /> : null}
      {read?.accounts.map((account) => (
        <AccountPart key={account.key} work={work} account={account} known={known} begun={begun} />
      ))}
      {read && read.investments > 0 ? <p>{m.bank_investments()}</p> : null}
      {read && read.sums > 0 ? <p>{m.bank_sums(counted(read.sums))}</p> : null}
      {leftOut.length > 0 ? (
        <Button
          variant="secondary"
          className={css({ justifySelf: 'start' })}
          onClick={() => downloadFile(leftOutCsv(file, leftOut), 'bank-rows-left-out.csv', 'text/csv')}
        >
          {m.bank_left_out(counted(leftOut.length))}
        </Button>
      ) : null}
      <Send work={work} known={known} />
    </>
  );
}

function Send({ work, known }: FileProps) {
  const { phase, taken, total } = work;
  const busy = phase === 'sending';
  const names = taken.map(({ choice }) => choice.name.trim());
  const lines = taken.reduce((all, { account }) => all + account.lines.length, 0);
  const ready =
    lines > 0 &&
    names.every((name, at) => name !== '' && names.indexOf(name) === at) &&
    taken.every(({ account }, at) => [null, names[at]].includes(knownName(known, account.ref)));
  return (
    <>
      {busy || phase === 'stopped' ? (
        <progress className={css({ width: 'full' })} max={total} value={work.sent} aria-label={m.bank_file()} />
      ) : null}
      {work.problem === null ? null : (
        <p role="alert" className={css({ fontWeight: 'bold', color: 'danger' })}>
          {problemWords(work.problem)} {phase === 'stopped' ? m.bank_goes_on() : null}
        </p>
      )}
      {phase === 'asking' ? <AlikeQuestion work={work} /> : null}
      <div className={css({ display: phase === 'asking' ? 'none' : 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button
          busy={busy && m.bank_sending({ sent: digits(work.sent), total: digits(total) })}
          disabled={!ready}
          onClick={() => void work.send()}
        >
          {m.bank_bring(counted(lines))}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={work.again}>
          {m.bank_other()}
        </Button>
      </div>
    </>
  );
}

/** With the rows as they stand in the file: put right there, they can be brought in. */
function leftOutCsv({ headings, headed }: OpenedBank, leftOut: readonly LeftOut[]): string {
  const columns = headed ? headings : headings.map((_, at) => m.bank_column({ number: digits(at + 1) }));
  const names = headings.length === 0 ? LINE_HEADINGS : columns;
  return toCsv(
    [m.bank_row(), m.bank_fault(), ...names],
    leftOut.map(({ row, fault, record }) => [
      row,
      FAULTS[fault](),
      ...Array.from({ length: names.length }, (_, at) => record[at] ?? null),
    ]),
  );
}
