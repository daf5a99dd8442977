/** What failed on phones: what, on how many, since when, in which versions of the app and which browsers. */
import { css } from 'styled-system/css';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { m } from '../../messages/messages.js';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { digits, moment } from '../../hooks/format.ts';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { DataTable, type Column } from '../../ui/table/DataTable.tsx';
import { engineWords, FAILURE_DAYS, failuresRead, failureWords, type PhoneFailure } from './failures.ts';

const COLUMNS: readonly Column<PhoneFailure>[] = [
  {
    name: m.audit_failure,
    by: failureWords,
    cell: (row) => (
      <>
        {failureWords(row)}
        <code className={css({ display: 'block', fontWeight: 'normal', color: 'inkMuted' })}>
          {`${row.name} · ${row.place}`}
        </code>
      </>
    ),
  },
  { name: m.audit_phones, number: true, by: ({ phones }) => phones, cell: ({ phones }) => digits(phones) },
  { name: m.audit_times, number: true, by: ({ times }) => times, cell: ({ times }) => digits(times) },
  { name: m.audit_first, by: ({ first_seen: first }) => first, cell: ({ first_seen: first }) => moment(first) },
  { name: m.audit_last, by: ({ last_seen: last }) => last, cell: ({ last_seen: last }) => moment(last) },
  { name: m.audit_browsers, cell: ({ engines }) => engines.map(({ name }) => engineWords(name)).join(', ') },
  { name: m.audit_versions, cell: ({ builds }) => builds.map(({ name }) => name).join(', ') },
];

export function FailuresPanel() {
  const { rows, asOf, trouble } = useStaffRead(failuresRead);
  return (
    <Panel
      title={m.audit_failures()}
      className={css({ marginTop: '8' })}
      aside={
        <span className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {m.audit_last_days({ count: FAILURE_DAYS })}
        </span>
      }
    >
      <p className={css({ maxWidth: 'text', color: 'inkMuted' })}>{m.audit_failures_lead()}</p>
      {rows?.length === 0 ? (
        <EmptyState title={m.audit_no_failures()}>
          <p>{m.audit_no_failures_lead()}</p>
        </EmptyState>
      ) : null}
      {rows !== null && rows.length > 0 ? (
        <DataTable
          caption={m.audit_failures()}
          columns={COLUMNS}
          rows={rows}
          keyOf={({ kind, name, place }) => `${kind} ${name} ${place}`}
        />
      ) : null}
      <AsOf asOf={asOf} trouble={trouble} />
    </Panel>
  );
}
