/** Where two have no room beside each other: which language is written. */
import { css } from 'styled-system/css';
import { LOCALES, type Locale } from '../../../core/locale.ts';
import { m } from '../../../messages/messages.js';
import { inLanguage } from '../parts/languages.ts';

interface LanguageTabsProps {
  readonly language: Locale;
  readonly onLanguage: (language: Locale) => void;
}

const tab = css({
  flex: '1',
  minHeight: 'touch',
  paddingInline: '3',
  fontWeight: 'bold',
  cursor: 'pointer',
  '&[aria-pressed=true]': { backgroundColor: 'ink', color: 'paper' },
  _focusVisible: { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
});

export function LanguageTabs({ language, onLanguage }: LanguageTabsProps) {
  return (
    <fieldset
      aria-label={m.content_language()}
      className={css({
        display: 'flex',
        '@container (min-width: 36rem)': { display: 'none' },
        marginBottom: '4',
        borderWidth: '2px',
        borderStyle: 'solid',
        borderColor: 'line',
        borderRadius: 'sm',
      })}
    >
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          aria-pressed={locale === language}
          className={tab}
          onClick={() => onLanguage(locale)}
        >
          {inLanguage(locale)}
        </button>
      ))}
    </fieldset>
  );
}
