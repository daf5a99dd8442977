/** A town hall: what is asked before and in the room, what staff decide, what everybody reads, and what only the receipt shows. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { receiptCode } from '../../../src/core/outbox/receipt.ts';
import type { Row } from '../../../supabase/local/database.ts';
import type { Person } from '../support/people.ts';
import type { World } from '../support/world.ts';

export function questionStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const session = randomUUID();
  let code = '';
  const minutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString();

  async function openSession(id: string, starts: number, closes: number, visibility = 'public') {
    const event = randomUUID();
    await query(
      'insert into public.events (id, title, date, location, kind, visibility) values ($1, $2, $3, $4, $5, $6)',
      [event, 'Town hall', minutes(starts), 'The mill', 'town_hall', visibility],
    );
    const saved = await world().rpc('organizer', 'save_qa_session', {
      session: id,
      event,
      expected_version: null,
      opens_at: minutes(-600),
      closes_at: minutes(closes),
    });
    expect(saved.status).toBe(200);
    const [made] = await query('select room_code from public.qa_sessions where id = $1', [id]);
    return { event, code: String(made?.room_code) };
  }

  beforeAll(async () => {
    ({ code } = await openSession(session, -10, 120));
  });

  const ask = async (change: Row = {}, who: Person = 'visitor') => {
    const id = String(change.id ?? randomUUID());
    const row = {
      id,
      session_id: session,
      text: 'When does the bridge open again?',
      language: 'en',
      name: null,
      client_created_at: minutes(0),
      ...change,
    };
    return { id, answer: await world().rest('POST', 'qa_questions', await world().token(who), row) };
  };
  const decide = async (
    question: string,
    action: string,
    seen: string | null,
    more: Row = {},
    who: Person = 'organizer',
  ) => {
    const id = randomUUID();
    const row = { id, question_id: question, action, seen, client_created_at: minutes(0), ...more };
    return { id, answer: await world().rest('POST', 'qa_acts', await world().token(who), row) };
  };
  const shown = async (): Promise<Row[]> => {
    const [board] = (await world().rpc('visitor', 'town_hall', { session })).rows;
    return board?.questions as Row[]; // the function's own shape
  };
  const mine = async (id: string) =>
    (await world().rpc('visitor', 'my_questions', { receipts: `${randomUUID()},no id,${id}` })).rows[0];
  const byReceipt = async (receipt: string | null, who: Person = 'visitor') => {
    const told = await world().sqlAs(who, (run) => run('select public.my_question($1) as told', [receipt]));
    return told[0]?.told;
  };
  const inRoom = async (id: string) =>
    (await world().rpc('content', 'qa_room', { session })).rows.find((one) => one.id === id);

  it('shows nothing before somebody read it, and then under another id than the receipt’s', async () => {
    const { id, answer } = await ask({ name: 'Ana' });
    expect(answer.status).toBe(201);
    expect(await shown()).toEqual([]);
    expect(await mine(id)).toMatchObject({
      state: 'pending',
      shown: false,
      own_text: 'When does the bridge open again?',
    });
    expect((await decide(id, 'approve', null)).answer.status).toBe(201);
    const [one] = await shown();
    expect(one).toMatchObject({
      text: 'When does the bridge open again?',
      name: 'Ana',
      state: 'approved',
      supports: null,
    });
    expect(one?.id).not.toBe(id);
    expect(JSON.stringify(await shown())).not.toContain(id);
    expect(await mine(id)).toMatchObject({ state: 'approved', shown: true, id: one?.id });
  });

  it('knows what was asked in the room by its code, and keeps no code', async () => {
    const there = await ask({ room_code: ` ${code.toLowerCase()} ` });
    const away = await ask({ room_code: 'NOPE' });
    expect(await inRoom(there.id)).toMatchObject({ origin: 'room' });
    expect(await inRoom(away.id)).toMatchObject({ origin: 'before' });
    expect(await query('select 1 from public.qa_questions where room_code is not null')).toEqual([]);
  });

  it('takes what was asked in time and comes late, and refuses what was asked too late or elsewhere', async () => {
    const past = randomUUID();
    await openSession(past, -300, -60);
    const late = { session_id: past };
    expect((await ask({ ...late, client_created_at: minutes(-90) })).answer.status).toBe(201);
    expect((await ask({ ...late, client_created_at: minutes(-30) })).answer.message).toContain('session_not_over');
    expect((await ask({ client_created_at: minutes(-700) })).answer.message).toContain('session_open');
    expect((await ask({ session_id: randomUUID() })).answer.code).toBe('23503');
    const staff = randomUUID();
    await openSession(staff, 10, 60, 'staff');
    expect((await ask({ session_id: staff })).answer.message).toContain('open_to_all');
    expect((await ask({ session_id: past, origin: 'paper' }, 'organizer')).answer.status).toBe(201);
    for (const wrong of [{ text: 'Hm?' }, { text: 'x'.repeat(281) }, { language: 'xx' }, { name: 'A' }]) {
      expect((await ask(wrong)).answer.message).toContain('violates check constraint');
    }
  });

  it('lets whoever runs events type cards, and nobody else', async () => {
    expect((await ask({ origin: 'paper' }, 'organizer')).answer.status).toBe(201);
    expect((await ask({ origin: 'phone' }, 'finance')).answer.code).toBe('42501');
    expect((await ask({ origin: 'paper' })).answer.code).toBe('42501');
  });

  it('tells nobody else what was asked or decided', async () => {
    for (const who of ['visitor', 'newcomer', 'advisor', 'finance'] as const) {
      for (const table of ['qa_questions', 'qa_acts', 'qa_wishes']) {
        const answer = await world().rest('GET', table, await world().token(who));
        expect(answer.status === 200 ? answer.rows : []).toEqual([]);
      }
      expect((await world().rpc(who, 'qa_room', { session })).code).toBe('42501');
    }
    const { id } = await ask();
    expect((await decide(id, 'approve', null, {}, 'finance')).answer.code).toBe('42501');
  });

  it('keeps both when two decide differently without having seen each other, and lets the first stand', async () => {
    const { id } = await ask();
    const first = await decide(id, 'approve', null, {}, 'organizer');
    const second = await decide(id, 'decline', null, { reason: 'Asked already.' }, 'content');
    expect([first.answer.status, second.answer.status]).toEqual([201, 201]);
    const both = await inRoom(id);
    expect(both).toMatchObject({ state: 'approved', head: first.id, contested: true });
    expect(both?.acts).toMatchObject([
      { action: 'approve', counts: true },
      { action: 'decline', counts: false, reason: 'Asked already.' },
    ]);
    await decide(id, 'decline', first.id, { reason: 'Asked already, it is true.' }, 'organizer');
    expect(await inRoom(id)).toMatchObject({ state: 'declined', contested: false });
    expect(JSON.stringify(await mine(id))).not.toContain('Asked already');
  });

  it('takes two who decided the same for one', async () => {
    const { id } = await ask();
    await decide(id, 'approve', null, {}, 'organizer');
    await decide(id, 'approve', null, {}, 'content');
    expect(await inRoom(id)).toMatchObject({ state: 'approved', contested: false });
  });

  it('lets one of two stand that decide in the same moment', async () => {
    for (let n = 0; n < 5; n++) {
      const { id } = await ask();
      await Promise.all([
        decide(id, 'approve', null, {}, 'organizer'),
        decide(id, 'decline', null, { reason: 'Asked already.' }, 'content'),
      ]);
      const both = await inRoom(id);
      expect(both).toMatchObject({ contested: true });
      expect(((both?.acts ?? []) as Row[]).map(({ counts }) => counts).toSorted()).toEqual([false, true]); // the function's own shape
    }
  });

  it('answers what no app of ours sends with a no, and keeps nothing of it', async () => {
    const before = await query('select count(*) as n from public.qa_questions');
    for (const wrong of [
      { text: null },
      { text: 'x'.repeat(100_000) },
      { text: 'Is it\u0000safe?' },
      { session_id: null },
      { session_id: 'session' },
      { client_created_at: 'infinity' },
      { client_created_at: '0044-03-15 12:00:00 BC' },
      { client_created_at: minutes(60 * 24 * 30) },
      { state: 'approved' },
      { shown_id: randomUUID() },
      { head: randomUUID() },
      { user_id: 'a0000000-0000-4000-8000-000000000001' },
    ]) {
      const { answer } = await ask(wrong);
      expect([wrong, answer.status >= 400 && answer.status !== 503]).toEqual([wrong, true]);
    }
    expect(await query('select count(*) as n from public.qa_questions')).toEqual(before);
    for (const receipts of ['', ',,,', 'x'.repeat(5000), `${randomUUID()},`.repeat(500)]) {
      expect(await world().rpc('visitor', 'my_questions', { receipts })).toMatchObject({ status: 200, rows: [] });
    }
    expect(await world().rpc('visitor', 'town_hall', { session: randomUUID() })).toMatchObject({
      status: 200,
      rows: [],
    });
  });

  it('hides at once, whatever whoever pressed had seen', async () => {
    const { id } = await ask({ text: 'Something that should not stand here.' });
    const yes = await decide(id, 'approve', null);
    await decide(id, 'stage', yes.id);
    await decide(id, 'hide', yes.id, { reason: 'Names a neighbor.' }, 'content');
    expect((await shown()).some(({ text }) => text === 'Something that should not stand here.')).toBe(false);
    expect(await inRoom(id)).toMatchObject({ hidden: true, contested: true });
  });

  it.each(['hide', 'reopen', 'unstage', 'answer'] as const)(
    'two who %s without having seen each other do not disagree',
    async (action) => {
      const { id } = await ask({ text: `Two who say ${action} of one question.` });
      const yes = await decide(id, 'approve', null);
      const before = action === 'unstage' ? await decide(id, 'stage', yes.id) : yes;
      const more =
        action === 'answer'
          ? { words_en: 'In May.', named: 'Dana Whitfield', happened_on: new Date().toISOString().slice(0, 10) }
          : action === 'hide'
            ? { reason: 'Names a neighbor.' }
            : {};
      for (const person of ['content', 'manager'] as const)
        expect((await decide(id, action, before.id, more, person)).answer.message).toBe('');
      expect(await inRoom(id)).toMatchObject({ contested: false });
    },
  );

  it('refuses what no decision is', async () => {
    const [one, two] = [await ask(), await ask()];
    const no = async (action: string, more: Row = {}) => (await decide(one.id, action, null, more)).answer.message;
    expect(await no('decline')).toContain('qa_acts_reason_given');
    expect(await no('answer', { words_en: 'Yes.' })).toContain('violates check constraint');
    const never = { words_en: 'Yes.', named: 'Dana', happened_on: 'infinity' };
    expect(await no('answer', never)).toContain('qa_acts_happened_on_believable');
    expect(await no('follow_up', { words_en: 'Done.', happened_on: '2026-01-01' })).toContain('Nothing was promised');
    expect(await no('merge', { into_id: one.id })).toContain('cannot be merged');
    expect(await no('merge', { into_id: randomUUID() })).toContain('cannot be merged');
    expect((await decide(one.id, 'merge', null, { into_id: two.id })).answer.status).toBe(201);
    expect((await decide(two.id, 'merge', null, { into_id: one.id })).answer.message).toContain('cannot be merged');
    expect((await decide(randomUUID(), 'approve', null)).answer.code).toBe('23503');
  });

  it('gives every answer a day and a name, and leaves a promise owed until it is kept', async () => {
    const { id } = await ask({ text: 'Will the bus run on Sundays?' });
    const answer = await decide(id, 'answer', null, {
      words_en: 'Yes, from May.',
      words_es: 'Sí, desde mayo.',
      named: 'Dana Whitfield',
      happened_on: minutes(0).slice(0, 10),
      promise_en: 'Publish the timetable.',
      due_on: minutes(0).slice(0, 10),
    });
    expect(answer.answer.status).toBe(201);
    const told = async () =>
      (await world().rpc('visitor', 'answered_questions')).rows.find(
        ({ text }) => text === 'Will the bus run on Sundays?',
      );
    expect(await told()).toMatchObject({
      answer_es: 'Sí, desde mayo.',
      promise_en: 'Publish the timetable.',
      done_on: null,
    });
    await decide(id, 'follow_up', answer.id, { words_en: 'It is up.', happened_on: minutes(0).slice(0, 10) });
    expect(await told()).toMatchObject({ done_en: 'It is up.' });
    const overview = (await world().rpc('advisor', 'qa_overview')).rows.find((one) => one.id === session);
    expect(overview).toMatchObject({ owed: 0, room_code: code });
  });

  it('says what came of it, once somebody else has approved the words', async () => {
    const { id } = await ask({ text: 'Will you meet in each ward?' });
    await decide(id, 'answer', null, {
      words_en: 'Yes.',
      named: 'Dana Whitfield',
      happened_on: minutes(0).slice(0, 10),
    });
    const [town] = await query(
      "select id from public.content_items where kind = 'commitment' and slug = 'ward-town-halls'",
    );
    const link = { from_kind: 'question', from_id: id, to_kind: 'commitment', to_id: town?.id, relation: 'became' };
    const say = (who: Person, row: Row) =>
      world()
        .token(who)
        .then((token) =>
          world().rest('POST', 'content_links', token, { ...link, client_created_at: minutes(0), ...row }),
        );
    const set = randomUUID();
    const step = 'a38c97a9-99e1-4403-ac9b-584d322d5ccc';
    expect((await say('content', { id: set, state: 'set', words_en: 'Asked at the mill.', step })).status).toBe(201);
    const led = async () => ((await mine(id))?.led_to ?? []) as Row[]; // an array by the function
    expect(await led()).toEqual([]);
    expect((await say('manager', { id: randomUUID(), state: 'approved', approves: set })).status).toBe(201);
    const became = { en: 'The dates of all sixteen are posted.', due_on: '2026-01-30', done_on: null };
    expect(await led()).toMatchObject([
      { kind: 'commitment', slug: 'ward-town-halls', words_en: 'Asked at the mill.', step: became },
    ]);
    const links = (await world().rpc('visitor', 'live_links')).rows;
    expect(links.find((one) => one.words_en === 'Asked at the mill.')).toMatchObject({ from_id: null, step: became });
    // A milestone that the commitment does not have, or no more, is none.
    const other = randomUUID();
    await say('content', { id: other, state: 'set', words_en: 'Asked at the mill.', step: randomUUID() });
    await say('manager', { id: randomUUID(), state: 'approved', approves: other });
    expect(await led()).toMatchObject([{ slug: 'ward-town-halls', step: null }]);
    const answers = (await world().rpc('visitor', 'answered_questions')).rows;
    expect(answers.find(({ text }) => text === 'Will you meet in each ward?')?.led_to).toHaveLength(1);
    const here = (await shown()).find(({ text }) => text === 'Will you meet in each ward?');
    expect(here?.led_to).toMatchObject([{ slug: 'ward-town-halls' }]);
  });

  it('a commitment named the question that it came of without a way to it', async () => {
    const { id } = await ask({ text: 'Will each ward have its own evening?' });
    await decide(id, 'approve', null);
    const again = await ask({ text: 'Does my ward get an evening, too?' });
    await decide(again.id, 'approve', null);
    const [town] = await query("select id from public.content_items where slug = 'ward-town-halls'");
    const token = await world().token('content');
    const link = { from_kind: 'question', from_id: again.id, to_kind: 'commitment', to_id: town?.id };
    const said = { relation: 'became', state: 'set', words_en: 'Asked for each ward.', client_created_at: minutes(0) };
    const set = randomUUID();
    await world().rest('POST', 'content_links', token, { id: set, ...link, ...said });
    await world().rest('POST', 'content_links', await world().token('manager'), {
      id: randomUUID(),
      ...link,
      ...said,
      words_en: null,
      state: 'approved',
      approves: set,
    });
    const told = async () => (await world().rpc('visitor', 'live_links')).rows.find((one) => one.id === set);
    const of = async (text: string) => (await shown()).find((one) => one.text === text)?.id;
    expect(await told()).toMatchObject({
      from_slug: `${session}#question-${String(await of('Does my ward get an evening, too?'))}`,
      from_id: null,
    });
    // Where it went into another one it is read there; and for itself again once that one is hidden.
    const [{ head }] = (await query('select head from public.qa_questions where id = $1', [again.id])) as [Row];
    await decide(again.id, 'merge', String(head), { into_id: id });
    expect((await told())?.from_slug).toBe(
      `${session}#question-${String(await of('Will each ward have its own evening?'))}`,
    );
    await decide(id, 'hide', null, { reason: 'It names a neighbor.' });
    expect((await told())?.from_slug).toBe(`${session}#question-${String((await mine(again.id))?.id)}`);
  });

  it('support for a question that was merged could not be taken back: nobody told which ones count with the other', async () => {
    const [first, second, third] = [
      await ask({ text: 'Is there a bus on Sundays?' }),
      await ask({ text: 'A bus on Sundays, is there one?' }),
      await ask({ text: 'And on Sundays, a bus?' }),
    ];
    const ids = new Map<string, unknown>();
    for (const { id } of [first, second, third]) {
      await decide(id, 'approve', null);
      ids.set(id, (await mine(id))?.id);
    }
    const head = async (id: string) =>
      String((await query('select head from public.qa_questions where id = $1', [id]))[0]?.head);
    // Into one that goes into a third in turn.
    await decide(third.id, 'merge', await head(third.id), { into_id: second.id });
    await decide(second.id, 'merge', await head(second.id), { into_id: first.id });
    const root = (await shown()).find(({ text }) => text === 'Is there a bus on Sundays?');
    expect(new Set(root?.also as string[])).toEqual(new Set([ids.get(second.id), ids.get(third.id)]));
    expect(JSON.stringify(await shown())).not.toMatch(new RegExp(`${second.id}|${third.id}`));
  });

  it('takes a question back as its asker says, and shows an appeal to staff', async () => {
    const { id } = await ask({ text: 'I should not have asked this.' });
    await decide(id, 'approve', null);
    const wish = async (row: Row) =>
      (
        await world().rest('POST', 'qa_wishes', null, {
          id: randomUUID(),
          question_id: id,
          client_created_at: minutes(0),
          ...row,
        })
      ).status;
    expect(await wish({ wish: 'appeal', words: 'Please read it again.' })).toBe(201);
    expect(await inRoom(id)).toMatchObject({ wishes: [{ wish: 'appeal', words: 'Please read it again.' }] });
    expect(await wish({ wish: 'withdraw' })).toBe(201);
    expect((await shown()).some(({ text }) => text === 'I should not have asked this.')).toBe(false);
    expect(await mine(id)).toMatchObject({ state: 'withdrawn', appealed: true });
  });

  it('tells by the short receipt how a question stands, and nothing that is not shown to everybody', async () => {
    const { id } = await ask({ text: 'Who plows our alley, 12 Mill Street?', name: 'Ruth' });
    const code = receiptCode(id);
    const pending = await byReceipt(code);
    expect(pending).toMatchObject({ state: 'pending', appealed: false, question: null, merged_into: null, led_to: [] });
    expect(JSON.stringify(pending)).not.toMatch(/Mill Street|Ruth/);
    const yes = await decide(id, 'approve', null);
    const edit = await decide(id, 'edit', yes.id, { text: 'Who plows our alley?' });
    // As somebody reads it from paper.
    expect(await byReceipt(` ${code.toLowerCase().replace('-', ' ')} `)).toMatchObject({
      state: 'approved',
      question: { text: 'Who plows our alley?', name: 'Ruth' },
    });
    // The id takes a question back: half of it never leads to the rest.
    for (const who of ['visitor', 'newcomer', 'organizer'] as const)
      expect(JSON.stringify(await byReceipt(code, who))).not.toMatch(new RegExp(`${id}|Mill Street`));
    await decide(id, 'hide', edit.id, { reason: 'Names a street.' });
    const hidden = await byReceipt(code);
    expect(hidden).toMatchObject({ question: null });
    expect(JSON.stringify(hidden)).not.toMatch(/alley|Names a street|Ruth/);
    for (const wrong of ['0000-0000', '', code.slice(0, 8), id, `${code}0`, 'x'.repeat(9000), "'; drop table qa", null])
      expect([wrong, await byReceipt(wrong)]).toEqual([wrong, null]);
  });

  it('lets nobody guess receipts at speed', async () => {
    const guess = (often: number) =>
      world().sqlAs('visitor', async (run) => {
        const said = { 'x-forwarded-for': '203.0.113.201', 'x-device-id': randomUUID() };
        await run("select set_config('request.headers', $1, true)", [JSON.stringify(said)]);
        return run("select public.my_question(lpad(n::text, 8, '0')) from generate_series(1, $1) as n", [often]);
      });
    expect(await guess(60)).toHaveLength(60);
    await expect(guess(61)).rejects.toMatchObject({ code: 'PT429' });
  });

  it('leads whoever asked the same from their receipt to the answer, however often it was joined', async () => {
    const [first, second, third] = [await ask(), await ask({ text: 'Is the ramp steep?' }), await ask()];
    await decide(first.id, 'merge', null, { into_id: second.id });
    await decide(second.id, 'merge', null, { into_id: third.id });
    const yes = await decide(third.id, 'edit', null, { text: 'How steep is the new ramp?' });
    const mineNow = async () => [await mine(first.id), await byReceipt(receiptCode(first.id))];
    // The one it went into has been read by nobody.
    for (const one of await mineNow()) expect(one).toMatchObject({ state: 'merged', merged_into: null });
    const answer = { words_en: 'One in twenty.', named: 'Dana Whitfield', happened_on: minutes(0).slice(0, 10) };
    await decide(third.id, 'answer', yes.id, answer);
    for (const one of await mineNow())
      expect(one).toMatchObject({
        state: 'merged',
        merged_into: { text: 'How steep is the new ramp?', answer_en: 'One in twenty.', state: 'answered' },
      });
  });

  const answered = { words_en: 'One in twenty.', named: 'Dana Whitfield', happened_on: minutes(0).slice(0, 10) };
  const withdraw = (question: string) =>
    world().rest('POST', 'qa_wishes', null, {
      id: randomUUID(),
      question_id: question,
      wish: 'withdraw',
      client_created_at: minutes(0),
    });
  const merged = async (one: string, into: string) => {
    const let_stand = await decide(one, 'approve', null);
    await decide(one, 'merge', let_stand.id, { into_id: into });
  };

  it('what was merged vanished with what it was merged into: it stands for itself again', async () => {
    for (const gone of ['hide', 'decline', 'withdraw'] as const) {
      const [target, read, unread] = [await ask(), await ask(), await ask()];
      const yes = await decide(target.id, 'approve', null);
      await merged(read.id, target.id);
      await decide(unread.id, 'merge', null, { into_id: target.id });
      expect(await mine(read.id)).toMatchObject({ state: 'merged' });
      if (gone === 'withdraw') await withdraw(target.id);
      else await decide(target.id, gone, yes.id, { reason: 'Names a neighbor.' });
      expect([gone, (await mine(read.id))?.state, (await mine(read.id))?.shown]).toEqual([gone, 'approved', true]);
      // Nobody had let this one stand by itself.
      expect([gone, (await mine(unread.id))?.state, (await mine(unread.id))?.shown]).toEqual([gone, 'pending', false]);
    }
  });

  it('an answer stays with those who asked the same when the first asker takes their question back', async () => {
    const [target, other] = [await ask(), await ask()];
    await merged(other.id, target.id);
    await decide(target.id, 'answer', null, answered);
    await withdraw(target.id);
    expect(await mine(other.id)).toMatchObject({ state: 'answered', answer_en: 'One in twenty.', shown: true });
    // What staff hide is no answer to anybody.
    const [named, same] = [await ask(), await ask()];
    await merged(same.id, named.id);
    const said = await decide(named.id, 'answer', null, answered);
    await decide(named.id, 'hide', said.id);
    expect(await mine(same.id)).toMatchObject({ state: 'approved', answer_en: null, shown: true });
  });

  it('nothing could keep a question from being merged into one that nobody reads any more', async () => {
    const [gone, hidden, declined] = [await ask(), await ask(), await ask()];
    await withdraw(gone.id);
    await decide(hidden.id, 'hide', null);
    await decide(declined.id, 'decline', null, { reason: 'Not a question.' });
    for (const target of [gone, hidden, declined]) {
      const { id } = await ask();
      expect((await decide(id, 'merge', null, { into_id: target.id })).answer.message).toContain('cannot be merged');
    }
  });

  it('a corrected answer made a kept promise publicly overdue', async () => {
    const { id } = await ask({ text: 'Will you publish the budget?' });
    const promise = { promise_en: 'Publish it.', due_on: '2026-01-02' };
    const first = await decide(id, 'answer', null, { ...answered, ...promise });
    const kept = await decide(id, 'follow_up', first.id, { words_en: 'It is up.', happened_on: '2026-01-02' });
    const fixed = await decide(id, 'answer', kept.id, {
      ...answered,
      ...promise,
      words_en: 'One in 20.',
      corrects: true,
    });
    expect(await mine(id)).toMatchObject({ answer_en: 'One in 20.', done_en: 'It is up.', done_on: '2026-01-02' });
    // Also where nobody said that it is a correction: the promise is the same.
    const again = await decide(id, 'answer', fixed.id, { ...answered, ...promise, words_en: 'One in 21.' });
    expect(await mine(id)).toMatchObject({ answer_en: 'One in 21.', done_on: '2026-01-02' });
    await decide(id, 'answer', again.id, { ...answered, promise_en: 'And the next one.', due_on: '2027-01-02' });
    expect(await mine(id)).toMatchObject({ done_on: null, due_on: '2027-01-02' });
    expect((await decide(id, 'approve', null, { corrects: true })).answer.message).toContain('corrects_an_answer');
  });

  it('a hidden question told its asker "to come", and no appeal was asked', async () => {
    const { id } = await ask();
    const yes = await decide(id, 'approve', null);
    const hide = await decide(id, 'hide', yes.id, { reason: 'Names a neighbor.' });
    expect(await mine(id)).toMatchObject({ state: 'declined', shown: false });
    expect(await byReceipt(receiptCode(id))).toMatchObject({ state: 'declined', question: null });
    expect(JSON.stringify(await mine(id))).not.toContain('Names a neighbor');
    const wish = { id: randomUUID(), question_id: id, wish: 'appeal', words: 'It names nobody.' };
    await world().rest('POST', 'qa_wishes', null, { ...wish, client_created_at: minutes(0) });
    expect(await inRoom(id)).toMatchObject({ hidden: true, appealed: true });
    await decide(id, 'show', hide.id);
    expect(await inRoom(id)).toMatchObject({ hidden: false, appealed: false });
    expect(await mine(id)).toMatchObject({ state: 'approved', shown: true });
  });

  it('a link made before a merge disappeared from the receipt and the wall', async () => {
    const [target, child] = [await ask({ text: 'Will you meet in our ward?' }), await ask()];
    const [town] = await query(
      "select id from public.content_items where kind = 'commitment' and slug = 'ward-town-halls'",
    );
    const link = {
      from_kind: 'question',
      from_id: child.id,
      to_kind: 'commitment',
      to_id: town?.id,
      relation: 'became',
    };
    const said = { id: randomUUID(), ...link, state: 'set', client_created_at: minutes(0) };
    // Without words of its own it needs no second pair of eyes.
    expect((await world().rest('POST', 'content_links', await world().token('content'), said)).status).toBe(201);
    const led = async (id: string) => (((await mine(id))?.led_to ?? []) as Row[]).map(({ slug }) => slug); // an array by the function
    expect(await led(child.id)).toEqual(['ward-town-halls']);
    await merged(child.id, target.id);
    await decide(target.id, 'answer', null, answered);
    expect([await led(child.id), await led(target.id)]).toEqual([['ward-town-halls'], ['ward-town-halls']]);
    const onTheWall = async () =>
      (await world().rpc('visitor', 'answered_questions')).rows.find(
        ({ text }) => text === 'Will you meet in our ward?',
      );
    expect((await onTheWall())?.led_to).toMatchObject([{ slug: 'ward-town-halls' }]);
    // The same said of both is said once.
    const twice = { ...said, id: randomUUID(), from_id: target.id };
    expect((await world().rest('POST', 'content_links', await world().token('content'), twice)).status).toBe(201);
    expect((await onTheWall())?.led_to).toHaveLength(1);
  });

  it('tells by when an answer is owed, and who is late once the days are over', async () => {
    const past = randomUUID();
    await openSession(past, -120, 60);
    const told = async () => (await world().rpc('advisor', 'qa_overview')).rows.find((one) => one.id === past);
    const [open, quick] = [await ask({ session_id: past }), await ask({ session_id: past })];
    await decide(open.id, 'approve', null);
    await decide(quick.id, 'answer', null, answered);
    expect(await told()).toMatchObject({ open: 1, late: 0, in_time: 1, after_time: 0 });
    const before = Number((await query('select private.late_answers() as n'))[0]?.n);
    await query(
      "update public.qa_sessions set opens_at = now() - interval '21 days', closes_at = now() - interval '20 days' where id = $1",
      [past],
    );
    expect(await told()).toMatchObject({ open: 1, late: 1, in_time: 0, after_time: 1 });
    expect(Number((await query('select private.late_answers() as n'))[0]?.n)).toBe(before + 1);
    const [hall] = (await world().rpc('visitor', 'town_hall', { session: past })).rows;
    expect(hall).toMatchObject({ unanswered: 1, answers_due_on: (await told())?.answers_due_on });
    await decide(open.id, 'hide', null);
    expect(await told()).toMatchObject({ open: 0, late: 0 });
  });

  it('support that was held in a room could be settled by nobody who runs it, and no list said that it waits', async () => {
    const { id } = await ask();
    await decide(id, 'approve', null);
    const burst = randomUUID();
    await query(
      `insert into private.support_bursts (id, kind, item_id, reason)
      select $1, 'question', asked.shown_id, 'rush' from public.qa_questions as asked where asked.id = $2`,
      [burst, id],
    );
    const held = async () => (await world().rpc('advisor', 'qa_overview')).rows.find((one) => one.id === session)?.held;
    expect(await held()).toBe(1);
    for (const who of ['advisor', 'finance'] as const) {
      expect((await world().rpc(who, 'support_bursts')).code).toBe('42501');
      expect((await world().rpc(who, 'settle_support_burst', { burst, counts: true })).code).toBe('42501');
    }
    const seen = (await world().rpc('organizer', 'support_bursts')).rows;
    expect(seen.find((one) => one.id === burst)).toMatchObject({ kind: 'question' });
    expect(seen.filter(({ kind }) => kind !== 'question')).toEqual([]);
    expect(await world().rpc('organizer', 'settle_support_burst', { burst, counts: true })).toMatchObject({
      status: 200,
    });
    expect(await held()).toBe(0);
  });

  it('carries what was not answered over to another town hall, with all that ask the same', async () => {
    const [from, goal] = [randomUUID(), randomUUID()];
    await openSession(from, -120, 60);
    const there = await openSession(goal, 60, 240);
    const [one, same] = [await ask({ session_id: from }), await ask({ session_id: from })];
    const yes = await decide(one.id, 'stage', null);
    await decide(same.id, 'merge', null, { into_id: one.id });
    const carry = await decide(one.id, 'carry', yes.id, { to_session: goal });
    expect(carry.answer.status).toBe(201);
    const sessionOf = async (id: string) =>
      (await query('select session_id from public.qa_questions where id = $1', [id]))[0]?.session_id;
    expect([await sessionOf(one.id), await sessionOf(same.id)]).toEqual([goal, goal]);
    expect(await mine(one.id)).toMatchObject({ state: 'approved', session: goal, staged_at: null, shown: true });
    // From now on the code of that room counts.
    const [item] = await query(
      "select scope from private.support_items where kind = 'question' and item_id = (select shown_id from public.qa_questions where id = $1)",
      [one.id],
    );
    expect(item?.scope).toBe(goal);
    // Two who carried it to the same place do not disagree.
    await decide(one.id, 'carry', yes.id, { to_session: goal }, 'content');
    expect(await query('select contested from public.qa_questions where id = $1', [one.id])).toEqual([
      { contested: false },
    ]);
    const said = await decide(one.id, 'answer', carry.id, answered);
    const no = async (more: Row) => (await decide(one.id, 'carry', said.id, more)).answer.message;
    expect(await no({ to_session: from })).toContain('cannot go on at that town hall');
    expect(await no({ to_session: randomUUID() })).toContain('cannot go on at that town hall');
    await query("update public.events set status = 'cancelled', cancel_reason = 'Snow' where id = $1", [there.event]);
    const other = await ask({ session_id: from });
    expect((await decide(other.id, 'carry', null)).answer.message).toContain('cannot go on at that town hall');
    const where = { to_session: goal };
    expect((await decide(other.id, 'stage', null, where)).answer.message).toContain('qa_acts_session_of_a_carry');
    expect((await decide(other.id, 'carry', null, { to_session: goal })).answer.message).toContain('cannot go on');
  });

  it('opens an event for questions once, and changes it only for whoever saw it as it is', async () => {
    const id = randomUUID();
    const { event } = await openSession(id, 60, 120);
    const save = (change: Row) =>
      world().rpc('organizer', 'save_qa_session', {
        session: id,
        event,
        expected_version: 1,
        opens_at: minutes(-60),
        closes_at: minutes(240),
        ...change,
      });
    expect((await save({ session: randomUUID() })).code).toBe('PT409');
    expect((await save({ expected_version: 7 })).code).toBe('PT409');
    expect((await save({ closes_at: minutes(-61) })).message).toContain('closes_after_it_opens');
    expect((await save({ closes_at: 'infinity' })).status).toBeGreaterThanOrEqual(400);
    expect((await save({})).status).toBe(200);
    expect(await query('select version from public.qa_sessions where id = $1', [id])).toEqual([{ version: 2 }]);
    expect(
      (
        await world().rpc('advisor', 'save_qa_session', {
          session: id,
          event,
          expected_version: 2,
          opens_at: minutes(0),
          closes_at: minutes(9),
        })
      ).code,
    ).toBe('42501');
  });

  it('shows the last line of captions to everybody while it is fresh, and lets nobody else write one', async () => {
    const say = (words: unknown, who: Person = 'organizer', more: Row = {}) =>
      world().rpc(who, 'say_caption', { session, words, language: 'en', ...more });
    const onTheWall = async () => (await world().rpc('visitor', 'town_hall', { session })).rows[0]?.caption;
    expect((await say('Good evening.')).status).toBe(200);
    expect((await say('  Welcome to the mill. ')).status).toBe(200);
    expect(await onTheWall()).toMatchObject({ text: 'Welcome to the mill.', language: 'en' });
    for (const wrong of ['', '   ', null, 'x'.repeat(201)])
      expect((await say(wrong)).message, JSON.stringify(wrong)).toContain('text_1_to_200');
    expect((await say('Hello?', 'organizer', { language: 'fr' })).message).toContain('language_known');
    expect((await say('Hello?', 'organizer', { session: randomUUID() })).code).toBe('PT409');
    for (const who of ['visitor', 'advisor'] as const)
      expect((await say('Not yours.', who)).status, who).toBeGreaterThanOrEqual(400);
    expect(await onTheWall()).toMatchObject({ text: 'Welcome to the mill.' });
    await query("update private.qa_captions set said_at = now() - interval '91 seconds' where session_id = $1", [
      session,
    ]);
    expect(await onTheWall()).toBeNull();
    await query("update private.qa_captions set said_at = now() - interval '2 hours' where session_id = $1", [session]);
    const other = randomUUID();
    await openSession(other, 5, 60);
    expect((await say('Elsewhere.', 'organizer', { session: other })).status).toBe(200);
    expect(await query('select session_id from private.qa_captions')).toEqual([{ session_id: other }]);
  });

  it('tells whoever looks at a room that it changed, and nothing else; a news that fails loses nothing', async () => {
    // As a hosted project has it: supabase.com/docs/guides/realtime/broadcast, "Broadcast from the database".
    await query('create schema realtime');
    await query('create table realtime.told (payload jsonb, event text, topic text, private boolean)');
    await query(`create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
      language sql security definer as $$ insert into realtime.told values (payload, event, topic, private) $$`);
    await query('grant usage on schema realtime to public');
    const told = () => query('select * from realtime.told');
    try {
      const { id } = await ask({ text: 'Is anybody told of this?' });
      // What waits to be read is news to nobody.
      expect(await told()).toEqual([]);
      const { id: head } = await decide(id, 'approve', null);
      const news = { payload: {}, event: 'changed', topic: `town-hall:${session}`, private: false };
      expect(await told()).toEqual([news]);
      await world().rpc('organizer', 'say_caption', { session, words: 'Good evening.', language: 'en' });
      await world().rpc('organizer', 'say_caption', { session, words: 'Welcome.', language: 'en' });
      expect(await told()).toEqual([news, news, news]);
      await query('drop table realtime.told');
      const { answer } = await decide(id, 'stage', head);
      expect(answer).toMatchObject({ status: 201 });
      expect(await query('select state from public.qa_questions where id = $1', [id])).toEqual([{ state: 'on_stage' }]);
    } finally {
      await query('drop schema realtime cascade');
    }
  });
}
