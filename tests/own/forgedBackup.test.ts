/** A backup that someone changed, with every hash computed again: a restore takes it for a stranger's and changes nothing. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dump } from '../../supabase/local/backup/dump.ts';
import { BackupFileError } from '../../supabase/local/backup/format.ts';
import { load } from '../../supabase/local/backup/load.ts';
import { readBackup } from '../../supabase/local/backup/read.ts';
import { rolesIn } from '../../supabase/local/backup/rolesIn.ts';
import { backupKey } from '../../supabase/local/backup/signature.ts';
import { everyRow } from '../db/support/everything.ts';
import { openTown, type Town } from './support/town.ts';
import { runScript } from '../db/support/processes.ts';
import { startFromImage } from '../tools/throwaway.ts';

const SECRET = 'the secret of the server that wrote the backup';
const key = backupKey({ SUPABASE_JWT_SECRET: SECRET });
const NEWCOMER = 'a0000000-0000-4000-8000-000000000008';
const ADVISOR = 'a0000000-0000-4000-8000-000000000003';

let folder: string;
let sql: postgres.Sql;
const opened: Town[] = [];
const file = (name: string): string => path.join(folder, `${name}.backup.gz`);

async function town(seed: boolean): Promise<postgres.Sql> {
  const one = await openTown(seed);
  opened.push(one);
  return one.sql;
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-forged-'));
  const from = await town(true);
  sql = await town(false);
  await dump(from, file('ours'), key);
  const bytes = fs.readFileSync(file('ours'));
  const forged = rehashed(bytes, (table, rows) =>
    table === 'public.user_roles' ? rows.replace(`${ADVISOR}\tadvisor`, `${NEWCOMER}\tcandidate`) : rows,
  );
  fs.writeFileSync(file('forged'), forged);
  fs.writeFileSync(
    file('unsigned'),
    rehashed(forged, (_, rows) => rows, { signed: false }),
  );
  // Signed, with a key of the forger's own.
  await load(sql, file('unsigned'), { trustUnsigned: true });
  await dump(sql, file('foreign'), backupKey({ SUPABASE_JWT_SECRET: 'another server’s secret' }));
  await load(sql, file('ours'), { key });
});
afterAll(async () => {
  for (const one of opened) await one.close();
  fs.rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

it.each(['forged', 'unsigned', 'foreign'])(
  'is refused when it is %s, and no one becomes a leader by it',
  async (name) => {
    const before = await everyRow(sql);
    const refused = load(sql, file(name), { key });
    await expect(refused).rejects.toBeInstanceOf(BackupFileError);
    await expect(refused).rejects.toThrow(/not signed with this server's key/);
    expect(await everyRow(sql)).toEqual(before);
  },
);

it('is refused also where no key is at hand', async () => {
  await expect(load(sql, file('ours'), {})).rejects.toThrow(/not signed with this server's key/);
});

it('of this server is known as its own, also under BACKUP_KEY once the token secret has changed', async () => {
  expect(await readBackup(file('ours'), {}, key)).toMatchObject({ signedBy: 'this server' });
  expect(await readBackup(file('foreign'), {}, key)).toMatchObject({ signedBy: 'another key' });
  expect(await readBackup(file('unsigned'), {}, key)).toMatchObject({ signedBy: 'no one' });
  const own = (jwt: string) => backupKey({ BACKUP_KEY: 'kept with the passwords', SUPABASE_JWT_SECRET: jwt });
  expect(own('before')).toEqual(own('after'));
  expect(own('before')).not.toEqual(backupKey({ SUPABASE_JWT_SECRET: 'before' }));
});

it('says before it is restored on trust whom it makes what', async () => {
  const roles = await rolesIn(file('forged'));
  expect(roles.get('candidate')).toEqual(['candidate@larkspurfalls.example', 'newcomer@larkspurfalls.example']);
  expect((await rolesIn(file('ours'))).get('candidate')).toEqual(['candidate@larkspurfalls.example']);
});

it('cannot write to the terminal of the person who looks at it', async () => {
  const bytes = rehashed(fs.readFileSync(file('forged')), (table, rows) =>
    table === 'auth.users' ? rows.replaceAll('newcomer@larkspurfalls', '\u001b[2Jnewcomer@larkspurfalls') : rows,
  );
  fs.writeFileSync(file('escape'), bytes);
  expect((await rolesIn(file('escape'))).get('candidate')?.join()).not.toContain('\u001b');
});

it('stops the command, which names the leaders in it and the way to trust it, and makes no data directory', async () => {
  const data = path.join(folder, 'data');
  const env = { DATA_DIR: data, DATABASE_DRIVER: '', DATABASE_URL: '', SUPABASE_JWT_SECRET: SECRET, BACKUP_KEY: '' };
  const restore = async (...args: string[]) => {
    const command = runScript('../../../supabase/local/restore.ts', args, env);
    return { code: await command.ended, output: command.output() };
  };
  const refused = await restore(file('forged'));
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/not signed with this server's key/);
  expect(refused.output).toMatch(/candidate: candidate@larkspurfalls\.example, newcomer@larkspurfalls\.example/);
  expect(refused.output).toContain('--trust-unsigned');
  expect(fs.existsSync(path.join(data, 'postgres'))).toBe(false);

  // A server that was started once and has no campaign yet; serve.test.ts restores into a folder where there is nothing.
  startFromImage(data);
  const trusted = await restore(file('forged'), '--trust-unsigned');
  expect(trusted).toMatchObject({ code: 0, output: expect.stringMatching(/candidate: .*newcomer@[^]*\nRestored/) });
  expect(await restore(file('ours'), '--replace')).toMatchObject({
    code: 0,
    output: expect.not.stringMatching(/signed/),
  });
});

/** The backup with other rows, and every number and hash in it as the writer would have computed them. */
function rehashed(
  bytes: Buffer,
  change: (table: string, rows: string) => string,
  { signed = true }: { signed?: boolean } = {},
): Buffer {
  const text = gunzipSync(bytes).toString();
  const out: string[] = [text.slice(0, text.indexOf('\n') + 1)];
  let at = out[0]?.length ?? 0;
  let [tables, total] = [0, 0];
  for (;;) {
    const head = text.slice(at, text.indexOf('\n', at) + 1);
    const { table, ...trailer }: { table?: string } & Record<string, unknown> = JSON.parse(head);
    if (table === undefined) {
      const sha256 = hashOf(out.join(''));
      const last = { ...trailer, tables, rows: total, sha256 };
      if (!signed) delete (last as { mac?: unknown }).mac;
      return gzipSync(`${out.join('')}${JSON.stringify(last)}\n`);
    }
    const from = at + head.length;
    const mark = text.startsWith('\\.\n', from) ? from : text.indexOf('\n\\.\n', from) + 1;
    const rows = change(table, text.slice(from, mark));
    const count = rows.split('\n').length - 1;
    out.push(head, rows, '\\.\n', `${JSON.stringify({ rows: count, sha256: hashOf(rows) })}\n`);
    tables += 1;
    total += count;
    at = text.indexOf('\n', mark + 3) + 1;
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
