/** Who adds money, who reads whose, and what the database refuses whoever asks. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { townDay } from '../../support/townDay.ts';
import { accountOf, people, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';

const KEEPERS: readonly Person[] = ['finance', 'manager', 'candidate'];
const COLLECTORS: readonly Person[] = ['organizer', 'content', 'deputy', ...KEEPERS];

export const today = () => townDay();
const sent = (person: Person): Row => ({
  id: randomUUID(),
  user_id: accountOf(person)?.id ?? null,
  client_created_at: new Date().toISOString(),
});
export const aGift = (person: Person, change: Row = {}): Row => ({
  ...sent(person),
  type: 'contribution',
  amount_cents: 2500,
  contributor_id: randomUUID(),
  received_on: today(),
  method: 'check',
  ...change,
});
export const aName = (person: Person, contributor_id: unknown, change: Row = {}): Row => ({
  ...sent(person),
  contributor_id,
  kind: 'IND',
  name: 'Ada Quill',
  ...change,
});
/** Adds a row as `person`; whoever an entry names is known by then, as on a phone, which sends the name before the money. */
export async function postMoney(world: World, person: Person, table: string, row: Row) {
  if (table === 'ledger_entries' && row.contributor_id) {
    const known = 'insert into public.contributors (id, user_id) values ($1, $2) on conflict do nothing';
    await world.backend.database.query(known, [row.contributor_id, row.user_id ?? null]);
  }
  return world.rest('POST', table, await world.token(person), row, { prefer: 'return=minimal' });
}

/** What `person` says of two givers. */
export async function sayOfTwo(
  world: World,
  person: Person,
  one: unknown,
  other: unknown,
  verdict: string,
  change: Row = {},
) {
  const [a, b] = [String(one), String(other)].sort();
  return world.rest(
    'POST',
    'contributor_links',
    await world.token(person),
    { ...sent(person), a, b, verdict, ...change },
    {
      prefer: 'return=minimal',
    },
  );
}

export function moneyRightStories(world: () => World): void {
  const post = (person: Person, table: string, row: Row) => postMoney(world(), person, table, row);
  const get = async (person: Person, path: string) => world().rest('GET', path, await world().token(person));
  const refused = (person: Person) => (person === 'visitor' ? 401 : 403);

  it.each(people)('%s adds a gift in their own name, or not at all', async (person) => {
    const may = COLLECTORS.includes(person);
    const gift = aGift(person);
    expect((await post(person, 'ledger_entries', gift)).status).toBe(may ? 201 : refused(person));
    expect((await post(person, 'contributor_versions', aName(person, gift.contributor_id))).status).toBe(
      may ? 201 : refused(person),
    );
    const forged = await post(person, 'ledger_entries', aGift(person, { user_id: accountOf('advisor')?.id }));
    if (person !== 'advisor') expect(forged.status).toBe(refused(person));
    const spent = aGift(person, { type: 'expenditure', purpose: 'Paper' });
    expect((await post(person, 'ledger_entries', spent)).status).toBe(KEEPERS.includes(person) ? 201 : refused(person));
  });

  it('takes no entry from before the first cycle unless its date was confirmed, and tells every phone from when it must ask', async () => {
    const [cycle] = await world().backend.database.query(
      'select min(begins_on)::text as begins from public.election_cycles',
    );
    const before = new Date(Date.parse(`${String(cycle?.begins)}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    for (const person of ['organizer', 'finance'] as const) {
      const slip = aGift(person, { received_on: before });
      expect((await post(person, 'ledger_entries', slip)).message).toContain('"ledger_entries_date_confirmed"');
      expect((await post(person, 'ledger_entries', aGift(person, { received_on: cycle?.begins }))).status).toBe(201);
      expect((await post(person, 'ledger_entries', { ...slip, date_confirmed: true })).status).toBe(201);
      // Sent again after a lost answer, it is there already.
      expect((await post(person, 'ledger_entries', { ...slip, date_confirmed: true })).code).toBe('23505');
      const kept = await world().backend.database.query(
        'select date_confirmed from public.ledger_entries where id = $1',
        [slip.id],
      );
      expect(kept).toEqual([{ date_confirmed: true }]);
    }
    const [filed] = await world().backend.database.query(
      'select coalesce(max(covers_until) + 1, $1::date)::text as open_from from public.reports',
      [cycle?.begins],
    );
    expect((await world().rpc('organizer', 'money_rules')).rows[0]).toMatchObject({ open_from: filed?.open_from });
  });

  it('an entry names a contributor who is there: another one is refused, and the gifts beside it are not', async () => {
    const send = async (person: Person, row: Row) =>
      world().rest('POST', 'ledger_entries', await world().token(person), row, { prefer: 'return=minimal' });
    for (const person of COLLECTORS) {
      const gift = aGift(person);
      expect(await send(person, gift)).toMatchObject({ status: 409, code: '23503' });
      expect(
        await world().backend.database.query('select 1 from public.contributors where id = $1', [gift.contributor_id]),
      ).toEqual([]);
      expect((await post(person, 'contributor_versions', aName(person, gift.contributor_id))).status).toBe(201);
      expect(await send(person, gift)).toMatchObject({ status: 201 });
    }
    const rows = [aGift('finance'), aGift('finance', { contributor_id: null }), aGift('finance')];
    const answer = await world().rpc('finance', 'insert_each', {
      target: 'ledger_entries',
      rows: JSON.stringify(rows),
    });
    expect(answer.rows.map(({ status }) => status)).toEqual([409, 201, 409]);
    expect(String(answer.rows[0]?.message)).toContain('ledger_entries_contributor_id_fkey');
  });

  it('a collector sees what they took in and nobody else’s; who keeps the books sees all', async () => {
    const gift = aGift('organizer');
    await post('organizer', 'contributor_versions', aName('organizer', gift.contributor_id));
    await post('organizer', 'ledger_entries', gift);
    const whose = async (person: Person) => (await get(person, `ledger_entries?id=eq.${String(gift.id)}`)).rows.length;
    for (const person of people) {
      const sees = person === 'organizer' || KEEPERS.includes(person) ? 1 : 0;
      expect([person, await whose(person)]).toEqual([person, sees]);
      const named = await get(person, `contributor_versions?contributor_id=eq.${String(gift.contributor_id)}`);
      expect([person, named.rows.length]).toEqual([person, sees]);
      const book = await world().rpc(person, 'money_book');
      if (COLLECTORS.includes(person))
        expect([person, book.rows.filter(({ id }) => id === gift.contributor_id).length]).toEqual([person, sees]);
      else expect([person, book.code]).toEqual([person, '42501']);
      const ledger = await world().rpc(person, 'money_ledger', { most: 200 });
      if (COLLECTORS.includes(person))
        expect([person, ledger.rows.filter(({ id }) => id === gift.id).length]).toEqual([person, sees]);
      else expect(ledger.code).toBe('42501');
    }
    const mine = (await world().rpc('organizer', 'money_ledger', { most: 200 })).rows;
    expect(mine.every(({ mine: own }) => own === true)).toBe(true);
    expect((await world().rpc('finance', 'money_ledger', { most: 200 })).rows.length).toBeGreaterThan(mine.length);
  });

  it('a collector writes nothing under a giver who is somebody else’s', async () => {
    const gift = aGift('finance');
    await post('finance', 'ledger_entries', gift);
    for (const person of ['organizer', 'content'] as const) {
      const { contributor_id } = gift;
      expect((await post(person, 'ledger_entries', aGift(person, { contributor_id }))).code).toBe('42501');
      expect((await post(person, 'contributor_versions', aName(person, contributor_id))).code).toBe('42501');
    }
    expect((await post('manager', 'contributor_versions', aName('manager', gift.contributor_id))).status).toBe(201);
  });

  it.each(people)('%s is told totals without a name, or nothing', async (person) => {
    const sees = [...KEEPERS, 'advisor'].includes(person);
    const totals = await world().rpc(person, 'money_overview');
    if (sees) expect(totals.rows).toMatchObject([{ raised_cents: expect.any(Number), months: expect.any(Array) }]);
    else expect([person, totals.code]).toEqual([person, '42501']);
    const duties = await world().rpc(person, 'money_obligations');
    expect([person, duties.code]).toEqual([person, KEEPERS.includes(person) ? '' : '42501']);
  });

  it('nobody changes or deletes what was written, by no key', async () => {
    const gift = aGift('finance');
    await post('finance', 'ledger_entries', gift);
    for (const person of people) {
      const token = await world().token(person);
      for (const table of ['ledger_entries', 'contributors', 'contributor_versions', 'rules']) {
        const where = `${table}?id=eq.${String(gift.id)}`;
        expect((await world().rest('PATCH', where, token, { id: randomUUID() })).code).toBe('42501');
        expect((await world().rest('DELETE', where, token)).code).toBe('42501');
      }
    }
    await expect(
      world().backend.database.query('delete from public.ledger_entries where id = $1', [gift.id]),
    ).rejects.toThrow('never changed');
  });

  it('refuses what is no gift, each by its own rule', async () => {
    const bad: readonly (readonly [Row, string])[] = [
      [{ amount_cents: 0 }, 'sign_of_amount'],
      [{ amount_cents: -5 }, 'sign_of_amount'],
      [{ amount_cents: 1_000_000_000_001 }, 'amount_believable'],
      [{ type: 'gift' }, 'type_known'],
      [{ type: 'refund' }, 'refund_of_one'],
      [{ method: 'gold' }, 'method_known'],
      [{ type: 'in_kind', method: 'cash', purpose: 'Chairs' }, 'method_in_kind'],
      [{ type: 'in_kind', method: 'in_kind' }, 'purpose_of_spending'],
      [{ type: 'expenditure', contributor_id: null, purpose: 'Paper' }, 'payee_of_spending'],
      [{ received_on: '2019-12-31' }, 'received_on_believable'],
      [{ received_on: '9999-01-01' }, 'received_on_believable'],
      [{ received_on: 'infinity' }, 'received_on_believable'],
      [{ client_created_at: 'infinity' }, 'phone_time_believable'],
      [{ purpose: ' ' }, 'purpose_at_most_300'],
      [{ memo: 'x'.repeat(1001) }, 'memo_at_most_1000'],
    ];
    for (const [change, rule] of bad) {
      const answer = await post('finance', 'ledger_entries', aGift('finance', change));
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.message).toContain(`ledger_entries_${rule}`);
    }
    for (const column of [
      { reverses_id: randomUUID() },
      { refunds_id: randomUUID() },
      { action: 'void' },
      { group_id: randomUUID() },
    ])
      expect((await post('finance', 'ledger_entries', aGift('finance', column))).code).toBe('42501');
    expect(
      (await post('finance', 'ledger_entries', aGift('finance', { amount_cents: 12.5 }))).status,
    ).toBeGreaterThanOrEqual(400);
  });

  it('counts what is sent twice once', async () => {
    const gift = aGift('finance');
    expect((await post('finance', 'ledger_entries', gift)).status).toBe(201);
    expect((await post('finance', 'ledger_entries', gift)).code).toBe('23505');
  });

  it('says the week’s figure in dollars and cents from the ledger', async () => {
    const raised = async () =>
      Number(
        (await world().backend.database.query("select value_number from public.stats where label = 'weekly_raised'"))[0]
          ?.value_number,
      );
    const before = await raised();
    await post('finance', 'ledger_entries', aGift('finance', { amount_cents: 1234 }));
    expect(await raised()).toBeCloseTo(before + 12.34, 2);
    await post('finance', 'ledger_entries', aGift('finance', { amount_cents: 1234, received_on: '2026-01-01' }));
    expect(await raised()).toBeCloseTo(before + 12.34, 2);
  });
}
