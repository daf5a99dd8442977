/** Which other accounts people may sign in with: OpenID Connect providers, as the environment names them. */
import { StartError } from '../../../startError.ts';

export interface ProviderSettings {
  /** As it stands in addresses and identities. */
  readonly name: string;
  readonly issuer: string;
  /** The first signs in by redirect; an id_token may be made for any of them (a phone's app has its own). */
  readonly clientIds: readonly string[];
  readonly secret: string;
}

/** Others say theirs in AUTH_<NAME>_ISSUER. */
const ISSUERS: Readonly<Record<string, string>> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  linkedin_oidc: 'https://www.linkedin.com/oauth',
};
/** Ways in that are no provider's. */
const TAKEN = ['email', 'phone', 'web3'];

type Env = Readonly<Record<string, string | undefined>>;

/**
 * What AUTH_PROVIDERS and, for each name in it, AUTH_<NAME>_CLIENT_ID, AUTH_<NAME>_SECRET and AUTH_<NAME>_ISSUER say. Throws
 * StartError with what is missing; no value of a secret is ever in it.
 */
export function providersIn(env: Env): readonly ProviderSettings[] {
  return listOf(env.AUTH_PROVIDERS).map((name) => {
    if (!/^[a-z][a-z0-9_]{1,30}$/.test(name) || TAKEN.includes(name)) {
      throw new StartError(`AUTH_PROVIDERS names "${name}", which cannot be the name of a provider.`);
    }
    const said = (what: string): string => env[`AUTH_${name.toUpperCase()}_${what}`]?.trim() ?? '';
    const issuer = said('ISSUER') || ISSUERS[name] || '';
    const clientIds = listOf(said('CLIENT_ID'));
    if (issuer === '') throw new StartError(`AUTH_${name.toUpperCase()}_ISSUER must say the address of the provider.`);
    if (!isSafe(issuer)) throw new StartError(`AUTH_${name.toUpperCase()}_ISSUER must begin with https://.`);
    if (clientIds.length === 0) throw new StartError(`AUTH_${name.toUpperCase()}_CLIENT_ID is missing.`);
    return { name, issuer, clientIds, secret: said('SECRET') };
  });
}

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isSafe = (issuer: string): boolean => URL.parse(issuer)?.protocol === 'https:' || isLoopback(issuer);

/** A provider on this machine, as tests have one, may go without https. */
export const isLoopback = (issuer: string): boolean =>
  /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(\/|$)/.test(issuer);
