/** How far an import is, what stands against it and what is wrong in a file, in words. */
import { isRequestError } from '../../../core/session/request.ts';
import { tooLong } from '../../../forms/fields.ts';
import { requestWords } from '../../../hooks/requestWords.ts';
import { counted, digits } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { NoDoor } from '../model/import/fields.ts';
import type { Problem, Wrong } from './check.ts';
import { isImportError, type ImportFailure } from './failure.ts';
import type { ImportProgress } from './reads.ts';

/** "12,000 of 45,000 rows" */
export function rowsWords(done: number, total: number): string {
  return m.import_rows({ count: total, done: digits(done), total: digits(total) });
}

/** Zeros are left out: what did not happen is no news. */
export function countsWords(progress: ImportProgress): string {
  const parts = [
    [progress.people_added, m.import_people_new],
    [progress.people_updated, m.import_people_updated],
    [progress.people_unchanged, m.import_people_unchanged],
    [progress.doors_added, m.import_doors_new],
    [progress.without_door, m.import_without_door],
    [progress.asked, m.import_asked],
    [progress.duplicates, m.import_repeated],
    [progress.left_out, m.import_rows_out],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, say]) => say(counted(count)));
  return said.length === 0 ? m.import_nothing_yet() : said.join(' · ');
}

const FAILURES: Readonly<Record<ImportFailure, () => string>> = {
  'not-csv': m.import_not_csv,
  'fixed-width': m.import_fixed_width,
  'no-headings': m.import_no_headings,
  'nothing-below': m.import_nothing_below,
  unreadable: m.import_unreadable,
  'no-code': m.import_no_code,
  gone: m.import_gone,
};

/** Of whatever opening or sending a file was rejected with. */
export function failureOf(cause: unknown): string {
  if (isImportError(cause)) return FAILURES[cause.why]();
  return isRequestError(cause) && cause.kind === 'offline' ? m.import_offline() : requestWords(cause);
}

const NO_DOOR: Readonly<Record<NoDoor, () => string>> = {
  mailbox: m.import_no_door_mailbox,
  hidden: m.import_no_door_hidden,
  none: m.import_no_door_none,
};

/** "No door: a mailbox" */
export const noDoorWords = (why: NoDoor): string => NO_DOOR[why]();

const WRONG: Readonly<Record<Exclude<Wrong, 'too-long' | 'repeat' | 'no-door'>, () => string>> = {
  name: m.import_wrong_name,
  cells: m.import_wrong_cells,
  'old-birth': m.import_wrong_old,
  floor: m.import_wrong_floor,
  phone: m.import_wrong_phone,
  email: m.forms_email_invalid,
  birth_year: m.import_wrong_birth,
  latitude: m.import_wrong_latitude,
  longitude: m.import_wrong_longitude,
};

export function wrongWords({ wrong, at, why }: Pick<Problem, 'wrong' | 'at' | 'why'>): string {
  if (wrong === 'no-door') return noDoorWords(why ?? 'none');
  if (wrong === 'too-long') return tooLong(at ?? 0);
  return wrong === 'repeat' ? m.import_wrong_repeat({ before: at ?? 0 }) : WRONG[wrong]();
}
