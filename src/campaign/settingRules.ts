/** Rules of the settings that no shape can say: days that exist and follow each other, zones that are known, limits that fit together. */
import * as v from 'valibot';
import { settingSchemas, type Setting, type SettingValue, type Settings } from './settings.ts';
import { isZone } from './townZone.ts';

/** A rule that is broken, by name; the field it is said at stands before the colon. */
export const BROKEN = [
  'timeZone:unknown',
  'electionDay:no-day',
  'firstDay:no-day',
  'lastDay:no-day',
  'countdownTarget:no-day',
  'lastDay:before-first',
  'electionDay:before-last',
  'countdownTarget:outside',
  'formsPerDeviceHour:less',
  'formsPerAddress:less',
  'formsPerAddressHour:less',
  'placesPerAddress:less',
] as const;
export type Broken = (typeof BROKEN)[number];

/** The first rule that a value of the right shape breaks; null for none. */
export function brokenRule(key: Setting, value: SettingValue): Broken | null {
  if (key === 'dates') return brokenDates(value as Settings['dates']); // of this key
  if (key === 'limits') return brokenLimits(value as Settings['limits']); // of this key
  return null;
}

/** A published value, or one to be published; null for what is none. */
export function asSetting<K extends Setting>(key: K, value: unknown): SettingValue<K> | null {
  const read = v.safeParse<v.GenericSchema<unknown, SettingValue>>(settingSchemas[key], value);
  if (!read.success || Array.isArray(value) || brokenRule(key, read.output) !== null) return null;
  return read.output as SettingValue<K>; // by this key's schema
}

function brokenDates(dates: Settings['dates']): Broken | null {
  const { timeZone, electionDay, firstDay, lastDay, countdownTarget } = dates;
  if (!isZone(timeZone)) return 'timeZone:unknown';
  if (!isDay(electionDay)) return 'electionDay:no-day';
  if (!isDay(firstDay)) return 'firstDay:no-day';
  if (!isDay(lastDay)) return 'lastDay:no-day';
  if (!isDay(countdownTarget.slice(0, 10))) return 'countdownTarget:no-day';
  // Written so that the order of the letters is that of the days.
  if (lastDay < firstDay) return 'lastDay:before-first';
  if (electionDay < lastDay) return 'electionDay:before-last';
  const ends = countdownTarget.slice(0, 10);
  return ends < firstDay || ends > electionDay ? 'countdownTarget:outside' : null;
}

function brokenLimits(limits: Settings['limits']): Broken | null {
  if (limits.formsPerDeviceHour < limits.formsPerDevice) return 'formsPerDeviceHour:less';
  if (limits.formsPerAddress < limits.formsPerDevice) return 'formsPerAddress:less';
  if (limits.formsPerAddressHour < limits.formsPerAddress) return 'formsPerAddressHour:less';
  return limits.placesPerAddress < limits.placesPerSender ? 'placesPerAddress:less' : null;
}

/** February 30th is none. */
function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}
