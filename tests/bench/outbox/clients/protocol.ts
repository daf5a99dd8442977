/** What every outbox under the clock can be asked to do from outside, and the rows all of them carry. */

export interface Row {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly notes: string;
  readonly client_created_at: string;
}

/** About 450 bytes of JSON, as a volunteer's form makes it. The server refuses a row by this name for good. */
export const POISON = 'poison';

export interface Load {
  readonly count: number;
  /** 0 = none; 100 = one item in a hundred is poison. */
  readonly poisonEvery: number;
}

export interface BenchClient {
  ready(): Promise<void>;
  /** Puts items into the queue by the quickest way the library offers; nobody times it. */
  fill(load: Load): Promise<void>;
  /** One by one, as people submit. Milliseconds from the call until the library says that it is saved. */
  enqueue(count: number): Promise<number[]>;
  /** Sends everything. Resolves when each item has its answer and the queue on the disk says so. */
  drain(): Promise<void>;
  /** Bytes of JavaScript heap in use where the library does its work; garbage included. */
  heap(): Promise<number>;
}

declare global {
  interface Window {
    benchClient: BenchClient;
  }
}

export function makeRow(poison = false): Row {
  return {
    id: crypto.randomUUID(),
    name: poison ? POISON : 'A person with a name of ordinary length',
    email: 'someone@example.org',
    notes: 'x'.repeat(250),
    client_created_at: new Date().toISOString(),
  };
}

/** Poison is spread evenly, never at a batch's edge. */
export function makeRows({ count, poisonEvery }: Load): Row[] {
  return Array.from({ length: count }, (_, i) => makeRow(poisonEvery > 0 && i % poisonEvery === 57 % poisonEvery));
}

export async function timed(count: number, save: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const before = performance.now();
    await save();
    times.push(performance.now() - before);
  }
  return times;
}

/** The plain insert every client makes. @throws Error on anything but 201. */
export async function post(rows: readonly unknown[]): Promise<void> {
  const response = await fetch('/rest/v1/notes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Prefer: 'return=minimal' },
    body: JSON.stringify(rows),
  });
  if (response.status !== 201) throw new Error(`HTTP ${response.status}`);
}

/** Chromium's own figure; exact with --enable-precise-memory-info. 0 where there is none. */
export async function heapInUse(): Promise<number> {
  const { memory } = performance as Performance & { memory?: { usedJSHeapSize: number } }; // not in the DOM's types
  return memory?.usedJSHeapSize ?? 0;
}
