/**
 * Pictures' files on their way out of the outbox: to Supabase's storage, one request a file. What it answers is told in the words that
 * the verdict table knows, so that a picture waits, is sent again and is refused by the same rules as a form.
 */
import { noAnswer } from '../../core/outbox/noAnswer.ts';
import type { Row } from '../../core/outbox/kind.ts';
import type { InsertRequest, Transport, TransportResult } from '../../core/outbox/ports.ts';
import { fromBase64 } from '../../core/picture/base64.ts';
import { objectPath, PICTURE_STORAGE, typeOfName } from '../../core/picture/value.ts';
import { exchange } from './exchange.ts';

/** 600 kB at 10 kB a second. */
const TIMEOUT_MS = 60_000;

export interface UploadOptions {
  readonly url: string;
  readonly key: string;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

/** The same transport, which also brings pictures. */
export function withUploads(transport: Transport, options: UploadOptions): Transport {
  const each = async (request: InsertRequest): Promise<readonly TransportResult[]> => {
    const results: TransportResult[] = [];
    for (const row of request.rows) results.push(await upload(row, request, options));
    return results;
  };
  return {
    ...transport,
    async insert(request) {
      if (request.table !== PICTURE_STORAGE) return transport.insert(request);
      const results = await each(request);
      // Of several the first that was not taken speaks for all: sent again, the others are known to be there.
      return results.find(({ status }) => status !== 201) ?? results[0] ?? noAnswer(null);
    },
    insertEach: (request) => (request.table === PICTURE_STORAGE ? each(request) : transport.insertEach(request)),
  };
}

async function upload(row: Row, { token, signal }: InsertRequest, options: UploadOptions): Promise<TransportResult> {
  const file = String(row['file']);
  const sender = options.fetch ? { fetch: options.fetch } : {};
  const { response, text, ...none } = await exchange(
    `${options.url.replace(/\/+$/, '')}${objectPath(file)}`,
    {
      method: 'POST',
      headers: {
        apikey: options.key,
        'Content-Type': typeOfName(file) ?? 'application/octet-stream',
        'Cache-Control': 'max-age=31536000',
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: fromBase64(String(row['bytes'])),
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
    },
    { timeoutMs: options.timeoutMs ?? TIMEOUT_MS, signal, ...sender },
  );
  return response === null ? noAnswer('why' in none ? none.why : null) : asInsert(response, text);
}

interface Said {
  readonly statusCode?: unknown;
  readonly error?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly details?: unknown;
  readonly Key?: unknown;
}

/** What an insert would have been answered. The storage's own status stands in the body; HTTP's is often 400 whatever it is. */
export function asInsert(response: Pick<Response, 'status' | 'headers'>, text: string): TransportResult {
  const contentType = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const said = contentType.includes('json') ? parsed(text) : {};
  const status = Number(said.statusCode ?? response.status) || response.status;
  const error = String(said.error ?? '');
  const message = String(said.message ?? '');
  const seconds = /\d+/.exec(response.headers.get('retry-after') ?? String(said.details ?? ''))?.[0];
  const result: TransportResult = {
    status,
    code: typeof said.code === 'string' ? said.code : '',
    message,
    contentType,
    retryAfterMs: seconds === undefined ? null : Number(seconds) * 1000,
    networkError: null,
  };
  if (response.status === 200) return typeof said.Key === 'string' ? { ...result, status: 201 } : result;
  // Named by its hash: what is there is this very file.
  if (status === 409 || error === 'Duplicate')
    return { ...result, status: 409, code: '23505', message: 'unique constraint "stored_pictures_pkey"' };
  if (/^PT\d|^42501$/.test(result.code)) return result;
  if (status === 401 || /jwt/i.test(`${error} ${message}`)) return { ...result, status: 401, code: '' };
  if (status === 403) return { ...result, code: '42501' };
  if (status === 413) return { ...result, code: '' };
  // Not the type that its name says, or more than a picture: never taken, however often it is sent.
  if (status === 415 || /^Invalid(Key|MimeType|Checksum|Request)$/i.test(error))
    return { ...result, status: 400, code: 'PGRST102' };
  // No bucket, no such address: the app is newer than the server.
  if (status === 404) return { ...result, code: 'PGRST205' };
  return { ...result, code: '' };
}

function parsed(text: string): Said {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
