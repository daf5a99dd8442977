/** Putting money right: refunds, corrections, another election, another giver, who is whom, approvals and what is settled by a note. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { accountOf, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { aGift, aName, postMoney, sayOfTwo, today } from './moneyRights.ts';

export function moneyRightingStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  async function give(change: Row = {}, person: Person = 'finance'): Promise<Row> {
    const gift = aGift(person, change);
    expect(await postMoney(world(), person, 'ledger_entries', gift)).toMatchObject({ status: 201 });
    return gift;
  }
  const revise = (
    of_entry: unknown,
    deed: string,
    replacements: Row[] = [],
    change = randomUUID(),
    person: Person = 'finance',
    more: Row = {},
  ) =>
    world().rpc(person, 'revise_entry', {
      of_entry,
      change,
      deed,
      reason: 'As the check says.',
      replacements,
      ...more,
    });
  const totalOf = async (contributor: unknown, election?: string) =>
    Number(
      (
        await query(
          `select coalesce(sum(cents), 0)::int as n from private.given(private.same_as($1)) as one where $2::text is null or one.election_id = $2`,
          [contributor, election ?? null],
        )
      )[0]?.n,
    );
  const dutiesOf = async (contributor: unknown) =>
    (await world().rpc('finance', 'money_obligations')).rows.filter((one) => one.contributor_id === contributor);

  it('takes an entry back and writes what is right, once, also when the answer was lost', async () => {
    const gift = await give({ amount_cents: 10_000 });
    const [change, right] = [randomUUID(), randomUUID()];
    for (let time = 0; time < 2; time += 1)
      expect(await revise(gift.id, 'correction', [{ id: right, amount_cents: 1000 }], change)).toMatchObject({
        status: 200,
      });
    expect(await totalOf(gift.contributor_id)).toBe(1000);
    expect(await revise(gift.id, 'void')).toMatchObject({ code: 'PT409' });
    expect(await revise(right, 'void')).toMatchObject({ status: 200 });
    expect(await totalOf(gift.contributor_id)).toBe(0);
    expect(await revise(change, 'void')).toMatchObject({ code: '22023' });
    expect(
      await query('select count(*)::int as n from public.ledger_entries where contributor_id = $1', [
        gift.contributor_id,
      ]),
    ).toEqual([{ n: 4 }]);
  });

  it('gives a part to another election or another giver, and refuses parts that do not add up', async () => {
    const gift = await give({ amount_cents: 80_000, election_id: 'primary' });
    const parts = (to: Row, ...cents: number[]) =>
      cents.map((amount_cents, n) => ({ id: randomUUID(), amount_cents, ...(n === 0 ? {} : to) }));
    const general = { election_id: 'general' };
    expect(await revise(gift.id, 'redesignation', parts(general, 50_000, 29_999))).toMatchObject({ code: '22023' });
    expect(
      await revise(gift.id, 'redesignation', parts({ contributor_id: randomUUID() }, 50_000, 30_000)),
    ).toMatchObject({ code: '22023' });
    expect(await revise(gift.id, 'redesignation', parts({ method: 'cash' }, 50_000, 30_000))).toMatchObject({
      code: '22023',
    });
    expect((await dutiesOf(gift.contributor_id)).map(({ kind, cents }) => [kind, cents])).toContainEqual([
      'over_limit',
      30_000,
    ]);
    const made = parts(general, 50_000, 30_000);
    expect(await revise(gift.id, 'redesignation', made)).toMatchObject({ status: 200 });
    expect([await totalOf(gift.contributor_id, 'primary'), await totalOf(gift.contributor_id, 'general')]).toEqual([
      50_000, 30_000,
    ]);
    expect((await dutiesOf(gift.contributor_id)).filter(({ kind }) => kind === 'over_limit')).toEqual([]);
    const wife = randomUUID();
    await world().rest('POST', 'contributor_versions', await world().token('finance'), aName('finance', wife), {
      prefer: 'return=minimal',
    });
    expect(await revise(made[0]?.id, 'reattribution', parts({ contributor_id: wife }, 25_000, 25_000))).toMatchObject({
      status: 200,
    });
    expect([await totalOf(gift.contributor_id), await totalOf(wife)]).toEqual([55_000, 25_000]);
    expect(
      await query('select statement_version from public.ledger_entries where contributor_id = $1', [wife]),
    ).toEqual([{ statement_version: null }]);
  });

  it('gives a part to somebody who never gave, named in the same action, or writes nothing of it', async () => {
    const gift = await give({ amount_cents: 5000 });
    const [spouse, change] = [randomUUID(), randomUUID()];
    const parts = [
      { id: randomUUID(), amount_cents: 3000 },
      { id: randomUUID(), amount_cents: 2000, contributor_id: spouse },
    ];
    const named = {
      id: randomUUID(),
      contributor_id: spouse,
      kind: 'IND',
      name: 'Ben Quill',
      employer: 'Mill',
      user_id: randomUUID(),
    };
    const versions = async (who: unknown) =>
      query('select name, employer, user_id from public.contributor_versions where contributor_id = $1', [who]);
    for (const wrong of [
      { ...named, name: '' },
      { ...named, kind: 'CAT' },
      { ...named, contributor_id: randomUUID() },
      { ...named, contributor_id: gift.contributor_id },
      'Ben',
      [],
    ])
      expect(await revise(gift.id, 'reattribution', parts, change, 'finance', { somebody: wrong })).toMatchObject({
        code: '22023',
      });
    expect(await revise(gift.id, 'redesignation', parts, change, 'finance', { somebody: named })).toMatchObject({
      code: '22023',
    });
    expect([await versions(spouse), await totalOf(gift.contributor_id)]).toEqual([[], 5000]);
    for (let time = 0; time < 2; time += 1)
      expect(await revise(gift.id, 'reattribution', parts, change, 'finance', { somebody: named })).toMatchObject({
        status: 200,
      });
    expect([await totalOf(gift.contributor_id), await totalOf(spouse)]).toEqual([3000, 2000]);
    // In nobody else's name than the one who did it.
    expect(await versions(spouse)).toEqual([
      { name: 'Ben Quill', employer: 'Mill', user_id: accountOf('finance')?.id },
    ]);
  });

  it('says later of a gift of nobody known who gave it, and of a payment who was paid', async () => {
    const unknown = await give({ contributor_id: null, amount_cents: 1500 });
    const who = randomUUID();
    const somebody = { id: randomUUID(), contributor_id: who, kind: 'IND', name: 'Cy Lund' };
    expect(
      await revise(
        unknown.id,
        'reattribution',
        [{ id: randomUUID(), amount_cents: 1500, contributor_id: who }],
        randomUUID(),
        'finance',
        {
          somebody,
        },
      ),
    ).toMatchObject({ status: 200 });
    expect(await totalOf(who)).toBe(1500);
    const spent = await give({ type: 'expenditure', purpose: 'Paper' });
    const right = randomUUID();
    const shop = randomUUID();
    expect(
      await revise(
        spent.id,
        'correction',
        [
          {
            id: right,
            contributor_id: shop,
            received_on: '2026-10-01',
            method: 'card',
            check_number: null,
            purpose: 'Ink',
          },
        ],
        randomUUID(),
        'finance',
        { somebody: { ...somebody, id: randomUUID(), contributor_id: shop, kind: 'ORG', name: 'Falls Paper' } },
      ),
    ).toMatchObject({ status: 200 });
    expect(
      await query(
        'select contributor_id, received_on::text, method, purpose, amount_cents::int from public.ledger_entries where id = $1',
        [right],
      ),
    ).toEqual([
      { contributor_id: shop, received_on: '2026-10-01', method: 'card', purpose: 'Ink', amount_cents: 2500 },
    ]);
  });

  it('tells what is still owed to whom for loans, all who are the same together, until it is paid', async () => {
    const loan = await give({ type: 'loan', method: 'check', amount_cents: 50_000, received_on: '2026-09-01' });
    const other = await give({ type: 'loan', method: 'check', amount_cents: 10_000 });
    await sayOfTwo(world(), 'finance', loan.contributor_id, other.contributor_id, 'same');
    const owed = async (person: Person = 'finance') => {
      const answer = await world().rpc(person, 'money_loans');
      const one = answer.rows.find(({ id }) => id === loan.contributor_id || id === other.contributor_id);
      return answer.code || (one && [one.lent_cents, one.paid_cents, one.since]);
    };
    expect(await owed()).toEqual([60_000, 0, '2026-09-01']);
    const paid = await give({ type: 'loan_payment', contributor_id: other.contributor_id, amount_cents: 20_000 });
    expect(await owed()).toEqual([60_000, 20_000, '2026-09-01']);
    await give({ type: 'loan_payment', contributor_id: loan.contributor_id, amount_cents: 40_000 });
    expect(await owed()).toBeUndefined();
    await revise(paid.id, 'void');
    expect(await owed()).toEqual([60_000, 40_000, '2026-09-01']);
    for (const person of ['visitor', 'newcomer', 'advisor', 'organizer', 'content'] as const)
      expect(await owed(person)).toBe('42501');
  });

  it('takes no loan payment above what is owed, of two at once only what is left, and no loan below what was paid back', async () => {
    const loan = await give({ type: 'loan', method: 'check', amount_cents: 225_000 });
    const twin = await give({ type: 'loan', method: 'check', amount_cents: 10_000 });
    await sayOfTwo(world(), 'finance', loan.contributor_id, twin.contributor_id, 'same');
    const { contributor_id } = loan;
    const pay = (amount_cents: number, over: Row = {}, person: Person = 'finance') =>
      postMoney(
        world(),
        person,
        'ledger_entries',
        aGift(person, { type: 'loan_payment', contributor_id, amount_cents, ...over }),
      );
    const above = 'violates check constraint "ledger_entries_loan_payment_owed"';
    expect((await pay(9_999_900)).message).toContain(above);
    expect((await pay(235_001)).message).toContain(above);
    const both = await Promise.all([pay(200_000), pay(200_000, {}, 'manager')]);
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(both.find(({ status }) => status !== 201)?.message).toContain(above);
    const last = { id: randomUUID() };
    expect(await pay(35_000, last)).toMatchObject({ status: 201 });
    // Sent again after a lost answer, it is there already.
    expect(await pay(35_000, last)).toMatchObject({ code: '23505' });
    expect((await pay(1)).message).toContain(above);
    expect(await revise(String(last.id), 'correction', [{ id: randomUUID(), amount_cents: 35_001 }])).toMatchObject({
      code: 'PT409',
    });
    expect(await revise(twin.id, 'void')).toMatchObject({ code: 'PT409' });
    expect(await revise(String(last.id), 'correction', [{ id: randomUUID(), amount_cents: 25_000 }])).toMatchObject({
      code: '',
    });
    expect(await revise(twin.id, 'void')).toMatchObject({ code: '' });
  });

  it('has cash below zero among what is to be done until it is not', async () => {
    const low = async () =>
      (await world().rpc('finance', 'money_obligations')).rows.filter(({ kind }) => kind === 'negative_cash');
    const cash = Number((await world().rpc('finance', 'money_overview')).rows[0]?.cash_cents);
    const spent = await give({ type: 'expenditure', purpose: 'Mailing', amount_cents: Math.max(cash, 0) + 12_345 });
    expect(await low()).toMatchObject([
      { key: 'negative_cash:none', cents: Math.max(cash, 0) + 12_345 - cash, entry_id: null },
    ]);
    await revise(spent.id, 'void');
    expect(await low()).toHaveLength(cash < 0 ? 1 : 0);
  });

  it('finds entries by who gave, the check, the purpose, the sum, the type and the days, and one by itself', async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    const gift = await give({ amount_cents: 123_456, check_number: '9077', received_on: '2026-10-03' });
    await world().rest(
      'POST',
      'contributor_versions',
      await world().token('finance'),
      aName('finance', gift.contributor_id, { name: `Ída ${word}` }),
      { prefer: 'return=minimal' },
    );
    const spent = await give({ type: 'expenditure', purpose: `Cards ${word}`, received_on: '2026-10-05' });
    const theirs = await give({ memo: `Note ${word}`, received_on: '2026-10-04' }, 'organizer');
    const found = async (asked: Row, person: Person = 'finance') =>
      (await world().rpc(person, 'money_ledger', asked)).rows.map(({ id }) => id);
    expect(await found({ words: word })).toEqual([spent.id, theirs.id, gift.id]);
    expect(await found({ words: `ida ${word}` })).toEqual([gift.id]);
    expect(await found({ words: `${word} cards` })).toEqual([spent.id]);
    expect(await found({ words: '1,234.56', sum_cents: 123_456 })).toContain(gift.id);
    expect(await found({ words: word, of_type: 'expenditure' })).toEqual([spent.id]);
    expect(await found({ words: word, first_on: '2026-10-04', last_on: '2026-10-04' })).toEqual([theirs.id]);
    expect(await found({ words: '9077', of_contributor: gift.contributor_id })).toEqual([gift.id]);
    expect(await found({ of_entry: gift.id })).toEqual([gift.id]);
    // Who collects finds their own, and nobody by a name that others wrote.
    expect(await found({ words: word }, 'organizer')).toEqual([theirs.id]);
    expect(await found({ of_entry: gift.id }, 'organizer')).toEqual([]);
    expect(await found({ words: '%' })).toEqual([]);
  });

  it('gives back no more than is left, and what went back no longer counts', async () => {
    const gift = await give({ amount_cents: 60_000, election_id: 'primary' });
    const back = (cents: unknown, refund: unknown = randomUUID()) =>
      world().rpc('finance', 'refund_entry', {
        of_entry: gift.id,
        refund,
        cents,
        paid_on: today(),
        way: 'check',
        reason: 'Over the limit.',
      });
    expect((await dutiesOf(gift.contributor_id)).map(({ kind }) => kind)).toContain('over_limit');
    for (const wrong of [0, -1, 60_001, null]) expect(await back(wrong)).toMatchObject({ code: '22023' });
    const refund = randomUUID();
    for (let time = 0; time < 2; time += 1) expect(await back(10_000, refund)).toMatchObject({ status: 200 });
    expect(await back(50_001)).toMatchObject({ code: '22023' });
    expect(await totalOf(gift.contributor_id)).toBe(50_000);
    expect((await dutiesOf(gift.contributor_id)).map(({ kind }) => kind)).not.toContain('over_limit');
    expect(await revise(gift.id, 'void')).toMatchObject({ code: 'PT409' });
  });

  it('adds up two who are the same, and takes that back completely', async () => {
    const [one, other] = [
      await give({ amount_cents: 30_000, election_id: 'primary' }),
      await give({ amount_cents: 30_000, election_id: 'primary' }),
    ];
    const link = (verdict: string, person: Person = 'finance') =>
      sayOfTwo(world(), person, one.contributor_id, other.contributor_id, verdict);
    const over = async () =>
      (await world().rpc('finance', 'money_obligations')).rows
        .filter(
          ({ kind, contributor_id }) =>
            kind === 'over_limit' && [one.contributor_id, other.contributor_id].includes(contributor_id),
        )
        .map(({ cents }) => cents);
    expect(await over()).toEqual([]);
    expect(await link('same', 'organizer')).toMatchObject({ code: '42501' });
    expect(await link('same')).toMatchObject({ status: 201 });
    expect(await over()).toEqual([10_000]);
    for (const verdict of ['household', 'different', 'same', 'undone']) await link(verdict);
    expect(await over()).toEqual([]);
    expect((await link('twins')).message).toContain('verdict_known');
  });

  it('lets a second person say yes to an expense over the amount, and not who wrote it', async () => {
    const spent = await give({ type: 'expenditure', amount_cents: 25_000, purpose: 'Yard signs', method: 'check' });
    expect((await dutiesOf(spent.contributor_id)).map(({ kind }) => kind)).toEqual(['approval']);
    const approve = (person: Person) => world().rpc(person, 'approve_entry', { of_entry: spent.id });
    expect(await approve('finance')).toMatchObject({ code: 'PT409' });
    expect(await approve('advisor')).toMatchObject({ code: '42501' });
    expect(await approve('candidate')).toMatchObject({ status: 200 });
    expect(await dutiesOf(spent.contributor_id)).toEqual([]);
    const small = await give({ type: 'expenditure', amount_cents: 24_999, purpose: 'Paper' });
    expect(await dutiesOf(small.contributor_id)).toEqual([]);
  });

  it('shows a gift that two phones wrote, until a person has said that both are real', async () => {
    const gift = await give({ check_number: '101' });
    const again = await give({ check_number: '101', contributor_id: gift.contributor_id }, 'manager');
    await give({ check_number: '102', contributor_id: gift.contributor_id });
    const doubles = (await dutiesOf(gift.contributor_id)).filter(({ kind }) => kind === 'double');
    expect(doubles.map(({ entry_id }) => entry_id)).toEqual([again.id]);
    const settle = (about: unknown, note: unknown = 'Two checks, both seen.') =>
      world().rpc('finance', 'settle_obligation', { settlement: randomUUID(), about, note });
    expect(await settle(doubles[0]?.key, ' ')).toMatchObject({ code: '22023' });
    expect(await settle('over_limit:x:none')).toMatchObject({ code: '22023' });
    expect(await settle(doubles[0]?.key)).toMatchObject({ status: 200 });
    expect((await dutiesOf(gift.contributor_id)).filter(({ kind }) => kind === 'double')).toEqual([]);
  });

  it('shows one check of two phones: of a new contributor by the name, of others once they are said to be the same, until they are two', async () => {
    const word = `Quo${randomUUID().slice(0, 8)}`;
    const named = async (name: string, gift: Row, person: Person) => {
      const contributor_id = randomUUID();
      expect(
        await postMoney(world(), person, 'contributor_versions', aName(person, contributor_id, { name })),
      ).toMatchObject({
        status: 201,
      });
      return give({ ...gift, contributor_id }, person);
    };
    const doubles = async () =>
      (await world().rpc('finance', 'money_obligations')).rows
        .filter(({ kind }) => kind === 'double')
        .map((one) => one.entry_id);
    const check = { check_number: '777', amount_cents: 4321 };
    const first = await named(`Ada ${word}`, check, 'organizer');
    const second = await named(`${word}, Ada`, check, 'finance');
    const other = await named(`Ada ${word}`, { ...check, check_number: '778' }, 'finance');
    expect(await doubles()).toContain(second.id);
    expect(await doubles()).not.toContain(first.id);
    expect(await doubles()).not.toContain(other.id);
    const spouse = await named(`Bo ${word}`, check, 'finance');
    expect(await doubles()).not.toContain(spouse.id);
    await sayOfTwo(world(), 'finance', first.contributor_id, spouse.contributor_id, 'same');
    expect(await doubles()).toContain(spouse.id);
    await sayOfTwo(world(), 'finance', first.contributor_id, spouse.contributor_id, 'undone');
    await sayOfTwo(world(), 'finance', first.contributor_id, second.contributor_id, 'different');
    expect(await doubles()).not.toContain(spouse.id);
    expect(await doubles()).not.toContain(second.id);
  });

  it('asks for who somebody is once the sum says so, until all of it is known', async () => {
    const gift = await give({ amount_cents: 10_001 });
    const name = async (change: Row) =>
      world().rest(
        'POST',
        'contributor_versions',
        await world().token('finance'),
        aName('finance', gift.contributor_id, change),
        { prefer: 'return=minimal' },
      );
    expect((await dutiesOf(gift.contributor_id)).map(({ kind }) => kind)).toEqual(['best_efforts']);
    expect((await name({ street: '1 Mill Street', employer: 'Retired' })).status).toBe(201);
    expect((await dutiesOf(gift.contributor_id)).map(({ kind }) => kind)).toEqual(['best_efforts']);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await name({ street: '1 Mill Street', employer: 'Retired', occupation: 'Retired' })).status).toBe(201);
    expect(await dutiesOf(gift.contributor_id)).toEqual([]);
  });

  it('leaves a revision to those who keep the books', async () => {
    const gift = await give({}, 'organizer');
    for (const person of ['visitor', 'newcomer', 'advisor', 'organizer', 'content'] as const)
      expect(await revise(gift.id, 'void', [], randomUUID(), person)).toMatchObject({ code: '42501' });
    expect(await revise(gift.id, 'void', [], randomUUID(), 'candidate')).toMatchObject({ status: 200 });
  });
}
