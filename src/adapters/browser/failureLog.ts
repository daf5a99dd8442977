/**
 * Noticing what fails on this device and keeping the count: in local storage, which is written at once and works while
 * IndexedDB hangs, which is one of the things to be told. The count leaves by features/failures; what was said in an error never does.
 */
import { failure, type Failure } from '../../core/failures/failure.ts';
import { describeThrown, placeOf } from '../../core/failures/thrown.ts';
import {
  giveBack,
  note,
  NOTHING,
  once,
  readTally,
  takeDue,
  type DueRow,
  type Tally,
} from '../../core/failures/tally.ts';

const KEY = 'failures';
const seen = new WeakSet<object>();

/** Not yet in TypeScript's DOM library (globalprivacycontrol.org). */
interface PrivacyNavigator extends Navigator {
  readonly globalPrivacyControl?: boolean;
}

/** Whether the person asked their browser that nothing be reported about them. */
export function privacyAsked(): boolean {
  return (navigator as PrivacyNavigator).globalPrivacyControl === true;
}

/**
 * Counts it. Never throws: what tells of failures must not be one. Does nothing in a worker, which has no local storage
 * (workerFailures.ts).
 */
export function noteFailure(one: Failure, build = __APP_VERSION__): void {
  change((tally) => note(tally, one, build, Date.now(), !privacyAsked()));
}

/** The same error may come by several ways; it is one. */
export function noteThrown(kind: 'error' | 'rejection', thrown: unknown): void {
  if (typeof thrown === 'object' && thrown !== null) {
    if (seen.has(thrown)) return;
    seen.add(thrown);
  }
  const found = describeThrown(kind, thrown, location.origin);
  if (found) noteFailure(found);
}

/** An item of the outbox, once for each state that it failed in. */
export function noteItem(item: string, one: Failure): void {
  let isNew = false;
  change((tally) => {
    const known = once(tally, item);
    isNew = known !== null;
    return known ?? tally;
  });
  if (isNew) noteFailure(one);
}

/** What may be reported now; from here on it counts as reported. */
export function takeDueFailures(): readonly DueRow[] {
  let rows: readonly DueRow[] = [];
  change((tally) => {
    const due = takeDue(tally, Date.now());
    rows = due.rows;
    return due.tally;
  });
  return rows;
}

/** This one could not be saved after all. */
export function giveBackFailure(row: DueRow): void {
  change((tally) => giveBack(tally, row));
}

export function failureTally(): Tally {
  try {
    return readTally(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return NOTHING;
  }
}

/** Errors and promises that nobody caught, and code that could not be fetched. */
export function watchFailures(): void {
  addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    if (error !== null && error !== undefined) return noteThrown('error', error);
    // A layout that took another round: every browser says it, and nothing failed.
    if (message.startsWith('ResizeObserver')) return;
    const place = placeOf(filename, lineno, colno, location.origin);
    if (place !== null) noteFailure(failure('error', 'Error', place));
  });
  addEventListener('unhandledrejection', ({ reason }) => noteThrown('rejection', reason));
  addEventListener('vite:preloadError', ({ payload }) => noteThrown('error', payload));
}

function change(how: (tally: Tally) => Tally): void {
  try {
    const before = failureTally();
    const after = how(before);
    if (after !== before) localStorage.setItem(KEY, JSON.stringify(after));
  } catch {
    // Storage is full or forbidden: then this one is not counted.
  }
}
