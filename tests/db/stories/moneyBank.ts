/** Money on its way to the bank: slips, custody, the bank's files, what is one with what, and whether it adds up. */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { townDay } from '../../support/townDay.ts';
import { accountOf, people, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { aGift, postMoney, today } from './moneyRights.ts';

const KEEPERS: readonly Person[] = ['finance', 'manager', 'candidate'];
const idOf = (person: Person) => accountOf(person)?.id ?? null;

export function moneyBankStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const post = (person: Person, table: string, row: Row) => postMoney(world(), person, table, row);
  const rpc = (person: Person, name: string, args: Row = {}) => world().rpc(person, name, args);
  const note = async (person: Person, slip: string, change: Row) => {
    const row = { id: randomUUID(), slip_id: slip, client_created_at: new Date().toISOString(), ...change };
    return { id: row.id, answer: await post(person, 'deposit_events', { user_id: idOf(person), ...row }) };
  };
  const give = async (change: Row = {}, person: Person = 'finance') => {
    const gift = aGift(person, change);
    expect((await post(person, 'ledger_entries', gift)).status).toBe(201);
    return String(gift.id);
  };
  const stateOf = async (id: string) =>
    (await query('select state, cents::int as cents from private.cash_items where id = $1', [id]))[0] ?? null;
  const slipOf = async (person: Person, slip: string) => {
    const [book] = (await rpc(person, 'money_deposits')).rows;
    return ((book?.slips ?? []) as Row[]).find(({ id }) => id === slip);
  };
  const bring = async (lines: readonly Row[], change: Row = {}) => {
    const sha256 = randomUUID().replaceAll('-', '').repeat(2);
    const begun = await rpc('finance', 'begin_bank_file', {
      sha256,
      account: 'Test 1',
      columns: 'ofx',
      file_name: 'bank.ofx',
      rows_total: lines.length,
      ...change,
    });
    const given = lines.map((line, at) => ({
      row: at + 2,
      posted_on: today(),
      occurrence: 1,
      reference: null,
      ...line,
    }));
    return rpc('finance', 'import_bank_lines', {
      file: begun.rows[0]?.id,
      first: 0,
      upto: lines.length,
      lines: given,
      left_out: 0,
    });
  };
  const lineOf = async (description: string) =>
    String((await query('select id from private.bank_lines where description = $1', [description]))[0]?.id);
  const match = (lines: readonly string[], parts: readonly string[], id: string = randomUUID()) =>
    rpc('finance', 'match_bank', { match: id, lines, parts });
  /** Ledger less bank is what lies between, and every piece is where the facts say. */
  const addsUp = async () => {
    const [sum] = (await rpc('finance', 'money_bank')).rows;
    const of = (name: string) => Number(sum?.[`${name}_cents`]);
    expect(of('ledger') - of('bank')).toBe(of('hand') + of('way') + of('out') + of('uneven') - of('open'));
    const [overview] = (await rpc('finance', 'money_overview')).rows;
    expect(of('ledger')).toBe(overview?.cash_cents);
    const report = sum?.report as { until: string; cents: number; ledger_cents: number };
    const [truth] = await query(
      `select coalesce(sum(private.cash_of(type, amount_cents)), 0)::float as ledger,
         (select closing_cents::float from private.counting_reports() order by covers_until desc limit 1) as report
       from public.ledger_entries where received_on <= $1`,
      [report.until],
    );
    expect([report.ledger_cents, report.cents]).toEqual([truth?.ledger, truth?.report]);
    const order = 'order by id';
    expect(await query(`select * from private.cash_items ${order}`)).toEqual(
      await query(`select * from private.items_of() ${order}`),
    );
    return of('uneven');
  };

  it.each(people)('%s notes a deposit in their own name, or not at all', async (person) => {
    const may = ['organizer', 'content', 'deputy', ...KEEPERS].includes(person);
    const no = person === 'visitor' ? 401 : 403;
    const { answer } = await note(person, randomUUID(), { action: 'put', entry_id: randomUUID() });
    expect([person, answer.status]).toEqual([person, may ? 201 : no]);
    if (person !== 'finance')
      expect((await note(person, randomUUID(), { action: 'reopen', user_id: idOf('finance') })).answer.status).toBe(no);
    for (const name of [
      'money_bank',
      'begin_bank_file',
      'match_bank',
      'undo_bank_match',
      'import_bank_lines',
      'like_bank_lines',
    ])
      if (!KEEPERS.includes(person))
        expect([person, name, (await rpc(person, name)).code === '']).toEqual([person, name, false]);
    expect([person, (await rpc(person, 'money_deposits')).code]).toEqual([person, may ? '' : '42501']);
  });

  it('who collects puts their own gifts on a slip, hands it over, and the other says so', async () => {
    const [own, others, slip] = [await give({}, 'organizer'), await give(), randomUUID()];
    expect((await note('organizer', slip, { action: 'put', entry_id: others })).answer.code).toBe('42501');
    expect((await note('organizer', slip, { action: 'put', entry_id: own })).answer.status).toBe(201);
    expect((await note('content', slip, { action: 'off', entry_id: own })).answer.code).toBe('42501');
    expect(await slipOf('content', slip)).toBeUndefined();
    expect((await note('organizer', slip, { action: 'give', to_user: idOf('advisor') })).answer).toMatchObject({
      status: 400,
      message: 'Money is handed to somebody who takes money.',
    });
    const handed = await note('organizer', slip, { action: 'give', to_user: idOf('manager') });
    const due = async () =>
      (await rpc('finance', 'money_obligations')).rows.filter(({ key }) => key === `handover:${handed.id}`).length;
    expect(await due()).toBe(1);
    // Not even who keeps the books says it for another.
    expect((await note('finance', slip, { action: 'take', gives_id: handed.id })).answer.code).toBe('42501');
    expect(await slipOf('manager', slip)).toMatchObject({ holder: idOf('organizer'), gives_id: handed.id });
    expect((await note('manager', slip, { action: 'take', gives_id: handed.id })).answer.status).toBe(201);
    expect(await slipOf('organizer', slip)).toMatchObject({ holder: idOf('manager'), gives_id: null, cents: 2500 });
    expect(await due()).toBe(0);
    expect(await stateOf(own)).toMatchObject({ state: 'hand' });
    await note('manager', slip, { action: 'deposit', happened_on: today(), bank_reference: 'D-7' });
    expect(await stateOf(own)).toMatchObject({ state: 'way', cents: 2500 });
    await addsUp();
  });

  it('what is not in the bank in time is a duty until it is deposited, in whatever order it arrives', async () => {
    const received_on = townDay(-40);
    const gift = aGift('finance', { received_on, amount_cents: 7100 });
    const [slip, duty] = [randomUUID(), `deposit:${received_on}`];
    const due = async () =>
      (await rpc('finance', 'money_obligations')).rows.find(({ key }) => key === duty)?.cents ?? 0;
    const before = Number(await due());
    await note('finance', slip, { action: 'deposit', happened_on: today() });
    await note('finance', slip, { action: 'put', entry_id: gift.id });
    expect((await post('finance', 'ledger_entries', gift)).status).toBe(201);
    expect(await due()).toBe(before);
    await note('finance', slip, { action: 'reopen' });
    expect(await due()).toBe(before + 7100);
    await addsUp();
  });

  it('refuses what is no fact about a deposit', async () => {
    const bad: readonly Row[] = [
      { action: 'burn' },
      { action: 'put' },
      { action: 'deposit' },
      { action: 'deposit', happened_on: 'infinity' },
      { action: 'deposit', happened_on: '2019-12-31' },
      { action: 'deposit', happened_on: today(), bank_reference: 'x'.repeat(101) },
      { action: 'reopen', bank_reference: 'x' },
      { action: 'reopen', to_user: idOf('manager') },
      { action: 'take' },
      { action: 'reopen', client_created_at: 'infinity' },
      { action: 'reopen', keeps_books: true },
    ];
    for (const change of bad)
      expect([change, (await note('finance', randomUUID(), change)).answer.status >= 400]).toEqual([change, true]);
    await expect(query('delete from public.deposit_events')).rejects.toThrow('never changed');
  });

  it('takes a file of the bank once, keeps lines that look alike, and goes on where it stopped', async () => {
    const count = async () =>
      (await query("select count(*)::int as n from private.bank_lines where description = 'COFFEE'"))[0]?.n;
    const sha256 = 'ab'.repeat(32);
    const twice = [1, 2].map((occurrence) => ({ cents: -350, description: 'COFFEE', occurrence }));
    expect((await bring(twice, { sha256 })).rows).toMatchObject([{ rows_done: 2, known: 0 }]);
    expect(await count()).toBe(2);
    expect((await bring(twice, { sha256 })).rows).toMatchObject([{ rows_done: 2, known: 0 }]);
    // Next month's file begins with the same day.
    const third = { cents: -350, description: 'COFFEE', occurrence: 3 };
    expect((await bring([...twice, third])).rows).toMatchObject([{ rows_done: 3, known: 2 }]);
    expect(await count()).toBe(3);
    // Under another name of the account, or with a column read otherwise, the same lines would stand twice.
    for (const otherwise of [{ account: 'test 1' }, { columns: '0.1.2...' }]) {
      const begun = { sha256, account: 'Test 1', columns: 'ofx', file_name: 'bank.ofx', rows_total: 2, ...otherwise };
      expect(await rpc('finance', 'begin_bank_file', begun)).toMatchObject({
        code: 'PT409',
        message: 'This file was brought in under another account or with other columns. Choose the same ones again.',
      });
    }
    expect(await count()).toBe(3);
    // Nothing of it came in: then nothing is twice.
    const empty = { sha256: 'cd'.repeat(32), account: 'Test 1', columns: '0.1', file_name: 'bank.csv', rows_total: 2 };
    expect((await rpc('finance', 'begin_bank_file', empty)).code).toBe('');
    expect((await rpc('finance', 'begin_bank_file', { ...empty, columns: '0.2' })).code).toBe('');
    for (const line of [
      { cents: 0 },
      { cents: 1.5 },
      { cents: '1e9' },
      { posted_on: 'infinity' },
      { posted_on: '2026-02-30' },
      { description: '' },
      { description: 'x'.repeat(401) },
      { occurrence: 0 },
    ])
      expect([line, (await bring([{ cents: 100, description: 'BAD', ...line }])).code]).toEqual([line, '22023']);
    for (const lines of ['zz', [1], [null], {}, null])
      expect(
        (await rpc('finance', 'import_bank_lines', { file: randomUUID(), first: 0, upto: 1, lines, left_out: 0 })).code,
      ).toBe('22023');
    const many = {
      sha256: 'ef'.repeat(32),
      account: 'Test 2',
      columns: 'ofx',
      file_name: 'bank.ofx',
      rows_total: 20_001,
    };
    expect((await rpc('finance', 'begin_bank_file', many)).code).toBe('22023');
  });

  it('one is said once, of the same sum, and undone completely', async () => {
    const [gift, other, slip] = [await give({ amount_cents: 6400 }), await give({ amount_cents: 1 }), randomUUID()];
    await note('finance', slip, { action: 'put', entry_id: gift });
    const text = `DEP ${randomUUID()}`;
    await bring([{ cents: 6400, description: text }]);
    const line = await lineOf(text);
    expect((await match([line], [slip])).code).toBe('PT409');
    await note('finance', slip, { action: 'deposit', happened_on: today() });
    expect((await match([line], [other])).message).toBe('Both sides have to come to the same sum.');
    expect((await match([line, line], [slip])).code).toBe('22023');
    const id = randomUUID();
    const both = await Promise.all([match([line], [slip], id), match([line], [slip])]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['', 'PT409']);
    expect(await stateOf(gift)).toMatchObject({ state: 'bank' });
    const [standing] = await query('select match_id from private.bank_lines where id = $1', [line]);
    await addsUp();
    // Put right afterwards, it no longer agrees, and that is seen.
    expect(
      (
        await rpc('finance', 'revise_entry', {
          of_entry: gift,
          change: randomUUID(),
          deed: 'correction',
          reason: 'Read it wrong.',
          replacements: [{ id: randomUUID(), amount_cents: 6500 }],
        })
      ).code,
    ).toBe('');
    expect(await stateOf(gift)).toEqual({ state: 'bank', cents: 6500 });
    expect(await addsUp()).toBe(100);
    // Another, apart by as much the other way: both are still seen.
    const apart = async () => Number((await rpc('finance', 'money_bank')).rows[0]?.uneven_apart_cents);
    expect(await apart()).toBe(100);
    const more = await give({ amount_cents: 5300, method: 'transfer' });
    await bring([{ cents: 5300, description: `${text} B` }]);
    const second = randomUUID();
    expect((await match([await lineOf(`${text} B`)], [more], second)).code).toBe('');
    const revised = await rpc('finance', 'revise_entry', {
      of_entry: more,
      change: randomUUID(),
      deed: 'correction',
      reason: 'Read it wrong.',
      replacements: [{ id: randomUUID(), amount_cents: 5200 }],
    });
    expect(revised.code).toBe('');
    expect(await addsUp()).toBe(0);
    expect(await apart()).toBe(200);
    expect((await rpc('finance', 'undo_bank_match', { match: second })).code).toBe('');
    expect(await addsUp()).toBe(100);
    expect((await rpc('finance', 'undo_bank_match', { match: standing?.match_id })).code).toBe('');
    expect(await stateOf(gift)).toMatchObject({ state: 'way' });
    expect(await addsUp()).toBe(0);
    expect((await rpc('finance', 'undo_bank_match', { match: randomUUID() })).code).toBe('22023');
  });

  it('says by how much the ledger has moved away from the last report', async () => {
    const report = async () =>
      (await rpc('finance', 'money_bank')).rows[0]?.report as { until: string; ledger_cents: number };
    const before = await report();
    await give({ received_on: before.until, amount_cents: 4321 });
    expect(await report()).toEqual({ ...before, ledger_cents: before.ledger_cents + 4321 });
    await addsUp();
  });

  it('takes what a payer’s file says came together as one, gifts less their fees', async () => {
    const sum = async () => (await rpc('finance', 'money_bank')).rows[0];
    const payout = (((await sum())?.payouts ?? []) as Row[]).find(({ cents }) => Number(cents) > 0);
    if (!payout) throw new Error('The sample town has no payout.');
    const text = `PAYOUT ${randomUUID()}`;
    await bring([{ cents: Number(payout.cents), description: text }]);
    expect((await match([await lineOf(text)], payout.parts as string[])).code).toBe('');
    expect((((await sum())?.payouts ?? []) as Row[]).some(({ id }) => id === payout.id)).toBe(false);
    await addsUp();
  });

  it('adds up whatever arrives in whatever order', async () => {
    const shape = fc.array(
      fc.record({
        cents: fc.integer({ min: 1, max: 900_000 }),
        method: fc.constantFrom('check', 'cash', 'card', 'transfer'),
        fate: fc.constantFrom('kept', 'corrected', 'void', 'refunded', 'redesignated'),
        late: fc.boolean(),
        banked: fc.boolean(),
      }),
      { minLength: 3, maxLength: 5 },
    );
    const change = (of_entry: string, deed: string, replacements: Row[]) =>
      rpc('finance', 'revise_entry', { of_entry, change: randomUUID(), deed, reason: 'So it was.', replacements });
    await fc.assert(
      fc.asyncProperty(shape, async (gifts) => {
        const slip = randomUUID();
        for (const { cents, method, fate, late, banked } of gifts) {
          const gift = aGift('finance', { amount_cents: cents, method, election_id: 'general' });
          const put = () => note('finance', slip, { action: 'put', entry_id: gift.id });
          if (late) await put();
          await post('finance', 'ledger_entries', gift);
          if (!late) await put();
          if (banked) await note('finance', slip, { action: 'deposit', happened_on: today() });
          const id = randomUUID();
          if (fate === 'void') await change(String(gift.id), 'void', []);
          if (fate === 'corrected') await change(String(gift.id), 'correction', [{ id, amount_cents: cents + 5 }]);
          if (fate === 'redesignated')
            await change(String(gift.id), 'redesignation', [{ id, amount_cents: cents, election_id: 'primary' }]);
          if (fate === 'refunded')
            await rpc('finance', 'refund_entry', {
              of_entry: gift.id,
              refund: id,
              cents: 1,
              paid_on: today(),
              way: 'check',
              reason: 'Asked.',
            });
        }
        await note('finance', slip, { action: 'deposit', happened_on: today() });
        const cents = Number((await slipOf('finance', slip))?.cents ?? 0);
        if (cents > 0) {
          const text = `RUN ${slip}`;
          await bring([{ cents, description: text }]);
          expect((await match([await lineOf(text)], [slip])).code).toBe('');
        }
        expect(await addsUp()).toBe(0);
      }),
      { numRuns: 4 },
    );
  });
}
