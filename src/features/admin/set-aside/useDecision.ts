/** Owns releasing and dropping: one request at a time, how many it was about, and the server's no in words. */
import { useRef, useState } from 'react';
import { failureWords } from '../../../hooks/blame.ts';
import { staffApi } from '../../../hooks/useStaff.ts';
import { toast } from '../../../ui/toaster.tsx';
import type { Decision } from './DecideDialog.tsx';
import { forms, type Reason } from './setAside.ts';

/** These forms, or all of one reason that were there at that moment. */
export type Which = { readonly ids: readonly string[] } | { readonly reason: Reason; readonly until: string };

export function useDecision(refresh: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);

  /** Resolves with whether it was done. Never rejects. */
  async function decide(decision: Decision, which: Which): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const api = await staffApi();
      const done = await api.rpc(decision === 'drop' ? 'drop_submissions' : 'release_submissions', { ...which });
      const count = typeof done === 'number' ? done : 0;
      toast({ type: 'success', title: `${forms(count)} ${decision === 'drop' ? 'dropped' : 'released'}` });
      return true;
    } catch (cause) {
      setProblem(failureWords(cause));
      return false;
    } finally {
      // Another leader may have decided meanwhile: show what is so.
      await refresh();
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, problem, decide };
}
