/** A hosted API answers with 1,000 rows and no word about the rest (max_rows): what the app reads whole comes whole. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CEDAR_STREET } from './stories/fieldWorld.ts';
import { databases, openWorld, type World } from './support/world.ts';

const PEOPLE = 1_500;
const STREETS = 700;

/** What may answer with rows: each has few, by a limit of its own or by what it is. */
const bounded = {
  accept_invitations: 'one array of roles',
  analytics_counts_by_day: '30 days of the specification’s 7 names',
  attempts_by_hour: '7 days of 24 hours',
  audit_counts_by_day: '30 days of fewer than 20 tables',
  begin_import: 'one row',
  begin_indicator_set: 'one row',
  begin_money_import: 'one row',
  begin_payment_file: 'one row',
  call_languages: 'limit 20',
  content_reviewers: 'the staff who may review',
  failures_on_phones: 'limit 200, the newest',
  import_indicator_values: 'one row',
  import_payments: 'one row',
  import_voters: 'one row',
  indicator_sets: 'limit 50',
  preview_indicator_values: 'limit 2000',
  site_picture_room: 'one row',
  list_imports: 'limit 20',
  list_money_imports: 'limit 50',
  list_payment_files: 'limit 50',
  list_rollbacks: 'limit 50',
  list_volunteers: 'limit 500, which the page says',
  list_walks: 'limit 50',
  make_turf_code: 'one row',
  my_calls: 'at most 100 asked for, and those who share their numbers',
  my_turfs: 'the turfs in one person’s hands',
  signup_counts: '4 types by 4 interests',
  take_turf: 'one row',
  turf_conflicts: 'limit 50',
  waiting_signs: 'limit 1000, the oldest first',
  walk_list: 'a turf has at most 500 doors, and those found on the walk',
  walk_script: 'the questions of one script',
};

// PostgREST cuts by itself (max_rows), as hosted Supabase does; the embedded server when it is asked to.
describe.each(databases)('asked for 1,000 rows at most on %s', (kind) => {
  const most = kind === 'PostgREST' ? '' : 'limit=1000';
  let world: World;
  beforeAll(async () => {
    world = await openWorld(kind);
    const { query } = world.backend.database;
    await query(
      `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
       select gen_random_uuid(), 'authenticated', 'authenticated', 'member-' || n || '@example.com', now(), '{}', now(), now()
       from generate_series(1, ${PEOPLE}) as n`,
    );
    await query(
      `insert into public.user_roles (user_id, role)
       select id, 'advisor' from auth.users where email like 'member-%'`,
    );
    await query(
      `insert into public.households (street, number)
       select 'Street ' || lpad(n::text, 4, '0'), side from generate_series(1, ${STREETS}) as n, generate_series(1, 2) as side`,
    );
    await query(
      `insert into public.households (street, number) select 'Long Street', n from generate_series(1, ${PEOPLE}) as n`,
    );
    await query(`insert into public.turfs (name) select 'Turf ' || n from generate_series(1, ${PEOPLE}) as n`);
    await query(
      `insert into private.field_phones (user_id, device, seen_at, waiting, needs_help)
       select id, 'K7Q2', now(), 0, 0 from auth.users where email like 'member-%'`,
    );
  });
  afterAll(() => world.close());

  const ask = async (path: string) => {
    const { rows, status } = await world.rest('GET', `rpc/${path}`, await world.token('candidate'));
    expect(status).toBe(200);
    return rows;
  };

  it.each([
    ['list_people', PEOPLE, 'email', (n: number) => `member-${n}@example.com`],
    ['field_people', PEOPLE, 'name', (n: number) => `member-${n}@example.com`],
    ['list_phones', PEOPLE, 'name', (n: number) => `member-${n}@example.com`],
    ['turf_overview', PEOPLE, 'name', (n: number) => `Turf ${n}`],
    ['street_doors?street=Long+Street', PEOPLE, 'number', (n: number) => n],
    ['map_doors', STREETS, 'street', (n: number) => `Street ${String(n).padStart(4, '0')}`],
  ])('%s gives every one', async (path, count, column, named) => {
    const found = new Set((await ask(`${path}${path.includes('?') ? '&' : '?'}${most}`)).map((row) => row[column]));
    expect(Array.from({ length: count }, (_, at) => named(at + 1)).filter((one) => !found.has(one))).toEqual([]);
  });

  it('a list of rows is cut at 1,000, so that these would be', async () => {
    const { rows } = await world.rest('GET', `households?select=id&${most}`, await world.token('candidate'));
    expect(rows).toHaveLength(1000);
    expect(await ask(`walk_list?turf=${CEDAR_STREET}&limit=3`)).toHaveLength(3);
  });

  it('street_sides gives both sides of every street', async () => {
    const sides = (await ask(`street_sides?${most}`)).filter((row) => String(row.street).startsWith('Street '));
    expect(sides).toHaveLength(2 * STREETS);
    expect(sides.slice(0, 2)).toMatchObject([
      { street: 'Street 0001', side: 'odd' },
      { street: 'Street 0001', side: 'even' },
    ]);
  });

  it('every other function that answers with rows is named here with its bound', async () => {
    const rows = await world.backend.database.query(`
      select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and proretset order by 1`);
    const known = new Set(Object.keys(bounded));
    expect(rows.map((row) => row.name).filter((name) => !known.has(String(name)))).toEqual([]);
  });
});
