/** Today's and the next events on the dashboard. */
import { css } from 'styled-system/css';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { m } from '../../messages/messages.js';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { agenda, timeOf, whenOf } from './days.ts';
import { eventsRead, type DashboardEvent } from './reads.ts';

export function EventsPanel({ now }: { readonly now: number }) {
  const { rows, asOf, trouble } = useStaffRead(eventsRead);
  const { today, next } = agenda(rows ?? [], now);
  return (
    <Panel title={m.dashboard_events()}>
      {rows === null ? null : (
        <>
          {today.length === 0 && next.length > 0 ? (
            <p className={css({ color: 'inkMuted', marginBottom: '2' })}>{m.dashboard_nothing_today()}</p>
          ) : null}
          <EventList
            label={m.dashboard_today()}
            events={today}
            when={(event) => m.dashboard_today_at({ time: timeOf(event) })}
            loud
          />
          <EventList label={m.dashboard_next()} events={next.slice(0, 4)} when={whenOf} />
          {today.length + next.length === 0 ? (
            <p className={css({ color: 'inkMuted' })}>{m.dashboard_no_events()}</p>
          ) : null}
        </>
      )}
      <AsOf asOf={asOf} trouble={trouble} />
    </Panel>
  );
}

interface EventListProps {
  readonly label: string;
  readonly events: readonly DashboardEvent[];
  readonly when: (event: DashboardEvent) => string;
  readonly loud?: boolean;
}

function EventList({ label, events, when, loud = false }: EventListProps) {
  if (events.length === 0) return null;
  return (
    <ul aria-label={label}>
      {events.map((event) => (
        <li
          key={event.id}
          data-loud={loud || undefined}
          className={css({
            paddingBlock: '2',
            borderTopWidth: '1px',
            borderTopStyle: 'solid',
            borderTopColor: 'lineSoft',
            _first: { borderTopWidth: '0' },
            '&[data-loud]': { padding: '3', marginBottom: '2', backgroundColor: 'straw', color: 'onStraw' },
          })}
        >
          <p className={css({ fontWeight: 'bold' })}>{event.title}</p>
          <p className={css({ textStyle: 'small' })}>
            {when(event)} · {event.location}
          </p>
        </li>
      ))}
    </ul>
  );
}
