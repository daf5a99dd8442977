/** The city's payments as they come over the wire, what is found in them, and what they come to. */
import { wholeFinderOf } from '../../../core/findWholeWords.ts';
import type { Finder } from '../../../core/findWords.ts';

/** [file, row, vendor, street, purpose, department, paid_on, cents, reference], as city_payments() answers. */
export type Payment = readonly [
  file: string,
  row: number,
  vendor: string,
  street: string | null,
  purpose: string | null,
  department: string | null,
  paidOn: string,
  cents: number,
  reference: string | null,
];

const TYPES: Readonly<Record<string, string>> = {
  st: 'street',
  ave: 'avenue',
  av: 'avenue',
  rd: 'road',
  dr: 'drive',
  ln: 'lane',
  ct: 'court',
  blvd: 'boulevard',
  pl: 'place',
  hwy: 'highway',
  sq: 'square',
};

/** Every street has the long name of its sort too. */
const streetWords = (street: string | null) =>
  street === null ? '' : `${street} / ${street.toLowerCase().replace(/\b[a-z]+\b/g, (word) => TYPES[word] ?? word)}`;

const SORTS = new Set(Object.values(TYPES));
/** "19 MILL ST" and "19 MILL STREET" are found by "mill street" and by "mill st". */
const sortOf = (word: string) => TYPES[word] ?? (SORTS.has(word) ? word : null);

/** By whole words, because what is found is added up: "mill street" is no MILLBROOK, and no MILL SUPPLY on another street. */
export const searchPayments = (payments: readonly Payment[]): Finder<Payment> =>
  wholeFinderOf(payments, {
    fieldsOf: ([, , vendor, street, purpose, department, , , ref]) => [
      vendor,
      streetWords(street),
      purpose ?? '',
      department ?? '',
      ref ?? '',
    ],
    tied: sortOf,
  });

/** In cents; credits are taken off. Whole numbers: no rounding anywhere. */
export const totalOf = (payments: readonly Payment[]): number =>
  payments.reduce((sum, [, , , , , , , cents]) => sum + cents, 0);

export interface PaymentFile {
  readonly id: string;
  readonly sha256: string;
  readonly file_name: string;
  readonly source_url: string;
  /** YYYY-MM-DD */
  readonly as_of: string;
  readonly rows: number;
  readonly left_out: number;
  readonly published_at: string;
  readonly ended_at: string | null;
  readonly ended_because: string | null;
  readonly replaced_by: string | null;
}
