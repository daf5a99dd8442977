/** Services of HSDS 1 to 3 and Open Referral UK: read whole, or named as what they are. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { zipOf } from '../../../../../src/core/zip.ts';
import { openHsds } from '../../../../../src/features/wellness/data/openHsds.ts';
import { plainText } from '../../../../../src/features/wellness/model/hsds/plainText.ts';
import { readHsds } from '../../../../../src/features/wellness/model/hsds/read.ts';

const TODAY = '2026-11-01';
const json = (value: unknown) => readHsds(JSON.parse(JSON.stringify(value)), TODAY);
const zip = async (files: Readonly<Record<string, string>>) => {
  const entries = Object.entries(files).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) }));
  return readHsds(await openHsds(new Blob([zipOf(entries)])), TODAY);
};
const told = ({ troubles }: ReturnType<typeof readHsds>) => troubles.map(({ name, problem, part }) => [name, problem, part]); // prettier-ignore
const id = expect.any(String) as string;

it('a page of Open Referral UK: one service with hours, address, phone, English, over 18, free; the inactive one named as left out', async () => {
  const text = await readFile(new URL('../../fixtures/services-oruk.json', import.meta.url));
  const read = readHsds(await openHsds(new Blob([text])), TODAY);
  expect(read.drafts.map(({ body }) => body)).toEqual([
    {
      name: { en: 'Warm hub, Castle Street' },
      provider: 'Castle Community Trust',
      text: { en: 'A warm place with tea and company.\n- Hot meals' },
      eligibility: { en: 'Anyone over 18' },
      cost: 'free',
      languages: ['en'],
      phones: [{ id, phone: '01234 567890' }],
      website: 'https://example.org/warm',
      address: '1 Castle Street, Bristol, BS1 1AA',
      schedules: [
        { id, repeats: 'week', days: ['MO', 'TU', 'WE'], opens: '09:00', closes: '17:00', from: '2026-01-01' },
      ],
      assured_on: '2026-10-01',
    },
  ]);
  expect(told(read)).toEqual([
    ['Refuge', 'not_active', 'inactive'],
    ['', 'table', 'email (1)'],
  ]);
  expect(read.troubles.map(({ leftOut }) => leftOut)).toEqual([true, false]);
});

describe('tables', () => {
  it('of HSDS 1.1: weekdays, hours with AM and PM, fees, the phone of a contact; each table that is not read is listed', async () => {
    const read = await zip({
      'organizations.csv': 'id,name,description\n1,County Help,Helps\n',
      'services.csv': '\uFEFFid,organization_id,program_id,name,description,url,status,fees\r\n7,1,3,Food pantry,"<p>Boxes &amp; bags</p><p>No questions</p>",https://example.org/,active,No cost\r\n',
      'locations.csv': 'id,organization_id,name,latitude,longitude\n4,1,Hall,44,-70\n',
      'services_at_location.csv': 'id,service_id,location_id\n5,7,4\n',
      'physical_address.csv': 'id,location_id,address_1,city,state_province,postal_code,country\n6,4,12 Mill Street,Larkspur Falls,ME,04000,US\n',
      'regular_schedules.csv': 'id,service_id,weekday,opens_at,closes_at\n1,7,1,9:00 AM,5:00 PM\n2,7,Tuesday,9:00 AM,5:00 PM\n3,7,6,10am,12:30 pm\n',
      'contacts.csv': 'id,service_id,name\n8,7,Ann\n',
      'phones.csv': 'id,contact_id,number,extension,type\n9,8,(207) 555-0100,12,voice\n',
      'languages.csv': 'id,service_id,language\n1,7,English\n2,7,spa\n',
      'eligibility.csv': 'id,service_id,eligibility\n1,7,Anyone in the county\n',
      'holiday_schedules.csv': 'id,service_id,closed,start_date,end_date\n1,7,TRUE,2026-12-25,2026-12-25\n',
      'accessibility_for_disabilities.csv': 'id,location_id,accessibility\n1,4,ramp\n2,4,lift\n',
      'funding.csv': 'id,organization_id,source\n',
    }); // prettier-ignore
    expect(read.drafts.map(({ body }) => body)).toEqual([
      {
        name: { en: 'Food pantry' },
        provider: 'County Help',
        text: { en: 'Boxes & bags\n\nNo questions' },
        eligibility: { en: 'Anyone in the county' },
        cost: 'free',
        languages: ['en', 'es'],
        phones: [{ id, phone: '(207) 555-0100', label: { en: 'ext. 12' } }],
        website: 'https://example.org/',
        address: '12 Mill Street',
        schedules: [
          { id, repeats: 'week', days: ['MO', 'TU'], opens: '09:00', closes: '17:00' },
          { id, repeats: 'week', days: ['SA'], opens: '10:00', closes: '12:30' },
        ],
      },
    ]);
    expect(told(read)).toEqual([
      ['', 'table', 'holiday_schedules (1)'],
      ['', 'table', 'accessibility_for_disabilities (2)'],
      ['', 'table', 'program_id (1)'],
    ]);
  });

  it('of HSDS 1.0, which names the place in the service, and 2.0, whose schedules are rules of the location', async () => {
    const one = await zip({
      'hsds/service.csv': 'id,organization_id,location_id,name\n1,o,l,Desk\n',
      'hsds/location.csv': 'id,name\nl,Hall\n',
      'hsds/physical_address.csv': 'id,location_id,address_1\na,l,1 Elm Street\n',
      'hsds/phone.csv': 'id,location_id,number\np,l,207-555-0111\n',
      'hsds/regular_schedule.csv': 'id,location_id,weekday,opens_at,closes_at\ns,l,Friday,08:00,12:00\n',
    });
    expect(one.drafts[0]?.body).toMatchObject({ address: '1 Elm Street', phones: [{ phone: '207-555-0111' }], schedules: [{ days: ['FR'], opens: '08:00' }] }); // prettier-ignore
    const two = await zip({
      'services.csv': 'id;organization_id;name;status;fees\n1;o;Clinic;active;$20 a visit\n',
      'service_at_locations.csv': 'id;service_id;location_id\nx;1;l\n',
      'locations.csv': 'id;name\nl;Hall\n',
      'schedules.csv': 'id;location_id;freq;interval;byday;opens_at;closes_at\ns;l;WEEKLY;1;WE,TH;08:00;16:00\n',
      'languages.csv': 'id;location_id;name;code\ng;l;Spanish;\n',
      'cost_options.csv': 'id;service_id;option;amount;currency\nc;1;Adult;20;USD\n',
      'service_areas.csv': 'id;service_id;name\na;1;County\n',
    });
    expect(two.drafts[0]?.body).toMatchObject({ languages: ['es'], cost_note: { en: '$20 a visit. Adult: 20 USD' }, schedules: [{ days: ['WE', 'TH'] }] }); // prettier-ignore
    expect(two.drafts[0]?.body.cost).toBeUndefined();
    expect(told(two)).toContainEqual(['', 'table', 'service_areas (1)']);
  });
});

describe('JSON', () => {
  it('an organization is no service: it is refused by name, and its services are read where it has them', () => {
    const trust = { id: 'o', name: 'Castle Trust', description: 'Trust', website: 'https://example.org/' };
    const alone = json({ contents: [trust] });
    expect(alone.drafts).toEqual([]);
    expect(told(alone)).toEqual([['Castle Trust', 'organization', '']]);
    const services = [{ id: 's', name: 'Desk', status: 'active', phones: [{ number: '988' }] }];
    const { drafts } = json([{ ...trust, services }]);
    expect(drafts.map(({ name, body }) => [name, body.provider])).toEqual([['Desk', 'Castle Trust']]);
    expect(told(json([{ id: 'l', name: 'Hall', latitude: 1, longitude: 2 }]))).toEqual([['Hall', 'location', '']]);
    expect(told(json([{ id: 'u', name: 'Thing', color: 'red' }]))).toEqual([['Thing', 'not_hsds', '']]);
  });

  it('of HSDS 2, by servers that name their list otherwise, with ids that are numbers', () => {
    const service = {
      id: 12,
      name: 'Legal help',
      status: 'active',
      fees: 'Free of charge',
      eligibility: 'Tenants',
      organization: { id: 1, name: 'Law Center' },
      phones: [{ id: 3, number: '207-555-0199' }],
      regular_schedule: [{ id: 4, weekday: 2, opens_at: '13:00:00', closes_at: '17:00:00' }],
      languages: [{ id: 5, language: 'English, Haitian Creole' }],
      required_documents: [{ document: 'Lease' }],
      service_areas: [],
    };
    for (const page of [{ services: [service] }, { items: [service] }, { data: [service] }, [service], service]) {
      const read = json(page);
      expect(read.drafts[0]?.body).toMatchObject({
        provider: 'Law Center',
        cost: 'free',
        eligibility: { en: 'Tenants' },
        languages: ['en', 'ht'],
        schedules: [{ days: ['TU'], opens: '13:00', closes: '17:00' }],
      });
      expect(told(read)).toEqual([['', 'table', 'required_documents (1)']]);
    }
  });

  it('of HSDS 3, with what its places have besides: read or named', () => {
    const location = {
      id: 'l',
      name: 'Hall',
      languages: [{ name: 'Portuguese' }],
      accessibility: [{ description: 'ramp' }],
      addresses: [{ address_1: '1 Main Street', city: 'Larkspur Falls' }],
      phones: [{ number: '207-555-0142' }],
      schedules: [{ freq: 'MONTHLY', byday: '2SA', opens_at: '10:00', closes_at: '12:00' }],
    };
    const read = json({
      total_pages: 1,
      contents: [{ id: 'a', name: 'Vaccines', status: 'active', minimum_age: 65, organization: { id: 'o', name: 'Clinic', website: 'https://example.org/' }, service_at_locations: [{ id: 'x', location }], capacities: [{ available: 3 }] }],
    }); // prettier-ignore
    expect(read.drafts[0]?.body).toMatchObject({
      provider: 'Clinic',
      languages: ['pt'],
      eligibility: { en: '65+' },
      address: '1 Main Street',
      phones: [{ phone: '207-555-0142' }],
      schedules: [{ repeats: 'month', weeks: ['second'], days: ['SA'] }],
    });
    expect(told(read)).toEqual([['', 'table', 'capacities (1)'], ['', 'table', 'accessibility (1)']]); // prettier-ignore
  });

  it('one page of several says so, and a language, an age and hours that cannot be read are said', () => {
    const read = json({
      totalPages: 3,
      content: [
        {
          id: 'a',
          name: 'Club',
          status: 'active',
          eligibilitys: [{ eligibility: 'Young people', minimum_age: 11, maximum_age: 25 }],
          languages: [{ language: 'Welsh' }],
          contacts: [{ phones: [{ number: 'ask at the desk' }] }],
          regular_schedules: [{ weekday: 'Monday', opens_at: 'morning', closes_at: '12:00' }],
          cost_options: [{ option: 'Session', amount: 2.5, currency: 'GBP' }],
        },
      ],
    });
    expect(read.drafts[0]?.body).toMatchObject({ eligibility: { en: 'Young people, 11–25' }, cost_note: { en: 'Session: 2.5 GBP' } }); // prettier-ignore
    expect(read.troubles.map(({ problem }) => problem)).toEqual(['language', 'phone', 'no_phone', 'schedule', 'more_pages']); // prettier-ignore
  });
});

it('HTML becomes the blocks of the text, and nothing of it stays HTML', () => {
  expect(plainText('<h2>Food</h2><p>Open <b>daily</b>.<br/>Come in</p><ul><li>Soup</li><li>Bread</li></ul>')).toBe('Food\n\nOpen daily.\nCome in\n- Soup\n- Bread'); // prettier-ignore
  expect(plainText('<script>alert(1)</script>Hi <img src=x onerror=alert(1)>&lt;you&gt; caf&eacute; &#8211; &bogus;')).toBe('Hi <you> café – &bogus;'); // prettier-ignore
  expect(plainText('5 < 6 and a > b\nnext')).toBe('5 < 6 and a > b\nnext');
});
