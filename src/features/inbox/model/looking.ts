/** What of the lines at hand is shown: those of the view that fit the filter, in the server's order. Pure. */
import { findable, findWords } from '../../../core/findWords.ts';
import type { Entry, Fact, Line } from './fold.ts';
import { isInView, type Filter, type View } from './views.ts';

export const keyOf = ({ kind, id }: Pick<Line, 'kind' | 'id'>): string => `${kind}:${id}`;

/** Whether only the server can tell what fits: a view and a kind are kept on the device, nothing else is. */
export const isNarrow = ({ owner, tag, words }: Filter): boolean => owner !== null || tag !== '' || words.trim() !== '';

const fits = (entry: Entry, { view, what, owner, tag }: Filter, me: string): boolean =>
  isInView(entry, view, me) &&
  (what === null || entry.what === what) &&
  (owner === null || entry.owner === owner) &&
  (tag === '' || entry.tags.includes(tag));

const saysOf = ({ name, email, phone, address, notes, availability }: Entry) =>
  [name, email, phone, phone?.replace(/\D/g, ''), address, notes, availability].filter(Boolean).join(' ');

function byDue(a: Entry, b: Entry): number {
  const [one, other] = [a.dueOn ?? '9999', b.dueOn ?? '9999'];
  return one < other ? -1 : one > other ? 1 : a.arrivedAt - b.arrivedAt || (a.id < b.id ? -1 : 1);
}
const byArrival = (a: Entry, b: Entry): number => b.arrivedAt - a.arrivedAt || (a.id < b.id ? 1 : -1);

/** @param found lines that the server found for these words: how it compares them is its own affair. */
export function entriesFor(
  entries: readonly Entry[],
  filter: Filter,
  me: string,
  found: ReadonlySet<string>,
): readonly Entry[] {
  const fitting = entries.filter((entry) => fits(entry, filter, me));
  const settled = filter.view === 'done' || filter.view === 'spam';
  const words = filter.words.trim();
  const said = words === '' ? fitting : findWords(findable(fitting, saysOf), words);
  const shown = words === '' ? said : [...new Set([...fitting.filter((one) => found.has(keyOf(one))), ...said])];
  return shown.toSorted(settled ? byArrival : byDue);
}

/**
 * The list as it was when a line was opened: what somebody is working on must not slip away under their thumb, nor vanish because
 * it is done.
 */
export interface Held {
  readonly key: string;
  readonly order: readonly string[];
}

export function arranged(shown: readonly Entry[], all: readonly Entry[], held: Held | null): readonly Entry[] {
  if (held === null) return shown;
  const open = all.find((entry) => keyOf(entry) === held.key);
  const list = open === undefined || shown.includes(open) ? shown : [...shown, open];
  const at = new Map(held.order.map((key, place) => [key, place]));
  return list.toSorted((a, b) => (at.get(keyOf(a)) ?? Infinity) - (at.get(keyOf(b)) ?? Infinity) || 0);
}

/** How the server's numbers move by what it has not been told yet. */
export function recounted(
  counts: ReadonlyMap<View, number>,
  moves: readonly { readonly before: Entry; readonly after: Entry }[],
  me: string,
): ReadonlyMap<View, number> {
  return new Map(
    [...counts].map(([view, count]) => [
      view,
      moves.reduce(
        (sum, { before, after }) => sum + Number(isInView(after, view, me)) - Number(isInView(before, view, me)),
        count,
      ),
    ]),
  );
}

/** Since when somebody has it: the claim or assignment that counts. */
export const headFact = ({ facts, head }: Pick<Entry, 'facts' | 'head'>): Fact | null =>
  facts.find(({ id }) => id === head) ?? null;
