/** What a page hands to the worker on a first visit is kept and sent exactly once, or the page hears that it must keep it itself. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageDb } from '../../src/adapters/dexie/pageDb.ts';
import { createReadStore } from '../../src/adapters/dexie/readStore.ts';
import type { Handed, HandedAnswer } from '../../src/core/outbox/handed.ts';
import { keepFor } from '../../src/sw/keepFor.ts';
import { kindOf } from '../../src/wiring/kinds.ts';
import { runtime } from '../../src/wiring/runtime.ts';

const view = (id: string): Handed => ({
  type: 'KEEP',
  items: [{ id, kind: 'analytics', payload: { event: 'page_view', props: { page: 'campaign_hub', language: 'en' } } }],
  reads: [],
});

const sent: { id: string }[] = [];
let status = 201;

beforeEach(async () => {
  sent.length = 0;
  status = 201;
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(...(JSON.parse(String(body)) as { id: string }[])); // an array insert
    return new Response(null, { status });
  });
  vi.stubEnv('VITE_SUPABASE_URL', 'https://backend.test');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'key');
  await Promise.all([pageDb().outbox.clear(), pageDb().reads.clear()]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function hand(handed: Handed): Promise<HandedAnswer[]> {
  const said: HandedAnswer[] = [];
  await keepFor(handed, (answer) => void said.push(answer));
  return said;
}
const states = async () => (await runtime().outbox.list()).map(({ id, state }) => `${id} ${state}`);

describe('what is handed over', () => {
  it('is on the disk before the page hears so, and then sent', async () => {
    const id = crypto.randomUUID();
    const found: unknown[] = [];
    await keepFor(view(id), () => void found.push(states()));
    expect(await found[0]).toEqual([`${id} queued`]);
    expect(sent.map((row) => row.id)).toEqual([id]);
    expect(await states()).toEqual([`${id} delivered`]);
  });

  it('is one item when the page heard nothing and has kept it too, before or after', async () => {
    const [before, after] = [crypto.randomUUID(), crypto.randomUUID()];
    const { outbox } = runtime({ autoFlush: false });
    const payload = { event: 'page_view', props: { page: 'campaign_hub', language: 'en' } } as const;
    await outbox.enqueue(kindOf('analytics'), payload, { id: before });
    await hand(view(before));
    await hand(view(after));
    await outbox.enqueue(kindOf('analytics'), payload, { id: after });
    await outbox.flush('timer');
    expect(sent.map((row) => row.id).toSorted()).toEqual([before, after].toSorted());
  });

  it('of two tabs is two items', async () => {
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    await Promise.all(ids.map((id) => hand(view(id))));
    await runtime().outbox.flush('timer');
    expect(sent.map((row) => row.id).toSorted()).toEqual(ids.toSorted());
  });

  it('is the page’s to look after where it could not be sent', async () => {
    status = 503;
    expect(await hand(view(crypto.randomUUID()))).toEqual(['kept', 'waits']);
  });

  it('is refused where the disk is full, and nothing of it stays', async () => {
    vi.spyOn(pageDb().outbox, 'add').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    expect(await hand(view(crypto.randomUUID()))).toEqual(['refused']);
    expect(await states()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('is refused where this worker does not know the kind', async () => {
    const handed: Handed = {
      type: 'KEEP',
      items: [{ id: crypto.randomUUID(), kind: 'newer', payload: {} }],
      reads: [],
    };
    expect(await hand(handed)).toEqual(['refused']);
  });

  it('of rows is there for a dead spot', async () => {
    const read = { key: 'stats', rows: [{ label: 'volunteers', value_number: 3 }], fetchedAt: 5 };
    expect(await hand({ type: 'KEEP', items: [], reads: [read] })).toEqual(['kept']);
    expect(await createReadStore(pageDb()).get('stats')).toEqual(read);
  });
});
