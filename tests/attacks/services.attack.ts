/** Services that are asked by phone: lent twice, renewed by whoever may not, checked in another's name, and a place that nobody may know. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../db/support/people.ts';
import { idOf, rowsOf, stored, type Row } from './support/api.ts';
import { ask } from './support/http.ts';
import { expectWell } from './support/honest.ts';
import { inParallel } from './support/parallel.ts';
import { useSharedTarget } from './support/target.ts';
import { own, revision, writing } from './support/writing.ts';

const target = useSharedTarget();
const staff = writing(target);
let services: readonly Row[] = [];
const body = (slug: string) => services.find((one) => one['slug'] === slug)?.['body'] as Row; // a body is an object
const check = (person: Person, over: Row = {}): Row => ({
  id: randomUUID(),
  item_id: services[0]?.['id'],
  revision_id: services[0]?.['revision'],
  heard: 'as_shown',
  ...own(person),
  ...over,
});
const checks = () => stored(target(), 'service_checks', 'select=id,user_id,heard');
const verified = () => stored(target(), 'content_events', 'select=id&action=eq.verified');

beforeAll(async () => {
  services = rowsOf(await staff.ask('visitor', 'GET', 'rpc/live_content?of_kind=service'));
});

it('no service is lent to two callers, however many ask at once', async () => {
  const callers: readonly Person[] = ['organizer', 'manager', 'content', 'candidate'];
  await inParallel(40, 20, async (n) => {
    await staff.call(callers[n % callers.length] ?? 'manager', 'take_service_checks', { wanted: 2, after_days: 0 });
  });
  const leases = await stored(target(), 'service_check_leases', 'select=item_id,user_id&returned_at=is.null');
  expect(leases.length).toBeGreaterThan(0);
  expect(new Set(leases.map((lease) => lease['item_id'])).size).toBe(leases.length);
});

it('the same answer sent forty times at once is one, and renews the page once', async () => {
  const [before, row] = [(await verified()).length, check('organizer')];
  await inParallel(40, 20, async () => void (await staff.send('organizer', 'service_checks', row)));
  expect((await checks()).filter(({ id }) => id === row['id'])).toHaveLength(1);
  expect((await verified()).length).toBe(before + 1);
});

it('forty answers of two callers at once are all kept, each in its own name', async () => {
  const rows = Array.from({ length: 40 }, (_, n) => {
    const person: Person = n % 2 === 0 ? 'organizer' : 'manager';
    return { person, row: check(person, { item_id: services[1]?.['id'], revision_id: services[1]?.['revision'], heard: n % 3 === 0 ? 'as_shown' : 'changed', note: 'Opens later.' }) }; // prettier-ignore
  });
  await inParallel(rows.length, 20, async (n) => {
    const one = rows[n];
    if (one) expect((await staff.send(one.person, 'service_checks', one.row)).status).toBe(201);
  });
  const kept = new Map((await checks()).map(({ id, user_id: by }) => [id, by]));
  for (const { person, row } of rows) expect(kept.get(row['id'])).toBe(idOf(person));
});

describe('nothing is kept of', () => {
  it.each<[string, Person, Row]>([
    ['a stranger’s answer', 'visitor', {}],
    ['an answer of somebody without a role', 'newcomer', {}],
    ['an advisor’s answer', 'advisor', {}],
    ['an answer in another’s name', 'organizer', { user_id: idOf('manager') }],
    ['an organizer’s settling', 'organizer', { heard: 'settled' }],
    ['a verdict of one’s own', 'organizer', { counts: true }],
    ['an arrival of one’s own', 'organizer', { arrival: 1 }],
    ['an object for an answer', 'organizer', { heard: { toString: 'as_shown' } }],
    ['a list for a note', 'organizer', { heard: 'changed', note: ['x'] .concat(Array.from({ length: 2000 }, () => 'x')) }], // prettier-ignore
    ['a note of two megabytes', 'organizer', { heard: 'changed', note: 'x'.repeat(2_000_000) }],
    ['a service that is none', 'organizer', { item_id: randomUUID() }],
    ['a call of next year', 'organizer', { client_created_at: new Date(Date.now() + 365 * 86_400_000).toISOString() }],
  ])('%s', async (_, person, over) => {
    const [before, row] = [(await verified()).length, check(person, over)];
    const answer = await staff.send(person, 'service_checks', row);
    expect(answer.status, answer.text.slice(0, 200)).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect((await checks()).some(({ id }) => id === row['id'])).toBe(false);
    expect((await verified()).length).toBe(before);
  });

  it.each(['DELETE', 'PATCH'])('a %s of what was heard', async (method) => {
    const before = await checks();
    for (const person of ['visitor', 'organizer', 'candidate'] as const)
      expect((await staff.ask(person, method, 'service_checks?heard=neq.x', { note: 'mine' })).status).toBeGreaterThanOrEqual(400); // prettier-ignore
    expect(await checks()).toEqual(before);
  });
});

it('a place of a confidential service is kept in no wording, whatever a file or a phone sends', async () => {
  for (const place of [
    { address: '1 Secret Street' },
    { address: null },
    { directions: { en: 'Left' } },
    { directions: [] },
  ]) {
    const item = randomUUID();
    const row = revision(item, {
      kind: 'service',
      slug: `s-${item.slice(0, 8)}`,
      body: { ...body('safe-harbor'), ...place },
    });
    expect((await staff.send('content', 'content_revisions', row)).status).toBeGreaterThanOrEqual(400);
    expect(await stored(target(), 'content_revisions', `select=id&item_id=eq.${item}`)).toEqual([]);
  }
});

it('an imported service is a draft: nobody is shown it', async () => {
  const item = randomUUID();
  const row = revision(item, { kind: 'service', slug: `s-${item.slice(0, 8)}`, body: body('warm-line') });
  expect((await staff.send('content', 'content_revisions', row)).status).toBe(201);
  expect((await staff.send('content', 'content_revisions', row)).status).toBe(409);
  const live = await staff.ask('visitor', 'GET', 'rpc/live_content?of_kind=service');
  expect(live.text).not.toContain(item);
});

it('the file that everybody may take along tells what is published, and no place that nobody may know', async () => {
  const item = randomUUID();
  const draft = { ...body('warm-line'), name: { en: 'Not out yet' } };
  const row = revision(item, { kind: 'service', slug: `s-${item.slice(0, 8)}`, body: draft });
  expect((await staff.send('content', 'content_revisions', row)).status).toBe(201);
  for (const name of ['services.hsds.json', 'services.hsds.zip', 'es/services.hsds.json', 'es/services.hsds.zip']) {
    const file = await ask(target().url, `/functions/v1/open-data/${name}`);
    expect([name, file.status]).toEqual([name, 200]);
    expect(file.text, name).toContain('River Street');
    expect(file.text, name).not.toMatch(/Not out yet/);
    expect(file.text, name).not.toContain(item);
  }
  const { text } = await ask(target().url, '/functions/v1/open-data/services.hsds.json');
  const { contents } = JSON.parse(text) as { contents: { name: string; service_at_locations: unknown[] }[] };
  expect(contents.find(({ name }) => name === 'Safe Harbor')?.service_at_locations).toEqual([]);
  for (const name of ['fr/services.hsds.zip', 'services.hsds.zip/..', 'services.hsds.csv', 'es/es/services.hsds.json'])
    expect((await ask(target().url, `/functions/v1/open-data/${name}`)).status, name).toBe(404);
});

it('a service that was brought in twice at once is one draft, whoever brought it', async () => {
  const item = randomUUID();
  const row = revision(item, { kind: 'service', slug: `s-${item.slice(0, 8)}`, body: body('warm-line') });
  await inParallel(20, 10, async (n) => {
    const person = n % 2 === 0 ? 'content' : 'manager';
    await staff.send(person, 'content_revisions', { ...row, user_id: idOf(person) });
  });
  expect(await stored(target(), 'content_revisions', `select=id&item_id=eq.${item}`)).toEqual([{ id: row['id'] }]);
});

it('strangers read neither who asks which service nor what was heard', async () => {
  for (const person of ['visitor', 'newcomer', 'advisor', 'finance'] as const)
    for (const path of [
      'service_checks?select=*',
      'service_check_leases?select=*',
      'rpc/my_service_checks',
      'rpc/service_findings',
    ]) {
      const { status, text } = await staff.ask(person, 'GET', path);
      expect(status >= 400 || text === '[]', `${person} ${path} ${text.slice(0, 80)}`).toBe(true);
    }
});

it('the server is well', async () => {
  await expectWell(target());
});
