/** One figure, as everybody is told it, and why there may be none. */

export const STATUSES = ['shown', 'suppressed', 'not_collected', 'not_applicable', 'provisional', 'range'] as const;
export type Status = (typeof STATUSES)[number];

/** [geography, stratum, period, value, low, high, denominator, status, footnote, range], as live_figures() answers. The stratum is '' for everyone. */
export type Value = readonly [
  geography: string,
  stratum: string,
  period: string,
  value: number | null,
  low: number | null,
  high: number | null,
  denominator: number | null,
  status: Status,
  footnote: string | null,
  /** "<10", "<=5", ">95.0", ">=95" or "21-39": only with the status `range`, which has no number. */
  range?: string | null | undefined,
];

export const RANGE = /^(?:[<>]=?\d+(?:\.\d+)?|\d+(?:\.\d+)?-\d+(?:\.\d+)?)$/;

/** 2024, 2024-05, 2024-Q2, the years from and to: 2019-2023, or a school year: 2023/24. As the database takes it. */
export const PERIOD = /^(19|20)\d\d(-(0[1-9]|1[0-2])|-Q[1-4]|-(19|20)\d\d|\/\d\d)?$/;

/** Which figure it is: there is one of each in a set. */
export const keyOf = ([geography, stratum, period]: Value): string => `${geography}\n${stratum}\n${period}`;

export interface Change {
  readonly geography: string;
  readonly stratum: string;
  readonly period: string;
  readonly was: number | null;
  readonly was_status: Status;
  readonly now: number | null;
  /** null: it is there no more. */
  readonly now_status: Status | null;
  readonly was_range?: string | null;
  readonly now_range?: string | null;
}

/** What a set says otherwise than an earlier one, as private.figure_changes() has it. What is new is no change. */
export function changesBetween(was: readonly Value[], now: readonly Value[]): readonly Change[] {
  const known = new Map(now.map((one) => [keyOf(one), one]));
  return was.flatMap((old) => {
    const next = known.get(keyOf(old));
    if (next && [3, 4, 5, 7, 9].every((at) => (next[at] ?? null) === (old[at] ?? null))) return [];
    const [geography, stratum, period, value, , , , status, , range = null] = old;
    const change = { geography, stratum, period, was: value, was_status: status };
    const nextRange = next?.[9] ?? null;
    return [
      {
        ...change,
        now: next?.[3] ?? null,
        now_status: next?.[7] ?? null,
        ...(range === null ? {} : { was_range: range }),
        ...(nextRange === null ? {} : { now_range: nextRange }),
      },
    ];
  });
}
