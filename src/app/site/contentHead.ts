/**
 * What search engines, messengers and programs read of a public page beside the landing page: what it is about, where it stands in
 * each language, and where its content is to be had as files. Pure: the build prints it.
 */
import type { Campaign } from '../../campaign.ts';
import { feedWords } from '../../campaign/feed.ts';
import type { Words } from '../../campaign/words.ts';
import { localHref } from '../../core/address.ts';
import { OPEN_DATA } from '../../features/feeds/model/kinds.ts';
import { OPEN_KINDS } from '../../features/feeds/model/kinds.ts';
import type { LiveRow } from '../../features/feeds/model/rows.ts';
import { inWords } from './commitmentEmbed.ts';
import { contentData, type ContentData, type ContentPage } from './contentData.ts';
import { shareMetas, themeMetas, type HeadData } from './head.ts';
import { pageLinks } from './pageLinks.ts';
import { aboutPage } from './printedPages.ts';
import { sharePicturePath } from './sharePicturePath.ts';

const DESCRIPTION_AT_MOST = 160;

export function contentHead(campaign: Campaign, words: Words, page: ContentPage): HeadData<ContentData> {
  const origin = campaign.siteUrl;
  const { path, locale, heading, api, row } = page;
  const links = pageLinks(origin, path, locale);
  const address = links[0]?.href ?? origin + localHref(path, locale);
  const description = (row && aboutRow(row)) ?? aboutPage(path) ?? words.head.description;
  const shared = {
    title: heading,
    description,
    address,
    imageAlt: `${words.head.title}. ${heading}`,
    ...(row?.kind === 'commitment' && { image: sharePicturePath(row.slug, locale) }),
  };
  const feeds = (['atom', 'rss'] as const).map((format) => ({
    rel: 'alternate',
    type: `application/${format}+xml`,
    title: feedWords[locale].title(words.head.name),
    href: `${api}${OPEN_DATA}${locale === 'en' ? '' : `${locale}/`}changes.${format}`,
  }));
  return {
    title: `${heading} · ${campaign.appName}`,
    description,
    metas: [...themeMetas(campaign), ...shareMetas(campaign, shared, locale)],
    links: [...links, ...feeds],
    jsonLd: contentData(campaign, words, page, shared),
  };
}

/** Its own text, without Markdown's signs, in the length that search engines show. */
function aboutRow({ kind, body }: LiveRow): string | null {
  const field = OPEN_KINDS.find((one) => one.kind === kind)?.text;
  const { text } = inWords(field === undefined ? undefined : body[field]);
  const line = text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (line === '') return null;
  return line.length <= DESCRIPTION_AT_MOST ? line : `${line.slice(0, DESCRIPTION_AT_MOST).replace(/\s+\S*$/, '')}…`;
}
