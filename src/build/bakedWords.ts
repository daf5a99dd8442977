/**
 * Which words a build has: the campaign's own (src/campaign), those of the folder that CONTENT_FROM names (as content:export writes it), with
 * CONTENT_FROM=backend those that are published, or with CONTENT_FROM=sample the sample town's. They stand in the prerendered pages as an island and, for all other pages, in a
 * file of their own; never in the code of the first visit.
 */
import { resolve } from 'node:path';
import { composePage, type PageWords, type Source } from '../campaign/page.ts';
import { seeds } from '../campaign/seeds.ts';
import { sampleSeeds } from '../sample/seeds.ts';
import type { Words } from '../campaign/words.ts';
import { sha256Of } from './contentHash.ts';
import { LOCALES, type Locale } from '../core/locale.ts';
import { contentApi, exportContent } from '../../supabase/local/content/api.ts';
import { readContent, type ContentFile } from '../../supabase/local/content/files.ts';
import { StartError } from '../../supabase/local/startError.ts';
import type { Plugin } from 'vite';

export type BakedPages = Readonly<Record<Locale, PageWords>>;

/** Named by the hashes of what they are made of, so that a page knows whether something newer was published. */
export function bakedPages(folder = process.env.CONTENT_FROM): BakedPages {
  const seeds = seedsOf(folder);
  const given: ReadonlyMap<Locale, ContentFile> = folder && folder !== SAMPLE ? readContent(folder) : new Map();
  const sources: Partial<Record<Locale, Source>> = {};
  for (const locale of LOCALES) {
    const edition = given.get(locale);
    const words = edition?.words ?? seeds[locale];
    const sha256 = sha256Of(words);
    // Of what was edited since nobody knows whether it is newer.
    const publishedAt = edition?.replaces === sha256 ? (edition.publishedAt ?? null) : null;
    sources[locale] = { sha256, publishedAt, words };
  }
  const page = (locale: Locale) => composePage(locale, sources, { words: seeds[locale], borrowed: {} });
  return { en: page('en'), es: page('es') };
}

/** What CONTENT_FROM says instead of a folder. */
const PUBLISHED = 'backend';
const SAMPLE = 'sample';

/** The words that a build begins with. */
export const seedsOf = (contentFrom: string | undefined): Readonly<Record<Locale, Words>> =>
  contentFrom === SAMPLE ? sampleSeeds : seeds;

/**
 * Brings the published words into a folder, once for all parts of a build. A build that printed older words because the backend
 * was not to be had would take the newer ones off the page, and nobody would know: it fails.
 * @throws StartError when the backend is not to be had, or its words are of another version of the app.
 */
export async function bringPublished(api: ReturnType<typeof contentApi>, folder: string): Promise<void> {
  try {
    await exportContent(api, folder);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`CONTENT_FROM=${PUBLISHED}, and ${api.url} did not give the published words: ${why}`, {
      cause,
    });
  }
}

/** @param env what the build was told, .env included. */
export function bakedWords(env: NodeJS.ProcessEnv): Plugin {
  let pages: BakedPages;
  let contentFrom: string | undefined;
  return {
    name: 'campaign:baked-words',
    // `npm run dev` has the sample town's database.
    apply: (_user, { command, isPreview }) => command === 'build' || !isPreview,
    async config({ root = process.cwd() }) {
      const from = env.CONTENT_FROM;
      if (!from || from === SAMPLE) return;
      // The build within the build, which prerenders, finds the same folder.
      process.env.CONTENT_FROM =
        from === PUBLISHED ? resolve(root, 'node_modules/.published-words') : resolve(root, from);
      if (from === PUBLISHED) await bringPublished(contentApi(env), process.env.CONTENT_FROM);
    },
    configResolved({ build, command, logger }) {
      if (command === 'serve') contentFrom = SAMPLE;
      if (build.ssr || command === 'serve') return;
      const from = env.CONTENT_FROM ? `those of ${env.CONTENT_FROM}` : 'those of src/campaign, whatever was published';
      logger.info(`The campaign’s words: ${from} (CONTENT_FROM).`);
    },
    buildStart() {
      pages = bakedPages(contentFrom ?? process.env.CONTENT_FROM);
    },
    load: (id) => printedModule(id, () => pages),
  };
}

/** The module that a page's words are read from (src/campaign/printed); null for any other. */
export function printedModule(id: string, pages: () => BakedPages): string | null {
  const locale = LOCALES.find((one) => id.endsWith(`/src/campaign/printed/${one}.ts`));
  return locale ? `export const page = JSON.parse(${JSON.stringify(JSON.stringify(pages()[locale]))});` : null;
}

/** For the tests, which look at the sample town. */
export const sampleWords = (): Plugin => ({
  name: 'campaign:sample-words',
  enforce: 'pre',
  load: (id) => printedModule(id, () => bakedPages(SAMPLE)),
});
