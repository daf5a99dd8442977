/** One flush: take the lock, walk through the queue once or more, report. */
import { isOutboxError } from '../errors.ts';
import type { FlushReason, FlushReport } from './api.ts';
import { runLanes } from './lane.ts';
import type { OutboxParts } from './parts.ts';
import { createQueue, RECEIPTS_KEPT } from './queue.ts';
import { newTally, type Tally } from './inFlight.ts';
import { createSender } from './sender.ts';

export interface Flusher {
  /** Never rejects. */
  run(reason: FlushReason): Promise<FlushReport>;
  /** Answers by rule of the verdict table, since start. */
  verdicts(): Readonly<Record<string, number>>;
}

/** Reasons that do not wait for the pause after a 401. */
const EAGER: ReadonlySet<string> = new Set(['sign-in', 'send-now']);

/** Reasons that mean the network has just returned: whoever was paused only for want of it may leave. */
const NETWORK_BACK: ReadonlySet<string> = new Set(['online', 'sync', 'periodicsync']);

export function createFlusher(parts: OutboxParts): Flusher {
  const { clock, lock, store } = parts;
  const verdicts: Record<string, number> = {};

  const count = (rule: string) => void (verdicts[rule] = (verdicts[rule] ?? 0) + 1);

  async function work(reason: FlushReason, lost: AbortSignal, tally: Tally): Promise<void> {
    // What breaks here breaks the request too, and is told there.
    if (parts.transport.reachable && !(await parts.transport.reachable().catch(() => true))) {
      tally.stopped = true;
      return;
    }
    const queue = createQueue(parts, tally);
    const sender = createSender(parts, tally, lost, count);
    await queue.wake(EAGER.has(reason));
    let before: number;
    do {
      before = tally.delivered;
      await runLanes(queue.batches(sender, NETWORK_BACK.has(reason)), sender);
      // Followers of an entity key leave when their predecessor has arrived: once more, while that helps.
    } while (!sender.stopped() && tally.followers && tally.delivered > before);
    await sender.rememberStalls();
    // Nothing got through beside it: a burst of saves is not to make a burst of attempts.
    tally.stopped ||= sender.patience() && tally.delivered === 0;
    if (tally.delivered > 0) await store.trimReceipts(RECEIPTS_KEPT);
  }

  async function run(reason: FlushReason): Promise<FlushReport> {
    const startedAt = clock.now();
    const tally = newTally();
    let status: FlushReport['status'] = 'done';
    try {
      const held = await lock.tryRun((lost) => work(reason, lost, tally));
      status = !held.acquired ? 'busy' : tally.stopped ? 'stopped' : 'done';
    } catch (cause) {
      // Storage failed, the page is going, or something of ours broke. What was marked stays 'sending' and is recovered by the
      // next flush.
      status = 'failed';
      if (isOurs(cause)) {
        count(`flush broken: ${cause.name}`);
        parts.onFault?.(cause);
      }
    }
    const { requests, delivered, refused, later, held, nextDueAt } = tally;
    const ms = Math.max(0, clock.now() - startedAt);
    return { reason, status, requests, delivered, refused, later, held, startedAt, ms, nextDueAt };
  }

  return { run, verdicts: () => ({ ...verdicts }) };
}

/** The storage's failures are OutboxErrors, those of a lock on a page that goes are the browser's DOMExceptions. */
function isOurs(cause: unknown): cause is Error {
  return cause instanceof Error && !isOutboxError(cause) && !/(Abort|InvalidState)Error/.test(cause.name);
}
