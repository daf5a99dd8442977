/** The strip of campaign figures: large, tabular, with the time they are from. */
import { css } from 'styled-system/css';
import type { ReadTrouble } from '../../../core/reads/read.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { wrap } from '../../../ui/layout.ts';
import { m } from '../../../messages/messages.js';
import { figures, timeOf } from './figures.ts';
import { statsRead } from './reads.ts';

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', lg: '1.7fr 1fr 1fr 1fr' },
  columnGap: { base: '5', md: '8' },
  rowGap: { base: '6', md: '8' },
  alignItems: 'end',
  paddingTop: { base: '8', md: '12' },
  '& > div': {
    borderTopWidth: '2px',
    borderTopStyle: 'solid',
    borderTopColor: 'onFieldMuted',
    paddingTop: '3',
    alignSelf: 'stretch',
  },
  '& > div:first-child': {
    gridColumn: { base: '1 / -1', lg: 'auto' },
    gridRow: { lg: '1 / span 2' },
    borderTopColor: 'straw',
    borderTopWidth: '6px',
    color: 'straw',
    '& dd': { fontSize: { base: '3.75rem', md: '4.75rem', lg: '6rem' } },
    '& dt': { color: 'onField' },
  },
});

export function StatsStrip() {
  const stats = useRead(statsRead);
  // a failed first fetch shows zeros, as for any missing label; before it there is nothing to show
  const rows = stats.rows ?? (stats.state === 'failed' ? [] : null);
  return (
    <section
      id="stats"
      aria-label={m.landing_figures()}
      className={css({ backgroundColor: 'field', color: 'onField' })}
    >
      <div className={wrap}>
        <dl className={grid} aria-busy={rows === null}>
          {figures(rows).map((figure) => (
            <div
              key={figure.label}
              className={css({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' })}
            >
              <dt className={css({ color: 'onFieldMuted', marginTop: '1' })}>{figure.words}</dt>
              <dd className={css({ textStyle: 'numeral' })} data-stat={figure.label}>
                {figure.value}
              </dd>
            </div>
          ))}
        </dl>
        <p className={css({ textStyle: 'small', color: 'onFieldMuted', minHeight: '3rem', paddingTop: '5' })}>
          {ageWords(stats.asOf, stats.trouble)}
        </p>
      </div>
    </section>
  );
}

const LAST: Readonly<Record<ReadTrouble, (said: { time: string }) => string>> = {
  offline: m.landing_as_of_offline,
  fault: m.landing_as_of_fault,
};

function ageWords(asOf: number | null, trouble: ReadTrouble | null): string | null {
  if (asOf === null) return trouble === null ? null : m.landing_figures_missing();
  // rendered only once rows have arrived, so never while prerendering
  const time = timeOf(asOf, Date.now());
  return (trouble === null ? m.landing_as_of : LAST[trouble])({ time });
}
