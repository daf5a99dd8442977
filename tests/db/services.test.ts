/** Where a shelter for people in danger stands is in no wording that the database keeps. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../supabase/local/database.ts';
import { services } from '../../src/sample/content/service.ts';
import { accountOf } from './support/people.ts';
import { databases, useWorld } from './support/world.ts';

const harbor = services.find(({ slug }) => slug === 'safe-harbor')?.body as Row; // of the sample town

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const insert = async (table: string, row: Row) => {
    const own = { id: randomUUID(), user_id: accountOf('content')?.id, client_created_at: new Date().toISOString() };
    return world().rest('POST', table, await world().token('content'), { ...own, ...row });
  };
  const save = (body: Row, id = randomUUID(), item = randomUUID()) =>
    insert('content_revisions', { id, item_id: item, kind: 'service', slug: `s-${item.slice(0, 8)}`, body });

  it('a confidential service is saved without a place, and with one it is refused, as a draft already', async () => {
    expect(await save(harbor)).toMatchObject({ status: 201 });
    for (const place of [{ address: '1 Secret Street' }, { address: '' }, { directions: { en: 'Left at the mill' } }]) {
      const { message, status } = await save({ ...harbor, ...place });
      expect(message, String(status)).toContain('content_revisions_hidden_place_is_nowhere');
    }
    expect(await save({ ...harbor, confidential: false, address: '1 Open Street' })).toMatchObject({ status: 201 });
  });

  it('is published with hours that are hours and numbers that can be dialled, and not otherwise', async () => {
    const publish = async (change: Row) => {
      const [id, item] = [randomUUID(), randomUUID()];
      expect(await save({ ...harbor, ...change }, id, item)).toMatchObject({ status: 201 });
      return (await insert('content_events', { item_id: item, revision_id: id, action: 'published' })).status;
    };
    const schedule = { id: randomUUID(), repeats: 'week', days: ['MO'], opens: '09:00', closes: '17:00' };
    const phone = (number: string) => ({ phones: [{ id: randomUUID(), phone: number }] });
    expect(await publish({ schedules: [schedule] })).toBe(201);
    expect(await publish(phone('988'))).toBe(201);
    for (const bad of [
      { schedules: [{ ...schedule, opens: '24:00' }] },
      { schedules: [{ ...schedule, closes: 'infinity' }] },
      { schedules: [{ ...schedule, days: ['XX'] }] },
      { schedules: [{ ...schedule, repeats: 'FREQ=DAILY' }] },
      { schedules: [{ ...schedule, from: 'infinity' }] },
      { schedules: Array.from({ length: 21 }, () => ({ ...schedule, id: randomUUID() })) },
      phone('javascript:alert(1)'),
      phone('1'.repeat(31)),
      { phones: [] },
      { assured_on: '9999-12-31' },
      { website: 'http://example.org' },
      { confidential: 'yes' },
    ]) {
      expect(await publish(bad).catch(() => 0), JSON.stringify(bad).slice(0, 80)).not.toBe(201);
    }
  });
});
