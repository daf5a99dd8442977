/** The order of what stands in a column: numbers by size, text as people file it ("Turf 9" before "Turf 10"), nothing last. */
import { compareText } from '../../hooks/format.ts';

export type Sortable = string | number | null;

export function compareValues(a: Sortable, b: Sortable): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b));
}
