/** Support without an account: counted once a device and family of items, in any order, with bursts held back, and told to nobody. */
import { createHash, randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { sendFrom, type Sender } from '../support/senders.ts';
import type { World } from '../support/world.ts';

const tokenOf = (name: string) => createHash('sha256').update(name).digest('base64url');

export function supportStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  let made = 0;
  const somewhere = (): Sender => ({ address: `198.51.100.${(made += 1) % 250}`, device: randomUUID() });
  const item = async (kind = 'idea', scope: string | null = null) => {
    const id = randomUUID();
    await query('select private.support_item($1, $2, $3)', [kind, id, scope]);
    return id;
  };
  const slip = (of: string, name: string, turn = 1, given = true, more: Record<string, unknown> = {}) => ({
    id: randomUUID(),
    kind: 'idea',
    item_id: of,
    voice: tokenOf(name),
    given,
    turn,
    room_code: null,
    client_created_at: new Date().toISOString(),
    ...more,
  });
  const send = (rows: Record<string, unknown>[], from = somewhere()) => sendFrom(world(), from, 'supports_sent', rows);
  const numbers = async (of: string) =>
    (
      await query('select counted, in_room, confirmed, held from private.support_items where item_id = $1', [of])
    )[0] as Record<string, number>; // the columns just named
  const join = (one: string, into: string | null) =>
    query('select private.join_support($1, $2, $3)', ['idea', one, into]);

  // The sample town has ideas and questions of its own; these are others.
  beforeAll(async () => {
    await query(
      'update private.form_limits set supports_per_device = 100000, supports_per_device_hour = 100000 where one',
    );
  });

  it('counts a device once, however often its slip arrives, and no longer when it is taken back', async () => {
    const idea = await item();
    const given = slip(idea, 'one');
    expect(await send([given])).toBeNull();
    expect(await send([given])).toBeNull();
    expect(await send([slip(idea, 'one', 2)])).toBeNull();
    expect(await numbers(idea)).toMatchObject({ counted: 1, held: 0 });
    await send([slip(idea, 'one', 3, false)]);
    expect(await numbers(idea)).toMatchObject({ counted: 0 });
    // The first one again, after a long way through a dead spot.
    await send([given]);
    expect(await numbers(idea)).toMatchObject({ counted: 0 });
    expect(await query('select 1 from public.supports_sent')).toEqual([]);
  });

  it('counts a device once that says so in many tabs at the same moment', async () => {
    const idea = await item();
    const all = Array.from({ length: 12 }, (_, n) => slip(idea, `voice ${n % 3}`, 1 + (n % 2)));
    expect(await Promise.all(all.map((one) => send([one])))).toEqual(all.map(() => null));
    expect(await numbers(idea)).toMatchObject({ counted: 3, held: 0 });
  });

  it('takes support for what is not there, or no longer, and says nothing', async () => {
    expect(await send([slip(randomUUID(), 'one')])).toBeNull();
  });

  it('refuses what no device of ours sends', async () => {
    const idea = await item();
    for (const wrong of [{ voice: 'short' }, { turn: 0 }, { kind: 'person' }, { given: null }, { room_code: 'x y' }]) {
      expect((await send([slip(idea, 'one', 1, true, wrong)]))?.code).toMatch(/^235/);
    }
  });

  it('shows a number from five on, and less as none', async () => {
    expect(await query('select private.support_shown(4) as four, private.support_shown(5) as five')).toEqual([
      { four: null, five: 5 },
    ]);
  });

  it('counts each supporter of merged items once, in whatever order supports and merges arrive', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const step = fc.oneof(
      fc.record({ does: fc.constant('say' as const), who: fc.nat(3), what: fc.nat(3), given: fc.boolean() }),
      fc.record({ does: fc.constant('join' as const), what: fc.nat(3), into: fc.option(fc.nat(3)) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const ideas = [await item(), await item(), await item(), await item()];
        const at = (n: number) => ideas[n] ?? '';
        const run = randomUUID();
        const turns = new Map<string, number>();
        const says = new Map<string, boolean>();
        const into = new Map<number, number>();
        const chainOf = (one: number): number[] => {
          const next = into.get(one);
          return next === undefined ? [one] : [one, ...chainOf(next)];
        };
        const rootOf = (one: number) => chainOf(one).at(-1);
        for (const one of steps) {
          if (one.does === 'join') {
            const circle = one.into !== null && chainOf(one.into).includes(one.what);
            if (circle) await expect(join(at(one.what), at(one.into ?? 0))).rejects.toThrow('merged into itself');
            else {
              await join(at(one.what), one.into === null ? null : at(one.into));
              if (one.into === null) into.delete(one.what);
              else into.set(one.what, one.into);
            }
            continue;
          }
          const key = `${names[one.who]} ${one.what}`;
          const turn = (turns.get(key) ?? 0) + 1;
          turns.set(key, turn);
          says.set(key, one.given);
          const row = slip(at(one.what), `${run} ${names[one.who]}`, turn, one.given);
          expect(await send([row])).toBeNull();
          if (turn % 2 === 0) expect(await send([{ ...row, turn: turn - 1, given: !one.given }])).toBeNull();
        }
        for (const [n, id] of ideas.entries()) {
          const family = ideas.map((_, other) => other).filter((other) => rootOf(other) === n);
          const whole = names.filter((name) => family.some((other) => says.get(`${name} ${other}`) ?? false));
          expect(await numbers(id)).toMatchObject({ counted: rootOf(n) === n ? whole.length : 0, held: 0 });
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('holds a brigade of 500 from one address until somebody has looked, and lets it count or drops it', async () => {
    const [idea, other] = [await item(), await item()];
    const from = somewhere();
    const brigade = (of: string) => Array.from({ length: 500 }, (_, n) => slip(of, `brigade ${of} ${n}`));
    const all = [...brigade(idea), ...brigade(other)];
    for (let n = 0; n < all.length; n += 50)
      expect(await send(all.slice(n, n + 50), { ...from, device: `phone ${n}` })).toBeNull();
    await send([slip(idea, 'an honest one')]);
    expect(await numbers(idea)).toMatchObject({ counted: 1, held: 500 });
    const bursts = (await world().rpc('content', 'support_bursts')).rows;
    const of = (id: string) => bursts.find((one) => one.item_id === id);
    expect(of(idea)).toMatchObject({ reason: 'address', supports: 500 });
    const settle = (id: string, counts: boolean, who: 'content' | 'finance' | 'organizer' = 'content') =>
      world().rpc(who, 'settle_support_burst', { burst: of(id)?.id, counts });
    expect(await settle(idea, true, 'finance')).toMatchObject({ code: '42501' });
    // Ideas are for whoever publishes; of a room's questions also for whoever runs it.
    expect(await settle(idea, true, 'organizer')).toMatchObject({ code: '42501' });
    expect(await settle(idea, false)).toMatchObject({ status: 200 });
    expect(await settle(other, true)).toMatchObject({ status: 200 });
    expect(await settle(other, false)).toMatchObject({ code: 'PT409' });
    expect(await numbers(idea)).toMatchObject({ counted: 1, held: 0 });
    expect(await numbers(other)).toMatchObject({ counted: 500, held: 0 });
    // One more of the same place, after somebody has said that they are honest: counted.
    await send([slip(other, 'a late one')], from);
    expect(await numbers(other)).toMatchObject({ counted: 501, held: 0 });
  }, 120_000);

  it('lets a hall with one address support as long as it says the room’s code, and tells that apart', async () => {
    const room = randomUUID();
    await query("select private.support_room($1, 'MILL', now() - interval '1 hour', now() + interval '1 hour')", [
      room,
    ]);
    const [question, wrong] = [await item('question', room), await item('question', room)];
    const from = somewhere();
    const inRoom = (of: string, n: number, code: string) =>
      slip(of, `hall ${n}`, 1, true, { kind: 'question', room_code: code });
    const hall = (of: string, code: string) => Array.from({ length: 50 }, (_, n) => inRoom(of, n, code));
    expect(await send(hall(question, 'MILL'), from)).toBeNull();
    expect(await send(hall(wrong, 'WRONG'), from)).toBeNull();
    expect(await numbers(question)).toMatchObject({ counted: 50, in_room: 50, held: 0 });
    expect(await numbers(wrong)).toMatchObject({ counted: 0, in_room: 0, held: 50 });
  });

  /** From eight addresses, each with fewer than one address may send. */
  const crowd = (of: string, turn: number, given: boolean) =>
    Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        send(
          Array.from({ length: 19 }, (_one, n) => slip(of, `crowd ${of} ${place} ${n}`, turn, given)),
          { address: `203.0.113.${place + 1}`, device: `crowd ${of} ${place}` },
        ),
      ),
    );

  it('holds a rush to its last voice: what comes while it waits is not counted for coming later', async () => {
    const idea = await item();
    await crowd(idea, 1, true);
    expect(await numbers(idea)).toMatchObject({ counted: 0, held: 152 });
  });

  it('holds voices that were made ready long before, and all say yes in one moment', async () => {
    const idea = await item();
    await crowd(idea, 1, false);
    await query("update private.supports set since = now() - interval '1 hour' where item_id = $1", [idea]);
    await crowd(idea, 2, true);
    expect(await numbers(idea)).toMatchObject({ counted: 0, held: 152 });
  });

  it('believes a room’s code for a day after its end, whatever a phone says of its time', async () => {
    const room = randomUUID();
    const closed = (ago: string) =>
      query(`select private.support_room($1, 'MILL', now() - interval '30 days', now() - interval '${ago}')`, [room]);
    const late = (of: string) =>
      Array.from({ length: 30 }, (_, n) =>
        slip(of, `late ${n}`, 1, true, {
          kind: 'question',
          room_code: 'MILL',
          client_created_at: new Date(Date.now() - 20 * 24 * 3_600_000).toISOString(),
        }),
      );
    await closed('18 days');
    const [long, soon] = [await item('question', room), await item('question', room)];
    await send(late(long));
    expect(await numbers(long)).toMatchObject({ counted: 0, in_room: 0, held: 30 });
    await closed('2 hours');
    await send(late(soon));
    expect(await numbers(soon)).toMatchObject({ counted: 30, in_room: 30, held: 0 });
  });

  it('holds what is raised into the room by and by, as what comes there at once', async () => {
    const room = randomUUID();
    await query("select private.support_room($1, 'MILL', now() - interval '1 hour', now() + interval '1 hour')", [
      room,
    ]);
    const question = await item('question', room);
    const from = somewhere();
    const few = (batch: number, turn: number, room_code: string | null) =>
      Array.from({ length: 15 }, (_, n) =>
        slip(question, `raised ${batch} ${n}`, turn, true, { kind: 'question', room_code }),
      );
    const limit = (most: number) =>
      query('update private.form_limits set support_burst_in_room = $1 where one', [most]);
    await limit(25);
    for (const batch of [1, 2]) {
      await send(few(batch, 1, null), from);
      await send(few(batch, 2, 'MILL'), from);
    }
    await limit(400);
    expect(await numbers(question)).toMatchObject({ counted: 0, in_room: 0, held: 30 });
  });

  it('forgets the address of a burst, too, and keeps it in no record', async () => {
    const idea = await item();
    const from = somewhere();
    const brigade = Array.from({ length: 30 }, (_, n) => slip(idea, `kept ${n}`));
    await send(brigade, from);
    const origin = async () =>
      (await query("select encode(origin, 'hex') as origin from private.support_bursts where item_id = $1", [idea]))[0]
        ?.origin;
    const was = String(await origin());
    expect(was).toHaveLength(64);
    const burst = (await world().rpc('content', 'support_bursts')).rows.find((one) => one.item_id === idea)?.id;
    await world().rpc('content', 'settle_support_burst', { burst, counts: true });
    expect(
      await query(
        "select 1 from public.audit_events where record_id = $1 and coalesce(before::text, '') || after like $2",
        [burst, `%${was}%`],
      ),
    ).toEqual([]);
    await query("update private.support_bursts set began_at = began_at - interval '3 days' where id = $1", [burst]);
    await send([slip(await item(), 'whoever comes next')]);
    expect(await origin()).not.toBe(was);
  });

  it('is told to nobody: not one table about it may be read over the API', async () => {
    for (const who of ['visitor', 'candidate'] as const) {
      const answer = await world().rest('GET', 'supports_sent', await world().token(who));
      expect([401, 403]).toContain(answer.status);
      expect((await world().rest('GET', 'supports', await world().token(who))).status).toBe(404);
    }
    expect(await world().rpc('visitor', 'support_bursts')).toMatchObject({ code: '42501' });
  });
}
