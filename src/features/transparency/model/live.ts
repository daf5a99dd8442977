/** One item of content as it is live: its body, and since when it says so. */

export interface LiveRow<Body> {
  readonly id: string;
  readonly slug: string;
  /** 1 for the first public wording. */
  readonly version: number;
  /** ISO timestamp. */
  readonly live_since: string;
  /** ISO timestamp; from then on nobody is shown it, whatever the device still has. */
  readonly expires_at: string | null;
  readonly body: Body;
}

/** The same list as long as nothing in it has expired. @param now epoch ms; null while printing and hydrating. */
export function stillLive<Body>(rows: readonly LiveRow<Body>[], now: number | null): readonly LiveRow<Body>[] {
  const isLive = ({ expires_at: end }: LiveRow<Body>) => now === null || end === null || Date.parse(end) > now;
  return rows.every(isLive) ? rows : rows.filter(isLive);
}

/** The latest day first; of one day in the order of their slugs, so that every device shows them alike. */
export function latestFirst<Body>(
  rows: readonly LiveRow<Body>[],
  dayOf: (body: Body) => string,
): readonly LiveRow<Body>[] {
  return rows.toSorted((a, b) => {
    const [one, other] = [dayOf(a.body), dayOf(b.body)];
    return one === other ? (a.slug < b.slug ? -1 : 1) : one < other ? 1 : -1;
  });
}
