/** The download of what the filter finds: says how far it is, can be stopped, says what it did. */
import { useRef, useState } from 'react';
import { requestWords, tellUnforeseen } from '../../hooks/requestWords.ts';
import { counted, digits } from '../../hooks/format.ts';
import { mayExport } from '../../hooks/freshProof.ts';
import { staffApi } from '../../hooks/useStaff.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { downloadFile } from '../../ui/downloadFile.ts';
import { toast } from '../../ui/toaster.tsx';
import type { AuditFilter } from './audit.ts';
import type { Names } from './difference.ts';
import { auditCsv, fetchAll } from './exportAudit.ts';

export function ExportButton({ filter, names }: { readonly filter: AuditFilter; readonly names: Names }) {
  const [rows, setRows] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);

  async function run() {
    const stop = new AbortController();
    abort.current = stop;
    if (!(await mayExport('audit-events'))) return;
    setRows(0);
    try {
      const all = await fetchAll(await staffApi(), filter, stop.signal, setRows);
      stop.signal.throwIfAborted();
      downloadFile(auditCsv(all, names), `changes-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv');
      const count = all.length;
      const description = () => m.audit_in_the_file(counted(count));
      toast({ type: 'success', title: m.audit_downloaded, description });
    } catch (cause) {
      if (stop.signal.aborted) {
        toast({ type: 'info', title: m.audit_stopped, description: m.audit_no_file_text });
        return;
      }
      tellUnforeseen(cause);
      toast({ type: 'error', title: m.audit_no_file, description: () => requestWords(cause) });
    } finally {
      setRows(null);
    }
  }

  if (rows !== null) {
    return (
      <Button variant="secondary" onClick={() => abort.current?.abort()}>
        {m.audit_stop({ count: digits(rows) })}
      </Button>
    );
  }
  return (
    <Button variant="secondary" onClick={() => void run()}>
      {m.ui_download_csv()}
    </Button>
  );
}
