/** The numbers of one town hall, or of several together. */
import { owesAnswers, type Waits } from './byNeed.ts';
import { medianOf } from './median.ts';

export interface Counted extends Waits {
  readonly answered: number;
  readonly declined: number;
  readonly merged: number;
  readonly owed: number;
  /** Answers that were due are late from the day after; null days: nobody has answered. */
  readonly late: number;
  readonly in_time: number;
  readonly after_time: number;
  readonly days: readonly number[] | null;
  readonly topics: Readonly<Record<string, number>>;
}

export interface Sums {
  readonly pending: number;
  readonly open: number;
  /** Let stand at a town hall that is over, and answered by nobody. */
  readonly unanswered: number;
  readonly late: number;
  readonly answered: number;
  readonly inTime: number;
  readonly afterTime: number;
  /** Of those whose day has come, answered in time, 0 to 1; null: none's has. */
  readonly share: number | null;
  readonly merged: number;
  readonly declined: number;
  readonly owed: number;
  readonly overdue: number;
  /** Half of the answers took at most so many days; null: there are none. */
  readonly medianDays: number | null;
  /** The most asked first. */
  readonly topics: readonly (readonly [topic: string, n: number])[];
}

/** @param now epoch ms */
export function sumsOf(rooms: readonly Counted[], now: number): Sums {
  const sum = (of: (room: Counted) => number) => rooms.reduce((total, room) => total + of(room), 0);
  const topics = new Map<string, number>();
  for (const room of rooms)
    for (const [topic, n] of Object.entries(room.topics)) topics.set(topic, (topics.get(topic) ?? 0) + n);
  const [inTime, afterTime, late] = [sum((one) => one.in_time), sum((one) => one.after_time), sum((one) => one.late)];
  const due = inTime + afterTime + late;
  return {
    pending: sum((one) => one.pending),
    open: sum((one) => one.open),
    unanswered: sum((one) => (owesAnswers(one, now) ? one.open : 0)),
    late,
    answered: sum((one) => one.answered),
    inTime,
    afterTime,
    share: due === 0 ? null : inTime / due,
    merged: sum((one) => one.merged),
    declined: sum((one) => one.declined),
    owed: sum((one) => one.owed),
    overdue: sum((one) => one.overdue),
    medianDays: medianOf(rooms.flatMap(({ days }) => days ?? [])),
    topics: [...topics].toSorted(([a, n], [b, k]) => k - n || (a < b ? -1 : 1)),
  };
}
