/**
 * The migrations on a database as hosted Supabase hands it over: their role is no superuser, the accounts belong to
 * somebody else, and by default every new table is open to everybody.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENDINGS, PICTURE_LIMITS } from '../../src/core/picture/value.ts';
import type { Query, Row } from '../../supabase/local/database.ts';
import { migrationsDir } from '../../supabase/local/root.ts';
import { handOver } from '../hosted/handedOver.ts';
import { startPostgres, type TestPostgres } from '../tools/postgres.ts';
import { expectedGrants, grants } from './support/grants.ts';
import { become, goodRow } from './support/world.ts';

let server: TestPostgres;
let sql: postgres.Sql;

beforeAll(async () => {
  server = await startPostgres();
  const { owner } = await handOver(await server.createDatabase());
  sql = postgres(owner, { max: 1, onnotice: () => undefined });
});
afterAll(async () => {
  await sql?.end();
  await server?.stop();
});

// Parameters go to the server as they are.
const query: Query = async (text, params = []) => [...(await sql.unsafe<Row[]>(text, [...params] as never[]))];

async function as(
  role: string,
  user: string | null,
  text: string,
  params: unknown[] = [],
  claims: Row = {},
): Promise<Row[]> {
  const rows = await sql.begin(async (tx) => {
    const ask: Query = async (statement, given = []) => [...(await tx.unsafe<Row[]>(statement, [...given] as never[]))];
    await become(ask, user, claims);
    await tx.unsafe(`set local role ${role}`);
    return [...(await tx.unsafe<Row[]>(text, [...params] as never[]))];
  });
  return rows;
}

it('apply in order, each in one transaction, without a superuser', async () => {
  for (const file of fs.readdirSync(migrationsDir).sort()) {
    expect(file).toMatch(/^\d{14}_[a-z_]+\.sql$/);
    await sql.begin((tx) => tx.unsafe(fs.readFileSync(path.join(migrationsDir, file), 'utf8')));
  }
});

it('leave exactly the listed privileges of the ones that the platform gave', async () => {
  expect(await grants(query)).toEqual(expectedGrants);
});

it('let a visitor add a row and read nobody’s', async () => {
  const row = goodRow('signups');
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  await as('anon', null, `insert into public.signups (${columns.join(', ')}) values (${places})`, Object.values(row));
  expect(await query('select user_id from public.signups where id = $1', [row.id])).toEqual([{ user_id: null }]);
  await expect(as('anon', null, 'select * from public.signups')).rejects.toMatchObject({ code: '42501' });
});

it('let staff read the rows of their subjects, and others none', async () => {
  const [member, advisor, visitor] = [randomUUID(), randomUUID(), randomUUID()];
  await query('insert into auth.users (id) values ($1), ($2), ($3)', [member, advisor, visitor]);
  await query("insert into public.user_roles (user_id, role) values ($1, 'content_manager'), ($2, 'advisor')", [
    member,
    advisor,
  ]);
  expect(await as('authenticated', member, 'select id from public.signups')).toHaveLength(1);
  for (const other of [advisor, visitor]) {
    expect(await as('authenticated', other, 'select id from public.signups')).toEqual([]);
  }
});

it('let a leader see people, an invited person in, and nobody remove the last leader', async () => {
  const [leader, invited] = [randomUUID(), randomUUID()];
  const account = 'insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())';
  for (const [id, email] of [
    [leader, 'leader@example.com'],
    [invited, 'invited@example.com'],
  ])
    await query(account, [id, email]);
  await query("insert into public.user_roles (user_id, role) values ($1, 'candidate')", [leader]);
  const invite = "insert into public.invitations (email, roles) values ('Invited@example.com', '{advisor}')";
  await as('authenticated', leader, invite);
  const accept = 'select public.accept_invitations() as roles';
  expect(await as('authenticated', invited, accept)).toEqual([{ roles: ['advisor'] }]);
  const [listed] = await as('authenticated', leader, 'select public.list_people() as people');
  expect(listed?.people).toContainEqual(
    expect.objectContaining({ user_id: invited, roles: ['advisor'], status: 'active' }),
  );
  await expect(as('authenticated', invited, 'select * from public.list_people()')).rejects.toMatchObject({
    code: '42501',
  });
  await expect(as('authenticated', leader, 'select public.deactivate_person($1)', [leader])).rejects.toMatchObject({
    code: 'PT409',
  });
  const log = 'select actor_email, table_name from public.audit_events where record_id = $1';
  expect(await as('authenticated', leader, log, [invited])).toEqual([
    { actor_email: 'invited@example.com', table_name: 'user_roles' },
  ]);
});

it('make a bucket that is not public, into which publishers bring pictures and out of which visitors get live ones alone', async () => {
  expect(
    await query('select public, file_size_limit::int as most, allowed_mime_types as types from storage.buckets'),
  ).toEqual([{ public: false, most: PICTURE_LIMITS.fileBytes, types: Object.keys(ENDINGS) }]);
  const [member, nobody] = [randomUUID(), randomUUID()];
  await query('insert into auth.users (id) values ($1), ($2)', [member, nobody]);
  await query("insert into public.user_roles (user_id, role) values ($1, 'content_manager')", [member]);
  const bring = (who: string | null, name: string, bucket = 'media') =>
    as(who === null ? 'anon' : 'authenticated', who, 'insert into storage.objects (bucket_id, name) values ($1, $2)', [
      bucket,
      name,
    ]);
  const file = `${'a'.repeat(64)}.webp`;
  await bring(member, file);
  for (const [who, name] of [
    [null, `${'b'.repeat(64)}.webp`],
    [nobody, `${'b'.repeat(64)}.webp`],
    [member, 'notes.html'],
    [member, `x/${file}`],
  ] as const)
    await expect(bring(who, name)).rejects.toMatchObject({ code: '42501' });
  const seen = (who: string | null) =>
    as(who === null ? 'anon' : 'authenticated', who, 'select name from storage.objects');
  expect([await seen(member), await seen(nobody), await seen(null)]).toEqual([[{ name: file }], [], []]);
  expect(await as('authenticated', member, 'delete from storage.objects returning name')).toEqual([]);
  // Storage calls an error that it does not know its own fault: there an ended session is told that it has no right.
  const ended = { session_id: randomUUID() };
  expect(await as('authenticated', member, 'select name from storage.objects', [], ended)).toEqual([]);
  const another = `insert into storage.objects (bucket_id, name) values ('media', $1)`;
  await expect(as('authenticated', member, another, [`${'c'.repeat(64)}.webp`], ended)).rejects.toMatchObject({
    code: '42501',
  });
});

it('let nobody write history, not even with the service key', async () => {
  for (const text of ["update public.audit_events set after = '{}'", 'delete from public.audit_events'])
    await expect(as('service_role', null, text)).rejects.toMatchObject({ code: '42501' });
});
