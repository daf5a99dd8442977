/** How long a form waits, and for what. */
import type { FlushReport, Settled } from './api.ts';
import type { Clock, Store } from './ports.ts';
import type { OutboxItem } from './record.ts';

interface Surroundings {
  readonly store: Store;
  readonly clock: Clock;
  /** Is a flush of this page running or about to? */
  flushing(): boolean;
  onFlushEnd(listener: (report: FlushReport) => void): () => void;
}

/** Resolves with the first answer to "what became of it", at the latest after `timeoutMs`. Never rejects. */
export function waitUntilSettled(id: string, timeoutMs: number, around: Surroundings): Promise<Settled> {
  return new Promise((resolve) => {
    let passedOver = false;
    let again = false;
    let looking = false;
    let done = false;
    const endings: (() => void)[] = [];

    const finish = (result: Settled) => {
      if (done) return;
      done = true;
      for (const end of endings) end();
      resolve(result);
    };

    const answer = (item: OutboxItem): Settled | null => {
      if (item.state === 'delivered' || item.state === 'refused') return item.state;
      if (item.state === 'waiting-sign-in' || item.state === 'waiting-update') return 'waiting';
      if (item.state !== 'queued' || around.flushing()) return null;
      return passedOver || (item.attempts > 0 && item.nextAttemptAt > around.clock.now()) ? 'later' : null;
    };

    const read = async (): Promise<void> => {
      const item = await around.store.get(id).catch(() => undefined);
      const result = item ? answer(item) : null;
      looking = false;
      if (result) finish(result);
      else if (again) look();
    };

    const look = () => {
      again = looking;
      if (done || looking) return;
      looking = true;
      void read();
    };

    endings.push(
      around.clock.after(timeoutMs, () => finish('timeout')),
      around.store.subscribe(look),
      around.onFlushEnd((report) => {
        // 'busy' says nothing about the item: whoever holds the lock may be sending it right now.
        if (report.status !== 'busy') passedOver = true;
        look();
      }),
    );
    look();
  });
}
