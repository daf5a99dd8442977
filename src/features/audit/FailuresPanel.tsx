/** What failed on phones: what, on how many, since when, in which versions of the app and which browsers. */
import { css } from 'styled-system/css';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { digits, moment } from '../../hooks/format.ts';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { DataTable, type Column } from '../../ui/table/DataTable.tsx';
import { engineWords, FAILURE_DAYS, failuresRead, failureWords, type PhoneFailure } from './failures.ts';

const COLUMNS: readonly Column<PhoneFailure>[] = [
  {
    name: 'What failed',
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
  { name: 'Phones', number: true, by: ({ phones }) => phones, cell: ({ phones }) => digits(phones) },
  { name: 'Times', number: true, by: ({ times }) => times, cell: ({ times }) => digits(times) },
  { name: 'First', by: ({ first_seen: first }) => first, cell: ({ first_seen: first }) => moment(first) },
  { name: 'Last', by: ({ last_seen: last }) => last, cell: ({ last_seen: last }) => moment(last) },
  { name: 'Browsers', cell: ({ engines }) => engines.map(({ name }) => engineWords(name)).join(', ') },
  { name: 'Versions', cell: ({ builds }) => builds.map(({ name }) => name).join(', ') },
];

export function FailuresPanel() {
  const { rows, asOf, trouble } = useStaffRead(failuresRead);
  return (
    <Panel
      title="Failures on phones"
      className={css({ marginTop: '8' })}
      aside={<span className={css({ textStyle: 'small', color: 'inkMuted' })}>{`Last ${FAILURE_DAYS} days`}</span>}
    >
      <p className={css({ maxWidth: 'text', color: 'inkMuted' })}>
        Counted without anybody’s data: no name, no number, nothing that was typed. A phone that asks for privacy
        reports nothing.
      </p>
      {rows?.length === 0 ? (
        <EmptyState title="Nothing failed on any phone">
          <p>When the app meets an error on somebody’s phone, it is counted here within a minute or two.</p>
        </EmptyState>
      ) : null}
      {rows !== null && rows.length > 0 ? (
        <DataTable
          caption="Failures on phones"
          columns={COLUMNS}
          rows={rows}
          keyOf={({ kind, name, place }) => `${kind} ${name} ${place}`}
        />
      ) : null}
      <AsOf asOf={asOf} trouble={trouble} />
    </Panel>
  );
}
