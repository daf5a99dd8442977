/** Which database a start takes where no PostgreSQL runs (Alpine and other musl systems), and that it passes no data over. */
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
  it('keeps its data in PGlite, in the same data directory', async () => {
    expect(await chooseDatabase(env, noServer)).toEqual({ driver: 'pglite', url: path.join(dir, 'pglite') });
  });

  it('goes on with the PGlite data that it has', async () => {
    fs.mkdirSync(path.join(dir, 'pglite'));
    expect(await chooseDatabase(env, noServer)).toEqual({ driver: 'pglite', url: path.join(dir, 'pglite') });
  });

  it('refuses data that needs PostgreSQL, says what to do, and begins nothing beside it', async () => {
    fs.mkdirSync(env.DATABASE_URL);
    const refused = chooseDatabase(env, noServer);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(/needs PostgreSQL, and none from npm runs here\. Run "npm ci" again/);
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
    await expect(chooseDatabase(env, aServer)).rejects.toThrow(
      /Nothing was changed\. Go on with it by DATABASE_DRIVER=pglite/,
    );
    expect(fs.readdirSync(dir)).toEqual(['pglite']);
  });
});
