/** The hours in words: "Mon to Fri", "Every other Tuesday", "First and third Tuesday of the month", and when it is closed besides. */
import type { DayNumber } from '../model/townClock.ts';
import { Said } from '../../../ui/Said.tsx';
import { listed } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { DAYS, WEEKS, type ServiceBody } from '../model/serviceContent.ts';
import { dayNumber, minuteOf } from '../model/townClock.ts';
import { clockWords, dayWords, ended, sentence, weekdayWords } from './words.ts';

type Schedule = NonNullable<ServiceBody['schedules']>[number];

const weekWords: Readonly<Record<(typeof WEEKS)[number], () => string>> = {
  first: m.wellness_week_first,
  second: m.wellness_week_second,
  third: m.wellness_week_third,
  fourth: m.wellness_week_fourth,
  last: m.wellness_week_last,
};

/** @param today null while printing: what is over is left out afterwards. */
export function HoursList({ body, today }: { readonly body: ServiceBody; readonly today: DayNumber | null }) {
  const { schedules = [], closings = [] } = body;
  const isOver = (until: string | undefined) => today !== null && until !== undefined && dayNumber(until) < today;
  if (schedules.length === 0) return <p>{m.wellness_no_hours()}</p>;
  return (
    <ul>
      {schedules
        .filter(({ until }) => !isOver(until))
        .map((schedule) => (
          <li key={schedule.id}>
            {schedule.label ? (
              <>
                <Said of={schedule.label} />
                {': '}
              </>
            ) : null}
            {hoursWords(schedule)}
          </li>
        ))}
      {closings
        .filter(({ until }) => !isOver(until))
        .map(({ id, from, until, reason }) => (
          <li key={id}>
            {from === until
              ? m.wellness_closed_on({ day: dayWords(dayNumber(from)) })
              : m.wellness_closed_from({ from: dayWords(dayNumber(from)), until: dayWords(dayNumber(until)) })}{' '}
            <Said of={reason} />
          </li>
        ))}
    </ul>
  );
}

function hoursWords({ repeats, days, weeks = [], opens, closes, from, until, holidays }: Schedule): string {
  const weekdays = daysWords(DAYS.flatMap((day, at) => (days.includes(day) ? [at] : [])));
  const time =
    opens === closes
      ? m.wellness_day_and_night()
      : m.wellness_hours({ opens: clockWords(minuteOf(opens)), closes: clockWords(minuteOf(closes)) });
  const which =
    repeats === 'month'
      ? m.wellness_of_month({ weeks: listed(weeks.map((week) => weekWords[week]())), days: weekdays })
      : repeats === 'other-week'
        ? m.wellness_other_week({ days: weekdays })
        : weekdays;
  return [
    ended(`${sentence(which)}, ${time}`),
    from === undefined || repeats === 'other-week' ? '' : m.wellness_from({ day: dayWords(dayNumber(from)) }),
    until === undefined ? '' : m.wellness_until({ day: dayWords(dayNumber(until)) }),
    holidays === true ? ended(m.wellness_on_holidays()) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** "Monday to Friday" of three and more in a row. @param days 0 for Monday, in order. */
function daysWords(days: readonly number[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (days.length === 7) return m.wellness_every_day();
  const isRow = days.length > 2 && last - first === days.length - 1;
  return isRow
    ? m.wellness_day_range({ first: weekdayWords(first), last: weekdayWords(last) })
    : listed(days.map(weekdayWords));
}
