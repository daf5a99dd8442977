/** What people may ask about what is kept of them, told row by row: seen, put right, erased; and how long things are kept. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../supabase/local/database.ts';
import { ASKER, askersOf, OTHERS_FORM } from './support/askers.ts';
import { ledgerOf } from './support/consents.ts';
import { leaders, people } from './support/people.ts';
import { searchEverything } from './support/searchEverything.ts';
import { databases, goodRow, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: readonly unknown[] = []) => world().backend.database.query(text, params);
  const { leaveTraces, ask, checked, act } = askersOf(world);
  const { call, form, now, mails } = ledgerOf(world);
  const found = () => searchEverything(query, ASKER.traces);
  const step = (request: string, said: Row) =>
    world().rpc('manager', 'note_privacy_step', { step_id: randomUUID(), request, reason: null, ...said });
  const counts = async (table: string) => (await query(`select count(*)::int as n from ${table}`))[0]?.n;

  it('only the candidate and the campaign managers see requests, and do anything about them', async () => {
    const request = await ask('access', { email: 'nobody.here@example.com' });
    const calls: readonly (readonly [string, Row])[] = [
      ['privacy_requests', {}],
      ['open_privacy_request', { request, kind: 'access', name: null, email: 'a@example.com', phone: null }],
      ['note_privacy_step', { step_id: randomUUID(), request, step: 'refused', reason: 'No.' }],
      ['plan_erasure', { request }],
      ['decide_duplicates', { request, choices: [] }],
      ['privacy_file', { request }],
      ['correct_person', { request, field: 'name', value: 'X Y' }],
      ['erase_person', { request }],
      ['retention_overview', {}],
      ['set_retention', { subject: 'visits', days: 30 }],
      ['run_retention', { subject: 'visits' }],
    ];
    for (const person of people.filter((one) => !leaders.includes(one)))
      for (const [name, args] of calls)
        expect(await world().rpc(person, name, args), `${person} ${name}`).toMatchObject({ code: '42501' });
    for (const person of leaders) expect(await call(person, 'privacy_requests')).toEqual(expect.any(Array));
  });

  it('a request is due in 45 days, is put off once with a reason, and is opened once however often it is sent', async () => {
    const request = await ask('access', { phone: '207 555 0199' });
    const again = { request, kind: 'erase', name: null, email: 'other@example.com', phone: null };
    expect((await world().rpc('manager', 'open_privacy_request', again)).code).toBe('');
    const mine = async () => ((await call('manager', 'privacy_requests')) as Row[]).find(({ id }) => id === request);
    const days = (row: Row | undefined) =>
      Math.round((Date.parse(String(row?.due_at)) - Date.parse(String(row?.opened_at))) / 86_400_000);
    expect(await mine()).toMatchObject({ kind: 'access', phone: '207 555 0199', steps: [{ step: 'opened' }] });
    expect(days(await mine())).toBe(45);
    expect(await step(request, { step: 'extended' })).toMatchObject({ code: '22023' });
    expect((await step(request, { step: 'extended', reason: 'Many tables.' })).code).toBe('');
    expect(days(await mine())).toBe(90);
    expect(await step(request, { step: 'extended', reason: 'Once more.' })).toMatchObject({ code: 'PT409' });
    expect((await step(request, { step: 'refused', reason: 'It was not they.' })).code).toBe('');
    expect(await step(request, { step: 'done' })).toMatchObject({ code: 'PT409' });
  });

  it.each([
    { kind: 'access', email: null, phone: null },
    { kind: 'access', email: 'not an address', phone: null },
    { kind: 'access', email: null, phone: '12' },
    { kind: 'access', email: `${'a'.repeat(250)}@example.com`, phone: null },
    { kind: 'forget', email: 'a@example.com', phone: null },
    { kind: null, email: 'a@example.com', phone: null },
  ])('takes no request that says not who, or not what: $kind $email $phone', async (said) => {
    const args = { request: randomUUID(), name: null, ...said };
    expect(await world().rpc('manager', 'open_privacy_request', args)).toMatchObject({ code: '22023' });
  });

  it('nothing is shown, put right or erased before it is said how one knows that it is they', async () => {
    for (const [asked, name, args] of [
      ['access', 'privacy_file', {}],
      ['correct', 'correct_person', { field: 'name', value: 'Ada Quill' }],
      ['erase', 'erase_person', {}],
    ] as const) {
      const request = await ask(asked, { email: 'unproved@example.com' });
      expect(await world().rpc('manager', name, { request, ...args })).toMatchObject({ code: 'PT409' });
      expect((await checked(request)).code).toBe('');
      expect(await world().rpc('manager', name, { request, ...args })).toMatchObject({ code: '' });
    }
  });

  it('an account with a role is not erased: the record of who did what would lose its author unasked', async () => {
    const request = await ask('erase', { email: 'advisor@larkspurfalls.example' });
    await checked(request);
    expect(await call('manager', 'plan_erasure', { request })).toMatchObject({ is_staff: true });
    expect(await world().rpc('manager', 'erase_person', { request })).toMatchObject({
      code: 'PT409',
      message: 'Take their roles away first.',
    });
  });

  it('one number of two people: whoever asks is erased, the other stays, with what was said about the number', async () => {
    const phone = '207 555 0321';
    await form('ina.shared@example.com', { name: 'Ina Shared', phone, consent_sms: true });
    await form('otto.shared@example.com', { name: 'Otto Shared', phone, consent_sms: true });
    const request = await ask('erase', { name: 'Ina Shared', email: null, phone });
    await checked(request);
    expect(await world().rpc('manager', 'erase_person', { request })).toMatchObject({
      code: 'PT409',
      message: 'Decide first for each possible duplicate whether it is the same person.',
    });
    const { duplicates } = (await call('manager', 'plan_erasure', { request })) as { duplicates: Row[] };
    expect(duplicates).toMatchObject([{ name: 'Otto Shared', reasons: ['phone'] }]);
    const choices = [{ ref: duplicates[0]?.ref, same: false }];
    expect(await call('manager', 'decide_duplicates', { request, choices })).toMatchObject({ duplicates: [] });
    const report = (await call('manager', 'erase_person', { request })) as Row;
    expect(report.stays).toContainEqual({ what: 'shared_number', rows: 1 });
    expect(report.stays).toContainEqual({ what: 'told_apart', rows: 1 });
    expect(await searchEverything(query, ['ina.shared', 'ina shared'])).toEqual([]);
    expect(await now('sms', '+12075550321')).toBe('granted, allowed');
    expect((await query("select name from public.signups where name like '% Shared'")).map(({ name }) => name)).toEqual(
      ['Otto Shared'],
    );
  });

  it('erases somebody from everywhere, says what, and nothing finds them any more', async () => {
    const ids = await leaveTraces();
    const before = await found();
    // Not a test of nothing: each table that has people has this one.
    const tables = new Set(before.map((one) => one.split('.').slice(0, 2).join('.')));
    for (const table of [
      'auth.users',
      'private.contact_points',
      'private.sign_heads',
      'public.audit_events',
      'public.canvassers',
      'public.consents',
      'public.contact_attempts',
      'public.event_checkins',
      'public.households',
      'public.inbox_items',
      'public.invitations',
      'public.people',
      'public.sign_events',
      'public.signups',
      'public.submission_actions',
      'public.yard_sign_requests',
    ])
      expect(tables).toContain(table);

    const file = await ask('access');
    await checked(file);
    const everything = JSON.stringify(await call('manager', 'privacy_file', { request: file }));
    for (const said of [
      '77 Zanzibar Way',
      'likes the bench',
      'called back',
      'A bench on',
      'voter-zanzibar',
      ASKER.email,
    ])
      expect(everything).toContain(said);
    const [recorded] = await query(
      "select detail from private.security_events where action = 'exported' order by id desc",
    );
    expect(recorded?.detail).toBe(`privacy request ${file}`);

    const request = await ask('erase');
    await checked(request);
    const strangers = await counts('public.people');
    const plan = (await call('manager', 'plan_erasure', { request })) as Row & { rows: Row[] };
    expect(await found()).toEqual(expect.arrayContaining([...before])); // a plan changes nothing
    const report = (await call('manager', 'erase_person', { request })) as Row;
    expect(report).toMatchObject({ rows: plan.rows });
    const done = (table: string, deed: string) =>
      plan.rows.find((row) => row.table === table && row.deed === deed)?.rows;
    expect(done('public.signups', 'removed')).toBe(4);
    expect(done('public.yard_sign_requests', 'removed')).toBe(1);
    expect(done('public.people', 'nameless')).toBe(1);
    expect(done('public.contact_attempts', 'nameless')).toBe(2);
    expect(done('auth.users', 'removed')).toBe(1);

    expect(await found()).toEqual([]);
    expect(await counts('public.people')).toBe(strangers);
    expect(await query('select name, do_not_contact from public.people where id = $1', [ids.voter])).toEqual([
      { name: 'Erased', do_not_contact: true },
    ]);
    expect(await query('select result, support, notes from public.contact_attempts where id = $1', [ids.talk])).toEqual(
      [{ result: 'canvassed', support: null, notes: null }],
    );
    const [other] = await query(
      "select note from public.submission_actions where submission_id = $1 and note like 'Came with%'",
      [OTHERS_FORM],
    );
    expect(other?.note).toBe('Came with […] ([…], […]).');
    expect(JSON.stringify(report)).not.toMatch(/zanzibar/i);
    // Pressed again after a lost answer.
    expect(await call('manager', 'erase_person', { request })).toEqual(report);
    // The request itself says of whom no more, and the access request is closed with it.
    const kept = ((await call('manager', 'privacy_requests')) as Row[]).filter(
      ({ id }) => id === request || id === file,
    );
    for (const one of kept)
      expect(one).toMatchObject({ name: null, email: null, phone: null, closed_at: expect.any(String) });

    // A phone that was in a dead spot: told that it is there, so that it forgets, and nothing is kept. Not 201: a server that says so of
    // rows that it does not store takes its database for broken, and ends.
    const gone = (table: string) => ({
      status: 409,
      code: '23505',
      message: expect.stringContaining(`"${table}_pkey"`),
    });
    const said = {
      id: randomUUID(),
      submission_kind: 'signup',
      submission_id: ids.volunteer,
      action: 'note',
      note: 'Perpetua Zanzibar, late.',
      client_created_at: '2026-01-02T03:04:05.678Z',
    };
    expect(await world().rest('POST', 'submission_actions', await world().token('manager'), said)).toMatchObject(
      gone('submission_actions'),
    );
    const late = { id: ids.volunteer, type: 'volunteer', name: ASKER.name, email: ASKER.email, phone: ASKER.phone };
    const again = { ...late, interest: 'door_knock', client_created_at: '2026-01-02T03:04:05.678Z' };
    expect(await world().rest('POST', 'signups', null, again)).toMatchObject(gone('signups'));
    // Beside a new one, which is kept.
    const beside = { ...again, id: randomUUID(), name: 'Somebody Else', email: 'somebody@example.com', phone: null };
    const each = await world().rpc('visitor', 'insert_each', {
      target: 'signups',
      rows: JSON.stringify([again, beside]),
    });
    expect(each.rows).toMatchObject([gone('signups'), { status: 201 }]);
    expect(await found()).toEqual([]);

    // And no list brings them back.
    await query(
      `insert into public.consents (contact_point, channel, state, method, client_created_at)
      values ($1, 'email', 'granted', 'paper', now())`,
      [ASKER.email],
    );
    expect(await now('email', ASKER.email)).not.toContain('allowed');
    const list = JSON.stringify(await call('manager', 'export_newsletter', { reason: 'The letter' }));
    expect(list).not.toContain('zanzibar');
    await form(ASKER.email, { name: ASKER.name });
    expect((await mails()).filter(({ address }) => address === ASKER.email)).toEqual([]);
  });

  it('a question stayed with its words and first name when whoever left an address with it was erased', async () => {
    const email = 'quintus.questioner@example.com';
    const question = async (more: Row = {}) => {
      const row = { ...goodRow('qa_questions'), id: randomUUID(), ...more };
      expect(await world().rest('POST', 'qa_questions', null, row)).toMatchObject({ status: 201 });
      return String(row.id);
    };
    const decide = async (id: string, action: string, more: Row = {}) => {
      const [at] = await query('select head from public.qa_questions where id = $1', [id]);
      const row = { id: randomUUID(), question_id: id, action, seen: at?.head ?? null, ...more };
      const sent = { ...row, client_created_at: new Date().toISOString() };
      expect(await world().rest('POST', 'qa_acts', await world().token('content'), sent)).toMatchObject({
        status: 201,
      });
      return row.id;
    };
    const own = await question({ email, name: 'Quintus', text: 'Who fixes the quicksilver lamp?' });
    const [read, unread, late] = [await question(), await question(), await question()];
    await decide(own, 'approve');
    await decide(read, 'approve');
    await decide(read, 'merge', { into_id: own });
    await decide(unread, 'merge', { into_id: own });
    await decide(own, 'answer', { words_en: 'In May.', named: 'Dana Whitfield', happened_on: '2026-01-05' });
    const act = await decide(late, 'approve');
    const wish = { id: randomUUID(), question_id: own, wish: 'appeal', words: 'Please look, says Quintus.' };
    expect(
      await world().rest('POST', 'qa_wishes', null, { ...wish, client_created_at: new Date().toISOString() }),
    ).toMatchObject({ status: 201 });

    const file = await ask('access', { email });
    await checked(file);
    const everything = JSON.stringify(await call('manager', 'privacy_file', { request: file }));
    for (const said of ['quicksilver lamp', 'Quintus', 'In May.', 'Please look', 'private.followers'])
      expect(everything).toContain(said);

    const request = await ask('erase', { email });
    await checked(request);
    const plan = (await call('manager', 'plan_erasure', { request })) as Row & { rows: Row[] };
    const report = (await call('manager', 'erase_person', { request })) as Row;
    expect(report).toMatchObject({ rows: plan.rows });
    expect(plan.rows).toEqual(
      expect.arrayContaining([
        { table: 'private.followers', deed: 'removed', rows: 1 },
        { table: 'public.qa_acts', deed: 'removed', rows: 2 },
        { table: 'public.qa_questions', deed: 'removed', rows: 1 },
        { table: 'public.qa_wishes', deed: 'removed', rows: 1 },
      ]),
    );
    expect(await searchEverything(query, ['quintus', 'quicksilver'])).toEqual([]);
    expect(
      await query(
        "select 1 from private.support_items where item_id not in (select shown_id from public.qa_questions) and kind = 'question'",
      ),
    ).toEqual([]);
    // Whoever asked the same keeps the answer; what nobody had read waits to be read.
    const stand = async (id: string) =>
      (await query('select state, merged_into, answer_en from public.qa_questions where id = $1', [id]))[0];
    expect(await stand(read)).toEqual({ state: 'answered', merged_into: null, answer_en: 'In May.' });
    expect(await stand(unread)).toEqual({ state: 'pending', merged_into: null, answer_en: 'In May.' });
    expect(await stand(late)).toMatchObject({ state: 'approved' });
    // A phone that merges into it in a dead spot is told that this is there, and nothing comes back.
    const again = { id: randomUUID(), question_id: late, action: 'merge', seen: act, into_id: own };
    expect(
      await world().rest('POST', 'qa_acts', await world().token('content'), {
        ...again,
        client_created_at: new Date().toISOString(),
      }),
    ).toMatchObject({ status: 409, code: '23505' });
    expect(await world().rest('POST', 'qa_questions', null, { ...goodRow('qa_questions'), id: own })).toMatchObject({
      status: 409,
    });
  });

  it('an erased voter does not come back with the next file, whether by number, address or name at the door', async () => {
    const voters = [
      { external_id: 'voter-zanzibar', name: 'P. Other' },
      { external_id: 'new', name: 'P. Other', email: ASKER.email },
      { external_id: null, name: 'PERPETUA ZANZIBAR' },
      { external_id: 'next-door', name: 'Nora Neighbor' },
    ].map((one) => ({ street: 'Mill Street', number: 4711, suffix: null, unit: null, ...one }));
    const [begun] = (
      await world().rpc('manager', 'begin_import', { fingerprint: 'f', file_name: 'f.csv', rows_total: 4 })
    ).rows;
    const batch = { import: begun?.id, first: 0, upto: 4, voters, left_out: 0, duplicates: 0 };
    expect((await world().rpc('manager', 'import_voters', batch)).code).toBe('');
    const [door] = await query('select id from public.households where number = 4711');
    const rows = await query('select name from public.people where household_id = $1 order by name', [door?.id]);
    expect(rows.map(({ name }) => name)).toEqual(['Erased', 'Nora Neighbor']);
  });

  it('puts a name, an address and a number right everywhere, and the record of changes knows only which field', async () => {
    const email = 'mistyped.marge@example.com';
    const id = await form(email, { name: 'Mistyped Marge' });
    const request = await ask('correct', { name: 'Mistyped Marge', email });
    await checked(request);
    expect(await call('manager', 'correct_person', { request, field: 'name', value: 'Marguerite Rightly' })).toEqual([
      { table: 'public.signups', column: 'name', rows: 1 },
    ]);
    expect(await query('select name from public.signups where id = $1', [id])).toEqual([
      { name: 'Marguerite Rightly' },
    ]);
    expect(await searchEverything(query, ['mistyped marge'])).toEqual([]);
    const [entry] = await query('select before, after from public.audit_events where record_id = $1', [request]);
    expect(entry).toEqual({
      before: { name: { kept: false } },
      after: { name: { kept: false, changed: true }, rows: 1 },
    });
    for (const said of [
      { field: 'email', value: 'nonsense' },
      { field: 'name', value: ' ' },
      { field: 'id', value: randomUUID() },
      { field: null, value: 'x' },
      { field: 'name', value: 'x'.repeat(5000) },
    ])
      expect(await world().rpc('manager', 'correct_person', { request, ...said })).toMatchObject({ code: '22023' });
    expect((await step(request, { step: 'done' })).code).toBe('');
  });

  it('keeps everything until somebody says how long, counts first, and removes what was counted', async () => {
    const overview = async () => (await call('manager', 'retention_overview')) as Row[];
    expect((await overview()).every(({ days, due }) => days === null && due === 0)).toBe(true);
    expect(await call('manager', 'run_retention', { subject: 'visits' })).toBe(0);
    for (const [subject, days] of [
      ['visits', 6],
      ['visits', 2_000_000],
      ['nothing', 30],
    ])
      expect(await world().rpc('manager', 'set_retention', { subject, days })).toMatchObject({ code: '22023' });

    const old = await form('old.settled@example.com', { name: 'Old Settled' });
    await act('signup', old, { action: 'closed' });
    await query("update public.inbox_items set arrived_at = now() - interval '400 days' where id = $1", [old]);
    await query(
      "update public.contact_attempts set client_created_at = now() - interval '401 days', created_at = now() - interval '400 days', notes = 'Long ago' where id = (select min(id::text)::uuid from public.contact_attempts)",
    );
    for (const subject of ['settled_forms', 'door_notes'])
      expect((await world().rpc('manager', 'set_retention', { subject, days: 365 })).code).toBe('');
    const due = async (subject: string) => Number((await overview()).find((rule) => rule.subject === subject)?.due);
    expect(await due('settled_forms')).toBeGreaterThan(0);
    const expected = await due('door_notes');
    expect(expected).toBeGreaterThan(0);
    expect(await call('manager', 'run_retention', { subject: 'door_notes' })).toBe(expected);
    expect(await call('manager', 'run_retention', { subject: 'settled_forms' })).toBeGreaterThan(0);
    expect([await due('door_notes'), await due('settled_forms')]).toEqual([0, 0]);
    expect(await query('select id from public.signups where id = $1', [old])).toEqual([]);
    const runs = await query(
      "select record_id, before from public.audit_events where table_name = 'retention_rules' and operation = 'DELETE' order by id",
    );
    expect(runs[0]).toEqual({ record_id: 'door_notes', before: { rows: expected } });
  });

  it('what was taken back was kept for ever: it goes by a rule, and what waits for another look does not', async () => {
    const add = async (more: string) => {
      const row = { ...goodRow('qa_questions'), id: randomUUID() };
      await world().rest('POST', 'qa_questions', null, row);
      await query(
        `update public.qa_questions set created_at = now() - interval '40 days', client_created_at = now() - interval '40 days', ${more} where id = $1`,
        [row.id],
      );
      return row.id;
    };
    const gone = [
      await add("withdrawn_at = now() - interval '31 days'"),
      await add("state = 'declined'"),
      await add('hidden = true'),
    ];
    const stays = [
      await add("withdrawn_at = now() - interval '29 days'"),
      await add("state = 'declined', appealed = true"),
      await add("state = 'approved'"),
    ];
    expect((await world().rpc('manager', 'set_retention', { subject: 'questions_off', days: 30 })).code).toBe('');
    const due = ((await call('manager', 'retention_overview')) as Row[]).find(
      (rule) => rule.subject === 'questions_off',
    );
    expect(await call('manager', 'run_retention', { subject: 'questions_off' })).toBe(due?.due);
    const left = (
      await query('select id from public.qa_questions where id = any ($1::uuid[])', [[...gone, ...stays]])
    ).map(({ id }) => id);
    expect(left.toSorted()).toEqual(stays.toSorted());
    expect((await world().rpc('manager', 'set_retention', { subject: 'questions_off', days: null })).code).toBe('');
  });

  it('the record of changes is opened by erasing alone', async () => {
    await expect(query("update public.audit_events set actor_email = 'x'")).rejects.toMatchObject({ code: '42501' });
    await expect(query('delete from public.consents')).rejects.toMatchObject({ code: '42501' });
    await expect(query("update private.privacy_steps set reason = 'x'")).rejects.toMatchObject({ code: '42501' });
    expect(await query('select * from private.erasing')).toEqual([]);
  });
});
