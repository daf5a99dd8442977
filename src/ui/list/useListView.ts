/** A list as somebody looks at it: found, narrowed, ordered, a screenful at a time. */
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocale } from '../../hooks/locale.ts';
import { usePrepared } from '../../hooks/usePrepared.ts';
import { countsOf, foundIn, shownOf, WHOLE_LIST, type ListSpec, type ListState } from './listView.ts';

export interface ListLook<T> {
  readonly spec: ListSpec<T>;
  /** null while there are none yet. */
  readonly items: readonly T[] | null;
  readonly state: ListState;
  readonly set: (next: ListState) => void;
  readonly found: readonly T[];
  readonly shown: readonly T[];
  /** How many each option would show, by the choice's name. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/**
 * @param spec the same one from drawing to drawing, or the list is prepared anew at every key.
 * @param outside where the state is kept, if not here: in the address, in the browser's history.
 */
export function useListView<T>(
  items: readonly T[] | null,
  spec: ListSpec<T>,
  outside?: readonly [ListState, (next: ListState) => void],
): ListLook<T> {
  const own = useState<ListState>(WHOLE_LIST);
  const [state, set] = outside ?? own;
  // What is found by, and the order, may be words.
  const locale = useLocale();
  // oxlint-disable-next-line react/exhaustive-deps -- asked of the messages
  const find = useMemo(() => spec.find(items ?? []), [spec, items, locale]);
  usePrepared(find);
  const counts = useMemo(
    () => new Map(spec.choices?.map((choice) => [choice.name, countsOf(items ?? [], choice)])),
    [spec, items],
  );
  // A key press or a filter is answered first; the lines follow.
  const asked = useDeferredValue(state);
  const found = useMemo(() => foundIn(spec, asked, find), [spec, asked, find]);
  return { spec, items, state, set, found, shown: shownOf(spec, asked, found), counts };
}
