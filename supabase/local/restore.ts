/**
 * `npm run restore -- FILE [--replace] [--trust-unsigned]`: makes the campaign what it was in the backup. All of it or nothing, also while the
 * server runs: people then wait some seconds.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BackupFileError } from './backup/format.ts';
import { campaignRows } from './backup/inventory.ts';
import { load, UNSIGNED } from './backup/load.ts';
import { dataDirOf, reachOrMake } from './backup/reach.ts';
import { readBackup } from './backup/read.ts';
import { describeRoles, rolesIn } from './backup/rolesIn.ts';
import { backupName, backupsIn } from './backup/shelf.ts';
import { backupKey } from './backup/signature.ts';
import { root } from './root.ts';
import { run, StartError } from './serving.ts';

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' }, 'trust-unsigned': { type: 'boolean' } },
  });
  if (positionals[0] === undefined) throw new StartError('Which backup?\n  npm run restore -- FILE');
  const file = path.resolve(positionals[0]);
  process.chdir(root);
  const dataDir = dataDirOf();
  try {
    // Before anything is made or asked.
    const key = backupKey();
    const contents = await readBackup(file, {}, key);
    const trustUnsigned = values['trust-unsigned'] === true;
    if (contents.signedBy !== 'this server') {
      const roles = `${UNSIGNED}\nThe roles in it:\n${describeRoles(await rolesIn(file))}`;
      if (!trustUnsigned) {
        throw new StartError(
          `${roles}\nNothing was changed. If you know where the file comes from and these are the right people:\n` +
            `  npm run restore -- ${positionals[0]} --trust-unsigned${values.replace ? ' --replace' : ''}`,
        );
      }
      console.log(roles);
    }
    const reached = await reachOrMake(dataDir);
    try {
      const there = await campaignRows(reached.sql);
      if (there > 0 && !values.replace) {
        throw new StartError(
          `There is a campaign in ${dataDir} already (${there} rows). To put the backup in its place, after a backup of what ` +
            `is there now:\n  npm run restore -- ${positionals[0]} --replace`,
        );
      }
      const keepBefore = there > 0 ? path.join(backupsIn(dataDir), backupName(new Date())) : undefined;
      const { contents, migrated, before } = await load(reached.sql, file, { key, trustUnsigned, keepBefore });
      if (before) console.log(`What was there is in ${before.file} (${before.rows} rows).`);
      console.log(
        `Restored ${contents.trailer.rows} rows of ${contents.trailer.tables} tables as of ${contents.header.takenAt}, compared row by row.` +
          (migrated.length > 0 ? ` Migrations since then: ${migrated.join(', ')}.` : ''),
      );
    } finally {
      await reached.close();
    }
  } catch (error) {
    if (error instanceof BackupFileError)
      throw new StartError(`${error.message} Nothing was changed.`, { cause: error });
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new StartError(`There is no ${file}.`);
    throw error;
  }
});
