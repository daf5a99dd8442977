/** Bringing in a voter file: choose it, say what its columns mean, see what becomes of it, and bring it in. */
import { counted } from '../../../hooks/format.ts';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { missing } from '../model/import/fields.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { NeedsSignal } from '../../../ui/staff/NeedsSignal.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { m } from '../../../messages/messages.js';
import { CheckSummary } from './CheckSummary.tsx';
import { ColumnFields } from './ColumnFields.tsx';
import { Doorless } from './Doorless.tsx';
import { EarlierImports } from './EarlierImports.tsx';
import { FileDrop } from './FileDrop.tsx';
import { Letters } from './Letters.tsx';
import { Matches } from './Matches.tsx';
import { Missing } from './Missing.tsx';
import { Preview } from './Preview.tsx';
import { Questions } from './Questions.tsx';
import { lettersRead, matchesRead } from './matches.ts';
import { importsRead } from './reads.ts';
import { Running } from './Running.tsx';
import { useImport } from './useImport.ts';

export function ImportScreen() {
  return useMay('lead_field') ? (
    <Importing />
  ) : (
    <EmptyState title={m.import_only_leads()}>
      <p>{m.import_only_leads_more()}</p>
    </EmptyState>
  );
}

function Importing() {
  const imports = useStaffRead(importsRead);
  const matches = useStaffRead(matchesRead);
  const letters = useStaffRead(lettersRead);
  const work = useImport(async () => {
    await Promise.all([imports.refresh(), matches.refresh(), letters.refresh()]);
  });
  const { phase, file, mapping, reading, lastCheck } = work;
  const incomplete = missing(mapping);
  return (
    <>
      <Link to="/field-ops" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
        {m.import_back()}
      </Link>
      <PageHead title={m.import_title()} lead={m.import_lead()} />
      <div className={css({ display: 'grid', gap: '8', paddingBottom: '8' })}>
        <NeedsSignal>{m.import_needs_signal()}</NeedsSignal>
        {phase === 'choose' ? <FileDrop problem={work.problem} onFile={(chosen) => void work.choose(chosen)} /> : null}
        {phase === 'reading' ? <Spinner label={m.import_reading({ file: work.name })} /> : null}
        {phase === 'ready' && file ? (
          <>
            <ColumnFields
              key={`${file.digest} ${file.recognized.headed}`}
              name={work.name}
              file={file}
              mapping={mapping}
              incomplete={incomplete}
              onFirstLine={(headed) => void work.readFirstLine(headed)}
              onMap={work.map}
              onOther={work.again}
            />
            {incomplete === null && reading ? (
              <>
                <Preview sample={file.sample} reading={reading} />
                {lastCheck ? <Questions check={lastCheck} decisions={work.decisions} onDecide={work.decide} /> : null}
                {lastCheck ? <Doorless check={lastCheck} /> : null}
                <CheckSummary check={work.check} total={file.total} name={work.name} />
                <Button
                  size="lg"
                  className={css({ justifySelf: 'start' })}
                  disabled={work.check?.finished !== true || work.check.voters === 0}
                  onClick={() => void work.start()}
                >
                  {work.check?.finished ? m.import_start(counted(work.check.voters)) : m.import_checking()}
                </Button>
              </>
            ) : null}
          </>
        ) : null}
        {phase === 'running' || phase === 'stopping' || phase === 'stopped' || phase === 'done' ? (
          <Running work={work} />
        ) : null}
        <Matches read={matches} />
        <Missing imports={imports} />
        <Panel title={m.import_files()}>
          <EarlierImports imports={imports} />
        </Panel>
        <Letters read={letters} />
      </div>
    </>
  );
}
