/** Owns the two charts: changes and page events by day, with what they were below. */
import { digits } from '../../hooks/format.ts';
import { css } from 'styled-system/css';
import { campaign } from '../../campaign.ts';
import type { Read } from '../../core/reads/read.ts';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { DayBars, lastDays } from '../../ui/staff/DayBars.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { analyticsByDay, changesByDay, DAYS_SHOWN, type KindCount } from './audit.ts';
import { tableNames } from './difference.ts';

const changes = changesByDay(campaign.timeZone);
const analytics = analyticsByDay(campaign.timeZone);

export function Counts() {
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '8' })}>
      <CountPanel title="Changes by day" read={changes} />
      <CountPanel title="What visitors did, by day" read={analytics} />
    </div>
  );
}

function CountPanel({ title, read }: { readonly title: string; readonly read: Read<KindCount> }) {
  const { rows, asOf, trouble } = useStaffRead(read);
  const counts = rows ?? [];
  // From the time of the answer, not from now: a kept answer shows the days it is about.
  const days = asOf === null ? [] : lastDays(DAYS_SHOWN, asOf);
  const byDay = days.map((day) => ({ day, count: sum(counts.filter((one) => one.day === day)) }));
  const kinds = [...new Set(counts.map((one) => one.kind))]
    .map((kind) => ({ kind, count: sum(counts.filter((one) => one.kind === kind)) }))
    .sort((a, b) => b.count - a.count);
  return (
    <Panel
      title={title}
      aside={<span className={css({ textStyle: 'small', color: 'inkMuted' })}>{`Last ${DAYS_SHOWN} days`}</span>}
    >
      {rows !== null && counts.length === 0 ? <p>Nothing in these days.</p> : null}
      {counts.length > 0 ? <DayBars caption={title} days={byDay} /> : null}
      <ul className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', marginTop: '2', textStyle: 'small' })}>
        {kinds.map(({ kind, count }) => (
          <li key={kind}>
            <strong>{digits(count)}</strong> {tableNames[kind] ?? kind.replaceAll('_', ' ')}
          </li>
        ))}
      </ul>
      <AsOf asOf={asOf} trouble={trouble} />
    </Panel>
  );
}

function sum(counts: readonly KindCount[]): number {
  return counts.reduce((total, one) => total + one.count, 0);
}
