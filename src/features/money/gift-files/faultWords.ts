/** What stands against a file of gifts or one of its rows, in words. */
import { requestWords } from '../../../hooks/requestWords.ts';
import { m } from '../../../messages/messages.js';
import { FileError } from './giftFile.ts';
import type { LeftOut } from './protocol.ts';

const FILE_FAULTS = {
  'not-csv': m.gift_files_not_csv,
  'no-headings': m.gift_files_no_headings,
  'too-long': m.gift_files_too_long,
  columns: m.gift_files_columns_unknown,
  unreadable: m.gift_files_unreadable,
} as const;

const ROW_FAULTS: Readonly<Record<LeftOut['fault'], () => string>> = {
  name: m.gift_files_fault_name,
  day: m.gift_files_fault_day,
  amount: m.gift_files_fault_amount,
  negative: m.gift_files_fault_negative,
  method: m.gift_files_fault_method,
  kind: m.gift_files_fault_kind,
  key: m.gift_files_fault_key,
  fee: m.gift_files_fault_fee,
  unknown: m.gift_files_fault_unknown,
  put_right: m.gift_files_fault_put_right,
  too_much: m.gift_files_fault_too_much,
};

export const problemWords = (cause: unknown): string =>
  cause instanceof FileError ? FILE_FAULTS[cause.why]() : requestWords(cause);

export const faultWords = (fault: LeftOut['fault']): string => ROW_FAULTS[fault]();
