/** What a page of a first visit has to keep is kept by the worker, or by the page where no worker says in time that it is. */
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Handed, HandedAnswer } from '../../../src/core/outbox/handed.ts';

const VIEW = { id: 'a', kind: 'analytics', payload: {} };
const heard: Handed[] = [];

// What a page fetches late is made ready here, whatever else the machine does: no test waits for that.
beforeAll(async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://backend.test');
  await Promise.all([
    import('../../../src/wiring/runtime.ts'),
    import('../../../src/wiring/kinds.ts'),
    import('../../../src/wiring/reads.ts'),
    import('../../../src/hooks/useTrack.ts'),
  ]);
}, 180_000);

beforeEach(async () => {
  // A page of an earlier test closes it when it hears that it is to go.
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((gone) => indexedDB.deleteDatabase(name).addEventListener('success', gone));
  vi.resetModules();
  heard.length = 0;
  vi.stubEnv('DEV', false);
  vi.stubEnv('VITE_SUPABASE_URL', 'https://backend.test');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'key');
  vi.stubGlobal('navigator', { serviceWorker: {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A worker that is being installed and answers so. */
async function register(...answers: readonly HandedAnswer[]) {
  const { noteRegistration } = await import('../../../src/adapters/browser/workerAtHand.ts');
  const installing = {
    postMessage(handed: Handed, [port]: MessagePort[]) {
      heard.push(handed);
      for (const answer of answers) port?.postMessage(answer);
    },
  };
  noteRegistration({ active: null, waiting: null, installing } as unknown as ServiceWorkerRegistration); // what is looked at
}

const handOver = async () => (await import('../../../src/adapters/browser/handOver.ts')).handOver({ items: [VIEW] });
const keeping = async () => (await import('../../../src/adapters/browser/keeping.ts')).isKeeping();

describe('handed over', () => {
  it('to a worker that still fetches its files it is kept', async () => {
    await register('kept');
    expect(await handOver()).toBe(true);
    expect(heard).toEqual([{ type: 'KEEP', items: [VIEW], reads: [] }]);
    expect(await keeping()).toBe(false);
  });

  it('waits for the worker to be registered', async () => {
    const handed = handOver();
    await register('kept');
    expect(await handed).toBe(true);
  });

  it('and refused it is the page’s', async () => {
    await register('refused');
    expect(await handOver()).toBe(false);
  });

  it('and not sent it is looked after by the page', async () => {
    await register('kept', 'waits');
    expect(await handOver()).toBe(true);
    await vi.waitFor(async () => expect(await keeping()).toBe(true));
  });

  it.each([
    ['a worker that was never registered', async () => undefined],
    ['a worker that says nothing', () => register()],
  ])('to %s it is the page’s after a while', async (_, prepare) => {
    await prepare();
    vi.useFakeTimers();
    const handed = handOver();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await handed).toBe(false);
  });

  it('to a registration that was refused it is the page’s at once', async () => {
    (await import('../../../src/adapters/browser/workerAtHand.ts')).noteRegistration(undefined);
    expect(await handOver()).toBe(false);
  });

  it('where there are no workers it is the page’s at once', async () => {
    vi.stubGlobal('navigator', {});
    expect(await handOver()).toBe(false);
  });
});

describe('a visit', () => {
  async function track() {
    const sent: string[] = [];
    vi.stubGlobal('location', new URL('https://site.test/'));
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      sent.push(...(JSON.parse(String(body)) as { id: string }[]).map(({ id }) => id)); // an array insert
      return new Response(null, { status: 201 });
    });
    const { trackEvent } = await import('../../../src/hooks/useTrack.ts');
    trackEvent('page_view', { page: 'campaign_hub', language: 'en' });
    return sent;
  }

  it('is counted by the worker, and the page opens no database for it', async () => {
    await register('kept');
    const sent = await track();
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    await new Promise((later) => setTimeout(later, 100));
    expect(sent).toEqual([]);
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('is counted by the page under the very id that the worker was handed, where the worker refuses', async () => {
    await register('refused');
    const sent = await track();
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 20_000 });
    expect(sent).toEqual(heard[0]?.items.map(({ id }) => id));
  });

  it('is the page’s from the first where something is kept', async () => {
    await register('kept');
    (await import('../../../src/adapters/browser/keeping.ts')).beginKeeping();
    const sent = await track();
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 20_000 });
    expect(heard).toEqual([]);
  });
});

describe('rows that came from the server', () => {
  const read = { key: 'stats', rows: [1], fetchedAt: 5 };
  /** Asked by a page as its components do. */
  async function ask() {
    vi.stubGlobal('fetch', async () => Response.json([1]));
    const { publicReads } = await import('../../../src/wiring/reads.ts');
    const reads = publicReads();
    const stats = {
      key: 'stats',
      path: () => '/rest/v1/stats',
      parse: (rows: unknown) => rows as number[],
      maxAgeMs: 0,
    };
    await reads.ask(stats);
    expect(reads.snapshot(stats)).toMatchObject({ rows: [1], state: 'ready', trouble: null });
  }
  const kept = async () => {
    const [{ createReadStore }, { pageDb }] = await Promise.all([
      import('../../../src/adapters/dexie/readStore.ts'),
      import('../../../src/adapters/dexie/pageDb.ts'),
    ]);
    return createReadStore(pageDb()).get('stats');
  };

  it('are kept by the worker, and nobody waits for that', async () => {
    await register();
    await ask();
    await vi.waitFor(() => expect(heard.map(({ reads }) => reads[0]?.rows)).toEqual([read.rows]));
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('are kept by the page where no worker is', async () => {
    vi.stubGlobal('navigator', {});
    await ask();
    await vi.waitFor(async () => expect(await kept()).toMatchObject({ rows: [1] }));
  });
});
