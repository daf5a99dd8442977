/** The landing page's sections, written like everything else: they go out in both languages at once, also at a planned time. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { words as en } from '../../src/sample/en.ts';
import { words as es } from '../../src/sample/es.ts';
import type { Row } from '../../supabase/local/database.ts';
import { inHours, passTime } from './support/passTime.ts';
import { accountOf } from './support/people.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const insert = async (table: string, row: Row) => {
    const own = { user_id: accountOf('content')?.id ?? null, client_created_at: new Date().toISOString() };
    return world().rest('POST', table, await world().token('content'), { ...own, ...row });
  };
  const said = async (locale: string): Promise<Row> => {
    const { rows } = await world().rest('GET', `content_snapshots?select=body&locale=eq.${locale}`, null);
    expect(rows.length).toBeLessThanOrEqual(1);
    return (rows[0]?.body ?? {}) as Row; // a snapshot's body
  };
  const closing = async () => {
    const [row] = await query(`
      select item.id, revision.id as revision, revision.body from public.content_items as item
      join public.content_revisions as revision on revision.item_id = item.id where item.kind = 'words-closing'
      order by revision.arrival desc limit 1`);
    return row as { id: string; revision: string; body: Row };
  };
  const write = async (title: Row) => {
    const item = await closing();
    const id = randomUUID();
    const row = { id, item_id: item.id, kind: 'words-closing', slug: 'closing', parent_id: item.revision };
    const answer = await insert('content_revisions', { ...row, body: { ...item.body, title } });
    expect(answer.message).toBe('');
    return { item: item.id, id };
  };
  const step = (item: string, revision: string, action: string, go_live_at: string | null = null, more: Row = {}) =>
    insert('content_events', { id: randomUUID(), item_id: item, revision_id: revision, action, go_live_at, ...more });

  it('a section’s body says in each language what the app says', async () => {
    for (const [locale, words] of Object.entries({ en, es })) {
      const [row] = await query(`select private.words_at($1, now(), null)::text as words`, [locale]);
      expect(JSON.parse(String(row?.words))).toEqual(words);
    }
  });

  it('a section that goes out is said in both languages, and nothing else changes', async () => {
    const { item, id } = await write({ en: 'One more door.', es: 'Una puerta más.' });
    expect((await step(item, id, 'published')).message).toBe('');
    expect(await said('en')).toEqual({ ...en, closing: { ...en.closing, title: 'One more door.' } });
    expect(await said('es')).toEqual({ ...es, closing: { ...es.closing, title: 'Una puerta más.' } });
  });

  it('what lacks a language is not said in the other either', async () => {
    const before = await said('en');
    const { item, id } = await write({ en: 'English alone.' });
    expect((await step(item, id, 'published')).code).toBe('22023');
    expect(await said('en')).toEqual(before);
  });

  it('planned words are said at their time, on top of what was published meanwhile, and not if they were called off', async () => {
    const off = await write({ en: 'Called off.', es: 'Cancelado.' });
    const soon = inHours(1);
    expect((await step(off.item, off.id, 'scheduled', soon)).message).toBe('');
    expect((await step(off.item, off.id, 'unscheduled')).message).toBe('');
    const planned = await write({ en: 'Planned.', es: 'Previsto.' });
    const then = inHours(2);
    expect((await step(planned.item, planned.id, 'scheduled', then)).message).toBe('');
    expect(JSON.stringify(await said('en'))).not.toContain('Planned.');
    const all = await world().rest('GET', 'content_snapshots?select=body', null);
    expect(JSON.stringify(all.rows)).not.toContain('Planned.');
    const now = await said('en');
    const hash = await query(
      `select private.content_sha256($1::jsonb) as now, private.content_sha256($2::jsonb) as next`,
      [now, { ...now, video: { ...en.video, title: 'Meanwhile' } }],
    );
    const meanwhile = await world().rpc('content', 'publish_content', {
      locale: 'en',
      body: { ...now, video: { ...en.video, title: 'Meanwhile' } },
      sha256: hash[0]?.next,
      replaces: hash[0]?.now,
    });
    expect(meanwhile.message).toBe('');
    await passTime(world().backend.database, 1.5);
    expect(await said('en')).toMatchObject({ closing: now.closing, video: { title: 'Meanwhile' } });
    await passTime(world().backend.database, 1);
    expect(await said('en')).toMatchObject({ closing: { title: 'Planned.' }, video: { title: 'Meanwhile' } });
    expect(await said('es')).toMatchObject({ closing: { title: 'Previsto.' } });
  });

  const bringIn = async (locale: string, words: Row) => {
    const now = await said(locale);
    const next = { ...now, closing: words };
    const [hash] = await query(
      `select private.content_sha256($1::jsonb) as now, private.content_sha256($2::jsonb) as next`,
      [now, next],
    );
    return world().rpc('content', 'publish_content', {
      locale,
      body: next,
      sha256: hash?.next,
      replaces: hash?.now,
    });
  };

  it('words that come from a file are a revision of their section, in one language, and of no other', async () => {
    const before = await closing();
    const count = () => query(`select count(*)::int as many from public.content_revisions`);
    const [{ many } = { many: 0 }] = await count();
    expect((await bringIn('es', { ...es.closing, title: 'De un archivo.' })).message).toBe('');
    const after = await closing();
    expect(after.body).toEqual({ ...before.body, title: { ...Object(before.body.title), es: 'De un archivo.' } });
    expect(await count()).toEqual([{ many: Number(many) + 1 }]);
    expect(await said('es')).toMatchObject({ closing: { title: 'De un archivo.' } });
    const rows = await query(
      `select revision.parent_id, private.is_live(revision.item_id) as live, step.action, step.user_id
       from public.content_revisions as revision join public.content_events as step on step.revision_id = revision.id where revision.id = $1`,
      [after.revision],
    );
    expect(rows).toEqual([
      { parent_id: before.revision, live: true, action: 'published', user_id: accountOf('content')?.id },
    ]);
  });

  it('… and beside a draft they are the other of two', async () => {
    const draft = await write({ en: 'A draft.', es: 'Un borrador.' });
    expect((await bringIn('en', { ...en.closing, title: 'From a file.' })).message).toBe('');
    const answer = await step(draft.item, draft.id, 'published');
    expect(answer.message).toBe('Two wrote on this at once. Put their words together first.');
    const item = await closing();
    const id = randomUUID();
    const row = { id, item_id: item.id, kind: 'words-closing', slug: 'closing', body: item.body };
    await insert('content_revisions', { ...row, parent_id: item.revision, merged_id: draft.id });
    expect((await step(draft.item, id, 'published')).message).toBe('');
  });

  it('every section comes back whole from what it says in each language', async () => {
    const rows = await query(`
      select item.kind from public.content_items as item join private.content_kinds as known on known.kind = item.kind
      join private.content_now as live on live.item_id = item.id join public.content_revisions as said on said.id = live.revision_id
      where item.kind like 'words-%' and (
        private.with_language(said.body, private.in_language(said.body, known.shape, 'en'), known.shape, 'en') <> said.body
        or private.with_language(said.body, private.in_language(said.body, known.shape, 'es'), known.shape, 'es') <> said.body
        or private.shape_problem(private.with_language(null, private.in_language(said.body, known.shape, 'en'), known.shape, 'en'), known.shape, false, '') is not null
      )`);
    expect(rows).toEqual([]);
  });

  it('words that are taken down are said no more, in neither language, and nothing else goes', async () => {
    const { item, id } = await write({ en: 'Wrong.', es: 'Falso.' });
    expect((await step(item, id, 'published')).message).toBe('');
    const { closing: _, ...others } = await said('en');
    expect((await step(item, id, 'unpublished')).message).toBe('');
    expect(await said('en')).toEqual(others);
    expect(await said('es')).not.toHaveProperty('closing');
    expect((await step(item, id, 'published')).message).toBe('');
    expect(await said('es')).toMatchObject({ closing: { title: 'Falso.' } });
  });

  it('words that expire are said until their hour, unless others were published before it', async () => {
    const short = await write({ en: 'Until noon.', es: 'Hasta el mediodía.' });
    const noon = inHours(1);
    expect((await step(short.item, short.id, 'published', new Date().toISOString(), { expire_at: noon })).message).toBe(
      '',
    );
    expect(await said('en')).toMatchObject({ closing: { title: 'Until noon.' } });
    await passTime(world().backend.database, 2);
    expect(await said('en')).not.toHaveProperty('closing');
    expect(await said('es')).not.toHaveProperty('closing');
    const soon = inHours(1);
    expect((await step(short.item, short.id, 'published', null, { expire_at: soon })).message).toBe('');
    const next = await write({ en: 'For good.', es: 'Para siempre.' });
    expect((await step(next.item, next.id, 'published')).message).toBe('');
    await passTime(world().backend.database, 2);
    expect(await said('en')).toMatchObject({ closing: { title: 'For good.' } });
  });

  it('words called off before anything was ever published are not said at their hour', async () => {
    const { item, id } = await write({ en: 'Called off.', es: 'Cancelado.' });
    const soon = inHours(1);
    await query('alter table public.content_snapshots disable trigger content_snapshots_never_change');
    const kept = await query('delete from public.content_snapshots returning locale, sha256, body, published_at');
    const live = await query(`
      delete from public.content_events as step using public.content_items as item
      where item.id = step.item_id and item.kind like 'words-%' returning step.id`);
    expect([kept.length, live.length].every((many) => many > 0)).toBe(true);
    expect((await step(item, id, 'scheduled', soon)).message).toBe('');
    expect((await step(item, id, 'unscheduled')).message).toBe('');
    await passTime(world().backend.database, 2);
    expect(await said('en')).toEqual({});
    // Whoever publishes now is the first to.
    const words = { closing: en.closing };
    const [hash] = await query(`select private.content_sha256($1::jsonb) as now`, [words]);
    const answer = await world().rpc('content', 'publish_content', {
      locale: 'en',
      body: words,
      sha256: hash?.now,
      replaces: null,
    });
    expect(answer.message).toBe('');
    expect(await said('en')).toEqual(words);
  });
});
