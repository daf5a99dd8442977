/** Takes the lock on the folder it is given, says so, and holds it until it is ended. Refused: prints why, exits with 1. */
import { lockDataDir } from '../../../supabase/local/dataDir.ts';

try {
  await lockDataDir(process.argv[2] ?? '');
  process.stdout.write('held\n');
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stdout.write(`refused: ${error instanceof Error ? `${error.name} ${error.message}` : String(error)}\n`);
  process.exitCode = 1;
}
