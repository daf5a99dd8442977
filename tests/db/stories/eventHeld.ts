/** RSVPs that are held for review: shown as such in the event's queue, released by those who run events, and told truly to their sender. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { fieldLeaders, people } from '../support/people.ts';
import { sendFrom } from '../support/senders.ts';
import type { World } from '../support/world.ts';

const BOT: Row = { trap: 'https://example.com' };

export function heldRsvpStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const event = async (capacity: number | null = 10): Promise<string> => {
    const id = randomUUID();
    const date = new Date(Date.now() + 86_400_000).toISOString();
    const details = { title: 'Held', date, location: 'The mill', capacity };
    await world().rpc('organizer', 'save_event', { event: id, expected_version: null, details });
    return id;
  };
  let made = 0;
  const row = (event_id: string, headcount: number, change: Row = {}): Row => ({
    id: randomUUID(),
    type: 'event',
    name: `Guest ${(made += 1)}`,
    phone: `207555${String(1000 + made)}`,
    notes: `Headcount: ${headcount}`,
    event_id,
    client_created_at: new Date().toISOString(),
    ...change,
  });
  const send = async (one: Row): Promise<string> => {
    expect(await world().rest('POST', 'signups', null, one)).toMatchObject({ status: 201, message: '' });
    return String(one.id);
  };
  const place = async (id: string): Promise<unknown> => {
    const headers = { apikey: world().backend.publishableKey };
    return (await world().backend.fetch(`/rest/v1/rpc/rsvp_place?rsvp=${id}`, { headers })).json();
  };
  const held = async (id: string) => (await world().rpc('organizer', 'held_rsvps', { event: id })).rows;

  it('sent within two seconds is not held for quickness alone', async () => {
    const id = await event();
    for (const filled_in_ms of [0, 3, 450, 1200, 1999]) {
      const one = await send(row(id, 1, { filled_in_ms }));
      expect(await place(one)).toBe('place');
    }
    expect(await held(id)).toEqual([]);
  });

  it('is quick and the eleventh form of one phone in ten minutes: two signs together', async () => {
    const id = await event(null);
    const sender = { address: '203.0.113.7', device: randomUUID() };
    const quick = () => row(id, 1, { filled_in_ms: 200 });
    for (let sent = 0; sent < 10; sent += 1) expect(await sendFrom(world(), sender, 'signups', [quick()])).toBeNull();
    expect(await held(id)).toEqual([]);
    const [eleventh, slow] = [quick(), row(id, 1, { filled_in_ms: 20_000 })];
    for (const one of [eleventh, slow]) await sendFrom(world(), sender, 'signups', [one]);
    expect(await held(id)).toMatchObject([{ id: eleventh.id, reason: 'too_fast' }]);
  });

  it('is listed with who, how many and why, and counted for all staff in the list of events', async () => {
    const id = await event();
    const first = await send(row(id, 3, { ...BOT, name: 'Ada Quill' }));
    await send(row(id, 2));
    const second = await send(row(id, 1, { ...BOT, name: 'Noor Haddad' }));
    expect(await held(id)).toMatchObject([
      { id: first, name: 'Ada Quill', headcount: 3, reason: 'trap' },
      { id: second, name: 'Noor Haddad', headcount: 1, reason: 'trap' },
    ]);
    for (const person of ['advisor', 'finance', 'organizer'] as const) {
      const { rows } = await world().rpc(person, 'event_overview');
      expect(rows.find((one) => one.id === id)).toMatchObject({ held: 2, expected: 2, rsvps: 1 });
    }
  });

  it('tells its sender that it is in review, never that it is confirmed', async () => {
    const id = await event();
    const one = await send(row(id, 1, BOT));
    expect(await place(one)).toBe('review');
    await world().rpc('organizer', 'release_rsvps', { event: id, ids: [one] });
    expect(await place(one)).toBe('place');
    const open = await send(row(await event(null), 1, BOT));
    expect(await place(open)).toBe('review');
  });

  it('takes its place in line from the moment of its release: no one who was promised one loses it', async () => {
    const id = await event(4);
    const early = await send(row(id, 3, BOT));
    const honest = await send(row(id, 2));
    await world().rpc('organizer', 'release_rsvps', { event: id, ids: [early] });
    expect([await place(honest), await place(early)]).toEqual(['place', 'waiting']);
    expect(await held(id)).toEqual([]);
  });

  it.each(people)('is %s’s to see and to release only if they run events', async (person) => {
    const id = await event();
    const one = await send(row(id, 1, BOT));
    const runs = [...fieldLeaders, 'content'].includes(person);
    const wanted = runs ? { status: 200 } : { code: '42501' };
    expect(await world().rpc(person, 'held_rsvps', { event: id })).toMatchObject(wanted);
    expect(await world().rpc(person, 'release_rsvps', { event: id, ids: [one] })).toMatchObject(wanted);
    expect(await held(id)).toHaveLength(runs ? 0 : 1);
  });

  it('is released for its own event alone, once, and never after it was dropped', async () => {
    const [id, other] = [await event(), await event()];
    const [one, dropped] = [await send(row(id, 1, BOT)), await send(row(id, 1, BOT))];
    const volunteer = randomUUID();
    const offer = { type: 'volunteer', name: 'Vi', phone: '2075550123', interest: 'door_knock' };
    await send({ id: volunteer, ...offer, client_created_at: new Date().toISOString(), ...BOT });
    await world().rpc('manager', 'drop_submissions', { ids: [dropped] });
    const released = async (where: string, ids: string[]) => {
      const [{ n } = {}] = await query('select count(*)::int as n from public.signups where released_at is not null');
      expect(await world().rpc('organizer', 'release_rsvps', { event: where, ids })).toMatchObject({ status: 200 });
      const [{ n: after } = {}] = await query(
        'select count(*)::int as n from public.signups where released_at is not null',
      );
      return Number(after) - Number(n);
    };
    expect(await released(other, [one])).toBe(0);
    expect(await released(id, [one, dropped, volunteer])).toBe(1);
    expect(await released(id, [one])).toBe(0);
    expect(await query('select quarantined_at is null as out from public.signups where id = $1', [volunteer])).toEqual([
      { out: false },
    ]);
  });

  it('leaves on record who released it, without a word of what was typed', async () => {
    const id = await event();
    const one = await send(row(id, 1, { ...BOT, name: 'Zelda Unheard' }));
    await world().rpc('organizer', 'release_rsvps', { event: id, ids: [one] });
    const [entry] = await query(
      "select actor_email, after, (before::text || after::text) as text from public.audit_events where table_name = 'signups' order by id desc limit 1",
    );
    expect(entry).toMatchObject({
      actor_email: 'organizer@larkspurfalls.example',
      after: { decision: 'released', forms: 1, ids: [one] },
    });
    expect(String(entry?.text)).not.toMatch(/Zelda/);
  });
}
