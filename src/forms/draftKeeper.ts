/**
 * Keeps what is typed: soon after each change, at once when the page is hidden or left. Plain code, so that it outlives
 * the component that a closing dialog takes away.
 */
import { drafts } from '../hooks/drafts.ts';
import type { FormValues } from './useCampaignForm.ts';

/** ms between a key press and its draft being kept. */
const PAUSE_MS = 250;

export interface DraftKeeper {
  /** From now on changes are kept under `key`. `pristine` is the form as it opens without a draft, `now` what it holds. */
  begin(key: string, pristine: FormValues, now: FormValues): void;
  /** The form's values changed. */
  changed(values: FormValues): void;
  /** Keeps what is pending now. */
  flush(): void;
  /** Nothing is kept until `resume`: the outbox is taking over. */
  pause(): void;
  resume(key: string, values: FormValues): void;
}

export function createDraftKeeper(): DraftKeeper {
  let key = '';
  let pristine = '';
  let kept = '';
  let latest: FormValues | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let paused = true;

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
  }

  function flush() {
    cancel();
    if (paused || latest === null) return;
    const now = fingerprint(latest);
    if (now === kept) return;
    kept = now;
    void (now === pristine ? drafts.forget(key) : drafts.save(key, latest));
  }

  return {
    flush,
    begin(where, start, now) {
      key = where;
      pristine = fingerprint(start);
      kept = fingerprint(now);
      paused = false;
    },
    changed(values) {
      latest = values;
      if (!paused) timer ??= setTimeout(flush, PAUSE_MS);
    },
    pause() {
      paused = true;
      cancel();
    },
    resume(where, values) {
      key = where;
      paused = false;
      latest = values;
      // The outbox may have forgotten the draft with its save.
      kept = pristine;
      flush();
    },
  };
}

/** Felte does not keep the order of the fields. */
function fingerprint(values: FormValues): string {
  return JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
