/** A kind of submission for the harness, in three ages: today's, the previous build's, and one of a build yet to come. */
import { defineKind } from '../../../../src/core/outbox/kind.ts';
import type { RowMeta } from '../../../../src/core/outbox/kind.ts';

interface Note {
  readonly text: string;
}

interface OldNote {
  readonly words: string;
}

const row = (text: string, { id, userId, createdAt }: RowMeta) => ({
  id,
  text,
  user_id: userId,
  client_created_at: createdAt,
});

export const note = defineKind<Note>({
  kind: 'note',
  version: 2,
  table: 'notes',
  toRow: ({ text }, meta) => row(text, meta),
  upcast: (payload, from) => (from === 1 && isOld(payload) ? { text: payload.words } : null),
  describe: ({ text }) => text,
});

export const oldNote = defineKind<OldNote>({
  kind: 'note',
  version: 1,
  table: 'notes',
  toRow: ({ words }, meta) => row(words, meta),
  describe: ({ words }) => words,
});

export const futureNote = defineKind<Note & { readonly mood: string }>({
  kind: 'note',
  version: 3,
  table: 'notes',
  toRow: ({ text }, meta) => row(text, meta),
  describe: ({ text }) => text,
});

interface Knock extends Note {
  readonly door: string;
}

/** What is learned at one door is sent in the order in which it was saved. */
export const knock = defineKind<Knock>({
  kind: 'knock',
  version: 1,
  table: 'notes',
  entityKey: ({ door }) => `door:${door}`,
  toRow: ({ text }, meta) => row(text, meta),
  describe: ({ text }) => text,
});

function isOld(payload: unknown): payload is OldNote {
  return typeof payload === 'object' && payload !== null && 'words' in payload && typeof payload.words === 'string';
}
