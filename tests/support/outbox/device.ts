/** One outbox on fakes, for unit tests. */
import { createOutbox } from '../../../src/core/outbox/outbox.ts';
import type { OutboxParts } from '../../../src/core/outbox/outbox.ts';
import type { InsertRequest, TransportResult } from '../../../src/core/outbox/ports.ts';
import { FakeServer } from './fakeServer.ts';
import { newKinds } from './kinds.ts';
import { MemoryDisk, MemoryStore } from './memoryStore.ts';
import { ManualClock, ManualIdentity, ManualLock, seededRandom } from './ports.ts';

export function createDevice(overrides: Partial<OutboxParts> = {}) {
  const disk = new MemoryDisk();
  const server = new FakeServer();
  const clock = new ManualClock();
  const lock = new ManualLock();
  const identity = new ManualIdentity();
  const requests: InsertRequest[] = [];
  const parts: OutboxParts = {
    store: new MemoryStore(disk),
    transport: {
      insert: async (request): Promise<TransportResult> => {
        requests.push(request);
        return server.handle(request);
      },
      insertEach: async (request) => {
        requests.push(request);
        return server.handleEach(request);
      },
    },
    clock,
    lock,
    identity,
    random: seededRandom(1),
    kinds: newKinds,
    autoFlush: false,
    ...overrides,
  };
  return {
    disk,
    server,
    clock,
    lock,
    identity,
    requests,
    parts,
    outbox: createOutbox(parts),
    /** Another tab on the same device. */
    tab: (more: Partial<OutboxParts> = {}) => createOutbox({ ...parts, ...more }),
    signIn(userId: string, lifetimeMs = 3_600_000) {
      identity.who = { userId, accessToken: server.issueToken(userId), expiresAt: clock.now() + lifetimeMs };
    },
    states: () => disk.bySeq().map((item) => item.state),
    texts: () => [...server.table.values()].map((kept) => kept.row['text']),
  };
}
