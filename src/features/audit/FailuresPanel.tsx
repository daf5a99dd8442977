/** Owns what failed on phones: what, on how many, since when, in which versions of the app and which browsers. */
import { css } from 'styled-system/css';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { counted, moment } from '../../hooks/format.ts';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { engineWords, FAILURE_DAYS, failuresRead, failureWords, type PhoneFailure } from './failures.ts';

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
      <ul aria-label="Failures on phones" className={css({ marginTop: '3' })}>
        {rows?.map((row) => (
          <Failure key={`${row.kind} ${row.name} ${row.place}`} row={row} />
        ))}
      </ul>
      <AsOf asOf={asOf} trouble={trouble} />
    </Panel>
  );
}

function Failure({ row }: { readonly row: PhoneFailure }) {
  const engines = row.engines.map(({ name }) => engineWords(name)).join(', ');
  const builds = row.builds.map(({ name }) => name).join(', ');
  return (
    <li
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: '1fr', md: '3fr 2fr' },
        columnGap: '6',
        rowGap: '1',
        paddingBlock: '3',
        borderTopWidth: '1px',
        borderTopStyle: 'solid',
        borderTopColor: 'lineSoft',
        overflowWrap: 'anywhere',
      })}
    >
      <div className={css({ minWidth: '0' })}>
        <p>
          <strong>{failureWords(row)}</strong>
        </p>
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
          <code>{`${row.name} · ${row.place}`}</code>
        </p>
      </div>
      <div className={css({ minWidth: '0', textStyle: 'small' })}>
        <p className={css({ fontVariantNumeric: 'tabular-nums' })}>
          <strong>{counted(row.phones, 'phone', 'phones')}</strong>
          {`, ${counted(row.times, 'time', 'times')}. First ${moment(row.first_seen)}, last ${moment(row.last_seen)}.`}
        </p>
        <p className={css({ color: 'inkMuted' })}>{`${engines}. Version ${builds}.`}</p>
      </div>
    </li>
  );
}
