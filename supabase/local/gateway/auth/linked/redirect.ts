/** The ways back to the app after a sign-in elsewhere, good or bad: to addresses that the settings name, and to no other. */
import { Refusal } from '../../refusal.ts';

export interface Site {
  readonly site_url?: string | undefined;
  readonly additional_redirect_urls?: readonly string[] | undefined;
}

/** `wanted` where it is the app's, else the app's own address. */
export function allowedBack(site: Site, wanted: string | null): string {
  const home = site.site_url ?? '';
  const url = URL.parse(wanted ?? '');
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return home;
  const known = [home, ...(site.additional_redirect_urls ?? [])].map((address) => URL.parse(address)?.origin);
  return known.includes(url.origin) ? url.href : home;
}

/** 302; `more` go into the query, or behind the # where only the page itself reads them. */
export function back(to: string, more: Readonly<Record<string, string>>, where: 'query' | 'hash' | 'both'): Response {
  const url = new URL(to);
  if (where !== 'hash') for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  if (where !== 'query') url.hash = new URLSearchParams(more).toString();
  return new Response(null, { status: 302, headers: { location: url.href } });
}

const WORDS: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
};

/** What a person who came back is told by the page: the auth server's own code and words, never what broke inside. */
export async function backWith(to: string, error: unknown): Promise<Response> {
  const said: { readonly error_code?: unknown; readonly msg?: unknown } =
    error instanceof Refusal ? await error.response.clone().json() : {};
  const status = error instanceof Refusal ? error.response.status : 500;
  const more = {
    error: WORDS[status] ?? 'server_error',
    error_code: typeof said.error_code === 'string' ? said.error_code : 'unexpected_failure',
    error_description: typeof said.msg === 'string' ? said.msg : 'Unable to sign in with the external provider',
  };
  return back(to, more, 'both');
}
