/** What a run throws away goes with it, and what a killed run left goes with the next one. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeAbandoned, scratchFolder } from './scratch.ts';

let where: string;
beforeEach(() => void (where = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-scratch-'))));
afterEach(() => fs.rmSync(where, { recursive: true, force: true }));

const mine = path.basename(scratchFolder());

it('removes the folder of a run whose process has ended, and no other', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const abandoned = mine.replace(/\d+$/, String(ended));
  const elsewhere = `campaign-run-1-${ended}`;
  for (const folder of [mine, abandoned, elsewhere, 'campaign-run-notes'])
    fs.mkdirSync(path.join(where, folder, 'data'), { recursive: true });
  removeAbandoned(where);
  expect(fs.readdirSync(where).toSorted()).toEqual([mine, elsewhere, 'campaign-run-notes'].toSorted());
});
