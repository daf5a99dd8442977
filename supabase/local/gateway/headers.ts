/** The headers on both ways: what the database may know of a request, and what every answer says to browsers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { restRefusal } from './refusal.ts';
import type { GatewaySettings } from './settings.ts';

/** Written by proxies, and by anybody else who would like to be believed. */
const CLAIMED = /^(x-forwarded-.*|x-real-ip|forwarded|cf-connecting-ip|true-client-ip|x-client-ip)$/;
const OF_THE_LINE =
  /^(host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-length|content-encoding|cookie)$/;

/** Who asks is said once. Of two tokens node keeps the first, and a proxy in front may have looked at the other. */
function refuseTwice(request: IncomingMessage): void {
  const twice = ['authorization', 'apikey'].find((name) => (request.headersDistinct[name]?.length ?? 0) > 1);
  if (twice === undefined) return;
  throw restRefusal(400, { code: 'PGRST100', message: `The header "${twice}" can be sent once only.` });
}

/**
 * The request's headers as they go on: one address that the gateway itself found, and an Authorization header that means the
 * same in any case. "bearer" in small letters was taken for no token at all and the row stored as nobody's. Throws a Refusal.
 */
export function forwardedHeaders(request: IncomingMessage, address: string): Headers {
  refuseTwice(request);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || CLAIMED.test(name) || OF_THE_LINE.test(name)) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const token = /^\s*bearer\s+(.*?)\s*$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  headers.set('x-forwarded-for', address);
  return headers;
}

const KEPT_SECRET = new Set(['authorization', 'apikey']);

/** What SQL reads as `request.headers`: everything but the keys. */
export function headersForSql(headers: Headers): string {
  return JSON.stringify(Object.fromEntries([...headers].filter(([name]) => !KEPT_SECRET.has(name))));
}

const METHODS = 'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS';
const TAKEN =
  'authorization, apikey, content-type, accept, accept-profile, content-profile, prefer, range, range-unit, ' +
  'x-client-info, x-device-id, x-supabase-api-version, x-upsert, cache-control';
const EXPOSED = 'Retry-After, Content-Range, Content-Location, Preference-Applied, X-Sb-Error-Code';

/** The answer to a browser that asks whether the app on another origin may ask. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': TAKEN,
      'access-control-max-age': '7200',
    },
  });
}

/** On every answer of the API: nobody keeps it, nobody guesses what it is, and the app on another origin may read it. */
export function dressAnswer(headers: Headers): void {
  for (const name of ['server', 'x-powered-by', 'access-control-allow-credentials']) headers.delete(name);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', EXPOSED);
  if (!headers.get('cache-control')?.startsWith('public')) headers.set('cache-control', 'no-store');
}

/** On every answer, pages included. */
export function dressAll(response: ServerResponse, { secure, secureSubdomains }: GatewaySettings): void {
  response.setHeader('x-content-type-options', 'nosniff');
  const subdomains = secureSubdomains ? '; includeSubDomains' : '';
  if (secure) response.setHeader('strict-transport-security', `max-age=31536000${subdomains}`);
  response.removeHeader('x-powered-by');
}
