/** What can be known of a voter from a file, and what a column may mean. */

export const FIELDS = {
  external_id: 'Voter ID',
  name: 'Full name',
  first: 'First name',
  middle: 'Middle name',
  last: 'Last name',
  name_suffix: 'Jr., Sr., III',
  address: 'Address in one piece',
  number: 'House number',
  number_suffix: 'Letter or half after the number',
  street_before: 'Direction before the street',
  street: 'Street',
  street_type: 'Street type (St, Ave)',
  street_after: 'Direction after the street',
  unit: 'Apartment or unit',
  floor: 'Floor',
  phone: 'Phone',
  email: 'Email',
  language: 'Language',
  birth: 'Birth date or year',
  latitude: 'Latitude',
  longitude: 'Longitude',
  do_not_contact: 'Do not contact',
  deceased: 'Deceased',
} as const;

export type FieldName = keyof typeof FIELDS;
export const fieldNames = Object.keys(FIELDS) as readonly FieldName[]; // the keys of a literal

/** Which column of the file (from 0) holds what. A field that is not in it is in no column. */
export type Mapping = Readonly<Partial<Record<FieldName, number>>>;

/** What is still missing before rows can become people; null when nothing is. */
export function missing(mapping: Mapping): string | null {
  const has = (field: FieldName) => mapping[field] !== undefined;
  if (!has('name') && !has('last')) return 'Say which column holds the name: the full name, or first and last.';
  if (!has('address') && !(has('number') && has('street'))) {
    return 'Say which column holds the address: in one piece, or house number and street.';
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
