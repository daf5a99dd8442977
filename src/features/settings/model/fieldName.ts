/** A field as it is named away from its form, where no heading says the language. */
import type { Locale } from '../../../core/locale.ts';
import { m } from '../../../messages/messages.js';
import type { SettingField } from './fields.ts';

const named: Readonly<Record<Locale, (about: { field: string }) => string>> = {
  en: m.settings_field_english,
  es: m.settings_field_spanish,
};

export const settingFieldName = ({ label, locale }: SettingField): string =>
  locale === null ? label() : named[locale]({ field: label() });
