/** What the sorts, stages and outcomes of the page are called. */
import { digits, tenths } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';

export const typeWords = {
  filing: m.transparency_type_filing,
  disclosure: m.transparency_type_disclosure,
  schedule: m.transparency_type_schedule,
  policy: m.transparency_type_policy,
  minutes: m.transparency_type_minutes,
} as const;

export const stageWords = {
  introduced: m.transparency_stage_introduced,
  committee: m.transparency_stage_committee,
  passed: m.transparency_stage_passed,
  failed: m.transparency_stage_failed,
  deferred: m.transparency_stage_deferred,
} as const;

export const requestWords = {
  asked: m.transparency_request_asked,
  acknowledged: m.transparency_request_acknowledged,
  full: m.transparency_request_full,
  partial: m.transparency_request_partial,
  refused: m.transparency_request_refused,
  none: m.transparency_request_none,
} as const;

export const keptWords: Readonly<Record<string, () => string>> = {
  settled_forms: m.transparency_kept_forms,
  set_aside: m.transparency_kept_aside,
  sign_pictures: m.transparency_kept_pictures,
  door_notes: m.transparency_kept_notes,
  visits: m.transparency_kept_visits,
  phone_failures: m.transparency_kept_failures,
  sent_mails: m.transparency_kept_mails,
  questions_off: m.transparency_kept_questions,
  corrections: m.transparency_kept_corrections,
};

/** "3.6 kB", "1.2 MB" */
export const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${digits(Math.max(1, bytes / 1000))} kB` : `${tenths(bytes / 1_000_000)} MB`;
