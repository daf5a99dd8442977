/** Roles that wait for the owner of an e-mail address, and for nobody else. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { auth, confirm, openMailbox, register, type Mailbox } from '../support/accounts.ts';
import { accountOf } from '../support/people.ts';
import { openSessions } from '../support/sessions.ts';
import { makeToken, secret } from '../support/tokens.ts';
import { goodRow, type World } from '../support/world.ts';

export function invitationStories(world: () => World): void {
  let mailbox: Mailbox;
  beforeAll(() => {
    mailbox = openMailbox();
  });
  afterAll(() => mailbox.close());

  const address = () => `invited-${randomUUID()}@example.com`;
  const query = (text: string, params: readonly unknown[] = []) => world().backend.database.query(text, params);
  const rolesOf = (id: string) =>
    query('select role, granted_by from public.user_roles where user_id = $1 order by 1', [id]);
  const invite = async (email: string, roles: string[] = ['advisor']) => {
    const row: Row = { ...goodRow('invitations'), email, roles };
    const token = await world().token('manager');
    expect(await world().rest('POST', 'invitations', token, row)).toMatchObject({ status: 201, message: '' });
    return String(row.id);
  };
  const accept = (token: string) => world().rest('POST', 'rpc/accept_invitations', token, {});
  const tokenOf = (sub: string, claims: Record<string, unknown> = {}) => makeToken({ sub, ...claims }, secret());
  const newAccount = async (email: string) => {
    const id = await register(world(), email);
    return { id, token: await confirm(world(), email, mailbox.codeFor(email)) };
  };

  it('gives its roles at the first sign-in, in the name of whoever invited, once', async () => {
    const email = address();
    const id = await invite(email.replace('invited', 'Invited'), ['field_organizer', 'advisor']);
    const listed = async () =>
      (await world().rpc('candidate', 'list_people')).rows.filter((row) => String(row.email).toLowerCase() === email);
    expect(await listed()).toMatchObject([{ user_id: null, status: 'invited', roles: ['advisor', 'field_organizer'] }]);

    const person = await newAccount(email);
    expect(await accept(person.token)).toMatchObject({ status: 200, rows: ['advisor', 'field_organizer'] });
    const granted_by = accountOf('manager')?.id;
    expect(await rolesOf(person.id)).toEqual([
      { role: 'advisor', granted_by },
      { role: 'field_organizer', granted_by },
    ]);
    expect(await listed()).toMatchObject([{ user_id: person.id, status: 'active', invited_at: expect.any(String) }]);
    expect(await query('select accepted_at is not null as done from public.invitations where id = $1', [id])).toEqual([
      { done: true },
    ]);

    await world().rpc('manager', 'revoke_role', { person: person.id, role: 'advisor' });
    expect(await accept(person.token)).toMatchObject({ status: 200, rows: [] });
    expect(await rolesOf(person.id)).toEqual([{ role: 'field_organizer', granted_by }]);
  });

  it('gives nothing to an account whose address nobody has confirmed', async () => {
    const email = address();
    await invite(email);
    const id = await register(world(), email);
    await openSessions(query, id);
    expect(await accept(tokenOf(id, { email }))).toMatchObject({ status: 200, rows: [] });
    expect(await rolesOf(id)).toEqual([]);
    const token = await confirm(world(), email, mailbox.codeFor(email));
    expect(await accept(token)).toMatchObject({ rows: ['advisor'] });
  });

  it('gives nothing to anybody else, whatever address their token claims', async () => {
    const email = address();
    await invite(email, ['candidate']);
    const newcomer = accountOf('newcomer')?.id ?? '';
    expect(await accept((await world().token('newcomer')) ?? '')).toMatchObject({ rows: [] });
    expect(await accept(tokenOf(newcomer, { email }))).toMatchObject({ rows: [] });
    expect(await rolesOf(newcomer)).toEqual([]);
    expect(await world().rpc('visitor', 'accept_invitations')).toMatchObject({ status: 401 });
  });

  it('gives nothing to somebody who changes to its address without proving it', async () => {
    const [own, invited] = [address(), address()];
    await invite(invited);
    const { id, token } = await newAccount(own);
    expect(await auth(world(), 'PUT', 'user', { email: invited }, token)).toMatchObject({ status: 200 });
    expect(await accept(token)).toMatchObject({ rows: [] });
    expect(await rolesOf(id)).toEqual([]);
    // Once both addresses have confirmed it (mailLinks.test.ts).
    await world().backend.database.query('update auth.users set email = $1, email_change = null where id = $2', [
      invited,
      id,
    ]);
    expect(await accept(token)).toMatchObject({ rows: ['advisor'] });
  });

  it('gives nothing once it is withdrawn', async () => {
    const email = address();
    const id = await invite(email);
    const token = await world().token('candidate');
    expect(await world().rest('DELETE', `invitations?id=eq.${id}`, token)).toMatchObject({ status: 204 });
    expect(await accept((await newAccount(email)).token)).toMatchObject({ rows: [] });
  });

  it('waits while the invited person is deactivated', async () => {
    const email = address();
    const person = await newAccount(email);
    await invite(email);
    await world().rpc('manager', 'deactivate_person', { person: person.id });
    expect(await accept(person.token)).toMatchObject({ rows: [] });
    await world().rpc('manager', 'reactivate_person', { person: person.id });
    expect(await accept(person.token)).toMatchObject({ rows: ['advisor'] });
  });

  it('stays on record once accepted', async () => {
    const email = address();
    const id = await invite(email);
    await accept((await newAccount(email)).token);
    await world().rest('DELETE', `invitations?id=eq.${id}`, await world().token('candidate'));
    expect(await query('select 1 from public.invitations where id = $1', [id])).toHaveLength(1);
  });

  it('waits only once for an address, however it is written', async () => {
    const email = address();
    await invite(email);
    const again = { ...goodRow('invitations'), email: email.toUpperCase() };
    const token = await world().token('candidate');
    expect(await world().rest('POST', 'invitations', token, again)).toMatchObject({ status: 409, code: '23505' });
  });

  it.each([
    ['an address that is none', { email: 'somewhere' }, 'invitations_email_shape'],
    ['a role that does not exist', { roles: ['advisor', 'mayor'] }, 'invitations_roles_known'],
    ['no role', { roles: [] }, 'invitations_roles_1_to_6'],
    ['another inviter', { invited_by: accountOf('candidate')?.id }, '42501'],
    ['a time of its own', { created_at: '2020-01-01T00:00:00Z' }, '42501'],
    ['the word that it was accepted', { accepted_at: '2020-01-01T00:00:00Z' }, '42501'],
  ])('with %s is refused', async (_, change, refusedBy) => {
    const row = { ...goodRow('invitations'), ...change };
    const { status, code, message } = await world().rest('POST', 'invitations', await world().token('manager'), row);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(`${code} ${message}`).toContain(refusedBy);
  });
}
