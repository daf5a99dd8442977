/** A text in each language, side by side where there is room and else one at a time; or one text that no language changes. */
import { css } from 'styled-system/css';
import { LOCALES, type Locale } from '../../../../core/locale.ts';
import type { TextField as TextFieldOf } from '../../../../core/content/fields.ts';
import { digits } from '../../../../hooks/format.ts';
import { m } from '../../../../messages/messages.js';
import { Button } from '../../../../ui/Button.tsx';
import { TextAreaField, TextField } from '../../../../ui/TextInput.tsx';
import { fieldName } from '../../parts/labels.ts';
import { inLanguage } from '../../parts/languages.ts';
import { problemWords } from '../../parts/problemWords.ts';
import { useEditing } from './editing.ts';
import { MarkdownField } from './MarkdownField.tsx';

interface TextPairProps {
  readonly name: string;
  readonly field: TextFieldOf;
  readonly path: string;
}

/** Longer ones get more lines. */
const ONE_LINE = 120;

export function TextPair({ name, field, path }: TextPairProps) {
  const { language } = useEditing();
  if (!field.each) return <OneText name={name} field={field} path={path} locale={null} whole={path} />;
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '4',
        '@container (min-width: 36rem)': { gridTemplateColumns: '1fr 1fr' },
      })}
    >
      {LOCALES.map((locale) => (
        <div
          key={locale}
          data-away={locale !== language || undefined}
          className={css({
            minWidth: '0',
            '&[data-away]': { display: 'none', '@container (min-width: 36rem)': { display: 'block' } },
          })}
        >
          <OneText name={name} field={field} path={`${path}.${locale}`} locale={locale} whole={path} />
        </div>
      ))}
    </div>
  );
}

interface OneTextProps extends TextPairProps {
  readonly locale: Locale | null;
  /** Where it is told that no language has it. */
  readonly whole: string;
}

function OneText({ name, field, path, locale, whole }: OneTextProps) {
  const { values, set, problems, lags, markRight } = useEditing();
  const known = values.get(path);
  const value = typeof known === 'string' ? known : '';
  const label =
    locale === null ? fieldName(name) : m.content_field_in({ field: fieldName(name), language: inLanguage(locale) });
  const lag = lags.get(path);
  const hints = [
    lag === 'stale' ? m.content_stale() : lag === 'missing' ? m.content_untranslated() : '',
    value.length > field.max * 0.8 ? m.content_length({ now: digits(value.length), most: digits(field.max) }) : '',
  ].filter(Boolean);
  const frame = {
    label,
    mark: field.required ? undefined : m.ui_optional(),
    required: field.required,
    hint: hints.length > 0 ? hints.join(' ') : undefined,
    error: problemWords(problems.get(path) ?? problems.get(whole)),
    lang: locale ?? undefined,
    value,
    autoComplete: 'off',
  };
  const right =
    lag === 'stale' ? (
      <Button variant="ghost" aria-label={m.content_still_right_of({ field: label })} onClick={() => markRight(path)}>
        {m.content_do_still_right()}
      </Button>
    ) : null;
  return (
    <>
      {field.type === 'markdown' ? (
        <MarkdownField {...frame} onText={(text) => set(path, text)} />
      ) : field.max > ONE_LINE ? (
        <TextAreaField {...frame} rows={field.max > 400 ? 4 : 2} onChange={({ target }) => set(path, target.value)} />
      ) : (
        <TextField {...frame} onChange={({ target }) => set(path, target.value)} />
      )}
      {right}
    </>
  );
}
