/** What a start does where no PostgreSQL runs (Alpine and other musl systems), and that it passes no data over. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseDatabase } from '../../supabase/local/choice.ts';
import { runnableFor } from '../../supabase/local/cluster/binaries.ts';
import { StartError } from '../../supabase/local/startError.ts';

let dir: string;
let env: { DATABASE_DRIVER: string; DATABASE_URL: string };
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-choice-'));
  env = { DATABASE_DRIVER: 'embedded', DATABASE_URL: path.join(dir, 'postgres') };
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

/** A program whose loader is another system's, as npm's PostgreSQL for glibc is on musl. */
function foreignProgram(): string {
  const bin = path.join(dir, 'bin');
  fs.mkdirSync(bin);
  fs.writeFileSync(path.join(bin, 'postgres'), '#!/lib/ld-of-another-libc.so.2\n', { mode: 0o755 });
  return bin;
}
const noServer = async () => runnableFor(foreignProgram(), {});
const aServer = async () => ({});

describe('a machine where no PostgreSQL from npm runs', () => {
  it('is told at the start that none does, what to do, and begins nothing', async () => {
    const refused = chooseDatabase(env, noServer);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(
      /does not run on this system; on Alpine .* DATABASE_URL=postgres:\/\/\.\.\. npm start$/,
    );
    expect(fs.readdirSync(dir)).toEqual(['bin']);
  });

  it('refuses with the data that lies there left alone, and begins nothing beside it', async () => {
    fs.mkdirSync(env.DATABASE_URL);
    const refused = chooseDatabase(env, noServer);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(`Your data in ${env.DATABASE_URL} was not changed.`);
    expect(fs.readdirSync(dir).toSorted()).toEqual(['bin', 'postgres']);
  });
});

describe('a machine where PostgreSQL runs', () => {
  it('takes it for a new data directory, and for one that has it', async () => {
    const wanted = { driver: 'embedded', url: env.DATABASE_URL, durable: true };
    expect(await chooseDatabase(env, aServer)).toEqual(wanted);
    fs.mkdirSync(env.DATABASE_URL);
    fs.mkdirSync(path.join(dir, 'pglite'));
    expect(await chooseDatabase(env, aServer)).toEqual(wanted);
  });

  it('refuses an earlier version’s data, says what to do, and does not touch it', async () => {
    fs.mkdirSync(path.join(dir, 'pglite'));
    await expect(chooseDatabase(env, aServer)).rejects.toThrow(/Nothing was changed\. Start with another DATA_DIR\./);
    expect(fs.readdirSync(dir)).toEqual(['pglite']);
  });
});
