/** In which order whoever runs town halls looks at them: where somebody waits first, then what comes next, then what was. */

export interface Waits {
  readonly id: string;
  /** ISO 8601 */
  readonly date: string;
  readonly closes_at: string;
  readonly pending: number;
  readonly contested: number;
  readonly overdue: number;
}

const needs = ({ pending, contested, overdue }: Waits): boolean => pending + contested + overdue > 0;

/** @param now epoch ms */
export function byNeed<T extends Waits>(rooms: readonly T[], now: number): T[] {
  const rank = (room: T) => (needs(room) ? 0 : Date.parse(room.closes_at) >= now ? 1 : 2);
  return rooms.toSorted((a, b) => {
    const byRank = rank(a) - rank(b);
    if (byRank !== 0) return byRank;
    const byDay = Date.parse(a.date) - Date.parse(b.date);
    // What is over, the latest first.
    return (rank(a) === 2 ? -byDay : byDay) || (a.id < b.id ? -1 : 1);
  });
}
