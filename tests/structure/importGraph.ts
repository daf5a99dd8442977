/** Who imports whom in src: by statement, `import()`, a worker's address and a glob. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Import {
  /** Below src. */
  readonly from: string;
  /** Below src; a package's name where it is none of ours. */
  readonly to: string;
}

/** Names only, so that no text is mistaken for an import. */
const IMPORT = /(?:^|\n)(?:(?:import|export)\s[\w*\s{},$]*?\sfrom\s+|import\s+)'([^']+)'|import\(\s*'([^']+)'/g;
const WORKER = /new URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g;
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g;
const TEXT = /'([^']+)'/g;

/** Sources below src, without what is generated or part of the build. */
export function sourcesIn(src: string): Map<string, string> {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/^(styled-system|build|messages)\/|\.gen\.ts$|\.d\.ts$/.test(file),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(src, file), 'utf8')]));
}

/** @param src where globs look; the sources themselves are given. */
export function importsIn(sources: ReadonlyMap<string, string>, src: string): Import[] {
  return [...sources].flatMap(([from, text]) => {
    const folder = path.dirname(from);
    const named = [...text.matchAll(IMPORT)].map(([, fixed, lazy]) => fixed ?? lazy ?? '');
    const workers = [...text.matchAll(WORKER)].map(([, file = '']) => file);
    const globs = [...text.matchAll(GLOB)].flatMap(([, patterns = '']) =>
      [...patterns.matchAll(TEXT)].flatMap(([, pattern = '']) => globSync(path.join(folder, pattern), { cwd: src })),
    );
    const direct = [...named, ...workers].map((to) =>
      to.startsWith('.') ? path.join(folder, to.replace(/\?.*/, '')) : to,
    );
    return [...direct, ...globs].map((to) => ({ from, to }));
  });
}

/** Files that reach themselves, one list a circle (Tarjan's strongly connected components). */
export function circlesIn(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const number = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const own = number.size;
    number.set(file, own);
    let low = own;
    stack.push(file);
    for (const one of next.get(file) ?? []) {
      if (!number.has(one)) low = Math.min(low, visit(one));
      else if (stack.includes(one)) low = Math.min(low, number.get(one) ?? low);
    }
    if (low === own) {
      const circle = stack.splice(stack.indexOf(file));
      if (circle.length > 1 || next.get(file)?.includes(file)) found.push(circle);
    }
    return low;
  };
  for (const file of next.keys()) if (!number.has(file)) visit(file);
  return found;
}
