/** `npm run backup [-- FILE] [-- --keep N]`: writes everything into one file, also while the server runs, and reads it back. */
import fs from 'node:fs';
import path from 'node:path';
import { dump } from './backup/dump.ts';
import { dataDirOf, reach } from './backup/reach.ts';
import { readBackup } from './backup/read.ts';
import { backupKey } from './backup/signature.ts';
import { backupsIn, backupName, dropOlder } from './backup/shelf.ts';
import { root } from './root.ts';
import { run, StartError } from './serving.ts';
import { parseArgs } from 'node:util';

await run(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
  const given = positionals[0] === undefined ? undefined : path.resolve(positionals[0]);
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
    throw new StartError('--keep takes the number of backups to keep, 1 or more.');
  }
  process.chdir(root);
  const dataDir = dataDirOf();
  const file = given ?? path.join(backupsIn(dataDir), backupName(new Date()));
  if (fs.existsSync(file)) throw new StartError(`${file} is there already. Name another file.`);
  const key = backupKey();
  const reached = await reach(dataDir);
  try {
    await dump(reached.sql, file, key);
  } finally {
    await reached.close();
  }
  // Read as a restore would read it: a backup that nobody could use is found out today.
  const { trailer, header } = await readBackup(file, {}, key);
  const size = `${Math.ceil(fs.statSync(file).size / 1024)} kB`;
  console.log(`${file}: ${trailer.rows} rows of ${trailer.tables} tables as of ${header.takenAt}, ${size}, read back.`);
  if (keep !== undefined) for (const old of dropOlder(backupsIn(dataDir), keep)) console.log(`Deleted ${old}.`);
});
