/** Owns one change at a time: busy while it runs, the server's answer in words, and the list asked again whatever came. */
import { useRef, useState } from 'react';
import type { StaffApi } from '../../backend/staffApi.ts';
import { failureWords } from '../../hooks/blame.ts';
import { staffApi } from '../../hooks/useStaff.ts';
import { toast } from '../../ui/toaster.tsx';

export interface Change {
  readonly busy: boolean;
  /** What stood against the last change; null when nothing did. */
  readonly problem: string | null;
  /** Resolves with whether the change was made. Never rejects. */
  readonly run: (done: string, work: (api: StaffApi) => Promise<void>) => Promise<boolean>;
}

export function useChange(refresh: () => Promise<void>): Change {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // State comes too late for a double click.
  const running = useRef(false);

  async function run(done: string, work: (api: StaffApi) => Promise<void>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await work(await staffApi());
      toast({ type: 'success', title: done });
      return true;
    } catch (cause) {
      const words = failureWords(cause);
      setProblem(words);
      toast({ type: 'error', title: 'That did not work', description: words });
      return false;
    } finally {
      // Half of it may have been done: show what is so.
      await refresh();
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, problem, run };
}
