/** The sample town: there once, complete, always with something coming up, and its people can sign in. */
import fs from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildIcs } from '../../src/features/events/model/ics.ts';
import { seedFile } from '../../supabase/local/root.ts';
import { mayBeSeeded, sampleAccounts, samplePassword, seedOnce } from '../../supabase/local/seed.ts';
import { databases, openWorld, type World } from './support/world.ts';

const tables = [
  'auth.users',
  'auth.identities',
  'public.user_roles',
  'public.events',
  'public.stats',
  'public.signups',
];

describe.each(databases)('on %s', (kind) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(kind);
  });
  afterAll(() => world.close());

  const query = (text: string) => world.backend.database.query(text);

  it('is applied once and not again', async () => {
    expect(await query('select path from supabase_migrations.seed_files')).toEqual([{ path: 'supabase/seed.sql' }]);
    await query("update public.stats set value_number = 1 where label = 'weekly_raised'");
    expect(await seedOnce(world.backend.database)).toBe(false);
    expect(await query("select value_number::int as n from public.stats where label = 'weekly_raised'")).toEqual([
      { n: 1 },
    ]);
  });

  it('the three events on the landing page end 90 minutes after their start, in their calendar files, too', async () => {
    const shown = await query(
      "select id, title, location, description, to_json(date) #>> '{}' as date, to_json(ends_at) #>> '{}' as ends_at from public.events where visibility = 'public' and date >= now() order by date limit 3",
    );
    expect(shown).toHaveLength(3);
    const context = { now: 0, domain: 'example.org', product: 'Test', cancelled: (text: string) => text };
    for (const { id, title, location, description, date, ends_at } of shown) {
      const event = { id: String(id), title: String(title), location: String(location), date: String(date) };
      const file = buildIcs({ ...event, description: String(description), ends_at: ends_at as string | null }, context); // a text or null
      const [start = '', end = ''] = ['DTSTART', 'DTEND'].map((name) => new RegExp(`${name}:(\\S+)`).exec(file)?.[1]);
      const at = (stamp: string) =>
        Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3:$4:$5Z'));
      expect([title, (at(end) - at(start)) / 60_000]).toEqual([title, 90]);
    }
  });

  it('changes nothing when it is applied again by hand', async () => {
    const everything = () => Promise.all(tables.map((table) => query(`select * from ${table} order by 1, 2`)));
    const before = await everything();
    await world.backend.database.script(fs.readFileSync(seedFile, 'utf8'));
    expect(await everything()).toEqual(before);
  });

  it('has at least three events to come, now and half a year from now, and some in the past', async () => {
    const [counts] = await query(`
      select count(*) filter (where date >= now())::int as now,
             count(*) filter (where date >= now() + interval '6 months')::int as later,
             count(*) filter (where date < now())::int as past
      from public.events`);
    expect(counts?.now).toBeGreaterThanOrEqual(8);
    expect(counts?.later).toBeGreaterThanOrEqual(3);
    expect(counts?.past).toBeGreaterThan(0);
  });

  it('invites people at sensible hours of the town’s own day', async () => {
    const rows = await query(`
      select title from public.events
      where extract(hour from date at time zone 'America/New_York') not between 8 and 19`);
    expect(rows).toEqual([]);
  });

  it('has the six figures of the landing page', async () => {
    const rows = await query('select label from public.stats order by 1');
    expect(rows.map((row) => row.label)).toEqual([
      'calls_total',
      'doors_total',
      'events_week',
      'rides_today',
      'volunteers',
      'weekly_raised',
    ]);
  });

  it('has figures that agree with its own rows', async () => {
    const figure = async (label: string) =>
      Number((await query(`select value_number from public.stats where label = '${label}'`))[0]?.value_number);
    expect(await figure('volunteers')).toBe(327);
    expect(await figure('rides_today')).toBe(6);
    const [week] = await query(`
      select count(*)::int as n from public.events
      where visibility = 'public' and date_trunc('week', date at time zone 'America/New_York')
        = date_trunc('week', now() at time zone 'America/New_York')`);
    expect(await figure('events_week')).toBe(week?.n);
    // Nobody is shown a rise that never was.
    expect(
      await query(
        "select record_id from public.audit_events where table_name = 'stats' and operation = 'UPDATE' and record_id <> 'weekly_raised'",
      ),
    ).toEqual([]);
  });

  it('names nobody who could be reached: example addresses and 555-01xx numbers only', async () => {
    const rows = await query(`
      select email, phone from public.signups
      where email not like '%@example.com' or phone !~ '555-01[0-9]{2}$'
      union all select null, phone from public.yard_sign_requests where phone !~ '555-01[0-9]{2}$'`);
    expect(rows).toEqual([]);
  });

  it.each(sampleAccounts)('$email signs in with the Supabase client and holds: $roles', async ({ email, roles }) => {
    const client = createClient('http://127.0.0.1', world.backend.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: (input, init) => {
          const { pathname, search } = new URL(input instanceof Request ? input.url : input);
          return world.backend.fetch(pathname + search, init);
        },
      },
    });
    const { data, error } = await client.auth.signInWithPassword({ email, password: samplePassword });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ full_name: expect.stringMatching(/^\w+ \w+$/) });
    const held = await client
      .from('user_roles')
      .select('role')
      .eq('user_id', data.user?.id ?? '');
    expect(held.data?.map(({ role }) => role).sort()).toEqual(roles === 'none' ? [] : roles.split(', ').sort());
  });
});

describe('the sample accounts, whose password everybody knows,', () => {
  it.each([
    ['embedded', '/home/me/.data/postgres', true],
    ['postgres', 'postgres://me:x@127.0.0.1:5432/campaign', true],
    ['postgres', 'postgres://me:x@localhost/campaign', true],
    ['postgres', 'postgres://me:x@db.example.com/campaign', false],
    ['postgres', 'postgres://me:x@localhost.example.com/campaign', false],
  ])('go on %s at %s: %s', (driver, url, allowed) => {
    expect(mayBeSeeded(driver, url)).toBe(allowed);
  });
});
