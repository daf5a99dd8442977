/** One measurement: a fresh origin, a full queue, one drain. */
import type { BrowserContext } from 'playwright';
import type { Job } from './plan.ts';
import { epochNow } from './server.ts';
import type { BenchServer } from './server.ts';
import { BLOCKED_CAP_MS, CAP_MS, REST_MS, TIMED_SAVES, WARM_SAVES } from './settings.ts';

export interface Measured extends Job {
  /** Milliseconds of each timed save. */
  readonly saves: readonly number[];
  readonly requests: number;
  /** Milliseconds until every item has its answer and the queue on the disk says so; null when stopped at the cap. */
  readonly drainMs: number | null;
  /** Milliseconds until the server has every healthy item; null when it never had. */
  readonly healthyMs: number | null;
  readonly arrived: number;
  readonly healthy: number;
  /** Rows the server had been sent before: none, unless a client sends twice. */
  readonly twice: number;
  /** Highest JavaScript heap seen during the drain, in MB: with what the engine has not collected yet. */
  readonly heapMb: number;
  /** What the page still holds after a collection in the middle of a drain of more than a second, in MB; null of a shorter one. */
  readonly liveMb: number | null;
}

/** @throws Error when the client under test fails, or loses or doubles something where it should not. */
export async function measure(context: BrowserContext, server: BenchServer, job: Job): Promise<Measured> {
  const { origin, site } = server.open(job.client, job.rtt);
  const page = await context.newPage();
  try {
    await page.goto(job.client === 'ours-one' ? `${origin}/?one` : origin);
    await page.evaluate(() => window.benchClient.ready());
    const warm = job.timeSaves ? WARM_SAVES : 0;
    const timed = job.timeSaves ? Math.min(TIMED_SAVES, job.n - warm) : 0;
    const load = { count: job.n - warm - timed, poisonEvery: job.poisonEvery };
    await page.evaluate((l) => window.benchClient.fill(l), load);
    if (timed > 0) await new Promise((rested) => setTimeout(rested, REST_MS));
    await page.evaluate((count) => window.benchClient.enqueue(count), warm);
    const saves = await page.evaluate((count) => window.benchClient.enqueue(count), timed);

    const healthy = job.n - (job.poisonEvery > 0 ? Math.floor(job.n / job.poisonEvery) : 0);
    const blocks = job.poisonEvery > 0 && job.client === 'rxdb';
    const started = epochNow();
    const drain = page.evaluate(async () => {
      (globalThis as { gc?: () => void }).gc?.();
      let peak = 0;
      let live: number | null = null;
      let over = false;
      let from = Infinity;
      const look = async (): Promise<void> => {
        if (live === null && performance.now() - from > 1000) {
          (globalThis as { gc?: () => void }).gc?.();
          live = await window.benchClient.heap();
        }
        peak = Math.max(peak, await window.benchClient.heap());
        if (!over) setTimeout(() => void look(), 100);
      };
      await look();
      from = performance.now();
      await window.benchClient.drain();
      over = true;
      return { from: performance.timeOrigin + from, ms: performance.now() - from, peak, live };
    });
    const result = await within(blocks ? BLOCKED_CAP_MS : CAP_MS, drain);
    const all = site.table.size === healthy;
    if (result && !all && job.client !== 'tanstack') throw new Error(`${site.table.size} of ${healthy} arrived.`);
    const peak = result?.peak ?? (await page.evaluate(() => window.benchClient.heap()).catch(() => 0));
    return {
      ...job,
      saves,
      requests: site.requests,
      drainMs: result?.ms ?? null,
      healthyMs: all ? site.lastKeptAt - (result?.from ?? started) : null,
      arrived: site.table.size,
      healthy,
      twice: site.twice,
      heapMb: peak / 1e6,
      liveMb: result?.live ? result.live / 1e6 : null,
    };
  } finally {
    await page.close();
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ms)));
  // When it is late its page is closed, and the evaluation rejects with nobody listening.
  work.catch(() => null);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
