/** A first start makes its own keys, a later one keeps them, and an empty key is said clearly. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { completeEnv, loadEnv, requireKey } from '../../supabase/local/env.ts';
import { root } from '../../supabase/local/root.ts';
import { runScript } from './support/processes.ts';

type Env = Record<string, string | undefined>;
let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-env-'));
  file = path.join(folder, '.env');
  fs.copyFileSync(path.join(root, '.env.example'), path.join(folder, '.env.example'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function loaded(env: Env = {}): Env {
  loadEnv(env, folder);
  return env;
}

it('writes .env on the first start, with keys of its own, readable by its owner only', () => {
  const env = loaded();
  expect(env.SUPABASE_PUBLISHABLE_KEY).toMatch(/^sb_publishable_[\w-]{22}_[\w-]{8}$/);
  expect(env.SUPABASE_SECRET_KEY).toMatch(/^sb_secret_[\w-]{22}_[\w-]{8}$/);
  expect(env.SUPABASE_JWT_SECRET?.length).toBeGreaterThanOrEqual(32);
  if (process.platform !== 'win32') expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(fs.readFileSync(file, 'utf8')).toContain(fs.readFileSync(path.join(folder, '.env.example'), 'utf8'));
});

it('keeps the keys on the next start, and leaves the file as it was', () => {
  const first = loaded();
  const text = fs.readFileSync(file, 'utf8');
  expect(loaded()).toEqual(first);
  expect(fs.readFileSync(file, 'utf8')).toBe(text);
});

it('gives two checkouts different keys', () => {
  const first = loaded();
  fs.rmSync(file);
  expect(loaded().SUPABASE_JWT_SECRET).not.toBe(first.SUPABASE_JWT_SECRET);
});

it('lets what is set in the environment win', () => {
  fs.writeFileSync(file, 'PORT=5000\n');
  expect(loaded({ PORT: '6000', SUPABASE_SECRET_KEY: 'mine' })).toMatchObject({
    PORT: '6000',
    SUPABASE_SECRET_KEY: 'mine',
  });
});

it('adds only the keys that a .env lacks and changes no line in it', () => {
  const mine = 'SUPABASE_PUBLISHABLE_KEY=mine\nPORT=5000';
  fs.writeFileSync(file, mine);
  const env = loaded();
  expect(env).toMatchObject({ SUPABASE_PUBLISHABLE_KEY: 'mine', PORT: '5000' });
  expect(env.SUPABASE_SECRET_KEY).toMatch(/^sb_secret_/);
  expect(fs.readFileSync(file, 'utf8').startsWith(mine)).toBe(true);
});

it('two first starts at once end with the same keys', async () => {
  const starts = Array.from({ length: 4 }, () => runScript('printKeys.ts', [folder]));
  expect(await Promise.all(starts.map(({ ended }) => ended))).toEqual([0, 0, 0, 0]);
  expect(new Set(starts.map(({ output }) => output())).size).toBe(1);
});

it.each(['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY', 'SUPABASE_JWT_SECRET'])(
  'says clearly that %s is empty',
  (name) => {
    fs.writeFileSync(file, `${name}=\n`);
    const env = loaded();
    expect(() => completeEnv(env)).toThrow(/^supabaseKey is required\./);
    expect(() => completeEnv(env)).toThrow(name);
  },
);

it.each([undefined, '', '   '])('does not take %j for a key', (value) => {
  expect(() => requireKey('KEY', value)).toThrow('supabaseKey is required.');
});

it('puts the database into DATA_DIR and the port into the address that mails carry', () => {
  const env = loaded({ DATA_DIR: './.data-x', PORT: '5001' });
  expect(completeEnv(env)).toEqual({ port: 5001, dataDir: path.join(root, '.data-x') });
  expect(env).toMatchObject({
    DATABASE_DRIVER: 'embedded',
    DATABASE_URL: path.join(root, '.data-x/postgres'),
    SITE_URL: 'http://127.0.0.1:5001',
    LITE_TELEMETRY: '0',
  });
});

it.each(['0', '65536', 'http', '80.5', '-1'])('refuses the port %s', (PORT) => {
  expect(() => completeEnv(loaded({ PORT }))).toThrow(/^PORT is /);
});

it.each([
  [{ DATABASE_DRIVER: 'embedded' }, 'embedded', path.join(root, '.data/postgres')],
  [{}, 'embedded', path.join(root, '.data/postgres')],
  [{ DATABASE_URL: 'postgres://db.example/campaign' }, 'postgres', 'postgres://db.example/campaign'],
])('takes %j for %s in %s', (given, driver, url) => {
  const env = loaded(given);
  completeEnv(env);
  expect(env).toMatchObject({ DATABASE_DRIVER: driver, DATABASE_URL: url });
});

it('does not take a misspelt database for the usual one', () => {
  expect(() => completeEnv(loaded({ DATABASE_DRIVER: 'pglight' }))).toThrow('DATABASE_DRIVER is "pglight"');
});

it('does not guess which PostgreSQL is meant', () => {
  expect(() => completeEnv(loaded({ DATABASE_DRIVER: 'postgres' }))).toThrow('DATABASE_URL');
});
