/** How periods, numbers and what is missing are written beside a figure; alike in every engine, because the build prints them. */
import { RANGE, type Status, type Value } from '../../core/figures/value.ts';
import { decimals, deviceTime, dollars } from '../../hooks/format.ts';
import { m } from '../../messages/messages.js';

export type ValueType = 'count' | 'percent' | 'rate' | 'dollars' | 'days' | 'index';
export type Method = 'measured' | 'administrative' | 'survey' | 'modelled' | 'campaign';

export const numberWords = (type: ValueType, value: number): string =>
  type === 'percent' ? `${decimals(value)}%` : type === 'dollars' ? dollars(value) : decimals(value);

/** A school year, as a file of ours has it: 2023/24. */
export const isSchoolYear = (period: string): boolean => period.includes('/');

/** "2024", "May 2024", "Q2 2024", "2019–2023", "2023–24" */
export function periodWords(period: string): string {
  if (isSchoolYear(period)) return period.replace('/', '–');
  const [year = '', rest] = period.split('-');
  if (rest === undefined) return year;
  if (rest.startsWith('Q')) return m.ui_figure_quarter({ quarter: rest.slice(1), year });
  if (rest.length === 4) return `${year}–${rest}`;
  return deviceTime({ timeZone: 'UTC', year: 'numeric', month: 'short' }).format(new Date(`${period}-01T00:00:00Z`));
}

/** "Sep 22, 2025", of YYYY-MM-DD. */
export const dayWords = (day: string): string =>
  deviceTime({ timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' }).format(new Date(`${day}T00:00:00Z`));

export const statusWords: Readonly<Record<Status, () => string>> = {
  shown: () => '',
  provisional: m.ui_figure_provisional,
  suppressed: m.ui_figure_suppressed,
  not_collected: m.ui_figure_not_collected,
  not_applicable: m.ui_figure_not_applicable,
  range: m.ui_figure_range,
};

/** "under 10%", "95% or more", "21% to 39%", of a range as the database has it. */
export function rangeWords(type: ValueType, range: string): string {
  if (!RANGE.test(range)) return m.ui_figure_range();
  const say = (text: string) => numberWords(type, Number(text));
  const [low = '', high] = range.split('-');
  if (high !== undefined) return m.ui_figure_range_between({ low: say(low), high: say(high) });
  const value = say(range.replace(/^[<>]=?/, ''));
  if (range.startsWith('<=')) return m.ui_figure_range_at_most({ value });
  if (range.startsWith('<')) return m.ui_figure_range_under({ value });
  return range.startsWith('>=') ? m.ui_figure_range_at_least({ value }) : m.ui_figure_range_over({ value });
}

/** The number, the range, or why there is neither. */
export function valueWords([, , , value, , , , status, , range]: Value, type: ValueType): string {
  if (status === 'range') return rangeWords(type, range ?? '');
  return [value === null ? '' : numberWords(type, value), statusWords[status]()].filter(Boolean).join(' · ');
}

export const methodWords: Readonly<Record<Method, () => string>> = {
  measured: m.ui_figure_measured,
  administrative: m.ui_figure_administrative,
  survey: m.ui_figure_survey,
  modelled: m.ui_figure_modelled,
  campaign: m.ui_figure_campaign,
};
