/** In which order whoever runs town halls looks at them: where somebody waits first, then what comes next, then what was. */

export interface Waits {
  readonly id: string;
  /** ISO 8601 */
  readonly date: string;
  readonly closes_at: string;
  readonly pending: number;
  readonly contested: number;
  readonly overdue: number;
  /** Let stand, and not answered. */
  readonly open: number;
  readonly appealed: number;
  /** Bursts of support that nobody has looked at. */
  readonly held: number;
  readonly cancelled: boolean;
}

/** Once it is over, everybody who was let stand is owed an answer. */
export const owesAnswers = ({ open, closes_at, cancelled }: Waits, now: number): boolean =>
  open > 0 && !cancelled && Date.parse(closes_at) < now;

const needs = (room: Waits, now: number): boolean =>
  room.pending + room.contested + room.overdue + room.appealed + room.held > 0 || owesAnswers(room, now);

/** @param now epoch ms */
export function byNeed<T extends Waits>(rooms: readonly T[], now: number): T[] {
  const rank = (room: T) => (needs(room, now) ? 0 : Date.parse(room.closes_at) >= now ? 1 : 2);
  return rooms.toSorted((a, b) => {
    const byRank = rank(a) - rank(b);
    if (byRank !== 0) return byRank;
    const byDay = Date.parse(a.date) - Date.parse(b.date);
    // What is over, the latest first.
    return (rank(a) === 2 ? -byDay : byDay) || (a.id < b.id ? -1 : 1);
  });
}
