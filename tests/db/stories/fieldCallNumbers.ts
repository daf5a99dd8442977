/**
 * One number, one caller: who share a telephone are called by the same person, and what is wrong with a number is so for all of
 * them. And a call back comes to hand again when its time has come, to whoever has the person by then.
 */
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import type { World } from '../support/world.ts';
import { callers, inAnHour, phoneBank } from './phoneBank.ts';

// Longer ago than any other story's: who waited longest comes first.
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString();

export function fieldCallNumberStories(world: () => World): void {
  const { query, take, batch, giveBack, expire, call, one, isFree } = phoneBank(world);
  const digits = (row: Row | undefined) => String(row?.phone).replace(/\D/g, '');
  const setPhone = (person: unknown, phone: string) =>
    query('update public.people set phone = $2 where id = $1', [person, phone]);
  /** Two people of different doors, whom nobody has called, and from now on with one number, written in two ways. */
  async function sharers(number: string): Promise<Row[]> {
    const two = await query(
      `select free.id as person_id, free.household_id from private.callable_people as free
       where free.language is null and not exists (select 1 from public.contact_attempts as known where known.household_id = free.household_id)
       and free.id in (select distinct on (household_id) id from public.people order by household_id, id)
       order by free.household_id desc limit 2`,
    );
    expect(two).toHaveLength(2);
    await setPhone(two[0]?.person_id, `+1 (207) ${number.slice(0, 3)}-${number.slice(3)}`);
    await setPhone(two[1]?.person_id, `207.${number}`);
    return two.map((row) => ({ ...row, phone: `207${number}` }));
  }

  it('callers who ask at the same instant never get the same number', async () => {
    await sharers('4440101');
    await sharers('4440102');
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(callers.map((person) => take(person, 30)));
      const batches = await Promise.all(callers.map(batch));
      const owner = new Map<string, number>();
      for (const [at, rows] of batches.entries()) {
        for (const row of rows) expect(owner.get(digits(row)) ?? at).toBe(at);
        for (const row of rows) owner.set(digits(row), at);
      }
      expect(batches.every((rows) => rows.length >= 30)).toBe(true);
      await Promise.all(callers.map(giveBack));
    }
  });

  it.each([
    { wanted: null },
    { minutes: null },
    { quiet_hours: null },
    { wanted: 0 },
    { wanted: 101 },
    { minutes: 4 },
    { minutes: 721 },
    { quiet_hours: -1 },
    { quiet_hours: 8761 },
  ])('nobody takes a batch without bounds: %o', async (more) => {
    expect(await take('deputy', 5, more)).toMatchObject({ code: '22023' });
    expect(await batch('deputy')).toEqual([]);
  });

  it('people who share a number come in one batch, side by side', async () => {
    const two = await sharers('4440103');
    await query("update public.people set language = 'Basque' where id = any ($1)", [two.map((row) => row.person_id)]);
    // One is wanted; the other answers the same telephone.
    await take('deputy', 1, { spoken: 'Basque' });
    expect((await batch('deputy')).map((row) => row.person_id).toSorted()).toEqual(
      two.map((row) => row.person_id).toSorted(),
    );
    expect((await take('manager', 1, { spoken: 'Basque' })).rows).toEqual([]);
    expect(await batch('manager')).toEqual([]);
    await giveBack('deputy');
    await query('update public.people set language = null where id = any ($1)', [two.map((row) => row.person_id)]);
    await take('organizer', 100);
    await take('deputy', 100);
    for (const rows of [await batch('organizer'), await batch('deputy')]) {
      const numbers = rows.map(digits);
      for (const [at, number] of numbers.entries()) {
        if (numbers.indexOf(number) < at) expect(numbers[at - 1]).toBe(number);
      }
    }
    await Promise.all([giveBack('organizer'), giveBack('deputy')]);
  });

  it('of a switchboard’s number a batch brings six people, and nobody else gets the others meanwhile', async () => {
    const many = await query(
      `select free.id, (select phone from public.people as known where known.id = free.id) as phone
       from private.callable_people as free where free.language is null order by free.id desc limit 9`,
    );
    const ids = many.map((row) => row.id);
    await query("update public.people set phone = '2074440190', language = 'Latin' where id = any ($1)", [ids]);
    await take('deputy', 1, { spoken: 'Latin', quiet_hours: 0 });
    expect(await batch('deputy')).toHaveLength(6);
    await take('manager', 5, { spoken: 'Latin', quiet_hours: 0 });
    expect(await batch('manager')).toEqual([]);
    await giveBack('deputy');
    await query('update public.people set language = null where id = any ($1)', [ids]);
    await Promise.all(many.map((row) => setPhone(row.id, String(row.phone))));
  });

  it('a number stays one caller’s until both behind it were called', async () => {
    const [first, second] = await sharers('4440104');
    const ids = [first?.person_id, second?.person_id];
    await query("update public.people set language = 'Breton' where id = any ($1)", [ids]);
    await take('deputy', 1, { spoken: 'Breton' });
    await call('deputy', first ?? {});
    expect(await isFree(second?.person_id)).toBe(false);
    await take('manager', 5, { spoken: 'Breton', quiet_hours: 0 });
    expect(await batch('manager')).toEqual([]);
    await call('deputy', second ?? {});
    expect(await isFree(first?.person_id)).toBe(true);
    await giveBack('deputy');
    await query('update public.people set language = null where id = any ($1)', [ids]);
  });

  it.each(['wrong_number', 'disconnected'])('a number found %s is so for everybody who has it', async (result) => {
    const [first, second] = await sharers('4440105');
    const ids = [first?.person_id, second?.person_id];
    await query("update public.people set language = 'Maltese' where id = any ($1)", [ids]);
    await take('deputy', 2, { spoken: 'Maltese' });
    const sent = await call('deputy', first ?? {}, { result });
    expect(sent).toMatchObject({ status: 201 });
    expect((await batch('deputy')).map((row) => [row.person_id, row.bad_number])).toEqual(
      expect.arrayContaining(ids.map((id) => [id, true])),
    );
    await giveBack('deputy');
    expect(await isFree(second?.person_id)).toBe(false);
    await call('deputy', first ?? {}, { result: 'undone', supersedes: sent.id });
    expect(await isFree(second?.person_id)).toBe(true);
    await query('update public.people set language = null where id = any ($1)', [ids]);
    await Promise.all(ids.map((id, at) => setPhone(id, `207444011${at}`)));
  });

  it('a call back that is due stays with the caller who still has the person, and goes to another one after', async () => {
    const to = await one('deputy');
    const held = (await batch('deputy')).length;
    await call('deputy', to, { result: 'call_back', call_back_after: yesterday() });
    const mine = (await batch('deputy')).find((row) => row.person_id === to.person_id);
    expect(mine?.said).toMatchObject([{ result: 'call_back', call_back_after: expect.stringMatching(/^20/) }]);
    expect(await isFree(to.person_id)).toBe(false);
    // It is one of those in hand: asking again brings nobody beyond what was wanted, and not the same person twice.
    await take('deputy', 60);
    const again = await batch('deputy');
    expect(again.filter((row) => row.person_id === to.person_id)).toHaveLength(1);
    expect(again.length).toBe(held);
    await expire('deputy');
    await take('manager', 1);
    expect((await batch('manager'))[0]).toMatchObject({ person_id: to.person_id });
    await giveBack('manager');
  });

  it('a call back that is not due keeps nobody from a full batch', async () => {
    const to = await one('deputy');
    const held = (await batch('deputy')).length;
    await call('deputy', to, { result: 'call_back', call_back_after: inAnHour() });
    await take('deputy', held);
    expect((await batch('deputy')).length).toBeGreaterThan(held);
    expect((await batch('deputy')).filter((row) => row.person_id === to.person_id)).toHaveLength(1);
    await giveBack('deputy');
    expect(await isFree(to.person_id)).toBe(true);
    await take('manager', 100);
    expect((await batch('manager')).map((row) => row.person_id)).not.toContain(to.person_id);
    await giveBack('manager');
  });

  it('a number is compared in the database as the phone compares it, and one too short is none', async () => {
    const person = (await query('select id from public.people where phone is not null limit 1'))[0]?.id;
    const kept = (await query('select phone from public.people where id = $1', [person]))[0]?.phone;
    for (const [phone, compared] of [
      ['+1 (207) 444-0120', '2074440120'],
      ['+44 20 7946 0018', '442079460018'],
      ['ask', null],
    ] as const) {
      await setPhone(person, phone);
      expect(await query('select phone_digits from public.people where id = $1', [person])).toEqual([
        { phone_digits: compared },
      ]);
    }
    await setPhone(person, String(kept));
  });
}
