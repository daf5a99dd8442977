/**
 * The language of the page in the browser: from the address where that says one, else what somebody chose on this device.
 * Whoever follows a link in a language sees that language, whatever they chose; a choice leads nobody elsewhere.
 */
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { chooseLanguage, chosenLanguage } from '../adapters/browser/languageChoice.ts';
import { localeOf, localHref, plainPath } from '../core/address.ts';
import { currentLocale, onLocale, setLocale } from '../core/locale.ts';
import { m } from '../messages/messages.js';
import { readyWords, wordsMissing } from '../hooks/words.ts';
import { provideLanguageSwitch, spoken } from '../hooks/locale.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import { wakeAllSections } from '../ui/lazySection.tsx';
import { restUnseen } from '../ui/restUnseen.ts';
import { stayHere } from './stayHere.ts';

/** Between the address bar and the router, which knows each page by one name. */
export const rewrite = {
  input: ({ url }: { url: URL }) => at(url, plainPath(url.pathname)),
  output: ({ url }: { url: URL }) => at(url, localHref(url.pathname)),
};

/** A new one: the router goes on using what it gave. */
function at(url: URL, pathname: string): URL {
  const moved = new URL(url);
  moved.pathname = pathname;
  return moved;
}

/** Before anything is drawn. */
export function startLanguage(): void {
  setLocale(localeOf(location.pathname) ?? chosenLanguage() ?? currentLocale());
  const mark = () => void (document.documentElement.lang = currentLocale());
  mark();
  onLocale(mark);
}

/** From now on the language follows the address, and is switched in place. */
export function keepLanguage(router: AnyRouter): void {
  const history: RouterHistory = router.history;
  const { push, replace } = history;
  // Whatever the app goes to by itself, it goes to in the person's language.
  history.push = (path, ...rest) => push(localHref(path), ...rest);
  history.replace = (path, ...rest) => replace(localHref(path), ...rest);
  history.subscribe(() => {
    const said = localeOf(history.location.pathname);
    if (said !== null) setLocale(said);
  });
  provideLanguageSwitch(async (locale) => {
    chooseLanguage(locale);
    if (locale === currentLocale()) return;
    // What is only printed yet would stay in the old language. A staff page says none of the campaign's words.
    await Promise.all([wakeAllSections(), readyWords(locale)?.catch(() => undefined)]);
    restUnseen();
    setLocale(locale);
    // The address costs a slow phone a fifth of what the page does: the page first, and then wherever it is by now.
    afterPaint(() => {
      if (localeOf(location.pathname) === null) return;
      if (wordsMissing(currentLocale())) void tellMissing().catch(() => undefined);
      const { href, state } = history.location;
      stayHere(router);
      history.replace(href, state);
    });
  });
}

/** In a dead spot, before the first visit has fetched the other language's: each section then stays whole in the one it is in. */
async function tellMissing(): Promise<void> {
  const { toast } = await import('../ui/toaster.tsx');
  toast({ title: m.app_words_missing, duration: 10_000 });
}

/** The router draws a page once and not again for a language: each page listens itself. */
export function spokenRoutes(router: AnyRouter): void {
  const routes = Object.values(router.routesById) as { options: Record<string, unknown> }[]; // as every route has
  for (const { options } of routes) {
    for (const part of ['component', 'errorComponent', 'notFoundComponent']) {
      const drawn = options[part];
      if (typeof drawn === 'function') options[part] = listening(drawn as Part); // a component: the router takes no other function
    }
  }
}

type Part = ComponentType<object> & { preload?: () => Promise<void> | undefined };

/** With the router's word for fetching its code, which it takes away once the code is there. */
function listening(part: Part): Part {
  const Spoken: Part = spoken(part);
  return Object.defineProperty(Spoken, 'preload', { get: () => part.preload });
}
