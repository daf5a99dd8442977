/** The core broken on purpose, from outside, through its ports. The model must catch each of them. */
import type { Store } from '../../../src/core/outbox/ports.ts';
import type { Mutation } from './world.ts';

/** Forgets an item as soon as it is marked for sending, instead of after its verdict. */
export const deleteBeforeVerdict: Mutation = (parts, world) => ({
  ...parts,
  store: forwarding(parts.store, async (ids, decide) => {
    const decided = await parts.store.change(ids, decide);
    const left = new Map(world.disk.items);
    for (const item of decided) if (item.state === 'sending') left.delete(item.id);
    world.disk.items = left;
    return decided;
  }),
});

/** Hands a 401 to the core as if the data had been refused for good. */
export const unauthorizedIsPermanent: Mutation = (parts) => ({
  ...parts,
  transport: {
    ...parts.transport,
    insert: async (request) => {
      const result = await parts.transport.insert(request);
      return result.status === 401 ? { ...result, status: 403, code: '42501' } : result;
    },
  },
});

/** Everybody believes to hold the lock. */
export const lockDropped: Mutation = (parts) => ({
  ...parts,
  lock: { tryRun: async (work) => ({ acquired: true, value: await work(new AbortController().signal) }) },
});

/** Sends a user's items with whatever token is at hand, or with none. */
export const anyToken: Mutation = (parts, world) => ({
  ...parts,
  transport: {
    ...parts.transport,
    insert: (request) => parts.transport.insert({ ...request, token: world.identity.who?.accessToken ?? null }),
  },
});

/** Takes a lost answer for a delivery. */
export const silenceIsSuccess: Mutation = (parts) => ({
  ...parts,
  transport: {
    ...parts.transport,
    insert: async (request) => {
      const result = await parts.transport.insert(request);
      return result.status === 0 ? { ...result, status: 201, networkError: null } : result;
    },
  },
});

/** Gives each row of a batch that was judged row by row the verdict on its neighbour. */
export const neighboursVerdict: Mutation = (parts) => ({
  ...parts,
  transport: {
    ...parts.transport,
    insertEach: async (request) => {
      const results = await parts.transport.insertEach(request);
      return 'status' in results ? results : [...results.slice(1), ...results.slice(0, 1)];
    },
  },
});

/** Takes an answer row by row for "all are in". */
export const anyVerdictIsSuccess: Mutation = (parts) => ({
  ...parts,
  transport: {
    ...parts.transport,
    insertEach: async (request) => {
      const results = await parts.transport.insertEach(request);
      return 'status' in results
        ? results
        : results.map((result) => ({ ...result, status: 201, code: '', message: '' }));
    },
  },
});

/** Makes everybody's items about one thing wait in one line, whichever person saved them. */
export const oneLineForAll: Mutation = (parts) => ({
  ...parts,
  store: {
    ...forwarding(parts.store, (ids, decide) => parts.store.change(ids, decide)),
    ofEntities: async (keys) =>
      (await parts.store.ofEntities(keys)).flatMap((item) =>
        ['ann', 'bob', null].map((userId) => ({ ...item, userId })),
      ),
  },
});

function forwarding(store: Store, change: Store['change']): Store {
  return {
    change,
    add: (item, effect) => store.add(item, effect),
    addMissing: (items, effect) => store.addMissing(items, effect),
    get: (id) => store.get(id),
    page: (state, after, limit) => store.page(state, after, limit),
    occupied: (among) => store.occupied(among),
    ofEntities: (keys) => store.ofEntities(keys),
    list: () => store.list(),
    counts: () => store.counts(),
    trimReceipts: (keep) => store.trimReceipts(keep),
    subscribe: (listener) => store.subscribe(listener),
  };
}
