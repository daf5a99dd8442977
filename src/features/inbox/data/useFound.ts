/** Lines that are not kept on the device: further pages of a view, and what the server finds by owner, tag or words. */
import { useCallback, useEffect, useState } from 'react';
import { tellUnforeseen } from '../../../hooks/requestWords.ts';
import { staffApi } from '../../../hooks/useStaff.ts';
import { isNarrow } from '../model/looking.ts';
import type { Filter } from '../model/views.ts';
import { PAGE, parseLines, type KeptLine } from './reads.ts';

/** Somebody who types stops for so long, ms. */
const PAUSE_MS = 250;

export interface Found {
  readonly rows: readonly KeptLine[];
  readonly more: boolean;
  /** False while the server has not answered this question. */
  readonly asked: boolean;
  /** The server could not be reached: what is shown is from this device alone. */
  readonly away: boolean;
  readonly busy: boolean;
  readonly older: (last: KeptLine) => Promise<void>;
}

interface Answer {
  readonly about: Filter;
  readonly rows: readonly KeptLine[];
  readonly more: boolean;
  readonly away: boolean;
}

const NOTHING: readonly KeptLine[] = [];

/** In the body of a request, because what somebody types must stand in no address. */
async function ask({ view, what, owner, tag, words }: Filter, last: KeptLine | null): Promise<readonly KeptLine[]> {
  const api = await staffApi();
  return parseLines(
    await api.rpc('inbox', {
      in_view: view,
      of_what: what,
      held_by: owner,
      with_tag: tag === '' ? null : tag,
      words: words.trim() === '' ? null : words.trim(),
      after_due: last?.place.due ?? null,
      after_at: last?.place.at ?? null,
      after_id: last?.id ?? null,
      most: PAGE,
    }),
  );
}

/** @param filter the same object as long as it says the same. */
export function useFound(filter: Filter): Found {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const current = answer?.about === filter ? answer : null;

  const load = useCallback(async (about: Filter, last: KeptLine | null, isOld: () => boolean) => {
    try {
      const page = await ask(about, last);
      if (isOld()) return;
      setAnswer((before) => ({
        about,
        rows: [...(before?.about === about && last !== null ? before.rows : NOTHING), ...page],
        more: page.length === PAGE,
        away: false,
      }));
    } catch (cause) {
      tellUnforeseen(cause);
      if (!isOld()) {
        setAnswer((before) => ({
          about,
          rows: NOTHING,
          more: false,
          ...(before?.about === about ? before : {}),
          away: true,
        }));
      }
    }
  }, []);

  useEffect(() => {
    if (!isNarrow(filter)) return undefined;
    let old = false;
    const begin = () => void load(filter, null, () => old);
    const timer = setTimeout(begin, PAUSE_MS);
    addEventListener('online', begin);
    return () => {
      old = true;
      clearTimeout(timer);
      removeEventListener('online', begin);
    };
  }, [filter, load]);

  return {
    rows: current?.rows ?? NOTHING,
    more: current?.more ?? false,
    asked: current !== null,
    away: current?.away ?? false,
    busy,
    older: async (last) => {
      setBusy(true);
      await load(filter, last, () => false);
      setBusy(false);
    },
  };
}
