/**
 * Whoever reads all that is public and sets about it: which of the withheld figures follow from it. Every place, group and stretch of time
 * between two ends of periods is an unknown; each public number is a sum of them, each division of a total holds in every stretch. Reckoned with
 * whole fractions, in another way than the database does it.
 */

export interface Read {
  readonly geography: string;
  readonly stratum: string;
  readonly period: string;
  /** null: withheld. */
  readonly value: number | null;
  /** Which of them are counted, where a figure counts some of people: they, all of them, or those that are left. */
  readonly of?: Counted;
}
type Counted = 'tally' | 'people' | 'rest';

/** Months from the year 0, the end not included. */
export function monthsOf(period: string): readonly [number, number] {
  const year = Number(period.slice(0, 4)) * 12;
  const rest = period.slice(5);
  if (rest === '') return [year, year + 12];
  if (period[4] === '/') return [year + 7, year + 19];
  if (rest.startsWith('Q')) return [year + Number(rest[1]) * 3 - 3, year + Number(rest[1]) * 3];
  if (rest.length === 2) return [year + Number(rest) - 1, year + Number(rest)];
  return [Math.min(year, Number(rest) * 12), Math.max(year, Number(rest) * 12) + 12];
}

const familyOf = (name: string) => (name.includes(':') ? (name.split(':')[0] ?? '') : '');
const PUBLIC = '=';
type Line = Map<string, bigint>;

/** @returns those of `cells` without a value that somebody can reckon. */
export function givenBack(cells: readonly Read[]): readonly Read[] {
  const ends = [...new Set(cells.flatMap(({ period }) => monthsOf(period)))].toSorted((a, b) => a - b);
  const stretches = ends.slice(1).map((_, at) => at);
  const inside = (period: string) => {
    const [from, to] = monthsOf(period);
    return stretches.filter((at) => (ends[at] ?? 0) >= from && (ends[at + 1] ?? 0) <= to);
  };
  const kinds = [...new Set(cells.map(({ of = 'tally' }) => of))];
  const nameOf = (of: Counted, geography: string, stratum: string, at: number) =>
    `${of}\n${geography}\n${stratum}\n${at}`;
  const there = new Set(
    cells.flatMap(({ of = 'tally', geography, stratum, period }) =>
      inside(period).map((at) => nameOf(of, geography, stratum, at)),
    ),
  );
  const places = [...new Set(cells.map(({ geography }) => geography))];
  const groups = [...new Set(cells.map(({ stratum }) => stratum))];
  const own = places.filter((one) => one !== 'city' && !one.startsWith('peer:'));
  const divided = (total: string, parts: readonly string[]): readonly Line[] => {
    const known = parts.filter((one) => there.has(one));
    if (known.length < 2) return [];
    there.add(total);
    return [new Map([[total, -1n], ...known.map((one) => [one, 1n] as const)])];
  };
  const families = (names: readonly string[]) =>
    [...new Set(names.map(familyOf))].map((family) => names.filter((one) => familyOf(one) === family));
  const lines: Line[] = [];
  for (const [kind, at] of kinds.flatMap((one) => stretches.map((stretch) => [one, stretch] as const))) {
    const name = (geography: string, stratum: string, stretch: number) => nameOf(kind, geography, stratum, stretch);
    for (const of of families(groups.filter((one) => one !== '')))
      for (const place of places.filter((one) => one !== 'city'))
        lines.push(
          ...divided(
            name(place, '', at),
            of.map((one) => name(place, one, at)),
          ),
        );
    for (const of of families(own))
      for (const group of groups.includes('') ? groups : [...groups, ''])
        lines.push(
          ...divided(
            name('city', group, at),
            of.map((one) => name(one, group, at)),
          ),
        );
    // The whole of the groups that the whole city is divided into.
    for (const of of families(groups.filter((one) => one !== '')))
      lines.push(
        ...divided(
          name('city', '', at),
          of.map((one) => name('city', one, at)),
        ),
      );
  }
  // Those counted and those left are all of them.
  for (const place of places)
    for (const group of groups)
      for (const at of stretches) {
        const [people, tally, rest] = (['people', 'tally', 'rest'] as const).map((of) => nameOf(of, place, group, at));
        if (people !== undefined && tally !== undefined && rest !== undefined && there.has(people))
          lines.push(new Map([[people, -1n], [tally, 1n], [rest, 1n]])); // prettier-ignore
      }
  const sumOf = ({ of = 'tally', geography, stratum, period }: Read): Line =>
    new Map(inside(period).map((at) => [nameOf(of, geography, stratum, at), 1n]));
  // What is public is a number of its own in each row, so that it shows in the end whether any of them was needed.
  const said = cells.flatMap((one, at) => (one.value === null ? [] : [new Map(sumOf(one)).set(`${PUBLIC}${at}`, -1n)]));
  const reduced = new Map<string, Line>();
  /** What is left of it once everything that is known is taken away. */
  function rest(line: Line): Line {
    let left = line;
    for (;;) {
      const pivot = [...left.keys()].find((key) => reduced.has(key));
      const row = pivot === undefined ? undefined : reduced.get(pivot);
      if (pivot === undefined || row === undefined) return left;
      const [mine, theirs] = [left.get(pivot) ?? 0n, row.get(pivot) ?? 1n];
      const next: Line = new Map();
      for (const key of new Set([...left.keys(), ...row.keys()])) {
        const value = (left.get(key) ?? 0n) * theirs - (row.get(key) ?? 0n) * mine;
        if (value !== 0n) next.set(key, value);
      }
      left = next;
    }
  }
  for (const line of [...lines, ...said]) {
    const left = rest(line);
    const first = [...left.keys()].find((key) => !key.startsWith(PUBLIC));
    if (first === undefined) continue;
    // Each row is free of the others' firsts, so that taking away ends.
    const at = left.get(first) ?? 1n;
    for (const [key, row] of reduced) {
      const mine = row.get(first);
      if (mine === undefined) continue;
      const next: Line = new Map();
      for (const each of new Set([...row.keys(), ...left.keys()])) {
        const value = (row.get(each) ?? 0n) * at - (left.get(each) ?? 0n) * mine;
        if (value !== 0n) next.set(each, value);
      }
      reduced.set(key, next);
    }
    reduced.set(first, left);
  }
  return cells.filter((one) => {
    const left = one.value !== null ? [] : [...rest(sumOf(one)).keys()];
    // Of public numbers alone. What follows from none of them is no number, but a gap in the file.
    return left.length > 0 && left.every((key) => key.startsWith(PUBLIC));
  });
}
