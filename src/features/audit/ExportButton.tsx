/** The download of what the filter finds: says how far it is, can be stopped, says what it did. */
import { useRef, useState } from 'react';
import { failureWords } from '../../hooks/blame.ts';
import { staffApi } from '../../hooks/useStaff.ts';
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
    setRows(0);
    try {
      const all = await fetchAll(await staffApi(), filter, stop.signal, setRows);
      stop.signal.throwIfAborted();
      downloadFile(auditCsv(all, names), `changes-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv');
      toast({ type: 'success', title: 'Downloaded', description: `${all.length} changes are in the file.` });
    } catch (cause) {
      if (stop.signal.aborted) toast({ type: 'info', title: 'Stopped', description: 'No file was made.' });
      else toast({ type: 'error', title: 'No file was made', description: failureWords(cause) });
    } finally {
      setRows(null);
    }
  }

  if (rows !== null) {
    return (
      <Button variant="secondary" onClick={() => abort.current?.abort()}>
        {`Stop (${rows} so far)`}
      </Button>
    );
  }
  return (
    <Button variant="secondary" onClick={() => void run()}>
      Download as CSV
    </Button>
  );
}
