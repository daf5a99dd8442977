/** What somebody with a second factor reads and does at aal1, at aal2, and at aal2 of twenty minutes ago. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimsOf, enrol, idOf, noFactors, tokenOf, type Proof } from '../support/factors.ts';
import { makeToken, secret } from '../support/tokens.ts';
import { goodRow, type World } from '../support/world.ts';

/** Nobody's data: what the whole town may read, the campaign's own words, and the law. */
const NOT_ABOUT_PEOPLE = [
  'campaign_settings',
  'content_snapshots',
  'election_cycles',
  'elections',
  'events',
  'question_options',
  'questions',
  'rule_sets',
  'rules',
  'scripts',
  'stats',
  // Always empty: what is put in is counted as a hash of a device's secret.
  'supports_sent',
];
/** Taken from everybody, in whatever state of signing in; guarded where they are read. */
const READ_ALONE = ['analytics_events', 'device_failures'];
/** One's own roles stay in sight, so that the app knows whom it asks. Guarded by command. */
const BY_COMMAND = ['user_roles'];

export function factorMatrix(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  beforeAll(async () => {
    await world().rest('POST', 'analytics_events', null, goodRow('analytics_events'));
    await world().rest('POST', 'invitations', await world().token('manager'), goodRow('invitations'));
    await enrol(world(), 'candidate');
  });
  afterAll(() => noFactors(world()));

  const guarded = () =>
    query(`select c.relname as name, array_agg(p.polcmd::text order by p.polcmd) as commands
           from pg_policy p join pg_class c on c.oid = p.polrelid
           where not p.polpermissive and c.relnamespace = 'public'::regnamespace
             and pg_get_expr(coalesce(p.polqual, p.polwithcheck), p.polrelid) like '%second_factor_missing%'
             and 'authenticated'::regrole::oid = any (p.polroles)
           group by 1 order by 1`);

  it('is asked for by every table with people’s data: a table is about nobody, or guarded', async () => {
    const tables = await query(
      "select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace",
    );
    const commandsOf = (name: unknown): unknown =>
      NOT_ABOUT_PEOPLE.includes(String(name))
        ? []
        : READ_ALONE.includes(String(name))
          ? ['r']
          : BY_COMMAND.includes(String(name))
            ? ['a', 'd', 'r']
            : ['*'];
    const found = new Map((await guarded()).map(({ name, commands }) => [name, commands]));
    expect(tables.length).toBeGreaterThan(20);
    for (const { name } of tables) expect([name, found.get(name) ?? []]).toEqual([name, commandsOf(name)]);
  });

  it('is asked for by every view too, which shows no more than its reader may see', async () => {
    const open = await query(
      `select relname from pg_class where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
         and not coalesce(reloptions @> '{security_invoker=true}', false)
         and has_table_privilege('authenticated', oid, 'select')`,
    );
    expect(open).toEqual([]);
  });

  it('opens every guarded table that has rows; without it each shows none, and no error', async () => {
    let seen = 0;
    for (const { name } of await guarded()) {
      const read = (proof: Proof) =>
        world().rest('GET', `${String(name)}?select=*&limit=3`, tokenOf('candidate', proof));
      const missing = await read('aal1');
      if (name === 'user_roles') expect(missing.rows.map((row) => row.user_id)).toEqual([idOf('candidate')]);
      // Of some columns alone may be read: then the whole row is refused, at every level.
      else if (missing.code === '') expect([name, missing.status, missing.rows]).toEqual([name, 200, []]);
      const [fresh, stale] = [await read('aal2'), await read('stale aal2')];
      expect(stale).toEqual(fresh);
      if (fresh.rows.length > 0) seen++;
    }
    expect(seen).toBeGreaterThan(9);
  });

  it('is asked for by what calls do, too, and a rest without one says which is missing', async () => {
    const call = (name: string, proof: Proof) => world().rest('POST', `rpc/${name}`, tokenOf('candidate', proof), {});
    for (const name of ['list_people', 'turf_overview', 'list_volunteers', 'event_overview']) {
      expect([name, await call(name, 'aal1')]).toMatchObject([name, { status: 403, code: 'PT403' }]);
      expect([name, await call(name, 'stale aal2')]).toMatchObject([name, { status: 200 }]);
    }
  });

  it.each(['signups', 'yard_sign_requests', 'event_checkins', 'user_roles'])(
    'a row of %s waits for it: PT403 and not 42501, and nothing is stored',
    async (table) => {
      const count = () => query(`select count(*)::int as n from public.${table}`);
      const before = await count();
      const answer = await world().rest('POST', table, tokenOf('candidate', 'aal1'), goodRow(table));
      expect(answer).toMatchObject({ status: 403, code: 'PT403', message: 'This needs your second factor.' });
      expect(await count()).toEqual(before);
    },
  );

  it.each(['contact_attempts', 'households', 'people', 'submission_actions', 'person_links', 'idea_actions'])(
    'asks before the policies of %s do',
    async (table) => {
      const [row] = await query(
        `select 1 as n from pg_trigger where tgrelid = 'public.${table}'::regclass and tgname = '${table}_ask_second_factor'
         and tgenabled = 'O' and tgtype = 6`,
      );
      expect(row).toEqual({ n: 1 });
    },
  );

  it('of long ago gives no role, takes none, exports nothing, sets no rule and resets nobody', async () => {
    const person = idOf('newcomer');
    const calls: readonly (readonly [string, Record<string, unknown>])[] = [
      ['grant_role', { person, role: 'advisor' }],
      ['revoke_role', { person, role: 'advisor' }],
      ['deactivate_person', { person }],
      ['reactivate_person', { person }],
      ['set_role_requirement', { role: 'advisor', min_aal: 'aal1' }],
      ['reset_second_factor', { person }],
      ['begin_export', { what: 'people' }],
      ['drop_submissions', { ids: [] }],
      ['set_retention', { subject: 'visits', days: 3650 }],
      ['run_retention', { subject: 'visits' }],
    ];
    for (const [name, args] of calls) {
      const call = (proof: Proof) => world().rest('POST', `rpc/${name}`, tokenOf('candidate', proof), args);
      expect([name, await call('aal1')]).toMatchObject([name, { status: 403, code: 'PT403' }]);
      expect([name, await call('stale aal2')]).toMatchObject([name, { status: 428, code: 'PT428' }]);
      expect([name, (await call('aal2')).code]).toEqual([name, '']);
    }
    const row = goodRow('user_roles');
    const [stale, fresh] = [tokenOf('candidate', 'stale aal2'), tokenOf('candidate', 'aal2')];
    expect(await world().rest('POST', 'user_roles', stale, row)).toMatchObject({ code: 'PT428' });
    expect(await world().rest('POST', 'invitations', stale, goodRow('invitations'))).toMatchObject({ code: 'PT428' });
    expect(await world().rest('POST', 'user_roles', fresh, row)).toMatchObject({ status: 201 });
    const mine = `user_roles?user_id=eq.${person}`;
    expect(await world().rest('DELETE', mine, stale)).toMatchObject({ code: 'PT428' });
    expect(await world().rest('DELETE', mine, fresh)).toMatchObject({ status: 204 });
  });

  it('is not replaced by a fresh password at aal2, nor by a token that says no time', async () => {
    const now = Math.floor(Date.now() / 1000);
    for (const amr of [[{ method: 'password', timestamp: now }], [{ method: 'totp' }], ['totp'], 'totp', undefined]) {
      const token = makeToken({ ...claimsOf('candidate', 'aal2'), amr }, secret());
      const answer = await world().rest('POST', 'rpc/begin_export', token, { what: 'people' });
      expect([amr, answer.code]).toEqual([amr, 'PT428']);
    }
  });

  it('asks nobody who has none: a sign-in of a moment ago is proof for them, one of long ago is not', async () => {
    const lists = await world().rest('POST', 'rpc/list_people', tokenOf('manager', 'aal1'), {});
    expect(lists.status).toBe(200);
    const proved = await world().rpc('manager', 'begin_export', { what: 'people' });
    expect(proved.code).toBe('');
    await query("update auth.sessions set created_at = now() - interval '20 minutes' where user_id = $1", [
      idOf('manager'),
    ]);
    const late = await world().rpc('manager', 'begin_export', { what: 'people' });
    expect(late).toMatchObject({ status: 428, code: 'PT428' });
    await query('update auth.sessions set created_at = now() where user_id = $1', [idOf('manager')]);
  });
}
