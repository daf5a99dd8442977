/** How services are spoken of. Alike in every engine, because the build prints them. */
import { deviceTime, intlLocale, townTime } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { Holiday } from '../model/holidays.ts';
import { ACCESS, LANGUAGES, type Cost, type Need } from '../model/serviceContent.ts';
import { DAY_MS, type DayNumber } from '../model/townClock.ts';

export const needWords: Readonly<Record<Need, () => string>> = {
  'mental-health': m.wellness_need_mental_health,
  crisis: m.wellness_need_crisis,
  shelter: m.wellness_need_shelter,
  food: m.wellness_need_food,
  health: m.wellness_need_health,
  addiction: m.wellness_need_addiction,
  housing: m.wellness_need_housing,
  money: m.wellness_need_money,
  legal: m.wellness_need_legal,
  family: m.wellness_need_family,
  seniors: m.wellness_need_seniors,
};

export const costWords: Readonly<Record<Cost, () => string>> = {
  free: m.wellness_cost_free,
  sliding: m.wellness_cost_sliding,
  insurance: m.wellness_cost_insurance,
  paid: m.wellness_cost_paid,
};

export const accessWords: Readonly<Record<(typeof ACCESS)[number], () => string>> = {
  'step-free': m.wellness_access_step_free,
  toilet: m.wellness_access_toilet,
  bus: m.wellness_access_bus,
  parking: m.wellness_access_parking,
  'by-phone': m.wellness_access_by_phone,
  online: m.wellness_access_online,
  'at-home': m.wellness_access_at_home,
  childcare: m.wellness_access_childcare,
};

export const holidayWords: Readonly<Record<Holiday, () => string>> = {
  'new-year': m.wellness_day_new_year,
  king: m.wellness_day_king,
  presidents: m.wellness_day_presidents,
  memorial: m.wellness_day_memorial,
  juneteenth: m.wellness_day_juneteenth,
  independence: m.wellness_day_independence,
  labor: m.wellness_day_labor,
  columbus: m.wellness_day_columbus,
  veterans: m.wellness_day_veterans,
  thanksgiving: m.wellness_day_thanksgiving,
  christmas: m.wellness_day_christmas,
};

/** Not Intl's: browsers know fewer names than what prints the page. */
export const languageWords: Readonly<Record<(typeof LANGUAGES)[number], () => string>> = {
  en: m.wellness_language_en,
  es: m.wellness_language_es,
  fr: m.wellness_language_fr,
  ht: m.wellness_language_ht,
  pt: m.wellness_language_pt,
  ar: m.wellness_language_ar,
  zh: m.wellness_language_zh,
  so: m.wellness_language_so,
  ase: m.wellness_language_ase,
  any: m.wellness_language_any,
};

/** With a full stop, where none is there: "8 p.m." has its own. */
export const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** At the beginning of a line. */
export const sentence = (text: string): string => text.slice(0, 1).toLocaleUpperCase(intlLocale()) + text.slice(1);

const utc = (day: DayNumber, options: Intl.DateTimeFormatOptions) =>
  deviceTime({ timeZone: 'UTC', ...options }).format(new Date(day * DAY_MS));

/** "Sep 22, 2025" */
export const dayWords = (day: DayNumber): string => utc(day, { year: 'numeric', month: 'short', day: 'numeric' });

/** "Sep 22": beneath a chart. */
export const shortDay = (day: DayNumber): string => utc(day, { month: 'short', day: 'numeric' });

/** "Monday". @param from 0 for Monday */
export const weekdayWords = (from: number): string => utc(4 + from, { weekday: 'long' });

/** "9:00 AM". Engines differ in the space before AM. @param minute of the day; beyond its end: of the next */
export function clockWords(minute: number): string {
  const at = new Date((minute % 1440) * 60_000);
  return plainSpace(deviceTime({ timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }).format(at));
}

const plainSpace = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const time = townTime({ hour: 'numeric', minute: '2-digit' });
const weekdayTime = townTime({ weekday: 'long', hour: 'numeric', minute: '2-digit' });
const farTime = townTime({ weekday: 'long', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** "5:00 PM" on the same day, "Monday 9:00 AM" within a week, else with its day. By the town's clock. @param at and now epoch ms */
export function momentWords(at: number, now: number, dayOf: (at: number) => DayNumber): string {
  const days = dayOf(at) - dayOf(now);
  const format = days === 0 ? time : days < 7 ? weekdayTime : farTime;
  return plainSpace(format.format(new Date(at)));
}
