/** Turns head data into HTML. Everything is escaped: the campaign file is text, never markup. */
import { manifestPath } from '../core/address.ts';
import { BASE_LOCALE, type Locale } from '../core/locale.ts';
import { escapeHtml, jsonForScript } from '../core/html.ts';

export interface HeadData {
  readonly title: string;
  readonly description: string;
  readonly metas: readonly Readonly<Record<string, string>>[];
  readonly links: readonly Readonly<Record<string, string>>[];
  readonly jsonLd: readonly object[];
}

const COMMON_LINKS: HeadData['links'] = [
  // 32x32 and not "any": else Chromium takes it before the sharper one.
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/icons/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
];

export function renderHead(head: HeadData, locale: Locale = BASE_LOCALE): string {
  const manifest = { rel: 'manifest', href: manifestPath(locale) };
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    tag('meta', { name: 'description', content: head.description }),
    ...head.metas.map((meta) => tag('meta', meta)),
    ...[manifest, ...COMMON_LINKS, ...head.links].map((link) => tag('link', link)),
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`),
  ].join('\n    ');
}

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const text = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<${name} ${text.join(' ')} />`;
}
