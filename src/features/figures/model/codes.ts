/** What agencies write where there is no number: words that most of them use, and the number codes of each source. */
import type { Status } from '../../../core/figures/value.ts';
import { rangeOf } from './range.ts';

/** What a cell without a number is read as. `left_out`: its row is not imported, which the screen says. */
export type Meaning = Exclude<Status, 'shown' | 'provisional'> | 'number' | 'left_out';

export const SOURCES = ['census', 'crdc', 'urban', 'nces', 'scorecard'] as const;
export type Source = (typeof SOURCES)[number];

type Codes = Readonly<Record<string, Meaning>>;

/** Nine equal digits: the Census Bureau's alone, whatever the headings are. */
const CENSUS: Codes = {
  '-222222222': 'not_collected',
  '-333333333': 'not_applicable',
  '-555555555': 'not_applicable',
  '-666666666': 'not_collected',
  '-888888888': 'not_applicable',
  '-999999999': 'suppressed',
};

const NUMBERS: Readonly<Record<Source, Codes>> = {
  census: CENSUS,
  crdc: {
    '-3': 'not_collected',
    '-4': 'not_collected',
    '-5': 'not_collected',
    '-6': 'not_collected',
    '-8': 'not_collected',
    '-9': 'not_applicable',
    '-11': 'suppressed',
    '-12': 'not_collected',
    '-13': 'not_collected',
  },
  urban: { '-1': 'not_collected', '-2': 'not_applicable', '-3': 'suppressed' },
  nces: { '-1': 'not_collected', '-2': 'not_applicable', '-9': 'not_collected' },
  scorecard: {},
};

/** The annotations of a source that mean something else elsewhere. */
const ANNOTATIONS: Readonly<Partial<Record<Source, Codes>>> = {
  census: {
    n: 'suppressed',
    '-': 'not_collected',
    '**': 'not_collected',
    '***': 'not_applicable',
    '*****': 'not_applicable',
  },
  nces: { m: 'not_collected', n: 'not_applicable' },
};

const WORDS: Codes = {
  s: 'suppressed', '*': 'suppressed', '**': 'suppressed', '***': 'suppressed', '(s)': 'suppressed', supp: 'suppressed',
  suppressed: 'suppressed', ps: 'suppressed', privacysuppressed: 'suppressed', 'privacy suppressed': 'suppressed', ds: 'suppressed',
  'data suppressed': 'suppressed', '^': 'suppressed', '‡': 'suppressed', tfs: 'suppressed', 'too few students': 'suppressed',
  'too few to report': 'suppressed', masked: 'suppressed', redacted: 'suppressed', withheld: 'suppressed', 'not displayed': 'suppressed',
  'n/a': 'not_applicable', na: 'not_applicable', '(x)': 'not_applicable', '†': 'not_applicable', 'not applicable': 'not_applicable',
  'no students': 'not_applicable', 'no students tested': 'not_applicable', 'no students in group': 'not_applicable',
  '-': 'not_collected', '–': 'not_collected', '—': 'not_collected', '--': 'not_collected', '- -': 'not_collected', '---': 'not_collected',
  '.': 'not_collected', '..': 'not_collected', null: 'not_collected', nan: 'not_collected', none: 'not_collected', nd: 'not_collected',
  nr: 'not_collected', missing: 'not_collected', 'no data': 'not_collected', 'not available': 'not_collected',
  'not collected': 'not_collected', 'not reported': 'not_collected', '': 'not_collected',
}; // prettier-ignore

/** "N<10", "n < 20", "Suppressed: N<10", "fewer than 10 students". */
const FEW = /^(?:suppressed:?\s*)?(?:n\s*(?:<=?|≤)\s*\d+|(?:fewer|less) than \d+ (?:students|people|persons))$/;

/** A withheld count is at most written as below this; "<50" is a range. */
const MOST_FEW = 20;

/** By its headings; null: none that is known. */
export function sourceOf(headings: readonly string[]): Source | null {
  const names = new Set(
    headings.map((one) =>
      one
        .trim()
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, ''),
    ),
  );
  const has = (...all: readonly string[]) => all.every((one) => names.has(one));
  const ofTable = headings.some((one) => /^(?:B|C|S|DP|CP|K)\d{2,6}\w*_\w*\d{3,4}P?(?:E|M|EA|MA)$/i.test(one.trim()));
  if (ofTable || has('geoid', 'name')) return 'census';
  if (has('combokey') || has('leastate', 'leaid') || has('leastate', 'schid')) return 'crdc';
  if (has('unitid', 'instnm') || has('unitid', 'opeid')) return 'scorecard';
  if (has('leaid', 'fips') || has('ncessch', 'fips') || has('unitid', 'fips')) return 'urban';
  if (
    (has('leaid') || has('ncessch')) &&
    ['survyear', 'fipst', 'stname', 'statename', 'schoolyear'].some((one) => has(one))
  )
    return 'nces';
  return null;
}

export interface Reads {
  readonly source: Source | null;
  /** Whether the column is of percentages: "<5" is then a range, and a withheld count otherwise. */
  readonly percent: boolean;
  /** What a person chose, by the text of the cell. */
  readonly chosen: ReadonlyMap<string, Meaning>;
}

const NO_SOURCE: Reads = { source: null, percent: false, chosen: new Map() };

/** What a text of the value column means; undefined: nothing known, so it may be a number. */
export type MeaningOf = (text: string) => Meaning | null | undefined;
export const byConvention: MeaningOf = (text) => meaningOf(text, NO_SOURCE);

const NEGATIVE = /^[-−](\d+)(?:\.0+)?$/;

/** -1 to -9, -11 to -16, and equal digits (-99, -888): what agencies take for "no number". */
function isSentinel(digits: string): boolean {
  const size = Number(digits);
  return (size >= 1 && size <= 9) || (size >= 11 && size <= 16) || (digits.length > 1 && /^([2-9])\1+$/.test(digits));
}

/** undefined: a number, or a text that is nothing known. null: a negative number that may be a code, so a person must say. */
export function meaningOf(text: string, { source, percent, chosen }: Reads): Meaning | null | undefined {
  const said = chosen.get(text);
  if (said !== undefined) return said;
  const negative = NEGATIVE.exec(text);
  if (negative) {
    const code = `-${negative[1]}`;
    const known = (source === null ? undefined : NUMBERS[source][code]) ?? CENSUS[code];
    return known ?? (isSentinel(negative[1] ?? '') ? null : undefined);
  }
  const low = text.toLowerCase();
  const known = (source === null ? undefined : ANNOTATIONS[source]?.[low]) ?? WORDS[low];
  if (known !== undefined) return known;
  if (FEW.test(low)) return 'suppressed';
  const range = rangeOf(text);
  if (range === null) return undefined;
  const few = !percent && !range.percent && !range.letters && range.below !== null && range.below <= MOST_FEW;
  return few ? 'suppressed' : 'range';
}

export interface Code {
  /** As the file writes it; empty: an empty cell. */
  readonly text: string;
  readonly rows: number;
  /** null: a person must say. `left_out`: an unknown text. */
  readonly meaning: Meaning | null;
  /** Whether it is a negative number. */
  readonly negative: boolean;
}

/**
 * Every text of a column that is no plain number, with its rows.
 * Where other negative numbers or decimals show that the column has negative numbers, a small one is a number too; -99 is asked about all the same.
 */
export function codesIn(cells: readonly string[], reads: Reads, isNumber: (text: string) => boolean): readonly Code[] {
  const rows = new Map<string, number>();
  for (const cell of cells) rows.set(cell, (rows.get(cell) ?? 0) + 1);
  const belowZero = [...rows.keys()].some(
    (text) => /^[-−]/.test(text) && isNumber(text) && meaningOf(text, reads) === undefined,
  );
  return [...rows].flatMap(([text, times]): readonly Code[] => {
    const negative = NEGATIVE.test(text);
    const meaning = meaningOf(text, reads);
    if (meaning === undefined) return isNumber(text) ? [] : [{ text, rows: times, meaning: 'left_out', negative }];
    if (meaning === null && belowZero && text.length < 3) return [];
    return [{ text, rows: times, meaning, negative }];
  });
}
