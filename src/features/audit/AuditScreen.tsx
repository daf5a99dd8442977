/** The record of changes: who changed what and when, filtered, counted, and as a file. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PageHead } from '../../ui/staff/PageHead.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { NO_FILTER, type AuditFilter } from './audit.ts';
import { AuditEntry } from './AuditEntry.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { Counts } from './Counts.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FailuresPanel } from './FailuresPanel.tsx';
import { useAuditRows } from './useAuditRows.ts';
import { usePeopleNames } from './usePeopleNames.ts';

export function AuditScreen() {
  const [filter, setFilter] = useState<AuditFilter>(NO_FILTER);
  const names = usePeopleNames();
  const { rows, more, problem, busy, older, again } = useAuditRows(filter);
  return (
    <>
      <PageHead
        title="Audit"
        lead="Every change to people, invitations, events and figures, written by the database itself. Nobody can alter it."
        actions={<ExportButton filter={filter} names={names} />}
      />
      <Counts />
      <FailuresPanel />
      <Panel title="The changes" className={css({ marginTop: '8', paddingBottom: '8' })}>
        <AuditFilters value={filter} people={names.options} onChange={setFilter} />
        <div aria-live="polite" className={css({ marginTop: '4' })}>
          {problem ? (
            <p className={css({ fontWeight: 'bold', color: 'danger' })}>
              {problem}{' '}
              <Button variant="ghost" onClick={() => void again()}>
                Try again
              </Button>
            </p>
          ) : null}
          {rows === null && busy ? <Spinner label="Loading the changes..." /> : null}
          {rows?.length === 0 && !problem && !busy ? (
            <EmptyState title="No change fits">
              <p>Choose a longer time, or clear the filter.</p>
            </EmptyState>
          ) : null}
        </div>
        <ul aria-label="Changes" aria-busy={busy}>
          {rows?.map((row) => (
            <AuditEntry key={row.id} row={row} names={names} />
          ))}
        </ul>
        {more && !problem ? (
          <div className={css({ marginTop: '4' })}>
            <Button variant="secondary" busy={busy && 'Loading...'} onClick={() => void older()}>
              Show older ones
            </Button>
          </div>
        ) : null}
      </Panel>
    </>
  );
}
