/** Owns one change at a time by a field leader: busy while it runs, the server's answer in words, and then asked again. */
import { useRef, useState } from 'react';
import type { StaffApi } from '../../../backend/staffApi.ts';
import { failureWords } from '../../../hooks/blame.ts';
import { staffApi } from '../../../hooks/useStaff.ts';

export interface FieldChange {
  readonly busy: boolean;
  /** What stood against the last change; null when nothing did. */
  readonly problem: string | null;
  /** Resolves with whether the change was made. Never rejects. */
  readonly run: (work: (api: StaffApi) => Promise<unknown>) => Promise<boolean>;
}

export function useFieldChange(...refresh: readonly (() => Promise<void>)[]): FieldChange {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);

  async function run(work: (api: StaffApi) => Promise<unknown>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await work(await staffApi());
      return true;
    } catch (cause) {
      setProblem(failureWords(cause));
      return false;
    } finally {
      await Promise.all(refresh.map((ask) => ask()));
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, problem, run };
}
