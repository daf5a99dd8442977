/** Whose rows stay on a shared phone, and for how long. */
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createCampaignDb } from '../../../src/adapters/dexie/db.ts';
import { forgetReadsOf } from '../../../src/adapters/dexie/identity.ts';
import { createReadStore } from '../../../src/adapters/dexie/readStore.ts';
import { createUserReadStore, forgetUserReadsBefore } from '../../../src/adapters/dexie/userReadStore.ts';

let count = 0;
function device() {
  const db = createCampaignDb(`user-reads-${++count}`);
  const of = (user: string, here = () => true) => createUserReadStore(db, user, here);
  return { db, of, everybody: createReadStore(db) };
}
const read = (key: string, fetchedAt: number) => ({ key, rows: [key], fetchedAt });

describe('staff rows on a device', () => {
  it('are shown to nobody but the person who fetched them', async () => {
    const { of, everybody } = device();
    await of('ada').put(read('signups', 1));
    expect(await of('ada').get('signups')).toEqual(read('signups', 1));
    expect(await of('bob').get('signups')).toBeNull();
    expect(await everybody.get('signups')).toBeNull();
  });

  it('go when their person goes; another person’s and the public ones stay', async () => {
    const { db, of, everybody } = device();
    await of('ada').put(read('signups', 1));
    await of('bob').put(read('signups', 2));
    await everybody.put(read('events', 3));
    await forgetReadsOf(db, 'ada');
    expect(await of('ada').get('signups')).toBeNull();
    expect(await of('bob').get('signups')).not.toBeNull();
    expect(await everybody.get('events')).not.toBeNull();
  });

  it('are not kept when the answer comes after the person has left', async () => {
    const { db, of } = device();
    await of('ada', () => false).put(read('signups', 1));
    expect(await db.reads.count()).toBe(0);
  });

  it('go when they are too old, whoever’s they are; public ones stay however old', async () => {
    const { db, of, everybody } = device();
    await of('ada').put(read('old', 99));
    await of('ada').put(read('new', 100));
    await of('bob').put(read('old', 1));
    await everybody.put(read('events', 1));
    await forgetUserReadsBefore(db, 100);
    expect(await of('ada').get('old')).toBeNull();
    expect(await of('ada').get('new')).not.toBeNull();
    expect(await of('bob').get('old')).toBeNull();
    expect(await everybody.get('events')).not.toBeNull();
  });

  it('are heard of by whoever shows them when they change', async () => {
    const { of } = device();
    let heard = 0;
    const stop = of('ada').watch?.(() => (heard += 1));
    await of('ada').put(read('signups', 1));
    await new Promise((later) => setTimeout(later));
    expect(heard).toBeGreaterThan(0);
    stop?.();
    const before = heard;
    await of('ada').put(read('signups', 2));
    await new Promise((later) => setTimeout(later));
    expect(heard).toBe(before);
  });
});
