/** How a figure moved: a small line, and where it began in words. */
import { townTime } from '../../hooks/format.ts';
import { css } from 'styled-system/css';
import { m } from '../../messages/messages.js';
import { Sparkline } from '../../ui/chart/Sparkline.tsx';
import type { TrendPoint } from './figures.ts';

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
  if (!first || points.length < 2) return null;
  return (
    <>
      <Sparkline points={points} />
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
        {m.dashboard_trend({ value: say(first.value), day: day.format(first.at) })}
      </p>
    </>
  );
}
