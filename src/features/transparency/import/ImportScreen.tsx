/** /content/payments: brings in the city's file of payments and shows it to everybody, takes another's place, or goes again. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { useMay } from '../../../hooks/useMay.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { NeedsSignal } from '../../../ui/staff/NeedsSignal.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { staffFilesRead } from '../data/staffReads.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { ColumnsPanel } from './ColumnsPanel.tsx';
import { FilesPanel } from './FilesPanel.tsx';
import { SendPanel } from './SendPanel.tsx';
import { usePaymentImport } from './usePaymentImport.ts';

export function ImportScreen() {
  return useMay('publish_content') ? (
    <Importing />
  ) : (
    <EmptyState title={m.transparency_import_only()}>
      <p>{m.transparency_import_only_more()}</p>
    </EmptyState>
  );
}

function Importing() {
  const files = useStaffRead(staffFilesRead);
  const work = usePaymentImport(files.refresh);
  return (
    <>
      <Link to="/content" className={textLink}>
        {m.transparency_import_back()}
      </Link>
      <PageHead title={m.transparency_import_title()} lead={m.transparency_import_lead()} />
      <div className={css({ display: 'grid', gap: '8', paddingBottom: '8' })}>
        <NeedsSignal>{m.transparency_import_signal()}</NeedsSignal>
        {work.phase === 'choose' ? (
          <ChooseFile problem={work.problem} onFile={(file) => void work.choose(file)} />
        ) : null}
        {work.phase === 'reading' ? <Spinner label={m.transparency_check_busy()} /> : null}
        {work.phase === 'ready' && work.file ? <ColumnsPanel work={work} file={work.file} /> : null}
        {['ready', 'sending', 'stopped', 'done'].includes(work.phase) ? <SendPanel work={work} /> : null}
        <FilesPanel files={files} />
      </div>
    </>
  );
}
