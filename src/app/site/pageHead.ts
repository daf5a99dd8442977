/**
 * The head's tags that belong to one address, kept in step with the page that is shown. The landing page's are printed, and what a
 * phone shares is the canonical address: left as they came they would share the landing page in place of every other.
 */
import { campaign } from '../../campaign.ts';
import { manifestPath, plainPath } from '../../core/address.ts';
import { currentLocale } from '../../core/locale.ts';
import { wordsNow } from '../../hooks/words.ts';
import { pageLinks } from './pageLinks.ts';

const OWN = 'link[rel=canonical], link[rel=alternate][hreflang], meta[name=robots]';

/** @param pathname with a language or without. */
export function tellHead(pathname: string): void {
  const links = pageLinks(campaign.siteUrl, plainPath(pathname), currentLocale());
  for (const old of document.head.querySelectorAll(OWN)) old.remove();
  const tags = links.map((link) => element('link', link));
  document.head.append(...(tags.length > 0 ? tags : [element('meta', { name: 'robots', content: 'noindex' })]));
  document.head.querySelector('link[rel=manifest]')?.setAttribute('href', manifestPath(currentLocale()));
  const address = links[0]?.href;
  if (address) document.head.querySelector('meta[property="og:url"]')?.setAttribute('content', address);
  const description = wordsNow()?.head.description;
  // A printed page came with its own.
  const printed = document.getElementById('root')?.dataset['prerendered'] === location.pathname;
  if (description && !printed)
    document.head.querySelector('meta[name=description]')?.setAttribute('content', description);
}

/** Whether the head is still in the language that the page came in. */
export const isHeadOutdated = (): boolean =>
  document.head.querySelector('link[rel=manifest]')?.getAttribute('href') !== manifestPath(currentLocale());

function element(name: 'link' | 'meta', attributes: Readonly<Record<string, string>>): Element {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
