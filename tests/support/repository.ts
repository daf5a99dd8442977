/** A throwaway git repository for tests of what reads history. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gitIn } from '../tools/releases.ts';

export interface Repository {
  readonly folder: string;
  git(...args: string[]): string;
  /** Writes these files and commits them. @returns the commit. */
  commit(subject: string, files?: Readonly<Record<string, string>>): string;
  remove(): void;
}

export function makeRepository(): Repository {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-git-'));
  const git = gitIn(folder);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ada Quill');
  git('config', 'user.email', 'ada@example.com');
  git('config', 'commit.gpgsign', 'false');
  return {
    folder,
    git,
    commit(subject, files = {}) {
      for (const [name, text] of Object.entries(files)) {
        fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        fs.writeFileSync(path.join(folder, name), text);
      }
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message', subject);
      return git('rev-parse', 'HEAD');
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
