/** What changed, as Atom and as RSS: every wording that is live now, the newest first, in one language with the other's words where it has none. */
import { campaign } from '../../../campaign.ts';
import { feedWords } from '../../../campaign/feed.ts';
import { localHref } from '../../../core/address.ts';
import type { Locale } from '../../../core/locale.ts';
import { shortened } from '../../../core/shortened.ts';
import { said, SUMMARY_AT_MOST, TITLE_AT_MOST, type Entry } from './entry.ts';
import { placeOf, type OpenKind } from './kinds.ts';
import { NO_NEWS, type News } from './news.ts';
import { newsEntries } from './newsEntries.ts';
import type { LiveRow } from './rows.ts';

export interface FeedSite {
  readonly siteUrl: string;
  /** Who speaks. */
  readonly author: string;
  /** This feed's own address. */
  readonly self: string;
  readonly locale: Locale;
  readonly licence: string;
}

export type Live = ReadonlyMap<string, readonly LiveRow[]>;

const MOST = 50;

export function atomFeed(kinds: readonly OpenKind[], live: Live, site: FeedSite, news: News = NO_NEWS): string {
  const { siteUrl, self, author, locale, licence } = site;
  const entries = entriesOf(kinds, live, site, news);
  const words = feedWords[locale];
  return [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `  <id>${xml(self)}</id>`,
    `  <title>${xml(words.title(author))}</title>`,
    `  <subtitle>${xml(words.about)}</subtitle>`,
    `  <link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
    `  <link rel="alternate" type="text/html" hreflang="${locale}" href="${xml(siteUrl + localHref('/', locale))}"/>`,
    `  <updated>${(entries[0]?.at ?? new Date(0)).toISOString()}</updated>`,
    `  <author><name>${xml(author)}</name></author>`,
    `  <rights>${xml(licence)}</rights>`,
    ...entries.map((entry) => atomEntry(entry)),
    '</feed>',
    '',
  ].join('\n');
}

function atomEntry({ id, kind, title, summary, lang, link, at }: Entry): string {
  return [
    `  <entry xml:lang="${lang}">`,
    `    <id>urn:uuid:${xml(id)}</id>`,
    `    <title>${xml(title)}</title>`,
    `    <updated>${at.toISOString()}</updated>`,
    `    <link rel="alternate" type="text/html" href="${xml(link)}"/>`,
    `    <category term="${xml(kind)}"/>`,
    `    <summary>${xml(summary)}</summary>`,
    '  </entry>',
  ].join('\n');
}

export function rssFeed(kinds: readonly OpenKind[], live: Live, site: FeedSite, news: News = NO_NEWS): string {
  const { siteUrl, self, author, locale, licence } = site;
  const words = feedWords[locale];
  const entries = entriesOf(kinds, live, site, news);
  return [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">`,
    '<channel>',
    `  <title>${xml(words.title(author))}</title>`,
    `  <link>${xml(siteUrl + localHref('/', locale))}</link>`,
    `  <description>${xml(words.about)}</description>`,
    `  <language>${locale}</language>`,
    `  <copyright>${xml(licence)}</copyright>`,
    `  <lastBuildDate>${(entries[0]?.at ?? new Date(0)).toUTCString()}</lastBuildDate>`,
    `  <atom:link rel="self" type="application/rss+xml" href="${xml(self)}"/>`,
    ...entries.map(({ id, kind, title, summary, link, at }) =>
      [
        '  <item>',
        `    <title>${xml(title)}</title>`,
        `    <link>${xml(link)}</link>`,
        `    <guid isPermaLink="false">urn:uuid:${xml(id)}</guid>`,
        `    <pubDate>${at.toUTCString()}</pubDate>`,
        `    <category>${xml(kind)}</category>`,
        `    <description>${xml(summary)}</description>`,
        '  </item>',
      ].join('\n'),
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function entriesOf(kinds: readonly OpenKind[], live: Live, site: FeedSite, news: News): Entry[] {
  const rows = kinds
    .flatMap((kind) => (live.get(kind.kind) ?? []).map((row) => ({ kind, row, at: new Date(row.live_since) })))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.row.revision < b.row.revision ? -1 : 1))
    .slice(0, MOST)
    .map((one) => entryOf(one.kind, one.row, kinds, live, site));
  return [...rows, ...newsEntries(news, site)].toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, MOST);
}

function entryOf(
  kind: OpenKind,
  row: LiveRow,
  kinds: readonly OpenKind[],
  live: Live,
  { siteUrl, locale }: FeedSite,
): Entry {
  const [title, lang] = said(row.body[kind.title], locale);
  const [text] = kind.text === undefined ? [title] : said(row.body[kind.text], lang);
  const reworded = row.version > 1 ? ` (${feedWords[locale].reworded(row.version)})` : '';
  return {
    id: row.revision,
    kind: kind.kind,
    title: rated(row, lang) + shortened(title, TITLE_AT_MOST) + reworded,
    summary: shortened(text, SUMMARY_AT_MOST),
    lang,
    link: siteUrl + localHref(addressOf(kind, row, kinds, live), locale),
    at: new Date(row.live_since),
  };
}

/** "Kept: " before what happened, where that changed how a commitment is rated. Nothing said before the term begins rates. */
function rated({ body: { of, on, rating } }: LiveRow, lang: Locale): string {
  const [, word] = Object.entries(feedWords[lang].rated).find(([name]) => name === rating) ?? [];
  return word !== undefined && typeof of === 'string' && typeof on === 'string' && on >= campaign.term.firstDay
    ? `${word}: `
    : '';
}

/** Where an item is read. One that has no page of its own is read on another one's. */
export function addressOf(kind: OpenKind, row: LiveRow, kinds: readonly OpenKind[], live: Live): string {
  const place = placeOf(kind, row.slug);
  if (place !== null) return place;
  const owner = kinds.find((one) => one.kind === kind.of?.kind);
  const id = row.body[kind.of?.field ?? ''];
  const found = owner && live.get(owner.kind)?.find((one) => one.id === id);
  return owner && found ? addressOf(owner, found, kinds, live) : '/';
}

/** What XML has no way to say is left out. */
function xml(text: string): string {
  return text
    .replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
