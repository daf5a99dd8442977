/** HSDS there and back, twice the same, and nothing believed that a file says. */
import { describe, expect, it } from 'vitest';
import { services } from '../../../../../src/sample/content/service.ts';
import { derivedId } from '../../../../../src/features/wellness/model/hsds/derivedId.ts';
import { MOST_SERVICES, readHsds } from '../../../../../src/features/wellness/model/hsds/read.ts';
import { hsdsPage } from '../../../../../src/features/wellness/model/hsds/write.ts';
import type { ServiceBody } from '../../../../../src/features/wellness/model/serviceContent.ts';

const TODAY = '2025-11-01';
const town = { city: 'Larkspur Falls', timeZone: 'America/New_York', locale: 'en' } as const;
const samples = services.map(({ id, body }) => ({
  id,
  body: body as ServiceBody, // the sample town's, which the database took
  live_since: '2025-09-22T15:00:00Z',
  checked: String(body['assured_on']),
}));
const file: unknown = JSON.parse(JSON.stringify(hsdsPage(samples, town)));

/** What HSDS has no place for: Spanish beside English, and days on which a schedule does not hold. */
function inEnglish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inEnglish);
  if (typeof value !== 'object' || value === null) return value;
  const { es: _, closings: __, ...rest } = value as Readonly<Record<string, unknown>>; // any object
  // Choices have no order.
  const ordered = (key: string, part: unknown) => (key === 'access' && Array.isArray(part) ? part.toSorted() : part);
  return Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, inEnglish(ordered(key, part))]));
}

it('what is exported comes back as it was, in English and without closings', () => {
  const { drafts, troubles } = readHsds(file, TODAY);
  expect(troubles).toEqual([]);
  expect(drafts.map(({ id, body }) => [id, inEnglish(body)])).toEqual(
    samples.map(({ id, body }) => [id, inEnglish(body)]),
  );
});

it('the same file is the same drafts, with or without ids of its own', () => {
  expect(readHsds(file, TODAY)).toEqual(readHsds(structuredClone(file), TODAY));
  const foreign = {
    id: 'agency-7/desk',
    name: 'Desk',
    status: 'active',
    phones: [{ number: '"+1 (207) 555-0100"' }],
    schedules: [{ freq: 'MONTHLY', byday: '1MO,3WE', opens_at: '09:00', closes_at: '12:00' }],
  };
  const [once, again] = [readHsds([foreign], TODAY), readHsds(structuredClone(foreign), TODAY)];
  expect(once).toEqual(again);
  expect(once.drafts[0]?.body.phones?.[0]?.phone).toBe('+1 (207) 555-0100');
  expect(new Set(once.drafts[0]?.body.schedules?.map(({ id }) => id)).size).toBe(2);
});

it('no place of a confidential service is written, and none is read', () => {
  const harbor = samples.find(({ body }) => body.confidential === true);
  if (!harbor) throw new Error('The sample town has one.');
  const told = JSON.stringify(hsdsPage([{ ...harbor, body: { ...harbor.body, address: '1 Secret Street' } }], town));
  expect(told).not.toContain('Secret Street');
  const given = {
    id: 'a',
    name: 'Harbor',
    attributes: [{ label: 'confidential', value: 'true' }],
    service_at_locations: [{ location: { transportation: 'Left', addresses: [{ address_1: '1 Secret Street' }] } }],
  };
  expect(JSON.stringify(readHsds([given], TODAY))).not.toMatch(/Secret Street|Left/);
});

describe('a file of somebody else', () => {
  const desk = { id: 'x', name: 'Desk', phones: [{ number: '988' }] };
  it.each<[string, object, string, boolean]>([
    ['a service that is closed', { status: 'defunct' }, 'not_active', true],
    ['no name', { name: ' ' }, 'no_name', true],
    ['no id', { id: undefined }, 'no_id', true],
    ['a name of a megabyte', { name: 'x'.repeat(1_000_000) }, 'too_long', false],
    ['a script for a number', { phones: [{ number: 'javascript:alert(1)' }] }, 'phone', false],
    ['a script for a page', { url: 'javascript:alert(1)' }, 'website', false],
    ['a language nobody has', { languages: [{ code: 'tlh' }] }, 'language', false],
    ['a checked day to come', { assured_date: '2999-01-01' }, 'day', false],
    ['a day that is none', { assured_date: '2025-99-99' }, 'day', false],
    ['a schedule of numbers', { schedules: [1, null, { opens_at: 9 }] }, 'schedule', false],
    ['two places', { service_at_locations: [{}, {}] }, 'more_places', false],
    ['a name that is an object', { name: {} }, 'no_name', true],
  ])('%s is told', (_, more, problem, leftOut) => {
    const { drafts, troubles } = readHsds({ contents: [{ ...desk, ...more }] }, TODAY);
    expect(troubles.map((one) => [one.problem, one.leftOut])).toContainEqual([problem, leftOut]);
    expect(drafts).toHaveLength(leftOut ? 0 : 1);
    expect(JSON.stringify(drafts)).not.toMatch(/javascript|tlh|2999/);
    expect(JSON.stringify(drafts).length).toBeLessThan(2000);
  });

  it('twice in one file is once', () => {
    const { drafts, troubles } = readHsds([desk, { ...desk, name: 'Other' }], TODAY);
    expect(drafts.map(({ name }) => name)).toEqual(['Desk']);
    expect(troubles).toMatchObject([{ line: 2, problem: 'twice', leftOut: true }]);
  });

  it('is never more than can be looked at', () => {
    const many = Array.from({ length: MOST_SERVICES + 1 }, (_, at) => ({ ...desk, id: String(at) }));
    const { drafts, troubles } = readHsds(many, TODAY);
    expect(drafts).toHaveLength(MOST_SERVICES);
    expect(troubles).toMatchObject([{ problem: 'too_many', leftOut: true }]);
  });

  it.each([null, 1, 'x', [], {}, [[]], [null], { contents: 1 }, { contents: [{ id: 1, name: 1 }] }])(
    '%j is no file of services',
    (given) => {
      expect(readHsds(given, TODAY).drafts).toEqual([]);
    },
  );
});

it('an id that was made by a rule is a UUID, and another for another text', () => {
  const ids = Array.from({ length: 2000 }, (_, at) => derivedId('x', String(at)));
  expect(new Set(ids).size).toBe(2000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
