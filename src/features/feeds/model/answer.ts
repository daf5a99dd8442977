/**
 * Everything that is public, at addresses that stay: `<kind>.json`, tables beside content as `<table>.json`, the values of figures as `figures.json`, and what changed as `changes.atom` and `changes.rss`, in Spanish
 * below `es/`; the services in Open Referral's HSDS and the places in town besides. Served by the embedded backend and by an Edge Function on a hosted project (supabase/functions/open-data).
 */
import { LICENCE } from '../../../campaign/feed.ts';
import { campaign } from '../../../campaign.ts';
import type { Locale } from '../../../core/locale.ts';
import type { Bytes } from '../../../core/zip.ts';
import {
  isMoneyFile,
  moneyCsv,
  moneyJson,
  MONEY_FILES,
  openBooks,
  type MoneyFile,
} from '../../disclosure/model/openFile.ts';
import { addressOf, atomFeed, rssFeed, type Live } from './feed.ts';
import { HSDS_FILE, HSDS_PACKAGE, hsdsOf, hsdsPackage } from '../../wellness/model/hsds/openFile.ts';
import type { ServiceRow } from '../../wellness/model/service.ts';
import { openGeoJson, openSites, SITES_FILE, SITES_GEOJSON } from '../../places/model/openFile.ts';
import { OPEN_DATA, OPEN_KINDS, type OpenKind } from './kinds.ts';
import { FIGURES_FILE, figuresFile, liveFigures, type LiveFigures } from './figures.ts';
import { liveRows, publishedZone, type Ask, type LiveRow } from './rows.ts';
import { newsOf, NO_NEWS, timesOf, type News } from './news.ts';
import { tableNamed, TABLES } from './tables.ts';

const CACHE_SECONDS = 300;

export interface OpenDataSite {
  readonly siteUrl: string;
  readonly author: string;
  /** Of the backend: where this is asked for. */
  readonly apiUrl: string;
}

export interface Asked {
  readonly method: string;
  /** What stands behind OPEN_DATA, without a query. */
  readonly name: string;
  /** The request's If-None-Match. */
  readonly known?: string | null;
}

const FEED = /^(?:(es)\/)?changes\.(atom|rss)$/;
const HSDS = /^(es\/)?(services\.hsds\.(?:json|zip))$/;
const SITES = /^(?:sites\.json|(es\/)?sites\.geojson)$/;
const TYPES = {
  atom: 'application/atom+xml',
  rss: 'application/rss+xml',
  json: 'application/json',
  geojson: 'application/geo+json',
  csv: 'text/csv',
  zip: 'application/zip',
} as const;

export const isOpenData = (path: string): boolean => path.startsWith(OPEN_DATA);

/** 404 for what there is none of; 503 when the rows cannot be had: a program then keeps what it has. @param now epoch ms. */
export async function answerOpenData(asked: Asked, ask: Ask, site: OpenDataSite, now: number): Promise<Response> {
  if (asked.method !== 'GET' && asked.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  try {
    if (isMoneyFile(asked.name)) return await answerMoney(asked.name, asked, ask, site);
    const table = tableNamed(asked.name);
    if (table) return await answerTable(table, asked, ask, site, now);
    const places = SITES.exec(asked.name);
    if (places) return await answerSites(places[1] === undefined ? 'en' : 'es', asked, ask, site);
    const file = fileNamed(asked.name, site);
    if (!file) return none();
    const live = await all(file.kinds, ask);
    const figures = file.figures ? await liveFigures(ask) : [];
    const news = file.news ? await newsOf(ask) : NO_NEWS;
    const zone = file.zone ? await publishedZone(ask) : campaign.timeZone;
    // Of what is said, not of when it was asked.
    const etag = `W/"${await hash(JSON.stringify([[...live], figures, news, file.zone && zone]))}"`;
    return given(asked, { etag, type: file.type, ...lastModified(live, news) }, () =>
      file.make(live, now, figures, news, zone),
    );
  } catch {
    return new Response(null, { status: 503, headers: { 'retry-after': '120' } });
  }
}

const none = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

interface Told {
  readonly etag: string;
  readonly type: string;
  readonly modified?: string;
}

function given(asked: Asked, { etag, type, modified }: Told, make: () => string | Bytes): Response {
  const headers = {
    etag,
    'content-type': type === TYPES.zip ? type : `${type}; charset=utf-8`,
    'cache-control': `public, max-age=${CACHE_SECONDS}`,
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    ...(modified !== undefined && { 'last-modified': modified }),
  };
  const same = asked.known?.split(',').some((one) => one.trim() === etag || one.trim() === '*') ?? false;
  if (same) return new Response(null, { status: 304, headers });
  return new Response(asked.method === 'HEAD' ? null : make(), { headers });
}

/** The newest snapshot of the campaign's books: its own hash says whether it is another. */
async function answerMoney(name: MoneyFile, asked: Asked, ask: Ask, { author }: OpenDataSite): Promise<Response> {
  const books = await openBooks(ask);
  if (books === null) return none();
  const format = name === 'money.csv' ? 'csv' : 'json';
  const told = {
    etag: `W/"${format}-${books.sha256.slice(0, 32)}"`,
    type: TYPES[format],
    modified: new Date(books.published_at).toUTCString(),
  };
  return given(asked, told, () =>
    format === 'csv' ? moneyCsv(books) : moneyJson(books, { source: author, licence: LICENCE }),
  );
}

async function answerTable(
  [name, { columns, rows: rowsOf }]: NonNullable<ReturnType<typeof tableNamed>>,
  asked: Asked,
  ask: Ask,
  { author }: OpenDataSite,
  now: number,
): Promise<Response> {
  const rows = await rowsOf(ask);
  const etag = `W/"${await hash(JSON.stringify(rows))}"`;
  const about = { source: author, licence: LICENCE, as_of: new Date(now).toISOString(), count: rows.length };
  return given(asked, { etag, type: TYPES.json }, () =>
    pretty({ table: name, ...about, ...(columns && { columns }), rows }),
  );
}

/** The places on the page, each with its story, its sources and what was put right; or on a map. */
async function answerSites(
  locale: Locale,
  asked: Asked,
  ask: Ask,
  { siteUrl, author }: OpenDataSite,
): Promise<Response> {
  const rows = await openSites(ask);
  const isMap = asked.name.endsWith(SITES_GEOJSON);
  const etag = `W/"${await hash(locale + asked.name + JSON.stringify(rows))}"`;
  const told = { etag, type: isMap ? TYPES.geojson : TYPES.json };
  return given(asked, told, () =>
    isMap
      ? openGeoJson(rows, locale)
      : pretty({
          kind: 'site',
          source: author,
          licence: LICENCE,
          count: rows.length,
          rows: rows.map((row) => ({ ...row, page: `${siteUrl}/revitalization/${row.slug}` })),
        }),
  );
}

interface OpenFile {
  readonly type: string;
  readonly kinds: readonly OpenKind[];
  /** Whether it tells the values of figures, too. */
  readonly figures?: true;
  /** Whether it tells what happened beside content, too. */
  readonly news?: true;
  /** Whether it writes hours, which are the town's. */
  readonly zone?: true;
  readonly make: (live: Live, now: number, figures: readonly LiveFigures[], news: News, zone: string) => string | Bytes;
}

function fileNamed(name: string, site: OpenDataSite): OpenFile | null {
  const [, language, format] = FEED.exec(name) ?? [];
  if (format === 'atom' || format === 'rss') {
    const locale: Locale = language === 'es' ? 'es' : 'en';
    const about = { ...site, self: site.apiUrl + OPEN_DATA + name, locale, licence: `${LICENCE.name}, ${LICENCE.url}` };
    const feed = format === 'atom' ? atomFeed : rssFeed;
    return {
      type: TYPES[format],
      kinds: OPEN_KINDS,
      news: true,
      make: (live, _now, _figures, news) => feed(OPEN_KINDS, live, about, news),
    };
  }
  if (name === 'index.json') return { type: TYPES.json, kinds: [], make: () => indexFile(site) };
  if (name === FIGURES_FILE) {
    const kinds = OPEN_KINDS.filter(({ kind }) => kind === 'indicator');
    return { type: TYPES.json, kinds, figures: true, make: (live, now, given) => figuresFile(live, given, site, now) };
  }
  const [, inSpanish, file = ''] = HSDS.exec(name) ?? [];
  if (file === HSDS_FILE || file === HSDS_PACKAGE) {
    const kinds = OPEN_KINDS.filter(({ kind }) => kind === 'service');
    const rows = (live: Live) => (live.get('service') ?? []) as readonly unknown[] as readonly ServiceRow[]; // its shape is the database's to keep
    const page = (live: Live, zone: string) => hsdsOf(rows(live), inSpanish ? 'es' : 'en', zone);
    return file === HSDS_FILE
      ? { type: TYPES.json, kinds, zone: true, make: (live, _now, _figures, _news, zone) => pretty(page(live, zone)) }
      : { type: TYPES.zip, kinds, zone: true, make: (live, _now, _figures, _news, zone) => hsdsPackage(page(live, zone)) }; // prettier-ignore
  }
  const kind = OPEN_KINDS.find((one) => `${one.kind}.json` === name);
  if (!kind) return null;
  const owner = OPEN_KINDS.filter((one) => one.kind === kind.of?.kind);
  return { type: TYPES.json, kinds: [kind, ...owner], make: (live, now) => kindFile(kind, live, site, now) };
}

async function all(kinds: readonly OpenKind[], ask: Ask): Promise<Live> {
  const rows = new Map<string, readonly LiveRow[]>();
  // One after the other: on a small machine the database answers one at a time, and others wait beside us.
  for (const kind of kinds) rows.set(kind.kind, await liveRows(kind, ask));
  return rows;
}

/** What there is to take along, for whoever begins here. */
function indexFile({ apiUrl, author }: OpenDataSite): string {
  const at = (name: string) => apiUrl + OPEN_DATA + name;
  return pretty({
    source: author,
    licence: LICENCE,
    kinds: OPEN_KINDS.map(({ kind }) => ({ kind, url: at(`${kind}.json`) })),
    tables: Object.keys(TABLES).map((table) => ({ table, url: at(`${table}.json`) })),
    money: MONEY_FILES.map(at),
    figures: at(FIGURES_FILE),
    hsds: [HSDS_FILE, HSDS_PACKAGE, `es/${HSDS_FILE}`, `es/${HSDS_PACKAGE}`].map(at),
    sites: [SITES_FILE, SITES_GEOJSON, `es/${SITES_GEOJSON}`].map(at),
    changes: ['changes.atom', 'changes.rss', 'es/changes.atom', 'es/changes.rss'].map(at),
  });
}

function kindFile(kind: OpenKind, live: Live, { siteUrl, author }: OpenDataSite, now: number): string {
  const rows = live.get(kind.kind) ?? [];
  return pretty({
    kind: kind.kind,
    source: author,
    licence: LICENCE,
    as_of: new Date(now).toISOString(),
    count: rows.length,
    rows: rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      page: siteUrl + addressOf(kind, row, OPEN_KINDS, live),
      version: row.version,
      revision: row.revision,
      live_since: row.live_since,
      expires_at: row.expires_at,
      verify_by: row.verify_by,
      body: row.body,
    })),
  });
}

const pretty = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

function lastModified(live: Live, news: News): { modified?: string } {
  const times = [...[...live.values()].flat().map((row) => Date.parse(row.live_since)), ...timesOf(news)];
  return times.length > 0 ? { modified: new Date(times.reduce((a, b) => Math.max(a, b))).toUTCString() } : {};
}

async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
