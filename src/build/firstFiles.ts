/**
 * Tells apart what the service worker fetches on the first visit from what can wait until the page is idle. First is what the
 * landing page, its dialogs and "My submissions" can come to need; behind every other page's door begins what can wait. Read
 * off the finished chunks, so that a new page, and all that only it needs, waits without being listed anywhere. What is large
 * and few people's (the map) waits until their page asks for it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { PrecacheEntry as WorkerEntry } from '../sw/laterFiles.ts';
import { packsOf } from './packs.ts';

/**
 * The doors: the pages beyond the first one (of a route file only the lazy part; its address belongs to the app), the guard of
 * the staff's pages, what takes over a printed page, what looks for newer words, what is loaded once somebody signs in or has been, the code for cameras beside each code for people,
 * what reports failures, what became of an idea, a sign, a reported place or a correction, what a staff page asks for at the press, what neighbors say (it is printed, and there is nothing in it to press), what draws a picture of the landing page, if it has one (it is printed, too), the screens for an error (it is said in plain words without) and for an address that leads nowhere, and the
 * campaign's words in other languages ("My submissions" opens in a dead spot right after the first visit, if need be with the
 * English ones).
 */
const DOORS = new RegExp(
  [
    /routes\/(auth|_staff|engagement_|_public\/(?!outbox))[^?]*\?tsr-split/,
    /app\/requireAccess\.ts$/,
    /app\/newerWords\.ts$/,
    /app\/hydratePrinted\.ts$/,
    /features\/failures\/data\/report\.ts$/,
    /features\/inbox\/data\/ahead\.ts$/,
    /features\/ideas\/parts\/IdeaReceipt\.tsx$/,
    /features\/places\/parts\/ReportReceipt\.tsx$/,
    /features\/corrections\/parts\/CorrectionReceipt\.tsx$/,
    /features\/signs\/my\/SignReceipt\.tsx$/,
    /features\/landing\/testimonials\/Testimonials\.tsx$/,
    /ui\/(ErrorScreen|NotFoundScreen)\.tsx$/,
    /wiring\/(session|staff|staffKinds|seals)\.ts$/,
    /features\/field\/data\/resumePoint\.ts$/,
    /ui\/QrPicture\.tsx$/,
    /ui\/CreditedPicture\.tsx$/,
    /campaign\/printed\/(?!en)\w+\.ts$/,
  ]
    .map(({ source }) => `/src/${source}`)
    .join('|'),
);

/** The door to what is fetched only when a page asks. */
const ASKED = /\/src\/ui\/map\/MapCanvas\.tsx$/;

/**
 * Pages in other languages, which whoever came for one has first all the same (sw/landingPages.ts), captions to take along,
 * the places of newer words, for a later visit, and the other public pages as they are printed.
 */
const LATER = /^\w+\/index\.html$|^transcript[\w.]*\.vtt$|^assets\/(?:places|pages)-[\w-]+\.json$/;

/** Typefaces' letters of other languages than the app's (src/theme/index.css). */
export const isMoreLetters = (file: string): boolean => /^assets\/[\w-]+-more-[\w-]{8}\.woff2$/.test(file);

export interface PrecacheEntry extends WorkerEntry {
  readonly size: number;
}

/** What this needs to know of a chunk: a part of Rolldown's own description. */
export type ChunkLinks = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'isEntry' | 'facadeModuleId' | 'moduleIds' | 'imports' | 'dynamicImports'
>;

/** A file that others import from, too, has no module as its face: then it is what is in it. */
export const isDoor = ({ facadeModuleId, moduleIds }: ChunkLinks, doors: RegExp = DOORS): boolean =>
  facadeModuleId === null ? moduleIds.some((id) => doors.test(id)) : doors.test(facadeModuleId);

/** File names of chunks that only lie behind a door. */
export function filesBehindDoors(chunks: readonly ChunkLinks[], doors: RegExp = DOORS): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<string>();
  const visit = (name: string, lazily: boolean) => {
    const chunk = byName.get(name);
    if (!chunk || first.has(name) || (lazily && isDoor(chunk, doors))) return;
    first.add(name);
    for (const next of chunk.imports) visit(next, false);
    for (const next of chunk.dynamicImports) visit(next, true);
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName, false);
  return new Set([...byName.keys()].filter((name) => !first.has(name)));
}

/** A page's own worker is a file whole in itself: no chunk imports it, and no first page starts one. */
export function laterAssets(assets: readonly Pick<Rolldown.OutputAsset, 'fileName'>[]): string[] {
  return assets
    .map(({ fileName }) => fileName)
    .filter((name) => /^assets\/.*\.m?js$/.test(name) || isMoreLetters(name));
}

/** With the workers and styles that these chunks bring. */
function withAssets(chunks: readonly Rolldown.OutputChunk[], names: ReadonlySet<string>): Set<string> {
  const brought = chunks
    .filter(({ fileName }) => names.has(fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedAssets ?? []), ...(viteMetadata?.importedCss ?? [])]);
  return new Set([...names, ...brought]);
}

export function firstFiles() {
  let dist = '';
  let chunks: readonly Rolldown.OutputChunk[] = [];
  let later = new Set<string>();
  let asked = new Set<string>();
  const plugin: Plugin = {
    name: 'campaign:first-files',
    apply: 'build',
    configResolved: ({ root, build }) => void (dist = resolve(root, build.outDir)),
    generateBundle: {
      // After Vite has put the pages' own workers beside the chunks.
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        chunks = files.filter((file) => file.type === 'chunk');
        later = withAssets(chunks, filesBehindDoors(chunks));
        asked = withAssets(chunks, filesBehindDoors(chunks, ASKED));
        for (const name of laterAssets(files.filter((file) => file.type === 'asset'))) later.add(name);
      },
    },
  };

  const writePacks = (names: readonly string[]): PrecacheEntry[] => {
    const codes = new Map(names.map((name) => [name, readFileSync(join(dist, name), 'utf8')]));
    return packsOf(codes, chunks).map(({ url, content, holds }) => {
      writeFileSync(join(dist, url), content);
      return { url, revision: null, size: content.length, later: 'idle', holds };
    });
  };

  /** For the worker's own list, made after the bundle was written. Pages' own workers stay files: their policy is that of their file's headers. */
  const markLater = (entries: PrecacheEntry[]) => {
    const packed = chunks.map(({ fileName }) => fileName).filter((name) => later.has(name) && !asked.has(name));
    const alone = entries.filter(({ url }) => !packed.includes(url));
    const marked = alone.map((entry) =>
      later.has(entry.url) || LATER.test(entry.url)
        ? { ...entry, later: asked.has(entry.url) ? ('asked' as const) : ('idle' as const) }
        : entry,
    );
    return { manifest: [...writePacks(packed), ...marked] };
  };
  return { plugin, markLater };
}
