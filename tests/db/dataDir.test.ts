/** Two processes never have one data directory, and a dead one never keeps it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataDirInUseError, lockDataDir } from '../../supabase/local/dataDir.ts';
import { runScript, type Running } from './support/processes.ts';

let dir: string;
let running: Running[];

beforeEach(() => {
  dir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-lock-')), 'data');
  running = [];
});
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  fs.rmSync(path.dirname(dir), { recursive: true, force: true });
});

function holder(folder = dir): Running {
  const started = runScript('holdLock.ts', [folder]);
  running.push(started);
  return started;
}

it('makes the directory if there is none', async () => {
  const lock = await lockDataDir(dir);
  expect(fs.statSync(dir).isDirectory()).toBe(true);
  lock.release();
});

it('refuses a second process while the first lives, naming it and what to do', async () => {
  const first = holder();
  await first.printed('held');
  const second = holder();
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`in use by process ${first.child.pid}, since 20`);
  expect(second.output()).toMatch(/DATA_DIR=\S+ PORT=\d+ npm start/);
  const mine = lockDataDir(dir);
  await expect(mine).rejects.toBeInstanceOf(DataDirInUseError);
});

it('refuses it by another name of the same directory as well', async () => {
  const first = holder();
  await first.printed('held');
  const alias = `${dir}-alias`;
  fs.symlinkSync(dir, alias);
  expect(await holder(alias).ended).toBe(1);
});

it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'lets the next one in after the first was ended by %s',
  async (signal) => {
    const first = holder();
    await first.printed('held');
    first.child.kill(signal);
    await first.ended;
    await holder().printed('held');
  },
);

it('of many that come to a dead one’s directory at once, lets in exactly one', async () => {
  const first = holder();
  await first.printed('held');
  first.child.kill('SIGKILL');
  await first.ended;
  const rush = Array.from({ length: 6 }, () => holder());
  await Promise.all(rush.map((one) => Promise.race([one.printed('held'), one.ended])));
  expect(rush.filter((one) => one.output().includes('held'))).toHaveLength(1);
  expect(rush.filter((one) => one.output().includes('refused: DataDirInUseError'))).toHaveLength(5);
});

it('does not take a note of a dead process for a live one, even if its number now belongs to another', async () => {
  fs.mkdirSync(dir);
  fs.writeFileSync(path.join(dir, 'owner.json'), JSON.stringify({ pid: process.pid, since: '2026-01-01T00:00:00Z' }));
  await holder().printed('held');
});

it('can be taken twice by one process, and is free again only when both have let go', async () => {
  const one = await lockDataDir(dir);
  const two = await lockDataDir(dir);
  one.release();
  one.release();
  expect(await holder().ended).toBe(1);
  two.release();
  await holder().printed('held');
});
