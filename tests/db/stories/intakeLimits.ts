/** How much one phone and one address may send: rows are counted, honest bursts pass, and too much is "later", never "no". */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { sendFrom, type Sender } from '../support/senders.ts';
import { goodRow, type World } from '../support/world.ts';

export function limitStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const rows = (count: number, table = 'signups') => Array.from({ length: count }, () => goodRow(table));
  const send = (sender: Sender, count: number, table = 'signups') =>
    sendFrom(world(), sender, table, rows(count, table));
  const stored = async () => Number((await query('select count(*) as n from public.signups'))[0]?.n);
  /** Addresses of documentation, RFC 5737, never twice. */
  let made = 0;
  const somewhere = () => `203.0.113.${(made += 1)}`;

  // Else the bucket of five minutes may end between two requests of one story.
  beforeEach(async () => {
    await query(`select pg_sleep(case when left_over < 5 then left_over + 0.1 else 0 end) from (
      select 300 - extract(epoch from now())::numeric % 300 as left_over) as bucket`);
    await query('update private.form_limits set flood_per_hour = 1000000 where one');
  }, 30_000);

  it('with 50 forms that waited on one phone gets them in at once', async () => {
    expect(await send({ address: somewhere(), device: 'a phone' }, 50)).toBeNull();
  });

  it('with one array of 20,000 rows gets none of them in, and is told when to come back', async () => {
    const before = await stored();
    const refusal = await send({ address: somewhere(), device: 'a script' }, 20_000);
    expect(refusal).toMatchObject({ code: 'PT429', message: 'Too many at once. Try again later.' });
    expect(refusal?.retryAfter).toBeGreaterThan(0);
    expect(refusal?.retryAfter).toBeLessThanOrEqual(300);
    expect(await stored()).toBe(before);
  }, 60_000);

  it('is refused from the 61st form on, one by one as well, and gets the next five minutes anew', async () => {
    const phone = { address: somewhere(), device: randomUUID() };
    expect(await send(phone, 59)).toBeNull();
    expect(await send(phone, 2)).toMatchObject({ code: 'PT429' });
    // What was refused counts for nothing.
    expect(await send(phone, 1)).toBeNull();
    expect(await send(phone, 1)).toMatchObject({ code: 'PT429' });
    await query(
      "update private.form_counts set bucket = bucket - interval '5 minutes' where sender = private.sender_hash('forms device', $1)",
      [phone.device],
    );
    expect(await send(phone, 1)).toBeNull();
  });

  it('may send 200 forms an hour, and is told to wait until the oldest of them is an hour ago', async () => {
    const phone = { address: somewhere(), device: randomUUID() };
    await query(
      `insert into private.form_counts (sender, bucket, rows)
       select private.sender_hash('forms device', $1), date_bin('5 minutes', now(), '2026-01-01') - n * interval '5 minutes', 50
       from generate_series(1, 4) as n`,
      [phone.device],
    );
    const refusal = await send(phone, 1);
    expect(refusal).toMatchObject({ code: 'PT429' });
    expect(refusal?.retryAfter).toBeGreaterThan(30 * 60);
  });

  it('counts signs and forms together, and visits apart', async () => {
    const phone = { address: somewhere(), device: randomUUID() };
    expect(await send(phone, 40)).toBeNull();
    expect(await send(phone, 40, 'yard_sign_requests')).toMatchObject({ code: 'PT429' });
    expect(await send(phone, 250, 'analytics_events')).toBeNull();
    expect(await send(phone, 100, 'analytics_events')).toMatchObject({ code: 'PT429' });
  });

  it('at a festival, behind one address with hundreds of phones, gets every form in; a script with made-up phones does not', async () => {
    const address = somewhere();
    for (let phones = 0; phones < 12; phones += 1) expect(await send({ address, device: randomUUID() }, 50)).toBeNull();
    expect(await send({ address, device: randomUUID() }, 1)).toMatchObject({ code: 'PT429' });
    expect(await send({ address: somewhere(), device: randomUUID() }, 1)).toBeNull();
  });

  it('without a name is one phone of its address', async () => {
    const address = somewhere();
    expect(await send({ address }, 60)).toBeNull();
    expect(await send({ address }, 1)).toMatchObject({ code: 'PT429' });
    expect(await send({ address, device: randomUUID() }, 1)).toBeNull();
  });

  it('behind the platform’s proxy is known by the header that only the proxy writes', async () => {
    const real = somewhere();
    const forged = () => ({ address: somewhere(), headers: { 'cf-connecting-ip': real } });
    expect(await send(forged(), 60)).toBeNull();
    expect(await send(forged(), 1)).toMatchObject({ code: 'PT429' });
  });

  it('with a household’s worth of new addresses is one address', async () => {
    expect(await send({ address: '2001:db8:7:7::1' }, 60)).toBeNull();
    expect(await send({ address: '2001:db8:7:7:ffff::2' }, 1)).toMatchObject({ code: 'PT429' });
    expect(await send({ address: '2001:db8:7:8::1' }, 1)).toBeNull();
  });

  it('who is staff is not counted; an account without a role is', async () => {
    const phone = { address: somewhere(), device: randomUUID() };
    expect(await send({ ...phone, person: 'organizer' }, 200)).toBeNull();
    expect(await send({ ...phone, person: 'newcomer' }, 60)).toBeNull();
    expect(await send({ ...phone, person: 'newcomer' }, 1)).toMatchObject({ code: 'PT429' });
  });

  it('is not counted where no request runs, and nothing readable is kept of anybody', async () => {
    expect(await send({}, 300)).toBeNull();
    const kept = await query('select sender::text from private.form_counts');
    expect(kept.length).toBeGreaterThan(0);
    for (const { sender } of kept) expect(String(sender)).toMatch(/^\\x[0-9a-f]{64}$/);
  });

  it('is forgotten after an hour', async () => {
    await query('delete from private.form_counts where true');
    await query(
      "insert into private.form_counts (sender, bucket, rows) select sha256(n::text::bytea), now() - interval '2 hours', 1 from generate_series(1, 150) as n",
    );
    for (let round = 0; round < 3; round += 1) await send({ address: somewhere(), device: randomUUID() }, 1);
    expect(await query("select 1 from private.form_counts where bucket < now() - interval '70 minutes'")).toEqual([]);
  });

  it('nobody but the server’s own key changes the limits', async () => {
    for (const person of ['visitor', 'newcomer', 'candidate'] as const)
      expect(await world().rpc(person, 'set_form_limits', { changes: { least_ms: 0 } })).toMatchObject({
        code: '42501',
      });
    const { backend } = world();
    const answer = await backend.fetch('/rest/v1/rpc/set_form_limits', {
      method: 'POST',
      headers: { apikey: backend.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ changes: { forms_per_device: 61 } }),
    });
    expect(answer.status).toBe(200);
    const limits: unknown = await answer.json();
    expect(limits).toMatchObject({ forms_per_device: 61, least_ms: 2000 });
    expect(limits).not.toHaveProperty('salt');
    await query('update private.form_limits set forms_per_device = 60 where one');
  });
}
