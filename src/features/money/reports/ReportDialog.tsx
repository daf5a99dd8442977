/** One report: its sums, its lines, what the ledger says otherwise by now; filed or amended under the hash that was seen here. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { mayExport } from '../../../hooks/freshProof.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { downloadFile } from '../../../ui/downloadFile.ts';
import { PrintedTable } from '../../../ui/list/PrintedTable.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { reportRead, type FiledRow, type ReportRow } from '../data/reportReads.ts';
import { newId } from '../data/newId.ts';
import { fecCsv, reportCsv } from '../model/reportFile.ts';
import { dayWords } from '../parts/dayWords.ts';
import { LineTable, lineCells, lineHeads } from './LineTable.tsx';
import { ReportSums } from './ReportSums.tsx';
import { hash } from './styles.ts';

interface ReportDialogProps {
  /** A filed report's, or 'next'. */
  readonly id: string;
  readonly filed: FiledRow | null;
  /** Whether its days are over. */
  readonly over: boolean;
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

export function ReportDialog({ id, filed, over, refresh, onClose }: ReportDialogProps) {
  const { rows, asOf, trouble, refresh: look, state } = useStaffRead(reportRead(id));
  const report = rows?.[0];
  const title = report
    ? m.reports_period({ from: dayWords(report.covers_from), until: dayWords(report.covers_until) })
    : m.reports_title();
  return (
    <Dialog open onClose={onClose} title={title} description={id === 'next' ? m.reports_preview_hint() : undefined}>
      {state === 'loading' && report === undefined ? <Spinner label={m.ui_loading()} /> : null}
      {report === undefined ? null : (
        <Report report={report} filed={filed} over={over} onClose={onClose} refresh={[look, refresh]} />
      )}
      <AsOf asOf={asOf} trouble={trouble} />
    </Dialog>
  );
}

interface ReportProps {
  readonly report: ReportRow;
  readonly filed: FiledRow | null;
  readonly over: boolean;
  readonly refresh: readonly (() => Promise<void>)[];
  readonly onClose: () => void;
}

function Report({ report, filed, over, refresh, onClose }: ReportProps) {
  const [id] = useState(newId);
  const [reason, setReason] = useState('');
  const [printing, setPrinting] = useState(false);
  const { busy, problem, run } = useChange(...refresh);
  const amends = filed !== null;
  const may = amends ? filed.differs : over;
  const why = reason.trim();
  const lacks = amends && why.length < 3;
  const sha256 = report.sha256 ?? report.seen;
  const file = async () => {
    if (lacks) return;
    const said = {
      report: id,
      until: report.covers_until,
      amends: report.id,
      reason: amends ? why : null,
      seen: report.seen,
    };
    if (await run((api) => api.rpc('file_report', said), { done: () => m.reports_done() })) onClose();
  };
  // Streets and employers are in it: asked for and written down first.
  const save = async (as: 'report' | 'schedules') => {
    if (!(await mayExport('money-report'))) return;
    const make = as === 'report' ? reportCsv : fecCsv;
    downloadFile(
      make(report.lines, { ...report, sha256 }),
      `${as}-${report.covers_until}-${report.version}.csv`,
      'text/csv',
    );
  };
  return (
    <div className={css({ display: 'grid', gap: '4', minWidth: '0' })}>
      <ReportSums report={report} />
      <p className={css({ overflowWrap: 'anywhere' })}>
        {report.sha256 === null ? m.reports_hash_seen() : m.reports_hash()} <code className={hash}>{sha256}</code>
      </p>
      {report.gone.length + report.come.length === 0 ? null : (
        <section aria-label={m.reports_changes()}>
          <h3 className={css({ textStyle: 'h5' })}>{m.reports_changes()}</h3>
          <LineTable caption={m.reports_gone()} lines={report.gone} />
          <LineTable caption={m.reports_come()} lines={report.come} />
        </section>
      )}
      {may ? (
        <form
          className={css({ display: 'grid', gap: '3' })}
          onSubmit={(event) => {
            event.preventDefault();
            void file();
          }}
        >
          {amends ? (
            <TextField
              label={m.reports_reason()}
              hint={m.reports_reason_hint()}
              required
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          ) : null}
          <p>{m.reports_freezes()}</p>
          <Button type="submit" disabled={busy || lacks}>
            {amends ? m.reports_amend() : m.reports_file()}
          </Button>
        </form>
      ) : null}
      {problem === null ? null : <p role="alert">{problem}</p>}
      <LineTable caption={m.reports_lines({ count: String(report.lines.length) })} lines={report.lines} />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button variant="secondary" onClick={() => void save('report')}>
          {m.ui_download_csv()}
        </Button>
        <Button variant="secondary" onClick={() => void save('schedules')}>
          {m.reports_fec()}
        </Button>
        <Button variant="secondary" onClick={() => setPrinting(true)}>
          {m.ui_print_list()}
        </Button>
      </div>
      {printing ? (
        <PrintedTable
          title={m.reports_period({ from: dayWords(report.covers_from), until: dayWords(report.covers_until) })}
          note={m.reports_paper({
            opening: exactMoney(report.opening_cents),
            closing: exactMoney(report.closing_cents),
            hash: sha256,
          })}
          heads={lineHeads()}
          rows={report.lines.map((line, at) => ({ key: String(at), cells: lineCells(line) }))}
          onDone={() => setPrinting(false)}
        />
      ) : null}
    </div>
  );
}
