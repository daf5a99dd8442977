/** Why a file of contributions or one of its rows can't be taken, in words. */
import { requestWords } from '../../../hooks/requestWords.ts';
import { exactMoney, listed } from '../../../hooks/format.ts';
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

const ROW_FAULTS: Readonly<Record<LeftOut['fault'], (inputs: { word: string }) => string>> = {
  name: m.gift_files_fault_name,
  day: m.gift_files_fault_day,
  zone: m.gift_files_fault_zone,
  amount: m.gift_files_fault_amount,
  adds: m.gift_files_fault_adds,
  negative: m.gift_files_fault_negative,
  method: m.gift_files_fault_method,
  kind: m.gift_files_fault_kind,
  key: m.gift_files_fault_key,
  fee: m.gift_files_fault_fee,
  currency: m.gift_files_fault_currency,
  failed: m.gift_files_fault_failed,
  pending: m.gift_files_fault_pending,
  disputed: m.gift_files_fault_disputed,
  refunded: m.gift_files_fault_refunded,
  status: m.gift_files_fault_status,
  type: m.gift_files_fault_type,
  other: m.gift_files_fault_other,
  total: m.gift_files_fault_total,
  unknown: m.gift_files_fault_unknown,
  put_right: m.gift_files_fault_put_right,
  too_much: m.gift_files_fault_too_much,
};

export const problemWords = (cause: unknown): string =>
  cause instanceof FileError ? FILE_FAULTS[cause.why]() : requestWords(cause);

export const faultWords = ({ fault, detail }: Pick<LeftOut, 'fault' | 'detail'>): string =>
  ROW_FAULTS[fault]({ word: detail ?? '' });

/** By whom and how much a row is known. */
export const rowWords = ({ row, name, cents }: LeftOut): string => {
  const known = [name, cents === null || cents === undefined ? null : exactMoney(cents)].filter((one) => one);
  const number = m.gift_files_row_number({ row });
  return known.length === 0 ? number : `${number} (${listed(known.map(String))})`;
};
