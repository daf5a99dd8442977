/**
 * Services of HSDS 1.0 to 3, and of Open Referral UK, in the shape of HSDS 3 that read.ts reads. What is no service (an organization, a
 * place) is named as what it is, and so is every part that is not read.
 */
import { plainText } from './plainText.ts';

type Part = Readonly<Record<string, unknown>>;

export interface Unread {
  /** As the file calls it: a table, or a list within the services. */
  readonly table: string;
  readonly rows: number;
}

export interface Rows {
  readonly rows: readonly unknown[];
  readonly unread: readonly Unread[];
  /** How many pages there are, where the file is one of several. */
  readonly pages: number | null;
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly Part[] =>
  Array.isArray(value) ? value.filter(isPart) : isPart(value) ? [value] : [];
const words = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
};

/** HSDS 3 says `contents`, Open Referral UK `content`, servers of HSDS 1 and 2 the others. */
const LISTS = ['contents', 'content', 'services', 'items', 'results', 'data', 'organizations'] as const;

/** The rows of a file: a page, a list, or one service. An organization with services of its own is these services. */
export function rowsOf(file: unknown): Rows {
  const page = isPart(file) ? file : {};
  // A record has a name, a page has none.
  const inside = words(page['name']) !== '' ? undefined : LISTS.find((name) => Array.isArray(page[name]));
  const given: unknown = inside === undefined ? file : page[inside];
  const found = Array.isArray(given) ? (given as readonly unknown[]) : [given];
  const unread = Array.isArray(page['unread']) ? (page['unread'] as readonly Unread[]) : []; // of openHsds()
  const pages = [page['total_pages'], page['totalPages']].find((one) => typeof one === 'number' && one > 1);
  return { rows: found.flatMap(ownServices), unread, pages: typeof pages === 'number' ? pages : null };
}

function ownServices(row: unknown): readonly unknown[] {
  if (!isPart(row) || isService(row) || !Array.isArray(row['services']) || row['services'].length === 0) return [row];
  const { services, ...organization } = row;
  return list(services).map((service) => ({ ...service, organization: { ...organization, ...(isPart(service['organization']) && service['organization']) } })); // prettier-ignore
}

const OF_SERVICES = [
  'status', 'organization', 'organization_id', 'service_at_locations', 'phones', 'schedules', 'regular_schedules', 'languages', 'url', 'fees',
  'fees_description', 'eligibility', 'eligibilitys', 'eligibility_description', 'attributes', 'assured_date', 'cost_options', 'program_id',
  'interpretation_services', 'application_process', 'contacts', 'service_areas',
] as const; // prettier-ignore
const OF_SERVICES_ALONE = ['status', 'organization', 'organization_id', 'service_at_locations', 'fees_description', 'eligibility_description', 'assured_date', 'program_id', 'interpretation_services', 'application_process'] as const; // prettier-ignore
const OF_ORGANIZATIONS = ['website', 'legal_status', 'tax_id', 'tax_status', 'year_incorporated', 'uri', 'parent_organization_id', 'organization_identifiers', 'services', 'programs', 'locations', 'logo'] as const; // prettier-ignore
const OF_LOCATIONS = ['latitude', 'longitude', 'location_type', 'physical_addresses', 'addresses'] as const;

const hasOne = (row: Part, names: readonly string[]) =>
  names.some((name) => row[name] !== undefined && row[name] !== null);
const isService = (row: Part) => hasOne(row, OF_SERVICES_ALONE);

/** What a record is that is no service; null: it may be one. */
export function otherKindOf(row: unknown): 'organization' | 'location' | 'unknown' | null {
  if (!isPart(row) || isService(row)) return null;
  if (hasOne(row, OF_ORGANIZATIONS)) return 'organization';
  if (hasOne(row, OF_LOCATIONS)) return 'location';
  return hasOne(row, OF_SERVICES) ? null : 'unknown';
}

const WEEK = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const SPANISH = ['lu', 'ma', 'mi', 'ju', 'vi', 'sá', 'do'];

/** 1 is Monday; "Monday", "Mon", "MO", "lunes". */
function weekdayOf(text: string): string | null {
  if (/^[1-7]$/.test(text)) return WEEK[Number(text) - 1] ?? null;
  const begins = text.slice(0, 2);
  const found = WEEK.find((day) => day === begins.toUpperCase()) ?? WEEK[SPANISH.indexOf(begins.toLowerCase())];
  return found ?? WEEK[['sa'].indexOf(begins.toLowerCase()) + 5] ?? null;
}

/** The hours of HSDS 1 and 2 are a row a weekday; days with the same hours are one schedule. */
function schedulesOf(...given: readonly unknown[]): readonly Part[] {
  const rows = given.flatMap(list).map((row) => {
    const { interval, count } = row;
    return {
      ...row,
      ...(row['id'] !== undefined && { id: words(row['id']) }),
      ...(typeof interval === 'string' && { interval: Number(interval) }),
      ...(typeof count === 'string' && { count: Number(count) }),
    };
  });
  const byHours = new Map<string, { readonly row: Part; readonly days: string[] }>();
  const others: Part[] = [];
  for (const row of rows as readonly Part[]) {
    const day = words(row['weekday']);
    if (day === '' || words(row['byday']) !== '') {
      others.push(row);
      continue;
    }
    const { id: _, weekday: __, ...rest } = row;
    const key = JSON.stringify([rest['opens_at'], rest['closes_at'], rest['valid_from'], rest['valid_to'], rest['description']]); // prettier-ignore
    const known = byHours.get(key) ?? { row: rest, days: [] };
    known.days.push(weekdayOf(day) ?? day);
    byHours.set(key, known);
  }
  const weekly = [...byHours.values()].map(({ row, days }) => ({
    ...row,
    freq: 'WEEKLY',
    interval: 1,
    byday: days.join(),
  }));
  return [...others, ...weekly];
}

const CODES: Readonly<Record<string, string>> = {
  english: 'en', eng: 'en', inglés: 'en', spanish: 'es', español: 'es', spa: 'es', french: 'fr', français: 'fr', fra: 'fr', fre: 'fr',
  'haitian creole': 'ht', haitian: 'ht', 'kreyòl ayisyen': 'ht', creole: 'ht', hat: 'ht', portuguese: 'pt', português: 'pt', por: 'pt', arabic: 'ar', ara: 'ar',
  chinese: 'zh', mandarin: 'zh', cantonese: 'zh', zho: 'zh', chi: 'zh', somali: 'so', som: 'so', 'american sign language': 'ase', asl: 'ase',
}; // prettier-ignore

/** "English", "en", "eng", and several in one cell. */
function languagesOf(given: unknown): readonly Part[] {
  return list(given).flatMap((row) => {
    const said = words(row['code']) || words(row['language']) || words(row['name']);
    const names = said.split(/[,;|]/).map((one) => one.trim()).filter(Boolean); // prettier-ignore
    return names.map((name) => ({ ...row, code: CODES[name.toLowerCase()] ?? name }));
  });
}

const FREE = /^(?:free(?: of charge)?|no (?:cost|fee|charge)s?|none|gratis|gratuito|sin costo|[$£€]?0(?:\.00)?)\.?$/i;

/** Of the service, or else of its place. */
function nearestLanguages(row: Part, places: readonly Part[]): readonly Part[] {
  const own = list(row['languages']);
  if (own.length > 0) return own;
  return places.flatMap((at) => [
    ...list(at['languages']),
    ...list(at['location']).flatMap((one) => list(one['languages'])),
  ]);
}

/** The fees in words, and whether they say that it is free. */
function feesOf(row: Part): { readonly text: string; readonly free: boolean } {
  const costs = list(row['cost_options']).map((one) => {
    const amount = words(one['amount']);
    const isNone = amount === '' || Number(amount) === 0;
    const currency = words(one['currency']);
    const text = [words(one['option']), isNone ? '' : [amount, currency].filter(Boolean).join(' '), words(one['amount_description'])]; // prettier-ignore
    return {
      text: text.filter(Boolean).join(': '),
      free: isNone && (amount !== '' || FREE.test(words(one['option']))),
    };
  });
  const said = plainText(words(row['fees_description']) || words(row['fees']));
  const free =
    (said === '' || FREE.test(said)) && (FREE.test(said) || costs.length > 0) && costs.every((one) => one.free);
  const options = costs.map(({ text }) => text).filter((text) => text !== '' && !(free && FREE.test(text)));
  return { text: [free ? '' : said, ...options].filter(Boolean).join('. '), free };
}

function eligibilityOf(row: Part): string {
  const given = [...list(row['eligibilitys']), ...list(row['eligibilities']), ...list(row['eligibility'])];
  const ages = (one: Part, text: string) => {
    const [least, most] = [words(one['minimum_age']), words(one['maximum_age'])];
    const isSaid = [least, most].every((age) => age === '' || text.includes(String(Number(age))));
    if (isSaid || (least === '' && most === '')) return '';
    return most === '' ? `${Number(least)}+` : `${least === '' ? '0' : Number(least)}–${Number(most)}`;
  };
  const said = [words(row['eligibility_description']), typeof row['eligibility'] === 'string' ? row['eligibility'] : ''].filter(Boolean); // prettier-ignore
  const parts = given.map((one) => {
    const text = words(one['eligibility']) || words(one['eligibility_description']);
    return [text, ages(one, text)].filter(Boolean).join(', ');
  });
  const own = said.join('. ');
  return plainText([own, ages(row, own), ...parts].filter(Boolean).join('. '));
}

/** The phones of a record's contacts, beside its own. */
const phonesOf = (row: Part): readonly Part[] => {
  const phones = [
    ...list(row['phones']),
    ...list(row['phone']),
    ...list(row['contacts']).flatMap((one) => list(one['phones'])),
  ];
  return phones.map((one) => {
    const extension = words(one['extension']);
    const description = [words(one['description']), extension === '' ? '' : `ext. ${extension}`]
      .filter(Boolean)
      .join(', ');
    return { ...one, id: words(one['id']) || null, number: words(one['number']), ...(description && { description }) };
  });
};

const addressesOf = (row: Part): readonly Part[] =>
  [...list(row['addresses']), ...list(row['physical_addresses']), ...list(row['physical_address'])].map((one) => ({
    ...one,
    address_1: words(one['address_1']) || words(one['address']),
  }));

/** What is read of a service and below it; anything else that has something in it is told. */
const READ = new Set([
  'id', 'name', 'status', 'description', 'short_description', 'url', 'fees', 'fees_description', 'cost_options', 'eligibility', 'eligibilitys',
  'eligibilities', 'eligibility_description', 'minimum_age', 'maximum_age', 'interpretation_services', 'assured_date', 'organization',
  'organization_id', 'phones', 'phone', 'contacts', 'schedules', 'regular_schedules', 'regular_schedule', 'languages', 'service_at_locations',
  'services_at_location', 'locations', 'attributes', 'last_modified', 'alert', 'location_id', 'location',
]); // prettier-ignore

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** Of a place of a service, and of its link to one: lists that are read. */
const READ_THERE = new Set(['phones', 'contacts', 'schedules', 'regular_schedules', 'regular_schedule', 'addresses', 'physical_addresses', 'physical_address', 'languages', 'locations', 'attributes']); // prettier-ignore

/** The names of what a service has and read.ts does not read. */
export function unreadOf(row: unknown): readonly string[] {
  if (!isPart(row)) return [];
  const own = Object.keys(row).filter((name) => !READ.has(name) && !isEmpty(row[name]));
  // What this app has written says its access in attributes too.
  const isOurs = list(row['attributes']).some((one) => one['label'] === 'need');
  const ats = [...list(row['service_at_locations']), ...list(row['services_at_location'])];
  const places = [...ats, ...ats.flatMap((at) => list(at['location'])), ...list(row['locations'])];
  const there = places.flatMap((place) => Object.keys(place).filter((name) => Array.isArray(place[name]) && !isEmpty(place[name]) && !READ_THERE.has(name) && !isOurs)); // prettier-ignore
  return [...new Set([...own, ...there])];
}

/** A service of any version in the shape of HSDS 3. What is none is returned as it is. */
export function asVersion3(row: unknown): unknown {
  if (!isPart(row)) return row;
  const { text, free } = feesOf(row);
  const ats = [...list(row['service_at_locations']), ...list(row['services_at_location'])];
  const bare =
    ats.length > 0 ? [] : [...list(row['locations']), ...list(row['location'])].map((location) => ({ location }));
  const places: readonly Part[] = [...ats, ...bare];
  const eligibility = eligibilityOf(row);
  const description = words(row['description']) || words(row['short_description']);
  const attributes = list(row['attributes']);
  const isSaid = attributes.some((one) => one['label'] === 'cost');
  return {
    ...row,
    id: typeof row['id'] === 'number' ? String(row['id']) : row['id'],
    ...(typeof row['name'] === 'string' && { name: plainText(row['name']) }),
    description: plainText(description),
    // With the cost as an attribute these are the words that write.ts has put together.
    ...(isSaid ? {} : { fees_description: text }),
    ...(eligibility && { eligibility_description: eligibility }),
    attributes: [...attributes, ...(free && !isSaid ? [{ label: 'cost', value: 'free' }] : [])],
    ...(isPart(row['organization']) && {
      organization: { ...row['organization'], phones: phonesOf(row['organization']) },
    }),
    phones: phonesOf(row),
    schedules: Array.isArray(row['schedules']) && row['regular_schedules'] === undefined && !row['schedules'].every(isPart) ? row['schedules'] : schedulesOf(row['schedules'], row['regular_schedules'], row['regular_schedule']), // prettier-ignore
    languages: languagesOf(nearestLanguages(row, places)),
    service_at_locations: places.map((at) => {
      const location = isPart(at['location']) ? at['location'] : null;
      return {
        ...at,
        phones: phonesOf(at),
        schedules: schedulesOf(at['schedules'], at['regular_schedules'], at['regular_schedule']),
        ...(location && {
          location: {
            ...location,
            phones: phonesOf(location),
            schedules: schedulesOf(location['schedules'], location['regular_schedules']),
            addresses: addressesOf(location),
          },
        }),
      };
    }),
  };
}
