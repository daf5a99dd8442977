/** What the log calls a value that is one of a few: by the field it stands in, in the words of the screens that set it. */
import { m } from '../../messages/messages.js';
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
  settled_as: { taken: m.audit_value_taken, dropped: m.audit_value_dropped },
};

/** A value of a later version is said as it is, and so is whatever a person wrote. */
export function valueName(field: string, value: string): string {
  return field === 'label' ? figureName(value) : (values[field]?.[value]?.() ?? value);
}
