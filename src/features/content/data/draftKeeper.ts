/** Keeps what is written on this device: soon after each key, at once when the page is hidden or left. */
import { drafts } from '../../../hooks/drafts.ts';

/** ms between a key press and its draft being kept. */
const PAUSE_MS = 300;

export interface DraftKeeper {
  readonly keep: (values: object) => void;
  readonly flush: () => void;
  readonly forget: () => void;
}

export function createDraftKeeper(key: string): DraftKeeper {
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
    if (last !== null) void drafts.save(key, last);
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
