/** A person who is several records: what joins them, what only looks like them, and what is left after erasing. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../supabase/local/database.ts';
import { askersOf } from './support/askers.ts';
import { ledgerOf } from './support/consents.ts';
import { accountOf } from './support/people.ts';
import { searchEverything } from './support/searchEverything.ts';
import { databases, useWorld } from './support/world.ts';

const at = '2026-01-02T03:04:05.678Z';
const EVENT = 'e0000000-0000-4000-8000-000000000001';
const NEIGHBORS_FORM = '50000000-0000-4000-8000-000000000005';

/** One person under four names, with an e-mail and a number each. */
const FORMS = {
  volunteer: { name: 'Odalys Brightwater', email: 'odalys@brightwater.example', phone: '(207) 555-7101' },
  news: { name: 'Odalys Q. Brightwater', email: 'oqb@farmail.example', phone: '207.555.7102' },
  sign: { name: 'O. Quillfeather', address: '31 Gooseberry Turn, Apt 4', phone: '+1 207 555 7103' },
  idea: { name: 'Odalys Brightwater', email: 'third@farmail.example', phone: '1-207-555-7104' },
} as const;

/** What is said in no other row of the sample town. */
const TRACES = [
  'odalys',
  'brightwater',
  'quillfeather',
  'farmail\\.example',
  ...['7101', '7102', '7103', '7104'].map((end) => `207\\D{0,3}555\\D{0,3}${end}`),
  'gooseberry',
  'heliotrope',
];

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: readonly unknown[] = []) => world().backend.database.query(text, params);
  const { ask, checked, act } = askersOf(world);
  const { call } = ledgerOf(world);

  const send = async (table: string, row: Row, person: 'visitor' | 'manager' = 'visitor') => {
    const whole: Row = { id: randomUUID(), ...(table === 'invitations' ? {} : { client_created_at: at }), ...row };
    const answer = await world().rest('POST', table, await world().token(person), whole);
    expect(answer, `${table} ${answer.message}`).toMatchObject({ status: 201 });
    return String(whole.id);
  };
  const form = (row: Row) => send('signups', { type: 'volunteer', interest: 'door_knock', ...row });
  let minute = 0;
  const link = async (one: string, other: string, verdict: string) => {
    const [a, b] = [one, other].toSorted();
    const client_created_at = new Date(Date.UTC(2026, 0, 3, 0, minute++)).toISOString();
    await send('person_links', { a, b, verdict, user_id: accountOf('manager')?.id, client_created_at }, 'manager');
  };
  const planOf = async (request: string) =>
    (await call('manager', 'plan_erasure', { request })) as Row & { duplicates: Row[]; found: Row[]; rows: Row[] };
  const erase = async (request: string) =>
    (await call('manager', 'erase_person', { request })) as Row & { rows: Row[] };
  const asked = async (what: string, who: Row) => {
    const request = await ask(what, who);
    await checked(request);
    return request;
  };
  const rowsOf = async (id: string) => query('select * from public.signups where id = $1', [id]);

  it('two forms, consents, contact points and inbox lines of a joined person stayed after erasing, and the report named none', async () => {
    const volunteer = await form({ ...FORMS.volunteer, notes: 'I grow heliotropes' });
    const news = await send('signups', { type: 'newsletter', ...FORMS.news, consent_email: true, consent_sms: true });
    const sign = await send('yard_sign_requests', { ...FORMS.sign, notes: 'By the heliotropes' });
    const idea = await form({ type: 'idea', interest: null, ...FORMS.idea, notes: 'Heliotropes on Main Street.' });
    // Joined in a row and in both directions; the idea only has the same name.
    await link(`s-${news}`, `s-${volunteer}`, 'same');
    await link(`y-${sign}`, `s-${news}`, 'same');
    const rsvp = await send('signups', {
      type: 'event',
      ...FORMS.news,
      event_id: EVENT,
      notes: 'Headcount: 2',
      ride: 'wanted',
      ride_from: '31 Gooseberry Turn',
    });
    const checkin = { event_id: EVENT, device: 'K7Q2', client_created_at: at };
    await send('event_checkins', { ...checkin, action: 'check_in', signup_id: rsvp }, 'manager');
    const { name, email, phone } = FORMS.news;
    await send('event_checkins', { ...checkin, action: 'walk_in', name, email, phone, party_size: 1 }, 'manager');
    await world().rpc('manager', 'pick_canvasser', { signup: volunteer, email: null });
    await send('invitations', { email, roles: ['advisor'] }, 'manager');
    await send(
      'sign_events',
      { request_id: sign, action: 'approved', note: 'O. Quillfeather is home late' },
      'manager',
    );
    await act('signup', news, { action: 'note', note: 'Odalys called: heliotropes.' });
    await act('signup', NEIGHBORS_FORM, {
      action: 'note',
      note: 'Knows O. Quillfeather (12075557103), 31 Gooseberry Turn, and ODALYS Q.  BRIGHTWATER, oqb@farmail.example.',
    });
    const [door] = await query(
      "insert into public.households (street, number) values ('Anywhere Street', 31) returning id",
    );
    const [voter] = await query(
      'insert into public.people (household_id, name, phone, external_id) values ($1, $2, $3, $4) returning id',
      [door?.id, FORMS.sign.name, FORMS.sign.phone, 'voter-quillfeather'],
    );
    await query(
      `insert into public.contact_attempts (id, household_id, person_id, result, support, notes, dialed, channel, canvasser, client_created_at)
      values ($1, $2, $3, 'call_back', null, 'Ask Odalys about heliotropes', '2075557103', 'phone', $4, $5)`,
      [randomUUID(), door?.id, voter?.id, accountOf('organizer')?.id, at],
    );

    const file = await asked('access', { email: FORMS.volunteer.email });
    const everything = JSON.stringify(await call('manager', 'privacy_file', { request: file }));
    for (const said of ['31 Gooseberry Turn, Apt 4', 'oqb@farmail.example', 'is home late', 'voter-quillfeather'])
      expect(everything).toContain(said);

    const request = await asked('erase', FORMS.volunteer);
    const plan = await planOf(request);
    expect(plan.found.map(({ id }) => id)).toEqual(expect.arrayContaining([volunteer, news, sign, rsvp, voter?.id]));
    expect(plan.found.map(({ id }) => id)).not.toContain(idea);
    expect(plan.duplicates).toMatchObject([{ ref: `s-${idea}`, email: FORMS.idea.email, reasons: ['name'] }]);
    expect(await world().rpc('manager', 'erase_person', { request })).toMatchObject({ code: 'PT409' });
    const choices = [{ ref: `s-${idea}`, same: true }];
    expect(await call('manager', 'decide_duplicates', { request, choices })).toMatchObject({ duplicates: [] });
    const before = await searchEverything(query, TRACES);
    for (const table of [
      'consents',
      'signups',
      'yard_sign_requests',
      'inbox_items',
      'people',
      'canvassers',
      'invitations',
    ])
      expect(
        before.some((one) => one.startsWith(`public.${table}.`)),
        table,
      ).toBe(true);
    for (const table of ['contact_points', 'person_records', 'sign_heads'])
      expect(
        before.some((one) => one.startsWith(`private.${table}.`)),
        table,
      ).toBe(true);

    const whole = await planOf(request);
    const report = await erase(request);
    expect(report.rows).toEqual(whole.rows);
    const removed = (table: string) => report.rows.find((row) => row.table === table && row.deed === 'removed')?.rows;
    expect(removed('public.signups')).toBe(4);
    expect(removed('public.yard_sign_requests')).toBe(1);
    expect(removed('public.consents')).toBeGreaterThan(1);
    expect(removed('private.contact_points')).toBeGreaterThan(0);
    expect(report.joined).toBe(6);
    expect(JSON.stringify(report)).not.toMatch(new RegExp(TRACES.join('|'), 'i'));

    expect(await searchEverything(query, TRACES)).toEqual([]);
    const refs = [volunteer, news, sign, idea, String(voter?.id)].map((id) => `%${id}`);
    expect(
      await query('select a, b from public.person_links where a like any ($1) or b like any ($1)', [refs]),
    ).toEqual([]);
    expect(await query('select ref from private.privacy_choices where request_id = $1', [request])).toEqual([]);
    const [other] = await query(
      "select note from public.submission_actions where submission_id = $1 and note like 'Knows%'",
      [NEIGHBORS_FORM],
    );
    expect(other?.note).toBe('Knows […] ([…]), […], and […], […].');
    for (const said of [FORMS.volunteer.email, FORMS.news.email, FORMS.idea.email]) {
      const [hash] = await query("select private.is_suppressed('email', $1) as so", [said]);
      expect(hash?.so, said).toBe(true);
    }
  });

  it('what was undone, told apart or put in one household stays whole', async () => {
    const person = { name: 'Ilse Marrow', email: 'ilse@marrow.example', phone: '207 555 7201' };
    const mine = await form(person);
    const undone = await form({ name: 'Ilsa Marlowe', email: 'ilsa@marlowe.example', phone: '207 555 7202' });
    const apart = await form({ name: 'Ilse Marrow', email: 'younger@marrow.example', phone: '207 555 7203' });
    const housemate = await form({ name: 'Otis Marrow', email: 'otis@marrow.example', phone: person.phone });
    await link(`s-${mine}`, `s-${undone}`, 'same');
    await link(`s-${mine}`, `s-${undone}`, 'undone');
    await link(`s-${mine}`, `s-${apart}`, 'different');
    await link(`s-${mine}`, `s-${housemate}`, 'household');
    const kept = await Promise.all([undone, apart, housemate].map(rowsOf));
    const request = await asked('erase', person);
    expect(await planOf(request)).toMatchObject({ duplicates: [], found: [{ id: mine }] });
    expect((await erase(request)).stays).toContainEqual({ what: 'shared_number', rows: 1 });
    expect(await rowsOf(mine)).toEqual([]);
    expect(await Promise.all([undone, apart, housemate].map(rowsOf))).toEqual(kept);
  });

  it('a couple with one e-mail: the other is asked about, and keeps form, consent and address', async () => {
    const email = 'couple@larkin.example';
    const his = await send('signups', {
      type: 'newsletter',
      name: 'Abel Larkin',
      email,
      consent_email: true,
      consent_sms: false,
    });
    const hers = await form({ name: 'Nora Larkin', email, phone: '207 555 7301' });
    const request = await asked('erase', { name: 'Nora Larkin', email });
    const { duplicates } = await planOf(request);
    expect(duplicates).toMatchObject([{ ref: `s-${his}`, reasons: ['email'] }]);
    await call('manager', 'decide_duplicates', { request, choices: [{ ref: `s-${his}`, same: false }] });
    await erase(request);
    expect(await rowsOf(hers)).toEqual([]);
    expect(await rowsOf(his)).toMatchObject([{ name: 'Abel Larkin', email }]);
    expect(await query('select state from public.consents where contact_point = $1', [email])).not.toEqual([]);
    // Without a name no one is taken for granted.
    const nameless = await asked('erase', { email: 'duo@larkin.example' });
    await form({ name: 'Abel Larkin', email: 'duo@larkin.example', phone: null });
    await form({ name: 'Nora Larkin', email: 'duo@larkin.example', phone: null });
    const plan = await planOf(nameless);
    expect(plan.found).toEqual([]);
    expect(plan.duplicates.map(({ name }) => name).toSorted()).toEqual(['Abel Larkin', 'Nora Larkin']);
  });

  it('a record that was joined and told apart is asked about, and decided by what is said then', async () => {
    const person = { name: 'Vera Stonecrop', email: 'vera@stonecrop.example', phone: '207 555 7401' };
    const [mine, between, doubtful] = [
      await form(person),
      await form({ name: 'Vera S.', email: 'vs@stonecrop.example', phone: null }),
      await form({ name: 'V. Stonecrop', email: 'v@stonecrop.example', phone: null }),
    ];
    await link(`s-${mine}`, `s-${between}`, 'same');
    await link(`s-${between}`, `s-${doubtful}`, 'same');
    await link(`s-${mine}`, `s-${doubtful}`, 'different');
    const request = await asked('erase', person);
    const { duplicates } = await planOf(request);
    expect(duplicates.map(({ ref }) => String(ref)).toSorted()).toEqual([`s-${mine}`, `s-${doubtful}`].toSorted());
    const choices = [
      { ref: `s-${mine}`, same: true },
      { ref: `s-${doubtful}`, same: false },
    ];
    const wrongly = [{ ref: `s-${doubtful}`, same: true }];
    expect(await call('manager', 'decide_duplicates', { request, choices: wrongly })).toMatchObject({
      choices: [{ ref: `s-${doubtful}`, same: true, name: 'V. Stonecrop' }],
    });
    const back = [{ ref: `s-${doubtful}`, same: null }];
    expect(await call('manager', 'decide_duplicates', { request, choices: back })).toMatchObject({ choices: [] });
    expect((await planOf(request)).duplicates).toHaveLength(2);
    expect(await call('manager', 'decide_duplicates', { request, choices })).toMatchObject({ duplicates: [] });
    await erase(request);
    expect(await rowsOf(between)).toEqual([]);
    expect(await rowsOf(doubtful)).toMatchObject([{ name: 'V. Stonecrop' }]);
  });

  it('the books keep a contributor, and the report says so', async () => {
    const version = {
      contributor_id: randomUUID(),
      kind: 'IND',
      name: 'Gus Ledgerman',
      email: 'gus@ledgerman.example',
      user_id: accountOf('manager')?.id,
    };
    await send('contributor_versions', version, 'manager');
    const request = await asked('erase', { name: 'Gus Ledgerman', email: 'gus@ledgerman.example' });
    await form({ name: 'Gus Ledgerman', email: 'gus@ledgerman.example', phone: null });
    const report = await erase(request);
    expect(report.stays).toContainEqual({ what: 'contributor', rows: 1 });
    const left = (await searchEverything(query, ['ledgerman'])).map((one) => one.split('.').slice(0, 2).join('.'));
    expect([...new Set(left)].toSorted()).toEqual(['private.giver_words', 'public.contributor_versions']);
  });

  it('decides nothing about records that are no duplicates, and nothing that is no choice', async () => {
    const person = { name: 'Wim Tarragon', email: 'wim@tarragon.example', phone: null };
    await form(person);
    const stranger = await form({ name: 'Perfect Stranger', email: 'perfect@stranger.example', phone: null });
    const request = await asked('erase', person);
    const decide = (choices: unknown) => world().rpc('manager', 'decide_duplicates', { request, choices });
    expect(await decide([{ ref: `s-${stranger}`, same: true }])).toMatchObject({ code: 'PT409' });
    for (const wrong of [null, {}, 'x', [1], [{}], [{ ref: 's-1' }], [{ ref: `s-${stranger}`, same: 'yes' }]])
      expect(await decide(wrong), JSON.stringify(wrong)).toMatchObject({ code: '22023' });
    expect(await rowsOf(stranger)).toHaveLength(1);
  });
});
