/** On a first visit nothing of the storage is started; from the first thing kept on everything is asked of it. */
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

type Keeping = typeof import('../../../src/adapters/browser/keeping.ts');

/** As a page finds it: its modules are read anew. */
async function visit(indexed: unknown = new IDBFactory()): Promise<Keeping> {
  vi.resetModules();
  vi.stubGlobal('indexedDB', indexed);
  return import('../../../src/adapters/browser/keeping.ts');
}

async function makeDatabase(on: IDBFactory, name: string) {
  await new Promise<void>((made, failed) => {
    const opening = on.open(name);
    opening.addEventListener('success', () => (opening.result.close(), made()));
    opening.addEventListener('error', () => failed(opening.error ?? new Error('not opened')));
  });
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a device', () => {
  it('keeps nothing on a first visit, and looking opens no database', async () => {
    const device = new IDBFactory();
    const keeping = await visit(device);
    expect(await keeping.isKeeping()).toBe(false);
    expect(await device.databases()).toEqual([]);
  });

  it('keeps something where the database is there, and not where another one is', async () => {
    const device = new IDBFactory();
    await makeDatabase(device, 'another');
    expect(await (await visit(device)).isKeeping()).toBe(false);
    await makeDatabase(device, 'campaign-hub');
    expect(await (await visit(device)).isKeeping()).toBe(true);
  });

  it.each([
    ['that cannot say which databases there are', {}],
    ['whose storage is forbidden', { databases: () => Promise.reject(new DOMException('', 'SecurityError')) }],
    [
      'that throws at the question',
      {
        databases() {
          throw new DOMException('', 'InvalidStateError');
        },
      },
    ],
  ])('%s is asked as on every later visit', async (_, indexed) => {
    expect(await (await visit(indexed)).isKeeping()).toBe(true);
  });

  it('that never answers is asked as on every later visit', async () => {
    vi.useFakeTimers();
    const keeping = await visit({ databases: () => new Promise(() => undefined) });
    const asked = keeping.isKeeping();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await asked).toBe(true);
  });

  it('is looked at again for what another tab or the worker has kept meanwhile', async () => {
    const device = new IDBFactory();
    const keeping = await visit(device);
    expect(await keeping.isKeeping()).toBe(false);
    await makeDatabase(device, 'campaign-hub');
    expect(await keeping.isKeeping()).toBe(false);
    expect(await keeping.lookAgain()).toBe(true);
    expect(await keeping.isKeeping()).toBe(true);
  });
});

describe('whoever waits until something is kept', () => {
  it('hears of it when the page opens its storage, once', async () => {
    const keeping = await visit();
    const heard = vi.fn();
    keeping.whenKeeping(heard);
    expect(await keeping.isKeeping()).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    const { pageDb } = await import('../../../src/adapters/dexie/pageDb.ts');
    pageDb();
    pageDb();
    expect(heard).toHaveBeenCalledOnce();
    const late = vi.fn();
    keeping.whenKeeping(late);
    expect(late).toHaveBeenCalledOnce();
  });

  it('asks by itself, and hears nothing after having called it off', async () => {
    const device = new IDBFactory();
    await makeDatabase(device, 'campaign-hub');
    const keeping = await visit(device);
    const heard = vi.fn();
    const off = vi.fn();
    keeping.whenKeeping(off)();
    keeping.whenKeeping(heard);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    expect(off).not.toHaveBeenCalled();
  });
});
