/** What fails on phones: counted without anybody's data, told to leaders, and not at all where a visitor asked for privacy. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { sendFrom } from '../support/senders.ts';
import { goodRow, type World } from '../support/world.ts';

export function deviceFailureStories(world: () => World): void {
  const report = (change: Row): Row => ({ ...goodRow('device_failures'), ...change });
  const send = (rows: readonly Row[]) => world().rest('POST', 'device_failures', null, rows);
  const listed = async (place: string, since?: string) => {
    const { rows } = await world().rpc('manager', 'failures_on_phones', since === undefined ? {} : { since });
    return rows.filter((row) => row.place === place);
  };

  it('are told once each, with how often, on how many phones, in which builds and engines', async () => {
    const place = 'story/told';
    await send([
      report({ place, build: 'older', engine_major: 16, times: 2 }),
      report({ place, times: 4 }),
      // The rest of a phone's day: no other phone.
      report({ place, times: 30, first_on_phone: false }),
      report({ place, engine: 'gecko', engine_major: 128 }),
    ]);
    const found = await listed(place);
    expect(found).toMatchObject([
      {
        kind: 'error',
        name: 'TypeError',
        times: 37,
        phones: 3,
        engines: [
          { name: 'webkit 17', times: 34 },
          { name: 'webkit 16', times: 2 },
          { name: 'gecko 128', times: 1 },
        ],
      },
    ]);
    expect(found[0]?.builds).toEqual(expect.arrayContaining([{ name: 'older', times: 2 }]));
    expect(Object.keys(found[0] ?? {})).toEqual(
      'kind name place times phones first_seen last_seen builds engines'.split(' '),
    );
  });

  it('are left out where nothing of the kind happened since', async () => {
    const place = 'story/since';
    await send([report({ place })]);
    expect(await listed(place, new Date(Date.now() - 60_000).toISOString())).toHaveLength(1);
    expect(await listed(place, new Date(Date.now() + 60_000).toISOString())).toEqual([]);
  });

  it('of a browser that asks for privacy are refused for good, and nothing is stored', async () => {
    const place = 'story/privacy';
    const rows = [report({ place })];
    const from = (privacy: string) => sendFrom(world(), { headers: { 'sec-gpc': privacy } }, 'device_failures', rows);
    expect(await from('1')).toMatchObject({
      code: '23514',
      message: expect.stringContaining('violates check constraint "device_failures_privacy_control"'),
    });
    expect(await listed(place)).toEqual([]);
    expect(await from('0')).toBeNull();
  });

  it('in a flood from one phone are a later, and leave its forms alone', async () => {
    const phone = { address: '198.51.100.7', device: randomUUID() };
    const flood = Array.from({ length: 41 }, () => goodRow('device_failures'));
    expect(await sendFrom(world(), phone, 'device_failures', flood)).toMatchObject({ code: 'PT429' });
    expect(await sendFrom(world(), phone, 'signups', [goodRow('signups')])).toBeNull();
    expect(await sendFrom(world(), phone, 'device_failures', flood.slice(1))).toBeNull();
  });

  it('know no phone: nothing in a row tells two of them apart', async () => {
    const [row] = (await world().rest('GET', 'device_failures?limit=1', await world().token('manager'))).rows;
    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      'build client_created_at created_at engine engine_major first_on_phone id kind name place times'.split(' '),
    );
  });
}
