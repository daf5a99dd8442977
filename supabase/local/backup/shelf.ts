/** Where backups lie when nobody says otherwise, and which of them may go. */
import fs from 'node:fs';
import path from 'node:path';

export const backupsIn = (dataDir: string): string => path.join(dataDir, 'backups');

/** Sorts by time: `campaign-2026-11-21T22-30-05-123Z.backup.gz`. */
export const backupName = (now: Date): string => `campaign-${now.toISOString().replaceAll(/[:.]/g, '-')}.backup.gz`;

const OURS = /^campaign-\d{4}-\d\d-\d\dT[\d-]+Z\.backup\.gz$/;

/** Deletes all but the newest `keep` and returns what it deleted. Files by other names are never touched. */
export function dropOlder(folder: string, keep: number): string[] {
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder).filter((name) => OURS.test(name));
  const old = names.toSorted().slice(0, -keep);
  for (const name of old) fs.rmSync(path.join(folder, name));
  return old;
}
