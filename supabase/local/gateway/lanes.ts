/**
 * Turns at the database. Inserts, reads, calls and sign-ins each have their own, so that a crowd of one kind does not keep
 * the others waiting: a read that takes seconds never stands before somebody's form.
 */
import { busy } from './refusal.ts';

export type Lane = 'insert' | 'read' | 'call' | 'auth';

const order: readonly Lane[] = ['insert', 'read', 'call', 'auth'];

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
  /** At once in all lanes together. PGlite has one connection: 1. */
  readonly total: number;
  readonly waiting: number;
}

/** Nobody is there any more to whom the answer would go. */
export class NobodyWaits extends Error {
  override readonly name = 'NobodyWaits';
}

export function createLanes({ turns, total, waiting }: LanePlan): Lanes {
  const queues: Record<Lane, (() => void)[]> = { insert: [], read: [], call: [], auth: [] };
  const running: Record<Lane, number> = { insert: 0, read: 0, call: 0, auth: 0 };
  let active = 0;
  let next = 0;

  /** Lane by lane in turn, so that with one turn for all nobody waits for more than one of each other kind. */
  function start(): void {
    for (let tried = 0; tried < order.length && active < total;) {
      const lane = order[next % order.length] ?? 'insert';
      next += 1;
      const begin = running[lane] < turns[lane] ? queues[lane].shift() : undefined;
      if (begin) {
        running[lane] += 1;
        active += 1;
        tried = 0;
        begin();
      } else tried += 1;
    }
  }

  return {
    run<T>(lane: Lane, work: () => Promise<T>, gone: () => boolean = () => false): Promise<T> {
      if (queues[lane].length >= waiting) return Promise.reject(busy(2));
      return new Promise<T>((resolve, reject) => {
        const finish = (): void => {
          running[lane] -= 1;
          active -= 1;
          start();
        };
        queues[lane].push(() => {
          const turn = gone() ? Promise.reject(new NobodyWaits()) : work();
          turn.then(resolve, reject).finally(finish);
        });
        start();
      });
    },
    size: () => active + order.reduce((sum, lane) => sum + queues[lane].length, 0),
  };
}
