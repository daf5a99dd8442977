/** Kinds of requests, steps, tables and rules in words. A name of a later version is said as it is. */
import { m } from '../../../messages/messages.js';
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
export const deedWords = (deed: string): string =>
  deed === 'removed' ? m.privacy_deed_removed() : deed === 'nameless' ? m.privacy_deed_nameless() : deed;
