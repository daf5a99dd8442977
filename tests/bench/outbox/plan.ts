/** Which cells are measured, how often and in which order. */
import { CLIENTS, ONE_BY_ONE, POISON_EVERY, REPS, RTTS, SIZES, TOO_LONG_MS } from './settings.ts';
import type { Client } from './settings.ts';

export interface Job {
  readonly client: Client;
  /** Milliseconds. */
  readonly rtt: number;
  readonly n: number;
  /** 0 = none; 100 = one in a hundred. */
  readonly poisonEvery: number;
  /** Saves are timed here: only where nothing else runs. */
  readonly timeSaves: boolean;
}

export interface Plan {
  /** One after the other, with the machine to themselves. */
  readonly alone: readonly Job[];
  /** Waiting for the network most of the time: several at once, the longest first. */
  readonly together: readonly Job[];
}

const BATCH = 50;
/** Below this many ms of pure waiting a drain is measured alone: beside others its own work would weigh too much. */
const SHORT_MS = 3_000;

/** A cell's waiting for the network, in ms: what it takes at least, one request after the other. */
export function waitingMs({ client, n, rtt }: Pick<Job, 'client' | 'n' | 'rtt'>): number {
  return Math.ceil(ONE_BY_ONE.has(client) ? n : n / BATCH) * rtt;
}

export function tooLong(cell: Pick<Job, 'client' | 'n' | 'rtt'>): boolean {
  return ONE_BY_ONE.has(cell.client) && (waitingMs(cell) > TOO_LONG_MS || cell.n > 1000);
}

/** The floors cannot refuse anything, peers say all they have to say in one cell, ours is asked everywhere. */
function poisonToo({ client, n, rtt }: Pick<Job, 'client' | 'n' | 'rtt'>): boolean {
  const thousand = Math.min(1000, Math.max(...SIZES));
  if (client === 'floor' || client === 'marked') return false;
  if (client === 'ours') return n === thousand || (n > 1000 && rtt < Math.max(...RTTS));
  if (client === 'ours-one') return n === thousand;
  return rtt === Math.min(...RTTS) && n === (ONE_BY_ONE.has(client) ? Math.min(...SIZES) : thousand);
}

export function makePlan(): Plan {
  const alone: Job[] = [];
  const together: Job[] = [];
  for (let rep = 0; rep < REPS; rep++) {
    for (const rtt of RTTS) {
      for (const n of SIZES) {
        // Rotated: nobody always comes first, into the freshest profile or after the same neighbour.
        const start = rep % CLIENTS.length;
        for (const client of [...CLIENTS.slice(start), ...CLIENTS.slice(0, start)]) {
          const cell = { client, rtt, n };
          if (tooLong(cell)) continue;
          const quick = rtt === Math.min(...RTTS) || waitingMs(cell) < SHORT_MS;
          const list = quick ? alone : together;
          // How long a save takes does not depend on the network: it is timed once per size.
          if (client !== 'ours-one') list.push({ ...cell, poisonEvery: 0, timeSaves: rtt === Math.min(...RTTS) });
          if (poisonToo(cell)) list.push({ ...cell, poisonEvery: POISON_EVERY, timeSaves: false });
        }
      }
    }
  }
  return { alone, together: together.toSorted((a, b) => waitingMs(b) - waitingMs(a)) };
}
