/** How the fields of a place are called where one was put right, and what stands in them. */
import { m } from '../../../messages/messages.js';
import type { Field } from '../model/field.ts';
import { KINDS } from '../model/site.ts';
import { kindWords, wardWords } from './words.ts';

export const fieldWords: Readonly<Record<Field, () => string>> = {
  title_en: m.places_field_title_en,
  title_es: m.places_field_title_es,
  about_en: m.places_field_about_en,
  about_es: m.places_field_about_es,
  kind: m.places_kind,
  place: m.places_field_place,
  pin: m.places_pin,
  ward: m.places_field_ward,
  commitment: m.places_commitment,
};

/** @param value as corrections have it; null: nothing. */
export function valueWords(field: Field, value: string | null): string {
  const kind = KINDS.find((one) => one === value);
  if (field === 'kind' && kind !== undefined) return kindWords[kind]();
  if (field === 'ward') return wardWords(value === null ? null : Number(value));
  return value ?? m.places_field_nothing();
}
