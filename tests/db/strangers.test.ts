/** Tokens that are not what they say, and rows under a name that is not the sender's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../supabase/local/database.ts';
import { accountOf } from './support/people.ts';
import { makeToken as token, secret } from './support/tokens.ts';
import { databases, goodRow, openWorld, type World } from './support/world.ts';

const anHourAgo = Math.floor(Date.now() / 1000) - 3600;

const strangers = [
  { who: 'a token signed with another secret', make: () => token({}, 'not the secret of this server, by far') },
  { who: 'a token that was never signed', make: () => token({}, null) },
  {
    who: 'a service-role token signed with another secret',
    make: () => token({ role: 'service_role' }, 'not the secret at all'),
  },
  { who: 'an expired token', make: () => token({ iat: anHourAgo - 3600, exp: anHourAgo }, secret()) },
  { who: 'a token whose end was changed', make: () => `${token({}, secret()).slice(0, -4)}AAAA` },
  { who: 'no token at all but some text', make: () => 'let me in' },
] as const;

describe.each(databases)('on %s', (kind) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(kind);
  });
  afterAll(() => world.close());

  const stored = (id: unknown) => world.backend.database.query('select * from public.signups where id = $1', [id]);

  it('the tokens of this test are taken when nothing is wrong with them', async () => {
    const answer = await world.rest('GET', 'signups?select=id', token({}, secret()));
    expect(answer.rows.length).toBeGreaterThan(0);
  });

  it.each(strangers)('$who reads nothing', async ({ make }) => {
    const answer = await world.rest('GET', 'signups?select=*', make());
    expect(answer).toMatchObject({ status: 401, rows: [] });
  });

  it.each(strangers)('$who stores nothing, not even anonymously', async ({ make }) => {
    const row = goodRow('signups');
    expect(await world.rest('POST', 'signups', make(), row)).toMatchObject({ status: 401 });
    expect(await stored(row.id)).toEqual([]);
  });

  it('a request without the publishable key is nobody’s and gets nothing', async () => {
    const response = await world.backend.fetch('/rest/v1/signups?select=*');
    expect(response.status).toBe(401);
  });

  it('a visitor cannot sign up under a staff member’s id', async () => {
    const row: Row = { ...goodRow('signups'), user_id: accountOf('candidate')?.id };
    expect(await world.rest('POST', 'signups', null, row)).toMatchObject({ status: 401, code: '42501' });
    expect(await stored(row.id)).toEqual([]);
  });

  it.each(['signups', 'yard_sign_requests', 'analytics_events'])(
    'a signed-in person stores into %s under no id but their own',
    async (table) => {
      const newcomer = await world.token('newcomer');
      const foreign = { ...goodRow(table), user_id: accountOf('candidate')?.id };
      expect(await world.rest('POST', table, newcomer, foreign)).toMatchObject({ status: 403, code: '42501' });
      const nameless = { ...goodRow(table), user_id: null };
      expect(await world.rest('POST', table, newcomer, nameless)).toMatchObject({ status: 403, code: '42501' });
      const own = goodRow(table);
      expect(await world.rest('POST', table, newcomer, own)).toMatchObject({ status: 201 });
      const [row] = await world.backend.database.query(`select user_id from public.${table} where id = $1`, [own.id]);
      expect(row?.user_id).toBe(accountOf('newcomer')?.id);
    },
  );

  it('what a visitor stores bears no id', async () => {
    const row = goodRow('signups');
    await world.rest('POST', 'signups', null, row);
    expect((await stored(row.id))[0]).toMatchObject({ user_id: null });
  });
});
