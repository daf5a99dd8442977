/** Who may see people and give and take roles, told person by person. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { accountOf, leaders, people, signedIn, staff } from '../support/people.ts';
import { signInByPassword } from '../support/signIn.ts';
import { openMailbox, register } from '../support/accounts.ts';
import type { World } from '../support/world.ts';

const newcomer = accountOf('newcomer')?.id;
const since = '2020-01-01T00:00:00Z';

// In this order they leave everything as it was.
const leadersOnly: readonly (readonly [string, Record<string, unknown>])[] = [
  ['list_people', {}],
  ['grant_role', { person: newcomer, role: 'advisor' }],
  ['revoke_role', { person: newcomer, role: 'advisor' }],
  ['deactivate_person', { person: newcomer }],
  ['reactivate_person', { person: newcomer }],
  ['audit_counts_by_day', { since }],
  ['analytics_counts_by_day', { since, zone: 'America/New_York' }],
  ['failures_on_phones', { since }],
  ['site_picture_room', {}],
];

export function peopleStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const dump = () =>
    Promise.all(
      ['public.user_roles', 'private.deactivated_people'].map((table) => query(`select * from ${table} order by 1, 2`)),
    );

  it.each(leaders)('%s may do all that leaders do', async (person) => {
    const before = await dump();
    for (const [name, args] of leadersOnly) {
      const { status } = await world().rpc(person, name, args);
      expect(`${name}: ${status}`).toMatch(/: 20[04]$/);
    }
    expect(await dump()).toEqual(before);
  });

  it.each(people.filter((person) => !leaders.includes(person)))('%s may do none of it', async (person) => {
    const before = await dump();
    for (const [name, args] of leadersOnly) {
      const answer = await world().rpc(person, name, args);
      expect(answer).toMatchObject({ status: person === 'visitor' ? 401 : 403, code: '42501', rows: [] });
      if (person !== 'visitor')
        expect(answer.message).toBe('Only the candidate and the campaign managers may do this.');
    }
    expect(await dump()).toEqual(before);
  });

  it('staff count the sign-ups by type and interest; others count nothing', async () => {
    const [total] = await query('select count(*)::int as n from public.signups where quarantined_at is null');
    for (const person of staff) {
      const { rows } = await world().rpc(person, 'signup_counts');
      expect(rows.reduce((sum, row) => sum + Number(row.count), 0)).toBe(total?.n);
      expect(rows).toContainEqual({ type: 'volunteer', interest: 'door_knock', count: 1 });
    }
    expect((await world().rpc('advisor', 'signup_counts', { since: '2999-01-01' })).rows).toEqual([]);
    expect(await world().rpc('newcomer', 'signup_counts')).toMatchObject({ status: 200, rows: [] });
    expect(await world().rpc('visitor', 'signup_counts')).toMatchObject({ status: 401 });
  });

  it('are all listed, with names, roles and last sign-in', async () => {
    for (const person of signedIn) await signInByPassword(world().backend, person);
    const { rows } = await world().rpc('manager', 'list_people');
    for (const person of signedIn) {
      const row = rows.find(({ user_id }) => user_id === accountOf(person)?.id);
      expect(row).toMatchObject({ email: accountOf(person)?.email, status: 'active', invited_at: null });
      expect(row?.full_name).toMatch(/^\w+ \w+$/);
      expect(Date.parse(String(row?.last_sign_in_at))).toBeGreaterThan(Date.now() - 3_600_000);
    }
    const deputy = rows.find(({ user_id }) => user_id === accountOf('deputy')?.id);
    expect(deputy?.roles).toEqual(['content_manager', 'field_organizer']);
    expect(rows.find(({ user_id }) => user_id === newcomer)?.roles).toEqual([]);
    const asked = await world().rest('GET', 'rpc/list_people', await world().token('manager'));
    expect(asked).toMatchObject({ status: 200, rows });
  });

  it('who never confirmed their address are not listed and get no role', async () => {
    const email = `${randomUUID()}@example.com`;
    const mailbox = openMailbox(); // So that the mail is not printed.
    const person = await register(world(), email).finally(mailbox.close);
    expect((await world().rpc('manager', 'list_people')).rows.map((row) => row.email)).not.toContain(email);
    const answer = await world().rpc('manager', 'grant_role', { person, role: 'advisor' });
    expect(answer).toMatchObject({ status: 400, message: 'There is no confirmed account of this person.' });
  });

  it('get a role in the name of whoever gave it, and giving it twice is no error', async () => {
    const args = { person: newcomer, role: 'finance_director' };
    for (const person of ['manager', 'candidate'] as const)
      expect(await world().rpc(person, 'grant_role', args)).toMatchObject({ status: 204 });
    expect(await query('select role, granted_by from public.user_roles where user_id = $1', [newcomer])).toEqual([
      { role: 'finance_director', granted_by: accountOf('manager')?.id },
    ]);
    for (const person of ['candidate', 'manager'] as const)
      expect(await world().rpc(person, 'revoke_role', args)).toMatchObject({ status: 204 });
    expect(await query('select 1 from public.user_roles where user_id = $1', [newcomer])).toEqual([]);
  });

  it('who are not there, and roles that do not exist, are refused in words', async () => {
    const nobody = randomUUID();
    const refused = { status: 400, code: '22023' };
    expect(await world().rpc('candidate', 'grant_role', { person: newcomer, role: 'mayor' })).toMatchObject({
      ...refused,
      message: 'There is no such role.',
    });
    expect(await world().rpc('candidate', 'grant_role', { person: nobody, role: 'advisor' })).toMatchObject(refused);
    expect(await world().rpc('candidate', 'deactivate_person', { person: nobody })).toMatchObject({
      ...refused,
      message: 'There is no account of this person.',
    });
  });
}
