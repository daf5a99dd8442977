/** When to send: one flush at a time in this page, and when to look again without being asked. */
import type { FlushReason, FlushReport } from './api.ts';
import type { Clock } from './ports.ts';

/** Somebody else sends: ask again this soon, so that what was saved during their last look is not left to the 60 s timer. */
const BUSY_RETRY_MS = 1_500;
/** Pauses that end later than this are left to the 60 s timer. */
const WAKE_WITHIN_MS = 60_000;
/** With thousands of items in their pauses one of them is always due: no flush by itself sooner than this after another. */
const REST_MS = 2_000;

export interface Pace {
  flush(reason: FlushReason): Promise<FlushReport>;
  /** After a save. */
  flushSoon(): void;
  /** Is a flush of this page running or about to? */
  flushing(): boolean;
  onFlushEnd(listener: (report: FlushReport) => void): () => void;
  last(): FlushReport | null;
  dispose(): void;
}

/** `auto`: also by itself, after saves and when pauses end. `run` never rejects. */
export function createPace(run: (reason: FlushReason) => Promise<FlushReport>, clock: Clock, auto: boolean): Pace {
  const ends = new Set<(report: FlushReport) => void>();
  let running: Promise<FlushReport> | null = null;
  let following: Promise<FlushReport> | null = null;
  let last: FlushReport | null = null;
  let cancelWake: (() => void) | null = null;
  let disposed = false;
  /** Flushes in a row that the network, the server or the storage stopped. */
  let standstills = 0;
  let restUntil = 0;

  function sleep(ms: number, reason: FlushReason): void {
    cancelWake?.();
    cancelWake = clock.after(ms, () => void flush(reason));
  }

  /** A network that stays away is asked ever less often, down to the 60 s timer. */
  function wake(report: FlushReport): void {
    cancelWake?.();
    cancelWake = null;
    if (!auto || disposed) return;
    const due = report.nextDueAt === null ? null : Math.max(REST_MS, report.nextDueAt - clock.now());
    const down = standstills === 0 ? null : Math.max(due ?? 0, REST_MS * 2 ** Math.min(standstills - 1, 6));
    const inMs = report.status === 'busy' ? BUSY_RETRY_MS : (down ?? due);
    if (inMs !== null && inMs <= WAKE_WITHIN_MS) sleep(inMs, 'backoff');
  }

  async function once(reason: FlushReason): Promise<FlushReport> {
    const report = await run(reason);
    last = report;
    restUntil = clock.now() + REST_MS;
    if (report.status !== 'busy') standstills = report.status === 'done' ? 0 : standstills + 1;
    wake(report);
    running = null;
    for (const end of ends) end(report);
    return report;
  }

  /** What arrives during a flush shares one more. */
  function flush(reason: FlushReason): Promise<FlushReport> {
    if (!running) return (running = once(reason));
    following ??= running.then(() => {
      following = null;
      return flush(reason);
    });
    return following;
  }

  return {
    flush,
    flushSoon() {
      if (!auto || disposed) return;
      // While the network is known to be away, a burst of saves does not make a burst of attempts.
      const wait = standstills === 0 ? 0 : restUntil - clock.now();
      if (wait <= 0 || wait > REST_MS) void flush('enqueue');
      else sleep(wait, 'enqueue');
    },
    flushing: () => running !== null || following !== null,
    onFlushEnd(listener) {
      ends.add(listener);
      return () => ends.delete(listener);
    },
    last: () => last,
    dispose() {
      disposed = true;
      cancelWake?.();
    },
  };
}
