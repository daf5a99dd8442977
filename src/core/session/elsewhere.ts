/** Signing in, and linking, with an account elsewhere: out to its provider, and what the way back brings. */
import type { Got } from './account.ts';
import type { AuthResult } from './ports.ts';

export interface ElsewherePort {
  /** Names of the providers that this server is set up for; [] where it cannot be asked. */
  providers(): Promise<readonly string[]>;
  /** Leaves the page to sign in there. @param to where to go on afterwards, a page of this site; null for none. */
  signInAt(provider: string, to: string | null): Promise<AuthResult>;
  /** Leaves the page to link an account there to the one that is signed in; the way back leads to /account. */
  linkAt(provider: string): Promise<AuthResult>;
  /** The refresh token that a way back brings. Only the tab that left gets one. @param search as it came back. */
  redeem(search: string): Promise<Got<string>>;
  /** What the way back from linking says. The link is made by then: the session at hand stays, and its proof with it. */
  linked(search: string): AuthResult;
}

/** What a provider's way back leaves in an address. */
const LEFT = ['code', 'state', 'error', 'error_code', 'error_description', 'sb'];

/** @param search location.search, with or without '?'. */
export function isWayBack(search: string): boolean {
  const params = new URLSearchParams(search);
  return Boolean(params.get('code') || params.get('error') || params.get('error_code'));
}

/** The rest of the address's query. */
export function withoutWayBack(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of LEFT) params.delete(name);
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}
