/** People as leaders see them: who is found, who could be one person, links and their undo, and that nobody else learns of it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Row } from '../../supabase/local/database.ts';
import { pairOf, personLinkKind, type Verdict } from '../../src/features/persons/model/link.ts';
import { fold } from '../../src/features/persons/model/person.ts';
import { lineSchema, sheetSchema, type PersonSheet } from '../../src/features/persons/model/sheet.ts';
import { accountOf, leaders, people, type Person } from './support/people.ts';
import { databases, goodRow, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);

  let numbers = 4000;
  async function volunteer(change: Row): Promise<string> {
    const phone = `(208) 555-${++numbers}`;
    const row = { ...goodRow('signups'), type: 'volunteer', phone, interest: 'door_knock', ...change };
    const answer = await world().rest('POST', 'signups', null, { ...row, client_created_at: new Date().toISOString() });
    expect(answer).toMatchObject({ status: 201 });
    return `s-${String(Reflect.get(row, 'id'))}`;
  }
  async function sign(change: Row): Promise<string> {
    const row = { ...goodRow('yard_sign_requests'), ...change, client_created_at: new Date().toISOString() };
    expect(await world().rest('POST', 'yard_sign_requests', null, row)).toMatchObject({ status: 201 });
    return `y-${String(Reflect.get(row, 'id'))}`;
  }
  /** As a phone sends it: the row that the outbox's own kind makes. */
  async function say(one: string, other: string, verdict: Verdict, { by = 'manager' as Person, at = Date.now() } = {}) {
    const [a, b] = pairOf(one, other);
    const row = personLinkKind.toRow(
      { a, b, verdict, names: ['Somebody', 'Somebody else'] },
      { id: randomUUID(), userId: accountOf(by)?.id ?? null, createdAt: new Date(at).toISOString() },
    );
    return world().rest('POST', 'person_links', await world().token(by), row);
  }
  async function sheet(ref: string): Promise<PersonSheet> {
    const [found] = v.parse(v.array(sheetSchema), (await world().rpc('manager', 'person_page', { of_ref: ref })).rows);
    if (!found) throw new Error('There is no such person.');
    return found;
  }
  const personAt = async (ref: string) => fold(await sheet(ref), []);
  const membersOf = async (ref: string) => ((await personAt(ref))?.members ?? []).map((one) => one.ref).sort();
  const find = async (words: string) =>
    v.parse(v.array(lineSchema), (await world().rpc('manager', 'find_people', { words })).rows);

  it('has a record for every form that is not set aside and for everybody who lives at a door', async () => {
    const rows = await query(`
      select 's-' || id as ref from public.signups where quarantined_at is null
      union all select 'y-' || id from public.yard_sign_requests where quarantined_at is null
      union all select 'v-' || id from public.people where not held`);
    const records = await query('select ref from private.person_records');
    expect(rows.length).toBeGreaterThan(100);
    expect(records.map(({ ref }) => ref).sort()).toEqual(rows.map(({ ref }) => ref).sort());
  });

  it.each(people)('%s finds and opens people, and says who is one, only as a leader', async (person) => {
    const may = leaders.includes(person);
    const ref = await volunteer({ name: 'Guarded Person', email: 'guarded@example.com' });
    const other = await volunteer({ name: 'Guarded Other', email: 'guarded@example.com' });
    for (const [name, args] of [
      ['find_people', { words: 'Guarded' }],
      ['person_page', { of_ref: ref }],
    ] as const) {
      const answer = await world().rpc(person, name, args);
      expect(answer.code).toBe(may ? '' : '42501');
      expect(JSON.stringify(answer).includes('Guarded')).toBe(may);
    }
    expect((await say(ref, other, 'same', { by: person })).status).toBe(may ? 201 : person === 'visitor' ? 401 : 403);
    const seen = await world().rest('GET', `person_links?a=eq.${pairOf(ref, other)[0]}`, await world().token(person));
    expect(seen.rows).toHaveLength(may ? 1 : 0);
  });

  it('nobody speaks in another one’s name, and nothing that was said is changed or taken away', async () => {
    const [one, other] = [await volunteer({ name: 'Ada Vance' }), await volunteer({ name: 'Ada Vance' })];
    const [a, b] = pairOf(one, other);
    const row = { ...goodRow('person_links'), a, b, user_id: accountOf('candidate')?.id };
    expect((await world().rest('POST', 'person_links', await world().token('manager'), row)).status).toBe(403);
    await say(one, other, 'same');
    const token = await world().token('candidate');
    expect((await world().rest('DELETE', `person_links?a=eq.${a}`, token)).status).toBe(403);
    expect((await world().rest('PATCH', `person_links?a=eq.${a}`, token, { verdict: 'different' })).status).toBe(403);
    const key = world().backend.secretKey;
    expect((await world().rest('DELETE', `person_links?a=eq.${a}`, key, undefined, { apikey: key })).status).toBe(403);
    expect(await membersOf(one)).toEqual([a, b]);
  });

  it('finds a person by name without accents, by e-mail, by a number however written and by street', async () => {
    const ref = await volunteer({ name: 'Zoé Quiñones', email: 'zoe.q@example.com', phone: '+1 209.777.0147' });
    const yard = await sign({ name: 'Abel Thorne', address: '7 Quarry Lane, Larkspur Falls', phone: '(207) 555-0148' });
    for (const words of ['zoe quinones', 'QUIÑONES zoé', 'zoe.q@example', '(209) 777-0147', '7770147'])
      expect((await find(words)).map((one) => one.ref)).toEqual([ref]);
    expect((await find('quarry lane')).map((one) => one.ref)).toEqual([yard]);
    expect(await find('nobody of this name')).toEqual([]);
    for (const words of ['', '%', '!!!', null])
      expect((await world().rpc('manager', 'find_people', { words })).rows.length).toBeGreaterThan(10);
    expect((await world().rpc('manager', 'find_people', { words: 'x'.repeat(100_000), most: -5 })).rows).toEqual([]);
  });

  it('suggests who could be the same, the likeliest first, and says why', async () => {
    const me = await volunteer({ name: 'Orla Finch', email: 'orla@example.com', phone: '(207) 555-0151' });
    const mail = await volunteer({ name: 'O. Finch', email: 'ORLA@example.com', phone: '(207) 555-0152' });
    const number = await sign({ name: 'Finch', address: '31 Weir Street', phone: '1 207 555 0151' });
    const name = await volunteer({ name: 'orla  finch', email: 'else@example.com', phone: '(207) 555-0153' });
    await volunteer({ name: 'Somebody Else', email: 'somebody@example.com', phone: '(207) 555-0154' });
    expect((await personAt(me))?.suggestions.map(({ record, reasons }) => [record.ref, reasons])).toEqual([
      [mail, ['email']],
      [number, ['phone']],
      [name, ['name']],
    ]);
  });

  it('knows a voter and a yard sign of one name and street, and tells who only lives there', async () => {
    const [home] = await query(`
      select home.number || ' ' || home.street || coalesce(' Apt ' || home.unit, '') as address, person.id, person.name
      from public.people as person join public.households as home on home.id = person.household_id
      where home.suffix is null and not person.held order by person.id limit 1`);
    const yard = await sign({
      name: home?.name,
      address: `${String(home?.address)}, Larkspur Falls`,
      phone: '(209) 777-0155',
    });
    const found = (await personAt(yard))?.suggestions ?? [];
    expect(found[0]?.record.ref).toBe(`v-${String(home?.id)}`);
    expect(found[0]?.reasons).toContain('name_and_street');
    expect(found.slice(1).every(({ reasons }) => reasons.includes('street') || reasons.includes('name'))).toBe(true);
  });

  it('a merge of three and its undo leave every answer as it was', async () => {
    const refs = [
      await volunteer({ name: 'Ruth Calder', email: 'ruth@example.com', phone: '(207) 555-0156' }),
      await volunteer({ name: 'Ruth Calder', email: 'ruth.calder@example.com', phone: '(207) 555-0157' }),
      await sign({ name: 'R. Calder', address: '2 Osprey Street', phone: '(207) 555-0157' }),
    ] as const;
    const answers = async () => ({
      found: await find('calder'),
      people: await Promise.all(refs.map((ref) => personAt(ref))),
      records: await query('select * from private.person_records order by ref'),
      forms: await query('select * from public.signups order by id'),
      lines: await query('select * from public.inbox_items order by kind, id'),
    });
    const before = await answers();
    expect(before.found).toHaveLength(3);

    await say(refs[0], refs[1], 'same');
    await say(refs[1], refs[2], 'same', { by: 'candidate' });
    for (const ref of refs) expect(await membersOf(ref)).toEqual([...refs].sort());
    expect(await find('calder')).toMatchObject([{ records: 3, whats: ['volunteer', 'yard_sign'] }]);
    expect(await find('osprey street')).toMatchObject([{ records: 3, name: 'R. Calder' }]);

    await say(refs[1], refs[2], 'undone', { at: Date.now() + 1000 });
    expect(await membersOf(refs[0])).toEqual([refs[0], refs[1]].sort());
    await say(refs[0], refs[1], 'undone', { at: Date.now() + 1000 });
    expect(await answers()).toEqual(before);
  });

  it('the last word about two counts by when it was said, whatever arrives first', async () => {
    const [one, other] = [await volunteer({ name: 'Ines Pell' }), await volunteer({ name: 'Ines Pell' })];
    await say(one, other, 'different', { at: Date.now() - 60_000 });
    await say(one, other, 'same', { at: Date.now() - 120_000 });
    const apart = await personAt(one);
    expect(apart?.members.map(({ ref }) => ref)).toEqual([one]);
    expect(apart?.suggestions).toEqual([]);
    expect(apart?.decided).toMatchObject([{ word: { verdict: 'different' }, other: { ref: other } }]);
    await say(one, other, 'household');
    expect((await personAt(other))?.decided).toMatchObject([{ word: { verdict: 'household' }, other: { ref: one } }]);
  });

  it('the database and a phone make the same people of the same words, drawn at random', async () => {
    const refs = await Promise.all(Array.from({ length: 7 }, () => volunteer({ name: 'Drawn Person' })));
    let seed = 7;
    const roll = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
    const pick = () => refs[roll(refs.length)] ?? '';
    for (let n = 0; n < 40; n++) {
      const [one, other] = [pick(), pick()];
      if (one === other) continue;
      const verdict = (['same', 'same', 'different', 'undone', 'household'] as const)[roll(5)] ?? 'same';
      await say(one, other, verdict, { at: Date.now() - roll(50) * 1000 });
    }
    for (const ref of refs) {
      const [told] = await query('select private.person_refs($1) as refs', [ref]);
      expect(await membersOf(ref)).toEqual(told?.refs);
    }
  });

  it('what is erased takes its record and what was said about it along', async () => {
    const [one, other] = [await volunteer({ name: 'Gone Soon' }), await volunteer({ name: 'Gone Soon' })];
    await say(one, other, 'same');
    await query('delete from public.signups where id = $1', [other.slice(2)]);
    expect(await query('select 1 from private.person_records where ref = $1', [other])).toEqual([]);
    expect(await query('select 1 from public.person_links where a = $1 or b = $1', [other])).toEqual([]);
    expect(await membersOf(one)).toEqual([one]);
    expect((await world().rpc('manager', 'person_page', { of_ref: other })).rows).toEqual([]);
    expect((await say(one, other, 'same')).code).toBe('23503');
  });

  it('is found under the corrected name, and no longer under the old one', async () => {
    const ref = await volunteer({ name: 'Misspelt Nmae', email: 'misspelt@example.com' });
    await query("update public.signups set name = 'Spelt Right' where id = $1", [ref.slice(2)]);
    expect(await find('misspelt nmae')).toEqual([]);
    expect((await find('spelt right')).map((one) => one.ref)).toEqual([ref]);
  });

  it.each([
    ['person_links_two_in_order', { a: 's-2', b: 's-1' }],
    ['person_links_two_in_order', { a: 's-1', b: 's-1' }],
    ['person_links_verdict_known', { verdict: 'cousins' }],
    ['person_links_phone_time_believable', { client_created_at: '2019-01-01T00:00:00Z' }],
    ['person_links_phone_time_believable', { client_created_at: '2126-01-01T00:00:00Z' }],
    ['person_links_phone_time_believable', { client_created_at: 'infinity' }],
  ])('%s refuses %j', async (constraint, change) => {
    const row = { ...goodRow('person_links'), ...change };
    const answer = await world().rest('POST', 'person_links', await world().token('manager'), row);
    expect(answer.message).toContain(constraint);
  });

  it('answers what no page asks with a refusal or an empty list, and never with a fault of its own', async () => {
    const token = await world().token('manager');
    for (const of_ref of [null, '', 's-', 'v-none', 7, true, [], {}, 'x'.repeat(100_000), "s-' or true --"]) {
      const { status, rows } = await world().rest('POST', 'rpc/person_page', token, { of_ref });
      expect([status < 500, rows]).toEqual([true, []]);
    }
    for (const words of [7, [], {}, '\\', "'", '%%%', '🙂', '\u0301', ' '.repeat(10_000)])
      expect((await world().rest('POST', 'rpc/find_people', token, { words })).status).toBeLessThan(500);
    for (const most of [null, -1, 0, 2_000_000_000, 1.5, 'many', '1e99'])
      expect((await world().rest('POST', 'rpc/find_people', token, { most })).status).toBeLessThan(500);
    for (const change of [
      { a: null },

      { verdict: null },
      { a: 'x'.repeat(100_000) },
      { id: 'one' },
      { happened_at: 'now' },
    ]) {
      const answer = await world().rest('POST', 'person_links', token, { ...goodRow('person_links'), ...change });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
  });

  it('two who decide at once both are heard, and a word that is sent again lands once', async () => {
    const [one, other] = [await volunteer({ name: 'Twice Asked' }), await volunteer({ name: 'Twice Asked' })];
    const both = await Promise.all([say(one, other, 'same'), say(one, other, 'different', { by: 'candidate' })]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const row = { ...goodRow('person_links'), user_id: accountOf('manager')?.id };
    const token = await world().token('manager');
    const twice = await Promise.all([1, 2].map(() => world().rest('POST', 'person_links', token, row)));
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('asks indexes who else has an address, a number, a name or a door', async () => {
    await query('set enable_seqscan = off');
    for (const key of ['email', 'phone', 'door', 'name_key']) {
      const plan = await query(`explain select ref from private.person_records where ${key} = 'x'`);
      expect(JSON.stringify(plan)).toContain('person_records_');
    }
    await query('reset enable_seqscan');
  });

  it('shows what was done, where somebody was knocked at, and what they agreed to', async () => {
    const alma = await sheet('s-50000000-0000-4000-8000-000000000001');
    const walks = alma.records.find(({ ref }) => ref === alma.ref)?.history.map(({ what, code }) => `${what} ${code}`);
    expect(walks).toEqual(expect.arrayContaining(['sent volunteer', 'action contacted']));
    const joan = await sheet('s-50000000-0000-4000-8000-000000000007');
    expect(joan.ways).toMatchObject([{ channel: 'email', state: 'confirmed', allowed: true }]);
    const [knocked] = await query(
      "select person_id from public.effective_attempts where person_id is not null and channel = 'door' limit 1",
    );
    const door = await sheet(`v-${String(knocked?.person_id)}`);
    expect(
      door.records[0]?.kind === 'voter' &&
        door.records.some(({ history }) => history.some(({ what }) => what === 'door')),
    ).toBe(true);
  });
});
