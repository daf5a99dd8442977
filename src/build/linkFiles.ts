/** Which file of a build holds the page of a mail's link. Builds for a host of files have none: the shell answers there. */
import { localHref } from '../core/address.ts';
import type { Locale } from '../core/locale.ts';
import { linkRoute, type LinkName } from '../features/consent/model/link.ts';

/** `es/unsubscribe.html` */
export const linkFile = (name: LinkName, locale: Locale): string => `${localHref(`/${name}`, locale).slice(1)}.html`;

/** @param path without a query. null: no such page. */
export function linkFileOf(path: string): string | null {
  const route = linkRoute(path);
  return route?.onSite ? linkFile(route.name, route.locale) : null;
}
