/** The fields of each setting's form: where each stands in the value, what sort of text it is, and in which language. */
import type { Setting } from '../../../campaign/settings.ts';
import { LOCALES, type Locale } from '../../../core/locale.ts';
import { m } from '../../../messages/messages.js';

export { isSetting } from '../../../campaign/settings.ts';

export type FieldKind = 'line' | 'prose' | 'day' | 'moment' | 'number' | 'page' | 'link' | 'email' | 'zone' | 'pages';

export interface SettingField {
  /** Its path in the value: Felte would take a dot for a path of its own. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: () => string;
  readonly hint?: () => string;
  /** Of the group of fields that it stands in; null for what no language changes. */
  readonly locale: Locale | null;
  readonly optional?: boolean;
}

type Plain = Omit<SettingField, 'locale'>;

const field = (
  name: string,
  kind: FieldKind,
  label: () => string,
  more: Partial<Pick<Plain, 'hint' | 'optional'>> = {},
): Plain => ({ name, kind, label, ...more });

const plain = (fields: readonly Plain[]): SettingField[] => fields.map((one) => ({ ...one, locale: null }));
const said = (fields: readonly Plain[]): SettingField[] =>
  LOCALES.flatMap((locale) => fields.map((one) => ({ ...one, name: `${locale}_${one.name}`, locale })));

export const FIELDS: Readonly<Record<Setting, readonly SettingField[]>> = {
  campaign: [
    ...plain([
      field('name', 'line', m.settings_name),
      field('firstName', 'line', m.settings_first_name),
      field('lastName', 'line', m.settings_last_name, { hint: m.settings_last_name_hint }),
      field('city', 'line', m.settings_city),
    ]),
    ...said([
      field('candidacy', 'line', m.settings_candidacy, { hint: m.settings_candidacy_hint }),
      field('title', 'line', m.settings_title_of_page),
      field('description', 'prose', m.settings_description),
      field('job', 'line', m.settings_job),
      field('donate', 'line', m.settings_donate_words),
      field('earlyVoting', 'line', m.settings_early_words),
    ]),
  ],
  dates: [
    ...plain([
      field('electionDay', 'day', m.settings_election_day),
      field('firstDay', 'day', m.settings_first_day),
      field('lastDay', 'day', m.settings_last_day),
      field('countdownTarget', 'moment', m.settings_countdown, { hint: m.settings_countdown_hint }),
      field('timeZone', 'zone', m.settings_zone, { hint: m.settings_zone_hint }),
    ]),
    ...said([
      field('electionDay', 'line', m.settings_day_words, { hint: m.settings_day_words_hint }),
      field('title', 'line', m.settings_banner_title),
      field('text', 'line', m.settings_banner_text),
      field('place', 'line', m.settings_place),
      field('address', 'line', m.settings_address),
      field('directions', 'link', m.settings_directions),
    ]),
  ],
  links: [
    ...plain([
      field('donate', 'page', m.settings_donate),
      field('email', 'email', m.settings_email),
      field('social', 'pages', m.settings_social, { hint: m.settings_social_hint }),
    ]),
    ...said([
      field('poBox', 'line', m.settings_po_box),
      field('paidFor', 'line', m.settings_paid_for),
      field('notDeductible', 'line', m.settings_not_deductible),
      field('privacy', 'prose', m.settings_privacy),
    ]),
  ],
  limits: plain([
    field('answerWithinDays', 'number', m.settings_answer_days, { hint: m.settings_answer_days_hint }),
    field('questionWithinDays', 'number', m.settings_question_days, { hint: m.settings_question_days_hint }),
    field('formsPerDevice', 'number', m.settings_device_minutes),
    field('formsPerDeviceHour', 'number', m.settings_device_hour),
    field('formsPerAddress', 'number', m.settings_address_minutes, { hint: m.settings_address_hint }),
    field('formsPerAddressHour', 'number', m.settings_address_hour),
    field('floodPerHour', 'number', m.settings_flood, { hint: m.settings_flood_hint }),
    field('leastMs', 'number', m.settings_least, { hint: m.settings_least_hint }),
    field('placesPerSender', 'number', m.settings_places_sender),
    field('placesPerAddress', 'number', m.settings_places_address),
  ]),
  field: plain([
    field('offlineAccessDays', 'number', m.settings_offline_days, { hint: m.settings_offline_days_hint }),
    field('hoursBetweenVisits', 'number', m.settings_visit_hours),
    field('lookAgainDays', 'number', m.settings_look_again, { hint: m.settings_look_again_hint, optional: true }),
    field('callsInBatch', 'number', m.settings_calls),
    field('callMinutes', 'number', m.settings_call_minutes),
    field('hoursBetweenCalls', 'number', m.settings_call_hours),
    field('tiles_url', 'line', m.settings_tiles, { hint: m.settings_tiles_hint, optional: true }),
    field('tiles_attribution', 'line', m.settings_tiles_by, { optional: true }),
    field('tiles_maxZoom', 'number', m.settings_tiles_zoom, { optional: true }),
  ]),
};

export const settingNames: Readonly<Record<Setting, () => string>> = {
  campaign: m.settings_of_campaign,
  dates: m.settings_of_dates,
  links: m.settings_of_links,
  limits: m.settings_of_limits,
  field: m.settings_of_field,
};

export const settingLeads: Readonly<Record<Setting, () => string>> = {
  campaign: m.settings_campaign_lead,
  dates: m.settings_dates_lead,
  links: m.settings_links_lead,
  limits: m.settings_limits_lead,
  field: m.settings_field_lead,
};
