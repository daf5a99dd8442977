/** From when to when a session takes questions, as it is typed: the town's clock in, instants out. */
import { instantOf, wallTime } from '../../events/model/zone.ts';

/** As a field of the kind datetime-local holds them: YYYY-MM-DDTHH:MM on the town's clock. */
export interface Hours {
  readonly opens: string;
  readonly closes: string;
}
export type HoursFault = 'no_opens' | 'no_closes' | 'order' | 'long';

/** The database says the same: qa_sessions_within_120_days. */
const LONGEST_MS = 120 * 86_400_000;

const typed = (iso: string, timeZone: string): string => {
  const { day, time } = wallTime(Date.parse(iso), timeZone);
  return `${day}T${time}`;
};
const instant = (text: string, timeZone: string): number | null => {
  const [day = '', time = ''] = text.split('T');
  return instantOf({ day, time: time.slice(0, 5) }, timeZone);
};

export const hoursOf = (
  session: { readonly opens_at: string; readonly closes_at: string },
  timeZone: string,
): Hours => ({ opens: typed(session.opens_at, timeZone), closes: typed(session.closes_at, timeZone) });

/** ISO 8601; what was not touched stays as it is, seconds and all. */
export function readHours(
  hours: Hours,
  session: { readonly opens_at: string; readonly closes_at: string },
  timeZone: string,
): { readonly opens_at: string; readonly closes_at: string } | HoursFault {
  const was = hoursOf(session, timeZone);
  const opens = hours.opens === was.opens ? Date.parse(session.opens_at) : instant(hours.opens, timeZone);
  const closes = hours.closes === was.closes ? Date.parse(session.closes_at) : instant(hours.closes, timeZone);
  if (opens === null) return 'no_opens';
  if (closes === null) return 'no_closes';
  if (closes <= opens) return 'order';
  if (closes - opens > LONGEST_MS) return 'long';
  return {
    opens_at: hours.opens === was.opens ? session.opens_at : new Date(opens).toISOString(),
    closes_at: hours.closes === was.closes ? session.closes_at : new Date(closes).toISOString(),
  };
}
