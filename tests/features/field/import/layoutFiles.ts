/** Thirteen invented people as the sources of other layouts write them; the fixtures beside hold five more. */

export interface Someone {
  readonly last: string;
  readonly first: string;
  readonly middle: string;
  readonly generation: string;
  /** YYYY-MM-DD */
  readonly born: string;
  readonly active: 'active' | 'inactive' | 'removed';
  readonly number: string;
  readonly half: string;
  readonly before: string;
  readonly street: string;
  readonly type: string;
  readonly after: string;
  readonly unitType: string;
  readonly unit: string;
  readonly city: string;
  readonly zip: string;
  readonly area: string;
  readonly phone: string;
}

const MAPLETON = { city: 'MAPLETON', zip: '27001' };
const plain = {
  middle: '',
  generation: '',
  active: 'active',
  number: '',
  half: '',
  before: '',
  type: '',
  after: '',
  unitType: '',
  unit: '',
  area: '',
  phone: '',
  ...MAPLETON,
} as const;
const elm = { ...plain, number: '104', before: 'N', street: 'ELM', type: 'ST' } as const;

export const THIRTEEN: readonly Someone[] = [
  {
    ...elm,
    last: "O'BRIEN",
    first: 'MARY KATE',
    middle: 'ANNE',
    born: '1951-03-07',
    number: '101',
    area: '336',
    phone: '5550101',
  },
  { ...elm, last: 'MCDONALD', first: 'JAMES', middle: 'T', generation: 'JR', born: '1988-11-30', number: '101' },
  { ...elm, last: 'DE LA CRUZ', first: 'MARIA', born: '2003-01-15', number: '103', half: '1/2' },
  {
    ...elm,
    last: 'NUÑEZ',
    first: 'JOSÉ',
    middle: 'ÁNGEL',
    born: '1979-06-01',
    active: 'inactive',
    unitType: 'APT',
    unit: '2B',
  },
  {
    ...elm,
    last: 'SMITH-JONES',
    first: 'AL',
    middle: 'B',
    generation: 'III',
    born: '1944-02-29',
    unitType: 'APT',
    unit: '10',
  },
  { ...elm, last: 'VAN DYKE', first: 'LEE', born: '1990-09-09', unitType: 'APT', unit: '2A' },
  {
    ...plain,
    last: 'ST JOHN',
    first: 'RUTH',
    born: '1932-12-12',
    number: '1200',
    street: 'ST JAMES',
    type: 'CT',
    after: 'SW',
    unitType: 'UNIT',
    unit: '7',
  },
  { ...plain, last: 'MACKENZIE', first: 'IAN', born: '1965-05-05', number: '45', street: 'STATE ROUTE 9' },
  { ...plain, last: 'TEST', first: 'PO', born: '1965-05-05', street: 'PO BOX 12' },
  { ...plain, last: 'RURAL', first: 'ROY', born: '1955-05-05', street: 'RR 2 BOX 88' },
  { ...plain, last: 'GONE', first: 'GARY', born: '1920-01-01', active: 'removed', street: '', city: '', zip: '' },
  { ...elm, last: 'ELMER', first: 'TOWNTWO', born: '1966-07-08', number: '101', city: 'OAKVILLE', zip: '27999' },
  {
    ...plain,
    last: 'DIRECT',
    first: 'WES',
    born: '1966-07-08',
    number: '210',
    street: 'MARTIN LUTHER KING JR',
    type: 'BLVD',
    after: 'N',
  },
];
/** The first one stands twice. */
const ROWS = [...THIRTEEN, THIRTEEN[0]].filter((one) => one !== undefined);

type Cells = Readonly<Record<string, string>>;
type Write = (one: Someone, id: string) => Cells;

export interface LayoutFile {
  readonly name: string;
  readonly source: string;
  readonly headed: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');
const streetOf = (one: Someone) => joined(one.before, one.street, one.type, one.after);
const lineOf = (one: Someone) => joined(one.number, one.half, streetOf(one));
const usDate = (born: string) => born.replace(/(\d{4})-(\d\d)-(\d\d)/, '$2/$3/$1');
const solid = (born: string) => born.replaceAll('-', '');

interface Shape {
  readonly separator: string;
  readonly quote?: boolean;
  readonly headed?: boolean;
  readonly encoding?: 'utf-8' | 'latin1' | 'utf-16le';
}

function file(name: string, source: string, columns: string, shape: Shape, write: Write): LayoutFile {
  const { separator, quote = false, headed = true, encoding = 'utf-8' } = shape;
  const names = columns.trim().split(/\s*,\s*/);
  const line = (cells: readonly string[]) => cells.map((cell) => (quote ? `"${cell}"` : cell)).join(separator);
  const rows = ROWS.map((one) => {
    const cells = write(one, String(9_000_001 + THIRTEEN.indexOf(one)));
    const unknown = Object.keys(cells).filter((key) => !names.includes(key));
    if (unknown.length > 0) throw new Error(`${name} has no column ${unknown.join()}`);
    return line(names.map((column) => cells[column] ?? ''));
  });
  const text = `${[...(headed ? [line(names)] : []), ...rows].join('\r\n')}\r\n`;
  return { name, source, headed, bytes: encoded(text, encoding) };
}

function encoded(text: string, encoding: NonNullable<Shape['encoding']>): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return Uint8Array.from(new TextEncoder().encode(text));
  if (encoding === 'latin1') return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return Uint8Array.from(
    [...`\uFEFF${text}`].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  );
}

const districts = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name}${at + 1}`).join();

export const LAYOUT_FILES: readonly LayoutFile[] = [
  file(
    'Ohio',
    'oh',
    'SOS_VOTERID,COUNTY_NUMBER,COUNTY_ID,LAST_NAME,FIRST_NAME,MIDDLE_NAME,SUFFIX,DATE_OF_BIRTH,REGISTRATION_DATE,VOTER_STATUS,PARTY_AFFILIATION,RESIDENTIAL_ADDRESS1,RESIDENTIAL_SECONDARY_ADDR,RESIDENTIAL_CITY,RESIDENTIAL_STATE,RESIDENTIAL_ZIP,RESIDENTIAL_ZIP_PLUS4,MAILING_ADDRESS1,MAILING_CITY,CITY,PRECINCT_NAME,PRIMARY-03/07/2000',
    { separator: ',', quote: true },
    (one, id) => ({
      SOS_VOTERID: `OH${id}`,
      LAST_NAME: one.last,
      FIRST_NAME: one.first,
      MIDDLE_NAME: one.middle,
      SUFFIX: one.generation,
      DATE_OF_BIRTH: one.born,
      VOTER_STATUS: { active: 'ACTIVE', inactive: 'CONFIRMATION', removed: 'REMOVED' }[one.active],
      RESIDENTIAL_ADDRESS1: lineOf(one),
      RESIDENTIAL_SECONDARY_ADDR: joined(one.unitType, one.unit),
      RESIDENTIAL_CITY: one.city,
      RESIDENTIAL_STATE: 'OH',
      RESIDENTIAL_ZIP: one.zip,
      CITY: 'SOMEWHERE CITY',
    }),
  ),
  file(
    'Georgia since 2023',
    'ga',
    'County,Voter Registration Number,Status,Status Reason,Last Name,First Name,Middle Name,Suffix,Birth Year,Residence Street Number,Residence Pre Direction,Residence Street Name,Residence Street Type,Residence Post Direction,Residence Apt Unit Number,Residence City,Residence Zipcode,County Precinct,Municipality,Race,Gender,Mailing Street Number,Mailing Street Name,Mailing City',
    { separator: ',' },
    (one, id) => ({
      County: 'FULTON',
      'Voter Registration Number': id,
      Status: { active: 'Active', inactive: 'Inactive', removed: 'Cancelled' }[one.active],
      'Last Name': one.last,
      'First Name': one.first,
      'Middle Name': one.middle,
      Suffix: one.generation,
      'Birth Year': one.born.slice(0, 4),
      'Residence Street Number': joined(one.number, one.half),
      'Residence Pre Direction': one.before,
      'Residence Street Name': one.street,
      'Residence Street Type': one.type,
      'Residence Post Direction': one.after,
      'Residence Apt Unit Number': joined(one.unitType, one.unit),
      'Residence City': one.city,
      'Residence Zipcode': one.zip,
      Municipality: 'ELSEWHERE',
      'Mailing Street Number': '5',
      'Mailing Street Name': 'MAIL ST',
    }),
  ),
  file(
    'Georgia before 2023',
    'ga',
    'COUNTY_CODE,REGISTRATION_NUMBER,VOTER_STATUS,LAST_NAME,FIRST_NAME,MIDDLE_MAIDEN_NAME,NAME_SUFFIX,NAME_TITLE,RESIDENCE_HOUSE_NUMBER,RESIDENCE_STREET_NAME,RESIDENCE_STREET_SUFFIX,RESIDENCE_APT_UNIT_NBR,RESIDENCE_CITY,RESIDENCE_ZIPCODE,BIRTHDATE,REGISTRATION_DATE,MAIL_HOUSE_NBR,MAIL_STREET_NAME',
    { separator: '|' },
    (one, id) => ({
      REGISTRATION_NUMBER: id,
      VOTER_STATUS: { active: 'A', inactive: 'I', removed: 'C' }[one.active],
      LAST_NAME: one.last,
      FIRST_NAME: one.first,
      MIDDLE_MAIDEN_NAME: one.middle,
      NAME_SUFFIX: one.generation,
      RESIDENCE_HOUSE_NUMBER: joined(one.number, one.half),
      RESIDENCE_STREET_NAME: joined(one.before, one.street),
      RESIDENCE_STREET_SUFFIX: joined(one.type, one.after),
      RESIDENCE_APT_UNIT_NBR: one.unit,
      RESIDENCE_CITY: one.city,
      RESIDENCE_ZIPCODE: one.zip && `${one.zip}1234`,
      BIRTHDATE: one.born.slice(0, 4),
    }),
  ),
  file(
    'Pennsylvania',
    'pa',
    `id,title,last,first,middle,suffix,gender,dob,registered,status,changed,party,house,houseSuffix,street,apt,line2,city,state,zip,mail1,mail2,mailCity,mailState,mailZip,voted,precinct,split,edited,legacy,${districts(40, 'd')},${districts(80, 'e')},phone,county,mailCountry`,
    { separator: '\t', quote: true, headed: false },
    (one, id) => ({
      id: `${id}-67`,
      last: one.last,
      first: one.first,
      middle: one.middle,
      suffix: one.generation,
      gender: 'F',
      dob: usDate(one.born),
      registered: '01/02/2004',
      status: { active: 'A', inactive: 'I', removed: 'D' }[one.active],
      house: one.number,
      houseSuffix: one.half,
      street: streetOf(one),
      apt: joined(one.unitType, one.unit),
      city: one.city,
      state: 'PA',
      zip: one.zip,
      d1: 'CG7',
      phone: one.area + one.phone,
      county: 'YORK',
    }),
  ),
  file(
    'New York',
    'ny',
    'last,first,middle,suffix,number,half,before,street,after,aptType,apt,nonstd,city,zip5,zip4,m1,m2,m3,m4,dob,gender,party,other,county,ed,ld,town,ward,cd,sd,ad,voted,prevYear,prevCounty,prevAddress,prevName,countyNumber,registered,via,idRequired,idMet,status,reason,inactDate,purgeDate,id,history',
    { separator: ',', quote: true, headed: false, encoding: 'latin1' },
    (one, id) => ({
      last: one.last,
      first: one.first,
      middle: one.middle,
      suffix: one.generation,
      number: one.number,
      half: one.half,
      before: one.before,
      street: joined(one.street, one.type),
      after: one.after,
      aptType: one.unitType,
      apt: one.unit,
      city: one.city,
      zip5: one.zip,
      dob: solid(one.born),
      gender: 'F',
      party: 'DEM',
      county: '01',
      status: { active: 'A', inactive: 'I', removed: 'P' }[one.active],
      id: `NY000000000${id}`,
    }),
  ),
  file(
    'Texas',
    'tx',
    'county,precinct,vuid,last,first,middle,former,suffix,gender,dob,number,designator,before,street,type,after,unit,unitType,city,zip,m1,m2,mc,ms,mz,since,status,hispanic',
    { separator: ',', headed: false },
    (one, id) => ({
      county: '101',
      precinct: '0012',
      vuid: `1${id.padStart(9, '0')}`,
      last: one.last,
      first: one.first,
      middle: one.middle,
      suffix: one.generation,
      gender: 'F',
      dob: solid(one.born),
      number: one.number,
      designator: one.half,
      before: one.before,
      street: one.street,
      type: one.type,
      after: one.after,
      unit: one.unit,
      unitType: one.unitType,
      city: one.city,
      zip: one.zip,
      status: { active: 'V', inactive: 'S', removed: 'C' }[one.active],
      hispanic: 'N',
    }),
  ),
  file(
    'Colorado',
    'co',
    'VOTER_ID,COUNTY_CODE,COUNTY,LAST_NAME,FIRST_NAME,MIDDLE_NAME,NAME_SUFFIX,VOTER_NAME,STATUS_CODE,PRECINCT_NAME,ADDRESS_LIBRARY_ID,HOUSE_NUM,HOUSE_SUFFIX,PRE_DIR,STREET_NAME,STREET_TYPE,POST_DIR,UNIT_TYPE,UNIT_NUM,ADDRESS_NON_STD,RESIDENTIAL_ADDRESS,RESIDENTIAL_CITY,RESIDENTIAL_STATE,RESIDENTIAL_ZIP_CODE,RESIDENTIAL_ZIP_PLUS,STATUS,STATUS_REASON,BIRTH_YEAR,GENDER,PHONE_NUM,MAIL_ADDR1,MAILING_CITY',
    { separator: ',', quote: true },
    (one, id) => ({
      VOTER_ID: id,
      LAST_NAME: one.last,
      FIRST_NAME: one.first,
      MIDDLE_NAME: one.middle,
      NAME_SUFFIX: one.generation,
      VOTER_NAME: `${one.last}, ${one.first}`,
      STATUS_CODE: one.active.charAt(0).toUpperCase(),
      ADDRESS_LIBRARY_ID: '77',
      HOUSE_NUM: one.number,
      HOUSE_SUFFIX: one.half,
      PRE_DIR: one.before,
      STREET_NAME: one.street,
      STREET_TYPE: one.type,
      POST_DIR: one.after,
      UNIT_TYPE: one.unitType,
      UNIT_NUM: one.unit,
      RESIDENTIAL_ADDRESS: joined(lineOf(one), one.unitType, one.unit),
      RESIDENTIAL_CITY: one.city,
      RESIDENTIAL_ZIP_CODE: one.zip,
      STATUS: { active: 'Active', inactive: 'Inactive', removed: 'Cancelled' }[one.active],
      BIRTH_YEAR: one.born.slice(0, 4),
      PHONE_NUM: one.area + one.phone,
    }),
  ),
  file(
    'Washington',
    'wa',
    'StateVoterID,FName,MName,LName,NameSuffix,Birthyear,Gender,RegStNum,RegStFrac,RegStName,RegStType,RegUnitType,RegStPreDirection,RegStPostDirection,RegStUnitNum,RegCity,RegState,RegZipCode,CountyCode,PrecinctCode,Mail1,Mail2,MailCity,MailZip,MailState,Registrationdate,LastVoted,StatusCode',
    { separator: '|', encoding: 'latin1' },
    (one, id) => ({
      StateVoterID: id,
      FName: one.first,
      MName: one.middle,
      LName: one.last,
      NameSuffix: one.generation,
      Birthyear: one.born.slice(0, 4),
      RegStNum: one.number,
      RegStFrac: one.half,
      RegStName: one.street,
      RegStType: one.type,
      RegUnitType: one.unitType,
      RegStPreDirection: one.before,
      RegStPostDirection: one.after,
      RegStUnitNum: one.unit,
      RegCity: one.city,
      RegState: 'WA',
      RegZipCode: one.zip,
      StatusCode: { active: 'Active', inactive: 'Inactive', removed: 'Cancelled' }[one.active],
    }),
  ),
  file(
    'Nevada',
    'nv',
    'id,county,first,middle,last,suffix,dob,registered,address1,address2,city,state,zip,phone,party,cd,sd,ad,ed,rd,precinct,status,countyId,idRequired',
    { separator: ',', quote: true, headed: false },
    (one, id) => ({
      id,
      county: 'Clark',
      first: one.first,
      middle: one.middle,
      last: one.last,
      suffix: one.generation,
      dob: usDate(one.born),
      registered: '01/02/2004',
      address1: lineOf(one),
      address2: joined(one.unitType, one.unit),
      city: one.city,
      state: 'NV',
      zip: one.zip,
      phone: one.area + one.phone,
      status: { active: 'Active', inactive: 'Inactive', removed: 'P-17' }[one.active],
      countyId: id,
    }),
  ),
  file(
    'California',
    'ca',
    'CountyCode,RegistrantID,ExtractDate,LastName,FirstName,MiddleName,Suffix,AddressNumber,HouseFractionNumber,AddressNumberSuffix,StreetDirPrefix,StreetName,StreetType,StreetDirSuffix,UnitType,UnitNumber,City,State,Zip,Phone1Area,Phone1Exchange,Phone1NumberPart,Email,MailingAddressLine1,Language,DOB,Gender,PartyCode,Status,NonStandardAddress',
    { separator: '\t' },
    (one, id) => ({
      RegistrantID: id,
      ExtractDate: '01/01/2026',
      LastName: one.last,
      FirstName: one.first,
      MiddleName: one.middle,
      Suffix: one.generation,
      AddressNumber: one.number,
      HouseFractionNumber: one.half,
      StreetDirPrefix: one.before,
      StreetName: one.street,
      StreetType: one.type,
      StreetDirSuffix: one.after,
      UnitType: one.unitType,
      UnitNumber: one.unit,
      City: one.city,
      Zip: one.zip && `${one.zip}-1234`,
      DOB: usDate(one.born),
      Status: { active: 'A', inactive: 'I', removed: 'C' }[one.active],
    }),
  ),
  file(
    'L2',
    'l2',
    'SEQUENCE,LALVOTERID,Voters_Active,Voters_StateVoterID,VoterTelephones_LandlineFormatted,VoterTelephones_CellPhoneFormatted,Voters_FirstName,Voters_MiddleName,Voters_LastName,Voters_NameSuffix,Residence_Addresses_AddressLine,Residence_Addresses_ExtraAddressLine,Residence_Addresses_City,Residence_Addresses_State,Residence_Addresses_Zip,Residence_Addresses_HouseNumber,Residence_Addresses_PrefixDirection,Residence_Addresses_StreetName,Residence_Addresses_Designator,Residence_Addresses_SuffixDirection,Residence_Addresses_ApartmentNum,Residence_Addresses_ApartmentType,Mailing_Addresses_AddressLine,Voters_Age,Voters_BirthDate',
    { separator: '\t' },
    (one, id) => ({
      LALVOTERID: `LALNC${id}`,
      Voters_Active: one.active.charAt(0).toUpperCase(),
      Voters_StateVoterID: id,
      VoterTelephones_CellPhoneFormatted: one.phone && `(${one.area}) 555-0101`,
      Voters_FirstName: one.first,
      Voters_MiddleName: one.middle,
      Voters_LastName: one.last,
      Voters_NameSuffix: one.generation,
      Residence_Addresses_AddressLine: joined(lineOf(one), one.unitType, one.unit),
      Residence_Addresses_City: one.city,
      Residence_Addresses_Zip: one.zip,
      Residence_Addresses_HouseNumber: joined(one.number, one.half),
      Residence_Addresses_PrefixDirection: one.before,
      Residence_Addresses_StreetName: one.street,
      Residence_Addresses_Designator: one.type,
      Residence_Addresses_SuffixDirection: one.after,
      Residence_Addresses_ApartmentNum: one.unit,
      Residence_Addresses_ApartmentType: one.unitType,
      Voters_BirthDate: usDate(one.born),
    }),
  ),
  file(
    'a county without a known layout',
    'file',
    'Registrant ID,Reg Status,Last,First,Middle,Sfx,St Num,House Frac,Pre Dir,St Name,St Type,Post Dir,Apt Type,Apt No,Res City,Res Zip,DOB,Phone Nbr',
    { separator: ';', encoding: 'utf-16le' },
    (one, id) => ({
      'Registrant ID': id,
      'Reg Status': { active: 'ACTIVE', inactive: 'INACTIVE', removed: 'CANCELED - MOVED' }[one.active],
      Last: one.last,
      First: one.first,
      Middle: one.middle,
      Sfx: one.generation,
      'St Num': one.number || '0',
      'House Frac': one.half,
      'Pre Dir': one.before,
      'St Name': one.street,
      'St Type': one.type,
      'Post Dir': one.after,
      'Apt Type': one.unitType,
      'Apt No': one.unit,
      'Res City': one.city,
      'Res Zip': one.zip,
      DOB: usDate(one.born),
      'Phone Nbr': one.area + one.phone,
    }),
  ),
];
