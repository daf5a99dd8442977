/** When something happened, as files write it: a day alone, or a moment by some clock, told as the campaign's day. */
import { dateFormat } from '../../../../core/dateFormat.ts';
import { ANCHORAGE, CHICAGO, DENVER, HONOLULU, LOS_ANGELES, NEW_YORK, PHOENIX } from '../../../../core/zones.ts';
import { instantOf } from '../../../events/model/zone.ts';
import { dayIn } from '../days.ts';

/** How "3/5/2026" is meant: the fifth of March, or the third of May. */
export type DayOrder = 'mdy' | 'dmy';

interface Written {
  readonly day: string;
  readonly time: string | null;
  /** What stands behind the time. */
  readonly zone: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MESES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const monthOf = (name: string) => {
  const short = name.toLowerCase().slice(0, 3);
  return (MONTHS.includes(short) ? MONTHS.indexOf(short) : MESES.indexOf(short)) + 1;
};

const ISO = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?!\d)/;
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const MONTH_FIRST = /^(?:[a-z]{3,9}\.?,? )?([a-z]{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/i;
const DAY_FIRST = /^(?:[a-z]{3,9}\.?,? )?(\d{1,2})(?: de)?[ -]([a-z]{3,10})\.?(?: de)?,?[ -](\d{4})(?!\d)/i;
const TIME = /^(?:,|t| at|\s)?\s*(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?\s*(.*)$/i;

/** Null for what is no day of the calendar, or before the ledger's time. */
function written(text: string, order: DayOrder): Written | null {
  const plain = text.replace(/\s+/gu, ' ').trim();
  const found = dateIn(plain, order);
  if (!found) return null;
  const { year, month, day: dayOfMonth, rest } = found;
  const day = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return null;
  if (day < '2020-01-01' || day >= '2100-01-01') return null;
  if (rest.trim() === '') return { day, time: null, zone: '' };
  const clock = clockOf(rest);
  return clock && { day, ...clock };
}

function dateIn(plain: string, order: DayOrder) {
  const iso = ISO.exec(plain);
  if (iso) return { year: iso[1] ?? '', month: iso[3] ?? '', day: iso[4] ?? '', rest: plain.slice(iso[0].length) };
  const numbers = NUMBERS.exec(plain);
  if (numbers) {
    const [all, one = '', between, two = '', year = ''] = numbers;
    const dayFirst = order === 'dmy' || between === '.';
    return { year, month: dayFirst ? two : one, day: dayFirst ? one : two, rest: plain.slice(all.length) };
  }
  const us = MONTH_FIRST.exec(plain);
  if (us)
    return {
      year: us[3] ?? '',
      month: String(monthOf(us[1] ?? '')),
      day: us[2] ?? '',
      rest: plain.slice(us[0].length),
    };
  const other = DAY_FIRST.exec(plain);
  if (!other) return null;
  const month = String(monthOf(other[2] ?? ''));
  return { year: other[3] ?? '', month, day: other[1] ?? '', rest: plain.slice(other[0].length) };
}

function clockOf(text: string): { readonly time: string; readonly zone: string } | null {
  const found = TIME.exec(text);
  if (!found) return null;
  const [, hour = '', minute = '', half = '', zone = ''] = found;
  const late = half.toLowerCase() === 'p';
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (late ? 12 : 0);
  if (hours > 23 || Number(minute) > 59) return null;
  return { time: `${String(hours).padStart(2, '0')}:${minute}`, zone: zone.replace(/^\((.*)\)$/, '$1').trim() };
}

/** In minutes ahead of UTC, or by the name that Intl knows. */
const ZONES: Readonly<Record<string, number | string>> = {
  z: 0,
  utc: 0,
  gmt: 0,
  'coordinated universal time': 0,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  akst: -540,
  akdt: -480,
  hst: -600,
  ast: -240,
  adt: -180,
  cet: 60,
  cest: 120,
  bst: 60,
  wet: 0,
  west: 60,
  eet: 120,
  eest: 180,
  et: NEW_YORK,
  'eastern time': NEW_YORK,
  eastern: NEW_YORK,
  ct: CHICAGO,
  'central time': CHICAGO,
  central: CHICAGO,
  mt: DENVER,
  'mountain time': DENVER,
  mountain: DENVER,
  pt: LOS_ANGELES,
  'pacific time': LOS_ANGELES,
  pacific: LOS_ANGELES,
  arizona: PHOENIX,
  alaska: ANCHORAGE,
  hawaii: HONOLULU,
};

/** Null for a zone that isn't known. */
export function zoneNamed(text: string): number | string | null {
  const plain = text
    .toLowerCase()
    .replace(/\s*\(us & canada\)|\s*\(us and canada\)/g, '')
    .trim();
  const named = ZONES[plain] ?? ZONES[plain.replace(/ standard time$| daylight time$/, ' time')];
  if (named !== undefined) return named;
  const offset = /^(?:utc|gmt)?\s*([+-])(\d{1,2}):?(\d{2})?(?: [a-z]+)?$/.exec(plain);
  if (offset) return (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3] ?? 0));
  if (!/^[a-z]+\/[a-z_/+-]+\d*$/.test(plain)) return null;
  try {
    return dateFormat('en-US', { timeZone: text.trim() }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

export interface Moment {
  readonly on: string;
  /** Epoch ms; null where the file tells only the day. */
  readonly at: number | null;
}

export interface Clock {
  readonly order: DayOrder;
  /** What the file's times are by where a row doesn't say; null: not known. */
  readonly fileZone: number | string | null;
  /** The campaign's. */
  readonly zone: string;
}

/** @returns the campaign's day; 'day' for none, 'zone' for a time by a clock that isn't known */
export function momentWritten(
  day: string,
  time: string,
  zoneSaid: string,
  { order, fileZone, zone }: Clock,
): Moment | 'day' | 'zone' {
  const found = written(time === '' ? day : `${day} ${time}`, order);
  if (found === null) return 'day';
  if (found.time === null) return { on: found.day, at: null };
  const said = found.zone || zoneSaid;
  const by = said === '' ? fileZone : zoneNamed(said);
  if (by === null && said === '' && found.time === '00:00') return { on: found.day, at: null };
  if (by === null) return 'zone';
  const at = instantBy(found.day, found.time, by);
  return { on: dayIn(zone, at), at };
}

function instantBy(day: string, time: string, by: number | string): number {
  if (typeof by === 'number') return Date.parse(`${day}T${time}:00Z`) - by * 60_000;
  // An hour that spring skips: its noon is of the same day.
  return instantOf({ day, time }, by) ?? instantOf({ day, time: '12:00' }, by) ?? Date.parse(`${day}T12:00:00Z`);
}

/** Whether a time stands there whose clock nothing says. Midnight alone is how spreadsheets write a day. */
export function lacksZone(day: string, time: string, zoneSaid: string, order: DayOrder): boolean {
  const found = written(time === '' ? day : `${day} ${time}`, order);
  return found !== null && found.time !== null && found.time !== '00:00' && (found.zone || zoneSaid) === '';
}

/** What the days of a file show of their order; null where they show both, or where nothing shows. */
export function orderShown(days: readonly string[]): { readonly order: DayOrder | null; readonly unsure: boolean } {
  const pairs = days.flatMap((day) => {
    const found = NUMBERS.exec(day.trim());
    return found && found[2] !== '.' ? [[Number(found[1]), Number(found[3])] as const] : [];
  });
  const dayFirst = pairs.some(([one, two]) => one > 12 && two <= 12);
  const monthFirst = pairs.some(([one, two]) => two > 12 && one <= 12);
  if (dayFirst !== monthFirst) return { order: dayFirst ? 'dmy' : 'mdy', unsure: false };
  return { order: null, unsure: pairs.length > 0 };
}
