/** The landing page's words, published over the API as a file of them would be. */
import { sha256Of } from '../../src/build/contentHash.ts';
import { sampleSeeds as seeds } from '../../src/sample/seeds.ts';
import type { Snapshot } from '../../src/campaign/words.ts';
import { LOCALES, type Locale } from '../../src/core/locale.ts';
import { callAs } from './staff.ts';
import type { TestServer } from './testServer.ts';

export async function publishWords(server: TestServer, locale: Locale, body: Snapshot) {
  const [newest] = await server.rows(
    'content_snapshots',
    `select=sha256&locale=eq.${locale}&order=number.desc&limit=1`,
  );
  const replaces = newest?.['sha256'] ?? null;
  await callAs(server, 'content', 'publish_content', { locale, body, sha256: sha256Of(body), replaces });
}

/** The other journeys read the seed's words. */
export const publishSeeds = (server: TestServer) =>
  Promise.all(LOCALES.map((locale) => publishWords(server, locale, seeds[locale])));
