/**
 * What the mails' two links answer where no script runs: a page with one button to whoever looks, and what came of it to whoever
 * presses. Served by the embedded backend and by an Edge Function on a hosted project (supabase/functions).
 */
import { functionPath } from '../../../backend/paths.ts';
import type { Locale } from '../../../core/locale.ts';
import english from '../words/en.json' with { type: 'json' };
import spanish from '../words/es.json' with { type: 'json' };
import { CALLED, linkRoute, tokenIn, type LinkName } from './link.ts';

/** Generated messages are not where an Edge Function is made. */
const WORDS: Readonly<Record<Locale, Words>> = { en: english, es: spanish };
/** Those without a plural. */
type Key = {
  [Name in keyof typeof english]: (typeof english)[Name] extends string ? Name : never;
}[keyof typeof english];
type Words = Readonly<Record<Key, string>>;

const SAID = {
  unsubscribe: ['consent_unsubscribe_title', 'consent_unsubscribe_text', 'consent_unsubscribe_press'],
  confirm: ['consent_confirm_title', 'consent_confirm_text', 'consent_confirm_press'],
} as const satisfies Record<LinkName, readonly Key[]>;

const OUTCOMES = {
  done: {
    unsubscribe: ['consent_unsubscribed_title', 'consent_unsubscribed_text'],
    confirm: ['consent_confirmed_title', 'consent_confirmed_text'],
  },
  unknown: {
    unsubscribe: ['consent_link_unknown', 'consent_link_unknown_text'],
    confirm: ['consent_confirm_unknown', 'consent_confirm_unknown_text'],
  },
  later: {
    unsubscribe: ['consent_link_later', 'consent_link_later_text'],
    confirm: ['consent_link_later', 'consent_link_later_text'],
  },
} as const satisfies Record<string, Record<LinkName, readonly Key[]>>;
type Outcome = keyof typeof OUTCOMES;

/** Calls the database's function at this path with this body, as a visitor. */
export type Press = (path: string, body: string) => Promise<Response>;

/**
 * @param url path and query, of one of the two links.
 * @returns null for an address that is neither. A GET changes nothing: mail scanners follow every link. The body of a POST is
 * not read; all that counts is in the address.
 */
export async function answerLink(method: string, url: string, press: Press): Promise<Response | null> {
  const route = linkRoute(url);
  if (route === null) return null;
  const { name, locale } = route;
  if (method === 'GET' || method === 'HEAD') return page(200, locale, SAID[name], method === 'HEAD');
  if (method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  const token = tokenIn(name, url);
  const outcome = token === null ? 'unknown' : await pressed(press, name, token);
  const status = { done: 200, unknown: 404, later: 503 }[outcome];
  const answer = page(status, locale, OUTCOMES[outcome][name]);
  if (outcome === 'later') answer.headers.set('retry-after', '120');
  return answer;
}

async function pressed(press: Press, name: LinkName, token: string): Promise<Outcome> {
  try {
    const answer = await press(functionPath(CALLED[name]), JSON.stringify({ token }));
    const said: unknown = answer.ok ? await answer.json() : null;
    return said === 'done' || said === 'unknown' ? said : 'later';
  } catch {
    return 'later';
  }
}

const STYLE =
  ':root{color-scheme:light dark}body{margin:0 auto;max-width:34rem;padding:2rem 1.25rem;font:1.0625rem/1.5 system-ui,sans-serif}' +
  'h1{font-size:1.625rem;line-height:1.2}button{font:inherit;font-weight:700;min-height:2.75rem;padding:.5rem 1.25rem;' +
  'border:2px solid;border-radius:.25rem;background:#14213d;color:#fff;cursor:pointer}';

/** Nothing of the address is repeated, so nothing in it can become part of the page. */
function page(status: number, locale: Locale, said: readonly Key[], head = false): Response {
  const [title = '', text = '', call] = said.map((key) => WORDS[locale][key]);
  // Without an address of its own the form goes where the page came from, with what stands there.
  const form = call === undefined ? '' : `<form method="post"><button>${escaped(call)}</button></form>`;
  const html =
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escaped(title)}</title><style>${STYLE}</style></head>` +
    `<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${form}</main></body></html>`;
  return new Response(head ? null : html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
