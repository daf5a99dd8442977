/** What readers say is wrong with a service, a program or a figure: who may say it, who reads it, what it does to the callers' queue, and what comes of it. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../supabase/local/database.ts';
import { correctionSchema } from '../../src/features/corrections/model/correctionSchema.ts';
import { correctionKind } from '../../src/features/corrections/model/correctionKind.ts';
import { correctionsDeskRead } from '../../src/features/corrections/data/deskRead.ts';
import { verdictKind, type Verdict } from '../../src/features/corrections/model/verdictKind.ts';
import { checksRead, findingsRead } from '../../src/features/wellness/data/checkReads.ts';
import { toldClosedRead } from '../../src/hooks/toldClosed.ts';
import { receiptCode } from '../../src/core/outbox/receipt.ts';
import { accountOf, people, type Person } from './support/people.ts';
import { ledgerOf } from './support/consents.ts';
import { databases, goodRow, useWorld } from './support/world.ts';

const writers: readonly Person[] = ['candidate', 'manager', 'content', 'deputy'];
/** Each is refused by the form's rules and by the database's. */
const BAD: readonly [string, Row][] = [
  ['page_corrections_reason_known', { reason: 'rumor' }],
  ['page_corrections_words_3_to_1000', { reason: 'hours', words: 'no' }],
  ['page_corrections_words_3_to_1000', { reason: 'hours', words: 'x'.repeat(1001) }],
  ['page_corrections_says_what', { reason: 'other', words: null }],
  ['page_corrections_email_shape', { email: 'somebody' }],
  ['page_corrections_phone_at_most_40', { phone: '1'.repeat(41) }],
];

describe('the form', () => {
  const good = { item: randomUUID(), reason: 'closed', words: '', email: '', phone: '' };
  it('takes what the database takes', () => expect(v.safeParse(correctionSchema, good).success).toBe(true));
  it.each(BAD)('refuses what breaks %s', (_, over) => {
    expect(v.safeParse(correctionSchema, { ...good, ...over }).success).toBe(false);
  });
});

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const { call } = ledgerOf(world);
  const idOf = async (slug: string) =>
    String((await query(`select id from public.content_items where slug = $1`, [slug]))[0]?.['id']);
  const post = (row: Row, token: string | null = null) => world().rest('POST', 'page_corrections', token, row);
  async function tell(slug: string, more: Row = {}): Promise<string> {
    const id = randomUUID();
    const row = { ...goodRow('page_corrections'), id, item_id: await idOf(slug), ...more };
    expect(await post(row)).toMatchObject({ status: 201 });
    return id;
  }
  const desk = async () => correctionsDeskRead.parse((await world().rpc('content', 'page_corrections_desk', {})).rows);
  const stateOf = async (id: string) =>
    (await query('select verdict, head, contested from public.page_corrections where id = $1', [id]))[0];
  async function judge(person: Person, correction: string, verdict: Verdict, seen: string | null = null) {
    const id = randomUUID();
    const row = verdictKind.toRow(
      { correction, verdict, note: null, seen },
      { id, userId: accountOf(person)?.id ?? null, createdAt: new Date().toISOString() },
    );
    const sent = await world().rest('POST', 'page_correction_acts', await world().token(person), row, {
      prefer: 'return=minimal',
    });
    return { ...sent, id };
  }
  const batch = async (person: Person) => checksRead.parse((await world().rpc(person, 'my_service_checks', {})).rows);
  const asked = async () => {
    await world().rpc('organizer', 'return_service_checks', {});
    await world().rpc('organizer', 'take_service_checks', { wanted: 50, after_days: 365, quiet_hours: 0 });
    const lines = await batch('organizer');
    await world().rpc('organizer', 'return_service_checks', {});
    return lines;
  };
  const told = (receipt: string) =>
    world().sqlAs(
      'visitor',
      async (ask) => (await ask('select public.my_page_correction($1) as told', [receipt]))[0]?.['told'],
    );

  it('takes one from anybody, once, and tells its receipt what came of it', async () => {
    const id = randomUUID();
    const payload = {
      item: await idOf('warm-line'),
      reason: 'hours' as const,
      words: 'Until ten now.',
      email: null,
      phone: null,
    };
    const filledIn = { trap: '', ms: 9000, agreed: { language: 'es' as const, wording: '2026-11-24' } };
    const row = correctionKind.toRow(
      { ...payload, filledIn },
      { id, userId: null, createdAt: new Date().toISOString() },
    );
    expect(await post(row)).toMatchObject({ status: 201 });
    expect(await post(row)).toMatchObject({ status: 409, code: '23505' });
    expect(await told(receiptCode(id))).toEqual({ verdict: null, on: null });
    await judge('content', id, 'put_right');
    expect(await told(receiptCode(id))).toMatchObject({ verdict: 'put_right' });
    expect(await told('0000-0000')).toBeNull();
  });

  it.each(BAD)('refuses what breaks %s', async (constraint, over) => {
    const answer = await post({ ...goodRow('page_corrections'), ...over });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.message).toContain(constraint);
  });

  it('takes none of what is corrected elsewhere, of nothing, under another name, or with a verdict', async () => {
    const row = () => goodRow('page_corrections');
    const commitment = (await query(`select id from public.content_items where kind = 'commitment' limit 1`))[0]?.[
      'id'
    ];
    expect((await post({ ...row(), item_id: commitment })).message).toContain('corrected elsewhere');
    expect((await post({ ...row(), item_id: randomUUID() })).message).toContain('page_corrections_item_id_fkey');
    expect((await post({ ...row(), user_id: accountOf('manager')?.id })).status).toBe(401);
    expect((await post({ ...row(), verdict: 'put_right' })).status).toBe(401);
    for (const client_created_at of ['2019-01-01T00:00:00Z', 'infinity'])
      expect((await post({ ...row(), client_created_at })).message).toContain('phone_time_believable');
  });

  it('asks nobody where a confidential shelter is, and shows callers no address of it', async () => {
    const item = await idOf('safe-harbor');
    const where = { ...goodRow('page_corrections'), item_id: item, reason: 'address', words: 'At the mill.' };
    expect((await post(where)).message).toContain('no address here');
    await tell('safe-harbor', { reason: 'phone', words: 'It rings out.' });
    const line = (await asked()).find(({ slug }) => slug === 'safe-harbor');
    expect(line?.told[0]?.words).toBe('It rings out.');
    expect(JSON.stringify(line?.body)).not.toContain('address');
  });

  it.each(people)('%s reads and judges corrections only if the role says so', async (person) => {
    const may = writers.includes(person);
    const id = await tell('first-job');
    expect((await world().rpc(person, 'page_corrections_desk', {})).code === '').toBe(may);
    const read = await world().rest(
      'GET',
      `page_corrections?select=id&id=eq.${id}`,
      person === 'visitor' ? null : await world().token(person),
    );
    expect(read.status === 200 && read.rows.length === 1).toBe(may);
    if (person !== 'visitor') expect((await judge(person, id, 'stands')).status === 201).toBe(may);
    expect((await stateOf(id))?.['verdict'] ?? null).toBe(may ? 'stands' : null);
  });

  it('stands first in a caller’s batch, program or service, with its words and nobody’s address, until somebody has asked', async () => {
    await query('delete from public.page_corrections');
    await tell('homework-table', {
      reason: 'cost',
      words: 'It costs five dollars now.',
      email: 'a.reader@example.com',
    });
    const [first] = await asked();
    expect(first).toMatchObject({ slug: 'homework-table', kind: 'program' });
    expect(first?.told).toMatchObject([{ reason: 'cost', words: 'It costs five dollars now.' }]);
    expect(JSON.stringify(first)).not.toContain('a.reader');
    const check = {
      id: randomUUID(),
      item_id: first?.item_id,
      revision_id: first?.revision_id,
      heard: 'as_shown',
      user_id: accountOf('organizer')?.id,
      client_created_at: new Date().toISOString(),
    };
    const sent = await world().rest('POST', 'service_checks', await world().token('organizer'), check, {
      prefer: 'return=minimal',
    });
    expect(sent).toMatchObject({ status: 201 });
    expect((await asked()).some(({ slug }) => slug === 'homework-table')).toBe(false);
    // The day that the page shows is that of the call: of a program as of a service.
    const [step] = await query(
      `select user_id from public.content_events where item_id = $1 and action = 'verified' order by arrival desc limit 1`,
      [first?.item_id],
    );
    expect(step?.['user_id']).toBe(accountOf('organizer')?.id);
  });

  it('what looks sent by no person stands before no caller, and last on the desk', async () => {
    await query('delete from public.page_corrections');
    await tell('warm-line', { trap: 'buy', filled_in_ms: 100 });
    await tell('story-hour');
    expect((await asked()).find(({ slug }) => slug === 'warm-line')?.told ?? []).toEqual([]);
    expect((await desk()).map(({ slug, odd }) => [slug, odd])).toEqual([
      ['story-hour', false],
      ['warm-line', true],
    ]);
  });

  it('a hundred readers who say "closed" mark nothing; one caller who heard it does, until a writer settles it', async () => {
    const item = await idOf('mill-robotics');
    const marked = async () =>
      toldClosedRead.parse((await world().rpc('visitor', 'told_closed', {})).rows).some(({ id }) => id === item);
    for (let n = 0; n < 20; n += 1) await tell('mill-robotics');
    expect(await marked()).toBe(false);
    const [live] = await query('select revision_id from private.content_now where item_id = $1', [item]);
    const hear = async (person: Person, heard: string) => {
      const [known] = await query('select head from private.service_check_heads where item_id = $1', [item]);
      return world().rest(
        'POST',
        'service_checks',
        await world().token(person),
        {
          id: randomUUID(),
          item_id: item,
          revision_id: live?.['revision_id'],
          heard,
          seen: known?.['head'] ?? null,
          user_id: accountOf(person)?.id,
          client_created_at: new Date().toISOString(),
        },
        { prefer: 'return=minimal' },
      );
    };
    expect((await hear('organizer', 'closed')).status).toBe(201);
    expect(await marked()).toBe(true);
    const [finding] = findingsRead
      .parse((await world().rpc('content', 'service_findings', {})).rows)
      .filter(({ item_id: one }) => one === item);
    expect(finding).toMatchObject({ kind: 'program', waits: true });
    expect((await hear('content', 'settled')).status).toBe(201);
    expect(await marked()).toBe(false);
  });

  it('keeps a verdict that was given without having seen another one, shows both, and does neither twice', async () => {
    const id = await tell('older-neighbors');
    const first = await judge('content', id, 'stands');
    await judge('manager', id, 'put_right');
    expect(await stateOf(id)).toEqual({ verdict: 'stands', head: first.id, contested: true });
    expect((await desk()).find((one) => one.id === id)?.acts.map(({ counts }) => counts)).toEqual([true, false]);
    await judge('manager', id, 'unclear', first.id);
    expect(await stateOf(id)).toMatchObject({ verdict: 'unclear', contested: false });
    const before = await stateOf(id);
    for (const method of ['PATCH', 'DELETE'] as const)
      for (const table of [`page_corrections?id=eq.${id}`, `page_correction_acts?correction_id=eq.${id}`])
        await world().rest(method, table, await world().token('content'), { verdict: 'stands' });
    expect(await stateOf(id)).toEqual(before);
    expect(await query('select 1 from public.page_correction_acts where correction_id = $1', [id])).toHaveLength(3);
  });

  it('goes with whoever left an address, and comes back from no phone; what was judged goes by its rule', async () => {
    const id = await tell('story-hour', {
      email: 'gone.reader@example.com',
      words: 'No longer on Mondays.',
      reason: 'hours',
    });
    const stays = await tell('story-hour', { email: 'other.reader@example.com' });
    const request = randomUUID();
    const asks = { request, kind: 'access', name: null, email: 'Gone.Reader@example.com', phone: null };
    expect((await world().rpc('manager', 'open_privacy_request', asks)).code).toBe('');
    await world().rpc('manager', 'note_privacy_step', {
      step_id: randomUUID(),
      request,
      step: 'identity_checked',
      reason: 'By mail.',
    });
    const file = JSON.stringify(await call('manager', 'privacy_file', { request }));
    expect(file).toContain('No longer on Mondays.');
    expect(file).not.toContain('other.reader');
    const erase = randomUUID();
    await world().rpc('manager', 'open_privacy_request', { ...asks, request: erase, kind: 'erase' });
    await world().rpc('manager', 'note_privacy_step', {
      step_id: randomUUID(),
      request: erase,
      step: 'identity_checked',
      reason: 'By mail.',
    });
    expect((await world().rpc('manager', 'erase_person', { request: erase })).code).toBe('');
    expect(await stateOf(id)).toBeUndefined();
    expect(await stateOf(stays)).toBeDefined();
    expect(await post({ ...goodRow('page_corrections'), id })).toMatchObject({ status: 409, code: '23505' });

    await judge('content', stays, 'stands');
    await query(`update public.page_corrections set created_at = now() - interval '40 days' where id = $1`, [stays]);
    await query(`update private.retention_rules set days = 30 where subject = 'corrections'`);
    const due = async () =>
      (await query(`select id from private.due_to_go('corrections') as gone (id)`)).map((row) => row['id']);
    // Judged today.
    expect(await due()).not.toContain(stays);
    await query(
      `update public.page_correction_acts set created_at = now() - interval '39 days', client_created_at = now() - interval '39 days' where correction_id = $1`,
      [stays],
    );
    expect(await due()).toContain(stays);
    expect((await world().rpc('manager', 'run_retention', { subject: 'corrections' })).code).toBe('');
    expect(await stateOf(stays)).toBeUndefined();
  });
});
