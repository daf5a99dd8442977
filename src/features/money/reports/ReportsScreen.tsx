/** /finance/reports: what is to be filed by when and what is missing for it, what was filed, and what everybody is shown. */
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { townDay } from '../../../hooks/format.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { NeedsSignal } from '../../../ui/staff/NeedsSignal.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { publicationsRead, reportsRead, type FiledRow } from '../data/reportReads.ts';
import { dayWords } from '../parts/dayWords.ts';
import { NextPanel } from './NextPanel.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { hash, line } from './styles.ts';
import { WithheldPanel } from './WithheldPanel.tsx';

export function ReportsScreen() {
  const keeps = useMay('keep_books');
  return (
    <>
      <Link to="/finance" className={textLink}>
        {m.money_back()}
      </Link>
      <PageHead title={m.reports_title()} lead={m.reports_lead()} />
      {keeps ? (
        <Reports />
      ) : (
        <EmptyState title={m.money_not_yours()}>
          <p>{m.money_not_yours_hint()}</p>
        </EmptyState>
      )}
    </>
  );
}

function Reports() {
  const { rows, state, asOf, trouble, refresh } = useStaffRead(reportsRead);
  const publications = useStaffRead(publicationsRead);
  /** A filed report's id, or 'next'. */
  const [open, setOpen] = useState<string | null>(null);
  const all = rows?.[0];
  const next = all?.periods[0];
  const today = townDay(useNow());
  const again = async () => {
    await Promise.all([refresh(), publications.refresh()]);
  };
  return (
    <div className={css({ display: 'grid', gap: '8' })}>
      <NeedsSignal>{m.reports_away()}</NeedsSignal>
      {rows === null && state === 'loading' ? <Spinner label={m.money_loading()} /> : null}
      <div>
        <NextPanel reports={all} onOpen={() => setOpen('next')} />
        <AsOf asOf={asOf} trouble={trouble} />
      </div>
      <WithheldPanel said={publications.rows?.[0]} refresh={publications.refresh} />
      <PublishPanel filed={all?.reports ?? []} publications={publications} refresh={again} />
      <Panel title={m.reports_filed()}>
        {all?.reports.length === 0 ? <p>{m.reports_filed_none()}</p> : null}
        <ul aria-label={m.reports_filed()}>
          {all?.reports.map((one) => (
            <Filed key={one.id} report={one} onOpen={() => setOpen(one.id)} />
          ))}
        </ul>
      </Panel>
      {open === null ? null : (
        <ReportDialog
          key={open}
          id={open}
          filed={all?.reports.find(({ id }) => id === open) ?? null}
          over={next !== undefined && next.covers_until < today}
          refresh={again}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

function Filed({ report, onOpen }: { readonly report: FiledRow; readonly onOpen: () => void }) {
  return (
    <li className={line} data-report={report.id}>
      <div className={css({ minWidth: '0', flex: '1 1 14rem', overflowWrap: 'anywhere' })}>
        <p>
          <strong>
            {m.reports_period({ from: dayWords(report.covers_from), until: dayWords(report.covers_until) })}
          </strong>
        </p>
        <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
          <Tag>{m.reports_version({ version: String(report.version) })}</Tag>
          {report.amended ? <Tag>{m.reports_amended()}</Tag> : null}
          {report.differs ? <Tag loud>{m.reports_differs()}</Tag> : null}
        </p>
        <p>
          {m.reports_filed_by({ day: dayWords(townDay(Date.parse(report.created_at))), name: report.by_name ?? '–' })}
        </p>
        {report.reason === null ? null : <p>{report.reason}</p>}
        <code className={hash}>{report.sha256}</code>
      </div>
      <Button
        variant="secondary"
        onClick={onOpen}
        aria-label={m.reports_look_at({ until: dayWords(report.covers_until), version: String(report.version) })}
      >
        {m.reports_look()}
      </Button>
    </li>
  );
}
