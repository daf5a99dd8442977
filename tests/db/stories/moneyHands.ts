/** Money from hand to hand: whose word on a slip moves money, also late, twice, or at the same moment as another's. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Query, Row } from '../../../supabase/local/database.ts';
import { townDay } from '../../support/townDay.ts';
import { accountOf, type Person } from '../support/people.ts';
import { become, type World } from '../support/world.ts';
import { aGift, postMoney, today } from './moneyRights.ts';

const idOf = (person: Person) => accountOf(person)?.id ?? null;
const daysAgo = (days: number) => townDay(-days);
const nothing = () => undefined;

export function moneyHandStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const post = (person: Person, table: string, row: Row) => postMoney(world(), person, table, row);
  const note = async (person: Person, slip: string, change: Row) => {
    const row = { id: randomUUID(), slip_id: slip, client_created_at: new Date().toISOString(), ...change };
    const answer = await post(person, 'deposit_events', { user_id: idOf(person), ...row });
    return { row, id: row.id, answer };
  };
  const taken = async (person: Person, slip: string, change: Row) => {
    const { id, answer } = await note(person, slip, change);
    expect([change, answer.status, answer.message]).toEqual([change, 201, '']);
    return id;
  };
  const give = async (person: Person, change: Row = {}) => {
    const gift = aGift(person, change);
    expect((await post(person, 'ledger_entries', gift)).status).toBe(201);
    return String(gift.id);
  };
  const stateOf = async (id: string) =>
    (await query('select state from private.cash_items where id = $1', [id]))[0]?.state;
  const book = async (person: Person): Promise<Row> => (await world().rpc(person, 'money_deposits')).rows[0] ?? {};
  const slipOf = async (person: Person, slip: string) =>
    ((await book(person)).slips as Row[]).find(({ id }) => id === slip);
  /** Of what is done here nothing stays. */
  const undone = async (run: (query: Query) => Promise<void>) => {
    const undo = new Error('undo');
    await world()
      .backend.database.transaction(async (inside) => {
        await run(inside);
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
  };
  const hand = (from: Person, slip: string, to: Person) => taken(from, slip, { action: 'give', to_user: idOf(to) });

  it('who once had a slip in their hands banks nothing on it, and takes nothing back', async () => {
    const [own, late, others, slip] = [
      await give('organizer'),
      await give('organizer'),
      await give('manager'),
      randomUUID(),
    ];
    await taken('organizer', slip, { action: 'put', entry_id: own });
    await taken('manager', slip, { action: 'take', gives_id: await hand('organizer', slip, 'manager') });
    await taken('manager', slip, { action: 'put', entry_id: others });
    const bank = { action: 'deposit', happened_on: today() };
    await taken('organizer', slip, bank);
    expect(await stateOf(others)).toBe('hand');
    // Neither by handing it to themselves, nor to a friend.
    await taken('organizer', slip, { action: 'take', gives_id: await hand('organizer', slip, 'organizer') });
    await taken('content', slip, { action: 'take', gives_id: await hand('organizer', slip, 'content') });
    await taken('content', slip, bank);
    expect([await stateOf(own), await stateOf(others)]).toEqual(['hand', 'hand']);
    expect(await slipOf('manager', slip)).toMatchObject({
      holder: idOf('manager'),
      gives_id: null,
      deposited_on: null,
    });
    await taken('manager', slip, bank);
    await taken('organizer', slip, { action: 'reopen' });
    await taken('organizer', slip, { action: 'put', entry_id: late });
    await taken('organizer', slip, { action: 'off', entry_id: own });
    expect([await stateOf(own), await stateOf(others), await stateOf(late)]).toEqual(['way', 'way', 'hand']);
  });

  it('who collects banks what is in their hands, and takes back that they did', async () => {
    const [own, slip] = [await give('organizer'), randomUUID()];
    // What was put on it may come in last.
    await taken('organizer', slip, { action: 'deposit', happened_on: today() });
    await taken('organizer', slip, { action: 'put', entry_id: own });
    expect(await stateOf(own)).toBe('way');
    await taken('organizer', slip, { action: 'reopen' });
    expect(await stateOf(own)).toBe('hand');
  });

  it('confirms no hand-over that another one has followed', async () => {
    const [own, slip] = [await give('organizer'), randomUUID()];
    await taken('organizer', slip, { action: 'put', entry_id: own });
    const first = await hand('organizer', slip, 'manager');
    await taken('content', slip, { action: 'take', gives_id: await hand('organizer', slip, 'content') });
    await taken('manager', slip, { action: 'take', gives_id: first });
    expect(await slipOf('finance', slip)).toMatchObject({ holder: idOf('content') });
  });

  it('tells whoever put a check on a slip second that it lies on another’s, until they take it off', async () => {
    const [own, first, second] = [await give('organizer'), randomUUID(), randomUUID()];
    await taken('finance', first, { action: 'put', entry_id: own });
    await taken('organizer', second, { action: 'put', entry_id: own });
    const told = async (person: Person) =>
      ((await book(person)).elsewhere as Row[]).filter(({ entry }) => entry === own);
    const [{ name } = {}] = await query('select private.name_of($1) as name', [idOf('finance')]);
    expect(await told('organizer')).toMatchObject([
      { slip: second, on_slip: first, cents: 2500, by_name: name, with_name: name },
    ]);
    expect([await told('finance'), await told('manager')]).toEqual([[], []]);
    expect(await stateOf(own)).toBe('hand');
    await taken('organizer', second, { action: 'off', entry_id: own });
    expect(await told('organizer')).toEqual([]);
    expect(await query('select slip_id from private.cash_items where id = $1', [own])).toEqual([{ slip_id: first }]);
  });

  it('says of a slip whose word it is that it was banked, so that nobody else is offered to take it back', async () => {
    const [own, slip] = [await give('organizer'), randomUUID()];
    await taken('organizer', slip, { action: 'put', entry_id: own });
    await taken('manager', slip, { action: 'deposit', happened_on: today() });
    expect(await slipOf('organizer', slip)).toMatchObject({ deposited_by: idOf('manager'), holder: idOf('organizer') });
    await taken('organizer', slip, { action: 'reopen' });
    expect(await stateOf(own)).toBe('way');
    await taken('manager', slip, { action: 'reopen' });
    expect(await slipOf('organizer', slip)).toMatchObject({ deposited_on: null });
  });

  it('takes in that money changed hands, again and also after the other has left', async () => {
    const [own, slip, receiver] = [await give('organizer'), randomUUID(), idOf('deputy')];
    await taken('organizer', slip, { action: 'put', entry_id: own });
    const sent = await note('organizer', slip, { action: 'give', to_user: receiver });
    expect(sent.answer.status).toBe(201);
    const roles = await query('select role from public.user_roles where user_id = $1', [receiver]);
    await query('delete from public.user_roles where user_id = $1', [receiver]);
    try {
      expect((await note('organizer', slip, sent.row)).answer).toMatchObject({ status: 409, code: '23505' });
      expect((await note('organizer', slip, { action: 'give', to_user: receiver })).answer.status).toBe(201);
    } finally {
      for (const { role } of roles)
        await query('insert into public.user_roles (user_id, role) values ($1, $2)', [receiver, role]);
    }
    expect((await note('organizer', slip, { action: 'give', to_user: idOf('newcomer') })).answer.code).toBe('22023');
  });

  it('lists the oldest check in the drawer, however many lie on slips', async () => {
    const old = await give('finance', { received_on: daysAgo(90) });
    const many =
      "select ('6f000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id from generate_series(1, 2000) as n";
    await undone(async (inside) => {
      await inside(
        `insert into public.ledger_entries (id, type, amount_cents, received_on, method, purpose, user_id, client_created_at)
         select one.id, 'other', 100, $1, 'check', 'Interest', $2, now() from (${many}) as one`,
        [today(), idOf('finance')],
      );
      await inside(
        `insert into public.deposit_events (id, slip_id, action, entry_id, keeps_books, user_id, client_created_at)
         select one.id, '6f000000-0000-4000-8000-000000000000', 'put', one.id, true, $1, now() from (${many}) as one`,
        [idOf('finance')],
      );
      await become(inside, idOf('finance'));
      const rows = await inside("select jsonb_path_query(public.money_deposits(), '$[0].hand[*].id') #>> '{}' as id");
      expect(rows.map(({ id }) => id)).toContain(old);
    });
  });

  it('counts what lies in a drawer once, however many rules ask for it to be banked', async () => {
    const on = daysAgo(77);
    await give('finance', { received_on: on, method: 'cash' });
    const due = async () =>
      (await world().rpc('finance', 'money_obligations')).rows.find(({ key }) => key === `deposit:${on}`);
    const before = await due();
    await undone(async (inside) => {
      await inside(
        `insert into public.rules select made.* from public.rules as rule
         cross join lateral jsonb_populate_record(
           rule, jsonb_build_object('id', gen_random_uuid(), 'days', 1, 'methods', '{cash}'::text[])
         ) as made
         where rule.kind = 'deposit' and rule.rule_set = (private.rules_on(private.town_day()) -> 0 ->> 'rule_set')::uuid`,
      );
      const rows = await inside(
        'select cents::int as cents, due_on::text as due_on from private.obligations() where key = $1',
        [`deposit:${on}`],
      );
      expect(rows).toEqual([{ cents: Number(before?.cents), due_on: daysAgo(76) }]);
    });
  });

  it('takes a file of gifts once, whoever begins it with other columns', async () => {
    const sha256 = randomUUID().replaceAll('-', '').repeat(2);
    const file = (columns: string) => ({ source: 'csv', sha256, columns, file_name: 'gifts.csv', rows_total: 1 });
    const begun = await world().rpc('finance', 'begin_money_import', file('1.2.3'));
    const other = await world().rpc('manager', 'begin_money_import', file('1.2.4'));
    const line = () => ({
      what: 'gift',
      row: 2,
      key: `csv:${randomUUID()}`,
      on: today(),
      cents: 2500,
      method: 'check',
      giver: { kind: 'IND', name: 'Ada Quill' },
    });
    const send = (person: Person, id: unknown) =>
      world().rpc(person, 'import_money', { import: id, first: 0, upto: 1, lines: [line()], left_out: 0 });
    expect(await send('manager', other.rows[0]?.id)).toMatchObject({ code: '' });
    expect(await send('finance', begun.rows[0]?.id)).toMatchObject({
      code: 'PT409',
      message: 'This file was brought in with other columns. Choose the same ones again.',
    });
  });

  it('a gift and its slip that come in at the same moment find each other', async () => {
    const [sql, slip, gift] = [world().backend.connect(2), randomUUID(), randomUUID()];
    const finance = String(idOf('finance'));
    let release: () => void = nothing;
    const answered = new Promise<void>((done) => (release = done));
    let written: () => void = nothing;
    const lies = new Promise<void>((done) => (written = done));
    const first = sql.begin(async (one) => {
      await one`insert into public.ledger_entries (id, type, amount_cents, received_on, method, purpose, user_id, client_created_at)
          values (${gift}, 'other', 4200, ${today()}, 'check', 'Interest', ${finance}, now())`;
      written();
      await answered;
    });
    await lies;
    const put =
      sql`insert into public.deposit_events (id, slip_id, action, entry_id, keeps_books, user_id, client_created_at)
        values (${randomUUID()}, ${slip}, 'put', ${gift}, true, ${finance}, now())`.execute();
    await expect
      .poll(() =>
        query(
          "select 1 from pg_stat_activity where wait_event = 'advisory' and datname = current_database() and query like '%deposit_events%'",
        ),
      )
      .not.toEqual([]);
    release();
    await Promise.all([first, put]);
    await sql.end();
    expect(await query('select slip_id from private.cash_items where id = $1', [gift])).toEqual([{ slip_id: slip }]);
  });
}
