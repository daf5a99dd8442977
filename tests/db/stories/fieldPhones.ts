/** The phone bank: who takes calls, that nobody is called twice, what a call does to the lists, and walks as shifts. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { accountOf, people } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { CEDAR_STREET, doorResult, MILL_STREET, walkList } from './fieldWorld.ts';
import { callers, inAnHour, phoneBank } from './phoneBank.ts';

export function fieldPhoneStories(world: () => World): void {
  const { query, take, batch, giveBack, expire, call, one, isFree } = phoneBank(world);

  it.each(people)('%s takes a batch of calls, or is refused', async (person) => {
    const answer = await take(person, 3);
    const may = callers.includes(person);
    expect(answer.code).toBe(may ? '' : '42501');
    // Who share a number come together.
    expect((await batch(person)).length).toBeGreaterThanOrEqual(may ? 3 : 0);
    if (!may) expect(await batch(person)).toEqual([]);
    const rows = (await world().rest('GET', 'call_leases?select=user_id', await world().token(person))).rows;
    if (!may) expect(rows).toEqual([]);
    if (may) await giveBack(person);
    expect(await batch(person)).toEqual([]);
  });

  it.each(people.filter((person) => !callers.includes(person)))(
    '%s adds no call, sees no batch and no walk',
    async (person) => {
      const to = await one('organizer');
      expect(await call(person, to)).toMatchObject({ code: '42501' });
      expect((await world().rpc(person, 'list_walks', { since: '2020-01-01' })).code).toBe('42501');
      expect((await world().rpc(person, 'call_languages')).code).toBe('42501');
      await giveBack('organizer');
    },
  );

  it('a batch asked for again after a lost answer is the same batch', async () => {
    await take('organizer', 5);
    const first = await batch('organizer');
    await take('organizer', 5);
    expect(await batch('organizer')).toEqual(first);
    await giveBack('organizer');
  });

  it('callers who ask at the same instant never get the same person', async () => {
    await Promise.all(callers.map((person) => take(person, 20)));
    const all = (await Promise.all(callers.map(batch))).flat().map((row) => row.person_id);
    expect(all.length).toBeGreaterThanOrEqual(80);
    expect(new Set(all).size).toBe(all.length);
    await Promise.all(callers.map(giveBack));
  });

  it('a batch returns by itself when its time is over, and what was called is still taken', async () => {
    const to = await one('deputy');
    expect(await isFree(to.person_id)).toBe(false);
    await expire('deputy');
    expect(await batch('deputy')).toEqual([]);
    expect(await isFree(to.person_id)).toBe(true);
    expect(await call('deputy', to)).toMatchObject({ status: 201 });
  });

  it('what a caller saved before they were deactivated still arrives; a call to somebody they never had does not', async () => {
    const to = await one('deputy');
    const [other] = await query(
      `select id as person_id, household_id, phone from public.people
       where phone is not null and id not in (select person_id from public.call_leases where user_id = $1)`,
      [accountOf('deputy')?.id],
    );
    expect(other).toBeDefined();
    const person = accountOf('deputy')?.id;
    await world().rpc('candidate', 'deactivate_person', { person });
    try {
      expect(await batch('deputy')).toEqual([]);
      expect(await call('deputy', to)).toMatchObject({ status: 201 });
      expect(await call('deputy', other ?? {})).toMatchObject({ code: '42501' });
    } finally {
      await world().rpc('candidate', 'reactivate_person', { person });
      await giveBack('deputy');
    }
  });

  it('nobody calls in somebody else’s name', async () => {
    const to = await one('organizer');
    expect(await call('organizer', to, { canvasser: accountOf('deputy')?.id })).toMatchObject({ code: '42501' });
    await giveBack('organizer');
  });

  it('whoever did not answer is not given out again the same day, and is another day', async () => {
    const to = await one('organizer');
    await call('organizer', to, { client_created_at: new Date(Date.now() - 60_000).toISOString() });
    await giveBack('organizer');
    const everybody = async (quiet_hours: number) => {
      await take('manager', 100, { quiet_hours });
      await take('deputy', 100, { quiet_hours });
      await take('candidate', 100, { quiet_hours });
      const rows = (await Promise.all((['manager', 'deputy', 'candidate'] as const).map(batch))).flat();
      await Promise.all((['manager', 'deputy', 'candidate'] as const).map(giveBack));
      return rows.map((row) => row.person_id);
    };
    expect(await everybody(24)).not.toContain(to.person_id);
    expect(await everybody(0)).toContain(to.person_id);
  });

  it('who asked to be called later is given to nobody before, and first after', async () => {
    const to = await one('organizer');
    const first = await call('organizer', to, { result: 'call_back', call_back_after: inAnHour() });
    expect(first).toMatchObject({ status: 201 });
    await take('deputy', 100);
    expect((await batch('deputy')).map((row) => row.person_id)).not.toContain(to.person_id);
    await giveBack('deputy');
    await call('organizer', to, {
      result: 'call_back',
      call_back_after: new Date(Date.now() - 1000).toISOString(),
      supersedes: first.id,
    });
    await giveBack('organizer');
    await take('deputy', 3);
    const [next] = await batch('deputy');
    expect(next).toMatchObject({ person_id: to.person_id, past: [{ result: 'call_back' }] });
    expect(next?.call_back_after).not.toBeNull();
    await giveBack('deputy');
  });

  it.each(['wrong_number', 'disconnected'])('a number that is %s never comes back; a new one does', async (result) => {
    const to = await one('organizer');
    await query("update public.people set phone = '+1 (207) 444-0177' where id = $1", [to.person_id]);
    const sent = await call('organizer', to, { result, dialed: '2074440177' });
    await giveBack('organizer');
    expect(await isFree(to.person_id)).toBe(false);
    await query("update public.people set phone = '207 444 0178' where id = $1", [to.person_id]);
    expect(await isFree(to.person_id)).toBe(true);
    await query("update public.people set phone = '2074440177' where id = $1", [to.person_id]);
    await call('organizer', to, { result: 'undone', supersedes: sent.id });
    expect(await isFree(to.person_id)).toBe(true);
  });

  it.each([
    ['asked not to be contacted', { result: 'refused', do_not_contact: true }],
    ['has died', { result: 'deceased' }],
  ])('who %s is called no more, and again when that was a mistake', async (_, over) => {
    const to = await one('organizer');
    const sent = await call('organizer', to, over);
    await giveBack('organizer');
    expect(await isFree(to.person_id)).toBe(false);
    await call('organizer', to, { result: 'undone', supersedes: sent.id });
    expect(await isFree(to.person_id)).toBe(true);
  });

  it('a call that reached nobody settles no door; a talk does', async () => {
    const to = await one('organizer');
    await call('organizer', to, { result: 'left_message' });
    expect(await doorResult(world(), String(to.household_id))).toBeUndefined();
    await call('organizer', to, { result: 'canvassed', support: 2 });
    expect(await doorResult(world(), String(to.household_id))).toMatchObject({ result: 'canvassed', channel: 'phone' });
    const mine = (await batch('organizer')).find((row) => row.person_id === to.person_id);
    expect(mine?.said).toMatchObject([{ result: 'canvassed', support: 2 }, { result: 'left_message' }]);
    await giveBack('organizer');
  });

  it('every call that counts is in the public figure', async () => {
    const figure = async () => {
      const { rows } = await world().rest('GET', 'stats?label=eq.calls_total&select=value_number', null);
      return Number(rows[0]?.value_number);
    };
    const before = await figure();
    const to = await one('organizer');
    const sent = await call('organizer', to);
    expect(await figure()).toBe(before + 1);
    await call('organizer', to, { result: 'busy', supersedes: sent.id });
    expect(await figure()).toBe(before + 1);
    await giveBack('organizer');
  });

  it('a batch may be asked for in a language, and one noted on the phone is the person’s from then on', async () => {
    await take('organizer', 3, { spoken: 'spanish' });
    expect((await batch('organizer')).every((row) => row.language === 'Spanish')).toBe(true);
    expect((await batch('organizer')).length).toBeGreaterThanOrEqual(3);
    await giveBack('organizer');
    const to = await one('organizer');
    const first = await call('organizer', to, { result: 'language_barrier', language: 'Portugese' });
    const languageOf = async () =>
      (await query('select language from public.people where id = $1', [to.person_id]))[0]?.language;
    expect(await languageOf()).toBe('Portugese');
    const over = { result: 'language_barrier', language: 'Portuguese', supersedes: first.id };
    const second = await call('organizer', to, over);
    expect(await languageOf()).toBe('Portuguese');
    await giveBack('organizer');
    // Not reached for want of the language: whoever speaks it is given them again.
    await take('deputy', 1, { spoken: 'Portuguese', quiet_hours: 0 });
    expect(await batch('deputy')).toMatchObject([{ person_id: to.person_id }]);
    await giveBack('deputy');
    await call('organizer', to, { result: 'undone', supersedes: second.id });
    expect(await languageOf()).toBeNull();
  });

  it('a language noted at the door is on the next list', async () => {
    const [door] = await walkList(world(), 'organizer', MILL_STREET);
    await world().rest('POST', 'contact_attempts', await world().token('organizer'), {
      id: randomUUID(),
      household_id: door?.household_id,
      turf_id: MILL_STREET,
      result: 'language_barrier',
      language: 'Khmer',
      canvasser: accountOf('organizer')?.id,
      client_created_at: new Date().toISOString(),
    });
    const [again] = await walkList(world(), 'organizer', MILL_STREET);
    expect(JSON.stringify(again?.people)).toContain('Khmer');
  });

  it('a walk is known from its facts, and the roll-back that covers it with it', async () => {
    const walks = async () => (await world().rpc('organizer', 'list_walks', { since: '2020-01-01' })).rows;
    const cedar = (await walks()).filter((walk) => walk.turf_id === CEDAR_STREET);
    expect(cedar).toMatchObject([
      { name: 'Theo Marsh', channel: 'door', attempts: 25, rollback_id: null, checkout_id: null },
    ]);
    const minutes = (Date.parse(String(cedar[0]?.ended)) - Date.parse(String(cedar[0]?.begun))) / 60_000;
    expect(minutes).toBe(24 * 7);
    const args = {
      canvasser: cedar[0]?.canvasser,
      since: cedar[0]?.begun,
      until: new Date(Date.parse(String(cedar[0]?.ended)) + 1000).toISOString(),
      reason: 'The wrong street.',
    };
    const made = await world().rpc('organizer', 'roll_back_shift', args);
    expect(made.code).toBe('');
    const rolled = (await walks()).find((walk) => walk.turf_id === CEDAR_STREET);
    expect(rolled?.rollback_id).not.toBeNull();
    await world().rpc('organizer', 'restore_shift', { rollback: rolled?.rollback_id });
    expect((await walks()).some((walk) => walk.channel === 'phone' && walk.name === 'Luis Herrera')).toBe(true);
  });

  it('calls are no knocks: what is said of canvassers and hours is about doors', async () => {
    const seen = async () =>
      Promise.all(
        ['canvasser_activity', 'attempts_by_hour'].map(
          async (name) => (await world().rpc('manager', name, { since: '2020-01-01' })).rows,
        ),
      );
    const before = await seen();
    const to = await one('candidate');
    expect(await call('candidate', to)).toMatchObject({ status: 201 });
    expect(await seen()).toEqual(before);
    await giveBack('candidate');
  });
}
