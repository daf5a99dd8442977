/** Rows of voter files as the states and VAN write them, made into people at their doors. */
import { describe, expect, it } from 'vitest';
import { addressParts, unitAsWritten } from '../../../../../src/features/field/model/import/address.ts';
import { Seen } from '../../../../../src/features/field/model/import/duplicates.ts';
import { missing } from '../../../../../src/features/field/model/import/fields.ts';
import { guessMapping, mappingFrom, nameMapping } from '../../../../../src/features/field/model/import/headings.ts';
import { doorKey, nameKey } from '../../../../../src/features/field/model/import/keys.ts';
import { rawVoter } from '../../../../../src/features/field/model/import/voter.ts';
import {
  asWritten,
  nameInOrder,
  phoneAsWritten,
  streetAsWritten,
} from '../../../../../src/features/field/model/import/words.ts';

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
  it.each([
    ['12 Mill Street', { number: 12, suffix: null, street: 'Mill Street', unit: null }],
    ['12B MILL ST APT 3', { number: 12, suffix: 'B', street: 'Mill Street', unit: '3' }],
    ['75 Falls Rd #2b', { number: 75, suffix: null, street: 'Falls Road', unit: '2B' }],
    ['75 FALLS RD UNIT 201, LARCH GROVE, ME 04001', { number: 75, suffix: null, street: 'Falls Road', unit: '201' }],
    ['75 Falls Road, Apt. 4-C, Larch Grove', { number: 75, suffix: null, street: 'Falls Road', unit: '4-C' }],
    ['12 1/2 N Main St', { number: 12, suffix: '1/2', street: 'N Main Street', unit: null }],
    ['100-B Elm Ave NW', { number: 100, suffix: 'B', street: 'Elm Avenue NW', unit: null }],
    ['4 B Street', { number: 4, suffix: null, street: 'B Street', unit: null }],
    ['4 St James Ct', { number: 4, suffix: null, street: 'St James Court', unit: null }],
    ['21 5TH AVE', { number: 21, suffix: null, street: '5th Avenue', unit: null }],
  ])('%s is taken apart', (text, parts) => {
    expect(addressParts(text)).toEqual(parts);
  });

  it('without a number has none', () => {
    expect(addressParts('PO BOX 12').number).toBeNaN();
    expect(addressParts('').number).toBeNaN();
  });

  it.each([
    ['APT 3b', '3B'],
    ['#3', '3'],
    ['Unit 3', '3'],
    ['Northwest', 'NORTHWEST'],
    ['', null],
  ])('unit %s is %s', (text, unit) => {
    expect(unitAsWritten(text)).toBe(unit);
  });
});

describe('words', () => {
  it('all in capitals are written as people write them; others stay', () => {
    expect(asWritten('MARY-ANN O’BRIEN MCDONALD III')).toBe('Mary-Ann O’Brien McDonald III');
    expect(asWritten('Ludwig van Dyke')).toBe('Ludwig van Dyke');
    expect(asWritten('danah boyd')).toBe('danah boyd');
  });

  it.each([
    ['ROOT, ABEL J', 'Abel J Root'],
    ['Abel Root, Jr.', 'Abel Root, Jr.'.replace(',', '')],
    ['Abel Root', 'Abel Root'],
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

describe('a row', () => {
  it('in parts becomes a person at a door', () => {
    const mapping = guessMapping(['voter id', 'last', 'first', 'suffix', 'house number', 'street', 'dob', 'language']);
    const row = ['V1', 'ROOT', 'ABEL', 'JR', '12B', 'MILL ST', '05/01/1970', 'SPANISH'];
    expect(rawVoter(row, mapping)).toMatchObject({
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

  it.each([
    ['19700501', 1970],
    ['1970-05-01', 1970],
    ['1970', 1970],
    ['', null],
    ['unknown', Number.NaN],
  ])('born %s', (text, year) => {
    expect(rawVoter([text], { birth: 0 }).birth_year).toBe(year);
  });

  it('that is shorter than the headings has nothing in the rest', () => {
    expect(rawVoter(['A B'], { name: 0, address: 4, phone: 5 })).toMatchObject({ name: 'A B', phone: null });
  });
});

describe('the same person', () => {
  const at = { street: 'Mill Street', number: 12, suffix: null, unit: null };
  const voter = (over: object) => ({ ...rawVoter(['Abel Root'], { name: 0 }), ...at, ...over });

  it('is known by ways of writing', () => {
    expect(nameKey('José O’Brien-Smith')).toBe(nameKey("JOSE O'BRIEN SMITH"));
    expect(doorKey({ ...at, street: 'N. MILL ST.', unit: 'Apt #3b' })).toBe(
      doorKey({ ...at, street: 'North Mill Street', unit: '3B' }),
    );
    expect(doorKey(at)).not.toBe(doorKey({ ...at, suffix: 'B' }));
  });

  it('stands twice in a file by number, or by name and address unless each has a number', () => {
    const seen = new Seen();
    expect(seen.earlier(voter({ external_id: 'V1' }), 2)).toBeNull();
    expect(seen.earlier(voter({ external_id: 'V1', number: 99 }), 3)).toBe(2);
    expect(seen.earlier(voter({ external_id: 'V2' }), 4)).toBeNull();
    expect(seen.earlier(voter({ street: 'MILL ST' }), 5)).toBe(2);
    expect(seen.earlier(voter({ name: 'Ida Root' }), 6)).toBeNull();
    expect(seen.earlier(voter({ name: 'IDA ROOT', external_id: 'V9' }), 7)).toBe(6);
  });
});
