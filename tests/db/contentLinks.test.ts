/** What came of what: who says it, who reads it, and that visitors learn of no end that is not public, and of no form's id. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitments } from '../../src/sample/content/commitment.ts';
import type { Row } from '../../supabase/local/database.ts';
import { accountOf, people, type Person } from './support/people.ts';
import { databases, useWorld } from './support/world.ts';

const writers: readonly Person[] = ['candidate', 'manager', 'content', 'deputy'];
const readers: readonly Person[] = [...writers, 'advisor'];
const [sample] = commitments;
if (!sample) throw new Error('There is no sample.');

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const insert = async (person: Person, table: string, row: Row) => {
    const full = { user_id: accountOf(person)?.id ?? null, client_created_at: new Date().toISOString(), ...row };
    return world().rest('POST', table, await world().token(person), full);
  };
  const link = (to: string, more: Row = {}): Row => ({
    id: randomUUID(),
    from_kind: 'idea',
    from_id: randomUUID(),
    to_kind: 'commitment',
    to_id: to,
    relation: 'became',
    state: 'set',
    words_en: 'A search by street, asked for on Canal Street.',
    ...more,
  });
  const approve = (person: Person, row: Row) => {
    const yes = { id: randomUUID(), state: 'approved', approves: row['id'], words_en: null, words_es: null };
    return insert(person, 'content_links', { ...row, ...yes });
  };
  /** As it is said, and agreed to by somebody else. */
  const say = async (person: Person, row: Row) => {
    const answer = await insert(person, 'content_links', row);
    if (answer.status === 201) await approve(person === 'candidate' ? 'manager' : 'candidate', row);
    return answer;
  };
  const told = async (person: Person = 'visitor') => (await world().rpc(person, 'live_links', {})).rows;
  const toldOf = async (id: string) =>
    (await told()).filter(({ to_id: to, from_id: from }) => to === id || from === id);

  async function commitment({ live }: { readonly live: boolean }) {
    const item = randomUUID();
    const revision = randomUUID();
    const draft = { id: revision, item_id: item, kind: 'commitment', slug: `c-${item}`, body: sample?.body };
    expect(await insert('content', 'content_revisions', draft)).toMatchObject({ status: 201 });
    if (!live) return item;
    for (const [person, action] of [
      ['manager', 'approved'],
      ['content', 'published'],
    ] as const) {
      const step = { id: randomUUID(), item_id: item, revision_id: revision, action };
      expect(await insert(person, 'content_events', step)).toMatchObject({ status: 201 });
    }
    return item;
  }

  it.each(people)('%s says what came of what only if the role says so', async (person) => {
    const item = await commitment({ live: true });
    const answer = await say(person, link(item));
    expect(answer.message === '', answer.message).toBe(writers.includes(person));
    expect(await toldOf(item)).toHaveLength(writers.includes(person) ? 1 : 0);
  });

  it('who asks what else uses a promise hears of links, places and releases: only other texts were told', async () => {
    const item = await commitment({ live: true });
    const row = link(item);
    await say('content', row);
    const slug = `s-${item.slice(0, 8)}`;
    await query(
      `insert into public.sites (slug, kind, title_en, place, latitude, longitude, commitment_id)
      values ($1, 'lot', 'The lot on Canal Street', 'Canal Street', 43.2, -69.2, $2)`,
      [slug, item],
    );
    const release = randomUUID();
    const added = { id: randomUUID(), release_id: release, name: 'In spring', action: 'added', item_id: item };
    expect(await insert('content', 'content_release_steps', added)).toMatchObject({ status: 201 });
    const uses = async () => (await world().rpc('advisor', 'content_uses', { of_item: item })).rows;
    expect(await uses()).toEqual([
      { how: 'link', kind: 'idea', id: null, slug: null, said: row['words_en'] },
      { how: 'release', kind: 'release', id: release, slug: null, said: 'In spring' },
      { how: 'site', kind: 'site', id: null, slug, said: 'The lot on Canal Street' },
    ]);
    // What was taken back or out uses it no more.
    await insert('content', 'content_links', { ...row, id: randomUUID(), state: 'withdrawn', words_en: null });
    await insert('content', 'content_release_steps', { ...added, id: randomUUID(), action: 'removed' });
    expect((await uses()).map(({ how }) => how)).toEqual(['site']);
    await query('delete from public.sites where slug = $1', [slug]);
  });

  it.each(people)(
    '%s reads the list of staff only if the role says so, and what is live like everybody',
    async (person) => {
      const row = link(await commitment({ live: true }));
      await say('content', row);
      const answer = await world().rest('GET', `content_links?id=eq.${String(row['id'])}`, await world().token(person));
      if (person === 'visitor') expect(answer.code).toBe('42501');
      else expect(answer.rows).toHaveLength(readers.includes(person) ? 1 : 0);
      expect((await told(person)).some(({ id }) => id === row['id'])).toBe(true);
    },
  );

  it('visitors read the campaign’s words for an idea, and never its id', async () => {
    const item = await commitment({ live: true });
    const row = link(item);
    await say('content', row);
    expect(await toldOf(item)).toEqual([
      expect.objectContaining({
        from_kind: 'idea',
        from_id: null,
        from_slug: null,
        to_id: item,
        words_en: row['words_en'],
      }),
    ]);
    expect(JSON.stringify(await told())).not.toContain(String(row['from_id']));
  });

  it('nothing is told of a draft, neither its link nor its id, at whichever end it stands', async () => {
    const [draft, shown] = [await commitment({ live: false }), await commitment({ live: true })];
    await say('content', link(draft));
    const ends = { from_kind: 'commitment', from_id: draft, relation: 'evidence' };
    await say('content', link(shown, ends));
    expect(JSON.stringify(await told())).not.toContain(draft);
    expect(await toldOf(shown)).toEqual([]);
  });

  it('two that are public are told at both ends, with their names in addresses', async () => {
    const [one, other] = [await commitment({ live: true }), await commitment({ live: true })];
    const row = link(other, { from_kind: 'commitment', from_id: one, relation: 'evidence', words_en: null });
    await say('content', row);
    expect(await toldOf(one)).toEqual(await toldOf(other));
    expect(await toldOf(one)).toMatchObject([{ from_slug: `c-${one}`, to_slug: `c-${other}` }]);
  });

  it('what is taken back is gone, and can be set again; what is sent twice counts once', async () => {
    const item = await commitment({ live: true });
    const row = link(item);
    await say('content', row);
    expect(await say('content', row)).toMatchObject({ status: 409 });
    const { words_en: words, ...ends } = row;
    await insert('manager', 'content_links', { ...ends, id: randomUUID(), state: 'withdrawn' });
    expect(await toldOf(item)).toEqual([]);
    await say('manager', { ...ends, words_en: words, id: randomUUID() });
    expect(await toldOf(item)).toHaveLength(1);
  });

  it('what is taken back is gone whatever the clock of the phone, and a set that was on its way does not bring it back', async () => {
    const item = await commitment({ live: true });
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const row = link(item, { words_en: 'Wrong words.' });
    await say('content', row);
    const { words_en: _, ...ends } = row;
    const back = { ...ends, id: randomUUID(), state: 'withdrawn', client_created_at: ago(60) };
    expect(await insert('content', 'content_links', back)).toMatchObject({ status: 201 });
    expect(await toldOf(item)).toEqual([]);
    const late = { ...row, id: randomUUID(), client_created_at: ago(90) };
    expect(await say('manager', late)).toMatchObject({ status: 201 });
    expect(await toldOf(item)).toEqual([]);
    const mended = { ...row, id: randomUUID(), words_en: 'The right words.' };
    expect(await say('manager', mended)).toMatchObject({ status: 201 });
    expect(await toldOf(item)).toMatchObject([{ words_en: 'The right words.' }]);
  });

  it('its words are told to nobody until somebody else has approved these very words', async () => {
    const item = await commitment({ live: true });
    const row = link(item);
    await insert('content', 'content_links', row);
    expect(await toldOf(item)).toEqual([]);
    expect(await approve('content', row)).toMatchObject({ message: 'Somebody else approves what you wrote.' });
    for (const person of ['advisor', 'organizer', 'visitor'] as const)
      expect((await approve(person, row)).code, person).toBe('42501');
    const elsewhere = { ...row, to_id: await commitment({ live: true }) };
    expect(await approve('manager', elsewhere)).toMatchObject({ message: 'That link is not there.' });
    expect(await approve('manager', { ...row, id: randomUUID() })).toMatchObject({
      message: 'That link is not there.',
    });
    const more = { id: randomUUID(), state: 'approved', approves: row['id'] };
    expect((await insert('manager', 'content_links', { ...row, ...more })).message).toContain('words_of_what_is_set');
    expect(await toldOf(item)).toEqual([]);
    expect(await approve('manager', row)).toMatchObject({ status: 201 });
    expect(await toldOf(item)).toHaveLength(1);
    // Other words are another's again.
    await insert('manager', 'content_links', { ...row, id: randomUUID(), words_en: 'Other words.' });
    expect(await toldOf(item)).toEqual([]);
  });

  describe('what was said at a door', () => {
    const NOTE = 'She wants the old ferry to stop at the mill again.';
    async function knock(note: string | null = NOTE, more: Row = {}) {
      const [home] = await query(
        `select door.id, door.number || ' ' || door.street as address, lives.name
         from public.households as door join public.people as lives on lives.household_id = door.id order by lives.id limit 1`,
      );
      const id = randomUUID();
      const row = {
        id,
        household_id: home?.['id'],
        result: 'canvassed',
        notes: note,
        client_created_at: new Date().toISOString(),
        ...more,
      };
      await query(
        `insert into public.contact_attempts (${Object.keys(row).join(', ')}) values (${Object.keys(row)
          .map((_, n) => `$${n + 1}`)
          .join(', ')})`,
        Object.values(row),
      );
      return { id, address: String(home?.['address']), name: String(home?.['name']) };
    }
    const door = (to: string, id: string, more: Row = {}) =>
      link(to, { from_kind: 'door', from_id: id, words_en: 'Asked for at several doors: a ferry stop.', ...more });

    it('is told in the campaign’s words and by the day of the link alone: no note, no door, no name', async () => {
      const [item, { id, address, name }] = [await commitment({ live: true }), await knock()];
      const row = door(item, id);
      expect(await say('content', row)).toMatchObject({ status: 201 });
      const [end] = await toldOf(item);
      expect(end).toMatchObject({ from_kind: 'door', from_id: null, from_slug: null, began_on: null, to_id: item });
      expect(end?.['on']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      const all = JSON.stringify(await told());
      for (const secret of [id, address, name, 'She wants']) expect(all).not.toContain(secret);
    });

    it('is told of no knock that is not there, was taken back, or was a call', async () => {
      const item = await commitment({ live: true });
      const { id } = await knock();
      const back = await knock(null, { result: 'undone', supersedes: id });
      const call = await knock(NOTE, { channel: 'phone' });
      for (const wrong of [randomUUID(), back.id, call.id])
        expect(await say('content', door(item, wrong))).toMatchObject({
          message: 'What was said at that door is not there.',
        });
      expect(await toldOf(item)).toEqual([]);
    });

    it.each([
      ['its note', () => NOTE, 'words_en'],
      [
        'its note among other words, and otherwise written',
        () => `They say: ${NOTE.toUpperCase()} So do we.`,
        'words_es',
      ],
      ['its address', ({ address }: { address: string }) => `Asked at ${address}, and elsewhere.`, 'words_es'],
      ['who lives there', ({ name }: { name: string }) => `${name} asks for a ferry.`, 'words_en'],
    ] as const)('cannot be told in words with %s', async (_, words, column) => {
      const [item, home] = [await commitment({ live: true }), await knock()];
      const answer = await say('content', door(item, home.id, { [column]: words(home) }));
      expect(answer).toMatchObject({ message: 'The words name the door, who lives there, or what was noted.' });
      const bare = await say('content', door(item, home.id, { words_en: null, words_es: null }));
      expect(bare.message).toContain('content_links_door_has_words');
    });

    it.each(people)(
      '%s joins it to a commitment only if the role says so, and learns nothing otherwise',
      async (person) => {
        const [item, { id }] = [await commitment({ live: true }), await knock()];
        const answers = [
          await insert(person, 'content_links', door(item, id)),
          await insert(person, 'content_links', door(item, randomUUID())),
        ];
        if (writers.includes(person)) expect(answers[0]).toMatchObject({ status: 201 });
        else expect(answers[0]?.code).toBe(answers[1]?.code);
      },
    );
  });

  it('says on which day two were joined, and when the other end was asked, suggested or first seen', async () => {
    const item = await commitment({ live: true });
    await say('content', link(item, { from_kind: 'idea', from_id: '50000000-0000-4000-8000-000000000005' }));
    await say('content', link(item, { from_kind: 'question', from_id: 'd1000000-0000-4000-8000-000000000011' }));
    await say('content', link(item, { from_kind: 'question', from_id: 'd1000000-0000-4000-8000-000000000008' }));
    const ends = await toldOf(item);
    const [{ day, asked } = {}] = await query(
      `select private.town_day()::text as day, (client_created_at at time zone private.town_zone())::date::text as asked
       from public.qa_questions where id = 'd1000000-0000-4000-8000-000000000011'`,
    );
    expect(ends.map(({ on }) => on)).toEqual([day, day, day]);
    // The idea by its name on the wall, never by its form's; of what was declined not even the day.
    expect(ends).toEqual([
      expect.objectContaining({
        from_slug: '1dea0000-0000-4000-8000-000000000001',
        from_id: null,
        began_on: '2025-07-09',
      }),
      // The question by where it is read, never by the id that its asker's receipt shows.
      expect.objectContaining({
        from_slug: 'd0000000-0000-4000-8000-000000000002#question-d2000000-0000-4000-8000-000000000011',
        from_id: null,
        began_on: asked,
      }),
      expect.objectContaining({ from_slug: null, began_on: null }),
    ]);
  });

  it('an idea and a question that became a place’s repair were told at neither end', async () => {
    const [place] = await query("select id from public.sites where slug = 'harrow-mill'");
    const [idea, question] = ['1dea0000-0000-4000-8000-000000000004', 'd1000000-0000-4000-8000-000000000011'];
    const toPlace = { to_kind: 'site', to_id: place?.id, words_es: null };
    const words = ['The clock is repaired.', 'Asked when the clock is repaired.'];
    await say('content', link('', { ...toPlace, from_kind: 'idea', from_id: idea, words_en: words[0] }));
    await say('content', link('', { ...toPlace, from_kind: 'question', from_id: question, words_en: words[1] }));
    const at = (await told()).filter(({ words_en: said }) => words.includes(String(said)));
    expect(at).toMatchObject([
      { from_kind: 'idea', from_slug: idea, from_id: null, to_kind: 'site', to_slug: 'harrow-mill', to_id: null },
      { from_kind: 'question', from_id: null, to_kind: 'site', to_slug: 'harrow-mill', to_id: null },
    ]);
    const led = expect.arrayContaining([expect.objectContaining({ kind: 'site', slug: 'harrow-mill' })]);
    const wall = (await world().rpc('visitor', 'live_ideas', {})).rows;
    expect(wall.find(({ id }) => id === idea)).toMatchObject({ led_to: led });
    const [mine] = (await world().rpc('visitor', 'my_questions', { receipts: question })).rows;
    expect(mine).toMatchObject({ led_to: led });
  });

  it('a place is told at its commitment while it is shown, by its page and since when it is watched', async () => {
    const of = async () => (await told()).filter(({ from_slug: slug }) => slug === 'harrow-mill');
    expect(await of()).toEqual([
      expect.objectContaining({
        relation: 'about',
        from_kind: 'site',
        from_id: null,
        to_slug: 'harrow-mill',
        words_en: 'Harrow Mill',
      }),
    ]);
    await query("update public.sites set hidden = true where slug = 'harrow-mill'");
    expect(await of()).toEqual([]);
    await query("update public.sites set hidden = false where slug = 'harrow-mill'");
  });

  it('nobody writes in another name, and nobody changes or removes what was said', async () => {
    const row = link(await commitment({ live: true }));
    const foreign = await insert('content', 'content_links', { ...row, user_id: accountOf('manager')?.id ?? null });
    expect(foreign).toMatchObject({ code: '42501' });
    await insert('content', 'content_links', row);
    for (const method of ['PATCH', 'DELETE']) {
      const token = await world().token('candidate');
      const answer = await world().rest(method, `content_links?id=eq.${String(row['id'])}`, token, {
        state: 'withdrawn',
      });
      expect(answer.code).toBe('42501');
    }
  });

  it.each([
    ['a kind that there is not', { from_kind: 'user' }],
    ['a kind that is no name', { from_kind: 'A B' }],
    [
      'one thing as both ends',
      { from_id: '7e0c1f52-3b0e-4d35-9a51-5f2f6a0c9d11', to_id: '7e0c1f52-3b0e-4d35-9a51-5f2f6a0c9d11' },
    ],
    ['an unknown relation', { relation: 'owns' }],
    ['an unknown state', { state: 'deleted' }],
    ['an approval of nothing', { state: 'approved', words_en: null }],
    ['words that approve others', { approves: '7e0c1f52-3b0e-4d35-9a51-5f2f6a0c9d11' }],
    ['words of blanks', { words_en: '  ' }],
    ['words without end', { words_es: 'x'.repeat(301) }],
    ['words of what is taken back', { state: 'withdrawn' }],
    ['a day that never comes', { client_created_at: 'infinity' }],
    ['next year', { client_created_at: new Date(Date.now() + 366 * 86_400_000).toISOString() }],
    ['no end', { to_id: null }],
    ['a number for words', { words_en: { a: 1 }, words_es: null, relation: null }],
  ])('%s is refused', async (_, more) => {
    const row = link(randomUUID(), more);
    expect((await insert('content', 'content_links', row)).status).toBeGreaterThanOrEqual(400);
    expect(await query('select 1 from public.content_links where id = $1', [row['id']])).toEqual([]);
  });
});
