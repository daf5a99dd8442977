/** Rows of voter files as the states and VAN write them, made into people at their doors. */
import { describe, expect, it } from 'vitest';
import { addressParts } from '../../../../../src/features/field/model/import/address.ts';
import { Seen } from '../../../../../src/features/field/model/import/duplicates.ts';
import { missing } from '../../../../../src/features/field/model/import/fields.ts';
import { guessMapping, mappingFrom, nameMapping } from '../../../../../src/features/field/model/import/headings.ts';
import { doorKey, nameKey } from '../../../../../src/features/field/model/import/keys.ts';
import { nameCase, nameInOrder } from '../../../../../src/features/field/model/import/names.ts';
import { cityAsWritten, zipOf } from '../../../../../src/features/field/model/import/places.ts';
import { readBirth } from '../../../../../src/features/field/model/import/dates.ts';
import { statusOf } from '../../../../../src/features/field/model/import/statuses.ts';
import { streetAsWritten, streetCase } from '../../../../../src/features/field/model/import/streetWords.ts';
import { rawVoter } from '../../../../../src/features/field/model/import/voter.ts';
import { phoneAsWritten } from '../../../../../src/features/field/model/import/words.ts';
import { unitAsWritten, unitKey, unitWords } from '../../../../../src/features/field/model/unit.ts';

const voterOf = (record: readonly string[], mapping: Parameters<typeof rawVoter>[1]) =>
  rawVoter(record, mapping, 2026).voter;

describe('the meaning of columns', () => {
  it('is guessed from a state’s headings, address in parts', () => {
    const headings =
      'ncid,last_name,first_name,middle_name,name_suffix_lbl,house_num,half_code,street_dir,street_name,street_type_cd,street_sufx_cd,unit_num,mail_addr1,birth_year,full_phone_number'.split(
        ',',
      );
    expect(nameMapping(guessMapping(headings), headings)).toEqual({
      external_id: 'ncid',
      first: 'first_name',
      middle: 'middle_name',
      last: 'last_name',
      name_suffix: 'name_suffix_lbl',
      number: 'house_num',
      number_suffix: 'half_code',
      street_before: 'street_dir',
      street: 'street_name',
      street_type: 'street_type_cd',
      street_after: 'street_sufx_cd',
      unit: 'unit_num',
      phone: 'full_phone_number',
      birth: 'birth_year',
      mail_address: 'mail_addr1',
    });
  });

  it('is guessed from VAN’s headings, and a mailing address is never where somebody lives', () => {
    const headings = ['Voter File VANID', 'Name', 'mAddress', 'Address', 'Preferred Phone', 'DOB', 'E-mail'];
    expect(nameMapping(guessMapping(headings), headings)).toEqual({
      external_id: 'Voter File VANID',
      name: 'Name',
      address: 'Address',
      phone: 'Preferred Phone',
      birth: 'DOB',
      email: 'E-mail',
      mail_address: 'mAddress',
    });
  });

  it('is kept by heading, so that it fits the same columns in another order and no other file', () => {
    const named = nameMapping({ name: 0, address: 2 }, ['Who', 'x', 'Where']);
    expect(mappingFrom(named, ['Where', 'Who'])).toEqual({ name: 1, address: 0 });
    expect(mappingFrom(named, ['Where', 'Name'])).toBeNull();
    expect(mappingFrom({}, ['Where'])).toBeNull();
  });

  it.each([
    [{}, /column holds the name/],
    [{ first: 0, address: 1 }, /column holds the name/],
    [{ last: 0, street: 1 }, /column holds the address/],
  ])('that is not enough for a door says what is missing', (mapping, words) => {
    expect(missing(mapping)).toMatch(words);
  });

  it('that is enough needs nothing more', () => {
    expect(missing({ name: 0, address: 1 })).toBeNull();
    expect(missing({ last: 0, number: 1, street: 2 })).toBeNull();
  });
});

describe('an address', () => {
  const none = { suffix: null, unit: null, city: null, zip: null };
  it.each([
    ['12 Mill Street', { number: 12, street: 'Mill Street' }],
    ['12B MILL ST APT 3', { number: 12, suffix: 'B', street: 'Mill Street', unit: '3' }],
    ['75 Falls Rd #2b', { number: 75, street: 'Falls Road', unit: '2B' }],
    [
      '75 FALLS RD UNIT 201, LARCH GROVE, ME 04001',
      { number: 75, street: 'Falls Road', unit: '201', city: 'Larch Grove', zip: '04001' },
    ],
    ['75 Falls Road, Apt. 4-C, Larch Grove', { number: 75, street: 'Falls Road', unit: '4-C', city: 'Larch Grove' }],
    ['12 MILL ST MAPLETON NC 27001', { number: 12, street: 'Mill Street', city: 'Mapleton', zip: '27001' }],
    [
      '12 MILL ST NW APT 3 MAPLETON NC 27001-1234',
      { number: 12, street: 'Mill Street NW', unit: '3', city: 'Mapleton', zip: '27001' },
    ],
    ['12 1/2 N Main St', { number: 12, suffix: '1/2', street: 'N Main Street' }],
    ['12½ N Main St', { number: 12, suffix: '1/2', street: 'N Main Street' }],
    ['100-B Elm Ave NW', { number: 100, suffix: '-B', street: 'Elm Avenue NW' }],
    ['100 - 15 41ST AVE', { number: 100, suffix: '-15', street: '41st Avenue' }],
    ['14A 1/2 MILL ST', { number: 14, suffix: 'A 1/2', street: 'Mill Street' }],
    ['W156N8480 PILGRIM RD', { number: 8480, suffix: 'W156N8480', street: 'Pilgrim Road' }],
    ['4 B Street', { number: 4, street: 'B Street' }],
    ['4 A ST NW', { number: 4, street: 'A Street NW' }],
    ['4 S B ST', { number: 4, street: 'S B Street' }],
    ['4 M L KING BLVD', { number: 4, street: 'M L King Boulevard' }],
    ['4 St James Ct', { number: 4, street: 'St James Court' }],
    ['21 5TH AVE', { number: 21, street: '5th Avenue' }],
    ['9 REAR ST', { number: 9, street: 'Rear Street' }],
    ['9 LOWER MILL RD', { number: 9, street: 'Lower Mill Road' }],
    ['9 KEY LARGO DR', { number: 9, street: 'Key Largo Drive' }],
    ['9 MILL ST # 4', { number: 9, street: 'Mill Street', unit: '4' }],
    ['9 MILL ST APT #4', { number: 9, street: 'Mill Street', unit: '4' }],
    ['9 MILL ST APT4', { number: 9, street: 'Mill Street', unit: '4' }],
    ['9 MILL ST STE 200', { number: 9, street: 'Mill Street', unit: '200' }],
    ['9 MILL ST UPPR', { number: 9, street: 'Mill Street', unit: 'UPPR' }],
    ['9 MILL ST 2ND FL', { number: 9, street: 'Mill Street', unit: '2ND FL' }],
    ['9 MILL ST BLDG 2 UNIT B', { number: 9, street: 'Mill Street', unit: 'BLDG 2 UNIT B' }],
    ['9 MILL ST SPC 12', { number: 9, street: 'Mill Street', unit: 'SPC 12' }],
    ['9 MILL ST, REAR', { number: 9, street: 'Mill Street', unit: 'REAR' }],
    ['00045 STATE ROUTE 9', { number: 45, street: 'State Route 9' }],
  ])('%s is taken apart', (text, parts) => {
    expect(addressParts(text)).toEqual({ ...none, ...parts });
  });

  it('says its town once where the town has its own column', () => {
    expect(addressParts('12 MILL ST MAPLETON', 'Mapleton').street).toBe('Mill Street');
    expect(addressParts('12 MAPLETON', 'Mapleton').street).toBe('Mapleton');
  });

  it('without a number has none', () => {
    expect(addressParts('PO BOX 12').number).toBeNaN();
    expect(addressParts('').number).toBeNaN();
  });

  it.each([
    'PO BOX 12',
    'P.O. Box 12',
    'Po Box 12',
    'RR 2 BOX 88',
    'R R 2 BOX 88',
    'RURAL ROUTE 2 BOX 8',
    'HC 61 BOX 23',
    'GENERAL DELIVERY',
    '0 PO BOX 12',
    'PMB 5',
    'RFD 3',
  ])('%s is no door', (text) => {
    expect(voterOf(['A B', text], { name: 0, address: 1 })).toMatchObject({ no_door: 'mailbox', street: null });
  });

  it.each([
    ['APT 3b', '3B'],
    ['#3', '3'],
    ['Unit 3', '3'],
    ['Northwest', 'NORTHWEST'],
    ['Apt. 12 B', '12 B'],
    ['0', null],
    ['', null],
  ])('unit %s is %s', (text, unit) => {
    expect(unitAsWritten(text)).toBe(unit);
  });

  it.each([
    ['apt 3', '3'],
    ['basement', 'bsmt'],
    ['3rd floor', 'fl 3'],
    ['building c apartment 4', 'bldg c unit 4'],
    ['12 b', '12b'],
    ['ph', 'penthouse'],
  ])('unit %s is the same as %s', (a, b) => {
    expect(unitKey(a)).toBe(unitKey(b));
  });

  it.each([
    ['lot 3', '3'],
    ['fl 3', '3'],
    ['rear', 'front'],
    ['bldg c 4', 'c4'],
    ['uppr', 'lowr'],
  ])('unit %s is another one than %s', (a, b) => {
    expect(unitKey(a)).not.toBe(unitKey(b));
  });

  it('is said with its unit as people say it', () => {
    expect(['201', 'B', '2-B', 'APT 2', 'REAR', '3RD FLOOR', 'NORTHWEST'].map(unitWords)).toEqual([
      'unit 201',
      'unit B',
      'unit 2-B',
      'Apt 2',
      'Rear',
      '3rd Floor',
      'NORTHWEST',
    ]);
  });
});

describe('a place', () => {
  it.each([
    ['27001', '27001'],
    ['27001-1234', '27001'],
    ['270011234', '27001'],
    ['2139', '02139'],
    ['00000', null],
    ['', null],
  ])('ZIP code %s is %s', (text, zip) => {
    expect(zipOf(text)).toBe(zip);
  });

  it('is a city by its name', () => {
    expect(['MAPLETON', 'CITY OF MAPLETON', 'Mapleton', '*', ''].map(cityAsWritten)).toEqual([
      'Mapleton',
      'Mapleton',
      'Mapleton',
      null,
      null,
    ]);
  });
});

describe('words', () => {
  it('all in capitals are written as people write them; others stay', () => {
    expect(nameCase('MARY-ANN O’BRIEN MCDONALD III')).toBe('Mary-Ann O’Brien McDonald III');
    expect(nameCase('Ludwig van Dyke')).toBe('Ludwig van Dyke');
    expect(nameCase('danah boyd')).toBe('danah boyd');
    expect(nameCase('Ana de la Rosa')).toBe('Ana de la Rosa');
    expect(nameCase('James Mcdonald Iii')).toBe('James McDonald III');
    expect(streetCase('AVENUE OF THE AMERICAS')).toBe('Avenue of the Americas');
  });

  it.each([
    ['ROOT, ABEL J', 'Abel J Root'],
    ['Abel Root, Jr.', 'Abel Root Jr.'],
    ['Abel Root', 'Abel Root'],
    ['ROOT JR, ABEL', 'Abel Root Jr'],
    ["O'NEIL-FRY, NELL ANN", "Nell Ann O'Neil-Fry"],
    ['MCGEE, ZOE, III', 'Zoe McGee III'],
    ['SAINT JOHN, IDA', 'Ida Saint John'],
  ])('the name %s begins with the first one', (text, name) => {
    expect(nameInOrder(text)).toBe(name);
  });

  it('one street has one name', () => {
    for (const text of ['MILL ST', 'Mill St.', 'Mill  Street']) expect(streetAsWritten(text)).toBe('Mill Street');
    expect(streetAsWritten('Court')).toBe('Court');
  });

  it('ten digits are a phone number, anything else stays as it came', () => {
    expect(phoneAsWritten('+1 207.555.0100')).toBe('(207) 555-0100');
    expect(phoneAsWritten('555-0100')).toBe('555-0100');
  });
});

describe('a status', () => {
  it.each([
    ['A', 'active'],
    ['ACTIVE', 'active'],
    ['INA', 'inactive'],
    ['CONFIRMATION', 'inactive'],
    ['CANCELED - MOVED', 'removed'],
    ['R', 'removed'],
    ['PREREG', 'pending'],
    ['', 'none'],
    ['Q7', 'unknown'],
  ])('%s means %s', (code, means) => {
    expect(statusOf(code)).toBe(means);
  });

  it('means what its source says', () => {
    expect(statusOf('V', { V: 'active' })).toBe('active');
    expect(statusOf('V')).toBe('inactive');
  });
});

describe('a date of birth', () => {
  it.each([
    ['1970', 1970],
    ['5/1/1970', 1970],
    ['05-01-1970', 1970],
    ['19700501', 1970],
    ['1970-05-01', 1970],
    ['01-MAY-70', 1970],
    ['1-May-1970', 1970],
    ['05/01/70', 1970],
    ['5/1/1970 12:00:00 AM', 1970],
    ['1970-05-01T00:00:00', 1970],
    ['06241981', 1981],
    ['January 5, 1970', 1970],
    ['XX/XX/1970', 1970],
    ['1970-05', 1970],
    ['05/1970', 1970],
    ['May 1 1970', 1970],
    ['1970/05/01', 1970],
    ['5.1.1970', 1970],
    ['01-JAN-05', 2005],
    ['01/15/2003 00:00', 2003],
  ])('%s is of %i', (text, year) => {
    expect(readBirth(text, 2026)).toEqual({ kind: 'year', year });
  });

  it.each(['', '00/00/0000', 'XX/XX/XXXX', '0', 'unknown'])('%j is not known', (text) => {
    expect(readBirth(text, 2026)).toEqual({ kind: 'unknown' });
  });

  it.each(['1800-01-01', '1900', '01/01/1900', '19000101', '1850'])('%s is asked about', (text) => {
    expect(readBirth(text, 2026).kind).toBe('old');
  });

  it.each(['25569', '45', '13/45/1970', 'sometime', '05/01/2190', '32-MAY-70', '01/01/11'])('%s is refused', (text) => {
    expect(readBirth(text, 2026)).toEqual({ kind: 'refused' });
  });

  it('of an age is right to within a year, counted from the date of the file', () => {
    expect(voterOf(['A B', '75', '2020-01-01'], { name: 0, age: 1, as_of: 2 })).toMatchObject({
      birth_year: 1945,
      birth_estimated: true,
    });
    expect(voterOf(['A B', '75', '1951'], { name: 0, age: 1, birth: 2 })).toMatchObject({
      birth_year: 1951,
      birth_estimated: false,
    });
  });
});

describe('a row', () => {
  it('in parts becomes a person at a door', () => {
    const mapping = guessMapping(['voter id', 'last', 'first', 'suffix', 'house number', 'street', 'dob', 'language']);
    const row = ['V1', 'ROOT', 'ABEL', 'JR', '12B', 'MILL ST', '05/01/1970', 'SPANISH'];
    expect(voterOf(row, mapping)).toMatchObject({
      external_id: 'V1',
      name: 'Abel Root Jr',
      number: 12,
      suffix: 'B',
      street: 'Mill Street',
      birth_year: 1970,
      language: 'Spanish',
      phone: null,
      email: null,
      do_not_contact: false,
    });
  });

  it('that is shorter than the headings has nothing in the rest', () => {
    expect(voterOf(['A B'], { name: 0, address: 4, phone: 5 })).toMatchObject({ name: 'A B', phone: null });
  });
});

describe('the same person', () => {
  const at = { street: 'Mill Street', number: 12, suffix: null, unit: null };
  const voter = (over: object) => ({ ...voterOf(['Abel Root'], { name: 0 }), no_door: null, ...at, ...over });

  it('is known by ways of writing', () => {
    expect(nameKey('José O’Brien-Smith')).toBe(nameKey("JOSE O'BRIEN SMITH"));
    expect(doorKey({ ...at, street: 'N. MILL ST.', unit: 'Apt #3b' })).toBe(
      doorKey({ ...at, street: 'North Mill Street', unit: '3B' }),
    );
    expect(doorKey(at)).not.toBe(doorKey({ ...at, suffix: 'B' }));
    expect(doorKey({ ...at, suffix: '1/2' })).not.toBe(doorKey({ ...at, suffix: '-12' }));
  });

  it('stands twice in a file by number, or by name and address unless each has a number', () => {
    const seen = new Seen();
    expect(seen.earlier(voter({ external_id: 'V1' }), 2)).toBeNull();
    expect(seen.earlier(voter({ external_id: 'V1', number: 99 }), 3)).toBe(2);
    expect(seen.earlier(voter({ external_id: 'V2' }), 4)).toBeNull();
    expect(seen.earlier(voter({ street: 'MILL ST' }), 5)).toBe(2);
    expect(seen.earlier(voter({ name: 'Ida Root' }), 6)).toBeNull();
    expect(seen.earlier(voter({ name: 'IDA ROOT', external_id: 'V9' }), 7)).toBe(6);
    // Another town's 12 Mill Street, and a son of the same name.
    expect(seen.earlier(voter({ name: 'Ida Root', zip: '27999' }), 8)).toBeNull();
    expect(seen.earlier(voter({ name: 'Otis Root', birth_year: 1940 }), 9)).toBeNull();
    expect(seen.earlier(voter({ name: 'Otis Root', birth_year: 1970 }), 10)).toBeNull();
  });
});
