/** Givers one by one: who could be the same and why, what is said about it, and who may know. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { accountOf, people, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { aGift, aName, postMoney, sayOfTwo } from './moneyRights.ts';

interface Page {
  readonly records: readonly {
    readonly id: string;
    readonly versions: readonly Row[];
    readonly gifts: readonly Row[];
  }[];
  readonly like: readonly { readonly a: string; readonly b: string; readonly reasons: readonly string[] }[];
  readonly links: readonly Row[];
}

export function moneyGiverStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const post = async (table: string, row: Row) =>
    expect(await postMoney(world(), 'finance', table, row)).toMatchObject({ status: 201 });
  async function known(change: Row): Promise<string> {
    const id = randomUUID();
    await post('contributor_versions', aName('finance', id, change));
    return id;
  }
  const pageOf = async (giver: unknown, person: Person = 'finance') => {
    const answer = await world().rpc(person, 'giver_page', { giver });
    return { ...answer, page: answer.rows[0] as unknown as Page | undefined };
  };
  const reasonsOf = async (one: string, other: string) =>
    (await pageOf(one)).page?.like.find(({ a, b }) => [a, b].includes(one) && [a, b].includes(other))?.reasons ?? [];
  const say = (one: string, other: string, verdict: string, change: Row = {}) =>
    sayOfTwo(world(), 'finance', one, other, verdict, change);
  /** Whether the two are among those about whom nobody has said anything. */
  const isAsked = async (one: string, other: string) =>
    (await world().rpc('finance', 'money_like_givers')).rows.some((row) => {
      const pair = [row.one, row.other].map((each) => (each as Row).id);
      return pair.includes(one) && pair.includes(other);
    });

  it.each([
    [
      'an e-mail in other letters',
      ['email'],
      { name: 'Rosa Lark', email: 'Rosa@Example.com' },
      { name: 'R. M. Lark', email: 'rosa@example.com' },
    ],
    [
      'a number written otherwise',
      ['phone'],
      { name: 'Vera Moss', phone: '(207) 555-0188' },
      { name: 'V. Moss-Hill', phone: '207.555.0188' },
    ],
    [
      'a street and a surname',
      ['street'],
      { name: 'Otto Fenn', street: '77 Weir St.' },
      { name: 'Greta Fenn', street: '77 Weir Street' },
    ],
    ['a name the other way round', ['name'], { name: 'Marguerite Oakes' }, { name: 'Oakes, Marguerite' }],
    ['a letter too few', ['typo'], { name: 'Jonathan Birch' }, { name: 'Jonathn Birch' }],
    ['another letter', ['typo'], { name: 'Gwendolyn Smith' }, { name: 'Gwendolyn Smyth' }],
    ['two letters swapped', ['typo'], { name: 'Theodore Wren' }, { name: 'Theodroe Wren' }],
    [
      'a letter in another town',
      [],
      { name: 'Bartholomew Ash', city: 'Larkspur Falls' },
      { name: 'Bartholomew Ashe', city: 'Alder Bend' },
    ],
    ['a short name and a letter', [], { name: 'Al Poe' }, { name: 'Al Pow' }],
    ['nothing', [], { name: 'Cornelius Dray' }, { name: 'Henrietta Vale' }],
  ])('tells who share %s', async (_what, reasons, one, other) => {
    expect(await reasonsOf(await known(one), await known(other))).toEqual(reasons);
  });

  it('asks about two until somebody has said what they are, and again once that is taken back', async () => {
    const email = `${randomUUID()}@example.com`;
    const [one, other] = [await known({ email }), await known({ email, name: 'A. Quill' })];
    expect(await isAsked(one, other)).toBe(true);
    for (const verdict of ['same', 'different', 'household']) {
      expect(await say(one, other, verdict)).toMatchObject({ status: 201 });
      expect(await isAsked(one, other)).toBe(false);
      expect(await say(one, other, 'undone')).toMatchObject({ status: 201 });
      expect(await isAsked(one, other)).toBe(true);
    }
    expect((await pageOf(one)).page?.links).toHaveLength(6);
  });

  it('finds an older giver as the book tells them, with what they gave, and for who collects only whom they brought in', async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    const [one, other] = [await known({ name: `Pim ${word}`, street: '3 Weir Street', state: 'ME' }), await known({})];
    await post('ledger_entries', aGift('finance', { contributor_id: other, amount_cents: 4100 }));
    await say(one, other, 'same');
    const find = (words: unknown, person: Person = 'finance') => world().rpc(person, 'find_in_book', { words });
    const root = [one, other].sort()[0];
    const told = (await find(`${word} pim`)).rows;
    expect(told.map(({ id }) => id).sort()).toEqual([one, other].sort());
    expect(told.find(({ id }) => id === one)).toMatchObject({ root, state: 'ME', gifts: [{ cents: 4100 }] });
    const book = (await world().rpc('finance', 'money_book')).rows;
    expect(told.find(({ id }) => id === one)).toEqual(book.find(({ id }) => id === one));
    for (const words of ['', '  ', null, '%', '_', 'x'.repeat(100_000)]) expect((await find(words)).rows).toEqual([]);
    expect((await find(word, 'organizer')).rows).toEqual([]);
    for (const person of ['visitor', 'newcomer', 'advisor'] as const)
      expect(await find(word, person)).toMatchObject({ code: '42501' });
  });

  it('keeps of what is written how much its writer had read, and tells it on the page', async () => {
    const giver = await known({ name: 'Odo Fell' });
    const arrivalOf = async () => (await pageOf(giver)).page?.records[0]?.versions[0]?.arrival;
    const first = await arrivalOf();
    await post('contributor_versions', aName('finance', giver, { name: 'Odo Fell', employer: 'Mill', knew: first }));
    const [now, before] = (await pageOf(giver)).page?.records[0]?.versions ?? [];
    expect(now).toMatchObject({ employer: 'Mill', knew: first, by_id: accountOf('finance')?.id });
    expect(before).toMatchObject({ arrival: first, knew: null });
    const wrong = aName('finance', giver, { knew: -1 });
    expect(
      (await world().rest('POST', 'contributor_versions', await world().token('finance'), wrong)).message,
    ).toContain('knew_not_negative');
  });

  it('shows all records of a giver on the page of each, with what was known and what they gave', async () => {
    const [one, other] = [await known({ name: 'Wilhelmina Tarn' }), await known({ name: 'Mina Tarn' })];
    await post(
      'contributor_versions',
      aName('finance', one, { name: 'Wilhelmina Tarn-Holt', employer: 'Falls Bakery' }),
    );
    await post('ledger_entries', aGift('finance', { contributor_id: other, amount_cents: 4100 }));
    await say(one, other, 'same');
    const found = (await world().rpc('finance', 'find_givers', { words: 'tarn mina' })).rows;
    expect(found).toMatchObject([{ id: [one, other].sort()[0], records: 2, cents: 4100, gifts: 1 }]);
    for (const giver of [one, other]) {
      const { page } = await pageOf(giver);
      expect(page?.records.map(({ id }) => id).sort()).toEqual([one, other].sort());
      expect(page?.records.find(({ id }) => id === one)?.versions.map(({ name }) => name)).toEqual([
        'Wilhelmina Tarn-Holt',
        'Wilhelmina Tarn',
      ]);
      expect(page?.records.find(({ id }) => id === other)?.gifts).toMatchObject([{ cents: 4100 }]);
    }
    expect((await pageOf(randomUUID())).rows).toEqual([]);
  });

  it('takes what lay on a phone for what it was: said before what somebody else said since', async () => {
    const [one, other] = [await known({}), await known({})];
    const at = (minutes: number) => ({ client_created_at: new Date(Date.now() - minutes * 60_000).toISOString() });
    const together = async () =>
      Number((await query('select cardinality(private.same_as($1)) as n', [one]))[0]?.n) === 2;
    await say(one, other, 'same', at(10));
    expect(await together()).toBe(true);
    expect(await sayOfTwo(world(), 'candidate', one, other, 'different', at(60))).toMatchObject({ status: 201 });
    expect(await together()).toBe(true);
    // The same person's later word counts, also where their clock was put back.
    await say(one, other, 'undone', at(30));
    expect(await together()).toBe(false);
  });

  it('refuses two that are not there, one and themselves, and somebody else’s name', async () => {
    const one = await known({});
    expect(await say(one, randomUUID(), 'same')).toMatchObject({ code: '23503' });
    expect((await say(one, one, 'same')).message).toContain('in_order');
    expect(await say(one, await known({}), 'same', { user_id: randomUUID() })).toMatchObject({ code: '42501' });
    expect((await say(one, await known({}), 'same', { client_created_at: 'infinity' })).message).toContain(
      'phone_time_believable',
    );
  });

  it.each(people)('%s is told of givers only if they keep the books', async (person) => {
    const keeps = ['finance', 'candidate', 'manager'].includes(person);
    const one = await known({});
    for (const [name, of] of [
      ['giver_page', { giver: one }],
      ['find_givers', { words: 'quill' }],
      ['money_like_givers', {}],
    ] as const)
      expect((await world().rpc(person, name, of)).status === 200).toBe(keeps);
  });

  it('twenty who share an e-mail are asked about, and more than twenty tell nobody apart', async () => {
    const email = `${randomUUID()}@example.com`;
    const all: string[] = [];
    for (let n = 0; n < 20; n += 1) all.push(await known({ email, name: `Quentin Number ${n}` }));
    const [one = '', other = ''] = all;
    expect(await reasonsOf(one, other)).toEqual(['email']);
    await known({ email, name: 'Quentin Number 21' });
    expect(await reasonsOf(one, other)).toEqual([]);
  });

  it('answers in words what is no id, no number and far too many words', async () => {
    for (const giver of ['x', 7, null, {}, 'a'.repeat(100_000)]) expect((await pageOf(giver)).status).toBeLessThan(500);
    for (const words of ['%', '_', '\\', 'x'.repeat(100_000), null, "'; drop table x; --"])
      expect((await world().rpc('finance', 'find_givers', { words, most: 2_000_000_000 })).status).toBe(200);
  });
}
