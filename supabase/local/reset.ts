/** `npm run db:reset`: throws the embedded database away and makes a fresh one, migrated and seeded. */
import fs from 'node:fs';
import { openBackend } from './backend.ts';
import { endLeftover } from './cluster/leftover.ts';
import { foldersIn } from './cluster/initdb.ts';
import { prepare, run, StartError } from './serving.ts';

await run(async () => {
  const { dataDir } = await prepare();
  const folder = process.env.DATABASE_URL ?? '';
  if (process.env.DATABASE_DRIVER === 'postgres' || folder.includes('://')) {
    throw new StartError(
      "db:reset only resets the embedded database. Drop and create your own server's database yourself.",
    );
  }
  await endLeftover(foldersIn(folder).data);
  fs.rmSync(folder, { recursive: true, force: true });
  const backend = await openBackend({ seed: true });
  await backend.close();
  console.log(`Fresh database in ${dataDir}: ${backend.applied.length} migrations and the sample data.`);
});
