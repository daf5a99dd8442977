/**
 * Builds the adapters once per page or worker and joins them to the core. Loaded lazily: nothing here is needed
 * to show the landing page.
 */
import { createClock } from '../adapters/browser/clock.ts';
import { tellFault } from '../adapters/browser/fault.ts';
import { createLock } from '../adapters/browser/lock.ts';
import { createRandom } from '../adapters/browser/random.ts';
import { createDeviceId } from '../adapters/dexie/deviceId.ts';
import { createOutboxStore } from '../adapters/dexie/outboxStore.ts';
import { createMirroredIdentity } from '../adapters/dexie/identity.ts';
import { pageDb } from '../adapters/dexie/pageDb.ts';
import { createTransport } from '../adapters/supabase/transport.ts';
import { withUploads } from '../adapters/supabase/upload.ts';
import { clearingTheWay, createPoliteTransport } from '../core/outbox/giveWay.ts';
import { DEFAULT_PRIORITY } from '../core/outbox/kind.ts';
import { createOutbox, type Outbox } from '../core/outbox/outbox.ts';
import { LAST_PERSONAL_PRIORITY } from '../core/outbox/view.ts';
import { backendEnv } from './env.ts';
import { kinds } from './kinds.ts';

export interface Runtime {
  readonly outbox: Outbox;
}

let built: Runtime | null = null;
let heardUnauthorized: (accessToken: string) => void = () => undefined;

/** The page's session hears of each token that the server answers 401 to. In the worker no one does: it never refreshes. */
export function onUnauthorized(listener: (accessToken: string) => void): void {
  heardUnauthorized = listener;
}

/** @param options.autoFlush false in the worker, which lives for one event. */
export function runtime(options: { readonly autoFlush?: boolean } = {}): Runtime {
  built ??= build(options.autoFlush ?? true);
  return built;
}

function build(autoFlush: boolean): Runtime {
  const env = backendEnv();
  const db = pageDb();
  const clock = createClock();
  const random = createRandom();
  const nobodys = kinds.all().filter(({ priority = DEFAULT_PRIORITY }) => priority > LAST_PERSONAL_PRIORITY);
  const transport = createPoliteTransport(
    withUploads(createTransport({ ...env, device: createDeviceId(db, random) }), env),
    nobodys.map(({ table }) => table),
    clock,
  );
  const outbox = createOutbox({
    store: createOutboxStore(db),
    transport,
    clock,
    lock: createLock(db),
    identity: createMirroredIdentity(db),
    random,
    kinds,
    onFault: tellFault,
    onUnauthorized: (accessToken) => heardUnauthorized(accessToken),
    autoFlush,
  });
  return { outbox: clearingTheWay(outbox, transport, LAST_PERSONAL_PRIORITY) };
}
