/** A setting's fields: what no language changes first, then each language's texts. */
import { css } from 'styled-system/css';
import type { Setting } from '../../../campaign/settings.ts';
import { LOCALES, type Locale } from '../../../core/locale.ts';
import type { CampaignForm } from '../../../forms/useCampaignForm.ts';
import { m } from '../../../messages/messages.js';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { FIELDS, type FieldKind, type SettingField } from '../model/fields.ts';
import type { SettingTexts } from '../model/values.ts';

const languages: Readonly<Record<Locale, () => string>> = { en: m.settings_in_english, es: m.settings_in_spanish };

type Look = { readonly type?: 'date' | 'datetime-local' | 'url' | 'email'; readonly inputMode?: 'numeric' };
const looks: Readonly<Partial<Record<FieldKind, Look>>> = {
  day: { type: 'date' },
  moment: { type: 'datetime-local' },
  number: { inputMode: 'numeric' },
  page: { type: 'url' },
  email: { type: 'email' },
};

const pairs = css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' }, gap: '5' });

export function SettingFields({
  setting,
  form,
}: {
  readonly setting: Setting;
  readonly form: CampaignForm<SettingTexts>;
}) {
  const one = (field: SettingField) => {
    const { name, kind, label, hint, optional, locale } = field;
    const frame = {
      label: label(),
      hint: hint?.(),
      mark: optional ? m.ui_optional() : undefined,
      autoComplete: 'off',
      lang: locale ?? undefined,
      ...form.field(name),
    };
    return kind === 'prose' || kind === 'pages' ? (
      <div key={name} className={css({ gridColumn: { md: '1 / -1' } })}>
        <TextAreaField rows={kind === 'pages' ? 4 : 3} {...frame} />
      </div>
    ) : (
      <TextField key={name} {...looks[kind]} {...frame} />
    );
  };
  const of = (locale: Locale | null) => FIELDS[setting].filter((field) => field.locale === locale);
  return (
    <>
      <div className={pairs}>{of(null).map(one)}</div>
      {LOCALES.filter((locale) => of(locale).length > 0).map((locale) => (
        <fieldset key={locale} className={css({ marginTop: '4' })}>
          <legend className={css({ textStyle: 'h4', marginBottom: '3' })}>{languages[locale]()}</legend>
          <div className={pairs}>{of(locale).map(one)}</div>
        </fieldset>
      ))}
    </>
  );
}
