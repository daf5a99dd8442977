/** Kinds of requests, steps, tables and rules in words. A name of a later version is said as it is. */
import { m } from '../../../messages/messages.js';
import { INTERESTS } from '../../intake/volunteer/kind.ts';
import type { Field, Kind } from './requests.ts';

type Words = Readonly<Record<string, () => string>>;

export const kindWords: Readonly<Record<Kind, () => string>> = {
  access: m.privacy_kind_access,
  correct: m.privacy_kind_correct,
  erase: m.privacy_kind_erase,
};

export const fieldWords: Readonly<Record<Field, () => string>> = {
  name: m.forms_name,
  email: m.forms_email,
  phone: m.forms_phone,
  address: m.forms_address,
};

const steps: Words = {
  opened: m.privacy_step_opened,
  identity_checked: m.privacy_step_checked,
  extended: m.privacy_step_extended,
  file_made: m.privacy_step_file,
  corrected: m.privacy_step_corrected,
  erased: m.privacy_step_erased,
  done: m.privacy_step_done,
  refused: m.privacy_step_refused,
};

const tables: Words = {
  'public.signups': m.privacy_in_signups,
  'public.yard_sign_requests': m.privacy_in_signs,
  'public.sign_events': m.privacy_in_sign_events,
  'public.sign_photos': m.privacy_in_sign_photos,
  'public.people': m.privacy_in_people,
  'public.households': m.privacy_in_doors,
  'public.contact_attempts': m.privacy_in_talks,
  'public.canvassers': m.privacy_in_canvassers,
  'public.event_checkins': m.privacy_in_checkins,
  'public.ride_matches': m.privacy_in_rides,
  'public.submission_actions': m.privacy_in_actions,
  'public.invitations': m.privacy_in_invitations,
  'public.consents': m.privacy_in_consents,
  'private.contact_points': m.privacy_in_links,
  'private.outgoing_mails': m.privacy_in_mails,
  'private.followers': m.privacy_in_followers,
  'public.qa_questions': m.privacy_in_questions,
  'public.page_corrections': m.privacy_in_corrections,
  'public.qa_acts': m.privacy_in_question_acts,
  'public.qa_wishes': m.privacy_in_question_wishes,
  'auth.users': m.privacy_in_account,
};

const staying: Words = {
  address_on_a_walk: m.privacy_stays_address,
  results_counted: m.privacy_stays_results,
  shared_number: m.privacy_stays_number,
  suppression: m.privacy_stays_hash,
  gifts: m.privacy_stays_gifts,
  contributor: m.privacy_stays_contributor,
  told_apart: m.privacy_stays_apart,
};

const alike: Words = {
  email: m.persons_same_email,
  phone: m.persons_same_phone,
  name: m.persons_same_name,
  name_and_street: m.persons_same_name_street,
  street: m.persons_same_street,
  told_apart: m.privacy_alike_told_apart,
};

/** What the columns are called in the document for a citizen. */
const fields: Words = {
  name: m.forms_name,
  email: m.forms_email,
  phone: m.forms_phone,
  address: m.forms_address,
  type: m.privacy_doc_type,
  interest: m.privacy_doc_interest,
  availability: m.privacy_doc_availability,
  notes: m.privacy_doc_notes,
  text: m.privacy_doc_text,
  words: m.privacy_doc_text,
  headcount: m.privacy_doc_headcount,
  ride: m.privacy_doc_ride,
  ride_seats: m.privacy_doc_ride_seats,
  ride_from: m.privacy_doc_ride_from,
  language: m.privacy_doc_language,
  consent_email: m.privacy_doc_consent_email,
  consent_sms: m.privacy_doc_consent_sms,
  may_share: m.privacy_doc_may_share,
  may_write: m.privacy_doc_may_write,
  sent_at: m.privacy_doc_sent,
  received_at: m.privacy_doc_received,
  withdrawn_at: m.privacy_doc_withdrawn,
  birth_year: m.privacy_doc_birth_year,
  external_id: m.privacy_doc_external_id,
  do_not_contact: m.privacy_doc_do_not_contact,
  result: m.privacy_doc_result,
  support: m.privacy_doc_support,
  dialed: m.privacy_doc_dialed,
  channel: m.privacy_doc_channel,
  state: m.privacy_doc_state,
  method: m.privacy_doc_method,
  contact_point: m.privacy_doc_contact_point,
  purpose: m.privacy_doc_purpose,
  action: m.privacy_doc_action,
  outcome: m.privacy_doc_outcome,
  note: m.privacy_doc_note,
  tag: m.privacy_doc_tag,
  party_size: m.privacy_doc_party_size,
  roles: m.privacy_doc_roles,
  last_sign_in_at: m.privacy_doc_last_sign_in,
  reason: m.privacy_doc_reason,
  latitude: m.privacy_doc_latitude,
  longitude: m.privacy_doc_longitude,
  due_on: m.privacy_doc_due,
  origin: m.privacy_doc_origin,
};

const codes: Readonly<Record<string, Words>> = {
  type: {
    volunteer: m.persons_what_volunteer,
    idea: m.persons_what_idea,
    newsletter: m.persons_what_newsletter,
    event: m.persons_what_event,
  },
  interest: Object.fromEntries(INTERESTS.map(({ value, label }) => [value, label])),
  channel: { email: m.consent_channel_email, sms: m.consent_channel_sms, call: m.consent_channel_call },
  state: { granted: m.consent_state_granted, revoked: m.consent_state_revoked },
};

export const ruleNames: Words = {
  settled_forms: m.privacy_rule_forms,
  set_aside: m.privacy_rule_aside,
  sign_pictures: m.privacy_rule_pictures,
  door_notes: m.privacy_rule_notes,
  visits: m.privacy_rule_visits,
  phone_failures: m.privacy_rule_failures,
  sent_mails: m.privacy_rule_mails,
  questions_off: m.privacy_rule_questions,
  corrections: m.privacy_rule_corrections,
};

const named = (words: Words) => (name: string) => words[name]?.() ?? name.replaceAll('_', ' ');
export const stepWords = named(steps);
export const tableWords = named(tables);
export const stayingWords = named(staying);
export const ruleWords = named(ruleNames);
export const alikeWords = named(alike);
export const fieldNames = named(fields);
/** What a person typed is never one of the codes of its column. */
export const codeWords = (field: string, value: string): string => codes[field]?.[value]?.() ?? value;
export const deedWords = (deed: string): string =>
  deed === 'removed' ? m.privacy_deed_removed() : deed === 'nameless' ? m.privacy_deed_nameless() : deed;
