/** From a volunteer's form to a turf in hand: picked by an organizer, given a role by those who give roles, linked by e-mail. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { confirm, openMailbox, register } from '../support/accounts.ts';
import { accountOf, people, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { RIDGE_ROAD } from './fieldWorld.ts';

const fieldLeaders: readonly Person[] = ['organizer', 'deputy', 'manager', 'candidate'];

export function fieldCanvasserStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const volunteer = async (over: Row = {}): Promise<string> => {
    const id = randomUUID();
    const row = { id, type: 'volunteer', name: 'Nora Dell', phone: '(207) 555-0100', interest: 'door_knock' };
    const sent = await world().rest('POST', 'signups', null, { ...row, client_created_at: new Date(), ...over });
    expect(sent).toMatchObject({ status: 201 });
    return id;
  };
  const pick = (person: Person, signup: string, email: string | null = null) =>
    world().rpc(person, 'pick_canvasser', { signup, email });
  const entry = async (signup: string) =>
    (await world().rpc('organizer', 'list_volunteers')).rows.find((row) => row.signup_id === signup);

  it.each(people)('%s picks a volunteer, or is refused', async (person) => {
    const signup = await volunteer({ email: `${randomUUID()}@example.com` });
    const may = fieldLeaders.includes(person);
    expect((await pick(person, signup)).code).toBe(may ? '' : '42501');
    expect((await world().rpc(person, 'list_volunteers')).code).toBe(may ? '' : '42501');
    const { rows } = await world().rest('GET', `canvassers?signup_id=eq.${signup}`, await world().token(person));
    expect(rows).toHaveLength(may ? 1 : 0);
  });

  it('a volunteer with a phone only is asked for an address, and picked once however often', async () => {
    const signup = await volunteer();
    expect((await pick('organizer', signup)).message).toMatch(/^Ask them for an e-mail address/);
    expect((await pick('organizer', signup, 'nora')).message).toBe('This is not an e-mail address.');
    await pick('organizer', signup, 'nora.dell@example.com');
    await pick('deputy', signup, 'nora.d@example.com');
    expect(await query('select email from public.canvassers where signup_id = $1', [signup])).toEqual([
      { email: 'nora.d@example.com' },
    ]);
  });

  it('an idea or an RSVP is nobody who offered to walk', async () => {
    const idea = { type: 'idea', interest: null, notes: 'Shade at the bus stops.' };
    expect((await pick('organizer', await volunteer(idea), 'x@example.com')).message).toBe(
      'There is no such volunteer.',
    );
  });

  it('being picked gives no role: the candidate or a campaign manager does, then the turf can be handed over', async () => {
    const mailbox = openMailbox();
    const email = `walker-${randomUUID()}@example.com`;
    const signup = await volunteer({ email: email.toUpperCase() });
    await pick('organizer', signup);
    const account = await register(world(), email, 'Nora Dell');
    const asNora = async (name: string, token: string) => world().rest('POST', `rpc/${name}`, token, {});
    const token = await confirm(world(), email, mailbox.codeFor(email));
    mailbox.close();
    expect(await entry(signup)).toMatchObject({ user_id: null, has_role: false, invited: false });

    await asNora('accept_invitations', token);
    expect(await entry(signup)).toMatchObject({ user_id: account, has_role: false });
    expect(await query('select 1 from public.user_roles where user_id = $1', [account])).toEqual([]);
    expect((await world().rest('GET', 'canvassers?select=name', token)).rows).toEqual([{ name: 'Nora Dell' }]);
    const organizers = await world().token('organizer');
    const invitation = { id: randomUUID(), email, roles: ['field_organizer'] };
    expect(await world().rest('POST', 'invitations', organizers, invitation)).toMatchObject({ code: '42501' });

    await world().rest('POST', 'invitations', await world().token('manager'), { ...invitation, roles: ['advisor'] });
    expect(await entry(signup)).toMatchObject({ invited: true, has_role: false });
    await asNora('accept_invitations', token);
    expect(await entry(signup)).toMatchObject({ invited: false, has_role: true, turfs: 0 });

    const due = new Date(Date.now() + 86_400_000).toISOString();
    await world().rpc('organizer', 'check_out_turf', { turf: RIDGE_ROAD, person: account, due });
    expect((await world().rest('GET', 'rpc/my_turfs', token)).rows).toMatchObject([{ turf_id: RIDGE_ROAD }]);
    expect(await entry(signup)).toMatchObject({ turfs: 1 });
    await world().rpc('organizer', 'return_turf', { turf: RIDGE_ROAD });
  });

  it('somebody who has an account already is linked when picked; an address nobody proved links nobody', async () => {
    const advisor = accountOf('advisor');
    const signup = await volunteer({ email: advisor?.email });
    await pick('organizer', signup);
    expect(await entry(signup)).toMatchObject({ user_id: advisor?.id, has_role: true });

    const mailbox = openMailbox();
    const email = `unproved-${randomUUID()}@example.com`;
    await register(world(), email);
    mailbox.close();
    const other = await volunteer({ email });
    await pick('organizer', other);
    expect(await entry(other)).toMatchObject({ user_id: null });
  });

  it('who was picked, and by whom, is on record', async () => {
    const signup = await volunteer({ email: `${randomUUID()}@example.com` });
    const picked = (await pick('organizer', signup)).rows;
    expect(picked).toBeDefined();
    const [row] = await query('select id from public.canvassers where signup_id = $1', [signup]);
    const record = await query(
      "select actor from public.audit_events where table_name = 'canvassers' and record_id = $1 and operation = 'INSERT'",
      [row?.id],
    );
    expect(record).toEqual([{ actor: accountOf('organizer')?.id }]);
  });
}
