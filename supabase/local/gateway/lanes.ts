/**
 * Turns at the database. Inserts, large bodies, reads, calls and sign-ins each have their own, so that a crowd of one kind does not
 * keep the others waiting: a read that takes seconds, or a megabyte, never comes before somebody's form. Within a kind, addresses take turns, and
 * within an address its accounts: a client with a hundred requests waits for itself.
 */
import { AsyncResource } from 'node:async_hooks';
import { callerNow } from './caller.ts';
import { createFairQueue, type FairQueue } from './fairQueue.ts';
import { busy } from './refusal.ts';

export type Lane = 'insert' | 'bulk' | 'read' | 'call' | 'auth';

const order: readonly Lane[] = ['insert', 'bulk', 'read', 'call', 'auth'];

export interface Lanes {
  /**
   * Runs `work` when it is its turn. Rejects with a Refusal (503) when too many wait, and without running it when `gone` says
   * by then that nobody waits for the answer.
   */
  run<T>(lane: Lane, work: () => Promise<T>, gone?: () => boolean): Promise<T>;
  /** How many run or wait. */
  size(): number;
}

export interface LanePlan {
  readonly turns: Readonly<Record<Lane, number>>;
  /** At once in all lanes together. */
  readonly total: number;
  /** In a lane. Beyond it the address that has most waiting loses its newest. */
  readonly waiting: number;
  /** Of one address in a lane. */
  readonly waitingEach?: number;
  /** Addresses that have one turn at a time, in all lanes together. */
  readonly isSlow?: (address: string) => boolean;
}

/** Nobody is there any more to whom the answer would go. */
export class NobodyWaits extends Error {
  override readonly name = 'NobodyWaits';
}

interface Waiter {
  readonly begin: () => void;
  readonly refuse: () => void;
}

export function createLanes({ turns, total, waiting, waitingEach = waiting, isSlow = () => false }: LanePlan): Lanes {
  const queue = (): FairQueue<Waiter> => createFairQueue(waiting, waitingEach);
  const queues: Record<Lane, FairQueue<Waiter>> = {
    insert: queue(),
    bulk: queue(),
    read: queue(),
    call: queue(),
    auth: queue(),
  };
  const running: Record<Lane, number> = { insert: 0, bulk: 0, read: 0, call: 0, auth: 0 };
  const held = new Map<string, number>();
  let active = 0;
  let next = 0;

  const mayBegin = (address: string): boolean => (held.get(address) ?? 0) === 0 || !isSlow(address);

  /** Lane by lane in turn, so that with one turn for all nobody waits for more than one of each other kind. */
  function start(): void {
    for (let tried = 0; tried < order.length && active < total;) {
      const lane = order[next % order.length] ?? 'insert';
      next += 1;
      const waiter = running[lane] < turns[lane] ? queues[lane].take(mayBegin) : undefined;
      if (waiter) {
        running[lane] += 1;
        active += 1;
        tried = 0;
        waiter.begin();
      } else tried += 1;
    }
  }

  function keepCount(address: string, by: number): void {
    const count = (held.get(address) ?? 0) + by;
    if (count > 0) held.set(address, count);
    else held.delete(address);
  }

  return {
    run<T>(lane: Lane, work: () => Promise<T>, gone: () => boolean = () => false): Promise<T> {
      const { address, account } = callerNow();
      return new Promise<T>((resolve, reject) => {
        const finish = (): void => {
          running[lane] -= 1;
          active -= 1;
          keepCount(address, -1);
          start();
        };
        // Begun by whoever ends a turn, and still on its own caller's account.
        const begin = AsyncResource.bind(() => {
          keepCount(address, 1);
          const turn = gone() ? Promise.reject(new NobodyWaits()) : work();
          turn.then(resolve, reject).finally(finish);
        });
        const refuse = (): void => reject(busy(2));
        queues[lane].add(address, account ?? '', { begin, refuse })?.refuse();
        start();
      });
    },
    size: () => active + order.reduce((sum, lane) => sum + queues[lane].size(), 0),
  };
}
