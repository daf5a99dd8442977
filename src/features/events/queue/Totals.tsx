/** The figures of one event: people, not RSVPs. */
import { css } from 'styled-system/css';
import type { Totals as Figures } from '../model/attendance.ts';
import type { EventSummary } from '../data/reads.ts';
import { digits } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';

export interface TotalsProps {
  readonly totals: Figures;
  readonly event: EventSummary;
  readonly newcomers: number;
}

export function Totals({ totals, event, newcomers }: TotalsProps) {
  const { people } = totals;
  const sometimes: readonly (readonly [string, number])[] = [
    [m.queue_figure_waiting(), people.waitlisted],
    [m.queue_figure_no_show(), people.no_show],
    [m.queue_figure_cancelled(), people.withdrawn],
    [m.queue_figure_walk_ins(), totals.walkIns],
    [m.queue_figure_newcomers(), newcomers],
  ];
  const figures: readonly (readonly [string, number | string])[] = [
    [m.queue_figure_here(), people.checked_in],
    [m.queue_figure_expected(), people.expected],
    [m.queue_figure_places(), event.capacity ?? m.queue_figure_any()],
    // On a phone a row of zeros would push the list away.
    ...sometimes.filter(([, count]) => count > 0),
  ];
  return (
    <dl
      aria-label={m.queue_figures()}
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: 'repeat(4, 1fr)', lg: 'repeat(8, 1fr)' },
        gap: '3',
        paddingBlock: '4',
      })}
    >
      {figures.map(([label, value]) => (
        <div
          key={label}
          className={css({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' })}
        >
          <dt className={css({ textStyle: 'small', color: 'inkMuted' })}>{label}</dt>
          <dd className={css({ textStyle: 'h3', fontVariantNumeric: 'tabular-nums' })}>
            {typeof value === 'number' ? digits(value) : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
