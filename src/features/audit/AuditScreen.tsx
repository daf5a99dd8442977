/** The record of changes: who changed what and when, filtered, counted, and as a file. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../messages/messages.js';
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
import { PictureRoomPanel } from './PictureRoomPanel.tsx';
import { useAuditRows } from './useAuditRows.ts';
import { usePeopleNames } from './usePeopleNames.ts';

export function AuditScreen() {
  const [filter, setFilter] = useState<AuditFilter>(NO_FILTER);
  const names = usePeopleNames();
  const { rows, more, problem, busy, older, again } = useAuditRows(filter);
  return (
    <>
      <PageHead
        title={m.audit_title()}
        lead={m.audit_lead()}
        actions={<ExportButton filter={filter} names={names} />}
      />
      <Counts />
      <FailuresPanel />
      <PictureRoomPanel />
      <Panel title={m.audit_changes()} className={css({ marginTop: '8', paddingBottom: '8' })}>
        <AuditFilters value={filter} people={names.options} onChange={setFilter} />
        <div aria-live="polite" className={css({ marginTop: '4' })}>
          {problem ? (
            <p className={css({ fontWeight: 'bold', color: 'danger' })}>
              {problem}{' '}
              <Button variant="ghost" onClick={() => void again()}>
                {m.ui_try_again()}
              </Button>
            </p>
          ) : null}
          {rows === null && busy ? <Spinner label={m.audit_loading_changes()} /> : null}
          {rows?.length === 0 && !problem && !busy ? (
            <EmptyState title={m.audit_none_fits()}>
              <p>{m.audit_none_fits_lead()}</p>
            </EmptyState>
          ) : null}
        </div>
        <ul aria-label={m.audit_list()} aria-busy={busy}>
          {rows?.map((row) => (
            <AuditEntry key={row.id} row={row} names={names} />
          ))}
        </ul>
        {more && !problem ? (
          <div className={css({ marginTop: '4' })}>
            <Button variant="secondary" busy={busy && m.ui_loading()} onClick={() => void older()}>
              {m.audit_older()}
            </Button>
          </div>
        ) : null}
      </Panel>
    </>
  );
}
