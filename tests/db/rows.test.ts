/** The rules about rows hold in the database itself, whoever sends them and however many at once. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../supabase/local/database.ts';
import { CASE_EVENT_ID, formCases } from '../support/formCases.ts';
import { badRows, goodRows } from './support/rowCases.ts';
import { databases, goodRow, openWorld, type World } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(kind);
    const event = 'insert into public.events (id, title, date, location) values ($1, $2, $3, $4)';
    await world.backend.database.query(event, [CASE_EVENT_ID, 'A town hall', '2099-10-24T22:30:00Z', 'The library']);
  });
  afterAll(() => world.close());

  const complete = (row: Row): Row => ({ id: randomUUID(), client_created_at: '2026-01-02T03:04:05.678Z', ...row });
  const insertEach = (target: string, rows: unknown) =>
    world.rest('POST', 'rpc/insert_each', null, { target, rows: JSON.stringify(rows) });
  const stored = (table: string, id: unknown) =>
    world.backend.database.query(`select * from public.${table} where id::text = $1`, [id]);

  it.each(goodRows)('$table takes $name', async ({ table, row }) => {
    const sent = complete(row);
    expect(await world.rest('POST', table, null, sent)).toMatchObject({ status: 201, message: '' });
    expect(await stored(table, sent.id)).toHaveLength(1);
  });

  it.each(badRows)('$table refuses $name and stores nothing', async ({ table, row, refusedBy = '' }) => {
    const sent = complete(row);
    const answer = await world.rest('POST', table, null, sent);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    // Postgres checks constraints in the order of their names; a row that breaks two may name the other one.
    expect(`${answer.code} ${answer.message}`).toContain(refusedBy);
    expect(await stored(table, sent.id)).toEqual([]);
  });

  // The table that the schemas and the dialogs go through as well: what the phone takes the database takes, and no more.
  it.each(formCases)('$name, and the database judges it alike', async ({ table, row, ok, violates = '' }) => {
    const answer = await world.rest('POST', table, null, row);
    if (ok) expect(answer).toMatchObject({ status: 201, message: '' });
    else expect(answer.message).toContain(violates);
    expect(answer.status < 300).toBe(ok);
    expect(await stored(table, row.id)).toHaveLength(ok ? 1 : 0);
  });

  it.each([
    ['no JSON', { target: 'signups', rows: 'x' }],
    ['nothing', { target: 'signups', rows: '' }],
    ['JSON that is cut off', { target: 'signups', rows: '[{"id":1},' }],
    ['an object', { target: 'signups', rows: '{}' }],
    ['a number', { target: 'signups', rows: 5 }],
    ['null', { target: 'signups', rows: null }],
    ['a text of null', { target: 'signups', rows: 'null' }],
    ['no row', { target: 'signups', rows: '[]' }],
    ['51 rows', { target: 'signups', rows: JSON.stringify(Array.from({ length: 51 }, () => ({}))) }],
    ['no table', { target: '', rows: '[{}]' }],
    ['null for a table', { target: null, rows: '[{}]' }],
  ])('%s is no list of rows: 400, in words and without a hint', async (_what, body) => {
    const response = await world.backend.fetch('/rest/v1/rpc/insert_each', {
      method: 'POST',
      headers: { apikey: world.backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      {
        code: '22023',
        message: 'The name of a table and an array of 1 to 50 rows are expected.',
        details: null,
        hint: null,
      },
    ]);
  });

  it.each([[1], [null], ['x'], [[]], [{}], [{ '': 1 }]])(
    '%j is no row: 400, and those beside it are judged by themselves',
    async (row) => {
      const good = goodRow('signups');
      const answer = await insertEach('signups', [row, good]);
      expect(answer.rows).toEqual([
        { status: 400, code: '22023', message: 'A row is an object whose keys are columns.' },
        { status: 201 },
      ]);
      expect(await stored('signups', good.id)).toHaveLength(1);
    },
  );

  it('rows for a table that is not there wait for the server: 404, in words and without a hint', async () => {
    const answer = await insertEach('nowhere', [{ id: 1 }]);
    expect(answer.rows).toEqual([{ status: 404, code: '42P01', message: 'relation "public.nowhere" does not exist' }]);
  });

  it('an array with one bad row stores none of its rows', async () => {
    const rows = [goodRow('signups'), { ...goodRow('signups'), name: 'A' }, goodRow('signups')];
    expect((await world.rest('POST', 'signups', null, rows)).status).toBeGreaterThanOrEqual(400);
    for (const row of rows) expect(await stored('signups', row.id)).toEqual([]);
  });

  it.each(['signups', 'yard_sign_requests', 'analytics_events', 'device_failures'] as const)(
    'of rows of %s judged one by one the good ones are stored, and each bad one is refused as it would have been alone',
    async (table) => {
      const cases = [...goodRows, ...badRows].filter((one) => one.table === table);
      const rows = cases.map(({ row }) => complete(row));
      const answers: Row[] = [];
      for (let at = 0; at < rows.length; at += 50) {
        answers.push(...(await insertEach(table, rows.slice(at, at + 50))).rows);
      }
      for (const [i, { name, refusedBy }] of cases.entries()) {
        const { status, code = '', message = '' } = answers[i] ?? {};
        if (refusedBy === undefined) expect({ name, status }).toEqual({ name, status: 201 });
        else expect(`${name}: ${String(code)} ${String(message)}`).toContain(refusedBy);
        expect({ name, stored: (await stored(table, rows[i]?.id)).length }).toEqual({
          name,
          stored: refusedBy === undefined ? 1 : 0,
        });
      }
    },
  );

  it.each([
    ['fifty-one rows', Array.from({ length: 51 }, () => goodRow('signups'))],
    ['no row', []],
    ['no array', goodRow('signups')],
    ['no rows at all', null],
  ])('judges nothing of %s', async (_, sent) => {
    const before = await world.backend.database.query('select count(*) as n from public.signups');
    const { status, code } = await insertEach('signups', sent);
    expect({ status, code }).not.toMatchObject({ status: 200 });
    expect(await world.backend.database.query('select count(*) as n from public.signups')).toEqual(before);
  });

  it.each([
    ['another schema', 'auth.users'],
    ['a name with a quote', 'signups" (id) values (null); --'],
  ])('judges no row for %s', async (_, table) => {
    const { rows } = await insertEach(table, [{ id: randomUUID() }]);
    expect(rows).toMatchObject([{ status: expect.any(Number), code: expect.stringMatching(/^42/) }]);
  });

  it('refuses a row with a text that PostgreSQL cannot keep, and stores its companions', async () => {
    const [good, bad] = [goodRow('signups'), { ...goodRow('signups'), name: 'Zero \u0000 byte' }];
    const { rows } = await insertEach('signups', [good, bad]);
    expect(rows).toMatchObject([{ status: 201 }, { status: 400, code: '22P05' }]);
    expect(await stored('signups', good.id)).toHaveLength(1);
  });

  it('judges rows with other columns and what are no rows beside them each by itself, and stores the good ones in their order', async () => {
    const good = Array.from({ length: 12 }, () => goodRow('signups'));
    const written: Row = { ...goodRow('signups'), email: 'ada@example.com' };
    const { phone: _phone, ...other } = written;
    const rows = [
      ...good.slice(0, 5),
      other,
      'no row',
      ...good.slice(5, 9),
      null,
      { ...goodRow('signups'), nobody: 1 },
      ...good.slice(9),
    ];
    const { rows: answers } = await insertEach('signups', rows);
    expect(answers.map(({ status }) => status)).toEqual(
      rows.map((row) => (typeof row !== 'object' || row === null || 'nobody' in row ? 400 : 201)),
    );
    expect(answers.map(({ code }) => code).filter(Boolean)).toEqual(['22023', '22023', '42703']);
    const kept = await world.backend.database.query(
      'select id from public.signups where id::text = any($1) order by ctid',
      [rows.flatMap((row) => (typeof row === 'object' && row !== null ? [String(row.id)] : []))],
    );
    expect(kept.map(({ id }) => id)).toEqual(
      rows.filter((_, n) => answers[n]?.status === 201).map((row) => (row as Row).id),
    );
  });

  it('of one id twice among rows judged one by one the first is stored', async () => {
    const row = goodRow('signups');
    const { rows } = await insertEach('signups', [goodRow('signups'), row, { ...row, name: 'Somebody Else' }]);
    expect(rows).toMatchObject([{ status: 201 }, { status: 201 }, { status: 409, code: '23505' }]);
    expect((await stored('signups', row.id))[0]).toMatchObject({ name: row.name });
  });

  it('an array of good rows stores all of them', async () => {
    const rows = Array.from({ length: 50 }, () => goodRow('signups'));
    expect(await world.rest('POST', 'signups', null, rows)).toMatchObject({ status: 201 });
    for (const row of rows) expect(await stored('signups', row.id)).toHaveLength(1);
  });

  it.each(['signups', 'yard_sign_requests', 'analytics_events'])(
    'sending a row of %s twice answers 409 and 23505, and leaves the first as it was',
    async (table) => {
      const row = goodRow(table);
      expect(await world.rest('POST', table, null, row)).toMatchObject({ status: 201 });
      const [first] = await stored(table, row.id);
      expect(await world.rest('POST', table, null, row)).toMatchObject({ status: 409, code: '23505' });
      expect(await stored(table, row.id)).toEqual([first]);
    },
  );

  it('an array with one row that is there already stores none of the others', async () => {
    const there = goodRow('signups');
    await world.rest('POST', 'signups', null, there);
    const fresh = goodRow('signups');
    expect(await world.rest('POST', 'signups', null, [fresh, there])).toMatchObject({ status: 409, code: '23505' });
    expect(await stored('signups', fresh.id)).toEqual([]);
  });

  it('two rows with one id in an array store nothing', async () => {
    const row = goodRow('signups');
    expect(await world.rest('POST', 'signups', null, [row, row])).toMatchObject({ status: 409, code: '23505' });
    expect(await stored('signups', row.id)).toEqual([]);
  });

  it('nobody overwrites a row by merging a duplicate into it', async () => {
    const row = goodRow('signups');
    await world.rest('POST', 'signups', null, row);
    const prefer = { prefer: 'resolution=merge-duplicates' };
    const answer = await world.rest('POST', 'signups', null, { ...row, name: 'Somebody Else' }, prefer);
    expect(answer).toMatchObject({ code: '42501' });
    expect((await stored('signups', row.id))[0]).toMatchObject({ name: row.name });
  });

  it.each(['signups', 'yard_sign_requests', 'analytics_events'])(
    'the server’s time in %s cannot be set by whoever sends the row',
    async (table) => {
      for (const person of ['visitor', 'newcomer', 'candidate'] as const) {
        const row: Row = { ...goodRow(table), created_at: '2020-01-01T00:00:00Z' };
        const answer = await world.rest('POST', table, await world.token(person), row);
        expect(answer).toMatchObject({ code: '42501' });
        expect(await stored(table, row.id)).toEqual([]);
      }
    },
  );

  it('keeps the phone’s time beside the server’s', async () => {
    const row = goodRow('signups');
    await world.rest('POST', 'signups', null, row);
    const query = `select client_created_at = $2::timestamptz as phone, created_at > now() - interval '1 minute' as server
                   from public.signups where id = $1`;
    expect(await world.backend.database.query(query, [row.id, row.client_created_at])).toEqual([
      { phone: true, server: true },
    ]);
  });

  it('a visitor cannot have the stored row sent back', async () => {
    const row = goodRow('signups');
    const answer = await world.rest('POST', 'signups', null, row, { prefer: 'return=representation' });
    expect(answer).toMatchObject({ code: '42501', rows: [] });
    expect(await stored('signups', row.id)).toEqual([]);
  });

  it('an RSVP’s headcount can be summed', async () => {
    const event_id = 'e0000000-0000-4000-8000-000000000008';
    const rows = ['Headcount: 3', 'Headcount: 10'].map((notes) => ({
      ...goodRow('signups'),
      type: 'event',
      event_id,
      notes,
    }));
    await world.rest('POST', 'signups', null, rows);
    const query = 'select sum(headcount)::int as coming from public.signups where event_id = $1';
    expect(await world.backend.database.query(query, [event_id])).toEqual([{ coming: 13 }]);
  });
});
