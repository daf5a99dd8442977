/** What a chart is drawn from, and what its table and its file say: the same figures, place by place. Pure. */
import { toCsv } from '../../core/csv.ts';

export interface Place {
  /** As the file has it: "2026-11-03". */
  readonly key: string;
  /** As people read it: "Nov 3". */
  readonly name: string;
}

export interface Series {
  readonly name: string;
  /** One a place; null where none is known, which is not 0. */
  readonly values: readonly (number | null)[];
  /** Between which two the true one lies, as far as is known; drawn as a band around a line. */
  readonly between?: readonly (readonly [low: number, high: number] | null)[];
}

export interface Figures {
  /** What the places are: "Day". */
  readonly axis: string;
  readonly places: readonly Place[];
  /** At most as many as there are colours; of bars the first stands lowest. */
  readonly drawn: readonly Series[];
  /** All that can be answered, least first, where it is such a scale: then it is marked whole, whatever was answered. */
  readonly scale?: readonly number[];
  /** The columns of the table and the file; as drawn, left out. */
  readonly columns?: readonly Series[];
}

/** How many series have a colour of their own. */
export const COLOURS = 4;

export const columnsOf = ({ drawn, columns = drawn }: Figures): readonly Series[] => columns;

export function figuresCsv(figures: Figures): string {
  const columns = columnsOf(figures);
  return toCsv(
    [figures.axis, ...columns.map(({ name }) => name)],
    figures.places.map(({ key }, at) => [key, ...columns.map(({ values }) => values[at] ?? null)]),
  );
}

export const totalOf = ({ values }: Series): number => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** In the drawing as in the table: what is not known is no number. */
export const saidOf = (value: number | null, say: (value: number) => string): string =>
  value === null ? '–' : say(value);

/** The largest series first; those without a colour are drawn together as `rest`, and stand apart in the table. */
export function largestFirst(series: readonly Series[], rest: string): Pick<Figures, 'drawn' | 'columns'> {
  const ordered = series.toSorted((a, b) => totalOf(b) - totalOf(a));
  if (ordered.length <= COLOURS) return { drawn: ordered };
  const [largest, others] = [ordered.slice(0, COLOURS - 1), ordered.slice(COLOURS - 1)];
  const values = (others[0]?.values ?? []).map((_, at) => others.reduce((sum, one) => sum + (one.values[at] ?? 0), 0));
  return { drawn: [...largest, { name: rest, values }], columns: ordered };
}

/** Where there is something to read: of thirty days most may have nothing. */
export function placesWithAny(figures: Figures): readonly (Place & { readonly at: number })[] {
  const columns = columnsOf(figures);
  return figures.places.flatMap((place, at) =>
    columns.some(({ values }) => values[at] !== 0) ? [{ ...place, at }] : [],
  );
}
