/** Making one row of a file into one voter by the meaning of its columns. What is not acceptable the row's check says. */
import { addressParts, isMailbox, numberInParts, streetParts, type AddressParts } from './address.ts';
import { birthYearOfAge, readBirth, type BirthReading } from './dates.ts';
import type { FieldName, Mapping, NoDoor, Voter } from './fields.ts';
import { nameCase, nameInOrder } from './names.ts';
import { cityAsWritten, zipOf } from './places.ts';
import { statusCode } from './statuses.ts';
import { streetCase } from './streetWords.ts';
import { unitAsWritten } from '../unit.ts';
import { phoneAsWritten, tidy } from './words.ts';

/** Before it was checked: numbers may be NaN, texts too long or empty. */
export interface RawVoter {
  readonly voter: Voter;
  readonly status: string;
  readonly birth: BirthReading;
}

const YES = /^(?:y|yes|t|true|1|x|dnc|deceased|dead)$/i;

type Said = (field: FieldName) => string;

export function rawVoter(record: readonly string[], mapping: Mapping, thisYear: number): RawVoter {
  const said = (field: FieldName) => {
    const at = mapping[field];
    const cell = at === undefined ? '' : tidy(record[at] ?? '');
    // Starred out: the source doesn't say.
    return /^\*+$/.test(cell) ? '' : cell;
  };
  const starred = (['address', 'number', 'street'] as const).some((field) => {
    const at = mapping[field];
    return at !== undefined && /^\s*\*+\s*$/.test(record[at] ?? '');
  });
  const text = (field: FieldName) => said(field) || null;
  const number = (field: FieldName) => (said(field) === '' ? null : Number(said(field).replace(/[°\s]/g, '')));
  const place = placeOf(said, mapping);
  const why = noDoorOf(place, said, starred);
  const birth = birthOf(said, thisYear);
  const language = said('language');
  return {
    status: statusCode(said('status')),
    birth: birth.reading,
    voter: {
      external_id: text('external_id'),
      name: nameOf(said),
      street: why === null ? place.street : null,
      number: why === null ? place.number : null,
      suffix: why === null ? place.suffix : null,
      floor: why === null ? number('floor') : null,
      unit: why === null ? place.unit : null,
      city: place.city,
      zip: place.zip,
      no_door: why,
      letters_to: why === null ? null : lettersTo(said, place, why),
      phone: phoneOf(said),
      email: said('email').toLowerCase() || null,
      language: /^(?:english|eng|en)$/i.test(language) ? null : streetCase(language) || null,
      birth_year: birth.year,
      birth_estimated: birth.estimated,
      latitude: number('latitude'),
      longitude: number('longitude'),
      do_not_contact: YES.test(said('do_not_contact')),
      deceased: YES.test(said('deceased')),
    },
  };
}

function nameOf(said: Said): string {
  const parts = [said('first'), said('middle'), said('last'), said('name_suffix')].filter(Boolean);
  if (said('last') !== '' || said('name') === '')
    return nameCase(parts.map((one) => one.replaceAll(',', '')).join(' '));
  return nameInOrder(said('name'));
}

interface Placed extends AddressParts {
  /** As the file has it. */
  readonly line: string;
}

function placeOf(said: Said, mapping: Mapping): Placed {
  const town = { city: cityAsWritten(said('city')), zip: zipOf(said('zip')) };
  const unit = unitAsWritten([said('unit_type'), said('unit')].filter(Boolean).join(' '));
  if (mapping.number !== undefined && mapping.street !== undefined) {
    const street = [said('street_before'), said('street'), said('street_type'), said('street_after')];
    const line = street.filter(Boolean).join(' ');
    const own = streetParts(line);
    const number = numberInParts(said('number_before'), said('number'), said('number_suffix'));
    if (!Number.isNaN(number.number) || mapping.address === undefined || said('address') === '') {
      return { ...number, ...own, ...town, unit: unit ?? own.unit, line };
    }
  }
  const line = said('address');
  const own = addressParts(line, town.city);
  const more = tidy(said('number_suffix')).toUpperCase();
  return {
    ...own,
    suffix: more || own.suffix,
    unit: unit ?? own.unit,
    city: town.city ?? own.city,
    zip: town.zip ?? own.zip,
    line,
  };
}

function noDoorOf(place: Placed, said: Said, starred: boolean): NoDoor | null {
  if (starred || (place.line === '' && YES.test(said('exempt')))) return 'hidden';
  if (isMailbox(place.line)) return 'mailbox';
  const found = !Number.isNaN(place.number) && place.number > 0 && place.street !== '';
  // "101 PO BOX 5": the street is a mailbox all the same.
  if (found && isMailbox(place.street)) return 'mailbox';
  return found && place.number <= 999_999 ? null : 'none';
}

/** Where mail goes: the mailing address where there is one, or the mailbox. */
function lettersTo(said: Said, place: Placed, why: NoDoor): string | null {
  const mail = [said('mail_address'), said('mail_more')].filter(Boolean).join(' ');
  const whole = (line: string, city: string | null, end: string) =>
    [mailboxCase(streetCase(line)), city, end].filter(Boolean).join(', ').slice(0, 300) || null;
  if (mail !== '') {
    const end = [said('mail_state').toUpperCase(), said('mail_zip')].filter(Boolean).join(' ');
    return whole(mail, cityAsWritten(said('mail_city')) ?? place.city, end || (place.zip ?? ''));
  }
  return why === 'mailbox' ? whole(place.line.replace(/^0+\s+/, ''), place.city, place.zip ?? '') : null;
}

/** Vendors write "Po Box 12", "Rr 2 Box 88". */
const mailboxCase = (line: string) => line.replace(/^(?:po|rr|hc|rfd)(?= )/i, (word) => word.toUpperCase());

const isNumber = (text: string) => text.replace(/\D/g, '').length >= 7;

/** The preferred one, or else the first that is a number. */
function phoneOf(said: Said): string | null {
  const all = (['phone', 'cell_phone', 'home_phone', 'work_phone'] as const).map(said).filter(Boolean);
  const own = all.find(isNumber) ?? all[0] ?? '';
  const area = said('area_code').replace(/\D/g, '');
  const digits = own.replace(/\D/g, '');
  return phoneAsWritten(digits.length === 7 && area.length === 3 ? area + digits : own) || null;
}

interface Birth {
  readonly reading: BirthReading;
  readonly year: number | null;
  readonly estimated: boolean;
}

function birthOf(said: Said, thisYear: number): Birth {
  const reading = readBirth(said('birth'), thisYear);
  if (reading.kind === 'year') return { reading, year: reading.year, estimated: false };
  if (reading.kind === 'refused') return { reading, year: Number.NaN, estimated: false };
  const asOf = readBirth(said('as_of'), thisYear);
  const year =
    said('age') === '' ? Number.NaN : birthYearOfAge(said('age'), asOf.kind === 'year' ? asOf.year : thisYear);
  if (!Number.isNaN(year)) return { reading: { kind: 'year', year }, year, estimated: true };
  return { reading, year: null, estimated: false };
}
