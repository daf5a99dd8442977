/** Ledger less bank is what lies between: in hand, on its way, not yet seen, put right since, less what nobody explained. */

export interface Sums {
  readonly ledger_cents: number;
  readonly bank_cents: number;
  /** Of it, on credit cards: what is owed there is below nothing. */
  readonly card_cents: number;
  readonly bank_until: string | null;
  readonly hand_cents: number;
  readonly way_cents: number;
  readonly out_cents: number;
  readonly open_cents: number;
  readonly open_lines: number;
  readonly uneven_cents: number;
  /** How far apart they are, each by itself. */
  readonly uneven_apart_cents: number;
  readonly report: { readonly until: string; readonly cents: number; readonly ledger_cents: number } | null;
}

export const GAPS = ['hand', 'way', 'out', 'open', 'uneven'] as const;
export type Gap = (typeof GAPS)[number];

/**
 * What lies between, each as it stands in "ledger less bank"; together they are that difference.
 * @returns wrong: whether something is unexplained; troubled: by how many cents, which are none where lines come to nothing together.
 * What is merely on its way is no trouble.
 */
export function gapsOf(sums: Sums): {
  readonly gaps: readonly { readonly gap: Gap; readonly cents: number }[];
  readonly troubled: number;
  readonly wrong: boolean;
} {
  const cents: Readonly<Record<Gap, number>> = {
    hand: sums.hand_cents,
    way: sums.way_cents,
    out: sums.out_cents,
    open: 0 - sums.open_cents,
    uneven: sums.uneven_cents,
  };
  // Lines that come to nothing together are as unexplained as one.
  const open = sums.open_lines > 0;
  const uneven = sums.uneven_apart_cents > 0;
  const gaps = GAPS.filter((gap) => cents[gap] !== 0 || (gap === 'open' && open) || (gap === 'uneven' && uneven));
  return {
    gaps: gaps.map((gap) => ({ gap, cents: cents[gap] })),
    troubled: Math.abs(sums.open_cents) + sums.uneven_apart_cents,
    wrong: open || uneven,
  };
}

/** Whether the ledger now says something else of the days that the last report told. */
export const reportDiffers = ({ report }: Sums): boolean => report !== null && report.cents !== report.ledger_cents;
