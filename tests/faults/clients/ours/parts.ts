/** The real outbox on its real adapters, as a page and a worker of the harness build it. */
import { createClock } from '../../../../src/adapters/browser/clock.ts';
import { createLock } from '../../../../src/adapters/browser/lock.ts';
import { createRandom } from '../../../../src/adapters/browser/random.ts';
import { createCampaignDb } from '../../../../src/adapters/dexie/db.ts';
import { createMirroredIdentity } from '../../../../src/adapters/dexie/identity.ts';
import { createOutboxStore } from '../../../../src/adapters/dexie/outboxStore.ts';
import { createTransport } from '../../../../src/adapters/supabase/transport.ts';
import { createKindRegistry } from '../../../../src/core/outbox/kind.ts';
import { createOutbox } from '../../../../src/core/outbox/outbox.ts';
import { knock, note } from './kind.ts';
import { mutated } from './mutants.ts';
import { createPoints, withPoints } from './points.ts';

/** Instead of 20 s, so that a schedule can afford a server that never answers. */
const TIMEOUT_MS = 2_500;
const SKEW = 'test-clock-skew';

export function buildOutbox({ autoFlush }: { readonly autoFlush: boolean }) {
  const db = createCampaignDb();
  const points = createPoints();
  const name = `${autoFlush ? 'page' : 'worker'}-${Math.random().toString(36).slice(2, 8)}`;
  let frozen = 0;
  addEventListener('pageshow', (event) => event.persisted && frozen++);
  /** Nothing that is sent after the page cache is an answer's second hearing: a name for each life. */
  const sender = () => (frozen === 0 ? name : `${name}.${frozen}`);
  /** Says which life of which page or worker sends, so that the judge knows who can have heard an answer. */
  const signed: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('X-Sender', sender());
    return fetch(input, { ...init, headers });
  };
  const real = createClock();
  let skewMs = 0;
  const clock = { ...real, now: () => real.now() + skewMs };
  const outbox = createOutbox(
    withPoints(
      mutated({
        store: createOutboxStore(db),
        transport: createTransport({ url: '', key: 'publishable', timeoutMs: TIMEOUT_MS, fetch: signed }),
        clock,
        lock: createLock(db),
        identity: createMirroredIdentity(db),
        random: createRandom(),
        kinds: createKindRegistry([note, knock]),
        autoFlush,
      }),
      points,
    ),
  );

  /** One clock per device: what was set in any page or before a restart counts here too. */
  async function readSkew(): Promise<void> {
    const value: unknown = (await db.meta.get(SKEW))?.value;
    skewMs = typeof value === 'number' ? value : 0;
  }

  async function skew(ms: number): Promise<void> {
    await db.meta.put({ key: SKEW, value: ms });
    skewMs = ms;
  }

  return { db, outbox, clock, points, sender, skew, readSkew };
}
