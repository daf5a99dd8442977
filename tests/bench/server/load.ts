/** What the phones of a bench send: results of doors, as the outbox sends them. */
import { randomUUID } from 'node:crypto';
import { ask } from '../../attacks/support/http.ts';
import { makeToken } from '../../db/support/tokens.ts';
import { canvasser, doorOf, turfOf, type Size } from './town.ts';

/** The outbox sends at most so many rows in one request. */
const BATCH = 50;
/** A phone tries again after these answers, and gives up after so many tries. */
const LATER = [0, 408, 429, 500, 502, 503, 504];
const TRIES = 20;

export interface Figures {
  /** ms of each request that was taken, its earlier tries included. */
  readonly times: number[];
  /** Ids of the rows that were answered 201. */
  readonly taken: Set<string>;
  /** Answers that made a phone try again, by status. */
  readonly again: Map<number, number>;
  readonly seconds: number;
}

export interface Server {
  readonly url: string;
  /** Where contact_attempts are inserted. */
  readonly path: string;
  readonly key: string;
  readonly jwtSecret: string;
}

export interface Scenario {
  readonly name: string;
  readonly rowsAtOnce: number;
}

export const scenarios: readonly Scenario[] = [
  // Each phone comes out of a dead spot with all its doors, at the same moment.
  { name: 'all at once', rowsAtOnce: BATCH },
  // One door after the other, each as soon as the one before was taken.
  { name: 'door by door', rowsAtOnce: 1 },
];

/**
 * @param tell is told of every request that was taken, with the number of rows taken so far.
 * Rejects when a row is refused or not taken at all; the other phones then stop as well.
 */
export async function play(
  server: Server,
  size: Size,
  { rowsAtOnce }: Scenario,
  tell: (rows: number) => void,
): Promise<Figures> {
  const figures = { times: [] as number[], taken: new Set<string>(), again: new Map<number, number>() };
  const began = performance.now();
  const stop = new AbortController();
  await Promise.all(
    Array.from({ length: size.phones }, async (_, phone) => {
      const token = makeToken({ sub: canvasser(phone), email: `canvasser${phone}@example.com` }, server.jwtSecret);
      const rows = Array.from({ length: size.doors }, (_, door) => result(phone, door, size));
      for (let at = 0; at < rows.length && !stop.signal.aborted; at += rowsAtOnce)
        await deliver(rows.slice(at, at + rowsAtOnce), token);
    }),
  ).finally(() => stop.abort());
  return { ...figures, seconds: (performance.now() - began) / 1000 };

  async function deliver(rows: readonly { readonly id: string }[], token: string): Promise<void> {
    const started = performance.now();
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await ask(server.url, server.path, request(rows, token));
      if (answer.status === 201) {
        figures.times.push(performance.now() - started);
        for (const { id } of rows) figures.taken.add(id);
        tell(figures.taken.size);
        return;
      }
      if (!LATER.includes(answer.status)) throw new Error(`Refused: ${answer.status} ${answer.text}`);
      figures.again.set(answer.status, (figures.again.get(answer.status) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 800));
    }
    throw new Error(`Not taken after ${TRIES} tries.`);
  }

  function request(rows: readonly unknown[], token: string) {
    return {
      method: 'POST',
      timeout: 60_000,
      body: JSON.stringify(rows.length === 1 ? rows[0] : rows),
      headers: {
        apikey: server.key,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=minimal',
      },
    };
  }
}

function result(phone: number, door: number, size: Size) {
  const spoken = door % 3 === 0;
  return {
    id: randomUUID(),
    household_id: doorOf(phone, door, size),
    turf_id: turfOf(phone),
    result: spoken ? 'canvassed' : 'not_home',
    support: spoken ? 1 + (door % 5) : null,
    notes: spoken && door % 2 === 0 ? 'Wants the bus to run on Sundays.' : null,
    canvasser: canvasser(phone),
    device: `B${phone}`,
    client_created_at: new Date().toISOString(),
  };
}
