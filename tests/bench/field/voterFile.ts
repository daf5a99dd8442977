/** The made city as the voter file that a registrar would sell: one line a person, RFC 4180, CRLF. */
import type { City, CityPerson } from './city.ts';

export const VOTER_FILE_HEADINGS = [
  'Voter ID',
  'First Name',
  'Last Name',
  'Year of Birth',
  'House Number',
  'Street Name',
  'Unit',
  'Phone',
  'Language',
  'Latitude',
  'Longitude',
] as const;

export function voterFile({ people }: Pick<City, 'people'>): string {
  return [VOTER_FILE_HEADINGS.join(','), ...people.map(line), ''].join('\r\n');
}

function line({ externalId, givenName, familyName, birthYear, door, phone, language }: CityPerson): string {
  const place = [door.number, door.street, door.unit];
  const where = [door.latitude.toFixed(6), door.longitude.toFixed(6)];
  return [externalId, givenName, familyName, birthYear, ...place, phone, language, ...where].map(cell).join(',');
}

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
