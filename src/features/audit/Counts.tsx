/** The two charts: changes and page events by day, and of what sort they were. */
import { css } from 'styled-system/css';
import { campaign } from '../../campaign.ts';
import type { Read } from '../../core/reads/read.ts';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { Chart } from '../../ui/chart/Chart.tsx';
import type { Marks } from '../../ui/chart/Plot.tsx';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { analyticsByDay, changesByDay, DAYS_SHOWN, type KindCount } from './audit.ts';
import { countFigures } from './countFigures.ts';
import { tableNames } from './difference.ts';

const changes = changesByDay(campaign.timeZone);
const analytics = analyticsByDay(campaign.timeZone);

export function Counts() {
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '8' })}>
      <CountPanel title="Changes by day" read={changes} marks="bars" source="the record of changes" />
      <CountPanel
        title="What visitors did, by day"
        read={analytics}
        marks="lines"
        source="events counted on the pages"
      />
    </div>
  );
}

interface CountPanelProps {
  readonly title: string;
  readonly read: Read<KindCount>;
  readonly marks: Marks;
  readonly source: string;
}

function CountPanel({ title, read, marks, source }: CountPanelProps) {
  const { rows, asOf, trouble } = useStaffRead(read);
  return (
    <Panel
      title={title}
      aside={<span className={css({ textStyle: 'small', color: 'inkMuted' })}>{`Last ${DAYS_SHOWN} days`}</span>}
    >
      {rows !== null && rows.length === 0 ? <p>Nothing in these days.</p> : null}
      {rows !== null && rows.length > 0 && asOf !== null ? (
        <Chart
          title={title}
          marks={marks}
          figures={countFigures(rows, asOf, (kind) => tableNames[kind] ?? kind.replaceAll('_', ' '))}
          source={source}
          asOf={asOf}
          trouble={trouble}
        />
      ) : (
        <AsOf asOf={asOf} trouble={trouble} />
      )}
    </Panel>
  );
}
