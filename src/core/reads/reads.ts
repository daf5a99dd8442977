/**
 * Cached reads: kept rows at once, then the network; concurrent askers share one request, and what one tab was
 * answered all tabs show; a failure keeps the old rows and says so. Knows nothing of React, Dexie or Supabase.
 */
import type { ReadClock, ReadFetcher, ReadStore } from './ports.ts';
import { loadingSnapshot, type Read, type ReadSnapshot, type ReadTrouble } from './read.ts';

/** A request that takes longer than this (ms) counts as failed; the kept rows stay. */
const FETCH_TIMEOUT_MS = 15_000;

interface Entry {
  snapshot: ReadSnapshot<unknown>;
  readonly listeners: Set<() => void>;
  loading: Promise<void> | null;
  /** The question that leaves after the one under way, for whoever changed something meanwhile. */
  next: Promise<void> | null;
  restored: Promise<void> | null;
  /** null until somebody shows it. */
  read: Read<unknown> | null;
  /** When the question left whose answer is shown, ms; of kept rows, when it left at the earliest. */
  askedAt: number;
  /** When the one under way left. */
  asking: number;
}

/** Of an answer that is kept: its question may have left this much sooner. */
const leftBefore = (fetchedAt: number) => fetchedAt - FETCH_TIMEOUT_MS;

export interface Reads {
  snapshot<T>(read: Read<T>): ReadSnapshot<T>;
  /** Starts showing a read: restores kept rows and refreshes stale ones. Returns how to stop listening. */
  subscribe<T>(read: Read<T>, listener: () => void): () => void;
  /** Asks the network whatever the age, or waits for who is asking already. Never rejects: the snapshot says how it went. */
  ask<T>(read: Read<T>): Promise<void>;
  /**
   * Asks with a question that leaves after this call: what the caller has just changed is in its answer. One that was under
   * way may have been answered before the change. Never rejects.
   */
  refresh<T>(read: Read<T>): Promise<void>;
  /**
   * Something of this device's reached the server then, ms, and nothing here shows it any more: no answer to a question from before
   * stays shown, or is shown later, without one being asked after it.
   */
  outdate(at: number): void;
}

export interface ReadPorts {
  readonly store: ReadStore;
  readonly fetcher: ReadFetcher;
  readonly clock: ReadClock;
  /** Resolves when the page has nothing to do, and soon in any case. */
  atRest(): Promise<void>;
  /** Told what broke in the app itself: the page goes on with what it has, and nobody may overlook it. */
  onFault(cause: unknown): void;
}

export function createReads(ports: ReadPorts): Reads {
  const entries = new Map<string, Entry>();
  let outdated = -Infinity;

  function entryOf(key: string): Entry {
    let entry = entries.get(key);
    if (!entry) {
      entry = {
        snapshot: loadingSnapshot,
        listeners: new Set(),
        loading: null,
        next: null,
        restored: null,
        read: null,
        askedAt: -Infinity,
        asking: -Infinity,
      };
      entries.set(key, entry);
    }
    return entry;
  }

  function publish(entry: Entry, snapshot: ReadSnapshot<unknown>, askedAt = entry.askedAt) {
    entry.snapshot = snapshot;
    entry.askedAt = askedAt;
    for (const listener of entry.listeners) listener();
  }

  /** The worker's copy may be older than ours: the newer one is shown. */
  function publishKept(entry: Entry, rows: readonly unknown[], keptAt: number) {
    const { rows: shown, asOf } = entry.snapshot;
    const newer = shown === null || asOf === null || keptAt > asOf;
    const trouble = 'offline';
    if (newer) publish(entry, { rows, asOf: keptAt, state: 'ready', trouble }, leftBefore(keptAt));
    else publish(entry, { rows: shown, asOf, state: 'ready', trouble });
  }

  function publishTrouble(entry: Entry, trouble: ReadTrouble) {
    const { rows, asOf } = entry.snapshot;
    publish(entry, { rows, asOf, state: rows === null ? 'failed' : 'ready', trouble });
  }

  const showStored = (entry: Entry, rows: readonly unknown[], fetchedAt: number) =>
    publish(entry, { rows, asOf: fetchedAt, state: 'ready', trouble: null }, leftBefore(fetchedAt));

  /** Another tab has asked meanwhile: its answer is everybody's. */
  async function adopt(key: string, entry: Entry) {
    const kept = await ports.store.get(key).catch(() => null);
    const { asOf } = entry.snapshot;
    if (!kept || !entry.read || (asOf !== null && kept.fetchedAt <= asOf)) return;
    try {
      showStored(entry, entry.read.parse(kept.rows), kept.fetchedAt);
    } catch {
      // A newer version's rows, in a tab that still runs the older one.
    }
  }

  ports.store.watch?.(() => {
    for (const [key, entry] of entries) if (entry.listeners.size > 0) void adopt(key, entry);
  });

  async function restore<T>(read: Read<T>, entry: Entry) {
    const kept = await ports.store.get(read.key).catch(() => null);
    if (!kept || entry.snapshot.rows !== null) return;
    try {
      showStored(entry, read.parse(kept.rows), kept.fetchedAt);
    } catch {
      // Rows kept by an older version that no longer parse: as if none were kept.
    }
  }

  async function load<T>(read: Read<T>, entry: Entry) {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), FETCH_TIMEOUT_MS);
    const askedAt = ports.clock.now();
    entry.asking = askedAt;
    try {
      const fetched = await ports.fetcher.getRows(read.path(askedAt), abort.signal, read.told);
      // Whatever is not new comes after what is kept here, and says so.
      if ('trouble' in fetched) {
        await entry.restored;
        return publishTrouble(entry, fetched.trouble);
      }
      const rows = read.parse(fetched.rows);
      if (fetched.keptAt !== null) {
        await entry.restored;
        return publishKept(entry, rows, fetched.keptAt);
      }
      const fetchedAt = ports.clock.now();
      publish(entry, { rows, asOf: fetchedAt, state: 'ready', trouble: null }, askedAt);
      const keep = () => ports.store.put({ key: read.key, rows, fetchedAt }).catch(() => undefined);
      if (!read.large) return await keep();
      // Whoever asks meanwhile does not wait for it; a newer answer is kept in its place.
      void ports.atRest().then(() => (entry.snapshot.asOf === fetchedAt ? keep() : undefined));
    } catch (cause) {
      // Taken for a dead spot, it kept a page saying "offline" for good, and nobody heard of it.
      ports.onFault(cause);
      await entry.restored;
      publishTrouble(entry, 'fault');
    } finally {
      clearTimeout(timer);
    }
  }

  async function ask<T>(read: Read<T>): Promise<void> {
    const entry = entryOf(read.key);
    entry.restored ??= restore(read, entry);
    entry.loading ??= load(read, entry).finally(() => {
      entry.loading = null;
    });
    await entry.loading;
  }

  async function refresh<T>(read: Read<T>): Promise<void> {
    const entry = entryOf(read.key);
    if (entry.loading === null) return ask(read);
    entry.next ??= entry.loading.then(() => {
      entry.next = null;
      return ask(read);
    });
    await entry.next;
  }

  async function start<T>(read: Read<T>) {
    const entry = entryOf(read.key);
    entry.restored ??= restore(read, entry);
    // Asked in any case: a slow phone need not have read what it keeps before the question leaves.
    if (read.maxAgeMs === 0) return askAfter(read, entry);
    await entry.restored;
    const { asOf } = entry.snapshot;
    const old = asOf === null || entry.askedAt <= outdated || ports.clock.now() - asOf > read.maxAgeMs;
    if (old) await askAfter(read, entry);
  }

  /** Not with a question that left before what outdated it. */
  const askAfter = (read: Read<unknown>, { loading, asking }: Entry) =>
    loading !== null && asking <= outdated ? refresh(read) : ask(read);

  function outdate(at: number) {
    if (!Number.isFinite(at)) return;
    outdated = Math.max(outdated, at);
    for (const { read, listeners, loading, asking, askedAt, snapshot } of entries.values()) {
      if (read === null || listeners.size === 0) continue;
      // What is shown only now looks for itself (`start`).
      const before = loading === null ? snapshot.asOf !== null && askedAt <= at : asking <= at;
      if (before) void refresh(read);
    }
  }

  return {
    snapshot: <T>(read: Read<T>) => entryOf(read.key).snapshot as ReadSnapshot<T>, // written only by this read's own parse
    subscribe(read, listener) {
      const entry = entryOf(read.key);
      entry.listeners.add(listener);
      entry.read = read;
      void start(read);
      return () => entry.listeners.delete(listener);
    },
    ask,
    refresh,
    outdate,
  };
}
