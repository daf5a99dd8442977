/**
 * Kills the served backend in every way there is while rows come in, and looks whether a row that was answered 201 is ever
 * missing, a server process is left behind, or a request is never answered.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { aliveIn, killable, serveForKilling, type Victim } from './support/victim.ts';

export interface KillCounts {
  rounds: number;
  /** Rows answered with 201. */
  acknowledged: number;
  /** Of those, not in the table at the end. */
  missing: number;
  /** Rows in the table that nobody sent, or twice. */
  surplus: number;
  /** Server processes that still ran 2 s after node was killed. */
  orphans: number;
  /** Requests without any answer or error after 15 s. */
  hung: number;
  /** Times that the backend did not take rows again: by itself, or with the next start where node was killed. */
  stayedDown: number;
  /** The longest wait for rows to be taken again, in milliseconds. */
  slowestReturn: number;
}

const none = { acknowledged: 0, missing: 0, surplus: 0, orphans: 0, hung: 0, stayedDown: 0, slowestReturn: 0 };

/** `node` first or `database` first, one alone or both, with a pause between them; parts of the database as well. */
export const manners = [
  'node',
  'postmaster',
  'backend',
  'watcher',
  'node+postmaster',
  'postmaster+node',
  'all',
] as const;
export type Manner = (typeof manners)[number];

/** Plays `rounds` kills; the same seed plays the same ones. Needs Linux, whose /proc says who works in a folder. */
export async function killRounds(
  rounds: number,
  seed: number,
  tell: (line: string) => void = () => undefined,
): Promise<KillCounts> {
  const random = mulberry(seed);
  const counts: KillCounts = { ...none, rounds };
  const victim = await serveForKilling();
  const acknowledged = new Set<string>();
  const sent = new Set<string>();
  try {
    for (let round = 0; round < rounds; round++) {
      const manner = manners[round % manners.length] ?? 'node';
      const stop = crowd(victim, acknowledged, sent, counts);
      await sleep(100 + random() * 500);
      const begin = Date.now();
      await kill(victim, manner, random() * 150);
      if (/node|all/.test(manner)) {
        await Promise.all([victim.ended(), stop()]);
        counts.orphans += await leftAfter(victim, 2000);
        await victim.start();
      }
      if (!(await takesRows(victim, acknowledged, sent, 20_000))) counts.stayedDown += 1;
      tell(`${round + 1} ${manner}: rows again after ${Date.now() - begin} ms, ${acknowledged.size} so far`);
      counts.slowestReturn = Math.max(counts.slowestReturn, Date.now() - begin);
      await stop();
    }
    const stored = await victim.stored();
    counts.acknowledged = acknowledged.size;
    counts.missing = [...acknowledged].filter((id) => !stored.includes(id)).length;
    counts.surplus = stored.length - stored.filter((id, at) => sent.has(id) && stored.indexOf(id) === at).length;
    return counts;
  } finally {
    await victim.remove();
  }
}

/** Four phones that send without a pause. The function returned stops them and waits for their last answers. */
function crowd(victim: Victim, acknowledged: Set<string>, sent: Set<string>, counts: KillCounts): () => Promise<void> {
  const over = new AbortController();
  const phone = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const outcome = await insert(victim, acknowledged, sent);
      if (outcome === 'hung') counts.hung += 1;
      if (outcome !== 'stored') await sleep(20);
    }
  };
  const phones = Array.from({ length: 4 }, phone);
  return async () => {
    over.abort();
    await Promise.all(phones);
  };
}

async function insert(
  victim: Victim,
  acknowledged: Set<string>,
  sent: Set<string>,
): Promise<'stored' | 'not' | 'hung'> {
  const id = crypto.randomUUID();
  sent.add(id);
  try {
    const status = await victim.insert(id, AbortSignal.timeout(15_000));
    if (status === 201) acknowledged.add(id);
    return status === 201 ? 'stored' : 'not';
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'hung' : 'not';
  }
}

async function takesRows(victim: Victim, acknowledged: Set<string>, sent: Set<string>, ms: number): Promise<boolean> {
  for (const until = Date.now() + ms; Date.now() < until; await sleep(20)) {
    if ((await insert(victim, acknowledged, sent)) === 'stored') return true;
  }
  return false;
}

async function kill(victim: Victim, manner: Manner, pause: number): Promise<void> {
  const pids = killable(victim);
  const order = {
    node: [pids.node],
    postmaster: [pids.postmaster],
    backend: [pids.backend],
    watcher: [pids.watcher],
    'node+postmaster': [pids.node, pids.postmaster],
    'postmaster+node': [pids.postmaster, pids.node],
    all: [pids.watcher, pids.node, pids.postmaster, pids.backend],
  }[manner];
  for (const [at, pid] of order.entries()) {
    if (at > 0 && manner !== 'all') await sleep(pause);
    if (pid !== undefined) end(pid);
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with the one before it.
  }
}

async function leftAfter(victim: Victim, ms: number): Promise<number> {
  for (const until = Date.now() + ms; Date.now() < until; await sleep(20)) {
    if (aliveIn(victim.cluster).length === 0) return 0;
  }
  return aliveIn(victim.cluster).length;
}

/** Small, seeded, good enough to choose moments with. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
