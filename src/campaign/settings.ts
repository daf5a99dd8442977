/**
 * What the campaign changes without a build, beside its words: the shape of each setting as the page, the build and the database
 * know it (the database's is written off this one by `node tests/tools/settingsSchema.ts`). Rules that compare one value with
 * another are in settingRules.ts. A setting that visitors see is the whole of some sections of the words.
 */
import * as v from 'valibot';
import { LOCALES, type Locale } from '../core/locale.ts';
import { day, email, line, list, localTime, sectionSchemas, text, zone, type Snapshot } from './words.ts';

/** A page elsewhere: never a script, never somebody's name before the host. */
const page = v.pipe(
  v.string(),
  v.regex(/^https:[/][/][A-Za-z0-9-]+([.][A-Za-z0-9-]+)+(:[0-9]{1,5})?([/?#][!-~]*)?$/),
  v.maxBytes(500),
);
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const { head, earlyVoting, legal } = sectionSchemas;

const candidacy = v.omit(head, ['name', 'firstName', 'lastName', 'city']);
const voting = v.omit(earlyVoting, ['electionDate', 'firstDay', 'lastDay', 'countdownTarget', 'timeZone']);
const smallPrint = v.strictObject({ poBox: line, ...legal.entries });

export const settingSchemas = {
  campaign: v.strictObject({ name: line, firstName: line, lastName: line, city: line, en: candidacy, es: candidacy }),
  dates: v.strictObject({
    timeZone: zone,
    electionDay: day,
    firstDay: day,
    lastDay: day,
    countdownTarget: localTime,
    en: voting,
    es: voting,
  }),
  links: v.strictObject({
    donate: page,
    social: list(v.strictObject({ label: line, href: page }), 12),
    email,
    en: smallPrint,
    es: smallPrint,
  }),
  /** How much one phone and one address may send in five minutes and in an hour; all of it counted by the database. */
  limits: v.strictObject({
    answerWithinDays: whole(1, 30),
    questionWithinDays: whole(1, 90),
    formsPerDevice: whole(5, 10_000),
    formsPerDeviceHour: whole(5, 100_000),
    formsPerAddress: whole(5, 100_000),
    formsPerAddressHour: whole(5, 1_000_000),
    leastMs: whole(0, 60_000),
    placesPerSender: whole(1, 1000),
    placesPerAddress: whole(1, 10_000),
    floodPerHour: whole(10, 1_000_000),
  }),
  field: v.strictObject({
    offlineAccessDays: whole(1, 60),
    hoursBetweenVisits: whole(0, 8760),
    callsInBatch: whole(1, 100),
    callMinutes: whole(5, 720),
    hoursBetweenCalls: whole(0, 8760),
    /** From how many days without a look on a place's page says so in grey. Not in what was published before it was asked. */
    lookAgainDays: v.exactOptional(whole(7, 3650)),
    /** Pictures under the maps; without them streets and doors are drawn alone. */
    tiles: v.exactOptional(
      v.strictObject({
        url: v.pipe(
          v.string(),
          v.regex(
            /^https:[/][/][A-Za-z0-9.-]+[/][!-~]*[{]z[}][!-~]*([{]x[}][!-~]*[{]y[}]|[{]y[}][!-~]*[{]x[}])[!-~]*$/,
          ),
          v.maxBytes(500),
        ),
        attribution: text(400),
        maxZoom: whole(1, 22),
      }),
    ),
  }),
};

export type Setting = keyof typeof settingSchemas;
export type SettingValue<K extends Setting = Setting> = v.InferOutput<(typeof settingSchemas)[K]>;
export type Settings = { readonly [K in Setting]: SettingValue<K> };
export const SETTINGS = Object.keys(settingSchemas) as readonly Setting[]; // of the record above

export const isSetting = (key: unknown): key is Setting => SETTINGS.some((one) => one === key);

/** The sections of the words that a setting says, in one language. The database puts them together alike. */
export function sectionsOf<K extends Setting>(key: K, value: SettingValue<K>, locale: Locale): Snapshot;
export function sectionsOf(key: Setting, value: SettingValue, locale: Locale): Snapshot {
  const given = { key, value } as { [K in Setting]: { key: K; value: Settings[K] } }[Setting]; // as the signature has it
  switch (given.key) {
    case 'campaign': {
      const { en, es, ...names } = given.value;
      return { head: { ...{ en, es }[locale], ...names } };
    }
    case 'dates': {
      const { en, es, electionDay, ...rest } = given.value;
      return { earlyVoting: { ...{ en, es }[locale], electionDate: electionDay, ...rest } };
    }
    case 'links': {
      const { en, es, donate, social, email: address } = given.value;
      const { poBox, ...rest } = { en, es }[locale];
      return { links: { donate, social }, contact: { email: address, poBox }, legal: rest };
    }
    default:
      return {};
  }
}

/** Whether visitors see it, and so in which settings two languages are said. */
export const isSaid = (key: Setting): boolean => LOCALES.every((locale) => locale in settingSchemas[key].entries);
