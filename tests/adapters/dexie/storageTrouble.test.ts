/** What goes wrong with this device's storage is told by the browser's own word, and what is only an answer is not told. */
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { createCampaignDb } from '../../../src/adapters/dexie/db.ts';
import { guarded } from '../../../src/adapters/dexie/storage.ts';
import { tellStorageTrouble } from '../../../src/adapters/dexie/storageTrouble.ts';
import { StorageHangs } from '../../../src/adapters/dexie/transactions.ts';
import { OutboxError } from '../../../src/core/errors.ts';
import type { Failure } from '../../../src/core/failures/failure.ts';

afterEach(() => tellStorageTrouble(() => undefined));

const told = async (error: Error): Promise<readonly string[]> => {
  const names: Failure[] = [];
  tellStorageTrouble((one) => names.push(one));
  const db = createCampaignDb(`trouble ${error.name}`);
  const work = async () => {
    throw error;
  };
  await expect(guarded(db, work)).rejects.toThrow();
  await db.delete();
  return names.map(({ kind, name, place }) => `${kind} ${name} ${place}`);
};

it.each([
  ['a full device', new DOMException('Ada Quill', 'QuotaExceededError'), 'QuotaExceededError'],
  ['a closed database', new DOMException('Ada Quill', 'InvalidStateError'), 'InvalidStateError'],
])('%s is told once, without what the browser said about it', async (_, error, name) => {
  expect(await told(error)).toEqual([`storage ${name} outbox`]);
});

it('a transaction that does not end is told each time it was tried', async () => {
  expect(await told(new StorageHangs())).toEqual([
    'storage StuckTransaction outbox',
    'storage StuckTransaction outbox',
  ]);
});

it('a mistake of the app’s own is no storage trouble: it comes out as it was thrown', async () => {
  const names: Failure[] = [];
  tellStorageTrouble((one) => names.push(one));
  const db = createCampaignDb('mistake');
  const mistake = new TypeError('row.trim is not a function');
  await expect(guarded(db, () => Promise.reject(mistake))).rejects.toBe(mistake);
  await db.delete();
  expect(names).toEqual([]);
});

it('an id that is there already is an answer, and our own words are not told twice', async () => {
  expect(await told(new DOMException('', 'ConstraintError'))).toEqual([]);
  expect(await told(new OutboxError('not-found', 'This is no longer in the outbox.'))).toEqual([]);
});

it('is told later where it went wrong before there was somebody to tell', async () => {
  vi.resetModules();
  const { noteStorageError, tellStorageTrouble: tellAnew } =
    await import('../../../src/adapters/dexie/storageTrouble.ts');
  for (let n = 0; n < 30; n++) noteStorageError(new DOMException('', 'UnknownError'), false);
  const told: Failure[] = [];
  tellAnew((one) => told.push(one));
  expect(told).toHaveLength(20);
  noteStorageError(new DOMException('', 'QuotaExceededError'), true);
  expect(told.at(-1)).toMatchObject({ kind: 'storage', name: 'QuotaExceededError' });
});
