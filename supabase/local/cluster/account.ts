/** Which account the database server runs as: it refuses to run as root, so root lends it another one. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** What a process is started with. Empty: as ourselves. */
export interface Account {
  uid?: number;
  gid?: number;
}

/**
 * The account for the cluster in `folder`: the folder's owner if it is there, because a file cannot be read by another one.
 * Throws, saying what to do, if this process may not act as that account.
 */
export function accountFor(folder?: string): Account {
  const found = folder === undefined ? undefined : fs.statSync(folder, { throwIfNoEntry: false });
  const me = process.getuid?.();
  if (me === undefined) return {}; // Windows
  if (me !== 0) {
    if (found && found.uid !== me) {
      throw new Error(
        `The database in ${folder} belongs to another account (number ${found.uid}). ` +
          'Start as that account or as root, or choose another DATA_DIR.',
      );
    }
    return {};
  }
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  return borrowed();
}

function borrowed(): Account {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run it as. Start as another user.',
  );
}

/** Gives a file or folder to the account; nothing to do where that is ourselves. */
export function give(entry: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) fs.chownSync(entry, uid, gid);
}
