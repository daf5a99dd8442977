/** Pictures of checks and bills: who adds and sees them, what is refused, and erasing one for good. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { accountOf, people, type Person } from '../support/people.ts';
import { TELLING } from '../../support/jpegs.ts';
import { draw } from '../../support/pictures.ts';
import type { World } from '../support/world.ts';
import { aGift, postMoney } from './moneyRights.ts';

const KEEPERS: readonly Person[] = ['finance', 'manager', 'candidate'];

export function moneyPictureStories(world: () => World): void {
  const post = (person: Person, table: string, row: Row) => postMoney(world(), person, table, row);
  let jpeg = '';
  beforeAll(async () => {
    jpeg = (await draw('image/jpeg')).toString('base64');
  });
  const aPicture = (person: Person, entry_id: unknown, change: Row = {}): Row => ({
    id: randomUUID(),
    entry_id,
    picture: jpeg,
    user_id: accountOf(person)?.id ?? null,
    client_created_at: new Date().toISOString(),
    ...change,
  });
  const seenBy = async (person: Person, entry: unknown) =>
    (
      await world().rest('GET', `entry_pictures?select=id&entry_id=eq.${String(entry)}`, await world().token(person))
    ).rows.map(({ id }) => id);
  const erase = (person: Person, picture: unknown) => world().rpc(person, 'erase_entry_picture', { picture });

  it('a collector adds pictures to what they took in, before or after it arrives, and nobody else sees them but who keeps the books', async () => {
    const gift = aGift('organizer');
    const [before, after] = [aPicture('organizer', gift.id), aPicture('organizer', gift.id)];
    expect((await post('organizer', 'entry_pictures', before)).status).toBe(201);
    expect((await post('organizer', 'ledger_entries', gift)).status).toBe(201);
    expect((await post('organizer', 'entry_pictures', after)).status).toBe(201);
    for (const person of people) {
      const sees = person === 'organizer' || KEEPERS.includes(person) ? 2 : 0;
      expect([person, (await seenBy(person, gift.id)).length]).toEqual([person, sees]);
    }
  });

  it.each(people)('%s adds a picture to somebody else’s entry only if they keep the books', async (person) => {
    const gift = aGift('finance');
    await post('finance', 'ledger_entries', gift);
    const answer = await post(person, 'entry_pictures', aPicture(person, gift.id));
    expect(answer.status === 201).toBe(KEEPERS.includes(person));
    expect((await post(person, 'entry_pictures', aPicture('finance', gift.id))).status === 201).toBe(
      person === 'finance',
    );
  });

  it.each([
    ['a PNG', 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk'],
    ['half a JPEG', '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBM'],
    ['a page', '<svg onload="alert(1)">'],
    ['nothing', ''],
    ['too much', `/9j/${'A'.repeat(300_000)}`],
  ])('refuses %s', async (_what, picture) => {
    const answer = await post('finance', 'entry_pictures', aPicture('finance', randomUUID(), { picture }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.message).toMatch(/entry_pictures_picture_(plain_jpeg|at_most_200_kb)/);
  });

  it('refuses a picture that says where it was taken', async () => {
    const picture = (await draw('image/jpeg', { notes: true })).toString('base64');
    expect((await post('finance', 'entry_pictures', aPicture('finance', randomUUID(), { picture }))).message).toContain(
      'plain_jpeg',
    );
  });

  it.each(TELLING)('refuses a picture with %s', async (_, make) => {
    const picture = (await make()).toString('base64');
    expect((await post('finance', 'entry_pictures', aPicture('finance', randomUUID(), { picture }))).message).toContain(
      'plain_jpeg',
    );
  });

  it('takes six of one entry and no seventh, also of twelve at once, and the same one again as done', async () => {
    const gift = aGift('finance');
    const all = Array.from({ length: 12 }, () => aPicture('finance', gift.id));
    const answers = await Promise.all(all.map(async (one) => (await post('finance', 'entry_pictures', one)).status));
    expect(answers.filter((status) => status === 201)).toHaveLength(6);
    expect(answers.filter((status) => status === 400)).toHaveLength(6);
    const known = all.find((_, at) => answers[at] === 201);
    expect((await post('finance', 'entry_pictures', known ?? {})).code).toBe('23505');
  });

  it('erases one for good: sent again it does not come back, and that it was erased is on record', async () => {
    const gift = aGift('organizer');
    await post('organizer', 'ledger_entries', gift);
    const [mine, other] = [aPicture('organizer', gift.id), aPicture('organizer', gift.id)];
    for (const one of [mine, other]) await post('organizer', 'entry_pictures', one);
    expect(await erase('deputy', mine.id)).toMatchObject({ status: 200 });
    expect(await seenBy('organizer', gift.id)).toHaveLength(2);
    for (const person of ['visitor', 'newcomer', 'advisor'] as const)
      expect((await erase(person, mine.id)).code).toBe('42501');
    expect(await erase('organizer', mine.id)).toMatchObject({ status: 200 });
    expect(await erase('finance', other.id)).toMatchObject({ status: 200 });
    expect(await erase('finance', other.id)).toMatchObject({ status: 200 });
    await post('organizer', 'entry_pictures', mine);
    expect(await seenBy('finance', gift.id)).toEqual([]);
    expect(
      await world().backend.database.query(
        "select record_id, before from public.audit_events where table_name = 'entry_pictures' and record_id = any ($1) order by 1",
        [[String(mine.id), String(other.id)]],
      ),
    ).toEqual(
      [mine.id, other.id]
        .map(String)
        .sort()
        .map((record_id) => ({ record_id, before: null })),
    );
    for (const picture of [null, 'x', 7]) expect((await erase('finance', picture)).status).toBeGreaterThanOrEqual(400);
  });
}
