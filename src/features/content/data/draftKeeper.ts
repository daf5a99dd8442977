/** Keeps what is written on this device: soon after each key, at once when the page is hidden or left; and says whether it could. */
import { drafts } from '../../../hooks/drafts.ts';

/** ms between a key press and its draft being kept. */
const PAUSE_MS = 300;

export interface DraftKeeper {
  readonly keep: (values: object) => void;
  readonly flush: () => void;
  readonly forget: () => void;
}

/** @param onKept whether what was typed last is on this device's disk */
export function createDraftKeeper(key: string, onKept: (kept: boolean) => void): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: object | null = null;

  function settle(): object | null {
    clearTimeout(timer);
    timer = undefined;
    const last = pending;
    pending = null;
    return last;
  }

  function flush() {
    const last = settle();
    if (last === null) return;
    void drafts.save(key, last).then((kept) => {
      // What was typed since is not there yet.
      if (pending === null) onKept(kept);
    });
  }

  return {
    flush,
    keep(values) {
      pending = values;
      timer ??= setTimeout(flush, PAUSE_MS);
    },
    forget() {
      settle();
      void drafts.forget(key);
    },
  };
}
