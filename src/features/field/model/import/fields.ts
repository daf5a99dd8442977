/** What can be known of a voter from a file, and what a column may mean. */
import { m } from '../../../../messages/messages.js';

export const FIELDS = {
  external_id: m.field_column_external_id,
  name: m.field_column_name,
  first: m.field_column_first,
  middle: m.field_column_middle,
  last: m.field_column_last,
  name_suffix: m.field_column_name_suffix,
  status: m.field_column_status,
  address: m.field_column_address,
  number_before: m.field_column_number_before,
  number: m.field_column_number,
  number_suffix: m.field_column_number_suffix,
  street_before: m.field_column_street_before,
  street: m.field_column_street,
  street_type: m.field_column_street_type,
  street_after: m.field_column_street_after,
  unit_type: m.field_column_unit_type,
  unit: m.field_column_unit,
  floor: m.field_column_floor,
  city: m.field_column_city,
  zip: m.field_column_zip,
  phone: m.field_column_phone,
  cell_phone: m.field_column_cell_phone,
  home_phone: m.field_column_home_phone,
  work_phone: m.field_column_work_phone,
  area_code: m.field_column_area_code,
  email: m.field_column_email,
  language: m.field_column_language,
  birth: m.field_column_birth,
  age: m.field_column_age,
  as_of: m.field_column_as_of,
  mail_address: m.field_column_mail_address,
  mail_more: m.field_column_mail_more,
  mail_city: m.field_column_mail_city,
  mail_state: m.field_column_mail_state,
  mail_zip: m.field_column_mail_zip,
  latitude: m.field_column_latitude,
  longitude: m.field_column_longitude,
  exempt: m.field_column_exempt,
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

/** Why a person has no door: a mailbox, an address that the source hides, or none that can be found. */
export type NoDoor = 'mailbox' | 'hidden' | 'none';

/** A voter as import_voters() takes it. Without a door, street and number are null. */
export interface Voter {
  readonly external_id: string | null;
  readonly name: string;
  readonly street: string | null;
  readonly number: number | null;
  readonly suffix: string | null;
  readonly floor: number | null;
  readonly unit: string | null;
  readonly city: string | null;
  readonly zip: string | null;
  readonly no_door: NoDoor | null;
  /** Where letters go, for people without a door. */
  readonly letters_to: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: string | null;
  readonly birth_year: number | null;
  /** From an age: right to within a year. */
  readonly birth_estimated: boolean;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly do_not_contact: boolean;
  readonly deceased: boolean;
}

/** A voter with a door. */
export interface VoterAtDoor extends Voter {
  readonly street: string;
  readonly number: number;
}

export function hasDoor(voter: Voter): voter is VoterAtDoor {
  return voter.street !== null && voter.number !== null;
}
