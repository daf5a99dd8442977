/** What can be known of a voter from a file, and what a column may mean. */
import { m } from '../../../../messages/messages.js';

export const FIELDS = {
  external_id: m.field_column_external_id,
  name: m.field_column_name,
  first: m.field_column_first,
  middle: m.field_column_middle,
  last: m.field_column_last,
  name_suffix: m.field_column_name_suffix,
  address: m.field_column_address,
  number: m.field_column_number,
  number_suffix: m.field_column_number_suffix,
  street_before: m.field_column_street_before,
  street: m.field_column_street,
  street_type: m.field_column_street_type,
  street_after: m.field_column_street_after,
  unit: m.field_column_unit,
  floor: m.field_column_floor,
  phone: m.field_column_phone,
  email: m.field_column_email,
  language: m.field_column_language,
  birth: m.field_column_birth,
  latitude: m.field_column_latitude,
  longitude: m.field_column_longitude,
  do_not_contact: m.field_column_do_not_contact,
  deceased: m.field_column_deceased,
} as const satisfies Readonly<Record<string, () => string>>;

export type FieldName = keyof typeof FIELDS;
export const fieldNames = Object.keys(FIELDS) as readonly FieldName[]; // the keys of a literal

/** Which column of the file (from 0) holds what. A field that is not in it is in no column. */
export type Mapping = Readonly<Partial<Record<FieldName, number>>>;

/** What is still missing before rows can become people; null when nothing is. */
export function missing(mapping: Mapping): string | null {
  const has = (field: FieldName) => mapping[field] !== undefined;
  if (!has('name') && !has('last')) return m.field_column_name_missing();
  if (!has('address') && !(has('number') && has('street'))) {
    return m.field_column_address_missing();
  }
  return null;
}

/** A voter as import_voters() takes it. */
export interface Voter {
  readonly external_id: string | null;
  readonly name: string;
  readonly street: string;
  readonly number: number;
  readonly suffix: string | null;
  readonly floor: number | null;
  readonly unit: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: string | null;
  readonly birth_year: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly do_not_contact: boolean;
  readonly deceased: boolean;
}
