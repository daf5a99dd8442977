/** The hours in words: "Mon to Fri", "Every other Tuesday", "First and third Tuesday of the month", and when it is closed besides. */
import type { Localized } from '../../../core/content/fields.ts';
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
  const lines = hoursLines(body, today);
  if (lines.length === 0) return <p>{m.wellness_no_hours()}</p>;
  return (
    <ul>
      {lines.map(({ id, label, words, reason }) => (
        <li key={id}>
          {label ? (
            <>
              <Said of={label} />
              {': '}
            </>
          ) : null}
          {words} <Said of={reason} />
        </li>
      ))}
    </ul>
  );
}

export interface HoursLine {
  readonly id: string;
  /** What is open then: "By phone". */
  readonly label: Localized | undefined;
  readonly words: string;
  /** Why it is closed then. */
  readonly reason: Localized | undefined;
}

/** In the language of the moment. None: ask by phone. @param today null: what is over is among them. */
export function hoursLines(
  { schedules = [], closings = [] }: ServiceBody,
  today: DayNumber | null,
): readonly HoursLine[] {
  const isOver = (until: string | undefined) => today !== null && until !== undefined && dayNumber(until) < today;
  if (schedules.length === 0) return [];
  return [
    ...schedules
      .filter(({ until }) => !isOver(until))
      .map((one) => ({ id: one.id, label: one.label, words: hoursWords(one), reason: undefined })),
    ...closings
      .filter(({ until }) => !isOver(until))
      .map(({ id, from, until, reason }) => ({
        id,
        label: undefined,
        words:
          from === until
            ? m.wellness_closed_on({ day: dayWords(dayNumber(from)) })
            : m.wellness_closed_from({ from: dayWords(dayNumber(from)), until: dayWords(dayNumber(until)) }),
        reason,
      })),
  ];
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
