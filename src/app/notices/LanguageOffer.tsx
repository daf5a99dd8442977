/** The page in the browser's language: offered once to whoever came by a link in another one, never done by itself. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { browserLanguage, chooseLanguage, chosenLanguage } from '../../adapters/browser/languageChoice.ts';
import { localeOf } from '../../core/address.ts';
import type { Locale } from '../../core/locale.ts';
import { switchLanguage, useLocale } from '../../hooks/locale.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';

interface Offer {
  readonly language: Locale;
  /** The person said yes or no. */
  readonly over: () => void;
}

/** What hangs on a wall is read by a room: whose browser it is says nothing, and nobody presses anything there. */
const ON_A_WALL = /^(\/es)?\/engagement\/[^/]+\/screen$/;

export function useLanguageOffer(): Offer | null {
  const locale = useLocale();
  const [language, setLanguage] = useState(() => (chosenLanguage() === null ? browserLanguage() : null));
  if (language === null || language === locale || localeOf(location.pathname) === null) return null;
  if (ON_A_WALL.test(location.pathname)) return null;
  return { language, over: () => setLanguage(null) };
}

/** In the language that is offered. */
export function LanguageOffer({
  offer: { language, over },
  className,
}: {
  readonly offer: Offer;
  readonly className: string;
}) {
  const locale = useLocale();
  const inIt = { locale: language };
  return (
    <section lang={language} aria-label={m.app_language({}, inIt)} className={className}>
      <p>{m.app_language_offer({}, inIt)}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <Button
          onClick={() => {
            over();
            switchLanguage(language);
          }}
        >
          {m.app_language_yes({}, inIt)}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            over();
            chooseLanguage(locale);
          }}
        >
          {m.app_no_thanks({}, inIt)}
        </Button>
      </div>
    </section>
  );
}
