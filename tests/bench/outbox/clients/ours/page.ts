/** The real outbox on its real adapters under the clock. */
import { createClock } from '../../../../../src/adapters/browser/clock.ts';
import { createLock } from '../../../../../src/adapters/browser/lock.ts';
import { createRandom } from '../../../../../src/adapters/browser/random.ts';
import { createCampaignDb } from '../../../../../src/adapters/dexie/db.ts';
import { createMirroredIdentity } from '../../../../../src/adapters/dexie/identity.ts';
import { createOutboxStore } from '../../../../../src/adapters/dexie/outboxStore.ts';
import { createTransport } from '../../../../../src/adapters/supabase/transport.ts';
import { createKindRegistry, defineKind } from '../../../../../src/core/outbox/kind.ts';
import { createOutbox } from '../../../../../src/core/outbox/outbox.ts';
import { heapInUse, makeRow, makeRows, timed } from '../protocol.ts';

interface Note {
  readonly name: string;
  readonly email: string;
  readonly notes: string;
}

const note = defineKind<Note>({
  kind: 'note',
  version: 1,
  table: 'notes',
  toRow: ({ name, email, notes }, { id, createdAt }) => ({ id, name, email, notes, client_created_at: createdAt }),
  describe: ({ name }) => name,
});

const db = createCampaignDb();
const outbox = createOutbox({
  store: createOutboxStore(db),
  transport: createTransport({ url: '', key: 'publishable' }),
  clock: createClock(),
  lock: createLock(db),
  identity: createMirroredIdentity(db),
  random: createRandom(),
  kinds: createKindRegistry([note]),
  autoFlush: false,
  ...(location.search === '?one' ? { requestsAtOnce: 1 } : {}),
});

/** Items read back from a file at once. */
const SLICE = 1000;

window.benchClient = {
  ready: async () => void (await outbox.counts()),
  async fill(load) {
    const items = makeRows(load).map(({ id, client_created_at: createdAt, name, email, notes }) => ({
      id,
      kind: note.kind,
      version: note.version,
      payload: { name, email, notes },
      userId: null,
      entityKey: id,
      createdAt,
      priority: 50,
      state: 'queued',
      editedAfterSend: false,
      lastError: null,
    }));
    for (let at = 0; at < items.length; at += SLICE) {
      const file = { format: 'campaign-outbox', version: 1, items: items.slice(at, at + SLICE) };
      const { unreadable } = await outbox.importItems(file);
      if (unreadable > 0) throw new Error('The outbox cannot read what the benchmark puts in.');
    }
  },
  enqueue: (count) => {
    const { name, email, notes } = makeRow();
    return timed(count, () => outbox.enqueue(note, { name, email, notes }));
  },
  async drain() {
    const report = await outbox.flush('send-now');
    const { queued, sending } = await outbox.counts();
    if (report.status !== 'done' || queued + sending > 0) throw new Error(`Not drained: ${JSON.stringify(report)}`);
  },
  heap: heapInUse,
};
