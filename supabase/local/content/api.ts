/** Reads and publishes the campaign's words through the API, as anybody would: no way around the policies. */
import { seeds } from '../../../src/campaign/seeds.ts';
import { asSnapshot, type Snapshot, type Words } from '../../../src/campaign/words.ts';
import { sha256Of } from '../../../src/build/contentHash.ts';
import { LOCALES, type Locale } from '../../../src/core/locale.ts';
import { StartError } from '../startError.ts';
import { readContent, writeContent, type ContentFile } from './files.ts';

export interface ContentApi {
  readonly key: string;
  /** A path of the API, from /rest/v1 or /auth/v1 on. */
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
}

/** Long enough for a hosted project that was asleep (ms). */
const PATIENCE_MS = 60_000;

/** The backend that the app is built for: the hosted project, else the server of this checkout. */
export function contentApi(env: NodeJS.ProcessEnv): ContentApi & { readonly url: string } {
  const url = env.VITE_SUPABASE_URL || env.SITE_URL || `http://127.0.0.1:${env.PORT || 4173}`;
  const key = env.VITE_SUPABASE_ANON_KEY || env.SUPABASE_PUBLISHABLE_KEY || '';
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return { url, key, fetch: (address, init) => fetch(new URL(address, url), { signal, ...init }) };
}

/** Writes each language's newest words, or those that the app comes with. @returns the files. */
export async function exportContent(api: ContentApi, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const locale of LOCALES) {
    const published = await newest(api, locale);
    files.push(writeContent(folder, locale, published ?? { replaces: null, words: withoutUnwritten(seeds[locale]) }));
  }
  return files;
}

/** The sections that may be published. The others are left out of the page until the campaign has written them. */
const withoutUnwritten = (words: Words): Snapshot =>
  Object.fromEntries(Object.entries(words).filter(([section, said]) => asSnapshot({ [section]: said }) !== null));

/**
 * Publishes what differs from what is published. Refused where somebody has published since the files were written.
 * @returns the languages that were published.
 */
export async function importContent(api: ContentApi, folder: string, token: string): Promise<Locale[]> {
  const files = readContent(folder);
  if (files.size === 0)
    throw new StartError(`There is no ${LOCALES.map((one) => `${one}.json`).join(' or ')} in ${folder}.`);
  const published: Locale[] = [];
  for (const [locale, { words, replaces }] of files) {
    const sha256 = sha256Of(words);
    if (sha256 === replaces) continue;
    await call(api, '/rest/v1/rpc/publish_content', { locale, body: words, sha256, replaces }, token);
    // So that the same file can be edited again.
    writeContent(folder, locale, { replaces: sha256, words });
    published.push(locale);
  }
  return published;
}

/** @returns an access token. */
export async function signIn(api: ContentApi, email: string, password: string): Promise<string> {
  const answer = await call(api, '/auth/v1/token?grant_type=password', { email, password });
  const { access_token: token } = answer as { access_token?: unknown }; // Auth's answer
  if (typeof token !== 'string') throw new StartError('The sign-in brought no session.');
  return token;
}

async function newest(api: ContentApi, locale: Locale): Promise<ContentFile | null> {
  const query = `/rest/v1/content_snapshots?select=sha256,published_at,body&locale=eq.${locale}&order=published_at.desc&limit=1`;
  const rows = (await call(api, query)) as { sha256: string; published_at: string; body: unknown }[]; // columns of the table
  const [row] = rows;
  if (!row) return null;
  const words = asSnapshot(row.body);
  if (!words) throw new StartError(`The published words (${locale}) are of another version of the app.`);
  return { replaces: row.sha256, publishedAt: row.published_at, words };
}

async function call(api: ContentApi, path: string, body?: unknown, token?: string): Promise<unknown> {
  const headers = {
    apikey: api.key,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const response = await api.fetch(path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  const text = await response.text();
  const said: unknown = text ? JSON.parse(text) : null;
  if (response.ok) return said;
  const { message, msg } = said as { message?: string; msg?: string }; // PostgREST's and Auth's refusals
  throw new StartError(message ?? msg ?? `The server answered ${response.status}.`);
}
