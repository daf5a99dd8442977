/**
 * What is asked for beside a file that the app fetches later. The lists of it all stand in the app's first code, so they leave
 * out what needs no list: what the app began with, and behind a door (build/firstFiles.ts: the worker has that on the device)
 * what the file names by itself, one step later.
 */
import type { Plugin } from 'vite';
import { isDoor, type ChunkLinks } from './firstFiles.ts';

type Chunks = ReadonlyMap<string, ChunkLinks>;

/** @param app what has run before anything is fetched later. */
export function neededBeside(chunks: Chunks, app: string, file: string, beside: readonly string[]): string[] {
  const here = new Set<string>();
  const visit = (name: string) => {
    if (here.has(name)) return;
    here.add(name);
    for (const next of chunks.get(name)?.imports ?? []) visit(next);
  };
  visit(app);
  const chunk = chunks.get(file);
  const named = new Set(chunk && isDoor(chunk) ? [file, ...chunk.imports] : []);
  return beside.filter((one) => !here.has(one) && !named.has(one));
}

export function preloads(appModule: RegExp) {
  let chunks: Chunks = new Map();
  let app = '';
  const plugin: Plugin = {
    name: 'campaign:preloads',
    apply: 'build',
    generateBundle: {
      // Before Vite writes the lists.
      order: 'pre',
      handler(_options, bundle) {
        const all = Object.values(bundle).filter((file) => file.type === 'chunk');
        chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
        app = all.find(({ moduleIds }) => moduleIds.some((id) => appModule.test(id)))?.fileName ?? '';
      },
    },
  };
  return {
    plugin,
    resolveDependencies: (file: string, beside: string[]) => neededBeside(chunks, app, file, beside),
  };
}
