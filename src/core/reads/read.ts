/**
 * What a cached read is: one entry that names its key, where it is fetched and how long it stays fresh.
 * A feature adds a read by one entry in its reads.ts; pages and the service worker treat all alike.
 */

export type Told = Readonly<Record<string, string>>;

export interface Read<T> {
  /** Stable name, also the cache key; the specification's query key where it has one. */
  readonly key: string;
  /** Path and query on the backend, given the time of asking (epoch ms). */
  readonly path: (now: number) => string;
  /** What a function is told in the body of the question, because it must stand in no address and no log: a receipt. */
  readonly told?: Told;
  /** Checks what came off the wire; rows that are not what the page expects count as a failed fetch. */
  readonly parse: (rows: unknown) => readonly T[];
  /** Age in ms up to which kept rows are shown without asking again on mount. */
  readonly maxAgeMs: number;
  /** Keeping it takes a slow phone longer than a picture: it is kept once the page has nothing to do. */
  readonly large?: true;
  /** When set, asks again this often (ms) while the page is visible. */
  readonly refetchMs?: number;
}

/**
 * Why the last question brought no rows. 'offline': no answer, or one that is not our server's. 'fault': the server could not
 * answer it, or the app could not ask or understand; never said of the network.
 */
export type ReadTrouble = 'offline' | 'fault';

/** What a consumer sees. `asOf` is when the rows left the server (epoch ms). */
export interface ReadSnapshot<T> {
  readonly rows: readonly T[] | null;
  readonly asOf: number | null;
  readonly state: 'loading' | 'ready' | 'failed';
  /** null: what is shown is current, as far as anybody knows. */
  readonly trouble: ReadTrouble | null;
}

export const loadingSnapshot: ReadSnapshot<never> = { rows: null, asOf: null, state: 'loading', trouble: null };

/** Not even the code that reads could be had: said like any other failure, never waited for. The same object for the same trouble. */
export const failedSnapshot: Readonly<Record<ReadTrouble, ReadSnapshot<never>>> = {
  offline: { rows: null, asOf: null, state: 'failed', trouble: 'offline' },
  fault: { rows: null, asOf: null, state: 'failed', trouble: 'fault' },
};

/** Names a read. Its type parameter is the row type `parse` vouches for. */
export function defineRead<T>(read: Read<T>): Read<T> {
  return read;
}
