/** The name of a browser towards the server: one for all its tabs and its worker, made once, and never in the way of sending. */
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createCampaignDb } from '../../../src/adapters/dexie/db.ts';
import { createDeviceId } from '../../../src/adapters/dexie/deviceId.ts';

let made = 0;
const random = { uuid: () => `name-${(made += 1)}` };

it('is made once and stays, also for a tab that begins at the same moment and one that comes later', async () => {
  const db = createCampaignDb('device-1');
  const [one, another] = await Promise.all([createDeviceId(db, random)(), createDeviceId(db, random)()]);
  expect(one).toBe('name-1');
  expect(another).toBe(one);
  expect(await createDeviceId(createCampaignDb('device-1'), random)()).toBe(one);
});

it('is another one once the site’s storage is cleared', async () => {
  const before = await createDeviceId(createCampaignDb('device-2'), random)();
  await createCampaignDb('device-2').delete();
  expect(await createDeviceId(createCampaignDb('device-2'), random)()).not.toBe(before);
});

it('is nothing where storage cannot be used, and nothing fails', async () => {
  const db = createCampaignDb('device-3');
  db.close({ disableAutoOpen: true });
  expect(await createDeviceId(db, random)()).toBeNull();
});
