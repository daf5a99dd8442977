/** Who left an address hears what becomes of a question or an idea: once each, in their language, until they say no; nobody reads the address. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseClaimed, type ClaimedMail } from '../../supabase/local/gateway/mails/claimed.ts';
import { written } from '../../supabase/local/gateway/mails/written.ts';
import type { Row } from '../../supabase/local/database.ts';
import { STEPS } from '../../src/features/followers/model/claimed.ts';
import { accountOf } from './support/people.ts';
import { databases, goodRow, useWorld } from './support/world.ts';

const SITE = 'https://campaign.example.org';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const now = () => new Date().toISOString();
  const fresh = () => `asker-${randomUUID()}@example.com`;

  async function ask(email: unknown, more: Row = {}) {
    const row = { ...goodRow('qa_questions'), id: randomUUID(), email, ...more };
    return { id: row.id, answer: await world().rest('POST', 'qa_questions', null, row) };
  }
  async function act(question: string, action: string, more: Row = {}) {
    const [at] = await query('select head from public.qa_questions where id = $1', [question]);
    const row = {
      id: randomUUID(),
      question_id: question,
      action,
      seen: at?.['head'] ?? null,
      client_created_at: now(),
    };
    const answer = await world().rest('POST', 'qa_acts', await world().token('content'), { ...row, ...more });
    expect(answer).toMatchObject({ status: 201 });
  }
  const answer = { words_en: 'Not yet.', named: 'The candidate', happened_on: '2026-01-05' };
  async function suggest(email: string | null, more: Row = {}) {
    const form = randomUUID();
    const row = { ...goodRow('signups'), id: form, type: 'idea', interest: null, phone: '(207) 555-0199', ...more };
    const idea = { ...row, email, notes: 'A bench beside the ferry.', client_created_at: now() };
    expect(await world().rest('POST', 'signups', null, idea)).toMatchObject({ status: 201 });
    const [line] = await query('select id from public.ideas where signup_id = $1', [form]);
    return { form, idea: String(line?.['id']) };
  }
  async function decide(idea: string, action: string, more: Row = {}) {
    const [line] = await query('select head from public.ideas where id = $1', [idea]);
    const row = {
      id: randomUUID(),
      idea_id: idea,
      action,
      seen_action: line?.['head'] ?? null,
      client_created_at: now(),
    };
    const by = { user_id: accountOf('content')?.id };
    const said = await world().rest('POST', 'idea_actions', await world().token('content'), { ...row, ...by, ...more });
    expect(said).toMatchObject({ status: 201 });
  }
  /** As the post office does it, a quarter of an hour later. */
  async function mailsTo(address: string): Promise<readonly ClaimedMail[]> {
    await query("update private.outgoing_mails set due_at = now() where kind = 'moved' and sent_at is null");
    const [row] = await query('select public.claim_mails(100) as mails');
    const all = parseClaimed(row?.['mails']);
    for (const { id } of all) await query('select public.settle_mail($1, null)', [id]);
    return all.filter((mail) => mail.address === address);
  }
  const steps = (mails: readonly ClaimedMail[]) =>
    mails.map((mail) => (mail.kind === 'moved' ? mail.data.step : mail.kind));

  it('the address of a question is in no row that anybody reads, and its asker hears of the answer once', async () => {
    const address = fresh();
    const { id, answer: taken } = await ask(` ${address.toUpperCase()} `, { language: 'es' });
    expect(taken).toMatchObject({ status: 201 });
    expect(await query('select email from public.qa_questions where id = $1', [id])).toEqual([{ email: null }]);
    const room = await world().rpc('organizer', 'qa_room', { session: goodRow('qa_questions')['session_id'] });
    expect(JSON.stringify(room.rows).toLowerCase()).not.toContain(address);
    await act(id, 'approve');
    await act(id, 'stage');
    await act(id, 'answer', answer);
    const mails = await mailsTo(address);
    // Let stand and answered within the quarter of an hour: told once, as it stands.
    expect(steps(mails)).toEqual(['answered']);
    const mail = written(mails[0] as ClaimedMail, SITE, SITE); // the one that was expected above
    expect(mail.text).toContain('Su pregunta tiene respuesta.');
    expect(mail.text).toContain(`${SITE}/es/engagement`);
    expect(mail.headers['List-Unsubscribe']).toContain(`${SITE}/functions/v1/unsubscribe?t=`);
    expect(mail.text).not.toContain('bridge');
    expect(await mailsTo(address)).toEqual([]);
    await act(id, 'answer', { ...answer, words_en: 'Next week.' });
    expect(steps(await mailsTo(address))).toEqual(['answered']);
  });

  it('a question without an address, an idea without a yes and what was only merged tell nobody', async () => {
    const address = fresh();
    const { id } = await ask(null);
    await act(id, 'approve');
    const { idea } = await suggest(address);
    await decide(idea, 'published', { text_en: 'A bench at the ferry.', as_written: false });
    expect(await query('select 1 from private.followers where item_id = any ($1::uuid[])', [[id, idea]])).toEqual([]);
    expect(await mailsTo(address)).toEqual([]);
  });

  it.each([
    ['nobody at all'],
    ['a@b'],
    [`${'a'.repeat(250)}@example.com`],
    ['x@example.com, y@example.com'],
    ['x@example.com\nBcc: y@example.com'],
  ])('what is no address is refused: %s', async (email) => {
    const { id, answer: refused } = await ask(email);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.message).toContain('qa_questions_email_shape');
    expect(await query('select 1 from private.followers where item_id = $1', [id])).toEqual([]);
  });

  it('whoever asked the same hears of the answer to the one it was merged into', async () => {
    const address = fresh();
    const [one, other] = [await ask(address), await ask(null, { text: 'Does the bridge open again?' })];
    await act(other.id, 'approve');
    await act(one.id, 'merge', { into_id: other.id });
    expect(steps(await mailsTo(address))).toEqual(['merged']);
    await act(other.id, 'answer', answer);
    expect(steps(await mailsTo(address))).toEqual(['answered']);
  });

  it('an idea tells of each step, and of none after its sender pressed the link', async () => {
    const address = fresh();
    const { idea } = await suggest(address, { may_write: true, language: 'en' });
    await decide(idea, 'published', { text_en: 'A bench at the ferry.', as_written: false });
    const [shown] = await mailsTo(address);
    expect(shown).toMatchObject({ data: { about: 'idea', step: 'shown', page: `idea ${idea}` } });
    expect(written(shown as ClaimedMail, SITE, SITE).text).toContain(`${SITE}/community-voice#idea-${idea}`); // expected above
    await decide(idea, 'responded', { status: 'under_review' });
    expect(steps(await mailsTo(address))).toEqual(['under_review']);
    const token = shown?.kind === 'moved' ? shown.unsubscribe : '';
    expect(await query('select public.unsubscribe($1) as said', [token])).toEqual([{ said: 'done' }]);
    await decide(idea, 'responded', { status: 'in_plan', response_en: 'It is in the plan.' });
    expect(await mailsTo(address)).toEqual([]);
  });

  it('what leads to a step of the plan is told when somebody else has read its words', async () => {
    const address = fresh();
    const { id } = await ask(address);
    await act(id, 'answer', answer);
    await mailsTo(address);
    const [plan] = await query(
      "select item.id, item.slug from private.content_now as live join public.content_items as item on item.id = live.item_id where item.kind = 'commitment' order by item.slug limit 1",
    );
    const ends = { from_kind: 'question', from_id: id, to_kind: 'commitment', to_id: plan?.['id'], relation: 'became' };
    const set = { ...ends, id: randomUUID(), state: 'set', words_en: 'Somebody asked.', client_created_at: now() };
    expect(await world().rest('POST', 'content_links', await world().token('content'), set)).toMatchObject({
      status: 201,
    });
    expect(await mailsTo(address)).toEqual([]);
    const yes = { ...ends, id: randomUUID(), state: 'approved', approves: set.id, client_created_at: now() };
    expect(await world().rest('POST', 'content_links', await world().token('manager'), yes)).toMatchObject({
      status: 201,
    });
    const mails = await mailsTo(address);
    expect(steps(mails)).toEqual(['led']);
    expect(written(mails[0] as ClaimedMail, SITE, SITE).text).toContain(`${SITE}/vision/${String(plan?.['slug'])}`); // expected above
  });

  it('what leads to something that is not out yet is told when it goes out, and once', async () => {
    const address = fresh();
    const { id } = await ask(address);
    await act(id, 'answer', answer);
    await mailsTo(address);
    const [sample] = await query(
      `select said.body from private.content_now as live join public.content_revisions as said on said.id = live.revision_id
       where said.kind = 'commitment' limit 1`,
    );
    const [item, revision] = [randomUUID(), randomUUID()];
    const post = async (person: 'content' | 'manager', table: string, row: Row) =>
      expect(
        await world().rest('POST', table, await world().token(person), {
          client_created_at: now(),
          user_id: accountOf(person)?.id,
          ...row,
        }),
      ).toMatchObject({ status: 201 });
    await post('content', 'content_revisions', {
      id: revision,
      item_id: item,
      kind: 'commitment',
      slug: `c-${item}`,
      body: sample?.['body'],
    });
    const ends = { from_kind: 'question', from_id: id, to_kind: 'commitment', to_id: item, relation: 'became' };
    const set = randomUUID();
    await post('content', 'content_links', { ...ends, id: set, state: 'set', words_en: 'Somebody asked.' });
    await post('manager', 'content_links', { ...ends, id: randomUUID(), state: 'approved', approves: set });
    // However long it takes: waiting is no try that failed.
    for (let n = 0; n < 12; n++) expect(await mailsTo(address)).toEqual([]);
    await post('manager', 'content_events', {
      id: randomUUID(),
      item_id: item,
      revision_id: revision,
      action: 'approved',
    });
    await post('content', 'content_events', {
      id: randomUUID(),
      item_id: item,
      revision_id: revision,
      action: 'published',
    });
    const mails = await mailsTo(address);
    expect(mails).toMatchObject([{ data: { about: 'question', step: 'led', page: `commitment c-${item}` } }]);
    expect(await mailsTo(address)).toEqual([]);
  });

  it('a typo put right in an answer was told to everybody once more', async () => {
    const address = fresh();
    const { id } = await ask(address);
    const promise = { promise_en: 'The dates.', due_on: '2026-02-05' };
    await act(id, 'answer', { ...answer, ...promise });
    await act(id, 'follow_up', { words_en: 'They are up.', happened_on: '2026-02-01' });
    expect(steps(await mailsTo(address))).toEqual(['done']);
    await act(id, 'answer', { ...answer, ...promise, words_en: 'Not yet!', corrects: true });
    expect(await mailsTo(address)).toEqual([]);
    await act(id, 'answer', { ...answer, ...promise, words_en: 'Since today.' });
    expect(steps(await mailsTo(address))).toEqual(['done']);
  });

  it('whoever asked for it was told of the link, and never again when the commitment moved', async () => {
    const [asker, suggester, other] = [fresh(), fresh(), fresh()];
    const { id } = await ask(asker, { language: 'es' });
    await act(id, 'answer', answer);
    const { idea } = await suggest(suggester, { may_write: true, language: 'en' });
    await decide(idea, 'published', { text_en: 'A bench at the ferry.', as_written: false });
    await act((await ask(other)).id, 'answer', answer);
    const post = async (person: 'content' | 'manager', table: string, row: Row) =>
      expect(
        await world().rest('POST', table, await world().token(person), {
          client_created_at: now(),
          user_id: accountOf(person)?.id,
          ...row,
        }),
      ).toMatchObject({ status: 201 });
    async function publish(item: string, kind: string, body: unknown, parent: string | null = null, go: Row = {}) {
      const revision = randomUUID();
      const slug = parent === null ? `s-${item}` : null;
      await post('content', 'content_revisions', { id: revision, item_id: item, kind, slug, parent_id: parent, body });
      const step = { item_id: item, revision_id: revision };
      await post('manager', 'content_events', { id: randomUUID(), ...step, action: 'approved' });
      await post('content', 'content_events', { id: randomUUID(), ...step, action: 'published', ...go });
      return revision;
    }
    const [sample] = await query(
      `select said.body from private.content_now as live join public.content_revisions as said on said.id = live.revision_id
       where said.kind = 'commitment' and jsonb_array_length(said.body -> 'milestones') > 1 limit 1`,
    );
    const body = sample?.['body'] as Row & { milestones: Row[] }; // the seed's own shape
    const open = body.milestones.map((one) =>
      Object.fromEntries(Object.entries(one).filter(([name]) => name !== 'done_on')),
    );
    const item = randomUUID();
    const first = await publish(item, 'commitment', { ...body, milestones: open });
    for (const [kind, end] of [
      ['question', id],
      ['idea', idea],
    ] as const)
      await post('content', 'content_links', {
        id: randomUUID(),
        from_kind: kind,
        from_id: end,
        to_kind: 'commitment',
        to_id: item,
        relation: 'became',
        state: 'set',
      });
    for (const address of [asker, suggester, other]) await mailsTo(address);
    const all = async () => {
      await query("update private.outgoing_mails set due_at = now() where kind = 'moved' and sent_at is null");
      const mails = parseClaimed((await query('select public.claim_mails(100) as mails'))[0]?.['mails']);
      for (const mail of mails) await query('select public.settle_mail($1, null)', [mail.id]);
      return mails;
    };
    await all();
    // A step that is planned for a date to come is not done.
    const planned = open.map((one, at) => (at === 0 ? { ...one, done_on: '2099-01-05' } : one));
    const why = (en: string) => ({ reworded: { en, es: en } });
    const before = await publish(item, 'commitment', { ...body, ...why('Planned.'), milestones: planned }, first);
    expect(await all()).toEqual([]);
    const done = open.map((one, at) => (at === 0 ? { ...one, done_on: '2026-01-05' } : one));
    const second = await publish(item, 'commitment', { ...body, ...why('Done.'), milestones: done }, before);
    const mails = await all();
    expect(mails.map((mail) => mail.address).toSorted()).toEqual([asker, suggester].toSorted());
    expect(new Set(steps(mails))).toEqual(new Set(['milestone']));
    const spanish = mails.find(({ address }) => address === asker) as ClaimedMail; // expected above
    expect(written(spanish, SITE, SITE).text).toContain('Se cumplió una etapa de lo que resultó de su pregunta.');
    expect(written(spanish, SITE, SITE).text).toContain(`${SITE}/es/vision/s-${item}`);
    // Another wording without another step tells nobody.
    await publish(item, 'commitment', { ...body, ...why('A typo.'), milestones: done }, second);
    expect(await all()).toEqual([]);
    const [told] = await query(
      `select said.body from private.content_now as live join public.content_revisions as said on said.id = live.revision_id
       where said.kind = 'commitment-update' limit 1`,
    );
    const rated = { ...(told?.['body'] as Row), of: item, on: '2026-01-06', rating: 'in-the-works' }; // the seed's own shape
    const update = randomUUID();
    await publish(update, 'commitment-update', rated);
    expect((await all()).map((mail) => [mail.address, mail.kind === 'moved' && mail.data.step]).toSorted()).toEqual(
      [
        [asker, 'rated'],
        [suggester, 'rated'],
      ].toSorted(),
    );
    // The same rating once more, and an update that rates nothing, are none.
    await publish(randomUUID(), 'commitment-update', { ...rated, on: '2026-01-07' });
    const plain = Object.fromEntries(Object.entries(rated).filter(([name]) => name !== 'rating'));
    await publish(randomUUID(), 'commitment-update', { ...plain, on: '2026-01-08' });
    expect(await all()).toEqual([]);
    // What is taken off before the quarter of an hour is over is told to nobody.
    const broken = randomUUID();
    const revision = await publish(broken, 'commitment-update', { ...rated, on: '2026-01-09', rating: 'stalled' });
    await post('content', 'content_events', {
      id: randomUUID(),
      item_id: broken,
      revision_id: revision,
      action: 'unpublished',
    });
    expect(await all()).toEqual([]);
  });

  it('what was taken back before it went out is told to nobody', async () => {
    const address = fresh();
    const { id } = await ask(address);
    await act(id, 'answer', answer);
    await mailsTo(address);
    const ends = { from_kind: 'question', from_id: id, to_kind: 'commitment', to_id: randomUUID(), relation: 'became' };
    const say = async (person: 'content' | 'manager', row: Row) =>
      expect(
        await world().rest('POST', 'content_links', await world().token(person), {
          ...ends,
          id: randomUUID(),
          client_created_at: now(),
          ...row,
        }),
      ).toMatchObject({ status: 201 });
    const set = randomUUID();
    await say('content', { id: set, state: 'set', words_en: 'Somebody asked.' });
    await say('manager', { state: 'approved', approves: set });
    expect(await mailsTo(address)).toEqual([]);
    await say('content', { state: 'withdrawn' });
    expect(await mailsTo(address)).toEqual([]);
    expect(
      await query("select 1 from private.outgoing_mails where data ->> 'item' = $1 and sent_at is null", [id]),
    ).toEqual([]);
  });

  it('whoever takes the question back, or has the form erased, is written to no more', async () => {
    const address = fresh();
    const { id } = await ask(address);
    await act(id, 'approve');
    const wish = { ...goodRow('qa_wishes'), id: randomUUID(), question_id: id, wish: 'withdraw', words: null };
    expect(await world().rest('POST', 'qa_wishes', null, wish)).toMatchObject({ status: 201 });
    const { form, idea } = await suggest(address, { may_write: true });
    await decide(idea, 'published', { text_en: 'A bench at the ferry.', as_written: false });
    await query('delete from public.signups where id = $1', [form]);
    expect(await mailsTo(address)).toEqual([]);
    expect(await query('select 1 from private.followers where item_id = any ($1::uuid[])', [[id, idea]])).toEqual([]);
  });

  it('an address that somebody else types a hundred times gets a dozen mails in a day', async () => {
    const address = fresh();
    for (let n = 0; n < 15; n++) await act((await ask(address)).id, 'approve');
    expect(await mailsTo(address)).toHaveLength(12);
  });

  it('every step that the database names has its words in both languages', () => {
    for (const about of ['question', 'idea'] as const)
      for (const step of STEPS[about])
        for (const language of ['en', 'es'] as const) {
          const data = { about, step, page: null };
          const mail = { id: '', key: 'k', kind: 'moved', address: 'a@example.com', language, unsubscribe: '0', data };
          const [read] = parseClaimed([mail]);
          expect(written(read as ClaimedMail, SITE, SITE).text.length).toBeGreaterThan(60); // one was parsed
        }
  });
});
