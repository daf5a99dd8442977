/** Ledger less bank is what lies between: in hand, on its way, not yet seen, put right since, less what nobody explained. */

export interface Sums {
  readonly ledger_cents: number;
  readonly bank_cents: number;
  readonly bank_until: string | null;
  readonly hand_cents: number;
  readonly way_cents: number;
  readonly out_cents: number;
  readonly open_cents: number;
  readonly open_lines: number;
  readonly uneven_cents: number;
  readonly report: { readonly until: string; readonly cents: number; readonly ledger_cents: number } | null;
}

export const GAPS = ['hand', 'way', 'out', 'open', 'uneven'] as const;
export type Gap = (typeof GAPS)[number];

/**
 * What lies between, each as it stands in "ledger less bank"; together they are that difference.
 * @returns troubled: cents that nobody has explained, either way; what is merely on its way is no trouble.
 */
export function gapsOf(sums: Sums): {
  readonly gaps: readonly { readonly gap: Gap; readonly cents: number }[];
  readonly troubled: number;
} {
  const cents: Readonly<Record<Gap, number>> = {
    hand: sums.hand_cents,
    way: sums.way_cents,
    out: sums.out_cents,
    open: -sums.open_cents,
    uneven: sums.uneven_cents,
  };
  // Lines that come to nothing together are as unexplained as one.
  const gaps = GAPS.filter((gap) => cents[gap] !== 0 || (gap === 'open' && sums.open_lines > 0));
  return {
    gaps: gaps.map((gap) => ({ gap, cents: cents[gap] })),
    troubled: Math.abs(sums.open_cents) + Math.abs(sums.uneven_cents),
  };
}

/** Whether the ledger now says something else of the days that the last report told. */
export const reportDiffers = ({ report }: Sums): boolean => report !== null && report.cents !== report.ledger_cents;
