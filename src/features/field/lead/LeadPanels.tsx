/** What field leaders see beyond their own turfs. */
import { css } from 'styled-system/css';
import { addressWords } from '../model/order.ts';
import { resultWords } from '../model/results.ts';
import { parseTimestamp } from '../../../core/session/time.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { moment, townTime } from '../../../hooks/format.ts';
import { Chart } from '../../../ui/chart/Chart.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { m } from '../../../messages/messages.js';
import { CanvassersPanel } from './CanvassersPanel.tsx';
import { hourFigures, lastWalkingDay } from './figures.ts';
import { conflictsRead, hoursRead } from './reads.ts';
import { DevicesPanel } from './DevicesPanel.tsx';
import { WalksPanel } from './WalksPanel.tsx';
import { TurfsPanel } from './turfs/TurfsPanel.tsx';
import type { TurfView } from './turfs/view.ts';

export function LeadPanels({ view }: { readonly view: TurfView }) {
  return useMay('lead_field') ? (
    <div className={css({ display: 'grid', gap: '8', marginTop: '10', paddingBottom: '8' })}>
      <TurfsPanel view={view} />
      <ConflictsPanel />
      <div className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' }, gap: '8' })}>
        <CanvassersPanel />
        <HoursPanel />
        <DevicesPanel />
        <WalksPanel />
      </div>
    </div>
  ) : null;
}

function HoursPanel() {
  const { rows, asOf, trouble } = useStaffRead(hoursRead);
  const bars = lastWalkingDay(rows ?? []);
  const day = townTime({ weekday: 'long', month: 'short', day: 'numeric' });
  return (
    <Panel
      title={m.lead_hours_title()}
      aside={
        <span className={css({ textStyle: 'small', color: 'inkMuted' })}>{bars[0] ? day.format(bars[0].at) : ''}</span>
      }
    >
      {rows !== null && bars.length === 0 ? <p className={css({ color: 'inkMuted' })}>{m.lead_hours_none()}</p> : null}
      {bars.length > 0 ? (
        <Chart
          title={m.lead_hours_chart()}
          marks="bars"
          figures={hourFigures(bars)}
          source={m.lead_hours_source()}
          asOf={asOf}
          trouble={trouble}
        />
      ) : (
        <AsOf asOf={asOf} trouble={trouble} />
      )}
    </Panel>
  );
}

/** Only there when two people brought a result for one door. */
function ConflictsPanel() {
  const { rows } = useStaffRead(conflictsRead);
  if (rows === null || rows.length === 0) return null;
  return (
    <Panel title={m.lead_conflicts_title()}>
      <p className={css({ color: 'inkMuted' })}>{m.lead_conflicts_more()}</p>
      <ul aria-label={m.lead_conflicts_title()}>
        {rows.map((row) => (
          <li key={`${row.turf_id} ${row.household_id}`} className={css({ paddingBlock: '2' })}>
            <strong>{addressWords({ ...row, floor: null })}</strong>
            {': '}
            {row.results
              .map(
                (one) =>
                  `${resultWords(one.result)} (${one.name ?? m.lead_somebody_within()}, ${moment(parseTimestamp(one.at) ?? 0)})`,
              )
              .join(', ')}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
