/** Owns the list of what was set aside: the newest page, older ones on demand, and what stood against it. Not kept on the device. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureWords } from '../../../hooks/blame.ts';
import { staffApi } from '../../../hooks/useStaff.ts';
import { parseSetAside, type Reason, type SetAside } from './setAside.ts';

const PAGE = 50;

interface Loaded {
  readonly reason: Reason | null;
  readonly rows: readonly SetAside[];
  readonly more: boolean;
  readonly problem: string | null;
}

export function useSetAside(reason: Reason | null) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const turn = useRef(0);

  const load = useCallback(async (wanted: Reason | null, kept: readonly SetAside[]) => {
    const mine = (turn.current += 1);
    const last = kept.at(-1);
    const show = (next: (before: Loaded | null) => Loaded) => {
      if (mine === turn.current) setLoaded(next);
    };
    try {
      const api = await staffApi();
      const page = parseSetAside(
        await api.rpc('list_set_aside', {
          reason: wanted,
          before_at: last?.set_aside_at ?? null,
          before_id: last?.id ?? null,
          most: PAGE,
        }),
      );
      show(() => ({ reason: wanted, rows: [...kept, ...page], more: page.length === PAGE, problem: null }));
    } catch (cause) {
      const problem = failureWords(cause);
      // What is on the screen stays there: in a dead spot it is all there is to read.
      show((before) =>
        before?.reason === wanted ? { ...before, problem } : { reason: wanted, rows: [], more: false, problem },
      );
    }
  }, []);

  useEffect(() => {
    const again = () => void load(reason, []);
    again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [reason, load]);

  const fits = loaded !== null && loaded.reason === reason;
  return {
    rows: fits ? loaded.rows : null,
    more: fits && loaded.more,
    problem: fits ? loaded.problem : null,
    older: () => load(reason, loaded?.rows ?? []),
    again: () => load(reason, []),
  };
}
