/** Asks a provider who somebody is: by a redirect and its code, or by an id_token that an app brings. */
import { createHash, createHmac } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';
import * as oidc from 'openid-client';
import { isLoopback, type ProviderSettings } from './settings.ts';

export interface External {
  readonly provider: string;
  /** Who it is there; never changes. */
  readonly subject: string;
  /** In small letters; '' when the provider does not tell. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** What an identity keeps of them. */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Provider {
  readonly settings: ProviderSettings;
  /** Where the person is sent. `more` are further parameters that the app asked for. */
  address(state: string, redirectUri: string, more: Readonly<Record<string, string>>): Promise<string>;
  /** `callback` is the address the person came back to. Rejects when the provider, or the address, is not to be believed. */
  byCode(state: string, callback: URL): Promise<External>;
  /** The checked claims of an id_token, whoever it was made for. Rejects for any that the provider did not make. */
  byIdToken(
    token: string,
    accessToken: string | undefined,
  ): Promise<{ readonly claims: JWTPayload; readonly who: External }>;
}

/** `secret` seals what has to be known again when the person comes back. */
export function createProvider(settings: ProviderSettings, secret: string): Provider {
  const { name, issuer, clientIds } = settings;
  let found: Promise<oidc.Configuration> | undefined;
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  const once = (what: string, state: string): string =>
    createHmac('sha256', secret).update(`${what} of a sign-in elsewhere: ${state}`).digest('base64url');

  /** Asked for at the first use: a provider that is away must not keep the server from starting. */
  async function configuration(): Promise<oidc.Configuration> {
    found ??= oidc.discovery(new URL(issuer), clientIds[0] ?? '', settings.secret || undefined, undefined, {
      execute: isLoopback(issuer) ? [oidc.allowInsecureRequests] : [],
      timeout: 10,
    });
    return found.catch((error: unknown) => {
      found = undefined;
      throw error;
    });
  }

  return {
    settings,
    async address(state, redirectUri, more) {
      const { scope = '', ...others } = more;
      const parameters = {
        ...others,
        redirect_uri: redirectUri,
        scope: [...new Set(['openid', 'email', 'profile', ...scope.split(/[\s,]+/).filter(Boolean)])].join(' '),
        state,
        nonce: once('nonce', state),
        code_challenge: await oidc.calculatePKCECodeChallenge(once('verifier', state)),
        code_challenge_method: 'S256',
      };
      return oidc.buildAuthorizationUrl(await configuration(), parameters).href;
    },
    async byCode(state, callback) {
      const there = await configuration();
      const answer = await oidc.authorizationCodeGrant(there, callback, {
        expectedState: state,
        expectedNonce: once('nonce', state),
        pkceCodeVerifier: once('verifier', state),
        idTokenExpected: true,
      });
      const claims = answer.claims();
      if (claims === undefined) throw new Error('The provider did not say who it is.');
      const more =
        claims.email === undefined && there.serverMetadata().userinfo_endpoint !== undefined
          ? await oidc.fetchUserInfo(there, answer.access_token, claims.sub)
          : {};
      return externalOf(name, { ...more, ...claims });
    },
    async byIdToken(token, accessToken) {
      const { jwks_uri: address, issuer: named } = (await configuration()).serverMetadata();
      keys ??= createRemoteJWKSet(new URL(address ?? ''));
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        issuer: named,
        requiredClaims: ['exp'],
        clockTolerance: 5,
      });
      const { at_hash: hash } = payload;
      if (accessToken !== undefined && hash !== undefined && hash !== hashOf(accessToken, protectedHeader.alg)) {
        throw new Error('The access token is not the one that the id_token belongs to.');
      }
      return { claims: payload, who: externalOf(name, payload) };
    },
  };
}

/** OpenID Connect's at_hash: the left half of the token's hash. */
function hashOf(token: string, algorithm: string): string {
  const bits = /(256|384|512)$/.exec(algorithm)?.[1] ?? '512'; // EdDSA has no number and SHA-512.
  const digest = createHash(`sha${bits}`).update(token).digest();
  return digest.subarray(0, digest.length / 2).toString('base64url');
}

function externalOf(provider: string, claims: Readonly<Record<string, unknown>>): External {
  const { sub, iss, name } = claims;
  const subject = typeof sub === 'string' ? sub : '';
  const email = typeof claims.email === 'string' ? claims.email.trim().toLowerCase() : '';
  const emailVerified = claims.email_verified === true || claims.email_verified === 'true'; // Apple says it as a text.
  const called = typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 200) : undefined;
  const data = {
    ...(typeof iss === 'string' ? { iss } : {}),
    sub: subject,
    provider_id: subject,
    ...(email === '' ? {} : { email }),
    email_verified: emailVerified,
    phone_verified: false,
    ...(called === undefined ? {} : { name: called, full_name: called }),
  };
  return { provider, subject, email, emailVerified, data };
}
