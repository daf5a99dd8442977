/** Runs in Node during the build: renders the public pages and their heads to HTML, a language after the other. */
import { text } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { campaign } from '../campaign.ts';
import { page as en } from '../campaign/printed/en.ts';
import { page as es } from '../campaign/printed/es.ts';
import type { PageWords } from '../campaign/page.ts';
import { setLocale, type Locale } from '../core/locale.ts';
import { words as said } from '../hooks/words.ts';
import { contentHead } from '../app/site/contentHead.ts';
import { landingHead, themeMetas } from '../app/site/head.ts';
import { landingPage } from '../app/landing/Landing.tsx';
import { whole } from '../app/whole.tsx';
import type { LinkName } from '../features/consent/model/link.ts';
import { PlainLink } from '../features/consent/parts/PlainLink.tsx';
import { renderHead } from './head.ts';
import { drawPage, type Answer, type DrawnPage } from './printPage.tsx';

const PAGES: Readonly<Record<Locale, PageWords>> = { en, es };

export interface PrerenderedPage {
  readonly html: string;
  readonly head: string;
  readonly shellHead: string;
}

/** @param page other words than those of the build. */
export async function renderLanding(locale: Locale, page: PageWords = PAGES[locale]): Promise<PrerenderedPage> {
  setLocale(locale);
  said.put(page);
  const { words } = page;
  const { prelude } = await prerenderToNodeStream(
    whole(landingPage),
    // One chunk: late parts are printed in their place, without the inline scripts that would move them there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return {
    html: await text(prelude),
    head: renderHead(landingHead(campaign, words, campaign.siteUrl, [], locale), locale),
    shellHead: renderHead({
      title: campaign.appName,
      description: words.head.description,
      metas: themeMetas(campaign),
      links: [],
      jsonLd: [],
    }),
  };
}

export interface PrintedPage extends DrawnPage {
  readonly path: string;
  readonly locale: Locale;
  readonly head: string;
}

/** @param api origin of the backend, '' where it is the site's own. @param asOf epoch ms. */
export async function renderPage(
  path: string,
  locale: Locale,
  { answer, asOf, api }: { readonly answer: Answer; readonly asOf: number; readonly api: string },
): Promise<PrintedPage> {
  said.put(PAGES[locale]);
  const page = await drawPage(path, locale, answer, asOf);
  const head = contentHead(campaign, PAGES[locale].words, { ...page, path, locale, api });
  return { ...page, path, locale, head: renderHead(head, locale) };
}

/** What a mail's link shows until scripts run. */
export function renderLinkPage(name: LinkName, locale: Locale): string {
  setLocale(locale);
  return renderToStaticMarkup(<PlainLink name={name} />);
}
