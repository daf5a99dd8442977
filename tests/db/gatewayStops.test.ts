/** That no row is promised which is not stored: not by a database that has come apart, and not by a server that stops. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loadEnv } from '../../supabase/local/env.ts';
import { serveGateway, type Served } from './support/gateway.ts';
import { runScript } from './support/processes.ts';
import { startFromImage } from '../tools/throwaway.ts';
import { goodRow } from './support/world.ts';
import { freePort } from '../../supabase/local/freePort.ts';

let served: Served | undefined;
afterEach(async () => {
  await served?.close().catch(() => undefined);
  served = undefined;
});

describe('row 1: a database that says what cannot be so', () => {
  it('is trusted no more once it stored fewer rows than were sent', async () => {
    const reasons: string[] = [];
    served = await serveGateway({ distrust: (reason) => reasons.push(reason) });
    await served.backend.database.script(`
      create function private.swallow() returns trigger language plpgsql set search_path = '' as
        $$ begin if new.name = 'Gone' then return null; end if; return new; end $$;
      create trigger swallow before insert on public.signups for each row execute function private.swallow();`);
    expect((await served.post('/rest/v1/signups', goodRow('signups'))).status).toBe(201);
    const answer = await served.post('/rest/v1/signups', [goodRow('signups'), { ...goodRow('signups'), name: 'Gone' }]);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(reasons).toEqual(['The database says that it stored 1 of 2 rows of signups.']);
    expect((await served.post('/rest/v1/signups', goodRow('signups'))).status).toBe(503);
  });
});

it('a server told to stop while forms come in stores every one that it answered with 201', async () => {
  loadEnv();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-stop-'));
  startFromImage(path.join(folder, 'data'));
  const port = await freePort();
  const start = () => runScript('serve.ts', [], { DATA_DIR: path.join(folder, 'data'), PORT: String(port) });
  const url = (target: string) => `http://127.0.0.1:${port}${target}`;
  const taken: string[] = [];
  const refused: number[] = [];
  const first = start();
  let told = false;
  try {
    await first.printed('newcomer@');
    const post = async () => {
      const row = goodRow('signups');
      // Each from a phone of its own: one phone alone would soon be told to come back later.
      const device = { 'x-device-id': String(row.id) };
      const headers = {
        apikey: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
        'content-type': 'application/json',
        ...device,
      };
      const { status } = await fetch(url('/rest/v1/signups'), { method: 'POST', headers, body: JSON.stringify(row) });
      if (status === 201) taken.push(String(row.id));
      else refused.push(status);
      if (taken.length < 20 || told) return;
      told = true; // A second signal ends it at once.
      first.child.kill('SIGTERM');
    };
    // Ten at a time, until the server is gone.
    const sender = async (): Promise<void> => {
      for (let n = 0; n < 200; n++) await post();
    };
    await Promise.allSettled(Array.from({ length: 10 }, sender));
    expect(await first.ended).toBe(0);
    expect(taken.length).toBeGreaterThanOrEqual(20);
    // 429: more forms from one phone than it may send.
    expect(refused.filter((status) => status !== 503 && status !== 429)).toEqual([]);
  } finally {
    first.child.kill('SIGKILL');
    await first.ended;
  }
  const second = start();
  try {
    await second.printed('newcomer@');
    const headers = { apikey: process.env.SUPABASE_SECRET_KEY ?? '' };
    const answer = await fetch(url(`/rest/v1/signups?select=id&limit=1000&name=eq.Ada%20Quill`), { headers });
    const rows: { id: string }[] = await answer.json();
    const stored = new Set(rows.map(({ id }) => id));
    expect(taken.filter((id) => !stored.has(id))).toEqual([]);
  } finally {
    second.child.kill('SIGTERM');
    await second.ended;
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
