/** The house's import law (README, "Layout"): who may import whom. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '../../src');

interface Import {
  readonly from: string;
  readonly to: string;
}

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`; names only, so that no text is mistaken for one. */
const IMPORT = /(?:^|\n)(?:(?:import|export)\s[\w*\s{},$]*?\sfrom\s+|import\s+)'([^']+)'|import\(\s*'([^']+)'/g;

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/^(styled-system|build)\/|\.gen\.ts$|\.d\.ts$/.test(file),
);

const imports: Import[] = files.flatMap((from) => {
  const text = readFileSync(join(src, from), 'utf8');
  const found = text.matchAll(IMPORT);
  return [...found].map(([, fixed, lazy]) => {
    const target = fixed ?? lazy ?? '';
    return { from, to: target.startsWith('.') ? relative(src, resolve(dirname(join(src, from)), target)) : target };
  });
});

const area = (file: string) => file.split('/', 1)[0] ?? '';
const feature = (file: string) => file.split('/', 2).join('/');
/** A package may bring a stylesheet too. */
const isOurs = (to: string) => /\.(tsx?|css|vtt)(\?|$)/.test(to) && existsSync(join(src, to.replace(/\?.*/, '')));
const isLocal = (to: string) => !to.startsWith('..') && (files.includes(to) || isOurs(to));

function breaking(where: string, allowed: (one: Import) => boolean): string[] {
  return imports.filter((one) => area(one.from) === where && !allowed(one)).map((one) => `${one.from} -> ${one.to}`);
}

describe('the import law', () => {
  it('sees the imports it judges', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(imports.length).toBeGreaterThan(files.length);
  });

  it('core imports nothing outside itself', () => {
    expect(breaking('core', ({ to }) => isLocal(to) && area(to) === 'core')).toEqual([]);
  });

  it('a feature imports no other feature, no adapter and no route', () => {
    const houses = ['core', 'forms', 'ui', 'hooks', 'campaign', 'campaign.ts', 'theme'];
    expect(
      breaking(
        'features',
        ({ from, to }) => !isLocal(to) || feature(from) === feature(to) || houses.includes(area(to)),
      ),
    ).toEqual([]);
  });

  it('adapters import the ports of core and libraries, never a feature, a hook or a component', () => {
    expect(breaking('adapters', ({ to }) => !isLocal(to) || ['core', 'adapters', 'env.ts'].includes(area(to)))).toEqual(
      [],
    );
  });

  it('ui and theme know no feature', () => {
    for (const where of ['ui', 'theme']) {
      expect(breaking(where, ({ to }) => !isLocal(to) || ['ui', 'theme', 'hooks', 'core'].includes(area(to)))).toEqual(
        [],
      );
    }
  });

  it('the service worker imports no component and no feature', () => {
    expect(
      breaking('sw', ({ to }) => !isLocal(to) || ['core', 'adapters', 'sw', 'runtime.ts'].includes(area(to))),
    ).toEqual([]);
  });

  it('nothing names the candidate or the city outside the campaign file', () => {
    const naming = files.filter(
      (file) => !file.startsWith('campaign') && /Whitfield|Larkspur/.test(readFileSync(join(src, file), 'utf8')),
    );
    expect(naming).toEqual([]);
  });
});
