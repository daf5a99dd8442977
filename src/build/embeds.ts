/**
 * Small pages that other websites show in a frame, one a commitment and language: no script, nothing but what it says, since when,
 * and the way to the whole page. Each is as the build knew it, and says of which day that is.
 */
import { escapeHtml } from '../core/html.ts';
import type { Locale } from '../core/locale.ts';
import { pageFileName } from './contentPages.ts';

/** What an embed says, each text with the language that it is in. */
export interface Embed {
  readonly kind: string;
  readonly slug: string;
  readonly locale: Locale;
  readonly title: Said;
  readonly facts: readonly { readonly name: string; readonly said: Said }[];
  /** Whose it is, as of when. */
  readonly from: string;
  /** What leads to the page. */
  readonly read: string;
  /** Of the page, whole. */
  readonly href: string;
}

export interface Said {
  readonly text: string;
  readonly lang: Locale;
}

export const embedPath = (kind: string, slug: string): string => `/embed/${kind}/${slug}`;

export const EMBED_STYLE = 'embed/embed.css';

export function embedFile(embed: Embed): { fileName: string; source: string } {
  return { fileName: pageFileName(embedPath(embed.kind, embed.slug), embed.locale), source: embedPage(embed) };
}

function embedPage({ locale, title, facts, from, read, href }: Embed): string {
  const marked = ({ text, lang }: Said, tag: string) =>
    `<${tag}${lang === locale ? '' : ` lang="${lang}"`}>${escapeHtml(text)}</${tag}>`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title.text)}</title>
<link rel="canonical" href="${escapeHtml(href)}">
<link rel="stylesheet" href="/${EMBED_STYLE}">
</head>
<body>
<main>
${marked(title, 'h1')}
${facts.length === 0 ? '' : `<dl>\n${facts.map(({ name, said }) => `<dt>${escapeHtml(name)}</dt>${marked(said, 'dd')}`).join('\n')}\n</dl>\n`}<p><a href="${escapeHtml(href)}" target="_blank" rel="noopener">${escapeHtml(read)}</a></p>
<p class="from">${escapeHtml(from)}</p>
</main>
</body>
</html>
`;
}

/** A file, because a policy that hosts join with the pages' own allows no style in the page (hostFiles.ts). */
export const embedStyle = ({ paper, paperNight }: { readonly paper: string; readonly paperNight: string }): string => `
:root { color-scheme: light dark; --paper: ${paper}; --ink: #1b1b3a; }
@media (prefers-color-scheme: dark) { :root { --paper: ${paperNight}; --ink: #f6efdf; } }
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { padding: 1rem; border: 2px solid var(--ink); min-height: 100vh; display: grid; gap: 0.75rem; align-content: start; }
h1 { font-size: 1.25rem; line-height: 1.25; }
dt { font-size: 0.875rem; font-weight: bold; }
dd { margin-bottom: 0.5rem; }
a { color: inherit; font-weight: bold; display: inline-block; min-height: 44px; padding-block: 10px; }
a:focus-visible { outline: 3px solid; outline-offset: 2px; }
.from { font-size: 0.875rem; }
`;
