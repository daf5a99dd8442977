/**
 * HSDS as its tabular package has it: a table for each kind of thing, whose rows know each other by ids, and beside them what they are
 * (Frictionless Data's datapackage.json). Written from the same services as the JSON, and read into the same.
 */
import { csvCell, type Cell } from '../../../../core/csv.ts';
import { groupBy } from '../../../../core/groupBy.ts';
import { LICENCE } from '../../../../campaign/feed.ts';
import { HSDS_TITLE } from '../../../../campaign/hsds.ts';
import { HSDS, TAXONOMY, type HsdsPage } from './write.ts';

/** Their columns, as far as this writes them: openreferral/specification, schema/. */
const TABLES = {
  organizations: ['id', 'name', 'description'],
  services: ['id', 'organization_id', 'name', 'description', 'url', 'status', 'interpretation_services', 'fees_description', 'eligibility_description', 'assured_date', 'alert', 'last_modified'],
  locations: ['id', 'location_type', 'organization_id', 'name', 'transportation'],
  service_at_locations: ['id', 'service_id', 'location_id'],
  addresses: ['id', 'location_id', 'address_1', 'city', 'state_province', 'postal_code', 'country', 'address_type'],
  phones: ['id', 'service_id', 'number', 'type', 'description'],
  schedules: ['id', 'service_id', 'valid_from', 'valid_to', 'dtstart', 'wkst', 'freq', 'interval', 'byday', 'description', 'opens_at', 'closes_at', 'notes'],
  languages: ['id', 'service_id', 'name', 'code'],
  accessibility: ['id', 'location_id', 'description'],
  attributes: ['id', 'link_id', 'taxonomy_term_id', 'link_type', 'link_entity', 'value', 'label'],
  taxonomy_terms: ['id', 'code', 'name', 'description', 'taxonomy_id'],
  taxonomies: ['id', 'name', 'description'],
} as const; // prettier-ignore
export type Table = keyof typeof TABLES;
type Rows = Record<Table, object[]>;

const NAMES = Object.keys(TABLES) as Table[]; // of the very object
const perTable = (): Rows => Object.fromEntries(NAMES.map((name) => [name, []])) as unknown as Rows; // each name, once

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** All of the package: one file a table, and what describes them. */
export function packageOf(page: HsdsPage): readonly TextFile[] {
  const rows = rowsOf(page);
  const used = NAMES.filter((name) => rows[name].length > 0);
  return [
    { name: 'datapackage.json', text: `${JSON.stringify(described(used), null, 2)}\n` },
    ...used.map((name) => ({ name: `${name}.csv`, text: csvOf(TABLES[name], rows[name]) })),
  ];
}

/** Without the byte order mark that a spreadsheet wants: programs read these. */
function csvOf(columns: readonly string[], rows: readonly object[]): string {
  const cell = (row: object, column: string): Cell => {
    const value: unknown = Reflect.get(row, column);
    return typeof value === 'string' || typeof value === 'number' ? value : null;
  };
  return [columns, ...rows.map((row) => columns.map((column) => cell(row, column)))]
    .map((line) => `${line.map(csvCell).join(',')}\r\n`)
    .join('');
}

const described = (used: readonly Table[]) => ({
  name: 'human_services_data',
  title: `${HSDS_TITLE} ${HSDS}`,
  profile: 'tabular-data-package',
  licenses: [{ name: LICENCE.name, path: LICENCE.url }],
  resources: used.map((name) => ({
    name,
    path: `${name}.csv`,
    profile: 'tabular-data-resource',
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    schema: {
      primaryKey: 'id',
      fields: TABLES[name].map((column) => ({ name: column, type: column === 'interval' ? 'integer' : 'string' })),
    },
  })),
});

function rowsOf({ contents }: HsdsPage): Rows {
  const rows = perTable();
  const once = new Set<string>();
  const add = <R extends { readonly id: string }>(table: Table, row: R) => {
    if (once.has(`${table} ${row.id}`)) return;
    once.add(`${table} ${row.id}`);
    rows[table].push(row);
  };
  for (const service of contents) {
    const link = { service_id: service.id };
    add('organizations', service.organization);
    add('services', { ...service, organization_id: service.organization.id });
    for (const phone of service.phones) add('phones', { ...phone, ...link });
    for (const language of service.languages) add('languages', { ...language, ...link });
    for (const schedule of service.schedules) add('schedules', { ...schedule, ...link });
    for (const { id, location } of service.service_at_locations) {
      const place = { location_id: location.id };
      add('locations', { ...location, organization_id: service.organization.id });
      add('service_at_locations', { id, ...link, ...place });
      for (const address of location.addresses) add('addresses', { ...address, ...place });
      for (const access of location.accessibility) add('accessibility', { ...access, ...place });
    }
    const linked = [
      ...service.attributes.map((one) => ({ of: service.id, entity: 'service', one })),
      ...service.schedules.flatMap(({ id, attributes = [] }) => attributes.map((one) => ({ of: id, entity: 'schedule', one }))), // prettier-ignore
    ];
    for (const { of, entity, one } of linked) {
      const { taxonomy_term: term, ...attribute } = one;
      add('taxonomy_terms', term);
      add('attributes', { ...attribute, link_id: of, link_entity: entity, link_type: one.label, taxonomy_term_id: term.id }); // prettier-ignore
    }
  }
  if (rows.taxonomy_terms.length > 0) add('taxonomies', TAXONOMY);
  return rows;
}

export type Row = Readonly<Record<string, string>>;

/** Tables of HSDS 1 and 2, and of 3 that nothing here is written into. */
const OTHERS = ['physical_addresses', 'contacts', 'regular_schedules', 'eligibilities', 'cost_options'] as const;
export type ReadTable = Table | (typeof OTHERS)[number];
const READABLE: readonly ReadTable[] = [...NAMES, ...OTHERS];

/** In lower case, without its folder; null: it is no table, or a shadow that a Mac packs. */
export function csvName(path: string): string | null {
  if (/(^|\/)(__MACOSX\/|\._)/.test(path)) return null;
  return /([\w-]+)\.csv$/i.exec(path)?.[1]?.toLowerCase().replaceAll('-', '_') ?? null;
}

/** service.csv, services.csv, in whatever folder: versions of HSDS name them in the one and in the other way. */
export function tableOf(path: string): ReadTable | null {
  const name = csvName(path);
  if (name === null) return null;
  if (/^services?_at_locations?$/.test(name)) return 'service_at_locations';
  if (name === 'eligibilitys') return 'eligibilities';
  return READABLE.find((table) => [name, `${name}s`, `${name}es`, name.replace(/y$/, 'ies')].includes(table)) ?? null;
}

/** The records of a table by its headings. What csvCell() wrote so that no spreadsheet runs it is taken back. */
export function rowsIn([headings = [], ...records]: readonly (readonly string[])[]): readonly Row[] {
  const names = headings.map((one) => one.trim().toLowerCase());
  return records.map((record) =>
    Object.fromEntries(
      names.flatMap((name, at) => {
        const value = (record[at] ?? '').replace(/^'(?=\s*[=+\-@|])/, '').trim();
        return name === '' || value === '' ? [] : [[name, value] as const];
      }),
    ),
  );
}

const counted = ({ interval, count, ...row }: Row) => ({
  ...row,
  ...(interval !== undefined && { interval: Number(interval) }),
  ...(count !== undefined && { count: Number(count) }),
});

/** The services of a package, as the JSON has them: nothing of it is believed before read.ts has read it. */
export function servicesIn(tables: ReadonlyMap<ReadTable, readonly Row[]>): readonly unknown[] {
  const all = (name: ReadTable) => tables.get(name) ?? [];
  const by = (name: ReadTable, column: string) => {
    const groups = groupBy(all(name), (row) => row[column] ?? '');
    return (id: string | undefined) => (id === undefined || id === '' ? [] : (groups.get(id) ?? []));
  };
  const own = { organization: by('organizations', 'id'), location: by('locations', 'id') };
  const phones = { service: by('phones', 'service_id'), at: by('phones', 'service_at_location_id'), location: by('phones', 'location_id'), organization: by('phones', 'organization_id') }; // prettier-ignore
  const hours = (column: string) => {
    const [newer, older] = [by('schedules', column), by('regular_schedules', column)];
    return (id: string | undefined) => [...newer(id), ...older(id)];
  };
  const schedules = {
    service: hours('service_id'),
    at: hours('service_at_location_id'),
    location: hours('location_id'),
  };
  const ofContact = by('phones', 'contact_id');
  const [ofService, ofAt] = [by('contacts', 'service_id'), by('contacts', 'service_at_location_id')];
  const withPhones = (contacts: readonly Row[]) => contacts.map((row) => ({ ...row, phones: ofContact(row['id']) }));
  const [eligible, costs, physical] = [by('eligibilities', 'service_id'), by('cost_options', 'service_id'), by('physical_addresses', 'location_id')]; // prettier-ignore
  const [ats, addresses] = [by('service_at_locations', 'service_id'), by('addresses', 'location_id')];
  const [languages, attributes] = [by('languages', 'service_id'), by('attributes', 'link_id')];
  const spokenAt = by('languages', 'location_id');
  const timed = (row: Row) => ({ ...counted(row), attributes: attributes(row['id']) });

  /** HSDS 1.0 names the place in the service itself. */
  const placesOf = (service: Row): readonly Row[] => {
    const found = ats(service['id']);
    const place = service['location_id'];
    return found.length > 0 || place === undefined ? found : [{ location_id: place }];
  };

  return all('services').map((service) => {
    const id = service['id'];
    const organization = own.organization(service['organization_id'])[0];
    return {
      ...service,
      ...(organization && { organization: { ...organization, phones: phones.organization(organization['id']) } }),
      phones: phones.service(id),
      contacts: withPhones(ofService(id)),
      eligibilitys: eligible(id),
      cost_options: costs(id),
      schedules: schedules.service(id).map(timed),
      languages: languages(id),
      attributes: attributes(id),
      service_at_locations: placesOf(service).map((at) => {
        const location = own.location(at['location_id'])[0];
        return {
          ...at,
          phones: phones.at(at['id']),
          contacts: withPhones(ofAt(at['id'])),
          schedules: schedules.at(at['id']).map(timed),
          ...(location && {
            location: {
              ...location,
              phones: phones.location(location['id']),
              schedules: schedules.location(location['id']).map(timed),
              languages: spokenAt(location['id']),
              addresses: [...addresses(location['id']), ...physical(location['id'])],
            },
          }),
        };
      }),
    };
  });
}
