/** A backup is everything at one instant, taken while people work; a restore is all of it or nothing. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dump, dumpIn, type Dumped } from '../../supabase/local/backup/dump.ts';
import { BackupFileError } from '../../supabase/local/backup/format.ts';
import { load } from '../../supabase/local/backup/load.ts';
import { migrationFiles } from '../../supabase/local/migrations.ts';
import { readBackup } from '../../supabase/local/backup/read.ts';
import { backupKey } from '../../supabase/local/backup/signature.ts';
import { samplePassword } from '../../supabase/local/seed.ts';
import { everyDefinition, everyRow } from '../db/support/everything.ts';
import { goodRow } from '../db/support/world.ts';
import { draw, nameOf } from '../support/pictures.ts';
import { openTown, type Town } from './support/town.ts';

const key = backupKey({ SUPABASE_JWT_SECRET: 'a secret of this test' });
let folder: string;
const opened: Town[] = [];

async function town(seed: boolean): Promise<Town> {
  const one = await openTown(seed);
  opened.push(one);
  return one;
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-backup-'));
});
afterAll(async () => {
  for (const one of opened) await one.close();
  fs.rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

describe('a backup of the sample town, taken while forms come in', () => {
  let from: Town;
  let to: Town;
  let dumped: Dumped;
  let snapshot: Record<string, string[]>;
  let picture: Buffer;
  const file = () => path.join(folder, 'town.backup.gz');

  beforeAll(async () => {
    [from, to] = [await town(true), await town(false)];
    // What COPY and a plain text file could stumble over.
    await from.sql`insert into public.signups (id, type, name, phone, notes, client_created_at)
      values (${randomUUID()}, 'idea', ${'Zoë \\. \t"O’Hara"'}, '555-0100', ${'one\ntwo\r\n\\N\\.\n\\.\n終'}, now())`;
    picture = await draw('image/jpeg');
    await from.sql`insert into private.stored_pictures (file, bytes) values (${nameOf(picture, 'image/jpeg')}, ${picture})`;
    const state = { over: false, sent: 0 };
    const insert = async (): Promise<void> => {
      while (!state.over) {
        const headers = { apikey: from.backend.publishableKey, 'content-type': 'application/json' };
        const body = JSON.stringify(goodRow('signups'));
        const { status } = await from.backend.fetch('/rest/v1/signups', { method: 'POST', headers, body });
        expect(status).toBe(201);
        state.sent += 1;
      }
    };
    const inserting = Promise.all([insert(), insert()]);
    try {
      await vi.waitFor(() => expect(state.sent).toBeGreaterThan(4), 30_000);
      await from.sql.begin('isolation level repeatable read read only', async (tx) => {
        const before = state.sent;
        dumped = await dumpIn(tx, file(), key);
        snapshot = await everyRow(tx);
        // Otherwise nothing was going on, and the snapshot proves nothing.
        await vi.waitFor(() => expect(state.sent).toBeGreaterThan(before + 2), 30_000);
      });
    } finally {
      state.over = true;
      await inserting;
    }
  });

  it('is one file that only its owner reads, with accounts, private tables and the history of migrations', async () => {
    expect(fs.statSync(file()).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(folder)).toEqual(['town.backup.gz']);
    const { header, tables } = await readBackup(file());
    expect(header.migrations).toEqual(migrationFiles().map(({ version }) => version));
    const names = tables.map(({ table }) => table);
    for (const name of ['auth.users', 'private.leader_lock', 'supabase_migrations.seed_files', 'public.audit_events'])
      expect(names).toContain(name);
    expect(names.sort()).toEqual(Object.keys(snapshot).sort());
    expect(dumped.rows).toBe(Object.values(snapshot).reduce((sum, { length }) => sum + length, 0));
  });

  it('comes back in another database row by row, in every table, and nothing is defined differently there', async () => {
    const defined = await everyDefinition(to.sql);
    await load(to.sql, file(), { key });
    expect(await everyRow(to.sql)).toEqual(snapshot);
    expect(await everyDefinition(to.sql)).toEqual(defined);
    expect((await everyRow(from.sql))['public.signups']?.length).toBeGreaterThan(
      snapshot['public.signups']?.length ?? 0,
    );
  });

  it('brings the pictures back, byte by byte, to whoever may see them', async () => {
    const headers = {
      apikey: to.backend.publishableKey,
      authorization: `Bearer ${await tokenOf(to.backend, 'content')}`,
    };
    const name = nameOf(picture, 'image/jpeg');
    const answer = await to.backend.fetch(`/rest/v1/rpc/picture_file?file=${name}`, { headers });
    const said: unknown = await answer.json();
    expect(Buffer.from(String(said), 'base64').equals(picture)).toBe(true);
  });

  it('ends every time, also when rows come faster than they are taken and the end comes with the last of them', async () => {
    const again = path.join(folder, 'again.backup.gz');
    for (let round = 0; round < 20; round++) expect((await dump(to.sql, again, key)).tables).toBe(dumped.tables);
    fs.rmSync(again);
  });

  it('is a database that works: people sign in, forms arrive, what follows counts on', async () => {
    const headers = { apikey: to.backend.publishableKey, 'content-type': 'application/json' };
    const token = await tokenOf(to.backend, 'candidate');
    const body = JSON.stringify(goodRow('signups'));
    expect((await to.backend.fetch('/rest/v1/signups', { method: 'POST', headers, body })).status).toBe(201);
    const [{ last } = { last: 0 }] = await to.sql`select max(id) as last from public.audit_events`;
    const granted = await to.backend.fetch('/rest/v1/rpc/grant_role', {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify({ person: 'a0000000-0000-4000-8000-000000000008', role: 'advisor' }),
    });
    expect(granted.status).toBe(204);
    const [{ next } = { next: 0 }] = await to.sql`select max(id) as next from public.audit_events`;
    expect(Number(next)).toBeGreaterThan(Number(last));
  });

  it('puts back what was there when something goes wrong on the way', async () => {
    const before = await everyRow(to.sql);
    const files = migrationFiles();
    const broken = [
      ...files,
      { version: '29990101000000', name: 'broken', sql: 'create table public.half (id int); select 1/0' },
    ];
    await expect(load(to.sql, file(), { key, files: broken })).rejects.toThrow(/division by zero/);
    expect(await everyRow(to.sql)).toEqual(before);
  });

  it('keeps what was there in a file of its own when it takes its place', async () => {
    const before = await everyRow(to.sql);
    const kept = path.join(folder, 'kept.backup.gz');
    await load(to.sql, file(), { key, keepBefore: kept });
    expect(await everyRow(to.sql)).toEqual(snapshot);
    await load(to.sql, kept, { key });
    expect(await everyRow(to.sql)).toEqual(before);
  });

  const damage: readonly [string, (bytes: Buffer) => Buffer][] = [
    ['its last byte is missing', (bytes) => bytes.subarray(0, -1)],
    ['half of it is missing', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['it is empty', () => Buffer.alloc(0)],
    ['it is something else', () => gzipSync('{"hello":"world"}\n')],
    [
      'one letter was changed',
      (bytes) => repacked(bytes, (text) => text.replace('larkspurfalls.example', 'larkspurfalls.exemple')),
    ],
    [
      'a row was taken out',
      (bytes) => repacked(bytes, (text) => text.replace(/\n[^\n]*candidate@larkspurfalls\.example[^\n]*/, '')),
    ],
    [
      'a table was taken out',
      (bytes) => repacked(bytes, (text) => text.replace(/\n\{"table":"public\.signups"[\s\S]*?\n\\\.\n[^\n]*/, '')),
    ],
    [
      'its pictures were left out',
      (bytes) =>
        repacked(bytes, (text) => text.replace(/\n\{"table":"private\.stored_pictures"[\s\S]*?\n\\\.\n[^\n]*/, '')),
    ],
    [
      'its trailer is missing',
      (bytes) => repacked(bytes, (text) => text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)),
    ],
    ['something stands behind its end', (bytes) => repacked(bytes, (text) => `${text}{}\n`)],
    [
      'a migration of later was added',
      (bytes) => repacked(bytes, (text) => text.replace('"migrations":[', '"migrations":["29990101000000",')),
    ],
  ];
  let whole: Record<string, string[]> | undefined;
  it.each(damage)('is refused when %s, and nothing changes', async (_, change) => {
    const before = (whole ??= await everyRow(to.sql));
    const bad = path.join(folder, 'bad.backup.gz');
    const good = fs.readFileSync(file());
    const changed = change(good);
    expect(changed.equals(good)).toBe(false);
    fs.writeFileSync(bad, changed);
    // Trusted without a signature, so that the numbers and hashes alone refuse it.
    await expect(load(to.sql, bad, { trustUnsigned: true })).rejects.toBeInstanceOf(BackupFileError);
    expect(await everyRow(to.sql)).toEqual(before);
  });

  it('of an app that is newer than this one is refused by name', async () => {
    const older = migrationFiles().slice(0, -1);
    await expect(load(to.sql, file(), { key, files: older })).rejects.toThrow(/another version of the app/);
  });

  it('of an older baseline is refused, with nothing changed and what to do', async () => {
    const before = await everyRow(to.sql);
    const older = await emptyBackupOf(['20261120090000', '20261120090100']);
    await expect(load(to.sql, older, { trustUnsigned: true })).rejects.toThrow(
      /earlier version of the app .* restore it with that version/,
    );
    expect(await everyRow(to.sql)).toEqual(before);
  });

  it('of an app whose migrations had the same numbers and other words is refused, and nothing changes', async () => {
    const before = await everyRow(to.sql);
    const changed = migrationFiles().map((one, at) =>
      at === 4 ? { ...one, sql: `${one.sql}\ncreate table private.another (id int);` } : one,
    );
    await expect(load(to.sql, file(), { key, files: changed })).rejects.toThrow(/restore it with that version/);
    expect(await everyRow(to.sql)).toEqual(before);
  });

  it('of an older app gets the migrations that came since, with every row of then still there', async () => {
    const files = migrationFiles();
    const known = files.slice(0, -3);
    const old = await town(false);
    // The old app's database: what today's was before its last migrations.
    const then = path.join(folder, 'then.backup.gz');
    await load(old.sql, await emptyBackupOf(known.map(({ version }) => version)), {
      trustUnsigned: true,
      files: known,
    });
    const email = `${randomUUID()}@example.com`;
    await old.sql`insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values (${randomUUID()}, ${email}, '{}', now())`;
    await old.sql`insert into public.events (title, date, location) values ('A rally', now() + interval '1 day', 'The square')`;
    await old.sql.begin('isolation level repeatable read read only', (tx) => dumpIn(tx, then, key));
    const { migrated } = await load(to.sql, then, { key });
    expect(migrated).toEqual(files.slice(-3).map(({ version, name }) => `${version}_${name}`));
    const rows = await everyRow(to.sql);
    expect(rows['auth.users']?.join()).toContain(email);
    expect(rows['public.events']).toHaveLength(1);
    expect(rows['supabase_migrations.schema_migrations']).toHaveLength(files.length);
  });
});

async function tokenOf(backend: Town['backend'], person: string): Promise<string> {
  const signedIn = await backend.fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${person}@larkspurfalls.example`, password: samplePassword }),
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string }; // GoTrue's session
  return token;
}

function repacked(bytes: Buffer, change: (text: string) => string): Buffer {
  return gzipSync(change(gunzipSync(bytes).toString()));
}

/** A backup with no table in it at all, of a database that had these migrations. */
async function emptyBackupOf(versions: readonly string[]): Promise<string> {
  const { createHash } = await import('node:crypto');
  const history = versions.map((version) => `${version}\n`).join('');
  const rows = { rows: versions.length, sha256: createHash('sha256').update(history).digest('hex') };
  const header = {
    format: 'campaign-hub backup',
    version: 1,
    takenAt: '',
    postgres: '',
    migrations: versions,
    sequences: [],
  };
  const head = { table: 'supabase_migrations.schema_migrations', columns: ['version'] };
  const text = `${JSON.stringify(header)}\n${JSON.stringify(head)}\n${history}\\.\n${JSON.stringify(rows)}\n`;
  const trailer = { tables: 1, rows: versions.length, sha256: createHash('sha256').update(text).digest('hex') };
  const file = path.join(folder, 'empty.backup.gz');
  fs.writeFileSync(file, gzipSync(`${text}${JSON.stringify(trailer)}\n`));
  return file;
}
