/** A setting's form judged by the setting's own schema: what is wrong, beside the field that it is wrong in. */
import * as v from 'valibot';
import { brokenRule, type Broken } from '../../../campaign/settingRules.ts';
import { settingSchemas, type Setting, type SettingValue } from '../../../campaign/settings.ts';
import { counted } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { FIELDS, type FieldKind, type SettingField } from '../model/fields.ts';
import { fromTexts, type SettingTexts } from '../model/values.ts';

const wrong: Readonly<Record<Exclude<FieldKind, 'line' | 'prose' | 'number'>, () => string>> = {
  day: m.settings_no_day,
  moment: m.settings_no_moment,
  page: m.settings_no_page,
  link: m.settings_no_link,
  email: m.settings_no_email,
  zone: m.settings_no_zone,
  pages: m.settings_no_pages,
};

const broken: Readonly<Record<Broken, () => string>> = {
  'timeZone:unknown': m.settings_no_zone,
  'electionDay:no-day': m.settings_no_day,
  'firstDay:no-day': m.settings_no_day,
  'lastDay:no-day': m.settings_no_day,
  'countdownTarget:no-day': m.settings_no_moment,
  'lastDay:before-first': m.settings_ends_before,
  'electionDay:before-last': m.settings_election_before,
  'countdownTarget:outside': m.settings_countdown_outside,
  'formsPerDeviceHour:less': m.settings_less_than_minutes,
  'formsPerAddress:less': m.settings_less_than_device,
  'formsPerAddressHour:less': m.settings_less_than_minutes,
  'placesPerAddress:less': m.settings_less_than_sender,
};

/** What the form hands on, with the version that it began with. */
export interface Meant {
  readonly value: SettingValue;
  readonly seen: number | null;
}

export function settingForm(key: Setting) {
  return v.pipe(
    v.record(v.string(), v.string()),
    v.rawTransform<SettingTexts, Meant>(({ dataset, addIssue, NEVER }) => {
      const texts = dataset.value as SettingTexts; // the form's fields, all of them texts
      const { value, problems } = judged(key, texts);
      for (const [name, message] of Object.entries(problems)) {
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: texts, key: name, value: texts[name] }],
        });
      }
      return value === null ? NEVER : { value, seen: texts['seen'] ? Number(texts['seen']) : null };
    }),
  );
}

/** The value, or messages by field; one of them is always there. */
export function judged(key: Setting, texts: SettingTexts) {
  const problems: Record<string, string> = {};
  const read = v.safeParse<v.GenericSchema<unknown, SettingValue>>(settingSchemas[key], fromTexts(key, texts));
  if (read.success) {
    const rule = brokenRule(key, read.output);
    if (rule === null) return { value: read.output, problems };
    problems[rule.slice(0, rule.indexOf(':'))] = broken[rule]();
    return { value: null, problems };
  }
  for (const issue of read.issues) {
    const path = issue.path?.map(({ key: part }) => String(part)) ?? [];
    const field = FIELDS[key].find(({ name }) => `${path.join('_')}_`.startsWith(`${name}_`)) ?? FIELDS[key][0];
    if (field) problems[field.name] ??= message(key, field, texts[field.name] ?? '');
  }
  return { value: null, problems };
}

function message(key: Setting, field: SettingField, text: string): string {
  if (field.kind === 'number') {
    const { least, most } = boundsOf(key, field.name);
    return m.settings_not_between({ least: counted(least).shown, most: counted(most).shown });
  }
  if (text.trim() === '') return m.settings_missing();
  if (field.name === 'tiles_url') return m.settings_no_tiles();
  return field.kind === 'line' || field.kind === 'prose' ? m.settings_too_long() : wrong[field.kind]();
}

/** The least and the most that a number's schema takes. */
export function boundsOf(key: Setting, name: string): { readonly least: number; readonly most: number } {
  // Valibot's own description of itself, typed by none of its public types
  type Known = {
    readonly entries?: Readonly<Record<string, Known>>;
    readonly wrapped?: Known;
    readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
  };
  let known: Known | undefined = settingSchemas[key] as unknown as Known;
  for (const part of name.split('_')) known = (known?.wrapped ?? known)?.entries?.[part];
  const bound = (type: string) => Number(known?.pipe?.find((step) => step.type === type)?.requirement ?? 0);
  return { least: bound('min_value'), most: bound('max_value') };
}
