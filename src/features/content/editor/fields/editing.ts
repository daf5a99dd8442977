/** What every field of the editor knows: the values, how to change them, what is wrong, and which language a phone shows. */
import { createContext, useContext } from 'react';
import type { Locale } from '../../../../core/locale.ts';
import type { Lag } from '../../../../core/content/stale.ts';
import type { Problem } from '../../model/problems.ts';

export interface RefOption {
  readonly id: string;
  readonly title: string;
}

export interface Editing {
  /** The id of what is edited. */
  readonly item: string;
  readonly values: ReadonlyMap<string, unknown>;
  readonly set: (path: string, value: unknown) => void;
  readonly addEntry: (list: string) => void;
  readonly removeEntry: (list: string, id: string) => void;
  readonly moveEntry: (list: string, id: string, by: -1 | 1) => void;
  /** Says whether something stands in the box at that path that is no number. */
  readonly setUnread: (path: string, unread: boolean) => void;
  readonly problems: ReadonlyMap<string, Problem>;
  readonly lags: ReadonlyMap<string, Lag>;
  /** Says of a text that it is still right though the other language changed. */
  readonly markRight: (path: string) => void;
  /** The one that a phone shows; a desk has both side by side. */
  readonly language: Locale;
  /** The items of a kind, to refer to. */
  readonly refsTo: (kind: string) => readonly RefOption[];
}

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('A field stands outside of an editor.');
  return editing;
}
