/** The page in the other language: a plain link to its address, and in place once the app runs. */
import { css, cx } from 'styled-system/css';
import { localHref, plainPath } from '../core/address.ts';
import { LOCALES } from '../core/locale.ts';
import { switchLanguage, useLocale } from '../hooks/locale.ts';
import { usePlace } from '../hooks/place.ts';
import { m } from '../messages/messages.js';

const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '2',
  fontFamily: 'display',
  fontWeight: 'bold',
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
  _hover: { textDecorationThickness: '3px' },
});

export function LanguageSwitch({ className }: { readonly className?: string }) {
  const locale = useLocale();
  const pathname = usePlace((place) => plainPath(place.pathname));
  return LOCALES.filter((other) => other !== locale).map((other, place) => (
    <a
      // One link that says the next language, and not another link: what was pressed keeps the focus.
      key={place}
      className={cx(look, className)}
      href={localHref(pathname, other)}
      hrefLang={other}
      lang={other}
      onClick={(event) => {
        const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (plain && switchLanguage(other)) event.preventDefault();
      }}
    >
      {m.ui_language({}, { locale: other })}
    </a>
  ));
}
