/** The store as a plain map: a disk that outlives pages, and the pages' views of it. */
import type { Decision, Effect, Store } from '../../../src/core/outbox/ports.ts';
import type { NewItem, OutboxItem } from '../../../src/core/outbox/record.ts';
import { noCounts } from '../../../src/core/outbox/record.ts';

/** What is durable. */
export class MemoryDisk {
  items: ReadonlyMap<string, OutboxItem> = new Map();
  seq = 0;
  readonly listeners = new Set<() => void>();

  bySeq(): OutboxItem[] {
    return [...this.items.values()].toSorted((a, b) => a.seq - b.seq);
  }
}

/** Called around every operation; throw to let it fail, never resolve to let the page die there. */
export interface StoreHooks {
  /** Nothing has happened yet. */
  before?(operation: string): Promise<void>;
  /** A write is on the disk, but the caller does not know. */
  committed?(operation: string): Promise<void>;
}

export class MemoryStore implements Store {
  readonly disk: MemoryDisk;
  readonly #hooks: StoreHooks;

  constructor(disk = new MemoryDisk(), hooks: StoreHooks = {}) {
    this.disk = disk;
    this.#hooks = hooks;
  }

  async #write<T>(operation: string, work: (draft: Map<string, OutboxItem>) => T, effect?: Effect): Promise<T> {
    await this.#hooks.before?.(operation);
    await effect?.apply();
    // From here to the commit nothing awaits: no other write can slip in between.
    const draft = new Map(this.disk.items);
    const result = work(draft);
    this.disk.items = draft;
    for (const listener of this.disk.listeners) listener();
    await this.#hooks.committed?.(operation);
    return result;
  }

  async #read<T>(operation: string, work: () => T): Promise<T> {
    await this.#hooks.before?.(operation);
    return structuredClone(work());
  }

  async add(item: NewItem, effect?: Effect) {
    const known = this.disk.items.get(item.id);
    if (known) return this.#read('add', () => ({ item: known, added: false }));
    return this.#write(
      'add',
      (draft) => {
        const again = draft.get(item.id);
        if (again) return { item: again, added: false };
        const saved = structuredClone({ ...item, seq: ++this.disk.seq });
        draft.set(item.id, saved);
        return { item: saved, added: true };
      },
      effect,
    );
  }

  addMissing(items: readonly NewItem[], effect?: Effect) {
    const news = items.some(({ id }) => !this.disk.items.has(id));
    return this.#write(
      'addMissing',
      (draft) => {
        const missing = items.filter(
          (item, i) => !draft.has(item.id) && items.findLastIndex((o) => o.id === item.id) === i,
        );
        for (const item of missing) draft.set(item.id, structuredClone({ ...item, seq: ++this.disk.seq }));
        return missing.map((item) => item.id);
      },
      news ? effect : undefined,
    );
  }

  get(id: string) {
    return this.#read('get', () => this.disk.items.get(id));
  }

  async change(ids: readonly string[], decide: (item: OutboxItem) => Decision) {
    if (ids.length === 0) return [];
    return this.#write('change', (draft) => {
      const decided: OutboxItem[] = [];
      for (const id of new Set(ids)) {
        const item = draft.get(id);
        const decision = item ? decide(structuredClone(item)) : null;
        if (!item || decision === null) continue;
        if (decision === 'delete') draft.delete(id);
        else {
          const kept = structuredClone({ ...decision, id, seq: item.seq, userId: item.userId });
          draft.set(id, kept);
          decided.push(kept);
        }
      }
      return decided;
    });
  }

  page(state: OutboxItem['state'], after: { priority: number; seq: number } | null, limit: number) {
    return this.#read('page', () =>
      [...this.disk.items.values()]
        .filter((i) => i.state === state)
        .toSorted((a, b) => a.priority - b.priority || a.seq - b.seq)
        .filter((i) => !after || i.priority > after.priority || (i.priority === after.priority && i.seq > after.seq))
        .slice(0, limit),
    );
  }

  occupied(among: readonly OutboxItem['state'][]) {
    return this.#read('occupied', () =>
      among.filter((state) => [...this.disk.items.values()].some((item) => item.state === state)),
    );
  }

  ofEntities(keys: readonly string[]) {
    return this.#read('ofEntities', () =>
      this.disk.bySeq().filter((i) => i.entityKey !== i.id && keys.includes(i.entityKey) && i.state !== 'delivered'),
    );
  }

  list() {
    return this.#read('list', () => this.disk.bySeq());
  }

  counts() {
    return this.#read('counts', () => {
      const counts = noCounts();
      for (const item of this.disk.items.values()) counts[item.state]++;
      return counts;
    });
  }

  trimReceipts(keep: number) {
    return this.#write('trimReceipts', (draft) => {
      const receipts = [...draft.values()].filter((i) => i.state === 'delivered');
      receipts.sort((a, b) => (b.settledAt ?? '').localeCompare(a.settledAt ?? '') || b.seq - a.seq);
      for (const receipt of receipts.slice(keep)) draft.delete(receipt.id);
    });
  }

  subscribe(listener: () => void) {
    this.disk.listeners.add(listener);
    return () => void this.disk.listeners.delete(listener);
  }
}
