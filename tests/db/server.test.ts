/** The backend as a process of its own: what it answered 201 to outlives it, whatever ends it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadEnv } from '../../supabase/local/env.ts';
import { freePort } from '../../supabase/local/freePort.ts';
import { startFromImage } from '../tools/throwaway.ts';
import { runScript, type Running } from './support/processes.ts';
import { goodRow } from './support/world.ts';

loadEnv();
const key = process.env.SUPABASE_PUBLISHABLE_KEY ?? '';
let folder: string;
let port: number;
const running: Running[] = [];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-server-'));
  startFromImage(path.join(folder, 'data'));
  port = await freePort();
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function start(env: NodeJS.ProcessEnv = {}): Running {
  const server = runScript('serve.ts', [], { DATA_DIR: path.join(folder, 'data'), PORT: String(port), ...env });
  running.push(server);
  return server;
}

const url = (target: string): string => `http://127.0.0.1:${port}${target}`;
const headers = { apikey: key, 'content-type': 'application/json' };
const insert = (row: unknown) =>
  fetch(url('/rest/v1/signups'), { method: 'POST', headers, body: JSON.stringify(row) }).then(({ status }) => status);

describe('the served backend', () => {
  it('prints its address, the accounts and where mail appears, and refuses a damaged token', async () => {
    const server = start();
    await server.printed('newcomer@larkspurfalls.example');
    for (const text of [
      `http://127.0.0.1:${port}/`,
      'larkspur-falls',
      'candidate@larkspurfalls.example',
      'in this terminal',
    ]) {
      expect(server.output()).toContain(text);
    }

    // A damaged token is wrong, and no visitor's.
    const row = goodRow('signups');
    const damaged = { ...headers, authorization: 'Bearer eyJhbGciOi.cut-off' };
    const response = await fetch(url('/rest/v1/signups'), {
      method: 'POST',
      headers: damaged,
      body: JSON.stringify(row),
    });
    expect(response.status).toBe(401);
    expect(await insert(row)).toBe(201);
  });

  it('serves nobody who sends no key, and no system pages', async () => {
    const server = start();
    await server.printed('newcomer@');
    expect((await fetch(url('/rest/v1/signups'))).status).toBe(401);
    const system = await fetch(url('/_system/'), { headers: { ...headers, accept: 'application/json' } });
    expect(system.status).toBe(404);
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'keeps a row it answered 201 to when it is ended by %s right after',
    async (signal) => {
      const first = start();
      await first.printed('newcomer@');
      const row = goodRow('signups');
      expect(await insert(row)).toBe(201);
      first.child.kill(signal);
      expect(await first.ended).toBe(signal === 'SIGTERM' ? 0 : 'SIGKILL');

      const second = start();
      await second.printed('newcomer@');
      expect(await insert(row)).toBe(409);
    },
  );

  it('refuses a second start on its data or its port, says why, and leaves the other’s data alone', async () => {
    const first = start();
    await first.printed('newcomer@');
    const sameData = start({ PORT: String(port + 1) });
    const samePort = start({ DATA_DIR: path.join(folder, 'other') });
    expect(await Promise.all([sameData.ended, samePort.ended])).toEqual([1, 1]);
    expect(sameData.output()).toContain(`is in use by process ${first.child.pid}`);
    expect(samePort.output()).toContain(`Port ${port} is taken`);
    expect(fs.existsSync(path.join(folder, 'other/postgres'))).toBe(false);
    expect(await insert(goodRow('signups'))).toBe(201);
  });

  it('starts with no key at all by saying "supabaseKey is required."', async () => {
    const server = start({ SUPABASE_PUBLISHABLE_KEY: '' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('supabaseKey is required.');
  });
});
