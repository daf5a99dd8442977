/** What stands against a file of payments, in words. */
import { requestWords } from '../../../hooks/requestWords.ts';
import { m } from '../../../messages/messages.js';
import { FileError } from './paymentFile.ts';

const FAULTS = {
  'not-csv': m.transparency_import_not_csv,
  'no-headings': m.transparency_import_no_headings,
  'too-long': m.transparency_import_too_long,
  unreadable: m.transparency_check_unreadable,
} as const;

export const problemWords = (cause: unknown): string =>
  cause instanceof FileError ? FAULTS[cause.why]() : requestWords(cause);
