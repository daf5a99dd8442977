/** The list of planted faults stays true: each line it breaks is in the app, once, and there is one for each layer. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../supabase/local/root.ts';
import { PLANTED } from './faults.ts';

const scripts = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts;

it.each(PLANTED)('$promise can be broken in $file, and there is a command that must notice', ({ run, ...fault }) => {
  const parts = readFileSync(join(root, fault.file), 'utf8').split(fault.line);
  expect(parts).toHaveLength(2);
  expect(fault.broken).not.toBe(fault.line);
  expect(scripts).toHaveProperty([run[0] ?? '']);
});

it('breaks ten promises or more, some that npm test notices and some that only .ci/run does', () => {
  expect(PLANTED.length).toBeGreaterThanOrEqual(10);
  expect(new Set(PLANTED.map(({ noticedBy }) => noticedBy))).toEqual(new Set(['npm test', '.ci/run']));
});
