/** What the status codes of voter files mean. Only active voters come in unless the importer chooses others. */

export type Status = 'active' | 'inactive' | 'pending' | 'removed' | 'none' | 'unknown';

/** Codes as a source writes them, in capitals. */
export type StatusCodes = Readonly<Record<string, Status>>;

const GENERAL = {
  active: 'A AC ACT ACTIVE REGISTERED REG ELIGIBLE VALID CURRENT VERIFIED Y YES AV'.split(' '),
  inactive: 'I IN INA INAC INACT INACTIVE SUSPENSE S CONFIRMATION VERIFY V UNDELIVERABLE N NO'.split(' '),
  pending:
    'P PEND PENDING PRE PREREG PRE-REGISTERED PREREGISTERED PREREGISTRATION INCOMPLETE TEMPORARY CHALLENGED CH HOLD'.split(
      ' ',
    ),
  removed:
    'R REM REMOVED C CAN CANC CANCEL CANCELED CANCELLED X PURGE PURGED D DENIED DECEASED DEAD REJECTED DELETED WITHDRAWN INELIGIBLE EXPIRED FELON TRANSFERRED DECLINED VOID'.split(
      ' ',
    ),
} as const;

const meaning = (status: Status, codes: readonly string[]) => codes.map((code) => [code, status] as const);
const MEANINGS: ReadonlyMap<string, Status> = new Map([
  ...meaning('active', GENERAL.active),
  ...meaning('inactive', GENERAL.inactive),
  ...meaning('pending', GENERAL.pending),
  ...meaning('removed', GENERAL.removed),
]);

/** As it is counted: one code however it is padded or cased. */
export const statusCode = (text: string) => text.trim().toUpperCase();

export function statusOf(code: string, own: StatusCodes = {}): Status {
  if (code === '') return 'none';
  if (Object.hasOwn(own, code)) return own[code] ?? 'unknown';
  const [first = ''] = code.split(/[\s:(-]+/);
  return MEANINGS.get(code) ?? (first.length > 2 ? MEANINGS.get(first) : undefined) ?? 'unknown';
}

/** Come in when no one chose otherwise. */
export const isDefault = (status: Status) => status === 'active' || status === 'none';
/** May be chosen: who is off the rolls is no voter. */
export const isChoosable = (status: Status) => status !== 'removed';
