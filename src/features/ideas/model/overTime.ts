/** What people wrote about, month by month. */
import type { Idea } from './idea.ts';

export interface TopicLine {
  /** null: none of those asked for. */
  readonly topic: string | null;
  /** How many in each month. */
  readonly counts: readonly number[];
}

export interface OverTime {
  /** YYYY-MM, every one from the first idea's to the last one's. */
  readonly months: readonly string[];
  /** Those that something was written about, the campaign's order, the rest last. */
  readonly lines: readonly TopicLine[];
}

function after(month: string): string {
  const [year = 0, at = 0] = month.split('-').map(Number);
  return at === 12 ? `${year + 1}-01` : `${year}-${String(at + 1).padStart(2, '0')}`;
}

function monthsBetween(first: string | undefined, last: string | undefined): readonly string[] {
  if (first === undefined || last === undefined) return [];
  const months = [first];
  for (let month = after(first); month <= last; month = after(month)) months.push(month);
  return months;
}

/** Months beyond this are left out, the oldest first: a chart of ten years is none. */
const MOST_MONTHS = 24;

/** @param topics those that have a line of their own, in their order. Every idea counts, those that say another one again too. */
export function overTime(ideas: readonly Pick<Idea, 'on' | 'topic'>[], topics: readonly string[]): OverTime {
  const on = ideas.map((idea) => idea.on.slice(0, 7)).toSorted();
  const months = monthsBetween(on[0], on.at(-1));
  const shown = months.slice(-MOST_MONTHS);
  const known = new Set(topics);
  const lines = [...topics, null].map((topic) => ({
    topic,
    counts: shown.map(
      (month) =>
        ideas.filter((idea) => idea.on.startsWith(month) && (known.has(idea.topic ?? '') ? idea.topic : null) === topic)
          .length,
    ),
  }));
  return { months: shown, lines: lines.filter(({ counts }) => counts.some((count) => count > 0)) };
}
