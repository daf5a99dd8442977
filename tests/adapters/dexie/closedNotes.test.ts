/** Notes under a key of this browser's own: unreadable on the disk, replaced whole, gone when erased, one key for two tabs. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, it } from 'vitest';
import { createClosedNotes } from '../../../src/adapters/dexie/closedNotes.ts';

const NAME = 'closed-notes-test';

afterEach(() => Dexie.delete(NAME));

async function onDisk(): Promise<readonly unknown[]> {
  const db = await new Dexie(NAME).open();
  const rows = await db.table('notes').toArray();
  db.close();
  return rows;
}

it('keeps nothing in clear, and opens it again', async () => {
  const notes = createClosedNotes(NAME);
  expect(await notes.all()).toEqual([]);
  await notes.replace([], { note: 'a long night' });
  expect(JSON.stringify(await onDisk())).not.toContain('night');
  expect((await createClosedNotes(NAME).all()).map(({ value }) => value)).toEqual([{ note: 'a long night' }]);
});

it('two tabs that begin at once read each other', async () => {
  const [one, other] = [createClosedNotes(NAME), createClosedNotes(NAME)];
  await Promise.all([one.replace([], 1), other.replace([], 2)]);
  expect((await one.all()).map(({ value }) => value).toSorted()).toEqual([1, 2]);
});

it('replaces one by another, and leaves out what is damaged', async () => {
  const notes = createClosedNotes(NAME);
  await notes.replace([], 'before');
  const [first] = await notes.all();
  await notes.replace(first ? [first.id] : [], 'after');
  const db = await new Dexie(NAME).open();
  await db.table('notes').add({ sealed: { iv: 'AAAA', data: 'AAAA' } });
  db.close();
  expect((await notes.all()).map(({ value }) => value)).toEqual(['after']);
});

it('leaves neither the key nor a row when it is erased', async () => {
  const notes = createClosedNotes(NAME);
  await notes.replace([], 'gone');
  await notes.erase();
  expect(await Dexie.exists(NAME)).toBe(false);
  expect(await notes.all()).toEqual([]);
});
