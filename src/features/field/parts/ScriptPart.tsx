/** What is said first, in the language of whoever is spoken to, and the switch to the other one. */
import { css } from 'styled-system/css';
import { localHref } from '../../../core/address.ts';
import { LOCALES, type Locale } from '../../../core/locale.ts';
import { m } from '../../../messages/messages.js';
import type { Question } from '../data/reads.ts';
import { scriptText } from '../model/spoken.ts';
import { Choice, Option } from './Choice.tsx';

export interface ScriptPartProps {
  readonly script: readonly Question[];
  readonly language: Locale;
  /** Not where a correction says what it replaces instead. */
  readonly opening: boolean;
  readonly onLanguage: (language: Locale) => void;
}

/** Nothing while no script is known. */
export function ScriptPart({ script, language, opening, onLanguage }: ScriptPartProps) {
  const [first] = script;
  if (!first) return null;
  const said = scriptText(first.opening, first.opening_in, language);
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <Choice label={m.field_their_language()}>
        {LOCALES.map((one) => (
          <Option key={one} checked={one === language} onPick={() => onLanguage(one)}>
            <span lang={one}>{m.ui_language({}, { locale: one })}</span>
          </Option>
        ))}
      </Choice>
      {opening ? (
        <blockquote
          lang={said.lang}
          className={css({
            borderLeftWidth: '6px',
            borderLeftStyle: 'solid',
            borderLeftColor: 'straw',
            paddingLeft: '3',
            fontSize: '1.1875rem',
          })}
        >
          {said.text}
        </blockquote>
      ) : null}
      <a
        href={localHref('/', language)}
        hrefLang={language}
        target="_blank"
        className={css({ justifySelf: 'start', paddingBlock: '3', textDecoration: 'underline' })}
      >
        {m.field_our_page()}
      </a>
    </div>
  );
}
