/** What was tried against the books and once went through: each stays refused, or stays seen. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { accountOf, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { aGift, aName, postMoney, sayOfTwo, today } from './moneyRights.ts';

export function moneyAttackStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const post = (person: Person, table: string, row: Row) => postMoney(world(), person, table, row);
  async function give(change: Row = {}, person: Person = 'finance'): Promise<Row> {
    const gift = aGift(person, change);
    expect(await post(person, 'ledger_entries', gift)).toMatchObject({ status: 201 });
    return gift;
  }
  const revise = (of_entry: unknown, deed: string, replacements: unknown) =>
    world().rpc('finance', 'revise_entry', {
      of_entry,
      change: randomUUID(),
      deed,
      reason: 'As the bank says.',
      replacements,
    });
  const refund = async (of_entry: unknown, cents: number, change: Row = {}) => {
    const id = randomUUID();
    const given = { of_entry, refund: id, cents, paid_on: today(), way: 'check', reason: 'Asked for it.', ...change };
    return { id, answer: await world().rpc('finance', 'refund_entry', given) };
  };
  const dutiesOf = async (contributor: unknown) =>
    (await world().rpc('finance', 'money_obligations')).rows.filter((one) => one.contributor_id === contributor);
  const kindsOf = async (contributor: unknown) => (await dutiesOf(contributor)).map(({ kind }) => kind);
  const settle = (about: unknown) =>
    world().rpc('finance', 'settle_obligation', { settlement: randomUUID(), about, note: 'Filed by mail.' });
  const raised = async () =>
    Number(
      (await query("select value_number from public.stats where label = 'weekly_raised'"))[0]?.value_number ??
        Number.NaN,
    );

  it('takes what must go back for nobody’s figure, whoever typed it', async () => {
    const before = await raised();
    const gift = await give({ amount_cents: 1_000_000_000, election_id: 'general' }, 'organizer');
    expect(await raised()).toBeCloseTo(before + 500, 2);
    await give({ amount_cents: 40_000, election_id: 'general', contributor_id: gift.contributor_id }, 'organizer');
    expect(await raised()).toBeCloseTo(before + 500, 2);
    // Given back, it takes nothing from what others gave.
    expect((await refund(gift.id, 999_900_000)).answer).toMatchObject({ status: 200 });
    expect(await raised()).toBeCloseTo(before + 500, 2);
    const company = randomUUID();
    expect(await post('organizer', 'contributor_versions', aName('organizer', company, { kind: 'ORG' }))).toMatchObject(
      { status: 201 },
    );
    await give({ contributor_id: company }, 'organizer');
    await give({ contributor_id: null, method: 'cash', amount_cents: 90_000 }, 'organizer');
    expect(await raised()).toBeCloseTo(before + 520, 2);
    const name = 'ledger_entries_gift_believable';
    for (const type of ['contribution', 'loan'])
      expect(
        (await post('finance', 'ledger_entries', aGift('finance', { type, amount_cents: 1_000_000_001 }))).message,
      ).toContain(name);
  });

  it('knows of each gift how it came, and of nothing else that it was a thing', async () => {
    const bad: readonly (readonly [Row, string])[] = [
      [{ method: null }, 'gift_says_how'],
      [{ method: 'in_kind' }, 'method_in_kind'],
      [{ method: 'loan' }, 'method_loan'],
      [{ type: 'loan', method: 'in_kind' }, 'method_in_kind'],
      [{ type: 'loan', method: null }, 'gift_says_how'],
      [{ type: 'loan_payment', method: null }, 'gift_says_how'],
      [{ type: 'in_kind', method: null, purpose: 'Chairs' }, 'method_in_kind'],
      [{ type: 'expenditure', method: 'in_kind', purpose: 'Chairs' }, 'method_in_kind'],
      [{ type: 'fee', contributor_id: null }, 'purpose_of_spending'],
    ];
    for (const [change, rule] of bad)
      expect((await post('finance', 'ledger_entries', aGift('finance', change))).message).toContain(
        `ledger_entries_${rule}`,
      );
    const gift = await give();
    for (const way of [null, 'in_kind', 'loan', 'gold'])
      expect((await refund(gift.id, 100, { way })).answer).toMatchObject({ code: '22023' });
  });

  it('lets no correction of a refund give back more than was given, or before it was', async () => {
    const gift = await give({ amount_cents: 5000, received_on: '2026-10-01' });
    const [first, second] = [await refund(gift.id, 2000), await refund(gift.id, 2000)];
    const to = (amount_cents: number, more: Row = {}) => [{ id: randomUUID(), amount_cents, ...more }];
    for (const wrong of [to(999_999), to(3001), [...to(2000), ...to(1001)], to(1000, { received_on: '2026-09-30' })])
      expect(await revise(first.id, 'correction', wrong)).toMatchObject({ code: '22023' });
    expect(await revise(first.id, 'correction', to(1000, { contributor_id: randomUUID() }))).toMatchObject({
      code: '22023',
    });
    expect(await revise(first.id, 'reattribution', to(2000))).toMatchObject({ code: '22023' });
    expect(await revise(first.id, 'correction', to(3000))).toMatchObject({ status: 200 });
    expect((await refund(gift.id, 1)).answer).toMatchObject({ code: '22023' });
    const two = await Promise.all([revise(second.id, 'void', []), refund(gift.id, 2000).then(({ answer }) => answer)]);
    expect(two[0]).toMatchObject({ status: 200 });
    expect(
      await query('select sum(amount_cents)::int <= 5000 as fits from public.ledger_entries where refunds_id = $1', [
        gift.id,
      ]),
    ).toEqual([{ fits: true }]);
  });

  it('says yes to whoever sends the same refund or correction twice at once', async () => {
    const gift = await give({ amount_cents: 5000 });
    const back = {
      of_entry: gift.id,
      refund: randomUUID(),
      cents: 3000,
      paid_on: today(),
      way: 'check',
      reason: 'Asked.',
    };
    const void_it = {
      of_entry: (await give()).id,
      change: randomUUID(),
      deed: 'void',
      reason: 'Twice.',
      replacements: [],
    };
    for (const [name, args] of [
      ['refund_entry', back],
      ['revise_entry', void_it],
    ] as const) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => world().rpc('finance', name, args)));
      expect([name, answers.map(({ status }) => status)]).toEqual([name, [200, 200, 200, 200]]);
    }
  });

  it('tells a collector of their own giver only what they took in themselves', async () => {
    const mine = await give({ amount_cents: 1100 }, 'organizer');
    await give({ amount_cents: 33_333, contributor_id: mine.contributor_id });
    const other = await give({ amount_cents: 77_777 });
    const twice = await give({ amount_cents: 900 }, 'organizer');
    const link = (one: unknown, to: unknown) => sayOfTwo(world(), 'finance', one, to, 'same');
    await link(mine.contributor_id, other.contributor_id);
    await link(twice.contributor_id, other.contributor_id);
    await revise(twice.id, 'void', []);
    const told = (await world().rpc('organizer', 'money_book')).rows;
    const lines = told.filter(({ id }) => id === mine.contributor_id || id === twice.contributor_id);
    const own = [mine.contributor_id, twice.contributor_id].map(String).sort()[0];
    for (const line of lines) {
      expect(line.root).toBe(own);
      expect((line.gifts as Row[]).map(({ cents }) => cents)).toEqual([1100, 900, -900]);
    }
    expect(lines).toHaveLength(2);
    const kept = (await world().rpc('finance', 'money_book')).rows.find(({ id }) => id === mine.contributor_id);
    expect(((kept?.gifts ?? []) as Row[]).map(({ cents }) => cents)).toEqual([1100, 33_333, 77_777, 900, -900]);
  });

  it('asks a second person for whatever is paid out over the amount', async () => {
    for (const type of ['fee', 'loan_payment']) {
      const contributor_id = randomUUID();
      // What is paid back was lent.
      if (type === 'loan_payment') await give({ type: 'loan', contributor_id, amount_cents: 25_000 });
      const paid = await give({ type, contributor_id, amount_cents: 25_000, purpose: 'Bank' });
      expect(await kindsOf(paid.contributor_id)).toEqual(['approval']);
      expect(await world().rpc('finance', 'approve_entry', { of_entry: paid.id })).toMatchObject({ code: 'PT409' });
      expect(await world().rpc('candidate', 'approve_entry', { of_entry: paid.id })).toMatchObject({ status: 200 });
      expect(await kindsOf(paid.contributor_id)).toEqual([]);
    }
  });

  it('refuses in words what is no list of entries, no known giver and no duty', async () => {
    const gift = await give();
    const id = () => randomUUID();
    const wrong: readonly unknown[] = [
      [1],
      ['x'],
      [null],
      'zz',
      '"zz"',
      { id: id() },
      [{ id: 'x' }],
      [{ id: id(), amount_cents: 'many' }],
      [{ id: id(), amount_cents: 1e30 }],
      [{ id: id(), received_on: 'never' }],
    ];
    for (const replacements of wrong)
      expect([replacements, (await revise(gift.id, 'correction', replacements)).code]).toEqual([replacements, '22023']);
    expect(await revise(gift.id, 'reattribution', [{ id: id(), contributor_id: id() }])).toMatchObject({
      code: '22023',
    });
    for (const about of [
      'best_efforts:X Y',
      'double:',
      `late_report:${id()}:general:${'9'.repeat(40)}`,
      'late_report:x',
    ])
      expect([about, (await settle(about)).code]).toEqual([about, '22023']);
  });

  it('asks again for what was settled once more has come, and for a gift that names no election', async () => {
    const gift = await give({ amount_cents: 50_000, election_id: 'general', method: 'card' }, 'finance');
    const { contributor_id } = gift;
    const named = async () => (await dutiesOf(contributor_id)).filter(({ kind }) => kind !== 'over_limit');
    // The sample town's election is further away than its window; what counts is the ledger's day.
    const window = "update public.elections set held_on = private.town_day() + $1::int where id = 'general'";
    await query(window, [10]);
    try {
      expect((await named()).map(({ kind }) => kind).sort()).toEqual(['best_efforts', 'late_report']);
      for (const { key } of await named()) expect(await settle(key)).toMatchObject({ status: 200 });
      expect(await named()).toEqual([]);
      const more = await give({ amount_cents: 60_000, election_id: 'general', method: 'card', contributor_id });
      expect((await named()).map(({ kind, cents }) => [kind, cents]).sort()).toEqual([
        ['best_efforts', 110_000],
        ['late_report', 110_000],
      ]);
      // What came afterwards and went back is what was told already.
      await refund(more.id, 60_000);
      expect(await named()).toEqual([]);
      const free = await give({ amount_cents: 50_000, method: 'card' });
      expect(await kindsOf(free.contributor_id)).toContain('late_report');
    } finally {
      await query(window, [34]);
    }
  });

  it('lets an account go that has written in every book of money', async () => {
    const me = accountOf('deputy')?.id ?? '';
    const undo = new Error('undo');
    const wrote: Row[] = [];
    await world()
      .backend.database.transaction(async (ask) => {
        const [one, other, entry] = [
          '11111111-1111-4111-8111-111111111111',
          '22222222-2222-4222-8222-222222222222',
          randomUUID(),
        ];
        await ask('insert into public.contributors (id, user_id) values ($1, $3), ($2, $3)', [one, other, me]);
        await ask(
          `insert into public.contributor_versions (id, contributor_id, kind, name, user_id, client_created_at)
          values (gen_random_uuid(), $1, 'IND', 'Ada Quill', $2, now())`,
          [one, me],
        );
        await ask(
          "insert into public.contributor_links (id, a, b, verdict, user_id, client_created_at) values (gen_random_uuid(), $1, $2, 'same', $3, now())",
          [one, other, me],
        );
        await ask(
          `insert into public.ledger_entries (id, type, amount_cents, contributor_id, received_on, method, purpose, user_id, client_created_at)
          values ($1, 'expenditure', 100, $2, '2026-10-01', 'check', 'Paper', $3, now())`,
          [entry, one, me],
        );
        await ask('insert into public.entry_approvals (entry_id, user_id) values ($1, $2)', [entry, me]);
        await ask(
          "insert into public.obligation_settlements (id, about, note, user_id) values (gen_random_uuid(), 'double:x', 'Seen.', $1)",
          [me],
        );
        await ask(
          `insert into public.rule_sets (id, jurisdiction, version, effective_from, read_on, user_id)
          values (gen_random_uuid(), 'Elsewhere', 1, '2019-01-01', '2019-01-01', $1)`,
          [me],
        );
        await ask('delete from auth.users where id = $1', [me]);
        for (const table of [
          'contributors',
          'contributor_versions',
          'contributor_links',
          'ledger_entries',
          'entry_approvals',
          'obligation_settlements',
          'rule_sets',
        ])
          wrote.push(...(await ask(`select count(*)::int as n from public.${table} where user_id = $1`, [me])));
        expect(
          await ask('select user_id, amount_cents::int as n from public.ledger_entries where id = $1', [entry]),
        ).toEqual([{ user_id: null, n: 100 }]);
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    expect(wrote).toEqual(Array.from({ length: 7 }, () => ({ n: 0 })));
  });

  it('takes the last of what one person said of a giver, on whatever clock', async () => {
    const contributor = randomUUID();
    const now = async () =>
      (await world().rpc('finance', 'money_book')).rows.find(({ id }) => id === contributor)?.name;
    const say = (name: string, minutes: number, person: Person = 'finance') =>
      post(
        person,
        'contributor_versions',
        aName(person, contributor, { name, client_created_at: new Date(Date.now() - minutes * 60_000).toISOString() }),
      );
    expect((await say('Old Name', 30)).status).toBe(201);
    expect((await say('New Name', 90)).status).toBe(201);
    expect(await now()).toBe('New Name');
    // Lay on somebody else's phone since before.
    expect((await say('Older Name', 60, 'manager')).status).toBe(201);
    expect(await now()).toBe('New Name');
    expect((await say('Their Name', 1, 'manager')).status).toBe(201);
    expect(await now()).toBe('Their Name');
  });
}
