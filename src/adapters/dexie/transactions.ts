/** Which transactions of this page are open. A page that freezes leaves none behind; one that hangs is ended. */
import type { DBCore, Dexie } from 'dexie';
import type { Freezes } from '../browser/freezes.ts';

/** A transaction did not end though its page was awake: closing and opening the database again may help. */
export class StorageHangs extends Error {
  constructor() {
    super('A transaction did not end.');
    this.name = 'StorageHangs';
  }
}

/** Looks at a transaction before it counts as hanging. A page that slept gets one look for the whole sleep. */
const LOOKS = 4;
const LOOK_EVERY_MS = 3_000;

export interface Transactions {
  readonly freezes: Freezes;
  /** As `work` ends, or rejects with StorageHangs as soon as any transaction of this database hangs. */
  watched<T>(work: () => PromiseLike<T>): Promise<T>;
}

export function watchTransactions(db: Dexie, freezes: Freezes, lookEveryMs = LOOK_EVERY_MS): Transactions {
  const looks = new Map<IDBTransaction, number>();
  const waiting = new Set<(error: StorageHangs) => void>();
  let timer: ReturnType<typeof setInterval> | undefined;

  function ended(transaction: IDBTransaction): void {
    looks.delete(transaction);
    if (looks.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function look(): void {
    if (freezes.frozen()) return;
    for (const [transaction, seen] of looks) looks.set(transaction, seen + 1);
    const hung = [...looks].filter(([, seen]) => seen > LOOKS);
    if (hung.length === 0) return;
    for (const [transaction] of hung) {
      abort(transaction);
      ended(transaction);
    }
    db.close({ disableAutoOpen: false });
    for (const tell of waiting) tell(new StorageHangs());
  }

  function follow(transaction: IDBTransaction): void {
    looks.set(transaction, 0);
    timer ??= setInterval(look, lookEveryMs);
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => ended(transaction));
  }

  freezes.onFreeze(() => {
    // Listeners come to it only when the page is back: what waits for it hears of it then.
    for (const transaction of looks.keys()) abort(transaction);
  });

  db.use({
    stack: 'dbcore',
    name: 'none-left-behind',
    create: (core: DBCore) => ({
      ...core,
      transaction(...asked) {
        if (freezes.frozen()) throw new DOMException('This page is frozen.', 'AbortError');
        const transaction = core.transaction(...asked);
        follow(transaction as IDBTransaction); // Dexie's lowest layer hands out IndexedDB's own
        return transaction;
      },
    }),
  });

  return {
    freezes,
    async watched(work) {
      let tell: (error: StorageHangs) => void = nobody;
      const hangs = new Promise<never>((_, reject) => waiting.add((tell = reject)));
      try {
        return await Promise.race([work(), hangs]);
      } finally {
        waiting.delete(tell);
      }
    },
  };
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // Over already, or its commit is on its way and will be told.
  }
}

function nobody(): void {}
