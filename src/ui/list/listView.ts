/** What of a list is shown: what was typed, what was picked, in which order, how many. Pure. */
import type { Preparing } from '../../core/findWords.ts';
import type { Label } from '../../core/label.ts';

export interface ChoiceOption<T> {
  readonly value: string;
  readonly label: Label;
  readonly keep: (item: T) => boolean;
}

/** One way to narrow a list; its first option is picked until another one is. */
export interface Choice<T> {
  readonly name: string;
  readonly label: Label;
  readonly hint?: Label;
  readonly options: readonly ChoiceOption<T>[];
  /** Buttons that say how many each would show, a pick list that says it too, or one without numbers. */
  readonly as: 'buttons' | 'counted' | 'plain';
  /** Options that would show nothing stand only while they are picked. */
  readonly onlyUsed?: boolean;
}

export interface Order<T> {
  readonly value: string;
  readonly label: Label;
  /** Returns a copy. */
  readonly arrange: (items: readonly T[]) => readonly T[];
}

export interface ListSpec<T> {
  /** Prepares the search for these items, a long list's by and by (`finderOf`); an empty query finds all. */
  readonly find: (items: readonly T[]) => ((query: string) => readonly T[]) & Preparing;
  readonly choices?: readonly Choice<T>[];
  /** The first holds until another one is picked. */
  readonly orders?: readonly Order<T>[];
  /** How many are drawn at first, and how many more with each press; all, left out. */
  readonly page?: { readonly first: number; readonly more: number };
}

export interface ListState {
  readonly query: string;
  /** By the choice's name; left out: its first option. */
  readonly picked: Readonly<Record<string, string>>;
  readonly order: string;
  /** How often more was asked for. */
  readonly pages: number;
}

export const WHOLE_LIST: ListState = { query: '', picked: {}, order: '', pages: 0 };

/** What is not on offer counts as the first that is. */
export function pickedOf<O extends { readonly value: string }>(options: readonly O[], value?: string): O | undefined {
  return options.find((one) => one.value === value) ?? options[0];
}

export const countsOf = <T>(items: readonly T[], { options }: Choice<T>): ReadonlyMap<string, number> =>
  new Map(options.map(({ value, keep }) => [value, items.filter(keep).length]));

/** Everything that fits, in order. @param find the spec's own, prepared for all items. */
export function foundIn<T>(
  { choices = [], orders = [] }: ListSpec<T>,
  state: ListState,
  find: (query: string) => readonly T[],
): readonly T[] {
  const keeps = choices.flatMap((choice) => pickedOf(choice.options, state.picked[choice.name])?.keep ?? []);
  const found = find(state.query).filter((item) => keeps.every((keep) => keep(item)));
  return pickedOf(orders, state.order)?.arrange(found) ?? found;
}

export function shownOf<T>({ page }: ListSpec<T>, { pages }: ListState, found: readonly T[]): readonly T[] {
  return page ? found.slice(0, page.first + pages * page.more) : found;
}

/** Whether something narrows the list. */
export function isNarrowed<T>({ choices = [] }: ListSpec<T>, { query, picked }: ListState): boolean {
  return (
    query.trim() !== '' ||
    choices.some(({ name, options }) => pickedOf(options, picked[name])?.value !== options[0]?.value)
  );
}

/** The list as it must stand for one of its items to be drawn: as it is, with more lines, or whole again. null: it has no such item. */
export function stateThatShows<T>(
  spec: ListSpec<T>,
  state: ListState,
  items: readonly T[],
  isWanted: (item: T) => boolean,
): ListState | null {
  const one = items.find(isWanted);
  if (one === undefined) return null;
  const whole = { ...WHOLE_LIST, order: state.order };
  // All of them, in their order: an empty query finds all.
  const at = foundIn(spec, whole, () => items).indexOf(one);
  const { first, more } = spec.page ?? { first: items.length, more: 1 };
  return { ...whole, pages: Math.max(0, Math.ceil((at + 1 - first) / more)) };
}
