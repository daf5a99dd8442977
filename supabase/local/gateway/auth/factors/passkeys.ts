/** Security keys and passkeys as a second factor: what a key is asked, and whether its answer is right. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Query } from '../../../database.ts';
import type { AuthParts } from '../parts.ts';
import type { Me } from '../who.ts';
import { relyingParty } from './relyingParty.ts';
import type { Challenge, Factor } from './rows.ts';

// Loaded when a key is first asked: at a start it would cost time and say what of Node is experimental.
const library = () => import('@simplewebauthn/server');

/** A key as it is kept; its public half only, in base64url. */
interface Key {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string[];
}

export interface Asked {
  readonly publicKey: PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON;
}

export async function optionsFor(parts: AuthParts, me: Me, factor: Factor): Promise<Asked> {
  const { generateAuthenticationOptions, generateRegistrationOptions } = await library();
  const { id: rpID, name: rpName } = relyingParty(parts);
  const key = keyOf(factor);
  if (key !== null) {
    const allowCredentials = [{ id: key.id, transports: key.transports }];
    return {
      publicKey: await generateAuthenticationOptions({ rpID, allowCredentials, userVerification: 'preferred' }),
    };
  }
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new TextEncoder().encode(me.id),
    userName: me.email,
    attestationType: 'none',
    excludeCredentials: await otherKeys(parts.backend.database.query, me),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { publicKey: options };
}

/**
 * The key to keep from now on. Throws for an answer that is not this key's, not to this challenge or not from this site.
 * `response` is what the browser said.
 */
export async function keyAfter(parts: AuthParts, factor: Factor, challenge: Challenge, response: object): Promise<Key> {
  const site = relyingParty(parts);
  const origin = originOf(response);
  if (!site.allows(origin)) throw new Error('The answer of a key is from another site.');
  const expected = {
    expectedChallenge: challengeIn(challenge),
    expectedOrigin: origin,
    expectedRPID: site.id,
    requireUserVerification: false,
  };
  const { verifyAuthenticationResponse, verifyRegistrationResponse } = await library();
  const key = keyOf(factor);
  if (key === null) {
    const answer = response as RegistrationResponseJSON; // the library looks at every part of it
    const { verified, registrationInfo } = await verifyRegistrationResponse({ response: answer, ...expected });
    if (!verified) throw new Error('The answer of a key is wrong.');
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  }
  const credential = { ...key, publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')) };
  const answer = response as AuthenticationResponseJSON; // as above
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    credential,
    ...expected,
  });
  if (!verified) throw new Error('The answer of a key is wrong.');
  return { ...key, counter: authenticationInfo.newCounter };
}

function keyOf({ web_authn_credential: kept, status }: Pick<Factor, 'web_authn_credential' | 'status'>): Key | null {
  const key: unknown = typeof kept === 'string' ? JSON.parse(kept) : kept;
  return status === 'verified' && typeof key === 'object' && key !== null && 'publicKey' in key ? (key as Key) : null; // as kept below
}

async function otherKeys(query: Query, me: Me) {
  const rows = await query(
    `select web_authn_credential->>'id' as id from auth.mfa_factors
     where user_id = $1::uuid and status = 'verified' and factor_type = 'webauthn'`,
    [me.id],
  );
  return rows.map(({ id }) => ({ id: String(id) }));
}

function challengeIn({ web_authn_session_data: kept }: Challenge): string {
  const data: unknown = typeof kept === 'string' ? JSON.parse(kept) : kept;
  return typeof data === 'object' && data !== null && 'challenge' in data ? String(data.challenge) : '';
}

/** The page that asked, as the browser says and the key signs. '' for what says nothing. */
function originOf(response: object): string {
  const inner: unknown = Reflect.get(response, 'response');
  const said: unknown = typeof inner === 'object' && inner !== null ? Reflect.get(inner, 'clientDataJSON') : '';
  try {
    const data: unknown = JSON.parse(Buffer.from(String(said), 'base64url').toString());
    return typeof data === 'object' && data !== null && 'origin' in data ? String(data.origin) : '';
  } catch {
    return '';
  }
}
