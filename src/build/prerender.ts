/**
 * Prerenders the public pages at build time, the landing page into index.html and es/index.html, and writes shell.html, the same page without
 * content, for every other address, and shell.txt, what the worker keeps of it (src/sw/shell.ts). The first is what a voter's
 * phone shows before any script has run. The pages that mails lead to are the shell with a form for whoever has scripts off.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { campaign } from '../campaign.ts';
import { islandOf } from '../campaign/places.ts';
import { sharePicturePath } from '../app/site/sharePicturePath.ts';
import { LINKS, type LinkName } from '../features/consent/model/link.ts';
import { isMoreLetters } from './firstFiles.ts';
import { withoutSheet } from '../sw/shell.ts';
import { localHref } from '../core/address.ts';
import { BASE_LOCALE, LOCALES, type Locale } from '../core/locale.ts';
import { ROWS_FROM, rowsFrom } from './bakedContent.ts';
import { bakedPages, type BakedPages } from './bakedWords.ts';
import { besidePage, contentFiles } from './contentPages.ts';
import { EMBED_STYLE, embedFile, embedStyle, type Embed } from './embeds.ts';
import { LIST_STYLE, listStyle, type PlainFile } from './plainLists.ts';
import { printContent } from './printContent.ts';
import { rowFiles } from './rowFiles.ts';
import { letters, sharePicture } from './sharePicture.ts';
import { robots, sitemap } from './sitemap.ts';
import { findPlaces, markedWords } from './places.ts';
import { sha256Of } from './contentHash.ts';
import { linkFile } from './linkFiles.ts';
import { SHOWN_WITHOUT_SCRIPTS, tooOld } from './tooOld.ts';
import { withoutUnread } from './unreadProperties.ts';
import { bundleFirstScript, inlineFirstScript, LANDING } from './firstScript.ts';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { PrerenderedPage, PrintedPage } from './entry-prerender.tsx';

const ENTRY = 'src/build/entry-prerender.tsx';

/** @param env what the build was told, .env included. */
export function prerender(env: NodeJS.ProcessEnv): Plugin {
  let config: ResolvedConfig;
  let printed: Printed;
  let firstScript: string;
  let baked: BakedPages;
  return {
    name: 'campaign:prerender',
    apply: (user, { command, isPreview }) => command === 'build' && !isPreview && !user.build?.ssr,
    configResolved: (resolved) => void (config = resolved),
    async buildStart() {
      baked = bakedPages();
      printed = await render(config, baked, env);
      firstScript = await bundleFirstScript(config);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('Vite emitted no index.html to prerender into.');
        const old = tooOld(baked[BASE_LOCALE].words);
        const template = moveScripts(String(index.source));
        const styled = inlineCss(template, bundle).replace('<body>', () => `<body>${old.notice}`);
        const first = preloadFonts(bundle) + old.head;
        const { pages } = printed;
        for (const [locale, { page, marked }] of pages) {
          const address = localHref('/', locale);
          // After the page's text, whose words the compression finds again.
          const words = islandOf(baked[locale]);
          const [source = '', sourceMarked = ''] = [page, marked].map(({ head, html }) =>
            inlineFirstScript(fill(speaking(styled, locale), first + head, html, address, words), {
              script: firstScript,
              bundle,
              ...LANDING,
              page: address,
            }),
          );
          if (address === '/') index.source = source;
          else this.emitFile({ type: 'asset', fileName: `${address.slice(1)}index.html`, source });
          const places = JSON.stringify(findPlaces(source, sourceMarked, baked[locale]));
          const fileName = `assets/places-${locale}-${sha256Of([source, places]).slice(0, 8)}.json`;
          this.emitFile({ type: 'asset', fileName, source: places });
        }
        const rows = new Map<string, string>();
        const built = printed.content.map((page) => {
          const { path, locale, head, html, island, reads } = page;
          const address = localHref(path, locale);
          const begins = besidePage(page);
          const whole = (island: string, attributes = '', more: readonly string[] = []) =>
            inlineFirstScript(fill(speaking(styled, locale), first + head, html, address, island, attributes), {
              script: firstScript,
              bundle,
              begins,
              more,
              page: address,
            });
          const { attributes, names, files } = rowFiles(reads);
          for (const { fileName, source } of files) rows.set(fileName, source);
          return { path, locale, source: whole('', attributes, names), kept: whole(island) };
        });
        for (const { fileName, source } of contentFiles(built)) this.emitFile({ type: 'asset', fileName, source });
        for (const [fileName, source] of rows) this.emitFile({ type: 'asset', fileName, source });
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(campaign.siteUrl, printed.singles) });
        for (const embed of printed.embeds) this.emitFile({ type: 'asset', ...embedFile(embed) });
        for (const list of printed.lists) this.emitFile({ type: 'asset', ...list });
        this.emitFile({ type: 'asset', fileName: LIST_STYLE, source: listStyle(campaign.colors) });
        const draw = await letters();
        for (const embed of printed.embeds.filter(({ kind }) => kind === 'commitment')) {
          const source = await sharePicture(embed, draw, campaign.colors.paper);
          this.emitFile({ type: 'asset', fileName: sharePicturePath(embed.slug, embed.locale).slice(1), source });
        }
        this.emitFile({ type: 'asset', fileName: EMBED_STYLE, source: embedStyle(campaign.colors) });
        this.emitFile({ type: 'asset', fileName: ROWS_FROM, source: `${rowsFrom(env['CONTENT_FROM'])}\n` });
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(campaign.siteUrl) });
        const shell = fill(styled, first + (pages.get(BASE_LOCALE)?.page.shellHead ?? ''), '', '', '');
        this.emitFile({ type: 'asset', fileName: 'shell.html', source: shell });
        // Where a host answers what it does not know with a page, that page is the app, which says so itself; without scripts it is said here.
        const nowhere = shell
          .replace('</head>', () => `<meta name="robots" content="noindex"></head>`)
          .replace('<div id="root">', (root) => `<noscript>${printed.notFound}</noscript>${root}`);
        this.emitFile({ type: 'asset', fileName: '404.html', source: nowhere });
        // Some hosts would redirect an address that ends in .html.
        this.emitFile({ type: 'asset', fileName: 'shell.txt', source: withoutSheet(shell) });
        // A form needs somebody who takes it at the page's own address: a host of files does not.
        const links = config.env['VITE_SUPABASE_URL'] ? [] : printed.links;
        for (const { name, locale, html } of links) {
          const source = speaking(shell, locale)
            .replace(SHOWN_WITHOUT_SCRIPTS, '')
            // What the app draws instead of it looks the same.
            .replace('<div id="root">', (root) => root + html);
          this.emitFile({ type: 'asset', fileName: linkFile(name, locale), source });
        }
      },
    },
  };
}

/** With the campaign's words, and with marks in their places (places.ts). */
interface PrintedTwice {
  readonly page: PrerenderedPage;
  readonly marked: PrerenderedPage;
}

interface Printed {
  readonly pages: ReadonlyMap<Locale, PrintedTwice>;
  readonly content: readonly PrintedPage[];
  readonly embeds: readonly Embed[];
  readonly lists: readonly PlainFile[];
  /** Addresses of the pages of single things. */
  readonly singles: readonly string[];
  readonly links: readonly { readonly name: LinkName; readonly locale: Locale; readonly html: string }[];
  /** For an address that leads nowhere, in every language. */
  readonly notFound: string;
}

/** Builds the app once for Node and renders the public pages, what mails lead to, and their translations with it. */
async function render(config: ResolvedConfig, baked: BakedPages, env: NodeJS.ProcessEnv): Promise<Printed> {
  const outDir = await mkdtemp(join(config.root, 'node_modules/.prerender-'));
  try {
    await build({
      root: config.root,
      configLoader: 'native',
      logLevel: 'warn',
      mode: config.mode,
      build: { ssr: ENTRY, outDir, emptyOutDir: true, rolldownOptions: { output: { entryFileNames: 'entry.mjs' } } },
    });
    const entry = (await import(
      pathToFileURL(join(outDir, 'entry.mjs')).href
    )) as typeof import('./entry-prerender.tsx'); // the file just built from ENTRY
    const pages = new Map<Locale, PrintedTwice>();
    // One after the other: the language is the whole program's.
    for (const locale of LOCALES) {
      const page = await entry.renderLanding(locale);
      pages.set(locale, { page, marked: await entry.renderLanding(locale, markedWords(baked[locale])) });
    }
    const { content, embeds, lists, singles } = await printContent(entry, config, env);
    const links = LOCALES.flatMap((locale) =>
      LINKS.map((name) => ({ name, locale, html: entry.renderLinkPage(name, locale) })),
    );
    const notFound = LOCALES.map((locale) => entry.renderNotFound(locale)).join('');
    return { pages, content, embeds, lists, singles, links, notFound };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/**
 * The script goes to the end of the body with low priority and without module preloads: measured on a slow phone,
 * a preloaded script competes with the fonts and the text for the first second.
 */
function moveScripts(html: string): string {
  const scripts: string[] = [];
  const rest = html
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    // The PWA plugin's: each page names its own (head.ts).
    .replace(/\s*<link rel="manifest"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*src="[^"]*"[^>]*><\/script>/g, (tag) => {
      scripts.push(tag.trim().replace('<script ', '<script fetchpriority="low" '));
      return '';
    });
  return rest.replace('</body>', `${scripts.join('')}</body>`);
}

/**
 * Inlines the page's stylesheet; its hash goes into the Content-Security-Policy (hostHeaders.ts). The disabled link is
 * never fetched: it tells Vite's loader that the styles are here, which else applies them again, to every element.
 */
function inlineCss(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (tag, file: string) => {
    const css = bundle[file];
    if (css?.type !== 'asset') return tag;
    const others = Object.values(bundle).flatMap((one) =>
      one.type === 'chunk' ? [one.code] : one !== css && one.fileName.endsWith('.css') ? [String(one.source)] : [],
    );
    const styles = withoutUnread(String(css.source).trim(), others.join('\n'));
    return `<style>${styles}</style><link rel="stylesheet" href="/${file}" disabled>`;
  });
}

function preloadFonts(bundle: Rolldown.OutputBundle): string {
  return Object.keys(bundle)
    .filter((file) => file.endsWith('.woff2') && !isMoreLetters(file))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

const speaking = (html: string, locale: Locale) => html.replace('<html lang="en">', `<html lang="${locale}">`);

/** Functions as replacements: text with `$&` in it must come through as it is. */
function fill(template: string, head: string, app: string, path: string, words: string, attributes = ''): string {
  return template
    .replace('<!--head-->', () => head)
    .replace('<div id="root"><!--app--></div>', () =>
      path ? `<div id="root" data-prerendered="${path}"${attributes}>${app}</div>${words}` : '<div id="root"></div>',
    );
}
