/** What the preview of a file says. */
import { listed } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { HsdsFault } from '../data/openHsds.ts';
import type { Planned, State } from '../model/hsds/plan.ts';
import type { Problem } from '../model/hsds/read.ts';

export const problemWords: Readonly<Record<Problem, () => string>> = {
  not_hsds: m.wellness_import_not_hsds,
  too_many: m.wellness_import_too_many,
  no_id: m.wellness_import_no_id,
  twice: m.wellness_import_twice,
  no_name: m.wellness_import_no_name,
  not_active: m.wellness_import_not_active,
  too_long: m.wellness_import_too_long,
  phone: m.wellness_import_phone,
  no_phone: m.wellness_import_no_phone,
  website: m.wellness_import_website,
  language: m.wellness_import_language,
  schedule: m.wellness_import_schedule,
  more_places: m.wellness_import_more_places,
  day: m.wellness_import_day,
  organization: m.wellness_import_organization,
  location: m.wellness_import_location,
  table: m.wellness_import_table,
  more_pages: m.wellness_import_more_pages,
};

export const faultWords: Readonly<Record<HsdsFault, () => string>> = {
  large: m.wellness_import_large,
  unreadable: m.wellness_import_unreadable,
  'no-tables': m.wellness_import_no_tables,
};

const STATES: Readonly<Record<Exclude<State, 'changed'>, () => string>> = {
  new: m.wellness_import_new,
  same: m.wellness_import_same,
  earlier: m.wellness_import_earlier,
  taken: m.wellness_import_taken,
};

const FIELDS: Readonly<Record<string, () => string>> = {
  name: m.wellness_import_name,
  provider: m.wellness_run_by,
  need: m.wellness_need,
  text: m.wellness_import_text,
  eligibility: m.wellness_for_whom,
  cost: m.wellness_cost,
  cost_note: m.wellness_cost,
  languages: m.wellness_language,
  access: m.wellness_access,
  phones: m.wellness_import_phones,
  website: m.wellness_website,
  confidential: m.wellness_import_confidential,
  address: m.wellness_where,
  directions: m.wellness_where,
  schedules: m.wellness_hours_title,
  assured_on: m.wellness_import_assured,
};

/** What happens to a service of the file. */
export function stateWords({ state, fields }: Planned): string {
  if (state !== 'changed') return STATES[state]();
  const names = new Set(fields.map((field) => FIELDS[field]?.() ?? field));
  return m.wellness_import_changed({ fields: listed([...names]) });
}
