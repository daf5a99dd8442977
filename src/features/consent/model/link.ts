/** The two links that mails carry: their addresses, on the site and below the backend, and the headers by which a mail program shows its own button. */
import { localHref } from '../../../core/address.ts';
import type { Locale } from '../../../core/locale.ts';

export const LINKS = ['unsubscribe', 'confirm'] as const;
export type LinkName = (typeof LINKS)[number];

/** The function of the database that a press calls. */
export const CALLED = { unsubscribe: 'unsubscribe', confirm: 'confirm_consent' } as const satisfies Record<
  LinkName,
  string
>;

/** Hex alone, as the database writes them. */
const TOKENS: Readonly<Record<LinkName, RegExp>> = { unsubscribe: /^[0-9a-f]{96}$/, confirm: /^[0-9a-f]{64}$/ };

/** `/es/unsubscribe` on the site; `/functions/v1/unsubscribe` below the backend, as Supabase routes its functions. */
const PATH = /^(?:\/(es))?\/(unsubscribe|confirm)\/?$|^\/functions\/v1\/(unsubscribe|confirm)\/?$/;

export interface LinkRoute {
  readonly name: LinkName;
  /** On the site a page is there for whoever only looks. */
  readonly onSite: boolean;
  readonly locale: Locale;
}

/** @param url path and query. null: neither of the two. */
export function linkRoute(url: string): LinkRoute | null {
  const [path = '', query = ''] = url.split('?', 2);
  const [, language, page, fn] = PATH.exec(path) ?? [];
  const name = LINKS.find((one) => one === (page ?? fn));
  if (name === undefined) return null;
  const spanish = language === 'es' || new URLSearchParams(query).get('l') === 'es';
  return { name, onSite: fn === undefined, locale: spanish ? 'es' : 'en' };
}

/** What stands in `?t=` of an address or a query; null for what no mail of ours carries. */
export function tokenIn(name: LinkName, url: string): string | null {
  const token = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('t') ?? '';
  return TOKENS[name].test(token) ? token : null;
}

/** @param site the site's address without a slash at its end. */
export const linkHref = (site: string, name: LinkName, token: string, locale: Locale): string =>
  `${site}${localHref(`/${name}`, locale)}?t=${token}`;

/**
 * For every mail to whoever agreed to them (RFC 2369, RFC 8058): mail services press by POST, without a person.
 * @param backend the backend's address without a slash at its end.
 */
export const unsubscribeHeaders = (backend: string, token: string) => ({
  'List-Unsubscribe': `<${backend}/functions/v1/unsubscribe?t=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
