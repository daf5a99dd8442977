/** The W3C WebDriver protocol over plain fetch: one session of one driver, its commands one after the other. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What the driver answered instead; `code` is the standard's ("no such element", "javascript error", …). */
export class WireError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** No command of ours takes this long, ms, unless the browser hangs or is gone; with twelve processes a core a page takes a minute. */
const AT_MOST_MS = 120_000;

/** The `value` of the driver's answer. */
export async function wire(method: 'GET' | 'POST' | 'DELETE', url: string, body?: Json): Promise<Json> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(AT_MOST_MS),
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const { value } = (await answer.json()) as { value: Json }; // every answer of the standard has one
  if (answer.ok) return value;
  throw new WireError(field(value, 'error'), field(value, 'message'));
}

/** A text field of an answer, '' when there is none. */
export function field(value: Json, name: string): string {
  const found = typeof value === 'object' && value !== null && !Array.isArray(value) ? Reflect.get(value, name) : '';
  return typeof found === 'string' ? found : JSON.stringify(found ?? '');
}
