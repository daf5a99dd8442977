/** The two charts: changes and page events by day, and of what sort they were. */
import { css } from 'styled-system/css';
import { townZone } from '../../campaign/townZone.ts';
import type { Read } from '../../core/reads/read.ts';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { m } from '../../messages/messages.js';
import { Chart } from '../../ui/chart/Chart.tsx';
import type { Marks } from '../../ui/chart/Plot.tsx';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { analyticsByDay, changesByDay, DAYS_SHOWN, type KindCount } from './audit.ts';
import { countFigures } from './countFigures.ts';
import { kindName } from './kindName.ts';

export function Counts() {
  const zone = townZone();
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '8' })}>
      <CountPanel
        title={m.audit_changes_by_day()}
        read={changesByDay(zone)}
        marks="bars"
        source={m.audit_changes_source()}
      />
      <CountPanel
        title={m.audit_visits_by_day()}
        read={analyticsByDay(zone)}
        marks="lines"
        source={m.audit_visits_source()}
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
      aside={
        <span className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {m.audit_last_days({ count: DAYS_SHOWN })}
        </span>
      }
    >
      {rows !== null && rows.length === 0 ? <p>{m.audit_no_counts()}</p> : null}
      {rows !== null && rows.length > 0 && asOf !== null ? (
        <Chart
          title={title}
          marks={marks}
          figures={countFigures(rows, asOf, kindName)}
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
