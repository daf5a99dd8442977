/** For which site a security key answers: the server's settings decide, never what a request says. */
import type { AuthParts } from '../parts.ts';

export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  /** Whether a page of this origin may ask. */
  allows(origin: string): boolean;
}

/**
 * The host of the app's address; on this machine alone `localhost`, at any port, because browsers take no bare address.
 * WEBAUTHN_RP_ID and WEBAUTHN_RP_ORIGINS (with commas between) say otherwise.
 */
export function relyingParty(
  { backend }: Pick<AuthParts, 'backend'>,
  env: Readonly<Record<string, string | undefined>> = process.env,
): RelyingParty {
  const site = new URL(backend.app.config.auth?.site_url || 'http://localhost');
  const here = ['127.0.0.1', '[::1]', 'localhost'].includes(site.hostname);
  const id = env.WEBAUTHN_RP_ID?.trim() || (here ? 'localhost' : site.hostname);
  const origins = (env.WEBAUTHN_RP_ORIGINS ?? '').split(',').flatMap((origin) => origin.trim() || []);
  return {
    id,
    name: site.host,
    allows: (origin) =>
      origins.includes(origin) ||
      origin === site.origin ||
      (id === 'localhost' && /^http:\/\/localhost(:\d+)?$/.test(origin)),
  };
}
