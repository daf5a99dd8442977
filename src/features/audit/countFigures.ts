/** The counts by day and kind as the figures of a chart. Pure. */
import { groupBy } from '../../core/groupBy.ts';
import { m } from '../../messages/messages.js';
import { dayPlace, lastDays } from '../../ui/chart/days.ts';
import { largestFirst, type Figures } from '../../ui/chart/figures.ts';
import { DAYS_SHOWN, type KindCount } from './audit.ts';

/** From the time of the answer, not from now: a kept answer shows the days it is about. */
export function countFigures(counts: readonly KindCount[], asOf: number, nameOf: (kind: string) => string): Figures {
  const days = lastDays(DAYS_SHOWN, asOf);
  const byKind = [...groupBy(counts, ({ kind }) => kind)].map(([kind, rows]) => {
    const byDay = new Map(rows.map(({ day, count }) => [day, count]));
    return { name: nameOf(kind), values: days.map((day) => byDay.get(day) ?? 0) };
  });
  return { axis: m.audit_day(), places: days.map(dayPlace), ...largestFirst(byKind, m.audit_other_kinds()) };
}
