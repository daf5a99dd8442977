/** The contract's rows about linked sign-ins. */
import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { refuses, sessionOf, somebody, userOf } from './people.ts';
import type { Row } from './rows.ts';
import type { AuthServer, Fields } from './server.ts';

const verifier = 'a-verifier-of-at-least-forty-three-characters-for-all';
const pkce = {
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 's256',
};
const fresh = (): string => `${randomUUID()}@example.com`;
const hex = (nonce: string): string => createHash('sha256').update(nonce).digest('hex');

const authorize = async (on: AuthServer, query: Readonly<Record<string, string>>) =>
  on.ask(`authorize?${new URLSearchParams({ provider: await on.provider(), ...query })}`, { method: 'GET' });
async function back(on: AuthServer, query: Readonly<Record<string, string>>): Promise<URL> {
  await on.town();
  return on.comeBack((await authorize(on, query)).location);
}
const exchange = (on: AuthServer, auth_code: string | null, code_verifier = verifier) =>
  on.ask('token?grant_type=pkce', { body: { auth_code, code_verifier } });
const bring = async (on: AuthServer, body: Fields, token?: string) =>
  on.ask('token?grant_type=id_token', {
    body: { provider: await on.provider(), ...body },
    ...(token === undefined ? {} : { token }),
  });

async function linkAddress(on: AuthServer, token: string, hint: string): Promise<string> {
  const query = new URLSearchParams({
    provider: await on.provider(),
    skip_http_redirect: 'true',
    login_hint: hint,
    ...pkce,
  });
  const { status, body, error } = await on.ask(`user/identities/authorize?${query}`, { method: 'GET', token });
  assert.deepEqual([status, error, typeof body.url], [200, '', 'string'], JSON.stringify(body));
  return String(body.url);
}
async function identities(on: AuthServer, token: string): Promise<readonly Fields[]> {
  const { body } = await userOf(on, token);
  return body.identities as readonly Fields[];
}
const unlink = (on: AuthServer, token: string, identity: unknown) =>
  on.ask(`user/identities/${String(identity)}`, { method: 'DELETE', token });
/** The second identity of somebody, linked by an id_token. */
async function linked(on: AuthServer, token: string, email: string): Promise<void> {
  const id_token = await (await on.town()).idToken({ sub: email, email });
  sessionOf(await bring(on, { id_token, link_identity: true }, token));
}

export const linkedRows: readonly Row[] = [
  [
    '/authorize leads to the provider',
    async (on) => {
      const { status, location } = await authorize(on, { scopes: 'email', ...pkce });
      assert.equal(status, 302);
      const to = new URL(location);
      assert.ok(to.searchParams.has('client_id') && to.searchParams.has('redirect_uri'), location);
    },
  ],
  [
    'the implicit way brings the session behind the #',
    async (on) => {
      const said = new URLSearchParams((await back(on, { login_hint: fresh() })).hash.slice(1));
      assert.equal(said.get('token_type'), 'bearer');
      assert.equal((await userOf(on, said.get('access_token') ?? '')).status, 200);
    },
  ],
  [
    'PKCE brings a code, which another verifier does not open: bad_code_verifier',
    async (on) => {
      const code = (await back(on, { login_hint: fresh(), ...pkce })).searchParams.get('code');
      refuses(await exchange(on, code, `${verifier}-another`), 400, 'bad_code_verifier');
      sessionOf(await exchange(on, code));
    },
  ],
  [
    'the address to link at is told with skip_http_redirect',
    async (on) => {
      const { token } = await somebody(on);
      assert.match(await linkAddress(on, token, fresh()), /^https?:\/\//);
    },
  ],
  [
    'an identity that is taken redirects with identity_already_exists',
    async (on) => {
      const email = fresh();
      await back(on, { login_hint: email, ...pkce });
      const { token } = await somebody(on);
      const to = await on.comeBack(await linkAddress(on, token, email));
      assert.equal(
        to.searchParams.get('error_code') ?? new URLSearchParams(to.hash.slice(1)).get('error_code'),
        'identity_already_exists',
      );
    },
  ],
  [
    'the last identity is single_identity_not_deletable',
    async (on) => {
      const { token } = await somebody(on);
      const [only] = await identities(on, token);
      refuses(await unlink(on, token, only?.identity_id), 422, 'single_identity_not_deletable');
    },
  ],
  [
    'one of two identities goes with 200 and {}, and can promote the other’s address',
    async (on) => {
      const [first, second] = [fresh(), fresh()];
      const id_token = await (await on.town()).idToken({ sub: first, email: first });
      const { token } = sessionOf(await bring(on, { id_token }));
      await linked(on, token, second);
      const own = (await identities(on, token)).find(({ email }) => email === first);
      const gone = await unlink(on, token, own?.identity_id);
      assert.deepEqual([gone.status, gone.body], [200, {}]);
      assert.equal((await userOf(on, token)).body.email, second);
    },
  ],
  [
    'an id_token signs in, with link_identity it links',
    async (on) => {
      const email = fresh();
      const id_token = await (await on.town()).idToken({ sub: email, email, nonce: hex('once') });
      const { token, user } = sessionOf(await bring(on, { id_token, nonce: 'once' }));
      assert.equal(user.email, email);
      await linked(on, token, fresh());
      assert.equal((await identities(on, token)).length, 2);
    },
  ],
  [
    'an id_token that is none is "Bad ID token"',
    async (on) => {
      const { status, body } = await bring(on, { id_token: 'e30.e30.AAAA', nonce: 'once' });
      assert.deepEqual(
        [status, body.error_description, typeof body.error],
        [400, 'Bad ID token', 'string'],
        JSON.stringify(body),
      );
    },
  ],
  [
    'an id_token with another nonce is "Nonces mismatch", for another audience "Unacceptable audience"',
    async (on) => {
      const town = await on.town();
      const said = async (claims: Fields) =>
        (
          await bring(on, {
            id_token: await town.idToken({ sub: fresh(), email: fresh(), nonce: hex('once'), ...claims }),
            nonce: 'once',
          })
        ).body;
      assert.equal((await said({ nonce: hex('twice') })).error_description, 'Nonces mismatch');
      assert.match(String((await said({ aud: 'somebody else' })).error_description), /^Unacceptable audience/);
    },
  ],
];
