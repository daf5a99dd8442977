/** The figures of one event: people, not RSVPs. */
import { css } from 'styled-system/css';
import type { Totals as Figures } from '../model/attendance.ts';
import type { EventSummary } from '../data/reads.ts';

export interface TotalsProps {
  readonly totals: Figures;
  readonly event: EventSummary;
  readonly newcomers: number;
}

export function Totals({ totals, event, newcomers }: TotalsProps) {
  const { people } = totals;
  const sometimes: readonly (readonly [string, number])[] = [
    ['waiting list', people.waitlisted],
    ['no-show', people.no_show],
    ['cancelled', people.withdrawn],
    ['walk-ins', totals.walkIns],
    ['new volunteers', newcomers],
  ];
  const figures: readonly (readonly [string, number | string])[] = [
    ['here', people.checked_in],
    ['expected', people.expected],
    ['places', event.capacity ?? 'any'],
    // On a phone a row of zeros would push the list away.
    ...sometimes.filter(([, count]) => count > 0),
  ];
  return (
    <dl
      aria-label="Figures"
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
          <dd className={css({ textStyle: 'h3', fontVariantNumeric: 'tabular-nums' })}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
