/**
 * The language of the page in the browser: from the address where that says one, else what somebody chose on this device.
 * Whoever follows a link in a language sees that language, whatever they chose; a choice leads nobody elsewhere.
 */
import { chooseLanguage, chosenLanguage } from '../adapters/browser/languageChoice.ts';
import { localeOf } from '../core/address.ts';
import { currentLocale, onLocale, setLocale } from '../core/locale.ts';
import { m } from '../messages/messages.js';
import { readyWords, wordsMissing } from '../hooks/words.ts';
import { provideLanguageSwitch } from '../hooks/locale.ts';
import { onPlace, placeNow, replacePlace } from '../hooks/place.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import { wakeAllSections } from '../ui/lazySection.tsx';
import { restUnseen } from '../ui/restUnseen.ts';

/** Before anything is drawn. */
export function startLanguage(): void {
  setLocale(localeOf(location.pathname) ?? chosenLanguage() ?? currentLocale());
  const mark = () => {
    // Said again it would style every element anew, too: a tenth of a second of a slow phone's start.
    if (document.documentElement.lang !== currentLocale()) document.documentElement.lang = currentLocale();
  };
  mark();
  // It styles every element anew, which costs a slow phone as much as the words: after the picture of them.
  onLocale(() => afterPaint(mark));
}

/** From now on the language follows the address, and is switched in place. */
export function keepLanguage(): void {
  onPlace(() => {
    const said = localeOf(placeNow().pathname);
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
      const { pathname, search, hash } = location;
      if (localeOf(pathname) === null) return;
      if (wordsMissing(currentLocale())) void tellMissing().catch(() => undefined);
      replacePlace(pathname + search + hash);
    });
  });
}

/** In a dead spot, before the first visit has fetched the other language's: each section then stays whole in the one it is in. */
async function tellMissing(): Promise<void> {
  const { toast } = await import('../ui/toaster.tsx');
  toast({ title: m.app_words_missing, duration: 10_000 });
}
