/** What phones say they still hold: told by whoever is in the field, read by whoever leads it. */
import { expect, it } from 'vitest';
import { people, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';

const leaders: readonly Person[] = ['organizer', 'deputy', 'manager', 'candidate'];
const report = { device: 'K7QX', waiting: 3, needs_help: 1, oldest: new Date(Date.now() - 3_600_000).toISOString() };

export function fieldPhoneReportStories(world: () => World): void {
  const phones = async () => (await world().rpc('organizer', 'list_phones')).rows;

  it.each(people)('%s says what is on their phone, and reads what others said, only in the field', async (person) => {
    const leads = leaders.includes(person);
    expect(await world().rpc(person, 'report_phone', report)).toMatchObject({ code: leads ? '' : '42501' });
    expect(await world().rpc(person, 'list_phones')).toMatchObject({ code: leads ? '' : '42501' });
  });

  it('the last word of a phone counts, and each phone has its own', async () => {
    await world().rpc('organizer', 'report_phone', report);
    await world().rpc('organizer', 'report_phone', { ...report, waiting: 0, needs_help: 0, oldest: null });
    await world().rpc('organizer', 'report_phone', { ...report, device: 'OLD2' });
    const mine = (await phones()).filter(({ name }) => name === 'Luis Herrera');
    expect(mine.map(({ device, waiting, needs_help }) => [device, waiting, needs_help]).toSorted()).toEqual([
      ['K7QX', 0, 0],
      ['OLD2', 3, 1],
    ]);
  });

  it('whoever has a turf and was not heard of is on the list without a phone', async () => {
    await world().backend.database.query('delete from private.field_phones');
    expect((await phones()).find(({ name }) => name === 'Theo Marsh')).toMatchObject({ device: null, seen_at: null });
  });

  it('a browser that forgets its name does not fill the list', async () => {
    for (let at = 0; at < 8; at++) await world().rpc('organizer', 'report_phone', { ...report, device: `N${at}` });
    const mine = (await phones()).filter(({ name }) => name === 'Luis Herrera');
    expect(mine.map(({ device }) => device).toSorted()).toEqual(['N3', 'N4', 'N5', 'N6', 'N7']);
  });

  it.each([
    ['no name', { ...report, device: '' }],
    ['a name that is none', { ...report, device: 'x'.repeat(41) }],
    ['a count below nothing', { ...report, waiting: -1 }],
    ['no count', { ...report, needs_help: null }],
  ])('a word with %s is refused', async (_, bad) => {
    expect(await world().rpc('organizer', 'report_phone', bad)).toMatchObject({ code: '22023' });
  });
}
