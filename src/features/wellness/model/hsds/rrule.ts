/** Schedules as HSDS 3 has them (the parts of an RFC 5545 RRULE) and as they are filled in here. Pure; needs no packages. */
import { DAYS, WEEKS, type ServiceBody } from '../serviceContent.ts';
import { dayNumber, isoDay, weekday } from '../townClock.ts';

export type Schedule = NonNullable<ServiceBody['schedules']>[number];
export type Timing = Pick<Schedule, 'repeats' | 'days' | 'opens' | 'closes'> &
  Partial<Pick<Schedule, 'weeks' | 'from' | 'until'>>;

/** HSDS 3.2, schema/schedule.json: what a repetition is told by. */
export interface HsdsTiming {
  readonly freq?: string | null | undefined;
  readonly interval?: number | null | undefined;
  readonly byday?: string | null | undefined;
  readonly dtstart?: string | null | undefined;
  readonly wkst?: string | null | undefined;
  readonly valid_from?: string | null | undefined;
  readonly valid_to?: string | null | undefined;
  readonly until?: string | null | undefined;
  readonly count?: number | null | undefined;
  readonly bymonthday?: string | null | undefined;
  readonly byweekno?: string | null | undefined;
  readonly byyearday?: string | null | undefined;
  readonly opens_at?: string | null | undefined;
  readonly closes_at?: string | null | undefined;
}

const ORDINALS: Readonly<Record<(typeof WEEKS)[number], string>> = {
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  last: '-1',
};

export function rruleOf({ repeats, days, weeks = [], from, until, opens, closes }: Timing): HsdsTiming {
  return {
    freq: repeats === 'month' ? 'MONTHLY' : 'WEEKLY',
    interval: repeats === 'other-week' ? 2 : 1,
    byday: (repeats === 'month' ? weeks.flatMap((week) => days.map((day) => ORDINALS[week] + day)) : days).join(),
    ...(repeats === 'month' ? {} : { wkst: 'MO' }),
    ...(from === undefined ? {} : { dtstart: from, valid_from: from }),
    ...(until === undefined ? {} : { valid_to: until }),
    opens_at: opens,
    closes_at: closes,
  };
}

type Day = (typeof DAYS)[number];
type Week = (typeof WEEKS)[number];
const isDay = (text: string): text is Day => DAYS.some((day) => day === text);
const dateOf = (text: string | null | undefined) =>
  text && /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : undefined;

/** "9 AM", "5:30 p.m.", as files of HSDS 1 have them. */
function twentyFour(text: string): string {
  const [, hours, minutes = '00', half] = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap])\.?m\.?$/i.exec(text) ?? [];
  if (hours === undefined || Number(hours) < 1 || Number(hours) > 12) return text;
  return `${(Number(hours) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0)}:${minutes}`;
}

/** 09:00, 09:00:00, 9:00-05:00. In UTC it would be another hour in summer than in winter: that cannot be told here. */
function hour(given: string | null | undefined): string | null {
  const text = twentyFour(given?.trim() ?? '');
  const [, hours, minutes, zone] = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*(Z|[+-]\d{2}:?\d{2})?$/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined || zone === 'Z' || Number(hours) > 24 || Number(minutes) > 59)
    return null;
  return Number(hours) === 24 ? '00:00' : `${hours.padStart(2, '0')}:${minutes}`;
}

/** null: it says something that cannot be kept here, or nothing. Several, where days differ by the week of the month. */
export function timingsOf(given: HsdsTiming): readonly Timing[] | null {
  const { freq, interval, byday, count, bymonthday, byweekno, byyearday, wkst } = given;
  const [opens, closing] = [hour(given.opens_at), hour(given.closes_at)];
  if (opens === null || closing === null || count || bymonthday || byweekno || byyearday) return null;
  // "00:00 to 23:59" is how HSDS says day and night.
  const closes = opens === '00:00' && closing === '23:59' ? '00:00' : closing;
  const from = dateOf(given.valid_from) ?? dateOf(given.dtstart);
  const until = [dateOf(given.valid_to), dateOf(given.until)].filter((end) => end !== undefined).toSorted()[0];
  const span = { opens, closes, ...(from && { from }), ...(until && { until }) };
  const tokens = (byday ?? '')
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const often = (freq ?? 'WEEKLY').toUpperCase();
  if (often === 'DAILY') {
    if ((interval ?? 1) !== 1 || !tokens.every(isDay)) return null;
    return [{ repeats: 'week', days: DAYS.filter((day) => tokens.length === 0 || tokens.includes(day)), ...span }];
  }
  if (often === 'WEEKLY') {
    const days = tokens.length === 0 ? weekdayOf(dateOf(given.dtstart)) : DAYS.filter((day) => tokens.includes(day));
    if (days.length === 0 || !tokens.every(isDay)) return null;
    if ((interval ?? 1) === 1) return [{ repeats: 'week', days, ...span }];
    // Counted from Monday's weeks here, and from a day that is given.
    const starts = dateOf(given.dtstart) ?? from;
    const isCounted = interval === 2 && starts !== undefined && (wkst ?? 'MO') === 'MO';
    return isCounted ? [{ repeats: 'other-week', days, ...span, from: countedFrom(starts, from) }] : null;
  }
  if (often !== 'MONTHLY' || (interval ?? 1) !== 1 || tokens.length === 0) return null;
  const byWeek = new Map<Week, Day[]>();
  for (const token of tokens) {
    const [, ordinal, day = ''] = /^\+?(-?\d)(\w\w)$/.exec(token) ?? [];
    const week = WEEKS.find((one) => ORDINALS[one] === ordinal);
    if (week === undefined || !isDay(day)) return null;
    byWeek.set(week, [...(byWeek.get(week) ?? []), day]);
  }
  const groups = new Map<string, { days: readonly Day[]; weeks: Week[] }>();
  for (const week of WEEKS) {
    const days = DAYS.filter((day) => byWeek.get(week)?.includes(day));
    if (days.length === 0) continue;
    const group = groups.get(days.join()) ?? { days, weeks: [] };
    group.weeks.push(week);
    groups.set(days.join(), group);
  }
  return [...groups.values()].map(({ days, weeks }) => ({ repeats: 'month', days, weeks, ...span }));
}

/** The day from which every other week is counted here, and on which it begins: never before it is valid, and in a week that counts. */
function countedFrom(starts: string, valid: string | undefined): string {
  if (valid === undefined || valid <= starts) return starts;
  const day = dayNumber(valid);
  const monday = day - weekday(day);
  const first = dayNumber(starts);
  const weeks = (monday - (first - weekday(first))) / 7;
  return weeks % 2 === 0 ? valid : isoDay(monday + 7);
}

/** As RRULE has it: on the weekday of its first day. */
function weekdayOf(date: string | undefined): readonly Day[] {
  const at = date === undefined ? Number.NaN : Date.parse(`${date}T00:00:00Z`);
  const day = Number.isNaN(at) ? undefined : DAYS[(new Date(at).getUTCDay() + 6) % 7];
  return day === undefined ? [] : [day];
}
