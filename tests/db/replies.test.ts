/** Replies of the studio: they are the answer while they are live and the later word, and nobody reads them before, after or beside that. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseClaimed } from '../../supabase/local/gateway/mails/claimed.ts';
import { written } from '../../supabase/local/gateway/mails/written.ts';
import type { Row } from '../../supabase/local/database.ts';
import { replySlug } from '../../src/features/content/model/replyContent.ts';
import { inHours, passTime } from './support/passTime.ts';
import { accountOf, people, type Person } from './support/people.ts';
import { databases, goodRow, useWorld } from './support/world.ts';

const HOUR = 3_600_000;

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const at = (ms = 0) => new Date(Date.now() + ms).toISOString();
  const post = async (person: Person, table: string, row: Row) =>
    world().rest('POST', table, await world().token(person), {
      id: randomUUID(),
      user_id: accountOf(person)?.id ?? null,
      client_created_at: at(),
      ...row,
    });

  async function question(): Promise<{ id: string; to: string; session: string }> {
    const row = { ...goodRow('qa_questions'), id: randomUUID() };
    expect(await world().rest('POST', 'qa_questions', null, row)).toMatchObject({ status: 201 });
    await act(row.id, 'approve');
    const [made] = await query('select shown_id, session_id from public.qa_questions where id = $1', [row.id]);
    return { id: row.id, to: `question/${String(made?.['shown_id'])}`, session: String(made?.['session_id']) };
  }
  async function act(id: string, action: string, more: Row = {}) {
    const [now] = await query('select head from public.qa_questions where id = $1', [id]);
    const said = { question_id: id, action, seen: now?.['head'] ?? null, ...more };
    expect(await post('content', 'qa_acts', said)).toMatchObject({ status: 201 });
  }
  async function idea(): Promise<{ id: string; to: string }> {
    const form = {
      ...goodRow('signups'),
      id: randomUUID(),
      type: 'idea',
      interest: null,
      notes: 'A bench at the ferry.',
    };
    expect(await world().rest('POST', 'signups', null, form)).toMatchObject({ status: 201 });
    const [line] = await query('select id from public.ideas where signup_id = $1', [form.id]);
    const id = String(line?.['id']);
    await decide(id, 'published', { text_en: 'A bench at the ferry landing.', as_written: false });
    return { id, to: `idea/${id}` };
  }
  async function decide(id: string, action: string, more: Row = {}) {
    const [line] = await query('select head from public.ideas where id = $1', [id]);
    const said = { idea_id: id, action, seen_action: line?.['head'] ?? null, ...more };
    expect(await post('content', 'idea_actions', said)).toMatchObject({ status: 201 });
  }

  interface Reply {
    readonly item: string;
    readonly revision: string;
    readonly words: string;
  }
  async function write(to: unknown, more: Row = {}, about: Partial<Reply> = {}): Promise<Reply> {
    const { item = randomUUID(), revision = randomUUID(), words = `Secret words ${randomUUID()}` } = about;
    const body = { asked: to, named: 'The campaign', text: { en: words, es: `Palabras: ${words}` }, ...more };
    const slug = replySlug(String(to));
    const row = { id: revision, item_id: item, kind: 'reply', slug, parent_id: null, body };
    expect(await post('content', 'content_revisions', row)).toMatchObject({ status: 201 });
    return { item, revision, words };
  }
  const step = ({ item, revision }: Reply, action: string, more: Row = {}, person: Person = 'content') =>
    post(person, 'content_events', { item_id: item, revision_id: revision, action, ...more });
  async function approved(to: string, more: Row = {}): Promise<Reply> {
    const reply = await write(to, more);
    expect(await step(reply, 'approved', {}, 'manager')).toMatchObject({ status: 201 });
    return reply;
  }
  async function live(to: string, more: Row = {}): Promise<Reply> {
    const reply = await approved(to, more);
    expect(await step(reply, 'published')).toMatchObject({ status: 201, message: '' });
    return reply;
  }

  const told = async ({ to, session }: { to: string; session: string }) => {
    const [hall] = (await world().rpc('visitor', 'town_hall', { session })).rows;
    const all = hall?.['questions'] as Row[]; // the function's own shape
    return all.find((one) => `question/${String(one['id'])}` === to);
  };
  const archived = async (to: string) =>
    (await world().rpc('visitor', 'answered_questions')).rows.find((one) => `question/${String(one['id'])}` === to);
  const onWall = async (id: string) =>
    (await world().rpc('visitor', 'live_ideas')).rows.find((one) => one['id'] === id);
  /** Everything that a visitor can ask for, with the ids that they could guess. */
  async function everything({ item }: Reply, session: string, receipt: string): Promise<string> {
    const calls: (readonly [string, Row])[] = [
      ['town_hall', { session }],
      ['town_halls', {}],
      ['answered_questions', {}],
      ['my_questions', { receipts: receipt }],
      ['live_ideas', {}],
      ['live_content', { of_kind: 'reply' }],
      ['content_versions', { of_item: item }],
      ['content_item', { of_item: item }],
      ['content_overview', { of_kind: 'reply' }],
      ['reply_asked', { asked: `question/${item}` }],
      ['links_of', { of_kind: 'reply', of_id: item }],
      ['live_links', {}],
    ];
    const said = await Promise.all(calls.map(([name, args]) => world().rpc('visitor', name, args)));
    const tables = ['content_items', 'content_revisions', 'content_events'].map((table) =>
      world().rest('GET', `${table}?select=*`, null),
    );
    return JSON.stringify([said, await Promise.all(tables)]);
  }

  it('a draft, one in review, an approved and a planned one are read by nobody outside', async () => {
    const asked = await question();
    const reply = await write(asked.to);
    for (const [action, more, person] of [
      ['submitted', { assignee: accountOf('manager')?.id }, 'content'],
      ['approved', {}, 'manager'],
      ['scheduled', { go_live_at: at(HOUR) }, 'content'],
    ] as const) {
      expect(await everything(reply, asked.session, asked.id)).not.toContain(reply.words);
      expect(await step(reply, action, more, person)).toMatchObject({ status: 201 });
    }
    const all = await everything(reply, asked.session, asked.id);
    expect(all).not.toContain(reply.words);
    expect(all).not.toContain(reply.item);
    expect(await told(asked)).toMatchObject({ state: 'approved', answer_en: null, answered_on: null });
    expect(await archived(asked.to)).toBeUndefined();
  });

  it('the sample town has one in review and a planned one, which its desks see and nobody outside reads', async () => {
    const samples = await query(
      `select item.id, said.id as revision, said.body -> 'text' ->> 'en' as words, said.body ->> 'asked' as asked
       from public.content_items as item join public.content_revisions as said on said.item_id = item.id
       where item.kind = 'reply' and item.id::text like 'b9e40000%' order by item.id`,
    );
    const begun = (await world().rpc('content', 'replies_begun')).rows;
    const stepOf = (id: unknown) => begun.find((one) => one['id'] === id)?.['step'];
    const waiting = samples.filter(({ id }) => id !== 'b9e40000-0000-4000-8000-000000000001');
    expect(waiting.map(({ id }) => stepOf(id))).toEqual(['scheduled', 'submitted']);
    for (const { id, revision, words, asked } of waiting) {
      const [question] = await query('select session_id, id from public.qa_questions where shown_id::text = $1', [
        String(asked).slice('question/'.length),
      ]);
      const reply = { item: String(id), revision: String(revision), words: String(words) };
      const seen = await everything(reply, String(question?.['session_id']), String(question?.['id']));
      expect(seen).not.toContain(reply.words);
    }
  });

  it('from its time on it is the answer, and the question counts as answered; once it has expired it is none', async () => {
    const asked = await question();
    const before = (await world().rpc('visitor', 'town_hall', { session: asked.session })).rows[0];
    const reply = await approved(asked.to, { named: 'Dana Whitfield' });
    expect(await step(reply, 'scheduled', { go_live_at: inHours(0.01), expire_at: inHours(0.03) })).toMatchObject({
      status: 201,
    });
    expect(await told(asked)).toMatchObject({ state: 'approved' });
    await passTime(world().backend.database, 0.02);
    expect(await told(asked)).toMatchObject({
      state: 'answered',
      answer_en: reply.words,
      answered_by: 'Dana Whitfield',
    });
    expect(await archived(asked.to)).toMatchObject({ answer_es: `Palabras: ${reply.words}`, led_to: [] });
    const during = (await world().rpc('visitor', 'town_hall', { session: asked.session })).rows[0];
    expect(during?.['answered']).toBe(Number(before?.['answered']) + 1);
    const own = (await world().rpc('visitor', 'my_questions', { receipts: asked.id })).rows[0];
    expect(own).toMatchObject({ state: 'answered', answer_en: reply.words });
    const room = (await world().rpc('content', 'qa_room', { session: asked.session })).rows;
    expect(room.find((one) => one['id'] === asked.id)).toMatchObject({
      state: 'approved',
      reply: { item: reply.item },
    });
    await passTime(world().backend.database, 0.02);
    expect(await told(asked)).toMatchObject({ state: 'approved', answer_en: null });
    expect(await everything(reply, asked.session, asked.id)).not.toContain(reply.words);
  });

  it('of a question that is hidden, taken back, merged or read again nothing of it is told, also not to its asker', async () => {
    for (const away of ['hide', 'withdraw', 'decline', 'reopen', 'merge']) {
      const asked = await question();
      const reply = await live(asked.to);
      expect(await everything(reply, asked.session, asked.id)).toContain(reply.words);
      if (away === 'withdraw') {
        const wish = {
          id: randomUUID(),
          question_id: asked.id,
          wish: 'withdraw',
          words: null,
          client_created_at: at(),
        };
        expect(await world().rest('POST', 'qa_wishes', null, wish)).toMatchObject({ status: 201 });
      } else if (away === 'merge') await act(asked.id, 'merge', { into_id: (await question()).id });
      else await act(asked.id, away, away === 'hide' || away === 'decline' ? { reason: 'Names a neighbor.' } : {});
      expect(await everything(reply, asked.session, asked.id), away).not.toContain(reply.words);
    }
  });

  it('what was taken down is told by nothing', async () => {
    const asked = await question();
    const reply = await live(asked.to);
    expect(await step(reply, 'unpublished')).toMatchObject({ status: 201 });
    expect(await everything(reply, asked.session, asked.id)).not.toContain(reply.words);
    expect(await told(asked)).toMatchObject({ state: 'approved', answer_en: null });
  });

  it('whichever became public later counts: the room’s answer or the reply', async () => {
    const asked = await question();
    const answer = { words_en: 'In the room.', named: 'The candidate', happened_on: '2026-01-05' };
    await act(asked.id, 'answer', { ...answer, promise_en: 'A map.', due_on: '2026-12-01' });
    const reply = await live(asked.to);
    // What was promised stays promised.
    expect(await told(asked)).toMatchObject({
      answer_en: reply.words,
      answered_by: 'The campaign',
      promise_en: 'A map.',
    });
    const other = await live(asked.to);
    expect(await told(asked)).toMatchObject({ answer_en: other.words });
    await act(asked.id, 'answer', { ...answer, words_en: 'Put right.', corrects: true });
    expect(await told(asked)).toMatchObject({ answer_en: 'Put right.', answered_by: 'The candidate' });
  });

  it('is an idea’s response while it is the later word, and leaves where the idea stands to the desk', async () => {
    const line = await idea();
    const planned = await approved(line.to);
    expect(await step(planned, 'scheduled', { go_live_at: at(HOUR) })).toMatchObject({ status: 201 });
    expect(JSON.stringify(await onWall(line.id))).not.toContain(planned.words);
    const reply = await live(line.to);
    expect(await onWall(line.id)).toMatchObject({ response_en: reply.words, status: 'open', steps: [] });
    await decide(line.id, 'responded', { status: 'under_review' });
    expect(await onWall(line.id)).toMatchObject({ response_en: reply.words, status: 'under_review' });
    await decide(line.id, 'responded', { status: 'in_plan', response_en: 'It is in the plan.' });
    expect(await onWall(line.id)).toMatchObject({ response_en: 'It is in the plan.', status: 'in_plan' });
    const second = await live(line.to);
    expect(await onWall(line.id)).toMatchObject({ response_en: second.words, status: 'in_plan' });
    await decide(line.id, 'hidden');
    const all = JSON.stringify((await world().rpc('visitor', 'live_ideas')).rows);
    expect(all).not.toContain(second.words);
    expect(all).not.toContain(reply.words);
  });

  it('goes out only approved by somebody else, and to what everybody reads', async () => {
    const asked = await question();
    const own = await write(asked.to);
    expect(await step(own, 'approved')).toMatchObject({ message: 'Somebody else approves what you wrote.' });
    expect(await step(own, 'published')).toMatchObject({ message: 'Somebody else must approve it first.' });
    for (const nobody of [`question/${asked.id}`, `question/${randomUUID()}`, `idea/${asked.to.slice(9)}`]) {
      const reply = await approved(nobody);
      expect(await step(reply, 'published')).toMatchObject({ message: 'It names something that is not published.' });
    }
    await act(asked.id, 'hide', { reason: 'Names a neighbor.' });
    const reply = await approved(asked.to);
    expect(await step(reply, 'published')).toMatchObject({ message: 'It names something that is not published.' });
  });

  it.each([
    ['idea'],
    ['idea/x'],
    [`site/${randomUUID()}`],
    [5],
    [{}],
    [`idea/${'x'.repeat(9000)}`.slice(0, 90)],
    [`idea/${randomUUID()}\n`],
  ])('is to nothing that is no question and no idea: %j', async (to) => {
    const row = { item_id: randomUUID(), kind: 'reply', slug: 'reply', body: { asked: to } };
    expect(await post('content', 'content_revisions', row)).toMatchObject({ status: 400, code: '22023' });
  });

  it('tells what it is to to writers and advisors, with the answer there is, and to nobody else', async () => {
    const asked = await question();
    await act(asked.id, 'answer', { words_en: 'In the room.', named: 'The candidate', happened_on: '2026-01-05' });
    const reply = await write(asked.to);
    const reviews = new Set<Person>(['candidate', 'manager', 'content', 'deputy', 'advisor']);
    for (const person of people) {
      const answer = await world().rpc(person, 'reply_asked', { asked: asked.to });
      if (reviews.has(person))
        expect(answer.rows, person).toMatchObject([{ answer_en: 'In the room.', replies: [reply.item] }]);
      else expect(answer.status, person).toBeGreaterThanOrEqual(400);
    }
    expect((await world().rpc('content', 'reply_asked', { asked: 'question/x' })).rows).toEqual([]);
    expect((await world().rpc('content', 'reply_asked', { asked: '' })).rows).toEqual([]);
  });

  it('tells the desks that a reply is begun, by whom and how it stands, and no word of it', async () => {
    const asked = await question();
    const reply = await write(asked.to);
    const begun = async (person: Person) =>
      (await world().rpc(person, 'replies_begun')).rows.filter((one) => one['asked'] === asked.to);
    const tells = new Set<Person>(['candidate', 'manager', 'content', 'deputy', 'advisor', 'organizer']);
    for (const person of people) {
      const answer = await world().rpc(person, 'replies_begun');
      if (!tells.has(person)) expect(answer.status, person).toBeGreaterThanOrEqual(400);
      else expect(await begun(person), person).toMatchObject([{ id: reply.item, step: null, live: null }]);
      expect(JSON.stringify(answer)).not.toContain(reply.words);
    }
    expect(await step(reply, 'submitted', { assignee: accountOf('manager')?.id })).toMatchObject({ status: 201 });
    const [waits] = await begun('organizer');
    expect(waits).toMatchObject({ step: 'submitted' });
    expect(waits?.['assignee_name']).toEqual(expect.any(String));
    expect(await step(reply, 'approved', {}, 'manager')).toMatchObject({ status: 201 });
    const goes = at(HOUR);
    expect(await step(reply, 'scheduled', { go_live_at: goes })).toMatchObject({ status: 201 });
    const [planned] = await begun('organizer');
    expect(planned).toMatchObject({ step: 'scheduled', live: null });
    expect(Date.parse(String(planned?.['next_at']))).toBe(Date.parse(goes));
    expect(await step(reply, 'published')).toMatchObject({ status: 201 });
    expect(await begun('content')).toMatchObject([{ live: reply.revision, head: reply.revision }]);
  });

  it('the numbers of the rooms count it as answered', async () => {
    const asked = await question();
    const ofRoom = async () =>
      (await world().rpc('organizer', 'qa_overview')).rows.find((one) => one['id'] === asked.session);
    const before = await ofRoom();
    await live(asked.to);
    const after = await ofRoom();
    expect(after?.['answered']).toBe(Number(before?.['answered']) + 1);
    expect(after?.['open']).toBe(Number(before?.['open']) - 1);
  });

  it('whoever asked hears of it once it is out, and of none that was taken back before', async () => {
    const mailsOf = async (id: string) => {
      await query("update private.outgoing_mails set due_at = now() where kind = 'moved' and sent_at is null");
      return query(
        `select mail.data ->> 'step' as step, private.moved_still(mail.point_id, mail.data) as now_so
         from private.outgoing_mails as mail where mail.data ->> 'item' = $1 and mail.data ? 'reply'`,
        [id],
      );
    };
    const ask = async () => {
      const row = { ...goodRow('qa_questions'), id: randomUUID(), email: `asker-${randomUUID()}@example.com` };
      expect(await world().rest('POST', 'qa_questions', null, row)).toMatchObject({ status: 201 });
      await act(row.id, 'approve');
      const [made] = await query('select shown_id from public.qa_questions where id = $1', [row.id]);
      return { id: row.id, to: `question/${String(made?.['shown_id'])}` };
    };
    const asked = await ask();
    await live(asked.to);
    expect(await mailsOf(asked.id)).toMatchObject([
      { step: 'answered', now_so: { about: 'question', step: 'answered', page: null } },
    ]);
    const other = await ask();
    const planned = await approved(other.to);
    expect(await step(planned, 'scheduled', { go_live_at: at(HOUR) })).toMatchObject({ status: 201 });
    expect(await mailsOf(other.id)).toEqual([{ step: 'answered', now_so: { not_yet: true } }]);
    // An idea stands where it stood: what was to be told is asked of the reply alone.
    const form = {
      ...goodRow('signups'),
      id: randomUUID(),
      type: 'idea',
      interest: null,
      phone: '(207) 555-0199',
      may_write: true,
    };
    const mine = { ...form, email: `idea-${form.id}@example.com`, notes: 'A bench at the ferry.' };
    expect(await world().rest('POST', 'signups', null, mine)).toMatchObject({ status: 201 });
    const [line] = await query('select id from public.ideas where signup_id = $1', [form.id]);
    const suggested = String(line?.['id']);
    await decide(suggested, 'published', { text_en: 'A bench at the ferry landing.', as_written: false });
    const called = await approved(`idea/${suggested}`);
    expect(await step(called, 'scheduled', { go_live_at: at(HOUR) })).toMatchObject({ status: 201 });
    expect(await mailsOf(suggested)).toEqual([{ step: 'shown', now_so: { not_yet: true } }]);
    const out = await live(`idea/${suggested}`);
    // Since an answer is what is told of, not that it is shown.
    expect((await mailsOf(suggested)).map((mail) => mail['now_so'])).toContainEqual(
      expect.objectContaining({ about: 'idea', step: 'answered', page: `idea ${suggested}`, again: false }),
    );
    expect(out.item).not.toBe(called.item);
  });

  /** What the post office writes to one address now, a quarter of an hour later. */
  async function mailsTo(address: string): Promise<readonly (readonly [string, boolean])[]> {
    await query("update private.outgoing_mails set due_at = now() where kind = 'moved' and sent_at is null");
    const [row] = await query('select public.claim_mails(100) as mails');
    const all = parseClaimed(row?.['mails']);
    for (const { id } of all) await query('select public.settle_mail($1, null)', [id]);
    return all
      .filter((mail) => mail.address === address)
      .map((mail) => {
        const site = 'https://campaign.example.org';
        expect(written(mail, site, site).text).toContain('https://campaign.example.org/');
        return mail.kind === 'moved' ? ([mail.data.step, mail.data.again] as const) : ([mail.kind, false] as const);
      });
  }
  async function askedBy(address: string, more: Row = {}) {
    const row = { ...goodRow('qa_questions'), id: randomUUID(), email: address, ...more };
    expect(await world().rest('POST', 'qa_questions', null, row)).toMatchObject({ status: 201 });
    await act(row.id, 'approve');
    const [made] = await query('select shown_id, session_id from public.qa_questions where id = $1', [row.id]);
    return { id: row.id, to: `question/${String(made?.['shown_id'])}`, session: String(made?.['session_id']) };
  }
  const inRoom = { named: 'The candidate', happened_on: '2026-01-05' };

  it('an answer in the room and a reply that says the same were two mails', async () => {
    const address = `asker-${randomUUID()}@example.com`;
    const asked = await askedBy(address);
    const reply = await approved(asked.to);
    await act(asked.id, 'answer', { ...inRoom, words_en: reply.words, words_es: `Palabras: ${reply.words}` });
    expect(await mailsTo(address)).toEqual([['answered', false]]);
    expect(await step(reply, 'published')).toMatchObject({ status: 201 });
    expect(await mailsTo(address)).toEqual([]);
    // Both within the quarter of an hour, and the reply first.
    const other = `asker-${randomUUID()}@example.com`;
    const first = await askedBy(other);
    const said = await live(first.to);
    await act(first.id, 'answer', { ...inRoom, words_en: said.words, words_es: `Palabras: ${said.words}` });
    expect(await mailsTo(other)).toEqual([['answered', false]]);
    expect(await mailsTo(other)).toEqual([]);
  });

  it('another answer is told as one, and once', async () => {
    const address = `asker-${randomUUID()}@example.com`;
    const asked = await askedBy(address);
    await act(asked.id, 'answer', { ...inRoom, words_en: 'In the room.' });
    expect(await mailsTo(address)).toEqual([['answered', false]]);
    await live(asked.to);
    expect(await mailsTo(address)).toEqual([['answered', true]]);
    expect(await mailsTo(address)).toEqual([]);
    const line = await idea();
    await query(
      `insert into private.followers (kind, item_id, point_id, language, agreed_at)
       select 'idea', $1, private.point_of('email', $2), 'es', now()`,
      [line.id, address],
    );
    await live(line.to);
    expect(await mailsTo(address)).toEqual([['answered', false]]);
    await live(line.to);
    expect(await mailsTo(address)).toEqual([['answered', true]]);
  });

  it('whoever asked the same keeps the reply when the other takes the question back, and no older one than the room’s answer', async () => {
    const [gone, kept] = [await question(), await question()];
    await act(kept.id, 'merge', { into_id: gone.id });
    const reply = await live(gone.to);
    const takeBack = async (of: string) => {
      const wish = { id: randomUUID(), question_id: of, wish: 'withdraw', words: null, client_created_at: at() };
      expect(await world().rest('POST', 'qa_wishes', null, wish)).toMatchObject({ status: 201 });
    };
    await takeBack(gone.id);
    expect(await told(gone)).toBeUndefined();
    expect(await told(kept)).toMatchObject({ state: 'answered', answer_en: reply.words });
    // What was planned for all of them comes for those who are left; and what is taken down goes.
    expect(await step(reply, 'unpublished')).toMatchObject({ status: 201 });
    expect(await told(kept)).toMatchObject({ state: 'approved', answer_en: null });
    // One of their own counts as always.
    const own = await live(kept.to);
    expect(await told(kept)).toMatchObject({ answer_en: own.words });

    const [other, same] = [await question(), await question()];
    await act(same.id, 'merge', { into_id: other.id });
    const older = await live(other.to);
    await act(other.id, 'answer', { ...inRoom, words_en: 'In the room, later.' });
    await takeBack(other.id);
    expect(await told(same)).toMatchObject({ answer_en: 'In the room, later.' });
    expect(JSON.stringify(await told(same))).not.toContain(older.words);

    // An erased one leaves it as one that was taken back does.
    const [erased, stays] = [await question(), await question()];
    await act(stays.id, 'merge', { into_id: erased.id });
    const said = await live(erased.to);
    await query('select private.remove_questions(array[$1::uuid])', [erased.id]);
    expect(await told(stays)).toMatchObject({ state: 'answered', answer_en: said.words });

    // What staff hide or decline is no answer to anybody.
    const [bad, asker] = [await question(), await question()];
    await act(asker.id, 'merge', { into_id: bad.id });
    const hidden = await live(bad.to);
    await act(bad.id, 'hide', { reason: 'Names a neighbor.' });
    expect(await everything(hidden, bad.session, asker.id)).not.toContain(hidden.words);
  });
});
