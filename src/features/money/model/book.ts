/** The givers that this device knows: the server's book with what was saved here on top, found as one types, and what counts for limits. */
import { giftCents } from './entry.ts';
import type { EntryPayload, GiverPayload } from './kinds.ts';
import type { Gift } from './limits.ts';
import type { GiverKind, Method } from './rules.ts';

export interface Known {
  readonly id: string;
  /** Who stands for whoever is the same. */
  readonly root: string;
  readonly kind: GiverKind;
  readonly name: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly employer: string | null;
  readonly occupation: string | null;
}

export interface BookLine extends Omit<Known, 'name'> {
  readonly name: string | null;
  readonly gifts: readonly {
    readonly id: string;
    readonly on: string;
    readonly cents: number;
    readonly election: string | null;
    readonly method: Method | null;
  }[];
}

type Waiting = EntryPayload & { readonly id: string; readonly state: string };

/** Whoever has a name, by id; what was said here last wins. */
export function knownGivers(book: readonly BookLine[], here: readonly GiverPayload[]): readonly Known[] {
  const all = new Map<string, Known>();
  for (const { gifts: _gifts, name, ...line } of book) if (name !== null) all.set(line.id, { ...line, name });
  for (const { contributor, email: _email, ...said } of here)
    all.set(contributor, { ...said, id: contributor, root: all.get(contributor)?.root ?? contributor });
  return [...all.values()];
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word that was typed begins a word of the name or the street: "qui mill" is Ada Quill of Mill Street. */
export function findGivers<Line extends Pick<Known, 'name' | 'street'>>(
  known: readonly Line[],
  typed: string,
  most = 5,
): readonly Line[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0 || plain(typed).length < 2) return [];
  const fits = known.filter(({ name, street }) => {
    const parts = plain(`${name} ${street ?? ''}`).split(/[\s,.-]+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
  return fits.toSorted((a, b) => (a.name < b.name ? -1 : 1)).slice(0, most);
}

/** As many givers money_book() tells, the newest. */
const MOST_TOLD = 5000;
export const isWholeBook = (book: readonly unknown[]): boolean => book.length < MOST_TOLD;

/** With whom the server found besides, each once: the book is asked again by itself, an answer is not. */
export function withFound<Line extends { readonly id: string }>(
  book: readonly Line[],
  found: readonly Line[],
): readonly Line[] {
  const ids = new Set(book.map(({ id }) => id));
  const more = new Map(found.toReversed().flatMap((line) => (ids.has(line.id) ? [] : [[line.id, line] as const])));
  return more.size === 0 ? book : [...book, ...more.values()];
}

/** "Quill, Ada", "ADA QUILL" and "Ada Quill Jr." are written otherwise, and may be one: private.plain_name() says nearly the same. */
const nameKey = (name: string): string =>
  plain(name)
    .replace(/[.’']/g, '')
    .split(/[\s,-]+/)
    .filter((word) => word !== '' && !/^(?:jr|sr|ii|iii|iv)$/.test(word))
    .toSorted()
    .join(' ');

/** Who has the name that was typed: never taken for the same by itself, and never passed over without a word. */
export function namesakes<Line extends { readonly name: string }>(
  known: readonly Line[],
  typed: string,
): readonly Line[] {
  const key = nameKey(typed);
  return [...key].length < 2 ? [] : known.filter(({ name }) => nameKey(name) === key);
}

/** Everything that counts for limits: what the server told, and what waits here and it cannot know. */
export function giftsKnown(book: readonly BookLine[], here: readonly Waiting[], givers: readonly Known[]): Gift[] {
  // Who are the same share one sum, told with each of them.
  const once = new Map(book.map((line) => [line.root, line]));
  const told = [...once.values()].flatMap(({ root, kind, gifts }) =>
    gifts.map((gift): Gift => ({ ...gift, giver: root, giverKind: kind })),
  );
  const ids = new Set(told.map(({ id }) => id));
  const waiting = here
    .filter(({ id, state }) => !ids.has(id) && state !== 'refused')
    .map((entry): Gift => {
      const giver = givers.find(({ id }) => id === entry.contributor);
      return {
        id: entry.id,
        giver: giver?.root ?? entry.contributor,
        giverKind: giver?.kind ?? 'IND',
        on: entry.on,
        election: entry.election,
        method: entry.method,
        cents: giftCents(entry.type, entry.cents),
      };
    });
  return [...told, ...waiting];
}
