/** The embedded PostgreSQL as it is reached where a socket cannot be used: on Windows, and below long paths on macOS. */
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackend, type Backend } from '../../supabase/local/backend.ts';
import { connected } from '../../supabase/local/backup/reach.ts';
import { doorOf, passwordIn, transportFor } from '../../supabase/local/cluster/access.ts';
import { foldersIn } from '../../supabase/local/cluster/initdb.ts';
import { startFromImage } from '../tools/throwaway.ts';
import { goodRow } from './support/world.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-tcp-'));
const home = path.join(dir, 'postgres');
const open = () => openBackend({ database: { driver: 'embedded', url: home, transport: 'tcp' }, seed: false });
let backend: Backend;

beforeAll(async () => void (backend = await open()));
afterAll(async () => {
  await backend.close();
  fs.rmSync(dir, { recursive: true, force: true });
});

const insert = (row: unknown) =>
  backend.fetch('/rest/v1/signups', {
    method: 'POST',
    headers: { apikey: backend.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(row),
  });
const address = () => doorOf(foldersIn(home).data, foldersIn(home).socket).address;

describe('by TCP', () => {
  it('keeps a row over an end and another start, on loopback alone and without a socket', async () => {
    const row = goodRow('signups');
    expect((await insert(row)).status).toBe(201);
    await backend.close();
    backend = await open();
    expect((await insert(row)).status).toBe(409);
    expect(address()).toMatchObject({ host: '127.0.0.1' });
    expect(fs.readdirSync(foldersIn(home).socket)).toEqual([]);
  });

  it.each(['postgres', 'campaign_owner', 'campaign_api'])('lets nobody in as %s without the password', async (user) => {
    const { port } = address() as net.TcpNetConnectOpts; // by TCP, as above
    const ask = async (password: string) => {
      const sql = postgres({ host: '127.0.0.1', port, user, password, database: 'campaign', max: 1 });
      try {
        return await sql`select current_user as name`;
      } finally {
        await sql.end();
      }
    };
    await expect(ask('')).rejects.toMatchObject({ code: expect.stringMatching(/^28/) });
    await expect(ask('guessed')).rejects.toMatchObject({ code: '28P01' });
    expect(await ask(passwordIn(home) ?? '')).toEqual([{ name: user }]);
  });

  it('keeps the password where its account alone reads it', () => {
    expect(fs.statSync(path.join(home, 'password')).mode & 0o777).toBe(0o600);
    expect(fs.statSync(home).mode & 0o777).toBe(0o700);
  });

  it('is found by a backup while it runs', async () => {
    const reached = connected(home, true, async () => undefined);
    try {
      expect(await reached.sql`select count(*)::int as n from public.signups`).toEqual([{ n: 1 }]);
    } finally {
      await reached.close();
    }
  });
});

describe('which way', () => {
  const short = '/data/postgres/socket';
  const long = `/${'x'.repeat(120)}/socket`;
  it.each([
    ['linux', short, 'socket'],
    ['linux', long, 'socket'],
    ['darwin', short, 'socket'],
    ['darwin', long, 'tcp'],
    ['win32', short, 'tcp'],
  ] as const)('on %s to %s is by %s', (platform, folder, way) => expect(transportFor(folder, platform)).toBe(way));

  it('a cluster made for a socket is refused by TCP, with what to do, and stays as it is', async () => {
    const other = path.join(dir, 'other/postgres');
    const choice = { driver: 'embedded', url: other, durable: false } as const;
    startFromImage(path.dirname(other));
    await expect(openBackend({ database: { ...choice, transport: 'tcp' }, seed: false })).rejects.toThrow(
      /npm run backup.*npm run restore/,
    );
    await (await openBackend({ database: choice, seed: false })).close();
  });
});
