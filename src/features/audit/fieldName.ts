/** What the log calls what it keeps: a record's fields and the campaign's figures. */
import { m } from '../../messages/messages.js';

const fields: Readonly<Record<string, () => string>> = {
  granted_by: m.audit_field_granted_by,
  role: m.audit_field_role,
  roles: m.audit_field_roles,
  user_id: m.audit_field_user_id,
  accepted_at: m.audit_field_accepted_at,
  email: m.audit_field_email,
  invited_by: m.audit_field_invited_by,
  accessibility: m.audit_field_accessibility,
  cancel_reason: m.audit_field_cancel_reason,
  capacity: m.audit_field_capacity,
  date: m.audit_field_date,
  description: m.audit_field_description,
  directions: m.audit_field_directions,
  ends_at: m.audit_field_ends_at,
  host: m.audit_field_host,
  instructions: m.audit_field_instructions,
  kind: m.audit_field_kind,
  location: m.audit_field_location,
  sequence: m.audit_field_sequence,
  status: m.audit_field_status,
  title: m.audit_field_title,
  version: m.audit_field_version,
  visibility: m.audit_field_visibility,
  was_date: m.audit_field_was_date,
  was_location: m.audit_field_was_location,
  label: m.audit_field_label,
  value_number: m.audit_field_value_number,
  checked_out_by: m.audit_field_checked_out_by,
  due_at: m.audit_field_due_at,
  ended_as: m.audit_field_ended_as,
  ended_at: m.audit_field_ended_at,
  turf_id: m.audit_field_turf_id,
  decision: m.audit_field_decision,
  forms: m.audit_field_forms,
  reasons: m.audit_field_reasons,
  ids: m.audit_field_ids,
  locale: m.audit_field_locale,
  sender: m.audit_field_sender,
  settled_as: m.audit_field_settled_as,
  settled_by: m.audit_field_settled_by,
  settled_at: m.audit_field_settled_at,
};

const figures: Readonly<Record<string, () => string>> = {
  weekly_raised: m.audit_figure_weekly_raised,
  volunteers: m.audit_figure_volunteers,
  doors_total: m.audit_figure_doors_total,
  calls_total: m.audit_figure_calls_total,
  rides_today: m.audit_figure_rides_today,
  events_week: m.audit_figure_events_week,
};

/** A name of a later version is said as it is. */
const asItIs = (name: string) => name.replaceAll('_', ' ');

export const fieldName = (field: string): string => fields[field]?.() ?? asItIs(field);
export const figureName = (label: string): string => figures[label]?.() ?? asItIs(label);
