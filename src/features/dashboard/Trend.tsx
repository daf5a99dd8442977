/** Owns the small line of how a figure moved; a sentence says the same to those who cannot see it. */
import { css } from 'styled-system/css';
import { dayName } from '../../ui/staff/DayBars.tsx';
import type { TrendPoint } from './figures.ts';

const WIDTH = 120;
const HEIGHT = 28;

export interface TrendProps {
  readonly points: readonly TrendPoint[];
  readonly say: (value: number) => string;
  readonly locale: string;
}

export function Trend({ points, say, locale }: TrendProps) {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return null;
  const values = points.map((point) => point.value);
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const time = last.at - first.at || 1;
  const line = points
    .map((point) => {
      const x = 2 + ((point.at - first.at) / time) * (WIDTH - 4);
      const y = HEIGHT - 3 - ((point.value - low) / span) * (HEIGHT - 6);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
  const since = dayName(new Date(first.at).toISOString().slice(0, 10), locale);
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className={css({ width: '7.5rem', height: '1.75rem', color: 'quietText', display: 'block' })}
      >
        <polyline points={line} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
      </svg>
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{`${say(first.value)} on ${since}`}</p>
    </>
  );
}
