/**
 * The access tokens that people carry: signed ES256 outside, as hosted Supabase does, so that anybody can check one by the
 * published keys; HS256 inside, which is all that @supabase/lite reads. The claims are the same.
 */
import { createECDH, hkdfSync } from 'node:crypto';
import { calculateJwkThumbprint, compactVerify, CompactSign, importJWK, type JWK } from 'jose';

export interface Tokens {
  /** GET /.well-known/jwks.json. */
  keySet(): Promise<Response>;
  /** Makes the token in `headers` one that is read inside. A forged one stays one that nobody believes. */
  inward(headers: Headers): Promise<void>;
  /** The same answer with its access token, in the body or in the address it leads to, as people carry it. */
  outward(answer: Response): Promise<Response>;
}

/** Order of the curve's points. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Tokens that were checked lately and need not be again. */
const REMEMBERED = 2_000;
const text = new TextDecoder();

/** The key pair follows from the secret: nothing else has to be kept, and a restart signs as before. */
function pairOf(secret: string): { readonly open: JWK; readonly d: string } {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'access tokens, ES256', 48));
  const number = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const d = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const part = (bytes: Buffer): string => bytes.toString('base64url');
  const open = { kty: 'EC', crv: 'P-256', x: part(point.subarray(1, 33)), y: part(point.subarray(33)) };
  return { open, d: part(d) };
}

async function keysOf(secret: string) {
  const { open, d } = pairOf(secret);
  const kid = await calculateJwkThumbprint(open);
  return {
    kid,
    published: { ...open, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
    sign: await importJWK({ ...open, d }, 'ES256'),
    verify: await importJWK(open, 'ES256'),
    inside: new TextEncoder().encode(secret),
  };
}

export function createTokens(secret: string): Tokens {
  const keys = keysOf(secret);
  const known = new Map<string, string>();

  async function insideOf(token: string): Promise<string> {
    const before = known.get(token);
    if (before !== undefined) return before;
    const { verify, inside } = await keys;
    const checked = await compactVerify(token, verify, { algorithms: ['ES256'] }).catch(() => null);
    // lite refuses a signature that is wrong, and stumbles over one of another kind.
    if (checked === null) return [HS256, ...token.split('.').slice(1)].join('.');
    const made = await new CompactSign(checked.payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(inside);
    known.set(token, made);
    const oldest = known.keys().next().value;
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return made;
  }

  async function outsideOf(token: string): Promise<string> {
    const { sign, inside, kid } = await keys;
    const checked = await compactVerify(token, inside, { algorithms: ['HS256'] }).catch(() => null);
    if (checked === null) return token;
    return new CompactSign(checked.payload).setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' }).sign(sign);
  }

  return {
    async keySet() {
      const body = { keys: [(await keys).published] };
      return Response.json(body, { headers: { 'cache-control': 'public, max-age=600' } });
    },
    async inward(headers) {
      const token = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1];
      if (token !== undefined && algorithmOf(token) === 'ES256') {
        headers.set('authorization', `Bearer ${await insideOf(token)}`);
      }
    },
    async outward(answer) {
      const to = /^(.*[#&]access_token=)([^&]+)(.*)$/s.exec(answer.headers.get('location') ?? '');
      if (to) {
        const [, before = '', token = '', after = ''] = to;
        const headers = new Headers(answer.headers);
        headers.set('location', before + (await outsideOf(token)) + after);
        return new Response(answer.body, { status: answer.status, headers });
      }
      if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer;
      const said: unknown = await answer
        .clone()
        .json()
        .catch(() => null);
      if (!isSession(said)) return answer;
      const headers = new Headers(answer.headers);
      headers.delete('content-length');
      const body = { ...said, access_token: await outsideOf(said.access_token) };
      return new Response(JSON.stringify(body), { status: answer.status, headers });
    },
  };
}

const HS256 = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

function algorithmOf(token: string): unknown {
  const parts = token.split('.');
  if (parts.length !== 3) return undefined;
  try {
    const head: unknown = JSON.parse(text.decode(Buffer.from(parts[0] ?? '', 'base64url')));
    return typeof head === 'object' && head !== null && 'alg' in head ? head.alg : undefined;
  } catch {
    return undefined;
  }
}

function isSession(said: unknown): said is { readonly access_token: string } {
  return typeof said === 'object' && said !== null && 'access_token' in said && typeof said.access_token === 'string';
}
