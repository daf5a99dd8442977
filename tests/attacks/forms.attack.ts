/** The public forms without the page around them: times that never were, made-up crowds, things that are nobody's business. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rest, rowsOf, signIn, stored, type Row } from './support/api.ts';
import { expectWell, honestRow, Ledger, now, publicTables } from './support/honest.ts';
import { useTarget, type Target } from './support/target.ts';

const target = useTarget();
const event = (n: number) => `e0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const rsvp = (to: string, over: Row = {}): Row => ({
  id: randomUUID(),
  type: 'event',
  name: 'Ada Quill',
  email: `${randomUUID()}@example.com`,
  notes: 'Headcount: 1',
  event_id: to,
  client_created_at: now(),
  ...over,
});

/** Every time that stands in an answer, however deep, by its key. */
function times(value: unknown, key = ''): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((part) => times(part, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => times(part, name));
  return key.endsWith('_at') && value !== null ? [[key, value]] : [];
}

describe('a phone’s time', () => {
  const made = [
    'infinity',
    '-infinity',
    '0044-03-15 12:00:00 BC',
    '10000-01-01T00:00:00Z',
    '294276-12-31T00:00:00Z',
    '1969-07-20T20:17:00Z',
  ];
  const days = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString();

  it.each([...made, days(1), days(30)])(
    '%s leaves the door’s list of that event readable',
    async (client_created_at) => {
      await rest(target(), 'POST', 'signups', rsvp(event(1), { client_created_at }));
      const { access } = await signIn(target(), 'organizer');
      const queue = await rest(target(), 'GET', `rpc/event_queue?event=${event(1)}`, undefined, { token: access });
      expect(queue.status).toBe(200);
      const found = times(queue.body).filter(([, value]) => {
        const at = Date.parse(String(value));
        return !(at > Date.parse('2020-01-01') && at < Date.now() + 400 * 86_400_000); // the event's own time is weeks ahead
      });
      expect(found).toEqual([]);
      const rows = await stored(target(), 'signups', `select=client_created_at&event_id=eq.${event(1)}`);
      for (const row of rows) expect(Date.parse(String(row['client_created_at']))).toBeLessThan(Date.now() + 60_000);
    },
  );

  it.each(made)('%s is stored in no table of the public forms', async (client_created_at) => {
    for (const table of publicTables) {
      const row: Row = { ...honestRow(table), client_created_at };
      const answer = await rest(target(), 'POST', table, row);
      expect(answer.status, table).toBeGreaterThanOrEqual(400);
      expect(await stored(target(), table, `select=id&id=eq.${row['id']}`)).toEqual([]);
    }
  });

  it('a few hours wrong is taken all the same', async () => {
    for (const hours of [-30, -2, 2, 20]) {
      const row = { ...honestRow('signups'), client_created_at: days(hours / 24) };
      expect((await rest(target(), 'POST', 'signups', row)).status, `${hours} hours`).toBe(201);
    }
  });
});

describe('an RSVP', () => {
  it.each([
    ['a past event', 9],
    ['a staff-only event', 12],
  ])('cannot sign up for %s', async (_, n) => {
    const row = rsvp(event(n));
    const answer = await rest(target(), 'POST', 'signups', row, { headers: { 'x-device-id': randomUUID() } });
    expect([400, 403, 409, 422, 500], answer.text).toContain(answer.status);
    expect(await stored(target(), 'signups', `select=id&id=eq.${row['id']}`)).toEqual([]);
  });
});

describe('a visit statistic', () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const good: Record<string, Row> = {
    page_view: { page: 'campaign_hub', language: 'es' },
    volunteer_signup: { interest: 'door_knock' },
    yard_sign_request: { has_notes: true },
    idea_submitted: { has_email: true, has_phone: false },
    newsletter_signup: { consent_sms: false, has_phone: true },
    event_rsvp: { event_id: event(1), headcount: 2 },
    event_calendar_download: { event_id: event(1), event_title: 'Saturday Canvass Kickoff' },
  };
  const personal = { phone: '(207) 555-0100', name: 'Ada Quill', address: '1 Mill Street' };

  it.each(Object.keys(good))('%s takes what the page says of itself and no name, number or address', async (name) => {
    const send = async (props: unknown) => {
      const row: Row = { ...honestRow('analytics_events'), event: name, props };
      const { status } = await rest(target(), 'POST', 'analytics_events', row, {
        headers: { 'x-device-id': randomUUID() },
      });
      const there = await stored(target(), 'analytics_events', `select=id&id=eq.${row['id']}`);
      expect(there.length, `stored, answered ${status}`).toBe(status === 201 ? 1 : 0);
      return status;
    };
    expect(await send(good[name])).toBe(201);
    for (const bad of [
      { ...good[name], ...personal },
      personal,
      { ...good[name], page: personal },
      { ...good[name], extra: [personal] },
      Object.fromEntries(Object.keys(good[name] ?? {}).map((key) => [key, personal])),
      Object.fromEntries(Object.keys(good[name] ?? {}).map((key) => [key, 'x'.repeat(1900)])),
      { ...good[name], [id]: id },
    ]) {
      expect(await send(bad), JSON.stringify(bad).slice(0, 120)).toBeGreaterThanOrEqual(400);
    }
  });

  it('refused leaves the server well', () => expectWell(target()));
});

describe('a crowd of made-up people', () => {
  const volunteers = async (on: Target) =>
    Number(rowsOf(await rest(on, 'GET', 'stats?select=value_number&label=eq.volunteers'))[0]?.['value_number']);

  it('does not fill an event’s places from one address', async () => {
    for (let n = 0; n < 12; n++) {
      await rest(target(), 'POST', 'signups', rsvp(event(2), { notes: 'Headcount: 10', name: `Crowd ${n}` }), {
        headers: { 'x-device-id': randomUUID() },
      });
    }
    const full = await rest(target(), 'GET', 'rpc/full_events');
    expect(full.status).toBe(200);
    expect(JSON.stringify(full.body)).not.toContain(event(2));
  });

  it('is told to come later, is not counted in public, and takes nothing from whoever was taken', async () => {
    const before = await volunteers(target());
    const ledger = new Ledger(target());
    await ledger.send('signups');
    const answers = [];
    for (let n = 0; n < 40; n++) {
      const crowd = Array.from({ length: 60 }, (_, i) => ({
        id: randomUUID(),
        type: 'volunteer',
        name: `Made Up ${n} ${i}`,
        email: `made.up.${n}.${i}@example.com`,
        interest: 'door_knock',
        client_created_at: now(),
      }));
      // An attacker makes up a phone for every request, too.
      answers.push(await rest(target(), 'POST', 'signups', crowd, { headers: { 'x-device-id': randomUUID() } }));
    }
    const held = answers.filter(({ status }) => status === 429);
    expect(held.length, 'answers that say to wait').toBeGreaterThan(0);
    for (const answer of held) expect(Number(answer.headers['retry-after']), answer.text).toBeGreaterThan(0);
    expect((await volunteers(target())) - before).toBeLessThan(500);
    expect(await ledger.lost()).toEqual([]);
  });
});
