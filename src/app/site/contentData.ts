/**
 * A public page's structured data: the page, the way to it, and what it shows. Typed by schema.org's vocabulary, so that a property
 * or a value that it does not know does not compile.
 */
import type { BreadcrumbList, CreativeWork, Dataset, ItemList, WebPage, WithContext } from 'schema-dts';
import type { Campaign } from '../../campaign.ts';
import { LICENCE } from '../../campaign/feed.ts';
import type { Words } from '../../campaign/words.ts';
import { localHref } from '../../core/address.ts';
import type { Locale } from '../../core/locale.ts';
import { MONEY_FILES } from '../../features/disclosure/model/openFile.ts';
import { OPEN_DATA, OPEN_KINDS, type OpenKind } from '../../features/feeds/model/kinds.ts';
import type { LiveRow } from '../../features/feeds/model/rows.ts';
import { ratedRow } from '../../features/plan/model/ratedRow.ts';
import { ratingWords } from '../../features/plan/parts/written.ts';
import { inWords } from './commitmentEmbed.ts';
import { SAME } from './pageLinks.ts';
import { aboutPage, nameOfPage } from './printedPages.ts';

export type ContentData = WithContext<WebPage | BreadcrumbList | ItemList | CreativeWork | Dataset>;

export interface ContentPage {
  readonly path: string;
  readonly locale: Locale;
  /** Its first heading. */
  readonly heading: string;
  /** Origin of the backend, '' where it is the site's own. */
  readonly api: string;
  /** What is live, by kind. */
  readonly live: ReadonlyMap<string, readonly LiveRow[]>;
  /** What the page of a single thing is about. */
  readonly row?: LiveRow | undefined;
}

interface Shared {
  readonly title: string;
  readonly description: string;
  readonly address: string;
}

const schema = { '@context': 'https://schema.org' } as const;

export function contentData(campaign: Campaign, words: Words, page: ContentPage, shared: Shared): ContentData[] {
  const path = SAME[page.path] ?? page.path;
  // The sources stand with the figures, and in their file.
  const shown = OPEN_KINDS.filter(
    ({ kind, shownOn }) => kind !== 'source' && (shownOn === path || shownOn?.startsWith(`${path}/`)),
  );
  return [
    webPage(campaign, shared, page.locale),
    way(campaign, words, page, shared),
    ...(page.row ? [single(campaign, page, shared)] : []),
    ...(page.path === '/vision' ? [list(campaign, page, shared)] : []),
    ...shown.map((kind) => dataset(campaign, page, shared, kind)),
    ...(path === '/finance-transparency' ? [books(campaign, page, shared)] : []),
  ];
}

function webPage(
  { appName, siteUrl }: Campaign,
  { title, description, address }: Shared,
  locale: Locale,
): WithContext<WebPage> {
  return {
    ...schema,
    '@type': 'WebPage',
    '@id': address,
    url: address,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { '@type': 'WebSite', '@id': `${siteUrl}/#site`, name: appName, url: `${siteUrl}/` },
    about: { '@type': 'Person', '@id': `${siteUrl}/#candidate` },
  };
}

/** From the landing page to here, by the page that this one is below. */
function way(
  { siteUrl }: Campaign,
  { head }: Words,
  { path, locale }: ContentPage,
  { title, address }: Shared,
): WithContext<BreadcrumbList> {
  const above = path.slice(0, path.lastIndexOf('/'));
  const between = above !== '' ? [{ name: nameOfPage(above), item: siteUrl + localHref(above, locale) }] : [];
  const steps = [
    { name: head.name, item: siteUrl + localHref('/', locale) },
    ...between,
    { name: title, item: address },
  ];
  return {
    ...schema,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/** A commitment as it is worded and rated now: what changed last is its date. */
function single(
  { siteUrl, term }: Campaign,
  { row, live, locale }: ContentPage,
  { title, description, address }: Shared,
): WithContext<CreativeWork> {
  const rated = row && ratedRow(live.get('commitment-update') ?? [], row.id, term.firstDay);
  const changed = [row?.live_since, rated?.since].flatMap((at) => (at === undefined ? [] : [Date.parse(at)]));
  return {
    ...schema,
    '@type': 'CreativeWork',
    '@id': `${address}#wording-${row?.version ?? 1}`,
    name: title,
    abstract: description,
    inLanguage: locale,
    author: { '@type': 'Person', '@id': `${siteUrl}/#candidate` },
    license: LICENCE.url,
    ...(row && { dateModified: new Date(Math.max(...changed)).toISOString(), version: row.version }),
    creativeWorkStatus: ratingWords[rated?.rating ?? 'not-yet-rated'](),
    mainEntityOfPage: address,
  };
}

function list({ siteUrl }: Campaign, { live, locale }: ContentPage, { title, address }: Shared): WithContext<ItemList> {
  const rows = live.get('commitment') ?? [];
  return {
    ...schema,
    '@type': 'ItemList',
    '@id': `${address}#commitments`,
    name: title,
    numberOfItems: rows.length,
    itemListElement: rows.map((row, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: inWords(row.body['title']).text,
      url: siteUrl + localHref(`/vision/${row.slug}`, locale),
    })),
  };
}

function dataset(
  { siteUrl, city }: Campaign,
  { api, live, locale }: ContentPage,
  { description, address }: Shared,
  { kind, shownOn = '' }: OpenKind,
): WithContext<Dataset> {
  const rows = live.get(kind) ?? [];
  const newest = rows
    .map((row) => row.live_since)
    .toSorted()
    .at(-1);
  return {
    ...schema,
    '@type': 'Dataset',
    '@id': `${address}#${kind}`,
    name: `${nameOfPage(shownOn)} · ${city}`,
    description: aboutPage(shownOn) ?? description,
    inLanguage: locale,
    license: LICENCE.url,
    creator: { '@type': 'Person', '@id': `${siteUrl}/#candidate` },
    isAccessibleForFree: true,
    ...(newest && { dateModified: newest }),
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'application/json',
      contentUrl: `${api || siteUrl}${OPEN_DATA}${kind === 'indicator' ? 'figures' : kind}.json`,
    },
  };
}

/** The newest snapshot of the campaign's books, as files at addresses that stay. */
function books(
  { siteUrl, city }: Campaign,
  { api, locale }: ContentPage,
  { title, description, address }: Shared,
): WithContext<Dataset> {
  return {
    ...schema,
    '@type': 'Dataset',
    '@id': `${address}#books`,
    name: `${title} · ${city}`,
    description,
    inLanguage: locale,
    license: LICENCE.url,
    creator: { '@type': 'Person', '@id': `${siteUrl}/#candidate` },
    isAccessibleForFree: true,
    distribution: MONEY_FILES.map((name) => ({
      '@type': 'DataDownload' as const,
      encodingFormat: name.endsWith('.csv') ? 'text/csv' : 'application/json',
      contentUrl: `${api || siteUrl}${OPEN_DATA}${name}`,
    })),
  };
}
