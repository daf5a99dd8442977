/** Rows straight from the server, the newest page first and older ones on demand. Not kept on the device. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { StaffApi } from '../backend/staffApi.ts';
import { requestWords, tellUnforeseen } from './requestWords.ts';
import { staffApi } from './useStaff.ts';

export interface Paged<About, Row> {
  /** Rows of a page. */
  readonly size: number;
  /** @param last the last row shown; null for the first page. */
  readonly ask: (api: StaffApi, about: About, last: Row | null, signal: AbortSignal) => Promise<readonly Row[]>;
}

export interface Pages<Row> {
  /** null until the first answer. Those of the question before stay until the new ones are here: see `stale`. */
  readonly rows: readonly Row[] | null;
  readonly stale: boolean;
  readonly more: boolean;
  /** What stood against the last question. What is shown stays: in a dead spot it is all there is to read. */
  readonly problem: string | null;
  readonly busy: boolean;
  readonly older: () => Promise<void>;
  /** The first page anew. */
  readonly again: () => Promise<void>;
}

interface Loaded<About, Row> {
  readonly about: About;
  readonly rows: readonly Row[];
  readonly more: boolean;
  /** Put into words when it is drawn: it stays on the page. */
  readonly against: { readonly cause: unknown } | null;
}

/** @param paged the same object at every render. */
export function usePages<About, Row>({ size, ask }: Paged<About, Row>, about: About): Pages<Row> {
  const [loaded, setLoaded] = useState<Loaded<About, Row> | null>(null);
  const [asking, setAsking] = useState(false);
  const running = useRef<AbortController | null>(null);

  const load = useCallback(
    async (kept: readonly Row[]) => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      try {
        const page = await ask(await staffApi(), about, kept.at(-1) ?? null, abort.signal);
        if (abort.signal.aborted) return;
        setLoaded({ about, rows: [...kept, ...page], more: page.length === size, against: null });
      } catch (cause) {
        if (abort.signal.aborted) return;
        tellUnforeseen(cause);
        const against = { cause };
        setLoaded((before) =>
          before?.about === about ? { ...before, against } : { about, rows: [], more: false, against },
        );
      } finally {
        if (running.current === abort) setAsking(false);
      }
    },
    [size, ask, about],
  );

  const shown = loaded?.rows ?? [];
  const further = shown.length > size;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it sets state after the server has answered
    void load([]);
    return () => running.current?.abort();
  }, [load]);
  useEffect(() => {
    // Whoever has gone further back stays there.
    const again = () => void (further ? undefined : load([]));
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [load, further]);

  function asked(kept: readonly Row[]) {
    setAsking(true);
    return load(kept);
  }

  const stale = loaded !== null && loaded.about !== about;
  return {
    rows: loaded?.rows ?? null,
    stale,
    more: loaded?.more ?? false,
    problem: loaded?.against ? requestWords(loaded.against.cause) : null,
    busy: asking || loaded === null || stale,
    older: () => asked(shown),
    again: () => asked([]),
  };
}
