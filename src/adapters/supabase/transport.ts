/**
 * Array inserts over PostgREST with plain fetch. The Supabase client is not used: with an expired token and no
 * network it falls back to the publishable key by itself, and a user's row arrives without the user.
 */
import { noAnswer } from '../../core/outbox/noAnswer.ts';
import type { InsertRequest, Transport, TransportResult } from '../../core/outbox/ports.ts';
import { exchange } from './exchange.ts';

/** A request without an answer after this long is given up; whether it landed is then unknown. */
const TIMEOUT_MS = 20_000;

export interface TransportOptions {
  /** Where the backend is, without /rest/v1. '' means the page's own origin. */
  readonly url: string;
  /** The publishable key: sent as `apikey`, never as a bearer token. */
  readonly key: string;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
  /** A random name of this device, null where it has none. Never rejects. */
  readonly device?: () => Promise<string | null>;
  /** What the browser believes about the network; false is asked about, see `reachable`. */
  readonly online?: () => boolean;
}

/** How long a question whether there is a network may take, ms. */
const PROBE_MS = 5_000;

/** `navigator.onLine`; true where nothing is known. */
const believedOnline = () => typeof navigator === 'undefined' || navigator.onLine !== false;

export function createTransport({
  url,
  key,
  timeoutMs = TIMEOUT_MS,
  fetch,
  online = believedOnline,
  device = async () => null,
}: TransportOptions): Transport {
  const base = url.replace(/\/+$/, '');
  const sender = fetch ? { fetch } : {};
  return {
    // "Offline" may be wrong too (virtual machines), so it is not taken on trust: a request with nothing in it finds out.
    async reachable() {
      if (online()) return true;
      const { response } = await exchange(
        `${base}/rest/v1/`,
        { method: 'HEAD', headers: { apikey: key }, cache: 'no-store' },
        { timeoutMs: PROBE_MS, ...sender },
      );
      return response !== null;
    },
    async insert({ rows, ...request }) {
      const answer = await post(encodeURIComponent(request.table), JSON.stringify(rows), request);
      return answer.response ? read(answer.response, answer.text) : noAnswer(answer.why);
    },
    // supabase/migrations, row_by_row: one subtransaction a row, with the rights of whoever sends them.
    async insertEach({ table, rows, ...request }) {
      const answer = await post('rpc/insert_each', JSON.stringify({ target: table, rows: JSON.stringify(rows) }), {
        table,
        ...request,
      });
      if (!answer.response) return noAnswer(answer.why);
      return readEach(answer.response, answer.text, rows.length) ?? read(answer.response, answer.text);
    },
  };

  async function post(path: string, body: string, { token, signal }: Omit<InsertRequest, 'rows'>) {
    const name = await device();
    return exchange(
      `${base}/rest/v1/${path}`,
      {
        method: 'POST',
        headers: {
          apikey: key,
          'Content-Type': 'application/json',
          Prefer: 'return=minimal',
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
          ...(name === null ? {} : { 'X-Device-Id': name }),
        },
        body,
        // A captive portal answers with a redirect to its own page.
        redirect: 'error',
        cache: 'no-store',
        credentials: 'omit',
      },
      { timeoutMs, signal, ...sender },
    );
  }
}

/** One result a row; null for anything but an answer to exactly so many. */
function readEach(response: Response, text: string, count: number): readonly TransportResult[] | null {
  const contentType = typeOf(response);
  const body = response.status === 200 && contentType.includes('json') ? parse(text) : null;
  if (!Array.isArray(body) || body.length !== count) return null;
  const results = body.map((row: unknown): TransportResult | null => {
    const status = Number(stringOf(row, 'status'));
    if (!Number.isInteger(status) || status < 200 || status > 599) return null;
    const retryAfterMs = retryAfterSaid(stringOf(row, 'details'));
    return {
      status,
      code: stringOf(row, 'code'),
      message: stringOf(row, 'message'),
      contentType,
      retryAfterMs,
      networkError: null,
    };
  });
  const known = results.filter((result) => result !== null);
  return known.length === count ? known : null;
}

function read(response: Response, text: string): TransportResult {
  const contentType = typeOf(response);
  const body = contentType.includes('json') ? parse(text) : null;
  return {
    status: response.status,
    code: stringOf(body, 'code'),
    // Postgres says which constraint in `message`; PostgREST sometimes only in `details`.
    message: [stringOf(body, 'message'), stringOf(body, 'details')].filter((part) => part !== '').join(' '),
    contentType,
    retryAfterMs: retryAfter(response.headers.get('retry-after')) ?? retryAfterSaid(stringOf(body, 'details')),
    networkError: null,
  };
}

const typeOf = (response: Response) =>
  (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function stringOf(body: unknown, key: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (header.trim() !== '' && Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

/** Another origin's headers are hidden unless it exposes them, and hosted Supabase doesn't: our limits say it in `details` too. */
function retryAfterSaid(details: string): number | null {
  const seconds = /\bRetry-After: (\d{1,6})\b/i.exec(details)?.[1];
  return seconds === undefined ? null : Number(seconds) * 1000;
}
