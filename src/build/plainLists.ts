/**
 * Every idea and every answer for whoever runs no scripts: plain pages of text beside the printed ones, which hold the newest alone because a
 * phone fetches them first. Each is as the build knew it, and says of which day that is.
 */
import { escapeHtml } from '../core/html.ts';
import { plainWays, type PlainList, type Said } from '../app/site/plainList.ts';
import { localHref } from '../core/address.ts';
import { plainListPath } from '../core/plainListPath.ts';
import { pageFileName } from './contentPages.ts';
import { embedStyle } from './embeds.ts';

/** Lines a page: about as many bytes as a picture. */
const ON_A_PAGE = 200;

export const LIST_STYLE = 'embed/list.css';

export interface PlainFile {
  readonly fileName: string;
  readonly source: string;
}

/** A page at least: what leads there is never a dead end. */
export function plainListFiles(list: PlainList): PlainFile[] {
  const pages = Math.max(1, Math.ceil(list.lines.length / ON_A_PAGE));
  return Array.from({ length: pages }, (_, at) => ({
    fileName: pageFileName(plainListPath(list.of, at + 1), list.locale),
    source: onePage(list, at + 1, pages),
  }));
}

function onePage(list: PlainList, page: number, pages: number): string {
  const { of, locale, title, lines, from } = list;
  const marked = ({ text, lang }: Said, tag: string) =>
    `<${tag}${lang === locale ? '' : ` lang="${lang}"`}>${escapeHtml(text)}</${tag}>`;
  const link = (path: string, words: string) => `<a href="${localHref(path, locale)}">${escapeHtml(words)}</a>`;
  const shown = lines.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE);
  const ways = [
    page > 1 ? link(plainListPath(of, page - 1), plainWays.before()) : '',
    page < pages ? link(plainListPath(of, page + 1), plainWays.next()) : '',
    link(of, plainWays.back()),
  ].filter(Boolean);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/${LIST_STYLE}">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="from">${escapeHtml(plainWays.page({ page: String(page), pages: String(pages) }))} ${escapeHtml(from)}</p>
<ol start="${(page - 1) * ON_A_PAGE + 1}">
${shown
  .map(
    ({ title: said, facts, texts }) =>
      `<li>${marked(said, 'h2')}<p class="from">${escapeHtml(facts.join(' · '))}</p>${texts.map((one) => marked(one, 'p')).join('')}</li>`,
  )
  .join('\n')}
</ol>
<nav>${ways.join(' ')}</nav>
</main>
</body>
</html>
`;
}

/** As that of the frames, in a column that can be read. */
export const listStyle = (colors: Parameters<typeof embedStyle>[0]): string => `${embedStyle(colors)}
main { max-width: 44rem; margin-inline: auto; border-width: 0; }
ol { padding-left: 2.5rem; display: grid; gap: 1.25rem; }
h2 { font-size: 1.0625rem; line-height: 1.35; white-space: pre-line; }
li p { margin-top: 0.25rem; white-space: pre-line; }
nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
`;
