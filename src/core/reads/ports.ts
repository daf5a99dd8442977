/** What the cached reads need from outside: a place to keep rows, a way to fetch, a clock. */

export interface KeptRead {
  readonly key: string;
  readonly rows: readonly unknown[];
  /** Epoch ms at which the server answered. */
  readonly fetchedAt: number;
}

export interface ReadStore {
  get(key: string): Promise<KeptRead | null>;
  /** Keeping is best effort: a full disk never fails a read. */
  put(read: KeptRead): Promise<void>;
}

export interface ReadFetcher {
  /** Resolves with parsed JSON of a 200 JSON answer; rejects on anything else. */
  getRows(path: string, signal: AbortSignal): Promise<unknown>;
}

export interface ReadClock {
  now(): number;
}
