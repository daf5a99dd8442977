/** Making one row of a file into one voter by the meaning of its columns. What is not acceptable the row's check says. */
import { addressParts, houseNumber, unitAsWritten } from './address.ts';
import type { FieldName, Mapping, Voter } from './fields.ts';
import { asWritten, nameInOrder, phoneAsWritten, streetAsWritten, tidy } from './words.ts';

/** Before it was checked: numbers may be NaN, texts too long or empty. */
export type RawVoter = Voter;

const YES = /^(?:y|yes|t|true|1|x|dnc|deceased|dead)$/i;

export function rawVoter(record: readonly string[], mapping: Mapping): RawVoter {
  const said = (field: FieldName) => {
    const at = mapping[field];
    return at === undefined ? '' : tidy(record[at] ?? '');
  };
  const text = (field: FieldName) => said(field) || null;
  const number = (field: FieldName) => (said(field) === '' ? null : Number(said(field).replace(/[°\s]/g, '')));
  const place =
    mapping.number !== undefined && mapping.street !== undefined
      ? { ...houseNumber(said('number')), ...streetOf(said), unit: null }
      : addressParts(said('address'));
  const language = said('language');
  return {
    external_id: text('external_id'),
    name: nameOf(said),
    street: place.street,
    number: place.number,
    suffix: said('number_suffix').toUpperCase() || place.suffix,
    floor: number('floor'),
    unit: unitAsWritten(said('unit')) ?? place.unit,
    phone: phoneAsWritten(said('phone')) || null,
    email: said('email').toLowerCase() || null,
    language: /^(?:english|eng|en)$/i.test(language) ? null : asWritten(language) || null,
    birth_year: birthYear(said('birth')),
    latitude: number('latitude'),
    longitude: number('longitude'),
    do_not_contact: YES.test(said('do_not_contact')),
    deceased: YES.test(said('deceased')),
  };
}

type Said = (field: FieldName) => string;

function nameOf(said: Said): string {
  if (said('name') !== '') return nameInOrder(said('name'));
  const parts = [said('first'), said('middle'), said('last'), said('name_suffix')].filter(Boolean);
  return asWritten(parts.join(' '));
}

function streetOf(said: Said): { readonly street: string } {
  const parts = [said('street_before'), said('street'), said('street_type'), said('street_after')].filter(Boolean);
  return { street: streetAsWritten(parts.join(' ')) };
}

/** "1970", "5/1/1970", "1970-05-01", "19700501"; null for nothing, NaN for something else. */
function birthYear(text: string): number | null {
  if (text === '') return null;
  const year = /^(\d{4})(?:$|\D|\d{4}$)/.exec(text) ?? /\D(\d{4})$/.exec(text);
  return year ? Number(year[1]) : Number.NaN;
}
