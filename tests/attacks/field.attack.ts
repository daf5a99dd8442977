/** Voters' names and what is said about them: whoever lost the role, the turf or the time for it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { people, type Person } from '../db/support/people.ts';
import { change, idOf, rest, rowsOf, signIn, stored, type Row } from './support/api.ts';
import { now } from './support/honest.ts';
import { useTarget } from './support/target.ts';

const target = useTarget();

const MILL_STREET = 'b0000000-0000-4000-8000-000000000001';
const CEDAR_STREET = 'b0000000-0000-4000-8000-000000000002';
const RIDGE_ROAD = 'b0000000-0000-4000-8000-000000000003';
const nextWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString();
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString();

const tokens = new Map<string, string>();
/** Each person signs in once for all attacks of this file. */
async function tokenOf(person: Person): Promise<string> {
  const known = tokens.get(`${target().url} ${person}`) ?? (await signIn(target(), person)).access;
  tokens.set(`${target().url} ${person}`, known);
  return known;
}

async function call(person: Person, name: string, args: Row): Promise<number> {
  const answer = await rest(target(), 'POST', `rpc/${name}`, args, { token: await tokenOf(person) });
  return answer.status;
}

/** How many voters the person can read, by whichever way shows most. */
async function votersSeen(person: Person, turf: string): Promise<number> {
  const ways = [
    'people?select=id',
    'listed_people?select=id',
    'households?select=id',
    `rpc/walk_list?turf=${turf}`,
    `turf_door_states?turf_id=eq.${turf}`,
  ];
  const seen: number[] = [];
  for (const way of ways) {
    const answer = await rest(target(), 'GET', way, undefined, { token: await tokenOf(person) });
    seen.push(answer.status === 200 ? rowsOf(answer).length : 0);
  }
  return Math.max(...seen);
}

async function giveTurf(turf: string, person: Person): Promise<void> {
  await call('manager', 'return_turf', { turf });
  await call('manager', 'check_out_turf', { turf, person: idOf(person), due: nextWeek() });
}

const fact = (person: Person, over: Row): Row => ({
  id: randomUUID(),
  turf_id: RIDGE_ROAD,
  result: 'not_home',
  canvasser: idOf(person),
  client_created_at: now(),
  ...over,
});
const send = async (person: Person, body: unknown) =>
  rest(target(), 'POST', 'contact_attempts', body, { token: await tokenOf(person) });

const doorsOf = async (turf: string) =>
  (await stored(target(), 'turf_doors', `select=household_id&turf_id=eq.${turf}`, 'position')).map(({ household_id }) =>
    String(household_id),
  );
const peopleAt = async (doors: readonly string[]) =>
  stored(target(), 'people', `select=id,household_id&household_id=in.(${doors.join(',')})`);

describe('the voters of a turf', () => {
  it('are out of reach once it is overdue', async () => {
    await giveTurf(RIDGE_ROAD, 'advisor');
    expect(await votersSeen('advisor', RIDGE_ROAD), 'while it is in hand').toBeGreaterThan(20);
    await change(target(), 'PATCH', `checkouts?turf_id=eq.${RIDGE_ROAD}&ended_at=is.null`, { due_at: yesterday() });
    expect(await votersSeen('advisor', RIDGE_ROAD)).toBe(0);
  });

  it('are out of reach for an account without a role, whoever handed it the turf', async () => {
    await giveTurf(RIDGE_ROAD, 'newcomer');
    expect(await votersSeen('newcomer', RIDGE_ROAD)).toBe(0);
  });

  it('are out of reach once the last role is gone, and that is on record', async () => {
    expect(await votersSeen('deputy', CEDAR_STREET), 'with the role').toBeGreaterThan(20);
    for (const role of ['field_organizer', 'content_manager'])
      await call('manager', 'revoke_role', { person: idOf('deputy'), role });
    expect(await votersSeen('deputy', CEDAR_STREET)).toBe(0);
    const open = await stored(
      target(),
      'checkouts',
      `select=id&turf_id=eq.${CEDAR_STREET}&ended_at=is.null&user_id=eq.${idOf('deputy')}`,
    );
    expect(open, 'the turf is still in their hands').toEqual([]);
  });
});

describe('whoever had a turf and is deactivated', () => {
  it('takes nobody elsewhere off the lists, and still delivers what was said at its doors', async () => {
    await giveTurf(RIDGE_ROAD, 'finance');
    await tokenOf('finance');
    await call('finance', 'return_turf', { turf: RIDGE_ROAD });
    expect(await call('manager', 'deactivate_person', { person: idOf('finance') })).toBeLessThan(300);

    const [ours, theirs] = [await doorsOf(RIDGE_ROAD), await doorsOf(MILL_STREET)];
    const others = (await peopleAt(theirs)).slice(0, 30);
    const away = others.map((person) =>
      fact('finance', {
        household_id: person['household_id'],
        person_id: person['id'],
        result: 'moved',
        do_not_contact: true,
      }),
    );
    expect((await send('finance', away)).status, 'facts about another turf').toBeGreaterThanOrEqual(400);
    expect(
      (
        await send(
          'finance',
          away.map((row) => ({ ...row, id: randomUUID(), turf_id: MILL_STREET })),
        )
      ).status,
    ).toBeGreaterThanOrEqual(400);
    const mixed = others.map((person) =>
      fact('finance', { household_id: ours[0], person_id: person['id'], result: 'deceased', do_not_contact: true }),
    );
    expect((await send('finance', mixed)).status, 'people who do not live there').toBeGreaterThanOrEqual(400);
    const called = others.map((person) =>
      fact('finance', {
        household_id: person['household_id'],
        person_id: person['id'],
        channel: 'phone',
        result: 'wrong_number',
        turf_id: null,
        dialed: '+12075550100',
      }),
    );
    expect((await send('finance', called)).status, 'calls that nobody gave them').toBeGreaterThanOrEqual(400);
    const listed = (await stored(target(), 'listed_people', `select=id&household_id=in.(${theirs.join(',')})`)).map(
      ({ id }) => id,
    );
    expect(others.filter(({ id }) => !listed.includes(id))).toEqual([]);

    const honest = fact('finance', { household_id: ours[1] });
    const taken = await send('finance', honest);
    expect(taken.status, taken.text).toBe(201);
    expect(await stored(target(), 'contact_attempts', `select=id&id=eq.${honest['id']}`)).toHaveLength(1);
  });

  it('writes in nobody else’s name', async () => {
    const [door] = await doorsOf(RIDGE_ROAD);
    for (const other of ['manager', 'organizer'] as const) {
      const answer = await rest(target(), 'POST', 'contact_attempts', fact(other, { household_id: door }), {
        token: await tokenOf('finance'),
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('the script of the doors', () => {
  it('is shown to nobody who only registered', async () => {
    const words = (await stored(target(), 'questions', 'select=*')).flatMap((row) =>
      Object.values(row).filter(
        (value): value is string => typeof value === 'string' && value.length > 15 && value.includes(' '),
      ),
    );
    expect(words.length, 'questions in the sample town').toBeGreaterThan(0);
    for (const way of ['rpc/walk_script', 'scripts', 'questions', 'question_options', 'responses']) {
      const { text, body, status } = await rest(target(), 'GET', way, undefined, { token: await tokenOf('newcomer') });
      expect(
        words.filter((question) => text.includes(question)),
        way,
      ).toEqual([]);
      expect(status >= 400 || body === null || JSON.stringify(body) === '[]', `${way}: ${text.slice(0, 200)}`).toBe(
        true,
      );
    }
  });
});

describe('a staff table', () => {
  const staffTables =
    'signups yard_sign_requests analytics_events user_roles invitations audit_events event_checkins ride_matches people households contact_attempts turfs canvassers call_leases voter_imports inbox_items submission_actions person_links ideas idea_actions'.split(
      ' ',
    );
  const reads = (table: string): [string, string, string, Record<string, string>][] => [
    ['plainly', 'GET', `${table}?select=*`, {}],
    ['by HEAD with a count', 'HEAD', `${table}?select=*`, { prefer: 'count=exact' }],
    ['by a range', 'GET', table, { range: '0-9', 'range-unit': 'items' }],
    ['as a table of numbers', 'GET', `${table}?select=*`, { accept: 'text/csv' }],
    ['as one object', 'GET', `${table}?select=*&limit=1`, { accept: 'application/vnd.pgrst.object+json' }],
    ['as a plan', 'GET', `${table}?select=*`, { accept: 'application/vnd.pgrst.plan+json; options=analyze|verbose' }],
    ['with another schema', 'GET', `${table}?select=*`, { 'accept-profile': 'private' }],
    [
      'under another spelling',
      'GET',
      `${encodeURIComponent(table).replace(/^./, (c) => `%${c.charCodeAt(0).toString(16)}`)}?select=*`,
      {},
    ],
    ['behind two strokes', 'GET', `/${table}?select=*`, {}],
    ['by what it is joined to', 'GET', `events?select=id,${table}(*)`, {}],
    ['by a count of it', 'GET', `${table}?select=count()`, {}],
    ['by changing nothing', 'PATCH', `${table}?limit=1`, { prefer: 'return=representation' }],
    ['by deleting nothing', 'DELETE', `${table}?limit=0`, { prefer: 'return=representation,count=exact' }],
  ];
  // Of their own there is nothing that these accounts could see: a newcomer has no role, a visitor no name.
  it.each(staffTables)('%s shows nothing to a visitor or a newcomer, however they ask', async (table) => {
    const real = (
      await stored(
        target(),
        table,
        'select=*',
        table === 'ride_matches' ? 'rider_id' : table === 'user_roles' ? 'user_id' : 'id',
      )
    ).length;
    for (const person of people.slice(0, 2)) {
      const token = person === 'visitor' ? {} : { token: await tokenOf(person) };
      for (const [how, method, path, headers] of reads(table)) {
        const answer = await rest(target(), method, path, method === 'PATCH' ? {} : undefined, { ...token, headers });
        const range = String(answer.headers['content-range'] ?? '');
        const total = Number(/\/(\d+)$/.exec(range)?.[1] ?? 0);
        const own = table === 'turfs' ? 1 : 0; // the turf that was handed to the newcomer above
        expect(total, `${person} ${how}: ${range}`).toBeLessThanOrEqual(own);
        if (answer.status < 300)
          expect(
            leaked(answer.text),
            `${person} ${how} of ${real}: ${answer.status} ${answer.text.slice(0, 150)}`,
          ).toBe(false);
      }
    }
  });
});

/** Whether an answer holds a row: anything but nothing, empty lists, the head of a table, and events with nothing joined. */
function leaked(text: string): boolean {
  return /@|\(207\)|555-0|[ad]\d000000-|"user_id":"|"role":"/.test(text);
}
