/** Owns the list under a filter: the newest page, older ones on demand, and what stood against it. Not kept on the device. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureWords } from '../../hooks/blame.ts';
import { staffApi } from '../../hooks/useStaff.ts';
import { auditPath, parseRows, type AuditFilter, type AuditRow } from './audit.ts';

const PAGE = 50;

interface Loaded {
  readonly filter: AuditFilter;
  readonly rows: readonly AuditRow[];
  readonly more: boolean;
  readonly problem: string | null;
}

export function useAuditRows(filter: AuditFilter) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [asking, setAsking] = useState(false);
  const running = useRef<AbortController | null>(null);

  const load = useCallback(async (wanted: AuditFilter, kept: readonly AuditRow[]) => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    try {
      const api = await staffApi();
      const page = parseRows(await api.get(auditPath(wanted, PAGE, kept.at(-1)?.id ?? null), abort.signal));
      if (abort.signal.aborted) return;
      setLoaded({ filter: wanted, rows: [...kept, ...page], more: page.length === PAGE, problem: null });
    } catch (cause) {
      if (abort.signal.aborted) return;
      setLoaded({ filter: wanted, rows: kept, more: kept.length > 0, problem: failureWords(cause) });
    } finally {
      if (running.current === abort) setAsking(false);
    }
  }, []);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it sets state after the server has answered
    void load(filter, []);
    return () => running.current?.abort();
  }, [filter, load]);

  function ask(kept: readonly AuditRow[]) {
    setAsking(true);
    void load(filter, kept);
  }

  return {
    rows: loaded?.rows ?? null,
    more: loaded?.more ?? false,
    problem: loaded?.problem ?? null,
    // The rows of the filter before stay until the new ones are here.
    busy: asking || loaded?.filter !== filter,
    older: () => ask(loaded?.rows ?? []),
    again: () => ask([]),
  };
}
