/** Which addresses a sign-in may lead back to: pages of this site, never the sign-in page itself. */

const OWN = 'https://own.invalid';

/**
 * The path, query and hash to go to, or null when the value is not a page of ours. Refuses everything a browser could
 * take for another site: `//host`, `/\host`, schemes, control characters that it would drop.
 */
export function safeReturn(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 500) return null;
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  if (/^\/[/\\]|[\u0000-\u001F\u007F\\]/.test(value)) return null;
  const url = parse(value);
  if (url?.origin !== OWN || url.pathname.startsWith('//')) return null;
  if (/^\/auth(\/|$)/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** URL.parse is of 2024. */
function parse(value: string): URL | null {
  try {
    return new URL(value, OWN);
  } catch {
    return null;
  }
}
