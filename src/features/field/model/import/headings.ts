/** Guessing what a file's columns hold from their headings, as voter files of the states and of VAN name them. */
import { fieldNames, type FieldName, type Mapping } from './fields.ts';

/** In lower case, letters and digits only; the first that is there wins. */
const NAMES: Readonly<Record<FieldName, readonly string[]>> = {
  external_id:
    'voterid statevoterid sosvoterid vanid voterfilevanid voterregnum registrationnumber registrantid registrantnumber voternumber voterkey affidavit ncid idnumber externalid id'.split(
      ' ',
    ),
  name: 'name fullname votername registrantname preferredname'.split(' '),
  first: 'firstname first fname givenname namefirst voterfirstname voternamefirst'.split(' '),
  middle: 'middlename middle mname middleinitial mi namemiddle votermiddlename voternamemiddle'.split(' '),
  last: 'lastname last lname surname familyname namelast voterlastname voternamelast'.split(' '),
  name_suffix: 'namesuffix suffix suffixname namesuffixlbl votersuffix namesfx votersuffixname'.split(' '),
  address:
    'address residentialaddress residentialaddress1 residenceaddress residenceaddressline1 streetaddress addressline1 address1 resaddress resaddress1 resstreetaddress fulladdress voteraddress vaddress raddress'.split(
      ' ',
    ),
  number:
    'housenumber housenum houseno number streetnumber streetnum streetno addressnumber resaddressnumber reshousenumber residentialhousenumber residencehousenumber stnum addrnumber'.split(
      ' ',
    ),
  number_suffix:
    'numbersuffix halfcode housenumbersuffix streetnumberhalf addressnumbersuffix housesuffix streetnumbersuffix housefraction'.split(
      ' ',
    ),
  street_before:
    'streetdir streetdirection predirection predir streetpredirection directionprefix streetnamepredirection streetprefix'.split(
      ' ',
    ),
  street: 'streetname street stname resstreetname resstreet residentialstreetname residencestreetname roadname'.split(
    ' ',
  ),
  street_type:
    'streettype streettypecd streetsuffix sttype streetnameposttype typesuffix streettypecode roadtype'.split(' '),
  street_after:
    'streetsufxcd postdirection postdir streetpostdirection directionsuffix streetnamepostdirection streetdirsuffix'.split(
      ' ',
    ),
  unit: 'unit unitnumber unitnum apt aptnumber aptnum aptno apartment apartmentnumber aptunit unitno resunit resunitnumber residentialunit addressline2 address2 residentialsecondaryaddr aptnbr'.split(
    ' ',
  ),
  floor: 'floor story floornumber'.split(' '),
  phone:
    'phone phonenumber telephone fullphonenumber phonenum cell cellphone mobile homephone preferredphone phone1'.split(
      ' ',
    ),
  email: 'email emailaddress mail1 emailaddr preferredemail'.split(' '),
  language: 'language preferredlanguage languagepreference spokenlanguage lang'.split(' '),
  birth: 'birthyear yearofbirth birthdate dateofbirth dob yob birth birthday birthdt bdate'.split(' '),
  latitude: 'latitude lat'.split(' '),
  longitude: 'longitude lon lng long'.split(' '),
  do_not_contact: 'donotcontact dnc optout nocontact donotcall donotknock'.split(' '),
  deceased: 'deceased isdeceased dead'.split(' '),
};

function plain(heading: string): string {
  return heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** Each column means one thing at most. Never a mailing address: nobody lives in a post-office box. */
export function guessMapping(headings: readonly string[]): Mapping {
  const names = headings.map(plain);
  const taken = new Set<number>();
  const found: Partial<Record<FieldName, number>> = {};
  for (const field of fieldNames) {
    for (const name of NAMES[field]) {
      const at = names.findIndex((one, index) => one === name && !taken.has(index));
      if (at < 0) continue;
      found[field] = at;
      taken.add(at);
      break;
    }
  }
  // A name in parts says more than one in one piece, and so does an address.
  if (found.first !== undefined && found.last !== undefined) delete found.name;
  if (found.number !== undefined && found.street !== undefined) delete found.address;
  return found;
}

/** By heading, so that it fits the same file chosen again, and next month's with its columns in another order. */
export type NamedMapping = Readonly<Record<string, string>>;

export function nameMapping(mapping: Mapping, headings: readonly string[]): NamedMapping {
  return Object.fromEntries(Object.entries(mapping).map(([field, at]) => [field, headings[at] ?? '']));
}

/** Null when one of its headings is not in the file. */
export function mappingFrom(named: NamedMapping, headings: readonly string[]): Mapping | null {
  const entries = fieldNames.flatMap((field) => {
    const heading = named[field];
    return heading === undefined ? [] : [[field, headings.indexOf(heading)] as const];
  });
  return entries.length === 0 || entries.some(([, at]) => at < 0) ? null : Object.fromEntries(entries);
}
