/**
 * The app on the home screen opens in the language chosen on this device, whichever it was installed in. Only the manifest's own
 * addresses are led elsewhere: a link that somebody follows is shown in its language.
 */
import { chosenLanguage } from '../adapters/browser/languageChoice.ts';
import { HOME_SCREEN, localeOf, localHref } from '../core/address.ts';

/** Before the page is drawn. @returns whether another page comes in this one's place. */
export function openedInOtherLanguage(): boolean {
  const asked = new URLSearchParams(location.search);
  if (!asked.has(HOME_SCREEN)) return false;
  asked.delete(HOME_SCREEN);
  const rest = (asked.size > 0 ? `?${asked}` : '') + location.hash;
  const chosen = chosenLanguage() ?? localeOf(location.pathname);
  const other = chosen !== null && chosen !== localeOf(location.pathname);
  const address = (other ? localHref(location.pathname, chosen) : location.pathname) + rest;
  if (other) location.replace(address);
  else history.replaceState(history.state, '', address);
  return other;
}
