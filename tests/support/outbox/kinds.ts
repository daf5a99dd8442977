/** The kinds the tests submit. */
import { createKindRegistry, defineKind } from '../../../src/core/outbox/kind.ts';

export interface Note {
  readonly text: string;
}

export interface Knock {
  readonly door: string;
  readonly text: string;
}

/** Version 2: the text used to be called `body`. */
export const note = defineKind<Note>({
  kind: 'note',
  version: 2,
  table: 'notes',
  toRow: (payload, { id, createdAt }) => ({ id, text: payload.text, client_created_at: createdAt }),
  upcast: (payload, from) =>
    from === 1 && typeof payload === 'object' && payload !== null && 'body' in payload
      ? { text: String(payload.body) }
      : null,
  describe: (payload) => `A note: ${payload.text}`,
});

/** The same kind as an app that was not updated knows it. */
export const noteV1 = defineKind<{ readonly body: string }>({
  kind: 'note',
  version: 1,
  table: 'notes',
  toRow: (payload, { id, createdAt }) => ({ id, text: payload.body, client_created_at: createdAt }),
  describe: (payload) => `A note: ${payload.body}`,
});

/** What is learned at one door is told in order. */
export const knock = defineKind<Knock>({
  kind: 'knock',
  version: 1,
  table: 'knocks',
  entityKey: (payload) => `door:${payload.door}`,
  toRow: (payload, { id }) => ({ id, text: payload.text, door: payload.door }),
  describe: (payload) => `Door ${payload.door}`,
});

export const ping = defineKind<Note>({
  kind: 'ping',
  version: 1,
  table: 'pings',
  priority: 90,
  toRow: (payload, { id }) => ({ id, text: payload.text }),
  describe: () => 'A ping',
});

export const newKinds = createKindRegistry([note, knock, ping]);
export const oldKinds = createKindRegistry([noteV1, knock, ping]);

/** As an app whose code for knocks comes on demand. @param fetched rejects when it can't be had. */
export const lateKinds = (fetched: () => Promise<void>) =>
  createKindRegistry([note, ping], async () => {
    await fetched();
    return [knock];
  });
