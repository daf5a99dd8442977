/**
 * `npm run access:matrix`: prints who may read, add, change and delete what, and call which function, from a fresh database.
 * `-- --write` puts it into supabase/README.md, `-- --check` only compares.
 */
import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { accessMatrix } from './access/matrix.ts';
import { BEGIN, END, pageOf } from './access/page.ts';
import type { Database } from './database.ts';
import { inFreshDatabase } from './freshDatabase.ts';
import { root } from './root.ts';
import { run, StartError } from './serving.ts';

const README = 'supabase/README.md';

/** The README as it stands and as it should stand, and the generated part alone. `database` acts as every role: a superuser's. */
export async function generate(
  database: Database,
): Promise<{ readonly now: string; readonly wanted: string; readonly part: string }> {
  const file = path.join(root, README);
  const now = fs.readFileSync(file, 'utf8');
  const [from, to] = [now.indexOf(BEGIN), now.indexOf(END)];
  if (from === -1 || to < from) throw new StartError(`${README} has no place for the access matrix any more.`);
  const options = { ...(await resolveConfig(file)), filepath: file };
  const part = (await format(pageOf(await accessMatrix(database)), options)).trimEnd();
  return { now, part, wanted: now.slice(0, from) + part + now.slice(to + END.length) };
}

if (import.meta.main) {
  await run(async () => {
    process.chdir(root);
    const { now, wanted, part } = await inFreshDatabase(true, generate);
    if (process.argv.includes('--write')) fs.writeFileSync(README, wanted);
    else if (!process.argv.includes('--check')) console.log(part);
    else if (now !== wanted) {
      throw new StartError(`${README} does not say what the database allows. Run:\n  npm run access:matrix -- --write`);
    }
  });
}
