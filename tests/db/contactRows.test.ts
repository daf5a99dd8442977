/** Visitors' contact details: who reads the raw rows, and what the rest of the staff get instead. */
import { describe, expect, it } from 'vitest';
import { fieldLeaders, people, staff, type Person } from './support/people.ts';
import { databases, useWorld } from './support/world.ts';

const EVENT = 'e0000000-0000-4000-8000-000000000001';
const RIDE_DESK = 'e0000000-0000-4000-8000-000000000012';

/** What each role answers for in the inbox. */
const SUBJECTS: Readonly<Record<Person, readonly string[]>> = {
  visitor: [],
  newcomer: [],
  advisor: [],
  finance: [],
  organizer: ['event', 'volunteer'],
  content: ['event', 'idea', 'newsletter'],
  deputy: ['event', 'idea', 'newsletter', 'volunteer'],
  manager: ['event', 'idea', 'newsletter', 'volunteer'],
  candidate: ['event', 'idea', 'newsletter', 'volunteer'],
};
const runners = staff.filter((person) => SUBJECTS[person].includes('event'));
const others = staff.filter((person) => !runners.includes(person));

/** Tables with people's data that these two roles read for their own work. */
const OWN_WORK: Readonly<Record<string, readonly string[]>> = {
  // They review texts, and one line of the inbox is assigned to them.
  advisor: ['content_events', 'content_links', 'inbox_items'],
  // They keep the books, contributors included.
  finance: [
    'contributor_versions',
    'contributor_withholdings',
    'deposit_events',
    'entry_pictures',
    'ledger_entries',
    'obligation_settlements',
    'publications',
    'report_lines',
    'reports',
  ],
};

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: readonly unknown[] = []) => world().backend.database.query(text, params);
  const read = async (person: Person, path: string) => world().rest('GET', path, await world().token(person));

  it.each(people)('every staff role read all sign-ups: %s gets those of their subjects', async (person) => {
    const { rows } = await read(person, 'signups?select=type,name,email,phone,notes');
    expect([...new Set(rows.map(({ type }) => String(type)))].toSorted()).toEqual(SUBJECTS[person]);
    const [all] = await query(
      'select count(*)::int as n from public.signups where quarantined_at is null and type = any ($1)',
      [SUBJECTS[person]],
    );
    expect(rows).toHaveLength(Number(all?.n));
  });

  it.each(people)('every staff role read all addresses for yard signs: %s gets theirs', async (person) => {
    const { rows } = await read(person, 'yard_sign_requests?select=name,address,phone');
    const [all] = await query('select count(*)::int as n from public.yard_sign_requests where quarantined_at is null');
    expect(all?.n).toBeGreaterThan(0);
    expect(rows).toHaveLength(fieldLeaders.includes(person) ? Number(all?.n) : 0);
  });

  it.each(people)('walk-ins leave e-mail and number: %s reads them if they run events', async (person) => {
    const { rows } = await read(person, 'event_checkins?select=name,email,phone');
    if (runners.includes(person)) expect(rows.some(({ name }) => name !== null)).toBe(true);
    else expect(rows).toEqual([]);
  });

  it.each(['advisor', 'finance'] as const)('%s finds nobody’s details in any table', async (person) => {
    const tables = await query(`
      select distinct substr(known.of_table, 8) as name from private.person_columns as known
      where known.of_table like 'public.%' and has_table_privilege('authenticated', known.of_table, 'select') order by 1`);
    expect(tables.length).toBeGreaterThan(20);
    const readable: string[] = [];
    await world().sqlAs(person, async (ask) => {
      for (const { name } of tables)
        if ((await ask(`select 1 from public."${String(name)}" limit 1`)).length > 0) readable.push(String(name));
    });
    expect(readable.filter((name) => !OWN_WORK[person]?.includes(name))).toEqual([]);
  });

  it.each(runners)('the queue at the door has all that %s needs', async (person) => {
    const queue = (await read(person, `rpc/event_queue?event=${RIDE_DESK}`)).rows;
    expect(queue.some((one) => one.phone !== null || one.email !== null)).toBe(true);
    expect(queue.some((one) => one.ride_from !== null)).toBe(true);
  });

  it.each(others)('the queue shows %s names and headcounts, and no way to reach anyone', async (person) => {
    for (const event of [EVENT, RIDE_DESK]) {
      const [theirs, whole] = [
        (await read(person, `rpc/event_queue?event=${event}`)).rows,
        (await read('manager', `rpc/event_queue?event=${event}`)).rows,
      ];
      const without = { email: null, phone: null, ride_from: null };
      expect(theirs).toEqual(whole.map((one) => ({ ...one, ...without })));
      expect(theirs.length).toBeGreaterThan(0);
      expect(theirs.every(({ name, headcount }) => typeof name === 'string' && Number(headcount) > 0)).toBe(true);
    }
  });

  it.each(staff)(
    'the dashboard counts the waiting yards for %s, and names them for those who plan routes',
    async (person) => {
      const signs = (await read(person, 'rpc/waiting_signs')).rows;
      const [all] = await query(
        'select count(*)::int as n from public.yard_sign_requests where quarantined_at is null and withdrawn_at is null',
      );
      expect(signs).toHaveLength(Number(all?.n));
      for (const sign of signs) {
        expect(Object.keys(sign).toSorted()).toEqual(['address', 'created_at', 'id', 'name']);
        const known = fieldLeaders.includes(person) ? expect.any(String) : null;
        expect(sign).toMatchObject({ name: known, address: known });
      }
      expect(signs.map(({ created_at }) => String(created_at))).toEqual(
        signs.map(({ created_at }) => String(created_at)).toSorted(),
      );
    },
  );

  it.each(['visitor', 'newcomer'] as const)('%s learns nothing of the waiting yards', async (person) => {
    expect(await world().rpc(person, 'waiting_signs')).toMatchObject({ code: '42501', rows: [] });
  });

  it.each(staff)('the week’s sign-ups are counted for %s whatever they may read', async (person) => {
    const counts = (await read(person, 'rpc/signup_counts?since=2020-01-01')).rows;
    expect(counts).toEqual((await read('manager', 'rpc/signup_counts?since=2020-01-01')).rows);
    expect(counts.map(({ type }) => type)).toContain('volunteer');
  });

  it('a line of the inbox that is assigned to an advisor is read there, and the form it is about is not', async () => {
    const [form] = await query(
      `select signups.id from public.signups join public.inbox_items using (id)
        where type = 'volunteer' and quarantined_at is null and stage = 'open' and next_on is null limit 1`,
    );
    await query('update public.inbox_items set owner = $1 where id = $2', [
      'a0000000-0000-4000-8000-000000000003',
      form?.id,
    ]);
    const lines = (await world().rpc('advisor', 'inbox', { in_view: 'mine' })).rows;
    expect(lines.map(({ id }) => id)).toContain(form?.id);
    expect((await read('advisor', `signups?id=eq.${String(form?.id)}`)).rows).toEqual([]);
  });
});
