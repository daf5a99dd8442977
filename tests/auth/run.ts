/**
 * `npm run test:auth`: the contract with Supabase Auth, row by row, asked of the embedded server, or with AUTH_URL and AUTH_KEY of
 * any other. A row that cannot be asked there is named and counts neither way. Ends with `N passed, N failed`.
 */
import process from 'node:process';
import { root } from '../../supabase/local/root.ts';
import { openEmbedded } from './embedded.ts';
import { openRemote } from './remote.ts';
import { rows } from './rows.ts';
import { NotReached } from './server.ts';

process.chdir(root);
const log = (line: string): void => void process.stdout.write(`${line}\n`);
// What the embedded server prints of mails and refusals is its own terminal's.
if (!process.env.AUTH_URL) for (const how of ['info', 'error', 'warn'] as const) console[how] = () => undefined;
const only = process.argv[2] ?? '';
const counted = { passed: 0, failed: 0 };
const missed: string[] = [];
const on = await (process.env.AUTH_URL ? openRemote(process.env) : openEmbedded());
try {
  log(`The contract with Supabase Auth, asked of ${on.name}`);
  for (const [promise, ask] of rows.filter(([name]) => name.includes(only))) {
    try {
      await ask(on);
      counted.passed += 1;
      log(`  ✓ ${promise}`);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      if (error instanceof NotReached) missed.push(`  – ${promise}: ${said}`);
      else {
        counted.failed += 1;
        log(`  ✗ ${promise}\n      ${said.replaceAll('\n', '\n      ')}`);
      }
    }
  }
} finally {
  await on.close();
}
if (missed.length > 0) log(`Not reached here, and so not known:\n${missed.join('\n')}`);
log(`\n${counted.passed} passed, ${counted.failed} failed`);
process.exit(counted.failed === 0 && counted.passed > 0 ? 0 : 1);
