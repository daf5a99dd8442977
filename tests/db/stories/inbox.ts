/** The inbox: what gets a line, who sees and works it, two who claim one person, and that nobody changes what was done. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { parseLines } from '../../../src/features/inbox/data/reads.ts';
import { submissionActionKind, type ActionPayload } from '../../../src/features/inbox/model/facts.ts';
import { fold, type Entry } from '../../../src/features/inbox/model/fold.ts';
import { townDay } from '../../../src/hooks/format.ts';
import { accountOf, people, type Person } from '../support/people.ts';
import { goodRow, type World } from '../support/world.ts';

export const DAY = 86_400_000;
export const anAction: Omit<ActionPayload, 'submission' | 'action'> = {
  kind: 'signup',
  assignee: null,
  assigneeName: null,
  nextOn: null,
  outcome: null,
  note: null,
  tag: null,
  seen: null,
  name: 'Somebody',
};
const idOf = (person: Person) => accountOf(person)?.id ?? null;

export function inboxStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);

  async function volunteer(change: Row = {}): Promise<string> {
    const row = {
      ...goodRow('signups'),
      type: 'volunteer',
      phone: '(207) 555-0199',
      interest: 'door_knock',
      ...change,
    };
    const client_created_at = new Date().toISOString();
    expect(await world().rest('POST', 'signups', null, { ...row, client_created_at })).toMatchObject({ status: 201 });
    return String(Reflect.get(row, 'id'));
  }
  /** Sends it as a phone does: the row that the outbox's own kind makes. */
  async function act(
    person: Person,
    submission: string,
    action: ActionPayload['action'],
    change: Partial<ActionPayload> = {},
    { id = randomUUID(), at = Date.now() } = {},
  ) {
    const payload = { ...anAction, submission, action, ...change };
    const row = submissionActionKind.toRow(payload, {
      id,
      userId: idOf(person),
      createdAt: new Date(at).toISOString(),
    });
    return { id, answer: await world().rest('POST', 'submission_actions', await world().token(person), row) };
  }
  const list = async (person: Person, args: Row = {}) =>
    parseLines((await world().rpc(person, 'inbox', { most: 200, ...args })).rows);
  async function entry(id: string, person: Person = 'manager'): Promise<Entry | undefined> {
    for (const in_view of ['todo', 'signed_up', 'waiting', 'done', 'spam']) {
      const line = (await list(person, { in_view })).find((one) => one.id === id);
      if (line) return fold(line, [], { today: townDay(Date.now()), dayOf: townDay });
    }
    return undefined;
  }
  const countsFor = async (person: Person) =>
    Object.fromEntries((await world().rpc(person, 'inbox_counts')).rows.map(({ view, count }) => [view, count]));

  it('has a line for every form that is not set aside, and for nobody else’s eyes', async () => {
    const rows = await query(`
      select 'signup ' || id as line from public.signups where quarantined_at is null
      union all select 'yard_sign ' || id from public.yard_sign_requests where quarantined_at is null`);
    const lines = await query(
      "select kind || ' ' || id as line from public.inbox_items where kind <> 'contact_attempt'",
    );
    expect(rows.length).toBeGreaterThan(30);
    expect(lines.map(({ line }) => line).sort()).toEqual(rows.map(({ line }) => line).sort());
    for (const table of ['inbox_items', 'submission_actions'])
      expect(await world().rest('GET', table, null)).toMatchObject({ status: 401, code: '42501' });
    for (const name of ['inbox', 'inbox_counts', 'inbox_people'])
      for (const person of ['visitor', 'newcomer'] as const)
        expect((await world().rpc(person, name)).code).toBe('42501');
  });

  const SUBJECTS: Record<string, readonly string[]> = {
    organizer: ['call_back', 'event', 'volunteer', 'yard_sign'],
    deputy: ['call_back', 'event', 'idea', 'newsletter', 'volunteer', 'yard_sign'],
    content: ['event', 'idea', 'newsletter'],
    manager: ['call_back', 'event', 'idea', 'newsletter', 'volunteer', 'yard_sign'],
    candidate: ['call_back', 'event', 'idea', 'newsletter', 'volunteer', 'yard_sign'],
  };
  it.each(people)('%s sees the lines of their subjects alone, by the function as in the table', async (person) => {
    const whats = SUBJECTS[person] ?? [];
    await query(
      "update public.inbox_items set what = 'call_back' where kind = 'yard_sign' and id = '51000000-0000-4000-8000-000000000003'",
    );
    const rows = (await world().rest('GET', 'inbox_items?select=what,owner', await world().token(person))).rows;
    expect(
      [...new Set(rows.flatMap(({ what, owner }) => (owner === idOf(person) ? [] : [String(what)])))].sort(),
    ).toEqual(whats);
    if (whats.length > 0) {
      const lines = [...(await list(person)), ...(await list(person, { in_view: 'signed_up' }))];
      const shown = new Set(lines.map(({ what }) => what));
      expect([...shown].every((what) => whats.includes(what))).toBe(true);
      expect(shown.size).toBeGreaterThan(1);
    }
    await query(
      "update public.inbox_items set what = 'yard_sign' where kind = 'yard_sign' and id = '51000000-0000-4000-8000-000000000003'",
    );
  });

  it.each(people)(
    '%s claims a volunteer only where that is their subject, and only in their own name',
    async (person) => {
      const id = await volunteer();
      const may = (SUBJECTS[person] ?? []).includes('volunteer');
      const { answer } = await act(person, id, 'claimed');
      expect(answer.status).toBe(may ? 201 : person === 'visitor' ? 401 : 403);
      expect(await entry(id)).toMatchObject({ owner: may ? idOf(person) : null, state: may ? 'claimed' : 'new' });
      if (!may) return;
      const forged = submissionActionKind.toRow(
        { ...anAction, submission: id, action: 'closed' },
        { id: randomUUID(), userId: idOf('advisor'), createdAt: new Date().toISOString() },
      );
      const answered = await world().rest('POST', 'submission_actions', await world().token(person), forged);
      expect(answered).toMatchObject({ status: 403, code: '42501' });
    },
  );

  it('shows what is assigned to them to people of every role, and takes what they did before it was given on', async () => {
    const id = await volunteer();
    expect(await entry(id, 'finance')).toBeUndefined();
    const first = await act('manager', id, 'assigned', { assignee: idOf('finance') });
    expect(await entry(id, 'finance')).toMatchObject({ owner: idOf('finance'), ownerName: 'Priya Raman' });
    expect(await countsFor('finance')).toMatchObject({ mine: 1, todo: 1 });
    await act('manager', id, 'assigned', { assignee: idOf('organizer'), seen: first.id });
    expect(await entry(id, 'finance')).toBeUndefined();
    const { answer } = await act('finance', id, 'contacted', { outcome: 'reached', note: 'Free on Saturdays.' });
    expect(answer.status).toBe(201);
    expect((await entry(id))?.facts.at(-1)).toMatchObject({ byName: 'Priya Raman', note: 'Free on Saturdays.' });
    expect((await act('advisor', id, 'note', { note: 'Never had it.' })).answer).toMatchObject({ code: '42501' });
  });

  it('keeps the first of two claims that had not seen each other, shows the second to both, and lets either settle it', async () => {
    const id = await volunteer();
    const first = await act('organizer', id, 'claimed');
    const second = await act('deputy', id, 'claimed');
    expect(second.answer.status).toBe(201);
    for (const person of ['organizer', 'deputy', 'manager'] as const) {
      const seen = await entry(id, person);
      expect(seen).toMatchObject({ owner: idOf('organizer'), head: first.id });
      expect(seen?.rivals).toMatchObject([{ id: second.id, byName: 'Theo Marsh', counts: false }]);
    }
    expect((await list('deputy', { in_view: 'contested' })).map((line) => line.id)).toContain(id);
    const taken = await act('deputy', id, 'assigned', { assignee: idOf('deputy'), seen: first.id });
    expect(await entry(id)).toMatchObject({ owner: idOf('deputy'), head: taken.id, rivals: [] });
    expect((await list('deputy', { in_view: 'contested' })).map((line) => line.id)).not.toContain(id);
    // Who has not seen that yet takes nothing away.
    await act('manager', id, 'assigned', { assignee: idOf('manager'), seen: first.id });
    expect(await entry(id)).toMatchObject({ owner: idOf('deputy'), rivals: [{ assignee: idOf('manager') }] });
  });

  it('ends in one owner when both claims come in one request, or twice', async () => {
    const id = await volunteer();
    const row = (n: string) =>
      submissionActionKind.toRow(
        { ...anAction, submission: id, action: 'claimed' },
        { id: n, userId: idOf('organizer'), createdAt: new Date().toISOString() },
      );
    const [a, b] = [randomUUID(), randomUUID()];
    const token = await world().token('organizer');
    expect(await world().rest('POST', 'submission_actions', token, [row(a), row(b)])).toMatchObject({ status: 201 });
    expect(await entry(id)).toMatchObject({ owner: idOf('organizer'), head: a, rivals: [] });
    expect(await world().rest('POST', 'submission_actions', token, row(b))).toMatchObject({ code: '23505' });
    expect((await entry(id))?.facts).toHaveLength(2);
  });

  it('is new, claimed, waiting, overdue, done and open again as the facts say, the latest by the phone’s time', async () => {
    const id = await volunteer();
    const day = (days: number) => townDay(Date.now() + days * DAY);
    expect(await entry(id)).toMatchObject({ state: 'new', dueOn: day(2) });
    await act('organizer', id, 'claimed');
    await act('organizer', id, 'contacted', { outcome: 'no_answer', nextOn: day(3) });
    expect(await entry(id)).toMatchObject({ state: 'waiting', nextOn: day(3) });
    await act('organizer', id, 'snoozed', { nextOn: day(-1) });
    expect(await entry(id)).toMatchObject({ state: 'overdue' });
    await act('organizer', id, 'closed');
    // Saved on a train before it was closed, and arrived after.
    await act('deputy', id, 'snoozed', { nextOn: day(9) }, { at: Date.now() - 3_600_000 });
    expect(await entry(id)).toMatchObject({ state: 'done', nextOn: null });
    await act('manager', id, 'reopened');
    expect(await entry(id)).toMatchObject({ state: 'claimed' });
    await act('manager', id, 'spam');
    expect(await entry(id)).toMatchObject({ state: 'spam' });
  });

  it('calls nobody overdue who waits for no answer', async () => {
    const id = await volunteer({
      type: 'newsletter',
      interest: null,
      email: 'a@example.com',
      consent_email: true,
      consent_sms: false,
    });
    expect(await entry(id)).toMatchObject({ state: 'new', dueOn: null });
  });

  it('counts each view as the list shows it', async () => {
    const counts = await countsFor('manager');
    for (const in_view of [
      'todo',
      'mine',
      'new',
      'claimed',
      'overdue',
      'waiting',
      'contested',
      'signed_up',
      'done',
      'spam',
    ])
      expect([in_view, (await list('manager', { in_view })).length]).toEqual([in_view, counts[in_view]]);
  });

  it('is found by words in any spelling, by a number however it is written, by what, owner and tag', async () => {
    const id = await volunteer({ name: 'Zoë O’Brien-Núñez', phone: '+1 (207) 555-7781' });
    await act('organizer', id, 'tagged', { tag: 'speaks Spanish' });
    await act('organizer', id, 'claimed');
    for (const args of [
      { words: 'zoe obrien nunez' },
      { words: '207-555-7781' },
      { words: '5557781' },
      { with_tag: 'speaks Spanish' },
      { held_by: idOf('organizer'), of_what: 'volunteer', words: 'zoe' },
    ])
      expect([args, (await list('manager', args)).map((line) => line.id)]).toEqual([args, [id]]);
    expect(await list('manager', { words: 'zoe', of_what: 'idea' })).toEqual([]);
    await act('organizer', id, 'untagged', { tag: 'speaks Spanish' });
    expect(await list('manager', { with_tag: 'speaks Spanish' })).toEqual([]);
  });

  it('tells how one line stands, wherever it stands, and to nobody whose it is not', async () => {
    const id = await volunteer();
    await act('organizer', id, 'closed');
    const one = { in_view: 'one', only_id: id };
    expect((await list('manager', one)).map((line) => line.id)).toEqual([id]);
    expect(await list('content', one)).toEqual([]);
    expect(await list('manager', { in_view: 'one' })).toEqual([]);
  });

  it.each(['todo', 'done'])('gives %s page by page, each line once', async (in_view) => {
    for (let n = 0; n < 5; n++) await act('manager', await volunteer(), 'closed');
    const all = (await list('manager', { in_view })).map(({ id }) => id);
    const paged: string[] = [];
    let last = {};
    for (let pages = 0; pages < 60; pages++) {
      const page = await list('manager', { in_view, most: 3, ...last });
      if (page.length === 0) break;
      paged.push(...page.map(({ id }) => id));
      const end = page.at(-1);
      last = { after_due: end?.place.due, after_at: end?.place.at, after_id: end?.id };
    }
    expect(paged).toEqual(all);
  });

  it('has no line for what is set aside, one when it is released, and nothing left when it is erased', async () => {
    const id = '5a000000-0000-4000-8000-000000000006';
    expect(await entry(id)).toBeUndefined();
    await world().rpc('manager', 'release_submissions', { ids: [id] });
    expect(await entry(id)).toMatchObject({ state: 'new', name: 'Priya Raman' });
    await act('manager', id, 'note', { note: 'Called about Priya.' });
    await query('delete from public.signups where id = $1', [id]);
    expect(await query('select 1 from public.inbox_items where id = $1', [id])).toEqual([]);
    expect(await query('select 1 from public.submission_actions where submission_id = $1', [id])).toEqual([]);
  });

  it('lets nobody act on what has no line, or give a person to somebody who is no staff', async () => {
    const id = await volunteer();
    expect((await act('manager', randomUUID(), 'claimed')).answer.status).toBe(403);
    const given = await act('manager', id, 'assigned', { assignee: idOf('newcomer') });
    expect(given.answer.message).toContain('submission_actions_assignee_is_staff');
  });

  const bad: readonly (readonly [string, Partial<ActionPayload> & { action: string }])[] = [
    ['submission_actions_action_known', { action: 'eaten' as ActionPayload['action'] }],
    ['submission_actions_note_given', { action: 'note' }],
    ['submission_actions_note_1_to_2000', { action: 'note', note: 'x'.repeat(2001) }],
    ['submission_actions_note_1_to_2000', { action: 'note', note: ' ' }],
    ['submission_actions_tag_when_tagged', { action: 'tagged' }],
    ['submission_actions_tag_1_to_40', { action: 'tagged', tag: 'x'.repeat(41) }],
    ['submission_actions_tag_when_tagged', { action: 'closed', tag: 'x' }],
    ['submission_actions_next_on_given', { action: 'snoozed' }],
    ['submission_actions_next_on_within_a_year', { action: 'snoozed', nextOn: '2126-01-01' }],
    ['submission_actions_next_on_only_later', { action: 'closed', nextOn: townDay(Date.now()) }],
    ['submission_actions_outcome_of_contact', { action: 'contacted' }],
    ['submission_actions_outcome_known', { action: 'contacted', outcome: 'shouted' as ActionPayload['outcome'] }],
    ['submission_actions_seen_only_of_owners', { action: 'closed', seen: randomUUID() }],
    ['submission_actions_assignee_only_assigned', { action: 'closed', assignee: idOf('manager') }],
  ];
  it.each(bad)('refuses by %s', async (constraint, change) => {
    const id = await volunteer();
    const { answer } = await act('manager', id, change.action as ActionPayload['action'], change);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.message).toContain(constraint);
  });

  it('lets nobody change or remove a fact or a line, not with the service key either', async () => {
    const id = await volunteer();
    const { id: fact } = await act('manager', id, 'claimed');
    const token = await world().token('candidate');
    const key = world().backend.secretKey;
    for (const path of [`submission_actions?id=eq.${fact}`, `inbox_items?id=eq.${id}`]) {
      expect(
        (await world().rest('PATCH', path, token, path.startsWith('s') ? { note: 'x' } : { stage: 'done' })).code,
      ).toBe('42501');
      await world().rest('DELETE', path, token);
      const response = await world().backend.fetch(`/rest/v1/${path}`, { method: 'DELETE', headers: { apikey: key } });
      expect(response.status).toBeGreaterThanOrEqual(400);
    }
    expect(await entry(id)).toMatchObject({ owner: idOf('manager'), facts: [{ id: fact }] });
  });

  it('says of a withdrawn form that nobody waits, unless somebody has it', async () => {
    const [alone, taken] = [await volunteer(), await volunteer()];
    await act('organizer', taken, 'claimed');
    await query('update public.signups set withdrawn_at = now() where id = any ($1::text::uuid[])', [
      `{${alone},${taken}}`,
    ]);
    expect(await entry(alone)).toMatchObject({ state: 'done', withdrawn: true });
    expect(await entry(taken)).toMatchObject({ state: 'claimed', withdrawn: true });
  });

  it('has a line for whoever asks to be called again, for that day, until somebody speaks with them', async () => {
    const [person] = await query('select id, household_id, name from public.people order by id limit 1');
    const call = async (result: string, after: string | null = null) => {
      const id = randomUUID();
      await query(
        `insert into public.contact_attempts (id, household_id, person_id, channel, result, device, canvasser, client_created_at, call_back_after, dialed)
         values ($1, $2, $3, 'phone', $4, 'K7Q2', $5, now(), $6, '2075550144')`,
        [id, person?.household_id, person?.id, result, idOf('organizer'), after],
      );
      return id;
    };
    const tomorrow = new Date(Date.now() + DAY);
    const id = await call('call_back', tomorrow.toISOString());
    expect(await entry(id)).toMatchObject({
      what: 'call_back',
      name: person?.name,
      askedFor: townDay(tomorrow.getTime()),
      state: 'waiting',
    });
    await call('no_answer');
    expect(await entry(id)).toMatchObject({ state: 'waiting' });
    const spoke = await call('canvassed');
    expect(await entry(id)).toMatchObject({ state: 'done', withdrawn: true });
    await query('delete from public.contact_attempts where id = any ($1::text::uuid[])', [`{${id},${spoke}}`]);
    expect(await entry(id)).toBeUndefined();
  });
}
