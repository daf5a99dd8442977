/** HSDS as a package of tables: the same services as the JSON, whoever packed it. */
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { services } from '../../../../../src/sample/content/service.ts';
import { unzip, zipOf } from '../../../../../src/core/zip.ts';
import { openHsds } from '../../../../../src/features/wellness/data/openHsds.ts';
import { hsdsPackage } from '../../../../../src/features/wellness/model/hsds/openFile.ts';
import { readHsds } from '../../../../../src/features/wellness/model/hsds/read.ts';
import { tableOf } from '../../../../../src/features/wellness/model/hsds/tables.ts';
import { hsdsPage } from '../../../../../src/features/wellness/model/hsds/write.ts';
import type { ServiceBody } from '../../../../../src/features/wellness/model/serviceContent.ts';

const TODAY = '2025-11-01';
const page = hsdsPage(
  services.map(({ id, body }) => ({
    id,
    body: body as ServiceBody, // the sample town's, which the database took
    live_since: '2025-09-22T15:00:00Z',
    checked: String(body['assured_on']),
  })),
  { city: 'Larkspur Falls', timeZone: 'America/New_York', locale: 'es' },
);
const bytes = (text: string) => new TextEncoder().encode(text);
const packed = (files: Readonly<Record<string, string>>) =>
  new Blob([zipOf(Object.entries(files).map(([name, text]) => ({ name, bytes: bytes(text) })))]);
const read = async (files: Readonly<Record<string, string>>) => readHsds(await openHsds(packed(files)), TODAY);

async function tables(): Promise<ReadonlyMap<string, string>> {
  const files = await unzip(hsdsPackage(page), () => true, 1_000_000);
  return new Map(files.map(({ name, bytes: content }) => [name, new TextDecoder().decode(content)]));
}

it('is read as the JSON of the same services', async () => {
  const found = readHsds(await openHsds(new Blob([hsdsPackage(page)])), TODAY);
  expect(found.troubles).toEqual([]);
  expect(found).toEqual(readHsds(JSON.parse(JSON.stringify(page)), TODAY));
});

it('of Spanish words is brought in as Spanish', async () => {
  const { drafts } = readHsds(await openHsds(new Blob([hsdsPackage(page)])), TODAY, 'es');
  expect(drafts[0]?.body.name).toEqual({ es: 'Consejería de Mill Street' });
  expect(JSON.stringify(drafts)).not.toContain('"en":"');
});

it('is the same bytes each time', () => {
  expect(hsdsPackage(page)).toEqual(hsdsPackage(structuredClone(page)));
});

it('says of each table what its columns are, and every id it names is there', async () => {
  const files = await tables();
  const { resources } = JSON.parse(files.get('datapackage.json') ?? '') as {
    resources: { path: string; schema: { fields: { name: string }[] } }[];
  };
  expect(resources.map(({ path }) => path)).toEqual([...files.keys()].filter((name) => name.endsWith('.csv')));
  const rows = new Map(
    [...files].map(([name, text]) => [name, Papa.parse<Record<string, string>>(text.trim(), { header: true })]),
  );
  for (const { path, schema } of resources)
    expect(rows.get(path)?.meta.fields).toEqual(schema.fields.map(({ name }) => name));
  const ids = (name: string) => rows.get(`${name}.csv`)?.data.map(({ id }) => id) ?? [];
  const known = new Set(['services', 'organizations', 'locations', 'schedules', 'taxonomy_terms', 'taxonomies'].flatMap(ids)); // prettier-ignore
  for (const [name, { data }] of rows) {
    if (!name.endsWith('.csv')) continue;
    expect(new Set(ids(name.slice(0, -4))).size, name).toBe(data.length);
    for (const row of data)
      for (const [column, id] of Object.entries(row))
        if (column.endsWith('_id')) expect(known, `${name} ${column}`).toContain(id);
  }
});

it('tells no place of a service whose place nobody may know', async () => {
  const harbor = services.find(({ body }) => body['confidential'] === true);
  const all = [...(await tables())].filter(([name]) => /^(locations|service_at|addresses|accessib)/.test(name));
  expect(all.length).toBe(4);
  for (const [name, text] of all) expect(text, name).not.toContain(harbor?.id ?? 'none');
  expect(all.map(([, text]) => text).join('')).not.toContain('Safe Harbor');
});

describe('a package of somebody else', () => {
  const services_csv = 'id,organization_id,name,status\n1,o,Desk,active\n';
  it('is known by either name of its tables, in a folder, and with phones and hours of the place', async () => {
    const location = 'id,service_id,location_id\na,1,l\n';
    expect(
      (
        await read({
          'hsds/service.csv': services_csv,
          'hsds/organization.csv': 'id,name\no,County Help\n',
          'hsds/service_at_location.csv': location,
          'hsds/location.csv': 'id,location_type,transportation\nl,physical,Bus 4\n',
          'hsds/address.csv': 'id,location_id,address_1\nx,l,1 Main Street\n',
          'hsds/phone.csv': 'id,location_id,number\np,l,"""(207) 555-0100"""\n',
          'hsds/schedule.csv':
            'id,location_id,freq,interval,byday,opens_at,closes_at\ns,l,WEEKLY,1,"MO,TU",09:00,17:00\n',
          'hsds/language.csv': 'id,service_id,code\nl,1,es\n',
          '__MACOSX/hsds/._service.csv': 'nonsense',
        })
      ).drafts.map(({ name, body }) => [name, body]),
    ).toEqual([
      [
        'Desk',
        {
          name: { en: 'Desk' },
          provider: 'County Help',
          languages: ['es'],
          address: '1 Main Street',
          directions: { en: 'Bus 4' },
          phones: [{ id: expect.any(String) as string, phone: '(207) 555-0100' }],
          schedules: [
            { id: expect.any(String) as string, repeats: 'week', days: ['MO', 'TU'], opens: '09:00', closes: '17:00' },
          ],
        },
      ],
    ]);
  });

  it('with an interval that is no number tells so of the hours', async () => {
    const schedules = 'id,service_id,freq,interval,byday,opens_at,closes_at\ns,1,WEEKLY,often,MO,09:00,17:00\n';
    const { troubles } = await read({ 'services.csv': services_csv, 'schedules.csv': schedules });
    expect(troubles.map(({ problem }) => problem)).toContain('schedule');
  });

  it.each<[string, Blob, string]>([
    ['no table of services', packed({ 'phones.csv': 'id,number\n1,2\n' }), 'no-tables'],
    ['a table of services without one', packed({ 'services.csv': 'id,name\n' }), 'no-tables'],
    ['half a zip', packed({ 'services.csv': services_csv }).slice(0, 60), 'unreadable'],
    ['neither JSON nor a zip', new Blob(['hello']), 'unreadable'],
    ['a file of twenty megabytes', new Blob([new Uint8Array(20_000_000)]), 'large'],
  ])('%s is refused and said to be so', async (_, file, why) => {
    await expect(openHsds(file)).rejects.toMatchObject({ why });
  });
});

it.each([
  ['services.csv', 'services'],
  ['x/taxonomy.csv', 'taxonomies'],
  ['taxonomy_terms.csv', 'taxonomy_terms'],
  ['address.csv', 'addresses'],
  ['services_at_location.csv', 'service_at_locations'],
  ['accessibility.csv', 'accessibility'],
  ['datapackage.json', null],
  ['contacts.csv', 'contacts'],
  ['funding.csv', null],
])('%s is the table %s', (path, table) => {
  expect(tableOf(path)).toBe(table);
});
