/** What becomes of two people's changes of one event: three-way, field by field. Pure. */
import { labels, type EventValues } from './schema.ts';

export interface Difference {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly theirs: string;
  readonly mine: string;
  /** Both changed it, and not to the same: somebody has to choose. */
  readonly contested: boolean;
}

/** What the other person changed, in the form's order. */
export function differences(before: EventValues, theirs: EventValues, mine: EventValues): readonly Difference[] {
  return Object.entries(labels).flatMap(([field, label]) => {
    const [was, now, typed] = [before[field] ?? '', theirs[field] ?? '', mine[field] ?? ''];
    if (was === now) return [];
    return [
      { field, label: label(), before: was, theirs: now, mine: typed, contested: typed !== was && typed !== now },
    ];
  });
}

/** Theirs where only they changed it, mine where only I did, and the choice where both did. */
export function merged(
  theirs: EventValues,
  mine: EventValues,
  found: readonly Difference[],
  keepMine: ReadonlySet<string>,
): EventValues {
  const result = { ...mine };
  for (const { field, contested } of found) {
    if (!contested || !keepMine.has(field)) result[field] = theirs[field] ?? '';
  }
  return result;
}
