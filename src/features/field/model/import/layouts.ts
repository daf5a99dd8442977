/** The layouts in which states and vendors hand out voter files, as data. Recognized in recognize.ts. */
import type { FieldName } from './fields.ts';
import type { StatusCodes } from './statuses.ts';

/** By heading, in lower case and letters and digits only. */
type Columns = Readonly<Partial<Record<FieldName, string>>>;

export interface Layout {
  /** Whose ids these are: two layouts of one source share them. */
  readonly source: string;
  /** The vendor's own name; null for a state, whose name is the source's. */
  readonly vendor: string | null;
  /** All of these headings, and it is this layout. */
  readonly marks: readonly string[];
  /** Whatever is not named here is guessed from its heading. */
  readonly columns: Columns;
  readonly statuses?: StatusCodes;
  /** Without headings: the columns in order, and what tells the file from others with as many columns. */
  readonly unheaded?: readonly Unheaded[];
}

export interface Unheaded {
  readonly names: readonly string[];
  /** Column by name, and what each filled cell of it looks like. */
  readonly looks: Readonly<Record<string, RegExp>>;
  /** Columns behind the last one that some years have more. */
  readonly more?: number;
}

const DATE = /^\d{1,2}\/\d{1,2}\/\d{4}$|^\*$/;
const SOLID_DATE = /^\d{8}$|^\d{4}-\d{2}-\d{2}$/;

const FLORIDA = `countycode voterid namelast namesuffix namefirst namemiddle exemption residenceaddressline1
  residenceaddressline2 residencecity residencestate residencezipcode mailingaddressline1 mailingaddressline2 mailingaddressline3
  mailingcity mailingstate mailingzipcode mailingcountry gender race birthdate registrationdate party precinct precinctgroup
  precinctsplit precinctsuffix voterstatus congressionaldistrict housedistrict senatedistrict countycommissiondistrict
  schoolboarddistrict daytimeareacode daytimephonenumber daytimephoneextension emailaddress`.split(/\s+/);

const PENNSYLVANIA = [
  ...`idnumber title lastname firstname middlename suffix gender dob registrationdate voterstatus statuschangedate partycode
    housenumber housenumbersuffix streetname apartmentnumber addressline2 city state zip mailaddress1 mailaddress2 mailcity
    mailstate mailzip lastvotedate precinctcode precinctsplitid datelastchanged customdata1`.split(/\s+/),
  ...Array.from({ length: 40 }, (_, at) => `district${at + 1}`),
  ...Array.from({ length: 80 }, (_, at) => `election${Math.floor(at / 2) + 1}${at % 2 === 0 ? 'votemethod' : 'party'}`),
  ...'homephone county mailcountry'.split(' '),
];

const NEW_YORK_END =
  `rcity rzip5 rzip4 mailadd1 mailadd2 mailadd3 mailadd4 dob gender enrollment otherparty countycode ed ld towncity
  ward cd sd ad lastvoteddate prevyearvoted prevcounty prevaddress prevname countyvrnumber regdate vrsource idrequired idmet status
  reasoncode inactdate purgedate sboeid voterhistory`.split(/\s+/);
const NEW_YORK_START = 'lastname firstname middlename namesuffix raddnumber rhalfcode'.split(' ');
const NEW_YORK_LOOKS = { rzip5: /^\d{5}$/, dob: SOLID_DATE, sboeid: /^NY\d+$/i };

const TEXAS_START = `countycode precinct vuid lastname firstname middlename formerlastname suffix gender dateofbirth
  permanenthousenumber permanentdesignator permanentdirectionalprefix permanentstreetname permanentstreettype
  permanentdirectionalsuffix permanentunitnumber permanentunittype permanentcity permanentzipcode mailingaddress1 mailingaddress2
  mailingcity mailingstate mailingzipcode effectivedateofregistration statuscode hispanicsurnameflag`.split(/\s+/);
const TEXAS_LOOKS = { vuid: /^\d{8,10}$/, dateofbirth: SOLID_DATE, statuscode: /^[VSC]$/i };

const NEVADA =
  `voterid county firstname middlename lastname suffix birthdate registrationdate address1 address2 city state zip
  phone party congressionaldistrict senatedistrict assemblydistrict educationdistrict regentdistrict registeredprecinct countystatus
  countyvoterid idrequired`.split(/\s+/);

const MICHIGAN =
  `lastname firstname middlename namesuffix yearofbirth gender registrationdate streetnumberprefix streetnumber
  streetnumbersuffix directionprefix streetname streettype directionsuffix extension city state zipcode mailingaddresslineone
  mailingaddresslinetwo mailingaddresslinethree mailingaddresslinefour mailingaddresslinefive voteridentificationnumber countycode
  countyname jurisdictioncode jurisdictionname precinct ward schooldistrictcode schooldistrictname statehousedistrictcode
  statehousedistrictname statesenatedistrictcode statesenatedistrictname uscongressdistrictcode uscongressdistrictname
  countycommissionerdistrictcode countycommissionerdistrictname villagedistrictcode villagedistrictname villageprecinct
  schoolprecinct ispermanentabsenteevoter voterstatustypecode uocavastatuscode uocavastatusname`.split(/\s+/);

const NC_STATUSES: StatusCodes = { A: 'active', I: 'inactive', S: 'pending', D: 'removed', R: 'removed' };

export const LAYOUTS: readonly Layout[] = [
  {
    source: 'nc',
    vendor: null,
    marks: ['ncid', 'resstreetaddress', 'statuscd'],
    columns: {
      external_id: 'ncid',
      first: 'firstname',
      middle: 'middlename',
      last: 'lastname',
      name_suffix: 'namesuffixlbl',
      status: 'statuscd',
      address: 'resstreetaddress',
      city: 'rescitydesc',
      zip: 'zipcode',
      phone: 'fullphonenumber',
      birth: 'birthyear',
      mail_address: 'mailaddr1',
      mail_more: 'mailaddr2',
      mail_city: 'mailcity',
      mail_state: 'mailstate',
      mail_zip: 'mailzipcode',
      exempt: 'confidentialind',
    },
    statuses: NC_STATUSES,
  },
  {
    source: 'nc',
    vendor: null,
    marks: ['ncid', 'housenum', 'streetsufxcd', 'statuscd'],
    columns: {
      external_id: 'ncid',
      first: 'firstname',
      middle: 'middlename',
      last: 'lastname',
      name_suffix: 'namesuffixlbl',
      status: 'statuscd',
      number: 'housenum',
      number_suffix: 'halfcode',
      street_before: 'streetdir',
      street: 'streetname',
      street_type: 'streettypecd',
      street_after: 'streetsufxcd',
      unit_type: 'unitdesignator',
      unit: 'unitnum',
      city: 'rescitydesc',
      zip: 'zipcode',
      phone: 'phonenum',
      area_code: 'areacd',
      age: 'age',
      as_of: 'snapshotdt',
      mail_address: 'mailaddr1',
      mail_more: 'mailaddr2',
      mail_city: 'mailcity',
      mail_state: 'mailstate',
      mail_zip: 'mailzipcode',
    },
    statuses: NC_STATUSES,
  },
  {
    source: 'fl',
    vendor: null,
    marks: ['residenceaddressline1', 'daytimeareacode', 'voterstatus'],
    columns: {
      external_id: 'voterid',
      last: 'namelast',
      name_suffix: 'namesuffix',
      first: 'namefirst',
      middle: 'namemiddle',
      exempt: 'exemption',
      address: 'residenceaddressline1',
      unit: 'residenceaddressline2',
      city: 'residencecity',
      zip: 'residencezipcode',
      mail_address: 'mailingaddressline1',
      mail_more: 'mailingaddressline2',
      mail_city: 'mailingcity',
      mail_state: 'mailingstate',
      mail_zip: 'mailingzipcode',
      birth: 'birthdate',
      status: 'voterstatus',
      area_code: 'daytimeareacode',
      phone: 'daytimephonenumber',
      email: 'emailaddress',
    },
    statuses: { ACT: 'active', INA: 'inactive', PRE: 'pending' },
    unheaded: [
      {
        names: FLORIDA,
        looks: {
          countycode: /^[A-Z]{3}$/,
          voterid: /^\d{6,10}$/,
          exemption: /^[YN]$/,
          birthdate: DATE,
          voterstatus: /^(?:ACT|INA|PRE)$/,
        },
      },
    ],
  },
  {
    source: 'mi',
    vendor: null,
    marks: ['voteridentificationnumber', 'extension', 'streetnumberprefix'],
    columns: {
      external_id: 'voteridentificationnumber',
      last: 'lastname',
      first: 'firstname',
      middle: 'middlename',
      name_suffix: 'namesuffix',
      birth: 'yearofbirth',
      number_before: 'streetnumberprefix',
      number: 'streetnumber',
      number_suffix: 'streetnumbersuffix',
      street_before: 'directionprefix',
      street: 'streetname',
      street_type: 'streettype',
      street_after: 'directionsuffix',
      unit: 'extension',
      city: 'city',
      zip: 'zipcode',
      status: 'voterstatustypecode',
      mail_address: 'mailingaddresslineone',
      mail_more: 'mailingaddresslinetwo',
    },
    statuses: { A: 'active', V: 'inactive', C: 'removed', R: 'removed', CH: 'pending' },
    unheaded: [
      {
        names: MICHIGAN,
        looks: {
          yearofbirth: /^\d{4}$/,
          voteridentificationnumber: /^\d{6,13}$/,
          voterstatustypecode: /^(?:A|V|C|R|CH)$/,
        },
        more: 3,
      },
    ],
  },
  {
    source: 'oh',
    vendor: null,
    marks: ['sosvoterid', 'residentialaddress1'],
    columns: {
      external_id: 'sosvoterid',
      last: 'lastname',
      first: 'firstname',
      middle: 'middlename',
      name_suffix: 'suffix',
      birth: 'dateofbirth',
      status: 'voterstatus',
      address: 'residentialaddress1',
      unit: 'residentialsecondaryaddr',
      city: 'residentialcity',
      zip: 'residentialzip',
      mail_address: 'mailingaddress1',
      mail_more: 'mailingsecondaryaddress',
      mail_city: 'mailingcity',
      mail_state: 'mailingstate',
      mail_zip: 'mailingzip',
    },
    statuses: { ACTIVE: 'active', CONFIRMATION: 'inactive' },
  },
  {
    source: 'ga',
    vendor: null,
    marks: ['voterregistrationnumber', 'residencestreetnumber', 'residencestreetname'],
    columns: {
      external_id: 'voterregistrationnumber',
      last: 'lastname',
      first: 'firstname',
      middle: 'middlename',
      name_suffix: 'suffix',
      birth: 'birthyear',
      status: 'status',
      number: 'residencestreetnumber',
      street_before: 'residencepredirection',
      street: 'residencestreetname',
      street_type: 'residencestreettype',
      street_after: 'residencepostdirection',
      unit: 'residenceaptunitnumber',
      city: 'residencecity',
      zip: 'residencezipcode',
    },
  },
  {
    source: 'ga',
    vendor: null,
    marks: ['registrationnumber', 'residencehousenumber', 'residenceaptunitnbr'],
    columns: {
      external_id: 'registrationnumber',
      last: 'lastname',
      first: 'firstname',
      middle: 'middlemaidenname',
      name_suffix: 'namesuffix',
      status: 'voterstatus',
      number: 'residencehousenumber',
      street: 'residencestreetname',
      // "ST", or a direction: both stand behind the name.
      street_type: 'residencestreetsuffix',
      unit: 'residenceaptunitnbr',
      city: 'residencecity',
      zip: 'residencezipcode',
    },
    statuses: { A: 'active', I: 'inactive', D: 'removed', P: 'pending', C: 'removed' },
  },
  {
    source: 'pa',
    vendor: null,
    marks: ['idnumber', 'housenumber', 'apartmentnumber', 'voterstatus'],
    columns: {
      external_id: 'idnumber',
      last: 'lastname',
      first: 'firstname',
      middle: 'middlename',
      name_suffix: 'suffix',
      birth: 'dob',
      status: 'voterstatus',
      number: 'housenumber',
      number_suffix: 'housenumbersuffix',
      street: 'streetname',
      unit: 'apartmentnumber',
      city: 'city',
      zip: 'zip',
      mail_address: 'mailaddress1',
      mail_more: 'mailaddress2',
      mail_city: 'mailcity',
      mail_state: 'mailstate',
      mail_zip: 'mailzip',
      phone: 'homephone',
    },
    statuses: { A: 'active', I: 'inactive', D: 'removed' },
    unheaded: [
      {
        names: PENNSYLVANIA,
        looks: { idnumber: /^\d{6,10}-\d{2}$/, dob: DATE, voterstatus: /^[AID]$/ },
        more: 2,
      },
    ],
  },
  {
    source: 'ny',
    vendor: null,
    marks: ['sboeid', 'raddnumber', 'rstreetname'],
    columns: {
      external_id: 'sboeid',
      last: 'lastname',
      first: 'firstname',
      middle: 'middlename',
      name_suffix: 'namesuffix',
      number: 'raddnumber',
      number_suffix: 'rhalfcode',
      street_before: 'rpredirection',
      street: 'rstreetname',
      street_after: 'rpostdirection',
      unit_type: 'rapartmenttype',
      unit: 'rapartment',
      address: 'raddrnonstd',
      city: 'rcity',
      zip: 'rzip5',
      birth: 'dob',
      status: 'status',
      mail_address: 'mailadd1',
      mail_more: 'mailadd2',
    },
    statuses: {
      A: 'active',
      ACTIVE: 'active',
      AM: 'active',
      AF: 'active',
      AP: 'active',
      AU: 'active',
      I: 'inactive',
      P: 'removed',
      '17': 'pending',
      PREREG: 'pending',
    },
    unheaded: [
      {
        names: [
          ...NEW_YORK_START,
          ...'rpredirection rstreetname rpostdirection rapartmenttype rapartment raddrnonstd'.split(' '),
          ...NEW_YORK_END,
        ],
        looks: NEW_YORK_LOOKS,
      },
      {
        names: [
          ...NEW_YORK_START,
          ...'rapartment rpredirection rstreetname rpostdirection'.split(' '),
          ...NEW_YORK_END,
        ],
        looks: NEW_YORK_LOOKS,
      },
    ],
  },
  {
    source: 'tx',
    vendor: null,
    marks: ['vuid', 'permanenthousenumber', 'permanentstreetname'],
    columns: {
      external_id: 'vuid',
      last: 'lastname',
      first: 'firstname',
      middle: 'middlename',
      name_suffix: 'suffix',
      birth: 'dateofbirth',
      number: 'permanenthousenumber',
      number_suffix: 'permanentdesignator',
      street_before: 'permanentdirectionalprefix',
      street: 'permanentstreetname',
      street_type: 'permanentstreettype',
      street_after: 'permanentdirectionalsuffix',
      unit_type: 'permanentunittype',
      unit: 'permanentunitnumber',
      city: 'permanentcity',
      zip: 'permanentzipcode',
      status: 'statuscode',
      mail_address: 'mailingaddress1',
      mail_more: 'mailingaddress2',
      mail_city: 'mailingcity',
      mail_state: 'mailingstate',
      mail_zip: 'mailingzipcode',
    },
    statuses: { V: 'active', S: 'inactive', C: 'removed' },
    unheaded: [
      { names: TEXAS_START, looks: TEXAS_LOOKS },
      {
        names: [...TEXAS_START, ...'electiondate electiontype electionparty electionvotingmethod'.split(' ')],
        looks: TEXAS_LOOKS,
      },
    ],
  },
  {
    source: 'co',
    vendor: null,
    marks: ['voterid', 'housenum', 'housesuffix', 'predir', 'residentialaddress'],
    columns: {
      external_id: 'voterid',
      last: 'lastname',
      first: 'firstname',
      middle: 'middlename',
      name_suffix: 'namesuffix',
      number: 'housenum',
      number_suffix: 'housesuffix',
      street_before: 'predir',
      street: 'streetname',
      street_type: 'streettype',
      street_after: 'postdir',
      unit_type: 'unittype',
      unit: 'unitnum',
      address: 'residentialaddress',
      city: 'residentialcity',
      zip: 'residentialzipcode',
      birth: 'birthyear',
      phone: 'phonenum',
      mail_address: 'mailaddr1',
      mail_city: 'mailingcity',
      mail_state: 'mailingstate',
      mail_zip: 'mailingzipcode',
    },
  },
  {
    source: 'wa',
    vendor: null,
    marks: ['statevoterid', 'regstnum', 'regstname'],
    columns: {
      external_id: 'statevoterid',
      first: 'fname',
      middle: 'mname',
      last: 'lname',
      name_suffix: 'namesuffix',
      number: 'regstnum',
      number_suffix: 'regstfrac',
      street_before: 'regstpredirection',
      street: 'regstname',
      street_type: 'regsttype',
      street_after: 'regstpostdirection',
      unit_type: 'regunittype',
      city: 'regcity',
      zip: 'regzipcode',
      status: 'statuscode',
      mail_address: 'mail1',
      mail_more: 'mail2',
      mail_city: 'mailcity',
      mail_state: 'mailstate',
      mail_zip: 'mailzip',
    },
    statuses: {
      'A-DUP': 'active',
      PDETH: 'active',
      PDUPL: 'active',
      PFELN: 'active',
      IM: 'inactive',
      'I-DUP': 'inactive',
      'IM-DUP': 'inactive',
      CD: 'removed',
      CF: 'removed',
      CS: 'removed',
      CT: 'removed',
    },
  },
  {
    source: 'nv',
    vendor: null,
    marks: ['voterid', 'countystatus', 'registeredprecinct'],
    columns: {
      external_id: 'voterid',
      first: 'firstname',
      middle: 'middlename',
      last: 'lastname',
      name_suffix: 'suffix',
      birth: 'birthdate',
      address: 'address1',
      unit: 'address2',
      city: 'city',
      zip: 'zip',
      phone: 'phone',
      status: 'countystatus',
    },
    unheaded: [
      {
        names: NEVADA,
        looks: {
          voterid: /^\d+$/,
          birthdate: DATE,
          registrationdate: DATE,
          countystatus: /^(?:Active|Inactive|P-17)$/i,
        },
      },
    ],
  },
  {
    source: 'ca',
    vendor: null,
    marks: ['registrantid', 'addressnumber', 'streetdirprefix'],
    columns: {
      external_id: 'registrantid',
      number: 'addressnumber',
      number_suffix: 'housefractionnumber',
      street_before: 'streetdirprefix',
      street: 'streetname',
      street_type: 'streettype',
      street_after: 'streetdirsuffix',
      unit_type: 'unittype',
      unit: 'unitnumber',
      zip: 'zip',
      birth: 'dob',
      status: 'status',
      address: 'nonstandardaddress',
    },
  },
  {
    source: 'va',
    vendor: null,
    marks: ['identificationnumber', 'localityname', 'housenumber'],
    columns: {
      external_id: 'identificationnumber',
      number: 'housenumber',
      number_suffix: 'housenumbersuffix',
      street_before: 'direction',
      street: 'streetname',
      street_type: 'streettypecodename',
      street_after: 'postdirection',
      unit: 'aptnum',
      birth: 'dob',
      status: 'status',
    },
  },
  {
    source: 'wi',
    vendor: null,
    marks: ['voterregnumber', 'jurisdiction', 'housenumber', 'unitnumber'],
    columns: {
      external_id: 'voterregnumber',
      number: 'housenumber',
      street: 'streetname',
      unit_type: 'unittype',
      unit: 'unitnumber',
      address: 'address1',
      status: 'voterstatus',
    },
  },
  {
    source: 'nj',
    vendor: null,
    marks: ['legid', 'streetnum', 'streetbase'],
    columns: {
      external_id: 'id',
      number: 'streetnum',
      street: 'streetname',
      unit: 'aptunit',
      birth: 'dob',
      status: 'status',
    },
  },
  {
    source: 'l2',
    vendor: 'L2',
    marks: ['lalvoterid'],
    columns: {
      external_id: 'lalvoterid',
      first: 'votersfirstname',
      middle: 'votersmiddlename',
      last: 'voterslastname',
      name_suffix: 'votersnamesuffix',
      status: 'votersactive',
      address: 'residenceaddressesaddressline',
      unit_type: 'residenceaddressesapartmenttype',
      unit: 'residenceaddressesapartmentnum',
      number: 'residenceaddresseshousenumber',
      street_before: 'residenceaddressesprefixdirection',
      street: 'residenceaddressesstreetname',
      street_type: 'residenceaddressesdesignator',
      street_after: 'residenceaddressessuffixdirection',
      city: 'residenceaddressescity',
      zip: 'residenceaddresseszip',
      latitude: 'residenceaddresseslatitude',
      longitude: 'residenceaddresseslongitude',
      birth: 'votersbirthdate',
      age: 'votersage',
      cell_phone: 'votertelephonescellphoneformatted',
      home_phone: 'votertelephoneslandlineformatted',
      phone: 'votertelephonesfullphone',
      mail_address: 'mailingaddressesaddressline',
      mail_city: 'mailingaddressescity',
      mail_state: 'mailingaddressesstate',
      mail_zip: 'mailingaddresseszip',
    },
  },
  {
    source: 'van',
    vendor: 'VAN',
    marks: ['voterfilevanid'],
    columns: { external_id: 'voterfilevanid', phone: 'preferredphone', birth: 'voterfiledob', age: 'age' },
  },
  { source: 'van', vendor: 'VAN', marks: ['vanid'], columns: { external_id: 'vanid', phone: 'preferredphone' } },
  {
    source: 'targetsmart',
    vendor: 'TargetSmart',
    marks: ['vbvoterbaseid'],
    columns: {
      external_id: 'vbvoterbaseid',
      first: 'vbtsmartfirstname',
      middle: 'vbtsmartmiddlename',
      last: 'vbtsmartlastname',
      name_suffix: 'vbtsmartnamesuffix',
      address: 'vbtsmartfulladdress',
      city: 'vbtsmartcity',
      zip: 'vbtsmartzip',
      birth: 'vbvoterbasedob',
      age: 'vbvoterbaseage',
      status: 'vbvoterbasevoterstatus',
      phone: 'vbvoterbasephone',
      cell_phone: 'vbvoterbasephonewireless',
    },
  },
  { source: 'pdi', vendor: 'PDI', marks: ['pdivoterid'], columns: { external_id: 'pdivoterid' } },
  { source: 'pdi', vendor: 'PDI', marks: ['pdiid'], columns: { external_id: 'pdiid' } },
  {
    source: 'nationbuilder',
    vendor: 'NationBuilder',
    marks: ['nationbuilderid'],
    columns: {
      external_id: 'nationbuilderid',
      address: 'registeredaddress1',
      unit: 'registeredaddress2',
      city: 'registeredcity',
      zip: 'registeredzip',
      birth: 'bornat',
      cell_phone: 'mobilenumber',
      phone: 'phonenumber',
    },
  },
];
