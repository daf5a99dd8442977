/** What the log calls a value that is one of a few: by the field it stands in, in the words of the screens that set it. */
import { m } from '../../messages/messages.js';
import { ruleNames } from '../privacy/model/words.ts';
import { settingNames } from '../settings/model/fields.ts';
import { figureName } from './fieldName.ts';

type Names = Readonly<Record<string, () => string>>;

const values: Readonly<Record<string, Names>> = {
  kind: {
    canvass: m.events_canvass,
    phone_bank: m.events_phone_bank,
    town_hall: m.events_town_hall,
    fundraiser: m.events_fundraiser,
    meet_greet: m.events_meet_greet,
    other: m.events_other,
    attempt: m.audit_value_attempt,
    door: m.audit_value_door,
    person: m.audit_value_person,
    delivery: m.audit_value_delivery,
    removal: m.audit_value_removal,
    question: m.audit_value_question,
    idea: m.audit_value_idea,
  },
  status: { scheduled: m.audit_value_scheduled, cancelled: m.audit_value_cancelled },
  visibility: { public: m.audit_value_public, staff: m.audit_value_staff },
  ended_as: {
    returned: m.audit_value_returned,
    expired: m.audit_value_expired,
    role_lost: m.audit_value_role_lost,
    deactivated: m.audit_value_deactivated,
  },
  decision: {
    'set aside': m.audit_value_set_aside,
    released: m.audit_value_released,
    dropped: m.audit_value_dropped,
  },
  reasons: {
    trap: m.admin_reason_trap,
    too_fast: m.admin_reason_fast,
    many_places: m.admin_reason_places,
    flood: m.admin_reason_flood,
  },
  action: {
    submitted: m.audit_value_submitted,
    approved: m.audit_value_approved,
    changes_requested: m.audit_value_changes_requested,
    scheduled: m.audit_value_scheduled,
    published: m.audit_value_published,
    unscheduled: m.audit_value_unscheduled,
    unpublished: m.audit_value_unpublished,
    restored: m.audit_value_restored,
    verified: m.audit_value_verified,
    still_right: m.audit_value_still_right,
    begun: m.audit_value_begun,
    added: m.audit_value_put_in,
    removed: m.audit_value_taken_out,
    called_off: m.audit_value_unscheduled,
    dropped: m.audit_value_given_up,
    factor_reset: m.audit_value_factor_reset,
    session_ended: m.audit_value_session_ended,
    exported: m.audit_value_exported,
  },
  reason: { address: m.audit_value_address, rush: m.audit_value_rush },
  state: { waiting: m.audit_value_waiting, counted: m.audit_value_counted, dropped: m.audit_value_not_counted },
  rule: { things: m.audit_value_things, count: m.audit_value_count, mean: m.audit_value_mean },
  locale: { en: m.audit_value_english, es: m.audit_value_spanish },
  min_aal: { aal1: m.people_asks_password, aal2: m.people_asks_second },
  subject: ruleNames,
  setting: settingNames,
  settled_as: { taken: m.audit_value_taken, dropped: m.audit_value_dropped },
};

/** A value of a later version is said as it is, and so is whatever a person wrote. */
export function valueName(field: string, value: string): string {
  return field === 'label' ? figureName(value) : (values[field]?.[value]?.() ?? value);
}
