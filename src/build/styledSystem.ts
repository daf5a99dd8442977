/** What Panda makes of the theme: the typed functions and recipes in src/styled-system. Generated, not committed. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MADE_OF = 'src/styled-system/made-of.txt';

/** Does nothing where src/styled-system is made of what the theme is now. */
export function makeStyledSystem(root: string): void {
  const hash = createHash('sha256');
  for (const file of [
    'package-lock.json',
    'panda.config.ts',
    ...globSync('src/theme/**/*.ts', { cwd: root }).toSorted(),
  ])
    hash.update(file).update(readFileSync(join(root, file)));
  const madeOf = hash.digest('hex');
  const stamp = join(root, MADE_OF);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === madeOf) return;
  execFileSync(process.execPath, [join(root, 'node_modules/@pandacss/dev/bin.js'), 'codegen', '--silent', '--clean'], {
    cwd: root,
    stdio: 'inherit',
  });
  writeFileSync(stamp, madeOf);
}
