/** Guessing what a file's columns hold from their headings, as voter files of the states and of VAN name them. */
import { fieldNames, type FieldName, type Mapping } from './fields.ts';

const names = (text: string) => text.trim().split(/\s+/);

/** In lower case, letters and digits only; the first that is there wins. */
const NAMES: Readonly<Record<FieldName, readonly string[]>> = {
  external_id:
    names(`ncid statevoterid sosvoterid voterid vanid voterfilevanid voteridentificationnumber voterregistrationnumber
    sboeid vuid lalvoterid idnumber registrationnumber registrantid registrantnumber voternumber voterkey affidavit voterregnum
    pdiid pdivoterid uniqueid externalid id`),
  name: names('name fullname votername registrantname preferredname nameoriginal'),
  first: names('firstname first fname givenname namefirst voterfirstname voternamefirst votersfirstname firstnm'),
  middle: names(`middlename middle mname middleinitial mi namemiddle votermiddlename voternamemiddle votersmiddlename
    middlemaidenname middlenm`),
  last: names('lastname last lname surname familyname namelast voterlastname voternamelast voterslastname lastnm'),
  name_suffix: names(
    'namesuffix suffix suffixname namesuffixlbl votersuffix namesfx votersuffixname votersnamesuffix sfx namesuf',
  ),
  status:
    names(`voterstatus status statuscode statuscd voterstatustypecode voterstatuscode registrationstatus regstatus votersactive
    voterstatusdesc activestatus statusdesc countystatus`),
  address:
    names(`residentialaddress residentialaddress1 residenceaddress residenceaddress1 residenceaddressline1 address
    streetaddress resaddress resaddress1 resaddressline1 resstreetaddress voterfileaddress vaddress raddress raddress1 regaddress
    registeredaddress1 fulladdress voteraddress residenceaddressesaddressline addressline1 address1 homeaddress`),
  number_before: names('streetnumberprefix housenumberprefix addressnumberprefix'),
  number:
    names(`housenumber housenum houseno number streetnumber streetnum streetno addressnumber resaddressnumber reshousenumber
    residentialhousenumber residencehousenumber residencestreetnumber regstnum stnum addrnumber raddnumber permanenthousenumber
    residenceaddresseshousenumber housenbr streetnbr hsenum resstreetnumber rhousenumber`),
  number_suffix:
    names(`numbersuffix halfcode housenumbersuffix streetnumberhalf streetnohalf addressnumbersuffix housesuffix
    streetnumbersuffix housefraction housefractionnumber housefrac regstfrac rhalfcode permanentdesignator half fraction stfrac
    housealpha`),
  street_before:
    names(`streetdir streetdirection predirection predir streetpredirection directionprefix streetnamepredirection
    streetprefix streetdirprefix residencepredirection regstpredirection rpredirection permanentdirectionalprefix stdir stdirprefix
    residenceaddressesprefixdirection prefixdirection housedir directional`),
  street:
    names(`streetname street stname resstreetname resstreet residentialstreetname residencestreetname regstname rstreetname
    permanentstreetname residenceaddressesstreetname roadname streetbase`),
  street_type:
    names(`streettype streettypecd sttype streetnameposttype typesuffix streettypecode roadtype residencestreettype
    regsttype permanentstreettype streettypecodename residencestreetsuffix residenceaddressesdesignator streetsuffix streetsuf
    streetdesignator`),
  street_after: names(`streetsufxcd postdirection postdir streetpostdirection directionsuffix streetnamepostdirection
    streetdirsuffix residencepostdirection regstpostdirection rpostdirection permanentdirectionalsuffix stdirsuffix
    residenceaddressessuffixdirection suffixdirection streetsuffix`),
  unit_type:
    names(`unittype apttype unitdesignator regunittype rapartmenttype permanentunittype residenceaddressesapartmenttype
    apartmenttype secondarytype aptdesignator resunittype`),
  unit: names(`unit unitnumber unitnum apt aptnumber aptnum aptno apartment apartmentnumber aptunit unitno resunit resunitnumber
    residentialunit extension regunitnum regstunitnum rapartment permanentunitnumber residenceaptunitnbr residenceaptunitnumber
    residenceaddressesapartmentnum apartmentnum aptunitnumber residentialsecondaryaddr residentialaddress2 residenceaddress2
    residenceaddressline2 resaddress2 resaddressline2 secondaryaddress addressline2 address2 aptnbr resapt lot`),
  floor: names('floor story floornumber'),
  city: names(`residentialcity residencecity rescity rescitydesc regcity rcity permanentcity residenceaddressescity registeredcity
    voterfilecity city cityname municipality town`),
  zip: names(`residentialzip residentialzipcode residencezip residencezipcode residencezipcode5 reszip reszipcode reszip5 regzipcode
    regzip rzip5 permanentzipcode residenceaddresseszip registeredzip zip5 zip zipcode postalcode`),
  phone: names(
    'preferredphone phone phonenumber telephone fullphonenumber phonenum phone1 primaryphone daytimephone phonenbr',
  ),
  cell_phone: names(
    'cellphone cell mobile mobilephone cellphonenumber votertelephonescellphoneformatted mobilenumber wirelessphone',
  ),
  home_phone: names('homephone landline homephonenumber votertelephoneslandlineformatted landlinephone phone2'),
  work_phone: names('workphone businessphone workphonenumber phone3'),
  area_code: names('areacd areacode phoneareacode'),
  email: names('email emailaddress preferredemail mail1 emailaddr'),
  language: names('language preferredlanguage languagepreference spokenlanguage lang'),
  birth:
    names(`birthdate dateofbirth dob birthyear yearofbirth yob birth birthday birthdt bdate voterfiledob birthyr dobyear
    votersbirthdate dateofbirth1`),
  age: names('age voterage votersage ageatyearend'),
  as_of: names('snapshotdt snapshotdate extractdate asofdate'),
  mail_address:
    names(`mailaddr1 mailaddress1 mailingaddress1 mailingaddress mailaddress mailadd1 mailingaddressline1 maddress
    mailingstreetaddress mailingaddressesaddressline mailstreetname`),
  mail_more: names('mailaddr2 mailaddress2 mailingaddress2 mailadd2 mailingaddressline2 mailingsecondaryaddress'),
  mail_city: names('mailcity mailingcity mailingaddressescity mcity'),
  mail_state: names('mailstate mailingstate mailingaddressesstate mstate'),
  mail_zip: names('mailzip mailzipcode mailingzip mailingzipcode mailingaddresseszip mzip5 mzip'),
  latitude: names('latitude lat residenceaddresseslatitude'),
  longitude: names('longitude lon lng long residenceaddresseslongitude'),
  exempt: names('exempt confidential confidentialind protected addressconfidential requestedpublicrecordsexemption'),
  do_not_contact: names('donotcontact dnc optout nocontact donotcall donotknock'),
  deceased: names('deceased isdeceased dead'),
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
