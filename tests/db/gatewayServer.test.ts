/**
 * The gateway before the embedded PostgreSQL: its proof by counting never mistakes a well database for one that lost a row, and a
 * visitor's statement ends in time, with a word by which a phone sends again.
 */
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveGateway, type Served } from './support/gateway.ts';
import { openSessions } from './support/sessions.ts';
import { makeToken, secret } from './support/tokens.ts';
import { goodRow } from './support/world.ts';

const reasons: string[] = [];
let served: Served;
beforeAll(async () => {
  served = await serveGateway({ distrust: (reason) => reasons.push(reason) });
  await openSessions(served.backend.database.query);
  const changes = Object.fromEntries(
    ['forms', 'visits'].flatMap((kind) =>
      ['device', 'device_hour', 'address', 'address_hour'].map((sender) => [`${kind}_per_${sender}`, 1_000_000]),
    ),
  );
  const set = await served.post('/rest/v1/rpc/set_form_limits', { changes }, { apikey: served.backend.secretKey });
  expect(set.status).toBe(200);
});
afterAll(async () => {
  await served?.close();
});

const tables = ['signups', 'yard_sign_requests', 'analytics_events', 'events', 'invitations'] as const;
type Given = Record<string, unknown>;
/** What all rows of one insert have in common: with mixed keys it is refused. */
const shapes = fc.constantFrom<(row: Given) => Given>(
  (row) => row,
  ({ id: _id, ...row }) => row,
  // Set aside by a trigger, where there is such a thing: filled in by no person, and in no time.
  (row) => ('phone' in row ? { ...row, trap: 'http://example.com', filled_in_ms: 20 } : row),
);
/** What is changed in one row. Whatever a trigger does to it, it stores it or raises. */
const changes = fc.constantFrom<(row: Given, taken?: string) => Given>(
  (row) => row,
  (row) => row,
  (row) => row,
  (row, taken) => ('id' in row ? { ...row, id: taken ?? row['id'] } : row),
  (row) =>
    'client_created_at' in row ? { ...row, client_created_at: new Date(Date.now() + 3.6e6).toISOString() } : row,
);
const inserts = fc.record({
  table: fc.constantFrom(...tables),
  who: fc.constantFrom('visitor', 'candidate', 'key'),
  preference: fc.constantFrom(
    '',
    'return=representation',
    'return=headers-only',
    'missing=default',
    'missing=default, return=minimal',
  ),
  resolution: fc.constantFrom(
    '',
    '',
    'resolution=ignore-duplicates',
    'resolution=merge-duplicates',
    'count=exact',
    'tx=rollback',
  ),
  query: fc.constantFrom('', '?select=id', '?select=id&limit=1', '?id=not.is.null&order=id&offset=1'),
  shape: shapes,
  rows: fc.array(changes, { minLength: 1, maxLength: 4 }),
  list: fc.boolean(),
});

it('an insert of whatever rows, preferences and sender is never taken for a database that lost one, and 201 is every row', async () => {
  const taken = new Map<string, string>();
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(inserts, async ({ table, who, preference, resolution, query, shape, rows, list }) => {
      const body = rows.map((change) => change(shape(goodRow(table)), taken.get(table)));
      const sent = list ? body : body.slice(0, 1);
      const headers: Record<string, string> = {
        prefer: [preference, who === 'key' ? resolution : ''].filter(Boolean).join(', '),
        ...(who === 'key' ? { apikey: served.backend.secretKey } : {}),
        ...(who === 'candidate' ? { authorization: `Bearer ${makeToken({}, secret())}` } : {}),
      };
      const { status } = await served.post(`/rest/v1/${table}${query}`, list ? sent : sent[0], headers);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(reasons).toEqual([]);
      expect(status).not.toBe(503);
      const ids = sent.flatMap((row) => (typeof row['id'] === 'string' ? [row['id']] : []));
      if (status !== 201 || (who === 'key' && resolution !== '')) return;
      const there = await served.backend.database.query(`select id from public.${table} where id = any($1::uuid[])`, [
        `{${ids.join()}}`,
      ]);
      expect(there).toHaveLength(ids.length);
      const last = ids.at(-1);
      if (last !== undefined) taken.set(table, last);
    }),
    { numRuns: 100 },
  );
  // Both ends were seen; a property that only ever meets refusals proves nothing.
  const stored = statuses.get(201) ?? 0;
  expect(Math.min(stored, 100 - stored), `${[...statuses]}`).toBeGreaterThan(5);
});

it('a statement of a visitor ends after three seconds, one of a person who signed in does not, and both tables are well', async () => {
  const { database } = served.backend;
  await database.script(`
    create function private.dawdle() returns trigger language plpgsql set search_path = '' as
      $$ begin perform pg_catalog.pg_sleep(3.5); return new; end $$;
    create trigger dawdle before insert on public.yard_sign_requests for each row execute function private.dawdle();`);
  try {
    const send = async (headers: Record<string, string>) => {
      const row = { ...goodRow('yard_sign_requests'), id: randomUUID() };
      const answer = await served.post('/rest/v1/yard_sign_requests', row, headers);
      const said: { code?: unknown } = answer.status === 201 ? {} : await answer.json();
      const there = await database.query('select 1 from public.yard_sign_requests where id = $1', [row.id]);
      return [answer.status, said.code, there.length];
    };
    const signedIn = { authorization: `Bearer ${makeToken({}, secret())}` };
    expect(await Promise.all([send({}), send(signedIn)])).toEqual([
      [500, '57014', 0],
      [201, undefined, 1],
    ]);
  } finally {
    await database.script('drop trigger dawdle on public.yard_sign_requests; drop function private.dawdle();');
  }
});
