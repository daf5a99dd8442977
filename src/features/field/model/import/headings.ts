/** Guessing what a file's columns hold from their headings, as voter files of the states and of VAN name them. */
import { fieldNames, type FieldName, type Mapping } from './fields.ts';

/** In lower case, letters and digits only; the first that is there wins. */
const NAMES: Readonly<Record<FieldName, readonly string[]>> = {
  external_id:
    `ncid statevoterid sosvoterid voterid vanid voterfilevanid voteridentificationnumber voterregistrationnumber
    sboeid vuid lalvoterid idnumber registrationnumber registrantid registrantnumber voternumber voterkey affidavit voterregnum
    pdiid pdivoterid uniqueid externalid id`.split(/\s+/),
  name: 'name fullname votername registrantname preferredname nameoriginal'.split(' '),
  first: 'firstname first fname givenname namefirst voterfirstname voternamefirst votersfirstname firstnm'.split(' '),
  middle: `middlename middle mname middleinitial mi namemiddle votermiddlename voternamemiddle votersmiddlename
    middlemaidenname middlenm`.split(/\s+/),
  last: 'lastname last lname surname familyname namelast voterlastname voternamelast voterslastname lastnm'.split(' '),
  name_suffix:
    'namesuffix suffix suffixname namesuffixlbl votersuffix namesfx votersuffixname votersnamesuffix sfx namesuf'.split(
      ' ',
    ),
  status:
    `voterstatus status statuscode statuscd voterstatustypecode voterstatuscode registrationstatus regstatus votersactive
    voterstatusdesc activestatus statusdesc countystatus`.split(/\s+/),
  address: `residentialaddress residentialaddress1 residenceaddress residenceaddress1 residenceaddressline1 address
    streetaddress resaddress resaddress1 resaddressline1 resstreetaddress voterfileaddress vaddress raddress raddress1 regaddress
    registeredaddress1 fulladdress voteraddress residenceaddressesaddressline addressline1 address1 homeaddress`.split(
    /\s+/,
  ),
  number_before: 'streetnumberprefix housenumberprefix addressnumberprefix'.split(' '),
  number:
    `housenumber housenum houseno number streetnumber streetnum streetno addressnumber resaddressnumber reshousenumber
    residentialhousenumber residencehousenumber residencestreetnumber regstnum stnum addrnumber raddnumber permanenthousenumber
    residenceaddresseshousenumber housenbr streetnbr hsenum resstreetnumber rhousenumber`.split(/\s+/),
  number_suffix: `numbersuffix halfcode housenumbersuffix streetnumberhalf streetnohalf addressnumbersuffix housesuffix
    streetnumbersuffix housefraction housefractionnumber housefrac regstfrac rhalfcode permanentdesignator half fraction stfrac
    housealpha`.split(/\s+/),
  street_before:
    `streetdir streetdirection predirection predir streetpredirection directionprefix streetnamepredirection
    streetprefix streetdirprefix residencepredirection regstpredirection rpredirection permanentdirectionalprefix stdir stdirprefix
    residenceaddressesprefixdirection prefixdirection housedir directional`.split(/\s+/),
  street:
    `streetname street stname resstreetname resstreet residentialstreetname residencestreetname regstname rstreetname
    permanentstreetname residenceaddressesstreetname roadname streetbase`.split(/\s+/),
  street_type: `streettype streettypecd sttype streetnameposttype typesuffix streettypecode roadtype residencestreettype
    regsttype permanentstreettype streettypecodename residencestreetsuffix residenceaddressesdesignator streetsuffix streetsuf
    streetdesignator`.split(/\s+/),
  street_after: `streetsufxcd postdirection postdir streetpostdirection directionsuffix streetnamepostdirection
    streetdirsuffix residencepostdirection regstpostdirection rpostdirection permanentdirectionalsuffix stdirsuffix
    residenceaddressessuffixdirection suffixdirection streetsuffix`.split(/\s+/),
  unit_type:
    `unittype apttype unitdesignator regunittype rapartmenttype permanentunittype residenceaddressesapartmenttype
    apartmenttype secondarytype aptdesignator resunittype`.split(/\s+/),
  unit: `unit unitnumber unitnum apt aptnumber aptnum aptno apartment apartmentnumber aptunit unitno resunit resunitnumber
    residentialunit extension regunitnum regstunitnum rapartment permanentunitnumber residenceaptunitnbr residenceaptunitnumber
    residenceaddressesapartmentnum apartmentnum aptunitnumber residentialsecondaryaddr residentialaddress2 residenceaddress2
    residenceaddressline2 resaddress2 resaddressline2 secondaryaddress addressline2 address2 aptnbr resapt lot`.split(
    /\s+/,
  ),
  floor: 'floor story floornumber'.split(' '),
  city: `residentialcity residencecity rescity rescitydesc regcity rcity permanentcity residenceaddressescity registeredcity
    voterfilecity city cityname municipality town`.split(/\s+/),
  zip: `residentialzip residentialzipcode residencezip residencezipcode residencezipcode5 reszip reszipcode reszip5 regzipcode
    regzip rzip5 permanentzipcode residenceaddresseszip registeredzip zip5 zip zipcode postalcode`.split(/\s+/),
  phone:
    'preferredphone phone phonenumber telephone fullphonenumber phonenum phone1 primaryphone daytimephone phonenbr'.split(
      ' ',
    ),
  cell_phone:
    'cellphone cell mobile mobilephone cellphonenumber votertelephonescellphoneformatted mobilenumber wirelessphone'.split(
      ' ',
    ),
  home_phone: 'homephone landline homephonenumber votertelephoneslandlineformatted landlinephone phone2'.split(' '),
  work_phone: 'workphone businessphone workphonenumber phone3'.split(' '),
  area_code: 'areacd areacode phoneareacode'.split(' '),
  email: 'email emailaddress preferredemail mail1 emailaddr'.split(' '),
  language: 'language preferredlanguage languagepreference spokenlanguage lang'.split(' '),
  birth: `birthdate dateofbirth dob birthyear yearofbirth yob birth birthday birthdt bdate voterfiledob birthyr dobyear
    votersbirthdate dateofbirth1`.split(/\s+/),
  age: 'age voterage votersage ageatyearend'.split(' '),
  as_of: 'snapshotdt snapshotdate extractdate asofdate'.split(' '),
  mail_address: `mailaddr1 mailaddress1 mailingaddress1 mailingaddress mailaddress mailadd1 mailingaddressline1 maddress
    mailingstreetaddress mailingaddressesaddressline mailstreetname`.split(/\s+/),
  mail_more: 'mailaddr2 mailaddress2 mailingaddress2 mailadd2 mailingaddressline2 mailingsecondaryaddress'.split(' '),
  mail_city: 'mailcity mailingcity mailingaddressescity mcity'.split(' '),
  mail_state: 'mailstate mailingstate mailingaddressesstate mstate'.split(' '),
  mail_zip: 'mailzip mailzipcode mailingzip mailingzipcode mailingaddresseszip mzip5 mzip'.split(' '),
  latitude: 'latitude lat residenceaddresseslatitude'.split(' '),
  longitude: 'longitude lon lng long residenceaddresseslongitude'.split(' '),
  exempt: 'exempt confidential confidentialind protected addressconfidential requestedpublicrecordsexemption'.split(
    ' ',
  ),
  do_not_contact: 'donotcontact dnc optout nocontact donotcall donotknock'.split(' '),
  deceased: 'deceased isdeceased dead'.split(' '),
};

export function plainHeading(heading: string): string {
  return heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** Each column means one thing at most. Never a mailing address: nobody lives in a post-office box. */
export function guessMapping(
  headings: readonly string[],
  known: Readonly<Partial<Record<FieldName, string>>> = {},
): Mapping {
  const plain = headings.map(plainHeading);
  const found: Partial<Record<FieldName, number>> = {};
  for (const field of fieldNames) {
    const at = known[field] === undefined ? -1 : plain.indexOf(known[field] ?? '');
    if (at >= 0) found[field] = at;
  }
  const taken = new Set(Object.values(found));
  for (const field of fieldNames) {
    if (found[field] !== undefined) continue;
    for (const name of NAMES[field]) {
      const at = plain.findIndex((one, index) => one === name && !taken.has(index));
      if (at < 0) continue;
      found[field] = at;
      taken.add(at);
      break;
    }
  }
  // A name in parts says more than one in one piece, and so does an address.
  if (found.first !== undefined && found.last !== undefined) delete found.name;
  if (found.number !== undefined && found.street !== undefined && known.address === undefined) delete found.address;
  // "Street" beside an address in one piece is a part of it; a number alone is none.
  if (found.address !== undefined && (found.number === undefined || found.street === undefined)) {
    for (const field of [
      'number_before',
      'number',
      'street_before',
      'street',
      'street_type',
      'street_after',
    ] as const) {
      delete found[field];
    }
  }
  if (found.address === undefined && found.number === undefined && found.street !== undefined) {
    found.address = found.street;
    delete found.street;
  }
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
