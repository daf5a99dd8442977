/** What readers say is wrong: written wrongly, of what is corrected elsewhere, where people in danger are, in another's name, twice at once. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Person } from '../db/support/people.ts';
import { idOf, stored, type Row } from './support/api.ts';
import { expectWell, now } from './support/honest.ts';
import { inParallel } from './support/parallel.ts';
import { useSharedTarget } from './support/target.ts';
import { own, writing } from './support/writing.ts';

const target = useSharedTarget();
const by = writing(target);
/** The warm line, and Safe Harbor, whose place is kept secret. */
const SERVICE = 'a7c40000-0000-4000-8000-000200000000';
const HIDDEN = 'a7c40000-0000-4000-8000-000400000000';

const correction = (over: Row = {}): Row => ({
  id: randomUUID(),
  item_id: SERVICE,
  reason: 'hours',
  words: 'Until ten now.',
  client_created_at: now(),
  ...over,
});
const keptOf = (table: string, id: unknown) => stored(target(), table, `select=*&id=eq.${String(id)}`);

describe('nothing is kept of a correction with', () => {
  it.each<[string, Person, Row]>([
    ['an object for words', 'visitor', { words: { toString: 'Until ten.' } }],
    ['two megabytes of words', 'visitor', { words: 'x'.repeat(2_000_000) }],
    ['nothing but "something else"', 'visitor', { reason: 'other', words: null }],
    ['another’s name', 'visitor', { user_id: idOf('content') }],
    ['a verdict of its own', 'content', { ...own(), verdict: 'put_right' }],
    ['a head of its own', 'visitor', { head: randomUUID() }],
    ['a page that is no id', 'visitor', { item_id: 'warm-line' }],
    ['a page that there is not', 'visitor', { item_id: randomUUID() }],
    ['the address of people in danger', 'visitor', { item_id: HIDDEN, reason: 'address', words: '40 Mill Street' }],
    ['a day that no clock shows', 'visitor', { client_created_at: 'infinity' }],
    ['a date in 9999', 'visitor', { client_created_at: '9999-12-31T00:00:00Z' }],
  ])('%s', async (_, person, over) => {
    const row = correction(over);
    const answer = await by.send(person, 'page_corrections', row);
    expect(answer.status, answer.text.slice(0, 200)).toBeGreaterThanOrEqual(400);
    expect(answer.status, answer.text.slice(0, 200)).toBeLessThan(500);
    expect(await keptOf('page_corrections', row['id'])).toEqual([]);
  });
});

it('one that is sent forty times at once is one, which nobody reads who does not publish, and marks nothing', async () => {
  const row = correction({ reason: 'closed', words: null, email: 'reader@example.com' });
  await inParallel(40, 20, async () => void (await by.send('visitor', 'page_corrections', row)));
  expect(await keptOf('page_corrections', row['id'])).toHaveLength(1);
  for (const person of ['visitor', 'newcomer', 'advisor', 'organizer', 'finance'] as const)
    for (const path of ['page_corrections?select=*', 'page_correction_acts?select=*', 'rpc/page_corrections_desk']) {
      const { status, text } = await by.ask(person, 'GET', path);
      expect(status >= 400 || text === '[]', `${person} ${path} ${text.slice(0, 80)}`).toBe(true);
    }
  expect((await by.call('organizer', 'take_service_checks', { wanted: 50, after_days: 0 })).status).toBe(200);
  expect((await by.ask('organizer', 'GET', 'rpc/my_service_checks')).text).not.toContain('reader@example.com');
  expect((await by.ask('visitor', 'GET', 'rpc/told_closed')).text).not.toContain(SERVICE);
  await by.call('organizer', 'return_service_checks', {});
});

it('is judged by nobody else, in nobody else’s name, and by ten at once to one verdict', async () => {
  const row = correction();
  await by.send('visitor', 'page_corrections', row);
  const act = (over: Row = {}): Row => ({
    id: randomUUID(),
    correction_id: row['id'],
    verdict: 'stands',
    client_created_at: now(),
    ...over,
  });
  for (const person of ['visitor', 'newcomer', 'advisor', 'organizer'] as const)
    expect((await by.send(person, 'page_correction_acts', act())).status).toBeGreaterThanOrEqual(400);
  expect(
    (await by.send('content', 'page_correction_acts', act({ user_id: idOf('manager') }))).status,
  ).toBeGreaterThanOrEqual(400);
  expect(await keptOf('page_corrections', row['id'])).toMatchObject([{ verdict: null }]);
  await inParallel(10, 10, async (n) => {
    const said = act({ ...own('content'), verdict: n % 2 === 0 ? 'stands' : 'put_right' });
    await by.send('content', 'page_correction_acts', said);
  });
  const acts = await stored(
    target(),
    'page_correction_acts',
    `select=id,verdict,counts&correction_id=eq.${String(row['id'])}`,
  );
  const counted = acts.filter((one) => one['counts'] === true);
  expect(acts).toHaveLength(10);
  expect(counted).toHaveLength(1);
  expect(await keptOf('page_corrections', row['id'])).toMatchObject([
    { verdict: counted[0]?.['verdict'], head: counted[0]?.['id'], contested: true },
  ]);
  await expectWell(target());
});
