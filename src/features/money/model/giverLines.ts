/** The book of givers as a list: one line for all who are the same, whoever gave last in front. */
import { sumCents } from './cents.ts';
import type { BookLine } from './book.ts';
import type { GiverKind } from './rules.ts';

export interface BookGiver {
  readonly id: string;
  readonly kind: GiverKind;
  readonly name: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly employer: string | null;
  readonly occupation: string | null;
  readonly records: number;
  readonly cents: number;
  readonly gifts: number;
  readonly last_on: string | null;
}

export function linesOf(book: readonly BookLine[]): readonly BookGiver[] {
  const all = new Map<string, BookLine[]>();
  for (const line of book) all.set(line.root, [...(all.get(line.root) ?? []), line]);
  const lines = [...all.entries()].flatMap(([root, records]): BookGiver[] => {
    const stands = records.find(({ id }) => id === root) ?? records[0];
    if (stands === undefined) return [];
    const { kind, name, street, city, employer, occupation, gifts } = stands;
    return [
      {
        id: root,
        kind,
        name,
        street,
        city,
        employer,
        occupation,
        records: records.length,
        cents: sumCents(gifts.map(({ cents }) => cents)),
        gifts: new Set(gifts.filter(({ cents }) => cents > 0).map(({ id }) => id)).size,
        last_on: gifts.reduce<string | null>((last, { on }) => (last === null || on > last ? on : last), null),
      },
    ];
  });
  return lines.toSorted((a, b) => {
    const [one, other] = [a.last_on ?? '', b.last_on ?? ''];
    return one === other ? ((a.name ?? '') < (b.name ?? '') ? -1 : 1) : one < other ? 1 : -1;
  });
}
