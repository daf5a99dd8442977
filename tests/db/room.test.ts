/**
 * A whole room under faults: phones that lose their signal, send twice, are killed and have wrong clocks, while questions are merged and
 * taken apart. Each question is there once, each support counts once a device, whatever came in which order.
 * ROOM=full plays 60 phones, 300 questions and 3,000 supports; SEED=… another evening.
 */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seeded } from '../support/outbox/ports.ts';
import { RoomPhone } from './support/roomPhone.ts';
import { databases, useWorld } from './support/world.ts';

const FULL = process.env['ROOM'] === 'full';
const SEED = Number(process.env['SEED'] ?? 20_251_104);
const [PHONES, QUESTIONS, SUPPORTS] = FULL ? [60, 5, 50] : [12, 3, 18];
const ROUNDS = 6;
const HOURS_2 = 7_200_000;

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);

  it(`counts an evening of ${PHONES} phones right (seed ${SEED})`, async () => {
    const most = 'set forms_per_address = 100000, forms_per_address_hour = 100000, forms_per_device = 1000';
    const supports =
      'supports_per_device = 10000, supports_per_device_hour = 10000, support_burst = 10000, support_rush = 10000';
    await query(`update private.form_limits ${most}, ${supports} where one`);
    const [session, event] = [randomUUID(), randomUUID()];
    await query("insert into public.events (id, title, date, location) values ($1, 'Town hall', now(), 'The mill')", [
      event,
    ]);
    await query(
      `insert into public.qa_sessions (id, event_id, room_code, opens_at, closes_at)
       values ($1, $2, 'RHRM', now() - interval '6 hours', now() + interval '6 hours')`,
      [session, event],
    );
    const dice = seeded(SEED);
    const phones = Array.from(
      { length: PHONES },
      (_, n) => new RoomPhone(world(), `phone ${n}`, SEED + n, [0, 0, HOURS_2, -HOURS_2][n % 4] ?? 0),
    );
    const shown = async () =>
      (
        await query('select id, shown_id, merged_into, head from public.qa_questions where session_id = $1', [session])
      ).map((row) => ({ id: String(row.id), shown: String(row.shown_id), into: row.merged_into, head: row.head }));

    for (let round = 0; round < ROUNDS; round++) {
      for (const [n, phone] of phones.entries()) {
        phone.weather = { lost: 3, unanswered: 2, doubled: 2 };
        if (round < QUESTIONS) await phone.ask(session, `Question ${round} of phone ${n}?`);
        const there = await shown();
        for (let one = 0; one < SUPPORTS / ROUNDS && there.length > 0; one++) {
          const item = phone.pick(there)?.shown ?? '';
          await phone.support(item, !(phone.says.get(item) ?? false) || phone.chance(7));
        }
        if (phone.chance(3)) phone.kill();
        await phone.send();
        if (phone.chance(2)) await phone.send();
      }
      // Somebody at the desk merges a few, and takes some apart again.
      const there = await shown();
      for (let one = 0; one < there.length / 10; one++) {
        const [a, b] = [there[Math.floor(dice() * there.length)], there[Math.floor(dice() * there.length)]];
        if (!a || !b || a === b) continue;
        const [now] = await query('select head, state from public.qa_questions where id = $1', [a.id]);
        const apart = now?.state === 'merged';
        await query(
          `insert into public.qa_acts (id, question_id, action, into_id, seen, client_created_at) values ($1, $2, $3, $4, $5, now())`,
          [randomUUID(), a.id, apart ? 'approve' : 'merge', apart ? null : b.id, now?.head ?? null],
        ).catch((cause: unknown) => expect(String(cause)).toContain('cannot be merged'));
      }
    }
    for (let round = 0; round < 40; round++) {
      for (const phone of phones) {
        phone.weather = { lost: 0, unanswered: 0, doubled: 1 };
        await phone.send();
      }
      if ((await Promise.all(phones.map((phone) => phone.unsent()))).every((waiting) => waiting.length === 0)) break;
    }

    expect((await Promise.all(phones.map((phone) => phone.unsent()))).flat()).toEqual([]);
    const there = await shown();
    expect(there.map(({ id }) => id).toSorted()).toEqual(phones.flatMap(({ asked }) => asked).toSorted());
    const rootOf = (id: string): string => {
      const into = there.find((one) => one.id === id)?.into;
      return typeof into === 'string' ? rootOf(into) : id;
    };
    const counted = new Map(
      (await query("select item_id, counted, held from private.support_items where kind = 'question'")).map((row) => [
        String(row.item_id),
        Number(row.counted) + Number(row.held),
      ]),
    );
    for (const { id, shown: item } of there) {
      const family = there.filter((one) => rootOf(one.id) === id).map((one) => one.shown);
      const voices = phones.filter(({ says }) => family.some((one) => says.get(one) ?? false)).length;
      expect([item, counted.get(item)]).toEqual([item, rootOf(id) === id ? voices : 0]);
    }
    expect(await query('select 1 from public.supports_sent')).toEqual([]);
  }, 600_000);
});
