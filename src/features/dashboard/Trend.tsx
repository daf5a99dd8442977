/** Owns the small line of how a figure moved; a sentence says the same to those who cannot see it. */
import { townTime } from '../../hooks/format.ts';
import { css } from 'styled-system/css';
import type { TrendPoint } from './figures.ts';

const WIDTH = 120;
const HEIGHT = 28;
/** Room for the dot at the end. */
const EDGE = 4;

export interface TrendProps {
  readonly points: readonly TrendPoint[];
  readonly say: (value: number) => string;
}

/** On the campaign's calendar: an evening there is the next day in UTC. */
const day = townTime({
  month: 'short',
  day: 'numeric',
});

export function Trend({ points, say }: TrendProps) {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return null;
  const values = points.map((point) => point.value);
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const time = last.at - first.at || 1;
  const places = points.map((point) => ({
    x: EDGE + ((point.at - first.at) / time) * (WIDTH - 2 * EDGE),
    y: HEIGHT - EDGE - ((point.value - low) / span) * (HEIGHT - 2 * EDGE),
  }));
  const line = places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const end = places.at(-1);
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className={css({ width: '7.5rem', height: '1.75rem', color: 'quietText', display: 'block' })}
      >
        <polyline points={line} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
        {end ? <circle cx={end.x} cy={end.y} r="3.5" fill="currentColor" /> : null}
      </svg>
      <p
        className={css({ textStyle: 'small', color: 'inkMuted' })}
      >{`from ${say(first.value)} on ${day.format(first.at)}`}</p>
    </>
  );
}
