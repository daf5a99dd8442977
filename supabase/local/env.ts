/** The settings of a local start: makes .env on the first one, loads it, and fills in what follows from it. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './root.ts';

type Env = Record<string, string | undefined>;

const generators: Record<string, () => string> = {
  SUPABASE_PUBLISHABLE_KEY: () => apiKey('publishable'),
  SUPABASE_SECRET_KEY: () => apiKey('secret'),
  SUPABASE_JWT_SECRET: () => randomBytes(48).toString('base64url'),
};

function apiKey(kind: 'publishable' | 'secret'): string {
  const body = `sb_${kind}_${randomBytes(17).toString('base64url').slice(0, 22)}`;
  const checksum = createHash('sha256').update(`supabase-self-hosted|${body}`).digest('base64url').slice(0, 8);
  return `${body}_${checksum}`;
}

/**
 * Makes `.env` (readable by its owner only) from `.env.example` if there is none, adds the generated keys it lacks, and
 * loads it into `env`. What is already set in `env` wins, and a line that is already in the file is never changed.
 */
export function loadEnv(env: Env = process.env, folder = root): void {
  const file = path.join(folder, '.env');
  if (!fs.existsSync(file)) createFile(file, exampleOf(folder));
  const lines = Object.keys(generators).filter((name) => !(name in parseEnv(fs.readFileSync(file, 'utf8'))));
  if (lines.length > 0) {
    const added = lines.map((name) => `${name}=${generators[name]?.()}\n`).join('');
    fs.appendFileSync(file, `\n# Generated on this machine. Keep them to yourself.\n${added}`);
  }
  for (const [name, value] of Object.entries(parseEnv(fs.readFileSync(file, 'utf8')))) env[name] ??= value;
}

/** Fills in the database, the port and the address for mails from DATA_DIR and PORT. Throws if a key is empty. */
export function completeEnv(env: Env = process.env): { port: number; dataDir: string } {
  const port = Number(env.PORT || 4173);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`PORT is "${env.PORT}"; it must be a number from 1 to 65535.`);
  }
  const dataDir = path.resolve(root, env.DATA_DIR || '.data');
  env.DATABASE_DRIVER ||= /^postgres(ql)?:/.test(env.DATABASE_URL ?? '') ? 'postgres' : 'embedded';
  if (!['embedded', 'postgres'].includes(env.DATABASE_DRIVER))
    throw new Error(`DATABASE_DRIVER is "${env.DATABASE_DRIVER}"; it must be embedded or postgres.`);
  if (env.DATABASE_DRIVER === 'embedded') env.DATABASE_URL = path.join(dataDir, 'postgres');
  if (!env.DATABASE_URL)
    throw new Error('DATABASE_DRIVER is postgres: DATABASE_URL must say which server and database.');
  env.SITE_URL ||= `http://127.0.0.1:${port}`;
  env.LITE_TELEMETRY = '0';
  for (const name of Object.keys(generators)) requireKey(name, env[name]);
  return { port, dataDir };
}

/** Returns the key, or throws "supabaseKey is required." with what to do about it. */
export function requireKey(name: string, value: string | undefined): string {
  if (value?.trim()) return value;
  throw new Error(
    `supabaseKey is required.\n${name} is empty or missing. Remove its line from .env (or unset it in the environment) ` +
      'and start again: a new one is generated. For a hosted project, copy the key from its API settings.',
  );
}

function exampleOf(folder: string): string {
  const example = path.join(folder, '.env.example');
  return fs.existsSync(example) ? fs.readFileSync(example, 'utf8') : '';
}

// Written aside and linked into place: of two first starts at once, one makes the file and the other reads a whole one.
function createFile(file: string, text: string): void {
  // A release's example has the publishable key of its build.
  const given = parseEnv(text);
  const lacking = Object.entries(generators).filter(([name]) => !(name in given));
  const keys = lacking.map(([name, generate]) => `${name}=${generate()}\n`);
  const draft = `${file}.${randomUUID()}`;
  fs.writeFileSync(draft, `${text}\n# Generated on this machine. Keep them to yourself.\n${keys.join('')}`, {
    mode: 0o600,
  });
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    if (!fs.existsSync(file)) throw error;
  } finally {
    fs.unlinkSync(draft);
  }
}
