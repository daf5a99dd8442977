/** What staff are told: once each, only themselves, and nothing of whoever is erased or given to somebody else since. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { webhookForm } from '../../src/features/webhooks/model/webhook.ts';
import type { Row } from '../../supabase/local/database.ts';
import { accountOf, leaders, people, staff, type Person } from './support/people.ts';
import { databases, goodRow, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const idOf = (person: Person) => accountOf(person)?.id ?? null;

  async function volunteer(): Promise<string> {
    const row = {
      ...goodRow('signups'),
      id: randomUUID(),
      type: 'volunteer',
      phone: '(207) 555-0199',
      interest: 'door_knock',
    };
    const client_created_at = new Date().toISOString();
    expect(await world().rest('POST', 'signups', null, { ...row, client_created_at })).toMatchObject({ status: 201 });
    return row.id;
  }
  async function assign(by: Person, submission: string, to: Person, seen: string | null = null) {
    const id = randomUUID();
    const answer = await world().rest('POST', 'submission_actions', await world().token(by), {
      id,
      submission_kind: 'signup',
      submission_id: submission,
      action: 'assigned',
      assignee: idOf(to),
      seen_action: seen,
      user_id: idOf(by),
      client_created_at: new Date().toISOString(),
    });
    expect(answer).toMatchObject({ status: 201 });
    return id;
  }
  const told = async (person: Person) => (await world().rpc(person, 'my_notices')).rows as Row[];
  const about = async (person: Person, submission: string) =>
    (await told(person)).filter((one) => one['submission_id'] === submission);
  const mails = async (person: Person) =>
    query('select kind, key, due_at, data from private.outgoing_mails where user_id = $1 order by created_at', [
      idOf(person),
    ]);
  const claim = async () => (await query('select public.claim_mails(100) as mails'))[0]?.['mails'] as Row[]; // a jsonb array

  it.each(people)('%s hears of what is theirs as staff, and of nobody else’s', async (person) => {
    const calls: readonly [string, Row][] = [
      ['my_notices', {}],
      ['my_notice_choices', {}],
      ['read_notices', { until: new Date().toISOString() }],
      ['choose_notices', { digest: true, assigned: true, language: 'en' }],
    ];
    for (const [name, args] of calls) {
      const { code } = await world().rpc(person, name, args);
      expect([name, code]).toEqual([name, staff.includes(person) ? '' : '42501']);
    }
    const tables = await world().rest('GET', 'notices?select=*', await world().token(person));
    expect(tables.status).toBeGreaterThanOrEqual(400);
  });

  it('tells an assignee once, and nobody of what they took themselves', async () => {
    const id = await volunteer();
    await assign('manager', id, 'organizer');
    expect(await about('organizer', id)).toMatchObject([{ kind: 'assigned', what: 'volunteer', read_at: null }]);
    expect(await about('manager', id)).toEqual([]);
    const own = await volunteer();
    await assign('organizer', own, 'organizer');
    expect(await about('organizer', own)).toEqual([]);
  });

  it('is silent about what was given to somebody else since, and about who is erased', async () => {
    const id = await volunteer();
    const first = await assign('manager', id, 'organizer');
    await assign('manager', id, 'advisor', first);
    expect(await about('organizer', id)).toEqual([]);
    expect(await about('advisor', id)).toHaveLength(1);
    await query('delete from public.signups where id = $1', [id]);
    expect(await about('advisor', id)).toEqual([]);
    expect(await query('select 1 from private.notices where submission_id = $1', [id])).toEqual([]);
  });

  it('an assignment that lost against another tells nobody', async () => {
    const id = await volunteer();
    await assign('manager', id, 'organizer');
    await assign('candidate', id, 'advisor', null);
    expect(await about('advisor', id)).toEqual([]);
  });

  it('puts what was given within a quarter of an hour into one mail, and sends none when all was seen', async () => {
    await query('delete from private.outgoing_mails');
    const [a, b] = [await volunteer(), await volunteer()];
    await assign('manager', a, 'content');
    await assign('manager', b, 'content');
    const [mail, more] = await mails('content');
    expect(more).toBeUndefined();
    expect(new Date(String(mail?.['due_at'])).getTime()).toBeGreaterThan(Date.now());
    await query('update private.outgoing_mails set due_at = now()');
    expect(await claim()).toMatchObject([{ kind: 'assigned', data: { count: 2 } }]);

    await query('delete from private.outgoing_mails');
    const c = await volunteer();
    await assign('manager', c, 'content');
    await world().rpc('content', 'read_notices', { until: new Date(Date.now() + 1000).toISOString() });
    await query('update private.outgoing_mails set due_at = now()');
    expect(await claim()).toEqual([]);
    expect(await mails('content')).toHaveLength(1);
    expect(await query('select problem from private.outgoing_mails')).toEqual([{ problem: 'not needed' }]);
  });

  it('writes to nobody who wants no mail, and in the language they chose', async () => {
    await query('delete from private.outgoing_mails');
    await world().rpc('finance', 'choose_notices', { digest: false, assigned: false, language: 'es' });
    await assign('manager', await volunteer(), 'finance');
    expect(await mails('finance')).toEqual([]);
    await world().rpc('finance', 'choose_notices', { digest: true, assigned: true, language: 'es' });
    await assign('manager', await volunteer(), 'finance');
    expect(await query('select language from private.outgoing_mails where user_id = $1', [idOf('finance')])).toEqual([
      { language: 'es' },
    ]);
    const french = await world().rpc('finance', 'choose_notices', { digest: true, assigned: true, language: 'fr' });
    expect(french.status).toBeGreaterThanOrEqual(400);
    expect(await query('select language from private.notice_choices where user_id = $1', [idOf('finance')])).toEqual([
      { language: 'es' },
    ]);
  });

  it('writes the morning’s digests once a day, however many ask, with numbers alone', async () => {
    await volunteer();
    await query("delete from private.notices where kind = 'digest'");
    await query('delete from private.outgoing_mails');
    const morning = async () => {
      const [hour] = await query('select extract(hour from now() at time zone private.town_zone())::int as hour');
      const at = Number(hour?.['hour']);
      return at >= 7 && at <= 19;
    };
    await query('update private.digest_days set day = private.town_day() - 1');
    await Promise.all([query('select private.write_digests()'), query('select private.write_digests()')]);
    await query('select private.write_digests()');
    const rows = await query("select user_id, counts from private.notices where kind = 'digest'");
    if (!(await morning())) {
      expect(rows).toEqual([]);
      await query('select private.write_digests_of_today()');
    }
    const written = await query("select user_id, counts from private.notices where kind = 'digest'");
    const managers = written.filter((one) => one['user_id'] === idOf('manager'));
    expect(managers).toHaveLength(1);
    expect(Object.keys(managers[0]?.['counts'] as object).toSorted()).toEqual([
      'mine',
      'money',
      'new',
      'overdue',
      'questions',
    ]);
    // What is due about money is told to who keeps the books, and to nobody else.
    const moneyOf = (person: Person) =>
      (written.find((one) => one['user_id'] === idOf(person))?.['counts'] as Row | undefined)?.['money'];
    expect(moneyOf('finance')).toBeGreaterThan(0);
    expect(moneyOf('organizer') ?? 0).toBe(0);
    expect(written.some((one) => one['user_id'] === idOf('newcomer'))).toBe(false);
    expect((await mails('manager')).filter((one) => one['kind'] === 'digest')).toHaveLength(1);
    expect((await told('manager')).filter((one) => one['kind'] === 'digest')).toHaveLength(1);
  });

  it.each(people)(
    '%s tells other programs of signups only as a leader, and sends their messages never',
    async (person) => {
      const leads = leaders.includes(person);
      const made = await world().rpc(person, 'add_webhook', {
        url: 'https://example.org/signups',
        what: ['volunteer'],
      });
      expect(made.code).toBe(leads ? '' : '42501');
      const [hook] = await query("select id from private.webhooks where url = 'https://example.org/signups'");
      const webhook = String(hook?.['id'] ?? randomUUID());
      const calls: readonly [string, Row][] = [
        ['webhook_overview', {}],
        ['try_webhook', { webhook }],
        ['resend_webhook', { message: randomUUID() }],
        ['end_webhook', { webhook }],
      ];
      for (const [name, args] of calls)
        expect([name, (await world().rpc(person, name, args)).code]).toEqual([name, leads ? '' : '42501']);
      for (const [name, args] of [
        ['claim_webhooks', {}],
        ['settle_webhook', { message: randomUUID(), status: 200 }],
      ] as const)
        expect([name, (await world().rpc(person, name, args)).code]).toEqual([name, '42501']);
      // Shown once: nobody reads it again.
      const overview = await world().rpc(person, 'webhook_overview');
      expect(JSON.stringify(overview)).not.toContain('whsec_');
      await query('delete from private.webhooks');
    },
  );

  it.each([
    ['no address', 'nothing'],
    ['no program of this kind', 'ftp://example.org/'],
    ['a name and a word in it', 'https://user:word@example.org/'],
    ['a line break', 'https://example.org/\nHost: other'],
    ['one of 501 characters', `https://example.org/${'a'.repeat(481)}`],
  ])('tells nobody at %s, and the form says so first', async (_name, url) => {
    expect(v.safeParse(webhookForm, { url, what: ['volunteer'] }).success).toBe(false);
    const { status } = await world().rpc('manager', 'add_webhook', { url, what: ['volunteer'] });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await query('select 1 from private.webhooks')).toEqual([]);
  });

  it('counts for each person what they answer for, as the inbox does', async () => {
    const counts = new Map(
      (await query('select user_id, counts from private.morning_counts()')).map((one) => [
        one['user_id'],
        one['counts'],
      ]),
    );
    for (const person of staff) {
      const seen = async (view: string) =>
        ((await world().rpc(person, 'inbox', { in_view: view, most: 200 })).rows as Row[]).length;
      const said = (counts.get(idOf(person)) ?? { new: 0, overdue: 0, mine: 0 }) as { overdue: number; mine: number };
      expect([person, said.overdue, said.mine]).toEqual([person, await seen('overdue'), await seen('mine')]);
    }
  });
});
