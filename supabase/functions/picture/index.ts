/**
 * Pictures that are live, on a hosted project: an Edge Function, for browsers that carry no key (see ../../config.toml). The bucket
 * is not public, its policy says what a visitor may have, and what is not a plain picture is not handed on.
 * The embedded backend answers the same address: ../../local/gateway/pictures.
 */
import { fromBase64 } from '../../../src/core/picture/base64.ts';
import { plainType } from '../../../src/core/picture/plain.ts';
import { objectPath, typeOfName } from '../../../src/core/picture/value.ts';

/** What we use of Deno; both names are set by the platform. */
declare const Deno: {
  readonly env: { get(name: 'SUPABASE_URL' | 'SUPABASE_ANON_KEY'): string | undefined };
  serve(answer: (request: Request) => Promise<Response>): void;
};

const url = Deno.env.get('SUPABASE_URL') ?? '';
const key = Deno.env.get('SUPABASE_ANON_KEY') ?? '';
const headers = { apikey: key, authorization: `Bearer ${key}` };
const nothing = () => new Response('Not found\n', { status: 404, headers: { 'cache-control': 'no-store' } });

async function inBucket(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const answer = await fetch(`${url}${objectPath(file)}`, { headers });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return answer.ok ? bytes : null;
}

/** Pictures of places came with reports, and lie in the database beside them. */
async function ofPlace(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const answer = await fetch(`${url}/rest/v1/rpc/site_picture?file=${file}`, { headers });
  const said: unknown = answer.ok ? await answer.json() : null;
  return typeof said === 'string' ? fromBase64(said) : null;
}

Deno.serve(async (request) => {
  const file = new URL(request.url).pathname.split('/').pop() ?? '';
  const type = typeOfName(file);
  if (type === null || (request.method !== 'GET' && request.method !== 'HEAD')) return nothing();
  const bytes = (await inBucket(file)) ?? (type === 'image/jpeg' ? await ofPlace(file) : null);
  // The hosted storage believes what an upload says of itself.
  if (bytes === null || plainType(bytes) !== type) return nothing();
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=300',
      etag: `"${file}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    },
  });
});
