/**
 * Pictures' files on their way out of the outbox: to Supabase's storage, one request a file. What it answers is told in the words that
 * the verdict table knows, so that a picture waits, is sent again and is refused by the same rules as a form.
 */
import { noAnswer } from '../../core/outbox/noAnswer.ts';
import type { Row } from '../../core/outbox/kind.ts';
import type { InsertRequest, Transport, TransportResult } from '../../core/outbox/ports.ts';
import { functionPath } from '../../backend/paths.ts';
import { fromBase64 } from '../../core/picture/base64.ts';
import { objectPath, PICTURE_STORAGE, typeOfName } from '../../core/picture/value.ts';
import { exchange } from './exchange.ts';
import { proofOf } from './tokenClaims.ts';

/** 600 kB at 10 kB a second. */
const TIMEOUT_MS = 60_000;
/** For the question why the storage said no, ms. */
const WHY_MS = 10_000;

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
    let why: Promise<TransportResult> | null = null;
    for (const row of request.rows) {
      const result = await upload(row, request, options);
      const { token, signal } = request;
      const doubtful = result.code === '42501' && token !== null;
      results.push(doubtful ? await (why ??= whyNot(result, token, signal, options)) : result);
    }
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

/**
 * The storage says "row-level security" alike to a person without the right, to one whose second factor is missing and to one whose
 * session was ended. One question tells them apart; without an answer the file waits.
 */
async function whyNot(
  refused: TransportResult,
  token: string,
  signal: AbortSignal,
  { url, key, fetch }: UploadOptions,
): Promise<TransportResult> {
  const answer = await exchange(
    `${url.replace(/\/+$/, '')}${functionPath('my_second_factor')}`,
    {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
    },
    { timeoutMs: WHY_MS, signal, ...(fetch ? { fetch } : {}) },
  );
  if (answer.response === null) return noAnswer(answer.why);
  const { status, headers } = answer.response;
  const said = { ...refused, status, code: '', message: '', contentType: typeOf(headers) };
  if (status === 401) return said;
  // An older server does not know the question, and one that refuses it knows the person: then the first answer stands.
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) return refused;
  if (status !== 200) return said;
  const body: unknown = parsed(answer.text);
  if (typeof body !== 'object' || body === null || !('required' in body))
    return { ...said, status: 0, networkError: 'failed' };
  const missing = body.required === true && proofOf(token).aal !== 'aal2';
  return missing ? { ...refused, code: 'PT403' } : refused;
}

interface Said {
  readonly statusCode?: unknown;
  readonly error?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly details?: unknown;
  readonly Key?: unknown;
}

/** What the storage says of a raised error: the code alone. */
const RAISED = /^database error, code: ([0-9A-Z]{5})$/;
/** Of a token that ran out, or was signed with a key that is not used any more. */
const TOKEN = /\bjw[st]\b|"(exp|nbf|iat)" claim|signature verification failed/i;

const typeOf = (headers: Headers): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** What an insert would have been answered. The storage's own status stands in the body; HTTP's is often 400 whatever it is. */
export function asInsert(response: Pick<Response, 'status' | 'headers'>, text: string): TransportResult {
  const contentType = typeOf(response.headers);
  const said = contentType.includes('json') ? parsed(text) : {};
  const error = String(said.error ?? '');
  const message = String(said.message ?? '');
  const code = RAISED.exec(message)?.[1] ?? (typeof said.code === 'string' ? said.code : '');
  // Our own errors name their status; the storage calls whatever is raised a 500.
  const status = Number(/^PT([1-5]\d\d)$/.exec(code)?.[1] ?? said.statusCode ?? response.status) || response.status;
  const seconds = /\d+/.exec(response.headers.get('retry-after') ?? String(said.details ?? ''))?.[0];
  const result: TransportResult = {
    status,
    code,
    message,
    contentType,
    retryAfterMs: seconds === undefined ? null : Number(seconds) * 1000,
    networkError: null,
  };
  if (response.status === 200) return typeof said.Key === 'string' ? { ...result, status: 201 } : result;
  // Named by its hash: what is there is this very file.
  if (status === 409 || error === 'Duplicate')
    return { ...result, status: 409, code: '23505', message: 'unique constraint "stored_pictures_pkey"' };
  if (/^PT\d/.test(code)) return result;
  if (code === '42501') return { ...result, status: 403 };
  if (/row-level security/i.test(message)) return { ...result, status: 403, code: '42501' };
  if (status === 401 || TOKEN.test(`${error} ${message}`)) return { ...result, status: 401, code: '' };
  // Forbidden, and not by a policy: the storage did not get as far as the row.
  if (status === 403)
    return { ...result, status: error === 'Unauthorized' ? 401 : 403, code: error === 'Unauthorized' ? '' : '42501' };
  if (status === 413) return { ...result, code: '' };
  // Not the type that its name says, or more than a picture: never taken, however often it is sent.
  if (status === 415 || /^(Invalid(Key|MimeType|Checksum|Request)|invalid_mime_type)$/i.test(error))
    return { ...result, status: 400, code: 'PGRST102' };
  // No bucket, no such address: the app is newer than the server.
  if (status === 404) return { ...result, code: 'PGRST205' };
  return { ...result, code: RAISED.test(message) ? code : '' };
}

function parsed(text: string): Said {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
