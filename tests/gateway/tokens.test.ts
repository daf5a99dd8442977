/** That access tokens can be checked by anybody outside and are the same person's inside, and that no forged one is. */
import { createLocalJWKSet, generateKeyPair, jwtVerify, SignJWT, type JSONWebKeySet } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTokens, type Tokens } from '../../supabase/local/gateway/auth/tokens.ts';
import { routeOf } from '../../supabase/local/gateway/routes.ts';
import { logLine } from '../../supabase/local/gateway/log.ts';

const secret = 'a secret of some length that nobody else has';
const inside = new TextEncoder().encode(secret);
const claims = {
  sub: '7d0ac39e-1111-4222-8333-444455556666',
  aal: 'aal2',
  session_id: 'one',
  amr: [{ method: 'totp' }],
};
let tokens: Tokens;
beforeEach(() => void (tokens = createTokens(secret)));

const made = (): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setIssuedAt().setExpirationTime('1h').sign(inside);
async function keys(of = tokens): Promise<JSONWebKeySet> {
  return (await of.keySet()).json();
}
async function outward(token: string): Promise<string> {
  const answer = await tokens.outward(Response.json({ access_token: token, token_type: 'bearer' }));
  const body: { access_token: string } = await answer.json();
  return body.access_token;
}
async function inward(token: string): Promise<string> {
  const headers = new Headers({ authorization: `Bearer ${token}` });
  await tokens.inward(headers);
  return headers.get('authorization')?.slice('Bearer '.length) ?? '';
}

describe('an access token', () => {
  it('leaves signed by a key that is published, with the claims it had', async () => {
    const { payload, protectedHeader } = await jwtVerify(await outward(await made()), createLocalJWKSet(await keys()));
    expect(payload).toMatchObject(claims);
    expect(protectedHeader.alg).toBe('ES256');
  });

  it('comes back as what is read inside, and one of before does, too', async () => {
    for (const token of [await outward(await made()), await made()])
      expect((await jwtVerify(await inward(token), inside)).payload).toMatchObject(claims);
  });

  it('in an address that leads back to the app is signed by the published key as well', async () => {
    const location = `https://app.example/#access_token=${await made()}&token_type=bearer`;
    const answer = await tokens.outward(new Response(null, { status: 302, headers: { location } }));
    const token = /access_token=([^&]+)&token_type=bearer$/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';
    expect((await jwtVerify(token, createLocalJWKSet(await keys()))).payload).toMatchObject(claims);
  });

  it('signed by another key of the same kind is believed by nobody inside, asked twice', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256' })
      .setExpirationTime('1h')
      .sign(privateKey);
    for (let n = 0; n < 2; n++) await expect(jwtVerify(await inward(forged), inside)).rejects.toThrow('signature');
  });

  it('whose claims were changed on the way is believed by nobody inside', async () => {
    const [head, , seal] = (await outward(await made())).split('.');
    const changed = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url');
    await expect(jwtVerify(await inward(`${head}.${changed}.${seal}`), inside)).rejects.toThrow('signature');
  });

  it.each(['sb_publishable_key', 'a.b', 'a.b.c', '...', ''])('that is none, "%s", stays what it is', async (token) =>
    expect(await inward(token)).toBe(token),
  );
});

describe('the published keys', () => {
  it('are the same after a restart, others with another secret, and hold no private part', async () => {
    expect(await keys(createTokens(secret))).toEqual(await keys());
    expect(await keys(createTokens(`${secret} and more`))).not.toEqual(await keys());
    expect((await keys()).keys).toEqual([expect.objectContaining({ alg: 'ES256', key_ops: ['verify'], kty: 'EC' })]);
    expect(JSON.stringify(await keys())).not.toContain('"d":');
  });
});

it('the published keys and an identity have an address, and an identity stays out of the log', () => {
  const path = `/auth/v1/user/identities/${claims.sub}`;
  expect(routeOf('/auth/v1/.well-known/jwks.json')).toEqual({ kind: 'auth', name: '.well-known/jwks.json' });
  expect(routeOf(path)).toEqual({ kind: 'auth', name: path.slice('/auth/v1/'.length) });
  expect(logLine('DELETE', path, 200, 1, 2)).toBe('DELETE /auth/v1/user/identities/:id 200 1ms 2B');
});
