/** City payments: who brings in and publishes a file, that everybody sees all of it or nothing, and that nothing odd gets in. */
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../supabase/local/database.ts';
import { people, type Person } from './support/people.ts';
import { databases, useWorld } from './support/world.ts';

const publishers: readonly Person[] = ['content', 'manager', 'candidate', 'deputy'];

const payment = (row: number, over: Row = {}): Row => ({
  row,
  vendor: 'Mill Street Paving',
  street: 'Mill Street',
  purpose: 'Resurfacing',
  department: 'Public Works',
  paid_on: '2025-09-30',
  cents: 1_250_000,
  reference: 'W-1',
  ...over,
});

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const hex = () => randomBytes(32).toString('hex');
  const file = (over: Row = {}): Row => ({
    sha256: hex(),
    columns: '0.1.2',
    file_name: 'checkbook.csv',
    source_url: 'https://data.larkspurfalls.example/checkbook.csv',
    as_of: '2025-10-01',
    rows_total: 2,
    ...over,
  });
  const begin = (over: Row = {}, who: Person = 'content') => world().rpc(who, 'begin_payment_file', file(over));
  const send = (id: unknown, payments: readonly unknown[], over: Row = {}, who: Person = 'content') =>
    world().rpc(who, 'import_payments', { file: id, first: 0, upto: payments.length, payments, left_out: 0, ...over });
  async function whole(over: Row = {}, rows: readonly Row[] = [payment(2), payment(3)]) {
    const id = (await begin({ ...over, rows_total: rows.length })).rows[0]?.id;
    expect((await send(id, rows)).code).toBe('');
    return id;
  }
  const publish = (id: unknown, over: Row = {}, who: Person = 'content') =>
    world().rpc(who, 'publish_payment_file', { file: id, ...over });
  const shown = async (who: Person = 'visitor', of?: unknown) => {
    const { rows } = await world().rest('GET', 'rpc/city_payments', await world().token(who));
    return (rows as unknown as unknown[][]).filter(([in_file]) => of === undefined || in_file === of); // one JSON array of arrays
  };
  const files = async () => (await world().rest('GET', 'rpc/city_payment_files', null)).rows;

  it.each(people)('%s brings in, publishes and withdraws a file, or is refused each of it', async (who) => {
    const may = publishers.includes(who);
    const code = may ? '' : '42501';
    const begun = await begin({}, who);
    expect(begun.code).toBe(code);
    const id = begun.rows[0]?.id ?? (await whole());
    expect((await send(id, [payment(2), payment(3)], {}, who)).code).toBe(code);
    expect((await publish(id, {}, who)).code).toBe(code);
    expect((await world().rpc(who, 'withdraw_payment_file', { file: id, reason: 'A test' })).code).toBe(code);
    expect((await world().rpc(who, 'list_payment_files')).code).toBe(code);
    const tables = await world().rest('GET', 'city_payments?select=*', await world().token(who));
    expect(tables.status).toBeGreaterThanOrEqual(400);
  });

  it('is seen by nobody before it is published, by everybody afterwards, and by nobody once withdrawn, with the reason', async () => {
    const id = await whole();
    expect(await shown('visitor', id)).toEqual([]);
    expect((await files()).map((one) => one.id)).not.toContain(id);
    expect((await publish(id)).code).toBe('');
    expect((await publish(id)).code).toBe('');
    const row = ['Mill Street Paving', 'Mill Street', 'Resurfacing', 'Public Works', '2025-09-30', 1_250_000, 'W-1'];
    for (const who of ['visitor', 'newcomer', 'finance'] as const)
      expect(await shown(who, id)).toEqual([
        [id, 2, ...row],
        [id, 3, ...row],
      ]);
    expect((await files()).find((one) => one.id === id)).toMatchObject({ rows: 2, left_out: 0, ended_at: null });
    const away = await world().rpc('content', 'withdraw_payment_file', { file: id, reason: 'The city took it back.' });
    expect(away.code).toBe('');
    expect(await shown('visitor', id)).toEqual([]);
    expect((await files()).find((one) => one.id === id)).toMatchObject({ ended_because: 'The city took it back.' });
    expect((await publish(id)).code).toBe('PT409');
  });

  it('a new file takes an old one’s place, and never adds to it', async () => {
    const [old, next] = [await whole(), await whole()];
    await publish(old);
    expect((await publish(next, { in_place_of: old })).code).toBe('');
    expect(await shown('visitor', old)).toEqual([]);
    expect(await shown('visitor', next)).toHaveLength(2);
    expect((await files()).find((one) => one.id === old)).toMatchObject({ replaced_by: next, ended_because: null });
    const third = await whole();
    expect((await publish(third, { in_place_of: old })).code).toBe('PT409');
    expect((await publish(third, { in_place_of: third })).code).toBe('PT409');
    expect(await shown('visitor', third)).toEqual([]);
  });

  it('every payment is told as it was taken, word by word, the newest first', async () => {
    const odd = payment(2, {
      vendor: 'Ünïon "Rail" \\ & Söhne\u2028,',
      purpose: null,
      street: null,
      reference: null,
      cents: -5,
    });
    const id = await whole({}, [odd, payment(3, { paid_on: '2025-10-02' })]);
    await publish(id);
    expect(await shown('visitor', id)).toEqual([
      [id, 3, 'Mill Street Paving', 'Mill Street', 'Resurfacing', 'Public Works', '2025-10-02', 1_250_000, 'W-1'],
      [id, 2, odd.vendor, null, null, 'Public Works', '2025-09-30', -5, null],
    ]);
    const empty = (await begin({ rows_total: 1 })).rows[0]?.id;
    expect((await send(empty, [], { upto: 1, left_out: 1 })).code).toBe('');
    expect((await publish(empty)).code).toBe('');
    expect(await shown('visitor', empty)).toEqual([]);
    expect(await shown('visitor', id)).toHaveLength(2);
  });

  it('two that publish into one place at the same time: one of them does', async () => {
    const [old, one, other] = [await whole(), await whole(), await whole()];
    await publish(old);
    const codes = await Promise.all([
      publish(one, { in_place_of: old }),
      publish(other, { in_place_of: old }, 'manager'),
    ]);
    expect(codes.map(({ code }) => code).sort()).toEqual(['', 'PT409']);
  });

  it('goes on where it stopped, counts a batch once, and is not published in part', async () => {
    const sha256 = hex();
    const first = (await begin({ sha256, rows_total: 3 })).rows[0];
    const half = [payment(2), payment(3)];
    expect((await send(first?.id, half)).rows[0]).toMatchObject({ rows_done: 2, finished_at: null });
    expect((await send(first?.id, half)).rows[0]).toMatchObject({ rows_done: 2 });
    expect((await publish(first?.id)).code).toBe('PT409');
    expect((await begin({ sha256, rows_total: 3 }, 'manager')).rows[0]).toMatchObject({ id: first?.id, rows_done: 2 });
    expect((await send(first?.id, [payment(9)], { first: 1, upto: 3 })).code).toBe('PT409');
    const last = await send(first?.id, [], { first: 2, upto: 3, left_out: 1 });
    expect(last.rows[0]).toMatchObject({ rows_done: 3, left_out_so_far: 1 });
    expect(last.rows[0]?.finished_at).not.toBeNull();
    expect((await publish(first?.id)).code).toBe('');
    expect(await shown('visitor', first?.id)).toHaveLength(2);
  });

  it('is not gone on with as a file of another length', async () => {
    const sha256 = hex();
    const { id } = (await begin({ sha256, rows_total: 3 })).rows[0] ?? {};
    expect(await begin({ sha256, rows_total: 2 }, 'manager')).toMatchObject({ code: 'PT409' });
    expect((await begin({ sha256, rows_total: 3 }, 'manager')).rows[0]).toMatchObject({ id });
  });

  it.each<[string, Row]>([
    ['no vendor', { vendor: null }],
    ['an empty vendor', { vendor: ' ' }],
    ['a vendor that is no text', { vendor: { name: 'x' } }],
    ['a vendor of 201 letters', { vendor: 'x'.repeat(201) }],
    ['no day', { paid_on: null }],
    ['a day without end', { paid_on: 'infinity' }],
    ['today', { paid_on: 'today' }],
    ['a 30th of February', { paid_on: '2025-02-30' }],
    ['a day of another age', { paid_on: '0001-01-01' }],
    ['no amount', { cents: null }],
    ['half a cent', { cents: 0.5 }],
    ['an amount without end', { cents: '1e400' }],
    ['an amount that is no number', { cents: 'NaN' }],
    ['more than there is', { cents: 1e15 }],
    ['a row of another batch', { row: 7 }],
    ['no row', { row: null }],
    ['a row that is no number', { row: 'two' }],
    ['a purpose as long as a book', { purpose: 'x'.repeat(100_000) }],
  ])('refuses a payment with %s, and takes nothing of its batch', async (_what, over) => {
    const id = (await begin()).rows[0]?.id;
    expect(await send(id, [payment(2), payment(3, over)])).toMatchObject({ code: '22023' });
    expect((await send(id, [payment(2), payment(3)])).rows[0]).toMatchObject({ rows_done: 2 });
  });

  it.each<[string, Row]>([
    ['a hash that is none', { sha256: 'abc' }],
    ['no hash', { sha256: null }],
    ['a source that runs something', { source_url: 'javascript:alert(1)' }],
    ['a source without a lock', { source_url: 'http://data.example.org/' }],
    ['a source with a line break', { source_url: 'https://data.example.org/\nx' }],
    ['no day', { as_of: null }],
    ['a day without end', { as_of: 'infinity' }],
    ['a day to come', { as_of: '2099-01-01' }],
    ['no rows', { rows_total: 0 }],
    ['more rows than a phone keeps', { rows_total: 20_001 }],
    ['a name as long as a book', { file_name: 'x'.repeat(100_000) }],
  ])('refuses a file with %s', async (_what, over) => {
    expect(await begin(over)).toMatchObject({ code: '22023' });
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['an object', {}],
    ['a number', 3],
    ['no objects', [1, 2]],
    ['rows within rows', [[payment(2)]]],
    ['three rows where two were', [payment(2), payment(3), payment(4)]],
    ['the same row twice', [payment(2), payment(2)]],
    ['fewer rows than were', [payment(2)]],
    ['no rows at all', []],
  ])('refuses %s for payments', async (_what, payments) => {
    const id = (await begin()).rows[0]?.id;
    const answer = await world().rpc('content', 'import_payments', {
      file: id,
      first: 0,
      upto: 2,
      payments,
      left_out: 0,
    });
    expect(answer).toMatchObject({ code: '22023' });
  });

  it('knows no file by another id, and refuses to withdraw what is not shown or without a reason', async () => {
    const none = randomUUID();
    expect(await send(none, [payment(2)])).toMatchObject({ code: '22023' });
    expect(await publish(none)).toMatchObject({ code: '22023' });
    const id = await whole();
    const withdraw = (reason: unknown) => world().rpc('content', 'withdraw_payment_file', { file: id, reason });
    expect(await withdraw('Not shown yet')).toMatchObject({ code: '22023' });
    await publish(id);
    for (const reason of [null, '', '  ', 'x'.repeat(301)])
      expect(await withdraw(reason)).toMatchObject({ code: '22023' });
    expect(await shown('visitor', id)).toHaveLength(2);
  });

  it('tells everybody the promises about data in rules and counts, and never a count under three', async () => {
    const { rows } = await world().rest('GET', 'rpc/data_promises', null);
    const [said = {}] = rows as unknown as Record<string, Record<string, number | null>>[]; // one JSON array of one
    expect(said).toMatchObject({ answer_days: 45, kept_days: { visits: null, door_notes: null } });
    for (const counts of [said['requests'], said['done']])
      for (const count of Object.values(counts ?? {})) expect(count === null || count >= 3).toBe(true);
    expect(JSON.stringify(said)).not.toMatch(/@|\d{3}-\d{4}/);
  });
});
