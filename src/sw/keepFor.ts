/** Keeps what a page hands over on a first visit, and sends it: the page has no storage open yet (adapters/browser/keeping.ts). */
import { createReadStore } from '../adapters/dexie/readStore.ts';
import { pageDb } from '../adapters/dexie/pageDb.ts';
import type { Handed, HandedAnswer } from '../core/outbox/handed.ts';
import { kinds } from '../wiring/kinds.ts';
import { runtime } from '../wiring/runtime.ts';

/** Resolves when it is kept and was sent, as far as it could be. Never rejects: what is not kept the page keeps itself. */
export async function keepFor({ items, reads }: Handed, tell: (answer: HandedAnswer) => void): Promise<void> {
  const { outbox } = runtime({ autoFlush: false });
  try {
    const store = createReadStore(pageDb());
    for (const read of reads) await store.put(read);
    for (const { id, kind: name, payload } of items) {
      const kind = kinds.get(name);
      if (!kind) return tell('refused');
      await outbox.enqueue(kind, payload, { id });
    }
  } catch {
    return tell('refused');
  }
  tell('kept');
  if (items.length === 0) return;
  const { status, later, held } = await outbox.flush('enqueue');
  if (status !== 'done' || later > 0 || held > 0) tell('waits');
}
