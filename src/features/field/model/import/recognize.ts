/** Whose layout a voter file has, and whether its first line names the columns. */
import type { Mapping } from './fields.ts';
import { guessMapping, plainHeading } from './headings.ts';
import { LAYOUTS, type Layout, type Unheaded } from './layouts.ts';

export interface Recognized {
  readonly layout: Layout | null;
  /** The first line names the columns. */
  readonly headed: boolean;
  /** The first line looks like data and no layout says so: a person should look. */
  readonly doubtful: boolean;
  /** Names of the columns: the file's own, or the layout's where the file has none. */
  readonly headings: readonly string[];
  readonly mapping: Mapping;
}

/** Of the first records of a file, the very first among them. */
export function recognize(head: readonly (readonly string[])[]): Recognized {
  const [first = []] = head;
  const headings = first.map((one) => one.trim());
  const layout = layoutOf(headings);
  if (layout)
    return { layout, headed: true, doubtful: false, headings, mapping: guessMapping(headings, layout.columns) };
  const unheaded = unheadedLayoutOf(head);
  if (unheaded) {
    const names = first.map((_, at) => unheaded.unheaded.names[at] ?? '');
    const mapping = guessMapping(names, unheaded.layout.columns);
    return { layout: unheaded.layout, headed: false, doubtful: false, headings: names, mapping };
  }
  const mapping = guessMapping(headings);
  if (looksLikeData(headings)) {
    return { layout: null, headed: false, doubtful: true, headings: first.map(() => ''), mapping: {} };
  }
  return { layout: null, headed: true, doubtful: Object.keys(mapping).length === 0, headings, mapping };
}

export function layoutOf(headings: readonly string[]): Layout | null {
  const plain = new Set(headings.map(plainHeading));
  return LAYOUTS.find(({ marks }) => marks.every((mark) => plain.has(mark))) ?? null;
}

function unheadedLayoutOf(head: readonly (readonly string[])[]): { layout: Layout; unheaded: Unheaded } | null {
  for (const layout of LAYOUTS) {
    for (const unheaded of layout.unheaded ?? []) if (fits(head, unheaded)) return { layout, unheaded };
  }
  return null;
}

function fits(head: readonly (readonly string[])[], { names, looks, more = 0 }: Unheaded): boolean {
  const [first = []] = head;
  // Some exports end each line with one more separator.
  if (first.length < names.length || first.length > names.length + more + 1) return false;
  return Object.entries(looks).every(([name, look]) => {
    const at = names.indexOf(name);
    const cells = head.map((record) => (record[at] ?? '').trim()).filter(Boolean);
    return cells.length > 0 && cells.every((cell) => look.test(cell));
  });
}

const DATA_CELL =
  /^\d[\d\s./:()-]*$|^\d+\s+\p{L}|^\d{1,2}[-/]\p{L}{3}[-/]\d{2,4}$|@[\w-]+\.\w|^(?:A|I|ACT|INA|ACTIVE|INACTIVE|REMOVED|[NSEW]|[MF]|DEM|REP|NPA|UNA|UAF|IND|LIB)$/iu;

/** A first line with a date, a number or an address in it is a person's. */
export function looksLikeData(cells: readonly string[]): boolean {
  const data = cells.filter((cell) => DATA_CELL.test(cell.trim())).length;
  return data > 0 && data >= Object.keys(guessMapping(cells)).length;
}

/** The same file read the other way: the importer said whether its first line names the columns. */
export function readAs(head: readonly (readonly string[])[], headed: boolean): Recognized {
  const [first = []] = head;
  const headings = headed ? first.map((one) => one.trim()) : first.map(() => '');
  const mapping = headed ? guessMapping(headings) : {};
  return { layout: null, headed, doubtful: true, headings, mapping };
}
