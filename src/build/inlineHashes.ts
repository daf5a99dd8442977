/** Hashes of the scripts and styles that stand in a page itself, which the Content-Security-Policy allows by name. */
import { createHash } from 'node:crypto';

export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** `'sha256-…'` sources, as CSP wants them. A script with a type is data or fetched, and needs none. */
export function inlineHashes(html: string): InlineHashes {
  return { styles: inlineStyles(html).map(hash), scripts: inlineScripts(html).map(hash) };
}

export const inlineStyles = (html: string): string[] => texts(html, /<style>([\s\S]*?)<\/style>/g);
export const inlineScripts = (html: string): string[] =>
  texts(html, /<script(?: data-[a-z]+="[^"]*")*>([\s\S]*?)<\/script>/g);

const texts = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
