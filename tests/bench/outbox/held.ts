/**
 * `node tests/bench/outbox/held.ts`: what a page holds in the middle of a drain of 10,000 items, by kind, from snapshots of its heap,
 * which collect first. CLIENTS=floor,ours; ROUNDS (3); AFTER_MS from the drain's beginning (1500).
 */
import type { Page } from 'playwright';
import { sayLoad } from '../load.ts';
import { median, table } from '../measure.ts';
import { ofClients } from './inTurns.ts';
import { ALL_CLIENTS, type Client } from './settings.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const AFTER_MS = Number(process.env['AFTER_MS'] ?? 1500);
const ITEMS = 10_000;
const RTT_MS = 5;
const asked = (process.env['CLIENTS'] ?? 'floor,ours').split(',');
const clients = ALL_CLIENTS.filter((one) => asked.includes(one));

/** Bytes by kind: what V8 calls `code`, `string`, `object` and so on. */
type Held = ReadonlyMap<string, number>;

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } };
  readonly nodes: number[];
}

sayLoad();
tell(await ofClients(clients, ROUNDS, RTT_MS, held));

async function held(page: Page, origin: string): Promise<Held> {
  await page.goto(origin);
  await page.evaluate(() => window.benchClient.ready());
  await page.evaluate((load) => window.benchClient.fill(load), { count: ITEMS, poisonEvery: 0 });
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  const drained = page.evaluate(() => window.benchClient.drain());
  await new Promise((later) => setTimeout(later, AFTER_MS));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await drained;
  return sums(JSON.parse(chunks.join('')) as Snapshot); // the engine's own format
}

function sums({ snapshot, nodes }: Snapshot): Held {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind = 0, size = 0] = ['type', 'self_size'].map((field) => fields.indexOf(field));
  const kinds = new Map<string, number>();
  let all = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const of = types[0][nodes[at + kind] ?? 0] ?? '';
    const bytes = nodes[at + size] ?? 0;
    // What the browser holds outside of the engine's heap is in no figure of the heap.
    if (of === 'native') continue;
    kinds.set(of, (kinds.get(of) ?? 0) + bytes);
    all += bytes;
  }
  return kinds.set('in all', all);
}

function tell(taken: Readonly<Record<Client, readonly Held[]>>): void {
  const bytes = (client: Client, kind: string) => median(taken[client].map((one) => one.get(kind) ?? 0));
  const kinds = new Set(clients.flatMap((client) => taken[client]).flatMap((one) => [...one.keys()]));
  const most = (kind: string) => Math.max(...clients.map((client) => bytes(client, kind)));
  const rows = [...kinds].filter((kind) => most(kind) >= 1000).toSorted((a, b) => most(b) - most(a));
  table(
    `What is held, kB, medians of ${ROUNDS} in turns, ${AFTER_MS} ms into a drain of ${ITEMS.toLocaleString('en-US')} items at ${RTT_MS} ms:`,
    ['', ...clients],
    rows.map((kind) => [kind, ...clients.map((client) => (bytes(client, kind) / 1000).toFixed(0))]),
  );
}
