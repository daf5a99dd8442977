/** The contract's rows about tokens and sessions. */
import assert from 'node:assert/strict';
import { createLocalJWKSet, jwtVerify, type JWK } from 'jose';
import { refreshed, refuses, sessionOf, signIn, somebody, userOf } from './people.ts';
import type { Row } from './rows.ts';
import { NotReached, type AuthServer } from './server.ts';

/** `refresh_token_reuse_interval` of the server. */
const REUSE_SECONDS = Number(process.env.AUTH_REUSE_SECONDS ?? 10);

async function publishedKeys(on: AuthServer): Promise<JWK[]> {
  const { status, body } = await on.ask('.well-known/jwks.json', { method: 'GET' });
  assert.equal(status, 200);
  return body.keys as JWK[];
}

export const sessionRows: readonly Row[] = [
  [
    'the published keys are ES256 and to verify with',
    async (on) => {
      const keys = await publishedKeys(on);
      assert.ok(keys.length > 0, 'no key is published');
      for (const key of keys) assert.deepEqual([key.alg, key.key_ops, key.d], ['ES256', ['verify'], undefined]);
    },
  ],
  [
    'a token is signed by a key that is published',
    async (on) => {
      const { token, user } = await somebody(on);
      assert.equal((await jwtVerify(token, createLocalJWKSet({ keys: await publishedKeys(on) }))).payload.sub, user.id);
    },
  ],
  [
    'a refresh gives a new pair, and the live token’s parent the same child',
    async (on) => {
      const { refresh } = await somebody(on);
      const child = sessionOf(await refreshed(on, refresh));
      assert.notEqual(child.refresh, refresh);
      assert.equal(sessionOf(await refreshed(on, refresh)).refresh, child.refresh);
    },
  ],
  [
    'a grandparent within refresh_token_reuse_interval goes on: with a new token, or with the live one',
    async (on) => {
      const { refresh, user } = await somebody(on);
      const child = sessionOf(await refreshed(on, refresh));
      sessionOf(await refreshed(on, child.refresh));
      const again = sessionOf(await refreshed(on, refresh));
      assert.equal(again.user.id, user.id);
      assert.equal((await userOf(on, again.token)).status, 200);
      sessionOf(await refreshed(on, again.refresh));
    },
  ],
  [
    'a grandparent after that is refresh_token_already_used, and the live token dies too',
    async (on) => {
      const { refresh } = await somebody(on);
      const child = sessionOf(await refreshed(on, refresh));
      const live = sessionOf(await refreshed(on, child.refresh));
      await on.later(REUSE_SECONDS + 1);
      refuses(await refreshed(on, refresh), 400, 'refresh_token_already_used');
      assert.equal((await refreshed(on, live.refresh)).status, 400);
    },
  ],
  ...(['local', 'others', 'global'] as const).map((scope): Row => [
    `a logout of scope ${scope} ends exactly those sessions`,
    async (on) => {
      const who = await on.person();
      const [here, there] = [await signIn(on, who), await signIn(on, who)];
      assert.equal((await on.ask(`logout?scope=${scope}`, { token: here.token })).status, 204);
      const lives = async (token: string): Promise<boolean> => {
        const told = await userOf(on, token);
        if (told.status !== 200) refuses(told, 403, 'session_not_found');
        return told.status === 200;
      };
      assert.deepEqual([await lives(here.token), await lives(there.token)], [scope === 'others', scope === 'local']);
    },
  ]),
  [
    'a missing captcha is captcha_failed where one is demanded',
    async (on) => {
      const told = await on.ask('token?grant_type=password', {
        body: { email: 'nobody@example.com', password: 'none of it' },
      });
      if (told.error !== 'captcha_failed') throw new NotReached('no captcha is demanded there');
      assert.equal(told.status, 400);
    },
  ],
  [
    'there is no list of one’s own sessions',
    async (on) => {
      const { token } = await somebody(on);
      assert.equal((await on.ask('sessions', { method: 'GET', token })).status, 404);
    },
  ],
];
