/**
 * What search engines, messengers and programs read of a public page beside the landing page: what it is about, where it stands in
 * each language, and where its content is to be had as files. Pure: the build prints it.
 */
import type { BreadcrumbList, CreativeWork, WebPage, WithContext } from 'schema-dts';
import type { Campaign } from '../../campaign.ts';
import type { Words } from '../../campaign/words.ts';
import { localHref } from '../../core/address.ts';
import type { Locale } from '../../core/locale.ts';
import { shareMetas, themeMetas, type HeadData } from './head.ts';
import { pageLinks } from './pageLinks.ts';
import { aboutPage } from './printedPages.ts';

export interface ContentPage {
  readonly path: string;
  readonly locale: Locale;
  /** Its first heading. */
  readonly heading: string;
  /** Origin of the backend, '' where it is the site's own. */
  readonly api: string;
}

type PageData = WithContext<WebPage | BreadcrumbList | CreativeWork>;

export function contentHead(campaign: Campaign, words: Words, page: ContentPage): HeadData<PageData> {
  const origin = campaign.siteUrl;
  const links = pageLinks(origin, page.path, page.locale);
  const address = links[0]?.href ?? origin + localHref(page.path, page.locale);
  const description = aboutPage(page.path) ?? words.head.description;
  const shared = { title: page.heading, description, address, imageAlt: `${words.head.title}. ${page.heading}` };
  return {
    title: `${page.heading} · ${campaign.appName}`,
    description,
    metas: [...themeMetas(campaign), ...shareMetas(campaign, shared, page.locale)],
    links,
    jsonLd: [webPage(campaign, shared, page.locale), way(campaign, words, shared, page.locale)],
  };
}

interface Shared {
  readonly title: string;
  readonly description: string;
  readonly address: string;
}

function webPage(
  { appName, siteUrl }: Campaign,
  { title, description, address }: Shared,
  locale: Locale,
): WithContext<WebPage> {
  return {
    '@context': 'https://schema.org',
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

/** From the landing page to here. */
function way(
  { siteUrl }: Campaign,
  { head }: Words,
  { title, address }: Shared,
  locale: Locale,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: head.name, item: siteUrl + localHref('/', locale) },
      { '@type': 'ListItem', position: 2, name: title, item: address },
    ],
  };
}
