/** Hashes of the scripts and styles that stand in a page itself, which the Content-Security-Policy allows by name. */
import { createHash } from 'node:crypto';

export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** `'sha256-…'` sources, as CSP wants them. A script with a type is data or fetched, and needs none. */
export function inlineHashes(html: string): InlineHashes {
  return {
    styles: hashes(html.matchAll(/<style>([\s\S]*?)<\/style>/g)),
    scripts: hashes(html.matchAll(/<script(?: data-files="[^"]*")?>([\s\S]*?)<\/script>/g)),
  };
}

function hashes(found: Iterable<RegExpMatchArray>): string[] {
  return [...found].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
