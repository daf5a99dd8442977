/** What `npm start` and `npm run dev` have in common: settings, the lock taken before any work, what is printed, how it ends. */
import net from 'node:net';
import { styleText } from 'node:util';
import { chooseDatabase } from './choice.ts';
import { DataDirInUseError, lockDataDir } from './dataDir.ts';
import { completeEnv, loadEnv } from './env.ts';
import { root } from './root.ts';
import { sampleAccounts, samplePassword } from './seed.ts';
import { StartError } from './startError.ts';

export { StartError };

/** Loads the settings and takes the data directory for as long as this process lives. */
export async function prepare(): Promise<{ port: number; dataDir: string }> {
  process.chdir(root);
  loadEnv();
  const settings = completeEnv();
  if (process.env.DATABASE_DRIVER !== 'postgres') await lockDataDir(settings.dataDir);
  await chooseDatabase();
  return settings;
}

/** Throws StartError if the port cannot be had, so that it is known before anything slow is begun. */
export async function refuseTakenPort(port: number): Promise<void> {
  const probe = net.createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, '127.0.0.1', resolve));
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    const why = error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${String(error.code)})`;
    throw new StartError(`Port ${port} ${why}. Choose another one:\n  PORT=${port + 1} npm start`, { cause: error });
  }
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * Call before the Vite server is made. Vite ends its server when standard input ends, unless this is CI: a start under a
 * service manager, nohup or a test has no input at all and would stop, with status 0, before it answered anything.
 */
export function serveWithoutInput(): void {
  process.env.CI ||= 'true';
}

/** Prints where the app is, who can sign in, and where its mail appears. */
export function announce(port: number, dataDir: string): void {
  const where = process.env.DATABASE_DRIVER === 'postgres' ? 'the server in DATABASE_URL' : dataDir;
  const width = Math.max(...sampleAccounts.map(({ email }) => email.length));
  console.log(
    [
      '',
      `  ${styleText('bold', 'The campaign app')}  ${styleText('cyan', `http://127.0.0.1:${port}/`)}`,
      `  Data in           ${where}`,
      '  Mail              appears in this terminal, links and codes included',
      '',
      `  Sample accounts, all with the password ${styleText('bold', samplePassword)}`,
      ...sampleAccounts.map(({ email, roles }) => `    ${email.padEnd(width)}  ${roles}`),
      '',
    ].join('\n'),
  );
}

/** Ends the process when the person or the system says so, once `close` has closed the database. */
export function closeOnSignals(close: () => Promise<void>): void {
  let closing = false;
  process.removeAllListeners('SIGTERM'); // Vite's own: it exits without waiting for the database.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (closing) process.exit(1);
      closing = true;
      void close().finally(() => process.exit(0));
    });
  }
}

/** Runs a script's main function; what a person can act on is printed plainly, anything else with its stack. */
export async function run(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const plain = error instanceof DataDirInUseError || error instanceof StartError || isKeyError(error);
    console.error(plain ? `\n${styleText('red', error.message)}\n` : error);
    process.exit(1);
  }
}

function isKeyError(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith('supabaseKey is required.');
}
