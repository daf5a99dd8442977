/** The list of what was set aside: the newest page, and older ones on demand. */
import { usePages, type Paged } from '../../../hooks/usePages.ts';
import { parseSetAside, type Reason, type SetAside } from './setAside.ts';

const SIZE = 50;

const pages: Paged<Reason | null, SetAside> = {
  size: SIZE,
  ask: async (api, reason, last) =>
    parseSetAside(
      await api.rpc('list_set_aside', {
        reason,
        before_at: last?.set_aside_at ?? null,
        before_id: last?.id ?? null,
        most: SIZE,
      }),
    ),
};

/** Of this reason, or of all: what is shown is decided about, so nothing of another one stays. */
export function useSetAside(reason: Reason | null) {
  const list = usePages(pages, reason);
  return list.stale ? { ...list, rows: null, more: false, problem: null } : list;
}
