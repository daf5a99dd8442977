/** A key in the city's 50,000 payments, prepared as the page does it in its pauses, beside plain `includes` over the same lines. */
import { searchPayments, type Payment } from '../../../src/features/transparency/model/payments.ts';
import { measureKeys } from './keys.ts';

const MANY = 50_000;
const QUERIES = ['v', 'vendor 4999', 'mill street 49'];

const paid = (at: number): Payment => [
  'a file',
  at,
  `VENDOR ${at} INC`,
  `${at} MILL ST`,
  'Repairs',
  'Streets',
  '2026-03-01',
  at,
  `R-${at}`,
];

/** @param atMostMs what a key may take on this machine. */
export async function paymentKeys(rounds: number, atMostMs: number): Promise<boolean> {
  const payments = Array.from({ length: MANY }, (_, at) => paid(at));
  const search = searchPayments(payments);
  while (search.prepare());
  const lines = payments.map((one) => one.join(' ').toLowerCase());
  const keys = QUERIES.map((query) => ({
    name: query,
    key: () => search(query).length,
    floor: () => lines.filter((text) => query.split(' ').every((word) => text.includes(word))).length,
  }));
  const heading = `The city's ${MANY.toLocaleString('en-US')} payments, ms a key without slowdown, in turns:`;
  return measureKeys(heading, keys, rounds, atMostMs);
}
