/** What the lines of a file come to: given, fees, refunded, and what of it reaches the bank. */
import { sumCents } from '../cents.ts';
import type { Line } from './line.ts';

export interface FileSums {
  readonly contributions: number;
  readonly contributed: number;
  /** Of the contributions. */
  readonly fees: number;
  readonly refunds: number;
  readonly refunded: number;
  /** What the processor gave back of its fees with the refunds, less what the refunds cost. */
  readonly feesBack: number;
  /** What the processor charged by itself. */
  readonly ownFees: number;
  readonly reachesBank: number;
  /** What it sent to the bank. */
  readonly payouts: number;
  readonly paidOut: number;
}

export function fileSums(lines: readonly Line[]): FileSums {
  const of = (what: Line['what']) => lines.filter((line) => line.what === what);
  const gifts = of('gift');
  const refunds = of('refund');
  const contributed = sumCents(gifts.map(({ cents }) => cents));
  const fees = sumCents(gifts.map(({ fee_cents: cents }) => cents));
  const refunded = sumCents(refunds.map(({ cents }) => cents));
  const feesBack = -sumCents(refunds.map(({ fee_cents: cents }) => cents));
  const ownFees = sumCents(of('fee').map(({ cents }) => cents));
  const payouts = of('payout');
  return {
    contributions: gifts.length,
    contributed,
    fees,
    refunds: refunds.length,
    refunded,
    feesBack,
    ownFees,
    reachesBank: contributed - fees - refunded + feesBack - ownFees,
    payouts: payouts.length,
    paidOut: sumCents(payouts.map(({ cents }) => cents)),
  };
}
