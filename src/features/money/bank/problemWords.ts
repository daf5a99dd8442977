/** Why a file of the bank could not be read or sent, and what to do instead. */
import { requestWords } from '../../../hooks/requestWords.ts';
import { m } from '../../../messages/messages.js';
import { BankFileError } from './openBank.ts';
import type { FileFault } from './protocol.ts';

const kind = (of: () => string) => () => m.bank_unread({ kind: of() });

const FAULTS: Readonly<Record<FileFault, () => string>> = {
  unreadable: m.bank_unreadable,
  'no-lines': m.bank_no_lines,
  'too-long': m.bank_too_long,
  investment: m.bank_investment,
  currency: m.bank_currency,
  excel: m.bank_unread_excel,
  html: m.bank_unread_html,
  camt: kind(m.bank_unread_camt),
  mt940: kind(m.bank_unread_mt940),
  bai2: kind(m.bank_unread_bai2),
  iif: kind(m.bank_unread_iif),
  zip: kind(m.bank_unread_zip),
  pdf: kind(m.bank_unread_pdf),
  json: kind(m.bank_unread_json),
  xml: kind(m.bank_unread_xml),
};

export const problemWords = (cause: unknown): string =>
  cause instanceof BankFileError ? FAULTS[cause.why]() : requestWords(cause);
