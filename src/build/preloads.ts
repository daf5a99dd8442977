/**
 * What is asked for beside a file that the app fetches later. The lists of it all stand in the app's first code, so they leave
 * out what needs no list: what the page began with, with the router or without, and all of a file that nobody waits for, or
 * that lies behind a door (build/firstFiles.ts: the worker has that on the device). Such a file names itself what it needs, one
 * step later; only its styles nobody else would bring.
 */
import type { Plugin } from 'vite';
import { isDoor, type ChunkLinks } from './firstFiles.ts';

/**
 * Begun once the page is idle (app/whole.tsx), or to say what has been done (ui/toaster.tsx); and "My submissions", opened by whoever sent a
 * form: the forms have brought most of what it needs.
 */
const UNAWAITED =
  /\/src\/(app\/(background\.ts|notices\/AppNotices\.tsx)|features\/outbox\/OutboxIndicator\.tsx|ui\/toaster\.tsx)$|\/src\/routes\/_public\/outbox\.tsx\?tsr-split/;

type Chunks = ReadonlyMap<string, ChunkLinks>;

/**
 * @param starts where pages begin: what each of them brings has run before anything is fetched later.
 * @param host what asks for the file.
 */
export function neededBeside(
  chunks: Chunks,
  starts: readonly string[],
  host: string,
  file: string,
  beside: readonly string[],
): string[] {
  const [first = new Set<string>(), ...others] = starts.map((start) => broughtBy(chunks, start));
  const begun = chunks.get(host)?.isEntry ? [] : [...first].filter((name) => others.every((one) => one.has(name)));
  const here = new Set([...begun, ...broughtBy(chunks, host)]);
  const chunk = chunks.get(file);
  const unlisted = chunk !== undefined && (isDoor(chunk) || isDoor(chunk, UNAWAITED));
  return beside.filter((one) => !here.has(one) && (!unlisted || one.endsWith('.css')));
}

function broughtBy(chunks: Chunks, start: string): Set<string> {
  const brought = new Set<string>();
  const visit = (name: string) => {
    if (brought.has(name)) return;
    brought.add(name);
    for (const next of chunks.get(name)?.imports ?? []) visit(next);
  };
  visit(start);
  return brought;
}

export function preloads(startModules: RegExp) {
  let chunks: Chunks = new Map();
  let starts: string[] = [];
  const plugin: Plugin = {
    name: 'campaign:preloads',
    apply: 'build',
    generateBundle: {
      // Before Vite writes the lists.
      order: 'pre',
      handler(_options, bundle) {
        const all = Object.values(bundle).filter((file) => file.type === 'chunk');
        chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
        starts = all
          .filter(({ moduleIds }) => moduleIds.some((id) => startModules.test(id)))
          .map((one) => one.fileName);
      },
    },
  };
  return {
    plugin,
    resolveDependencies: (file: string, beside: string[], { hostId }: { readonly hostId: string }) =>
      neededBeside(chunks, starts, hostId, file, beside),
  };
}
