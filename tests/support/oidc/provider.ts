/**
 * A real OpenID Connect provider on loopback, where everybody who is asked for exists: whoever the address names in
 * `login_hint`, or whoever a person types, is signed in without a password.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose';
import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { ProviderSettings } from '../../../supabase/local/gateway/auth/linked/settings.ts';

export interface TownProvider {
  /** For the gateway of a server under test. */
  readonly settings: ProviderSettings;
  /** The same for the environment of one that is started as a program. */
  readonly env: Readonly<Record<string, string>>;
  /** An id_token as this provider would make one; `claims` win. */
  idToken(claims: Readonly<Record<string, unknown>>): Promise<string>;
  /** Goes where a browser would from the address it is sent to, until `home` is to be opened; returns that address. */
  follow(address: string, home: string): Promise<URL>;
  close(): Promise<void>;
}

export const CLIENT = 'campaign';
const SECRET = 'known to the campaign and to the town';

/** `callbacks` are the addresses it sends people back to: `/auth/v1/callback` of the servers under test. */
export async function startTownProvider(callbacks: readonly string[], name = 'town'): Promise<TownProvider> {
  const key = await makeKey();
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // Listening on TCP, so it is an AddressInfo.
  const provider = new Provider(issuer, configurationFor(callbacks, key));
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    return void interact(provider, request, response).catch(() => response.writeHead(400).end());
  });
  const settings = { name, issuer, clientIds: [CLIENT, 'campaign-on-a-phone'], secret: SECRET };
  const prefix = `AUTH_${name.toUpperCase()}`;
  return {
    settings,
    env: {
      AUTH_PROVIDERS: name,
      [`${prefix}_ISSUER`]: issuer,
      [`${prefix}_CLIENT_ID`]: settings.clientIds.join(','),
      [`${prefix}_SECRET`]: SECRET,
    },
    async idToken(claims) {
      const now = Math.floor(Date.now() / 1000);
      const said = { iss: issuer, aud: CLIENT, iat: now, exp: now + 300, email_verified: true, ...claims };
      const header = { alg: 'RS256', ...(key.kid === undefined ? {} : { kid: key.kid }) };
      return new SignJWT(said).setProtectedHeader(header).sign(await importJWK(key, 'RS256'));
    },
    follow: (address, home) => follow(address, home),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, alg: 'RS256', use: 'sig', kid: await calculateJwkThumbprint(key) };
}

function configurationFor(callbacks: readonly string[], key: JWK): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT,
        client_secret: SECRET,
        redirect_uris: [...callbacks],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...key }] } as NonNullable<Configuration['jwks']>, // jose and oidc-provider type one key differently.
    cookies: { keys: ['a test’s cookies'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    // Accounts are addresses: whoever begins with "unproved" has not proved theirs.
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: subjectOf(id), email: id, email_verified: !id.startsWith('unproved'), name: nameOf(id) }),
    }),
    // Nobody is asked whether the campaign may know who they are.
    loadExistingGrant: grantAll,
    ttl: { Session: 600, Grant: 600, Interaction: 600, AccessToken: 600, IdToken: 600 },
  };
}

export const subjectOf = (email: string): string => email;
const nameOf = (email: string): string => email.split('@', 1)[0] ?? '';

async function grantAll({ oidc }: KoaContextWithOIDC) {
  const { provider, client, session } = oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/** Signs in whom the address named, or asks. "nobody@..." is somebody who says no. */
async function interact(
  provider: Provider,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const typed = new URL(request.url ?? '/', 'http://127.0.0.1').searchParams.get('who');
  const who = typed ?? (typeof params.login_hint === 'string' ? params.login_hint : '');
  if (who === '') {
    const form = '<form><label>E-mail <input name="who" type="email"></label> <button>Continue</button></form>';
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><title>The town’s sign-in</title><h1>The town</h1>${form}</html>`);
    return;
  }
  const result = who.startsWith('nobody@')
    ? { error: 'access_denied', error_description: 'The person said no' }
    : { login: { accountId: who } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

async function follow(address: string, home: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  for (let hops = 0; hops < 12; hops++) {
    if (next.href.startsWith(home)) return next;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: cookie === '' ? {} : { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null)
      throw new Error(`${next.pathname} answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
    next = new URL(location, next);
  }
  throw new Error('The provider leads nowhere.');
}
