/** Where somebody is signed in and what happened to their account: their own rows alone, behind the factor that they have. */
import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { claimsOf, enrol, idOf, noFactors, tokenOf } from '../support/factors.ts';
import type { Person } from '../support/people.ts';
import { makeToken, secret } from '../support/tokens.ts';
import type { World } from '../support/world.ts';

export function ownAccountStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const call = (name: string, token: string, args = {}) => world().rest('POST', `rpc/${name}`, token, args);
  async function session(person: Person): Promise<string> {
    const id = randomUUID();
    await query(
      `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent) values ($1, $2, now(), now(), 'aal1', 'A phone')`,
      [id, idOf(person)],
    );
    return id;
  }
  afterEach(() => noFactors(world()));

  it('lists one’s own sessions, says which is this one, and ends one', async () => {
    await query('delete from auth.sessions');
    await query('delete from auth.audit_log_entries');
    const [here, there, others] = [await session('advisor'), await session('advisor'), await session('finance')];
    const token = makeToken({ ...claimsOf('advisor', 'aal1'), session_id: here }, secret());
    const { rows } = await call('my_sessions', token);
    expect(rows.map(({ id, is_current, user_agent, aal }) => ({ id, is_current, user_agent, aal }))).toEqual(
      expect.arrayContaining([
        { id: here, is_current: true, user_agent: 'A phone', aal: 'aal1' },
        { id: there, is_current: false, user_agent: 'A phone', aal: 'aal1' },
      ]),
    );
    expect(rows).toHaveLength(2);
    expect(Math.abs(Date.parse(String(rows[0]?.last_used_at)) - Date.now())).toBeLessThan(600_000);
    for (const other of [others, randomUUID()]) await call('end_my_session', token, { session: other });
    await call('end_my_session', token, { session: there });
    const left = await query('select id from auth.sessions order by user_id');
    expect(left.map(({ id }) => id)).toEqual([here, others]);
    expect((await call('my_security_events', token)).rows).toMatchObject([{ action: 'session_ended' }]);
    await query('delete from private.security_events');
  });

  it('tells what the auth server wrote down of this person, in words of ours, and what was exported', async () => {
    await query('delete from auth.audit_log_entries');
    const write = (action: string, person: Person, traits = {}) =>
      query(
        `insert into auth.audit_log_entries (id, payload, created_at, ip_address)
         values ($1, $2::text::json, now() - interval '1 hour', '')`,
        [randomUUID(), JSON.stringify({ action, actor_id: idOf(person), traits })],
      );
    await write('login', 'advisor');
    await write('token_refreshed', 'advisor');
    await write('login', 'finance');
    await write('factor_unenrolled', 'advisor', { factor_status: 'unverified' });
    await call('begin_export', tokenOf('advisor', 'aal1'), { what: 'events' });
    const { rows } = await call('my_security_events', tokenOf('advisor', 'aal1'));
    expect(rows.map(({ action, detail }) => [action, detail])).toEqual([
      ['exported', 'events'],
      ['signed_in', null],
    ]);
  });

  it('says which of the two links of a new address is still to be opened, of one’s own alone', async () => {
    const change = async (person: Person) => (await call('my_email_change', tokenOf(person, 'aal1'))).rows[0] ?? null;
    expect(await change('advisor')).toBeNull();
    const set = (columns: string) => query(`update auth.users set ${columns} where id = $1`, [idOf('advisor')]);
    await set(`email_change = 'next@example.com', email_change_token_current = 'a', email_change_token_new = 'b'`);
    expect(await change('advisor')).toMatchObject({
      new_email: 'next@example.com',
      current_is_open: true,
      new_is_open: true,
      one_is_confirmed: false,
    });
    await set(`email_change_token_current = '', email_change_confirm_status = 1`);
    expect(await change('advisor')).toMatchObject({
      current_is_open: false,
      new_is_open: true,
      one_is_confirmed: true,
    });
    expect(await change('finance')).toBeNull();
    await set(`email_change = '', email_change_token_new = '', email_change_confirm_status = 0`);
  });

  it('is closed until the factor is given, and open to whoever has none yet', async () => {
    await enrol(world(), 'advisor');
    for (const name of ['my_sessions', 'my_security_events', 'my_email_change'])
      expect(await call(name, tokenOf('advisor', 'aal1'))).toMatchObject({ status: 403, code: 'PT403' });
    const { rows } = await call('my_security_events', tokenOf('advisor', 'aal2'));
    expect(rows).toContainEqual(expect.objectContaining({ action: 'factor_added', detail: 'A phone' }));
    expect((await call('my_sessions', tokenOf('finance', 'aal1'))).status).toBe(200);
  });

  it('tells a visitor nothing', async () => {
    for (const name of ['my_sessions', 'my_security_events', 'my_second_factor', 'my_email_change'])
      expect(await world().rpc('visitor', name)).toMatchObject({ status: 401, code: '42501' });
  });
}
