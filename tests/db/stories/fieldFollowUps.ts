/** A sign or an offer to help that was ticked by mistake at a door: the correction reaches the record, whatever arrives first. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { accountOf, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { knock } from './fieldWorld.ts';

export function fieldFollowUpStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const by = (person: Person): Row => ({ user_id: accountOf(person)?.id ?? null, client_created_at: new Date() });
  const add = async (table: string, person: Person, row: Row) =>
    expect(
      await world().rest('POST', table, await world().token(person), row, { prefer: 'return=minimal' }),
    ).toMatchObject({ status: 201 });
  const sendSign = (person: Person, id: string) =>
    add('yard_sign_requests', person, {
      id,
      name: 'Ada Quill',
      address: '1 Mill Street',
      phone: '(207) 555-0100',
      ...by(person),
    });
  const sendOffer = (person: Person, id: string, phone: string) =>
    add('signups', person, { id, type: 'volunteer', name: 'Ada Quill', phone, interest: 'door_knock', ...by(person) });
  const talk = (followUps: Row, over: Row = {}, person: Person = 'organizer') =>
    knock(world(), person, { result: 'canvassed', support: 2, ...followUps, ...over });
  /** As the dashboard asks. */
  const waits = async (id: string) => (await world().rpc('advisor', 'waiting_signs')).rows.some((row) => row.id === id);
  const offer = async (id: string) =>
    (await world().rpc('organizer', 'list_volunteers')).rows.find((row) => row.signup_id === id);
  const figure = async () =>
    Number((await world().rest('GET', 'stats?label=eq.volunteers', null)).rows[0]?.value_number);

  it('a sign waits as long as its conversation counts, and is withdrawn with a correction that does not name it', async () => {
    const sign_id = randomUUID();
    await sendSign('organizer', sign_id);
    const first = await talk({ sign_id });
    expect(await waits(sign_id)).toBe(true);
    await talk({}, { supersedes: first.id });
    expect(await waits(sign_id)).toBe(false);
  });

  it('a correction that brings a sign of its own leaves that one', async () => {
    const [before, after] = [randomUUID(), randomUUID()];
    await sendSign('organizer', before);
    const first = await talk({ sign_id: before });
    await sendSign('organizer', after);
    await talk({ sign_id: after }, { supersedes: first.id });
    expect([await waits(before), await waits(after)]).toEqual([false, true]);
  });

  it('an offer that is taken back is marked for staff and counts no more, and one that stays does', async () => {
    const volunteer_id = randomUUID();
    const before = await figure();
    await sendOffer('organizer', volunteer_id, '(207) 444-0131');
    expect(await figure()).toBe(before + 1);
    const first = await talk({ volunteer_id });
    expect(await offer(volunteer_id)).toMatchObject({ withdrawn: false });
    await knock(world(), 'organizer', { result: 'undone', supersedes: first.id });
    expect(await offer(volunteer_id)).toMatchObject({ withdrawn: true });
    expect(await figure()).toBe(before);
    const counted = await world().rpc('advisor', 'signup_counts', {
      since: new Date(Date.now() - 60_000).toISOString(),
    });
    const all = await query(
      "select 1 from public.signups where type = 'volunteer' and created_at > now() - interval '1 minute' and withdrawn_at is null and interest = 'door_knock'",
    );
    expect(
      Number(counted.rows.find((row) => row.type === 'volunteer' && row.interest === 'door_knock')?.count ?? 0),
    ).toBe(all.length);
  });

  it('whichever arrives first, the fact, its correction or the sign', async () => {
    const [sign_id, first] = [randomUUID(), randomUUID()];
    await talk({}, { supersedes: first });
    await sendSign('organizer', sign_id);
    expect(await waits(sign_id)).toBe(true);
    await talk({ sign_id }, { id: first });
    expect(await waits(sign_id)).toBe(false);

    const [late, brought] = [randomUUID(), randomUUID()];
    await talk({ sign_id: late }, { id: brought });
    await knock(world(), 'organizer', { result: 'undone', supersedes: brought });
    await sendSign('organizer', late);
    expect(await waits(late)).toBe(false);
  });

  it('a sign and its correction that arrive at the same instant', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sign_id = randomUUID();
      const first = await talk({ sign_id });
      await Promise.all([sendSign('organizer', sign_id), talk({}, { supersedes: first.id })]);
      expect(await waits(sign_id)).toBe(false);
    }
  });

  it('nobody takes back what somebody else sent', async () => {
    const sign_id = randomUUID();
    await sendSign('manager', sign_id);
    const first = await talk({ sign_id });
    await knock(world(), 'organizer', { result: 'undone', supersedes: first.id });
    expect(await waits(sign_id)).toBe(true);
    // Nor does another one's correction of a conversation that was not theirs.
    const mine = randomUUID();
    await sendSign('organizer', mine);
    const said = await talk({ sign_id: mine });
    await knock(world(), 'manager', { result: 'undone', supersedes: said.id });
    expect(await waits(mine)).toBe(true);
  });

  it('a shift that is rolled back takes its signs along, and brings them back', async () => {
    const sign_id = randomUUID();
    const at = new Date(Date.now() - 40 * 86_400_000);
    await sendSign('organizer', sign_id);
    await talk({ sign_id }, { client_created_at: at.toISOString() });
    const rolled = await world().rpc('candidate', 'roll_back_shift', {
      canvasser: accountOf('organizer')?.id,
      since: new Date(at.getTime() - 1000).toISOString(),
      until: new Date(at.getTime() + 1000).toISOString(),
      reason: 'The wrong street.',
    });
    expect(rolled.code).toBe('');
    expect(await waits(sign_id)).toBe(false);
    const [made] = await query('select id from public.shift_rollbacks order by created_at desc limit 1');
    await world().rpc('candidate', 'restore_shift', { rollback: made?.id });
    expect(await waits(sign_id)).toBe(true);
  });
}
