/** Which turfs are shown and in which order, as the address says it. Never what was typed: that may be a person's name. */

export const FILTERS = ['all', 'free', 'held', 'overdue', 'untouched', 'conflicts', 'finished'] as const;
export type TurfFilter = (typeof FILTERS)[number];

export const SORTS = ['name', 'least', 'most', 'last', 'due'] as const;
export type TurfSort = (typeof SORTS)[number];

export interface TurfView {
  /** Left out: all. */
  readonly turfs?: TurfFilter;
  /** Left out: by name. */
  readonly sort?: TurfSort;
}

/** What an address asks for; what it cannot ask for is left out, and so is what is so anyway. */
export function parseTurfView({ turfs, sort }: Readonly<Record<string, unknown>>): TurfView {
  const filter = FILTERS.find((one) => one === turfs && one !== 'all');
  const order = SORTS.find((one) => one === sort && one !== 'name');
  return { ...(filter ? { turfs: filter } : {}), ...(order ? { sort: order } : {}) };
}
