/** What the log calls the tables that it follows: what the filter offers, and what a change says that has no sentence of its own. */
import { m } from '../../messages/messages.js';

export const tableNames: Readonly<Record<string, () => string>> = {
  user_roles: m.audit_in_roles,
  invitations: m.audit_in_invitations,
  deactivated_people: m.audit_in_deactivations,
  role_requirements: m.audit_in_requirements,
  security_events: m.audit_in_security,
  events: m.audit_in_events,
  qa_sessions: m.audit_in_rooms,
  stats: m.audit_in_figures,
  signups: m.audit_in_forms,
  yard_sign_requests: m.audit_in_yard_signs,
  sign_routes: m.audit_in_routes,
  event_checkins: m.privacy_in_checkins,
  support_bursts: m.audit_in_bursts,
  page_corrections: m.privacy_in_corrections,
  people: m.privacy_in_people,
  voter_imports: m.audit_in_voter_files,
  canvassers: m.audit_in_canvassers,
  checkouts: m.audit_in_turfs,
  late_arrivals: m.audit_in_late,
  shift_rollbacks: m.audit_in_rollbacks,
  content_events: m.audit_in_content,
  content_release_steps: m.audit_in_releases,
  content_snapshots: m.audit_in_publications,
  site_pictures: m.audit_in_place_pictures,
  city_payment_files: m.audit_in_city_payments,
  indicator_sets: m.audit_in_indicators,
  entry_pictures: m.audit_in_receipts,
  campaign_settings: m.audit_in_settings,
  retention_rules: m.audit_in_retention,
};

/** A table of a later version is said as it is. */
export const tableName = (table: string): string => tableNames[table]?.() ?? table.replaceAll('_', ' ');
