/** Runs in Node during the build: renders the public pages and their heads to HTML, a language after the other. */
import { text } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { campaign } from '../campaign.ts';
import { page as en } from '../campaign/printed/en.ts';
import { page as es } from '../campaign/printed/es.ts';
import { setTownZone } from '../campaign/townZone.ts';
import type { PageWords } from '../campaign/page.ts';
import { localHref } from '../core/address.ts';
import { setLocale, type Locale } from '../core/locale.ts';
import { m } from '../messages/messages.js';
import { liveFiguresRead } from '../hooks/liveFigures.ts';
import { words as said } from '../hooks/words.ts';
import { changedEmbed, PAGE_OF_FRAMED } from '../app/site/changedEmbed.ts';
import { moneyEmbed } from '../app/site/moneyEmbed.ts';
import { publishedRead } from '../features/disclosure/data/reads.ts';
import { commitmentEmbed } from '../app/site/commitmentEmbed.ts';
import { plainAnswers, plainIdeas } from '../app/site/plainList.ts';
import { figureEmbed } from '../app/site/figureEmbed.ts';
import { contentHead } from '../app/site/contentHead.ts';
import { landingHead, themeMetas } from '../app/site/head.ts';
import { landingPage } from '../app/landing/Landing.tsx';
import { whole } from '../app/whole.tsx';
import type { Read } from '../core/reads/read.ts';
import type { LinkName } from '../features/consent/model/link.ts';
import { PlainLink } from '../features/consent/parts/PlainLink.tsx';
import { ideasRead } from '../features/ideas/data/reads.ts';
import { answersRead } from '../features/townhall/data/reads.ts';
import { indicatorsRead, sourcesRead } from '../features/figures/data/liveReads.ts';
import type { LiveRow } from '../features/feeds/model/rows.ts';
import { ratedRow } from '../features/plan/model/ratedRow.ts';
import type { Embed } from './embeds.ts';
import { plainListFiles, type PlainFile } from './plainLists.ts';
import { renderHead } from './head.ts';
import { drawPage, type Answer, type DrawnPage } from './printPage.tsx';

// What is printed is in the zone that was published with these words.
setTownZone(en.words.earlyVoting.timeZone);

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

export interface Printing {
  readonly answer: Answer;
  /** When the rows left the server, epoch ms. */
  readonly asOf: number;
  /** Origin of the backend, '' where it is the site's own. */
  readonly api: string;
  /** What the page shows, by kind. */
  readonly live: ReadonlyMap<string, readonly LiveRow[]>;
}

/** @param row what the page of a single thing is about. @returns null where there is no such page. */
export async function renderPage(
  path: string,
  locale: Locale,
  { answer, asOf, api, live }: Printing,
  row?: LiveRow,
): Promise<PrintedPage | null> {
  said.put(PAGES[locale]);
  const page = await drawPage(path, locale, answer, asOf);
  if (!page) return null;
  const head = contentHead(campaign, PAGES[locale].words, { ...page, path, locale, api, live, row });
  return { ...page, path, locale, head: renderHead(head, locale) };
}

/** A commitment for other sites' frames. */
export function renderEmbed(
  { id, kind, slug, body }: LiveRow,
  locale: Locale,
  { live, asOf }: Pick<Printing, 'live' | 'asOf'>,
): Embed {
  setLocale(locale);
  const href = campaign.siteUrl + localHref(`/vision/${slug}`, locale);
  const rated = ratedRow(live.get('commitment-update') ?? [], id, campaign.term.firstDay);
  return { kind, slug, locale, href, ...commitmentEmbed(body, rated, PAGES[locale].words.head.name, asOf) };
}

/** The books for other sites' frames, as they were when this was built. */
export async function renderMoneyEmbed(
  locale: Locale,
  { answer, asOf }: Pick<Printing, 'answer' | 'asOf'>,
): Promise<Embed> {
  setLocale(locale);
  const [newest] = publishedRead.parse((await answer(publishedRead.path(asOf))) ?? []);
  const href = campaign.siteUrl + localHref('/finance-transparency', locale);
  const words = moneyEmbed(newest?.about ?? null, PAGES[locale].words.head.name);
  return { kind: 'money', slug: 'total', locale, href, ...words };
}

/** In a frame's place once what it shows was taken down, expired or corrected, until this is built anew (supabase/local/gateway/takenBack.ts). */
export function renderChangedEmbeds(locale: Locale): readonly Embed[] {
  setLocale(locale);
  return (['commitment', 'figure'] as const).map((framed) => ({
    kind: 'changed',
    slug: framed,
    locale,
    href: campaign.siteUrl + localHref(PAGE_OF_FRAMED[framed], locale),
    ...changedEmbed(framed, PAGES[locale].words.head.name),
  }));
}

/** The pages that have figures of their own. All of them stand among those of the books, too. */
const WITH_FIGURES: readonly string[] = ['wellness', 'education', 'revitalization'];

/** Of every figure that is public, by what every page is told of it. */
export async function renderFigureEmbeds(
  locale: Locale,
  { answer, asOf }: Pick<Printing, 'answer' | 'asOf'>,
): Promise<readonly Embed[]> {
  setLocale(locale);
  const live = async <T,>(read: Read<T>) => read.parse((await answer(read.path(asOf))) ?? []);
  const [rows, sources, sets] = [await live(indicatorsRead), await live(sourcesRead), await live(liveFiguresRead)];
  return rows.map(({ id, slug, body }) => {
    const page = WITH_FIGURES.includes(body.page) ? `/${body.page}` : '/transparency/figures';
    const source = sources.find((one) => one.id === body.source)?.body;
    const words = figureEmbed(body, sets.find(({ item }) => item === id) ?? null, source?.method ?? null);
    return {
      kind: 'figure',
      slug,
      locale,
      href: `${campaign.siteUrl}${localHref(page, locale)}#indicator-${slug}`,
      ...words,
    };
  });
}

/** Every idea and every answer, for whoever runs no scripts. The page itself is printed with the newest. */
export async function renderPlainLists(
  locale: Locale,
  { answer, asOf }: Pick<Printing, 'answer' | 'asOf'>,
): Promise<readonly PlainFile[]> {
  setLocale(locale);
  const live = async <T,>(read: Read<T>) => read.parse((await answer(read.path(asOf))) ?? []);
  const [ideas, answers] = [await live(ideasRead), await live(answersRead)];
  return [plainIdeas(ideas, locale, asOf), plainAnswers(answers, locale, asOf)].flatMap(plainListFiles);
}

/** What a mail's link shows until scripts run. */
export function renderLinkPage(name: LinkName, locale: Locale): string {
  setLocale(locale);
  return renderToStaticMarkup(<PlainLink name={name} />);
}

/** What readers without scripts see at an address that leads nowhere. */
export function renderNotFound(locale: Locale): string {
  setLocale(locale);
  return renderToStaticMarkup(
    <section lang={locale}>
      <h1>{m.ui_not_found()}</h1>
      <p>{m.ui_not_found_why()}</p>
      <p>
        <a href={localHref('/', locale)}>{m.ui_front_page()}</a>
      </p>
    </section>,
  );
}
