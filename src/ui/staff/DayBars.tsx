/** Owns a small chart of counts by day: bars drawn as SVG, and the same figures as a table for those who cannot see them. */
import { deviceTime, townDay } from '../../hooks/format.ts';
import { css } from 'styled-system/css';

export interface DayCount {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly count: number;
}

export interface DayBarsProps {
  /** What is counted, for the caption: "Changes by day". */
  readonly caption: string;
  /** One entry a day, oldest first, days without any included. */
  readonly days: readonly DayCount[];
}

const WIDTH = 300;
const HEIGHT = 80;

export function DayBars({ caption, days }: DayBarsProps) {
  const most = Math.max(1, ...days.map((day) => day.count));
  const step = WIDTH / Math.max(1, days.length);
  const first = days[0];
  const last = days.at(-1);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={css({ width: 'full', height: '6rem', display: 'block', color: 'quietText' })}
      >
        {days.map((day, index) => {
          const height = day.count === 0 ? 1 : Math.max(3, (day.count / most) * (HEIGHT - 4));
          return (
            <rect
              key={day.day}
              x={index * step + step * 0.12}
              y={HEIGHT - height}
              width={step * 0.76}
              height={height}
              fill="currentColor"
              opacity={day.count === 0 ? 0.35 : 1}
            />
          );
        })}
      </svg>
      <div
        aria-hidden="true"
        className={css({ display: 'flex', justifyContent: 'space-between', textStyle: 'small', color: 'inkMuted' })}
      >
        <span>{first ? dayName(first.day) : ''}</span>
        <span>{`most in a day: ${most === 1 && days.every((day) => day.count === 0) ? 0 : most}`}</span>
        <span>{last ? dayName(last.day) : ''}</span>
      </div>
      <table className={css({ srOnly: true })}>
        <caption>{caption}</caption>
        <tbody>
          {days
            .filter((day) => day.count > 0)
            .map((day) => (
              <tr key={day.day}>
                <th scope="row">{dayName(day.day)}</th>
                <td>{day.count}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </figure>
  );
}

/** Noon, so that no time zone moves it to the day before. */
export function dayName(day: string): string {
  return deviceTime({ month: 'short', day: 'numeric' }).format(new Date(`${day}T12:00:00`));
}

/** The last `count` days up to and including the day of `now` in the town, as YYYY-MM-DD, oldest first. */
export function lastDays(count: number, now: number): string[] {
  const noon = Date.parse(`${townDay(now)}T12:00:00Z`);
  // From noon to noon in UTC: no change of the clocks can skip a day or repeat one.
  return Array.from({ length: count }, (_, index) =>
    new Date(noon - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}
