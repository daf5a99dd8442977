/** One thing at a time: busy while it runs, and a second press meanwhile does nothing. */
import { useRef, useState } from 'react';

export interface OneAtATime {
  readonly busy: boolean;
  /** Resolves with what the work says, whether it was done; false for a second press meanwhile. */
  readonly run: (work: () => Promise<boolean>) => Promise<boolean>;
}

export function useOneAtATime(): OneAtATime {
  const [busy, setBusy] = useState(false);
  // State comes too late for a double press.
  const running = useRef(false);

  async function run(work: () => Promise<boolean>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, run };
}
