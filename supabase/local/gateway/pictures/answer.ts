/**
 * The part of Supabase's storage that pictures need, kept in the database (src/DECISIONS.md says why not in a folder): brought and
 * fetched by whoever publishes at /storage/v1/object, and what is live by everybody at /functions/v1/picture.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { plainType } from '../../../../src/core/picture/plain.ts';
import { PICTURE_LIMITS, typeOfName } from '../../../../src/core/picture/value.ts';
import type { Backend } from '../../backend.ts';
import type { Ask } from '../ask.ts';
import { BodyError, readBody } from '../body.ts';
import { damagedToken } from '../../guard.ts';
import { requireKey, type Keys } from '../keys.ts';
import type { Lanes } from '../lanes.ts';
import type { Route } from '../routes.ts';
import type { GatewayLimits } from '../settings.ts';
import { storageRefusal, tokenFault, tokenRefusal } from './refusal.ts';
import { fileIn, type Uploaded } from './upload.ts';

export interface PictureParts {
  readonly backend: Pick<Backend, 'database'>;
  readonly keys: Keys;
  readonly limits: GatewayLimits;
  readonly lanes: Lanes;
  readonly ask: Ask;
}

export type PictureRoute = Extract<Route, { readonly kind: 'picture' | 'object' }>;

/** Its name says what is in it, but not whether it may still be seen: what was taken down must be gone within minutes. */
const FIVE_MINUTES = 'public, max-age=300';

/** Throws a Refusal for what goes no further. */
export async function answerPicture(
  parts: PictureParts,
  route: PictureRoute,
  request: IncomingMessage,
  headers: Headers,
): Promise<Response> {
  const { file } = route;
  const method = request.method ?? 'GET';
  if (typeOfName(file) === null) throw storageRefusal(400, 'InvalidKey', 'A picture is named by its hash.');
  if (route.kind === 'picture') {
    if (method !== 'GET' && method !== 'HEAD') throw storageRefusal(405, 'MethodNotAllowed', 'It can be read only.');
    // Whoever is signed in sees here what everybody sees: what others keep must not depend on who asked.
    const nobody = new Headers({ apikey: parts.keys.publishable });
    nobody.set('x-forwarded-for', headers.get('x-forwarded-for') ?? '');
    const shown = await read(parts, file, nobody, FIVE_MINUTES);
    return isKnown(headers.get('if-none-match'), file)
      ? new Response(null, { status: 304, headers: shown.headers })
      : shown;
  }
  requireKey(headers, parts.keys);
  if (damagedToken(headers.get('authorization'), [parts.keys.publishable, parts.keys.secret]) !== null) {
    throw tokenRefusal('Invalid Compact JWS');
  }
  if (method === 'GET' || method === 'HEAD') return read(parts, file, headers, 'no-store');
  if (method !== 'POST')
    throw storageRefusal(405, 'MethodNotAllowed', 'A picture is never changed: bring another one.');
  return store(parts, file, request, headers);
}

async function read({ ask }: PictureParts, file: string, headers: Headers, keep: string): Promise<Response> {
  const asking = new Headers(headers);
  for (const name of ['range', 'if-none-match', 'accept', 'prefer', 'content-type']) asking.delete(name);
  /** The campaign's own, or one of a place: those came with reports, and lie beside them. */
  async function fileBy(call: 'picture_file' | 'site_picture'): Promise<string | null> {
    const answer = await ask({
      lane: 'read',
      url: `/rest/v1/rpc/${call}?file=${file}`,
      method: 'GET',
      headers: asking,
    });
    if (answer.status === 401) await asStorage(answer);
    if (!answer.ok) throw storageRefusal(answer.status, 'DatabaseError', 'The picture could not be read.');
    const told: unknown = await answer.json();
    return typeof told === 'string' ? told : null;
  }
  const said = (await fileBy('picture_file')) ?? (file.endsWith('.jpg') ? await fileBy('site_picture') : null);
  // Not "forbidden": that would say that it is there.
  if (said === null) throw storageRefusal(404, 'NoSuchKey', 'Object not found');
  const bytes = Buffer.from(said, 'base64');
  const type = typeOfName(file);
  // The same as for none: whatever got in, by whichever way, is not handed on if it is more than a picture.
  if (type === null || plainType(bytes) !== type) throw storageRefusal(404, 'NoSuchKey', 'Object not found');
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'cache-control': keep,
      etag: `"${file}"`,
      // Were it opened by itself, it could do nothing, whatever a browser took it for.
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}

const isKnown = (known: string | null, file: string): boolean =>
  known?.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${file}"`) ?? false;

async function store(
  { ask, backend, lanes, limits }: PictureParts,
  file: string,
  request: IncomingMessage,
  headers: Headers,
): Promise<Response> {
  // Before its bytes: a stranger shall not make the server read half a megabyte.
  const asking = new Headers({ 'content-type': 'application/json' });
  for (const name of ['apikey', 'authorization', 'x-forwarded-for']) {
    const said = headers.get(name);
    if (said !== null) asking.set(name, said);
  }
  const body = JSON.stringify({ file });
  const may = await ask({
    lane: 'call',
    url: '/rest/v1/rpc/begin_picture_upload',
    method: 'POST',
    headers: asking,
    body,
  });
  if (!may.ok) return asStorage(may);
  if ((await may.json()) !== true) throw there();
  const { bytes, type } = await uploadedIn(request, headers, limits);
  const wanted = typeOfName(file);
  // The hosted bucket goes by what the sender says (allowed_mime_types), so that is asked here, too.
  if (type !== wanted || plainType(bytes) !== wanted) {
    throw storageRefusal(415, 'InvalidMimeType', 'This is not a picture of that type, or more than a picture.');
  }
  if (createHash('sha256').update(bytes).digest('hex') !== file.slice(0, 64)) {
    throw storageRefusal(400, 'InvalidChecksum', 'The name is not the hash of what was sent.');
  }
  const [, token = ''] = (headers.get('authorization') ?? '').split(' ');
  const stored = await lanes.run('insert', () =>
    backend.database.query(
      `insert into private.stored_pictures (file, bytes, user_id)
       select $1, decode($2, 'base64'), account.id from auth.users as account where account.id = $3::uuid
       on conflict (file) do nothing returning file`,
      [file, Buffer.from(bytes).toString('base64'), subjectOf(token)],
    ),
  );
  if (stored.length === 0) throw there();
  return Response.json({ Key: `media/${file}`, Id: file.slice(0, 32) });
}

/** The database's own refusals as they are; throws a Refusal for one of the token. */
async function asStorage(refused: Response): Promise<Response> {
  const text = await refused.text();
  const fault = refused.status === 401 ? tokenFault(errorIn(text)) : null;
  if (fault !== null) throw tokenRefusal(fault);
  return new Response(text, { status: refused.status, headers: refused.headers });
}

function errorIn(text: string): { readonly code?: unknown; readonly message?: unknown } {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

/** What a phone that sends again takes for "delivered": the name is the hash, so it is the same picture. */
const there = () => storageRefusal(409, 'Duplicate', 'The resource already exists');

/** Of a token that lite has just found good. */
function subjectOf(token: string): string {
  const claims: { readonly sub?: unknown } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return String(claims.sub);
}

async function uploadedIn(request: IncomingMessage, headers: Headers, limits: GatewayLimits): Promise<Uploaded> {
  try {
    // supabase-js wraps a Blob in a form; the form's own lines are some hundred bytes.
    const body = await readBody(request, PICTURE_LIMITS.fileBytes + 2048, limits.bodyMs * 6);
    const uploaded = await fileIn(body, headers.get('content-type') ?? '');
    if (uploaded.bytes.length > PICTURE_LIMITS.fileBytes) throw new BodyError('too-large');
    return uploaded;
  } catch (error) {
    if (!(error instanceof BodyError) || error.fault === 'gone') throw error;
    if (error.fault === 'too-large') throw storageRefusal(413, 'EntityTooLarge', 'The file is larger than 600 kB.');
    if (error.fault === 'encoded') throw storageRefusal(415, 'InvalidMimeType', 'Only what is not packed is taken.');
    throw storageRefusal(408, 'RequestTimeout', 'The file took too long to arrive.');
  }
}
