/** One row of a file as what it is: a contribution, a refund, a fee or a payout; or why it is none of them, by name. */
import type { Method } from '../rules.ts';
import type { GiftField, GiftMapping } from './fields.ts';
import { kindByName, saidKind } from './giverKind.ts';
import { emailOf, textOf, tidy, type GiftLine, type LineFault, type RowFault } from './line.ts';
import {
  answerKey,
  rowTypeOf,
  statusOf,
  ROW_TYPES,
  STATUSES,
  type Answers,
  type RowType,
  type Status,
} from './meanings.ts';
import { methodOf } from './methods.ts';
import { momentWritten, type Clock, type Moment } from './when.ts';
import { centsWritten, dayWritten } from './written.ts';

interface AnyDraft {
  readonly row: number;
  /** The file's own number for it; null where it has none. */
  readonly id: string | null;
  readonly on: string;
  readonly cents: number;
  readonly fee_cents: number;
  readonly payout: string | null;
  readonly payout_on: string | null;
  /** Epoch ms, for the order of things. */
  readonly moment: number | null;
  readonly name: string | null;
  readonly emails: readonly string[];
}
export interface GiftDraft extends AnyDraft {
  readonly what: 'gift';
  /** What it is known by where it has no number. */
  readonly told: string;
  readonly gift: Pick<GiftLine, 'at' | 'method' | 'check_number' | 'memo' | 'giver' | 'guessed'>;
}
export interface OtherDraft extends AnyDraft {
  readonly what: 'refund' | 'fee' | 'payout';
  /** The number of the contribution that is refunded. */
  readonly of: string | null;
}
export type Draft = GiftDraft | OtherDraft;

/** How the rows of one file are read. */
export interface RowReading {
  readonly mapping: GiftMapping;
  readonly clock: Clock;
  readonly decimalComma: boolean;
  /** How a contribution was made where the file doesn't say. */
  readonly otherwise: Method;
  readonly answers: Answers;
  readonly ownRefunds: boolean;
  /** A refund has the number of its contribution. */
  readonly refundsById: boolean;
  /** Whether the file writes what a contribution costs with a minus. */
  readonly feesNegative: boolean;
  /** A currency that the heading of the amount names; null: none, or the dollar. */
  readonly currency: string | null;
}

const DOLLAR = /^(usd|us\$|\$|us dollars?|d[oó]lar(es)?( estadounidenses?)?)$/i;

export function readRow(record: readonly string[], row: number, reading: RowReading): readonly Draft[] | RowFault {
  const { mapping, clock, answers } = reading;
  const cell = (field: GiftField) => {
    const at = mapping[field];
    return at === undefined ? '' : tidy(record[at]);
  };
  const money = (field: GiftField) => centsWritten(cell(field), reading.decimalComma);
  const name = textOf('name', cell('name') || `${cell('first')} ${cell('last')}`);
  const cents = money('amount');
  const not = (fault: LineFault, detail?: string): RowFault => ({
    fault,
    name,
    cents,
    ...(detail === undefined ? {} : { detail }),
  });

  if (cell('day') === '' && record.some((one) => /^\s*(grand |sub ?)?totals?:?\s*$/i.test(one))) return not('total');
  const type = typeOf(cell('type'), mapping, answers);
  if (type === null) return not('type', cell('type'));
  const status = stateOf(cell('status'), mapping, answers, type);
  if (status === null) return not('status', cell('status'));
  if (status === 'failed' || status === 'pending') return not(status, cell('status'));
  const currency = reading.currency ?? cell('currency');
  if (currency !== '' && !DOLLAR.test(currency)) return not('currency', currency);
  if (type === 'other') return not('other', cell('type'));
  if (type === 'gift' && status === 'disputed') return not('disputed', cell('status'));

  // A disputed payment may still be called paid: what is disputed was taken back.
  if (cell('disputed') !== '' && money('disputed') !== 0) return not('disputed', cell('disputed'));

  const moment = momentWritten(cell('day'), cell('time'), cell('zone'), clock);
  if (moment === 'day') return not('day');
  if (moment === 'zone') return not('zone', cell('zone') || cell('time') || cell('day'));
  const id = cell('reference');
  if (id !== '' && !/^[\x21-\x7e]{1,120}$/.test(id)) return not('key');
  if (cents === null || (cents === 0 && type !== 'fee')) return not('amount');
  const explicit = cell('type') !== '';
  const refund =
    type === 'refund' || (cents < 0 && !(explicit && type === 'gift') && type !== 'fee' && type !== 'payout');
  if (cents < 0 && !refund && type === 'gift') return not('negative');
  const gross = refund ? -Math.abs(cents) : cents;
  const cost = costOf(gross, refund, money, cell, reading);
  if (typeof cost === 'string') return not(cost);

  const payout = textOf('payout', cell('payout'));
  const shared = {
    row,
    id: id === '' ? null : id,
    on: moment.on,
    moment: moment.at,
    name,
    emails: [cell('email'), cell('email2')].filter(Boolean).map((one) => one.toLowerCase()),
    payout,
    payout_on: payout === null ? null : dayWritten(cell('payout_on')),
  };
  const of = cell('refund_of') || (reading.refundsById ? shared.id : null);
  if (refund) return [{ ...shared, what: 'refund', of, cents: -gross, fee_cents: cost }];
  if (type === 'payout') return [{ ...shared, what: 'payout', of: null, cents: Math.abs(cents), fee_cents: cost }];
  if (type === 'fee') {
    const fee = Math.abs(cents) + cost;
    // A fee that comes back is no fee; what it belongs to only a person can say.
    if (fee <= 0 || (cents > 0 && (money('net') ?? -1) > 0)) return not('other', cell('type'));
    return [{ ...shared, what: 'fee', of: null, cents: fee, fee_cents: 0 }];
  }
  if (name === null || [...name].length < 2) return not('name');
  const gift = giftOf(cell, name, moment, reading);
  if (typeof gift === 'string') return not(gift, gift === 'method' ? cell('method') : undefined);
  if (cost < 0 || cost > cents) return not('adds');
  const told = JSON.stringify([moment.on, cents, name.toLowerCase(), id]);
  const given: GiftDraft = { ...shared, what: 'gift', told, cents, fee_cents: cost, gift };
  const back = backOf(cell, money, status, given, reading);
  return back === 'refunded' ? not('refunded', cell('status')) : [given, ...back];
}

/** Null for a word that isn't known. */
function typeOf(word: string, { type }: GiftMapping, answers: Answers): RowType | null {
  if (type === undefined || word === '') return 'gift';
  const said = answers[answerKey('type', word)];
  return ROW_TYPES.find((one) => one === said) ?? rowTypeOf(word);
}

function stateOf(word: string, { status }: GiftMapping, answers: Answers, type: RowType): Status | null {
  // A fee and a payout have happened; of many files they have no status.
  if (status === undefined || (word === '' && type !== 'gift')) return 'paid';
  const said = answers[answerKey('status', word)];
  return STATUSES.find((one) => one === said) ?? statusOf(word);
}

/** What the row cost, below zero where a fee came back. From what is left of the amount, where the file says that. */
function costOf(
  gross: number,
  refund: boolean,
  money: (field: GiftField) => number | null,
  cell: (field: GiftField) => string,
  { feesNegative }: RowReading,
): number | 'fee' | 'adds' {
  const fees = (['fee', 'fee2'] as const).filter((field) => cell(field) !== '').map(money);
  const known = fees.filter((one) => one !== null);
  if (known.length < fees.length) return 'fee';
  const written = known.reduce((sum, one) => sum + one, 0);
  if (cell('net') !== '') {
    const net = money('net');
    if (net === null) return 'adds';
    const cost = gross - (refund ? -Math.abs(net) : net);
    return known.length > 0 && Math.abs(cost) !== Math.abs(written) ? 'adds' : cost;
  }
  if (!refund) return Math.abs(written);
  return feesNegative ? -written : written;
}

function giftOf(
  cell: (field: GiftField) => string,
  name: string,
  moment: Moment,
  { otherwise }: RowReading,
): GiftDraft['gift'] | 'method' | 'kind' {
  const method = cell('method') === '' ? otherwise : methodOf(cell('method'));
  if (method === null) return 'method';
  const told = cell('kind') === '' ? undefined : saidKind(cell('kind'));
  if (told === null) return 'kind';
  const kind = told ?? kindByName(name);
  return {
    at: moment.at === null ? null : new Date(moment.at).toISOString(),
    method,
    check_number: method === 'check' ? textOf('check_number', cell('check_number')) : null,
    memo: textOf('memo', cell('memo')),
    guessed: told === undefined && kind !== null,
    giver: {
      kind,
      name,
      street: textOf('street', [cell('street'), cell('street2')].filter(Boolean).join(', ')),
      city: textOf('city', cell('city')),
      state: textOf('state', cell('state')),
      postcode: textOf('postcode', cell('postcode')),
      employer: textOf('employer', cell('employer')),
      occupation: textOf('occupation', cell('occupation')),
      email: emailOf(cell('email')),
      phone: textOf('phone', cell('phone')),
    },
  };
}

/** The refund that stands in the row of its contribution; 'refunded' where the row says that there is one, and not how much or when. */
function backOf(
  cell: (field: GiftField) => string,
  money: (field: GiftField) => number | null,
  status: Status,
  given: GiftDraft,
  { clock, ownRefunds }: RowReading,
): readonly OtherDraft[] | 'refunded' {
  if (ownRefunds) return [];
  const cents = cell('refunded') === '' ? null : money('refunded');
  const none = cents === null || cents === 0;
  if (none && (status === 'refunded' || (cell('refunded') !== '' && cents === null))) return 'refunded';
  if (none) return [];
  const moment = momentWritten(cell('refunded_on'), '', '', clock);
  if (typeof moment === 'string' || Math.abs(cents) > given.cents) return 'refunded';
  const { row, id, payout, payout_on: on, name, emails } = given;
  return [
    {
      what: 'refund',
      row,
      id: null,
      of: id,
      on: moment.on,
      moment: moment.at,
      name,
      emails,
      cents: Math.abs(cents),
      fee_cents: 0,
      payout,
      payout_on: on,
    },
  ];
}
