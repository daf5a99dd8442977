/**
 * Notes that only this browser can read: each closed under a key that was made here and cannot be taken out, in a database of its own.
 * The database is closed again after each use, so that no page that is frozen holds it.
 */
import { Dexie, type EntityTable } from 'dexie';
import type { Json, Sealed } from '../../core/outbox/record.ts';
import type { Seal } from '../../core/seal/ports.ts';
import { createSeal, makeSealKey } from '../browser/seal.ts';

export interface ClosedNotes {
  /** Those that open; one that does not is damaged, and stays where it is. */
  all(): Promise<readonly { readonly id: number; readonly value: Json }[]>;
  /** Both or neither. */
  replace(ids: readonly number[], value: Json): Promise<void>;
  /** The key and everything. */
  erase(): Promise<void>;
}

type NotesDb = Dexie & {
  keys: EntityTable<{ name: string; key: CryptoKey }, 'name'>;
  notes: EntityTable<{ id: number; sealed: Sealed }, 'id'>;
};
const KEY = 'own';

export function createClosedNotes(name: string): ClosedNotes {
  async function use<T>(work: (db: NotesDb) => Promise<T>): Promise<T> {
    const db = new Dexie(name) as NotesDb; // its stores are the next line's
    db.version(1).stores({ keys: 'name', notes: '++id' });
    try {
      return await work(db);
    } finally {
      db.close();
    }
  }

  /** Two tabs that begin at once get one key: the first that was put there. */
  async function sealOf(db: NotesDb): Promise<Seal> {
    const known = await db.keys.get(KEY);
    if (known) return createSeal(known.key);
    const key = await makeSealKey();
    await db.keys.add({ name: KEY, key }).catch(() => undefined);
    const kept = await db.keys.get(KEY);
    if (!kept) throw new Error('The key could not be kept.');
    return createSeal(kept.key);
  }

  return {
    all: () =>
      use(async (db) => {
        const rows = await db.notes.toArray();
        if (rows.length === 0) return [];
        const seal = await sealOf(db);
        const opened = rows.map(({ id, sealed }) =>
          seal.open(sealed, name).then(
            (value) => [{ id, value }],
            () => [],
          ),
        );
        return (await Promise.all(opened)).flat();
      }),
    replace: (ids, value) =>
      use(async (db) => {
        const sealed = await (await sealOf(db)).close(value, name);
        await db.transaction('rw', db.notes, async () => {
          await db.notes.bulkDelete([...ids]);
          await db.notes.add({ sealed });
        });
      }),
    erase: () => Dexie.delete(name),
  };
}
