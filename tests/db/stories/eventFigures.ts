/** The landing page's figures about events, rides and volunteers: counted by the database, right after every change and every day. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { campaign } from '../../../src/campaign.ts';
import type { Row } from '../../../supabase/local/database.ts';
import type { World } from '../support/world.ts';

export function figureStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const figure = async (label: string): Promise<number> =>
    Number((await world().rest('GET', `stats?label=eq.${label}`, null)).rows[0]?.value_number);
  /** Noon of the town's day that many days from now. */
  const noon = async (days: number): Promise<string> => {
    const [row] = await query(
      "select ((private.town_day() + $1::int + interval '12 hours') at time zone private.town_zone()) as at",
      [days],
    );
    return new Date(String(row?.at)).toISOString();
  };
  const event = async (days: number, change: Row = {}): Promise<string> => {
    const id = randomUUID();
    const row: Row = { id, title: 'Figures', date: await noon(days), location: 'The mill', ...change };
    const columns = Object.keys(row);
    await query(
      `insert into public.events (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
      Object.values(row),
    );
    return id;
  };
  const rsvp = async (event_id: string, headcount: number, ride: Row): Promise<string> => {
    const id = randomUUID();
    const row = {
      id,
      type: 'event',
      name: `Ada Quill ${id}`,
      phone: '555-0100',
      notes: `Headcount: ${headcount}`,
      event_id,
    };
    // Made in time also for an event of this noon.
    const sent = { ...row, ...ride, client_created_at: new Date(Date.now() - 86_400_000).toISOString() };
    expect(await world().rest('POST', 'signups', null, sent)).toMatchObject({ status: 201 });
    return id;
  };

  it('days and weeks begin in the zone that the app shows', async () => {
    expect(await query('select private.town_zone() as zone')).toEqual([{ zone: campaign.timeZone }]);
  });

  it('events_week counts the public events of this week that take place', async () => {
    const [today] = await query('select extract(isodow from private.town_day())::int as n');
    const monday = 1 - Number(today?.n);
    const before = await figure('events_week');
    for (const days of [monday, monday + 6]) await event(days);
    await event(monday - 1);
    await event(monday + 7);
    await event(monday, { visibility: 'staff' });
    const id = await event(monday + 6);
    expect(await figure('events_week')).toBe(before + 3);
    await world().rpc('organizer', 'cancel_event', { event: id, expected_version: 1, reason: 'Storm' });
    expect(await figure('events_week')).toBe(before + 2);
  });

  it('rides_today counts the people who are taken along to today’s events, and nobody who cancelled', async () => {
    const before = await figure('rides_today');
    const [today, tomorrow] = [await event(0), await event(1)];
    const [driver, rider] = [
      await rsvp(today, 1, { ride: 'offered', ride_seats: 4 }),
      await rsvp(today, 3, { ride: 'wanted', ride_from: '3 Mill Street' }),
    ];
    const [laterDriver, laterRider] = [
      await rsvp(tomorrow, 1, { ride: 'offered', ride_seats: 4 }),
      await rsvp(tomorrow, 1, { ride: 'wanted', ride_from: '3 Mill Street' }),
    ];
    expect(await figure('rides_today')).toBe(before);
    await world().rpc('organizer', 'match_ride', { event: today, rider, driver });
    await world().rpc('organizer', 'match_ride', { event: tomorrow, rider: laterRider, driver: laterDriver });
    expect(await figure('rides_today')).toBe(before + 3);
    const fact = { id: randomUUID(), event_id: today, action: 'withdraw', signup_id: driver, device: 'K7Q2' };
    const client_created_at = new Date().toISOString();
    await world().rest('POST', 'event_checkins', await world().token('organizer'), { ...fact, client_created_at });
    expect(await figure('rides_today')).toBe(before);
  });

  it('volunteers grows by one for each person, however often they send the form', async () => {
    const before = await figure('volunteers');
    const email = `${randomUUID()}@example.com`;
    for (const address of [email, email.toUpperCase()]) {
      const row = { id: randomUUID(), type: 'volunteer', name: 'Ada', email: address, interest: 'door_knock' };
      const sent = { ...row, client_created_at: new Date().toISOString() };
      expect(await world().rest('POST', 'signups', null, sent)).toMatchObject({ status: 201 });
    }
    expect(await figure('volunteers')).toBe(before + 1);
  });

  it('the first visit of a new day finds them counted again, without anybody touching an event', async () => {
    const right = await figure('events_week');
    await query("update public.stats set value_number = 99 where label = 'events_week'");
    const visit = () =>
      world().rest('POST', 'analytics_events', null, {
        id: randomUUID(),
        event: 'page_view',
        props: { page: 'campaign_hub' },
        client_created_at: new Date().toISOString(),
      });
    await query(
      'insert into private.figure_day (day) values (private.town_day() - 1) on conflict (one) do update set day = excluded.day',
    );
    expect(await visit()).toMatchObject({ status: 201 });
    expect(await figure('events_week')).toBe(right);
    await query("update public.stats set value_number = 99 where label = 'events_week'");
    await visit();
    expect(await figure('events_week')).toBe(99);
    await query('select private.count_event_figures()');
  });
}
