/** What the cached reads need from outside: a place to keep rows, a way to fetch, a clock. */
import type { ReadTrouble, Told } from './read.ts';

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
  /** Calls back after rows were kept or erased, by this tab or another one. Returns how to stop. */
  watch?(listener: () => void): () => void;
}

export interface FetchedRows {
  readonly rows: unknown;
  /** When the worker answered from what it keeps, for want of a network: epoch ms of the server's answer. Else null. */
  readonly keptAt: number | null;
}

export interface NoRows {
  readonly trouble: ReadTrouble;
}

export interface ReadFetcher {
  /**
   * Parsed JSON of the server's answer, or why there is none. Rejects only with a fault of our own, never for want of an answer.
   * @param told see Read.told.
   */
  getRows(path: string, signal: AbortSignal, told?: Told): Promise<FetchedRows | NoRows>;
}

export interface ReadClock {
  now(): number;
}
