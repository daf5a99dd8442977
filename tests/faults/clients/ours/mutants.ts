/** The core broken on purpose, through its ports. The harness must catch each of them, or it proves nothing. */
import { watchFreezes } from '../../../../src/adapters/browser/freezes.ts';
import { createWebLock } from '../../../../src/adapters/browser/lock.ts';
import type { OutboxParts } from '../../../../src/core/outbox/outbox.ts';
import type { TransportResult } from '../../../../src/core/outbox/ports.ts';
import type { OutboxItem } from '../../../../src/core/outbox/record.ts';

type Mutate = (parts: OutboxParts) => OutboxParts;

/** Reads every answer to a request otherwise than it was. */
const misread =
  (otherwise: (result: TransportResult) => TransportResult): Mutate =>
  (parts) => ({
    ...parts,
    transport: {
      ...parts.transport,
      insert: async (request) => otherwise(await parts.transport.insert(request)),
      async insertEach(request) {
        const results = await parts.transport.insertEach(request);
        return 'status' in results ? otherwise(results) : results;
      },
    },
  });

const MUTATIONS: Readonly<Record<string, Mutate>> = {
  /** Forgets an item when it is marked for sending, as if the request could not fail. */
  'delete-before-verdict': (parts) => ({
    ...parts,
    store: {
      ...parts.store,
      async change(ids, decide) {
        const leaving: OutboxItem[] = [];
        const decided = await parts.store.change(ids, (item) => {
          const decision = decide(item);
          if (decision === null || decision === 'delete' || decision.state !== 'sending') return decision;
          leaving.push(decision);
          return 'delete';
        });
        return [...decided, ...leaving];
      },
    },
  }),

  /** Takes "who are you?" for "never". */
  '401-is-permanent': misread((result) => (result.status === 401 ? { ...result, status: 403, code: '42501' } : result)),

  /** Takes "with your second factor" for "never". */
  'factor-is-permanent': misread((result) => (result.code === 'PT403' ? { ...result, code: '42501' } : result)),

  /** Sends without a name what it may not send under one. */
  'nameless-instead': (parts) => ({
    ...parts,
    transport: {
      ...parts.transport,
      async insert(request) {
        const result = await parts.transport.insert(request);
        return result.code === 'PT403' ? parts.transport.insert({ ...request, token: null }) : result;
      },
    },
  }),

  /** Gives each row of a batch that was judged row by row the verdict on its neighbour. */
  'neighbours-verdict': (parts) => ({
    ...parts,
    transport: {
      ...parts.transport,
      async insertEach(request) {
        const results = await parts.transport.insertEach(request);
        return 'status' in results ? results : [...results.slice(1), ...results.slice(0, 1)];
      },
    },
  }),

  /** Takes an answer row by row for "all are in". */
  'any-verdict-is-success': (parts) => ({
    ...parts,
    transport: {
      ...parts.transport,
      async insertEach(request) {
        const results = await parts.transport.insertEach(request);
        return 'status' in results ? results : results.map((result) => ({ ...result, status: 201 }));
      },
    },
  }),

  /** Makes everyone's items about one door wait in one line, whichever person saved them. */
  'one-line-for-all': (parts) => ({
    ...parts,
    store: {
      ...parts.store,
      async ofEntities(keys) {
        const [items, who] = [await parts.store.ofEntities(keys), await parts.identity.current()];
        return items.flatMap((item) => [item, { ...item, userId: null }, { ...item, userId: who?.userId ?? null }]);
      },
    },
  }),

  /** Everybody believes to hold the lock. */
  'lock-dropped': (parts) => ({
    ...parts,
    lock: { tryRun: async (work) => ({ acquired: true, value: await work(new AbortController().signal) }) },
  }),

  /** Stands still in the page cache with the lock in its hand. */
  'lock-kept-frozen': (parts) => ({
    ...parts,
    lock: createWebLock(navigator.locks, 'outbox', watchFreezes(null)),
  }),

  'never-lets-go': (parts) => parts,

  /** Says "saved" when it has only begun to save. */
  'saved-too-early': (parts) => ({
    ...parts,
    store: {
      ...parts.store,
      async add(item, effect) {
        void parts.store.add(item, effect).catch(() => undefined);
        return { item: { ...item, seq: 0 }, added: true };
      },
    },
  }),

  /** Takes a captive portal's page for an answer. */
  'any-200-is-success': misread((result) =>
    result.status === 200 ? { ...result, status: 201, contentType: '' } : result,
  ),

  /** Sends what has no name under the name of whoever is signed in, as a client with one session for all does. */
  'borrowed-name': (parts) => ({
    ...parts,
    transport: {
      ...parts.transport,
      async insert(request) {
        const token = request.token ?? (await parts.identity.current())?.accessToken ?? null;
        return parts.transport.insert({ ...request, token });
      },
    },
  }),
};

/** As the app was before pages let go: nobody hears that this page is about to stand still. */
if ((globalThis as { MUTANT?: string }).MUTANT === 'never-lets-go') {
  for (const type of ['pagehide', 'freeze']) {
    addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
  }
}

/** Set by the server that serves the page and its worker. */
export function mutated(parts: OutboxParts): OutboxParts {
  const name = (globalThis as { MUTANT?: string }).MUTANT; // see above
  if (name === undefined) return parts;
  const mutate = MUTATIONS[name];
  if (!mutate) throw new Error(`No mutation is called ${name}.`);
  return mutate(parts);
}
