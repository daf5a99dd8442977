/** Gifts, givers, slips and pictures of checks: written wrongly, by halves, of another, after the role or the sign-in is gone. */
import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../db/support/people.ts';
import { draw } from '../support/pictures.ts';
import { auth, change, idOf, rest, rowsOf, signIn, stored, type Row } from './support/api.ts';
import { expectWell } from './support/honest.ts';
import { head, speak } from './support/http.ts';
import { ADA, gift, giver, KEPT, link, slip } from './support/money.ts';
import { serverFault } from './support/serverFaults.ts';
import { useTarget } from './support/target.ts';
import { writing } from './support/writing.ts';

const target = useTarget({ unlimited: true });
const staff = writing(target);
const huge = 'x'.repeat(300_000);
let jpeg = '';

beforeAll(async () => {
  jpeg = (await draw('image/jpeg')).toString('base64');
});

/** Whatever each row is answered: its writer's mistake, and none of them in the table. */
async function refused(person: Person, table: string, rows: readonly Row[]): Promise<string[]> {
  const faults: string[] = [];
  const before = (await stored(target(), table, 'select=id')).length;
  for (const row of rows) {
    const { status, text } = await staff.send(person, table, row);
    if (status < 400 || status >= 500) faults.push(`${status} ${JSON.stringify(row).slice(0, 300)} ${text}`);
  }
  const after = (await stored(target(), table, 'select=id')).length;
  return after === before ? faults : [...faults, `${after - before} rows of ${table}`];
}

const times: readonly unknown[] = ['infinity', '-infinity', '9999-12-31T00:00:00Z', '1969-01-01T00:00:00Z', 'never', 0];
const days: readonly unknown[] = ['infinity', '-infinity', '2026-02-30', '9999-12-31', '1969-12-31', '', 20_261_124];
const amounts: readonly unknown[] = [
  0,
  -1,
  0.5,
  1e12,
  1e19,
  1e300,
  'NaN',
  'Infinity',
  '12.50',
  '$5',
  '',
  null,
  [1, 2],
  { cents: 1 },
];
/** Not the sender's to say. */
const notTheirs: readonly Row[] = [
  { created_at: '2026-01-01T00:00:00Z' },
  { arrival: 1 },
  { happened_at: '2026-01-01T00:00:00Z' },
  { user_id: idOf('manager') },
  { user_id: null },
  { id: null },
  { id: 'x' },
  { ctid: '(0,1)' },
  { no_such: 1 },
];

describe('what is written wrongly', () => {
  it('of a gift is its writer’s mistake, and is in no ledger', async () => {
    const wrong: readonly Row[] = [
      ...amounts.map((amount_cents) => ({ amount_cents })),
      ...days.map((received_on) => ({ received_on })),
      ...times.map((client_created_at) => ({ client_created_at })),
      ...notTheirs,
      ...['', 'gift', 'CONTRIBUTION', 'refund', 'expenditure\u0000'].map((type) => ({ type })),
      ...['', 'gold', 'in_kind', 'loan', null].map((method) => ({ method })),
      { contributor_id: 'x' },
      { election_id: 'no-such' },
      { election_id: huge },
      { purpose: huge },
      { memo: 'x'.repeat(1001) },
      { memo: '\u0000' },
      { check_number: '' },
      { statement_version: huge },
      // What only putting right writes.
      { reverses_id: randomUUID(), amount_cents: -2500 },
      { refunds_id: randomUUID(), type: 'refund' },
      { item_id: randomUUID() },
      { group_id: randomUUID() },
      { action: 'void', reason: 'Because.' },
    ];
    const rows = wrong.map((over) => gift('finance', over));
    expect(await refused('finance', 'ledger_entries', rows)).toEqual([]);
    await expectWell(target());
  });

  it('of a giver, of two givers and of a slip is, too', async () => {
    const givers: readonly Row[] = [
      ...times.map((client_created_at) => ({ client_created_at })),
      ...notTheirs,
      ...['', 'ind', 'PAC', null].map((kind) => ({ kind })),
      ...['', 'x', huge, null, '\u0000'].map((name) => ({ name })),
      { street: '' },
      { street: huge },
      { email: 'not an address' },
      { email: `${'x'.repeat(300)}@example.org` },
      { phone: huge },
      { contributor_id: null },
    ];
    const [low, high] = [randomUUID(), randomUUID()].sort();
    const links: readonly Row[] = [
      ...times.map((client_created_at) => ({ client_created_at })),
      ...notTheirs,
      ...['', 'SAME', 'merged', null].map((verdict) => ({ verdict })),
      { a: high, b: low },
      { a: low, b: low },
      // Who was never heard of.
      { a: low, b: high },
    ];
    const slips: readonly Row[] = [
      ...days.map((happened_on) => ({ happened_on })),
      ...times.map((client_created_at) => ({ client_created_at })),
      ...notTheirs,
      ...['', 'bank', null].map((action) => ({ action })),
      { action: 'put', happened_on: null },
      { action: 'take', happened_on: null, gives_id: randomUUID() },
      { action: 'give', happened_on: null, to_user: randomUUID() },
      { action: 'give', happened_on: null, to_user: idOf('newcomer') },
      { slip_id: null },
      { bank_reference: '' },
      { bank_reference: huge },
      { counts: true },
      { keeps_books: true },
    ];
    expect
      .soft(
        await refused(
          'finance',
          'contributor_versions',
          givers.map((over) => giver('finance', over)),
        ),
      )
      .toEqual([]);
    expect
      .soft(
        await refused(
          'finance',
          'contributor_links',
          links.map((over) => link('finance', over)),
        ),
      )
      .toEqual([]);
    expect(
      await refused(
        'finance',
        'deposit_events',
        slips.map((over) => slip('finance', over)),
      ),
    ).toEqual([]);
    await expectWell(target());
  });

  it('in a list takes what stands beside it along into nothing', async () => {
    const list = [gift('finance'), gift('finance', { amount_cents: -1 }), gift('finance')];
    expect((await staff.send('finance', 'ledger_entries', list)).status).toBe(400);
    const ids = list.map(({ id }) => String(id)).join(',');
    expect(await stored(target(), 'ledger_entries', `select=id&id=in.(${ids})`)).toEqual([]);
  });
});

describe('a gift', () => {
  const headers = async (length: number) =>
    [
      ['apikey', target().publishableKey],
      ['authorization', `Bearer ${await staff.tokenOf('organizer')}`],
      ['content-type', 'application/json'],
      ['content-length', String(length)],
    ] as const;

  it('that is cut off on its way is in no ledger, and once it is sent again it is there once', async () => {
    const row = gift('organizer');
    const text = JSON.stringify(row);
    for (const [bytes, said] of [
      [text.slice(0, text.length / 2), text.length],
      [text, text.length + 50],
      [`[${text}`, text.length + 2],
    ] as const)
      await speak(target().port, head('POST', '/rest/v1/ledger_entries', await headers(said)) + bytes, 500);
    const there = () => stored(target(), 'ledger_entries', `select=id,amount_cents&id=eq.${String(row['id'])}`);
    expect(await there()).toEqual([]);
    // Whole, but nobody waits for the answer: it may be there or not, never twice.
    await speak(target().port, head('POST', '/rest/v1/ledger_entries', await headers(text.length)) + text, 20);
    const again = await staff.send('organizer', 'ledger_entries', row);
    expect([201, 409]).toContain(again.status);
    expect(await there()).toEqual([{ id: row['id'], amount_cents: 2500 }]);
  });

  it('by ten at once with one id is there once, and nobody overwrites it', async () => {
    const row = gift('organizer');
    const answers = await Promise.all(Array.from({ length: 10 }, () => staff.send('organizer', 'ledger_entries', row)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    const mine = `ledger_entries?id=eq.${String(row['id'])}`;
    for (const person of ['organizer', 'finance', 'candidate', 'content'] as const) {
      const other = { ...row, user_id: idOf(person), amount_cents: 999_900 };
      for (const prefer of ['resolution=merge-duplicates', 'resolution=ignore-duplicates', ''])
        await staff.ask(person, 'POST', 'ledger_entries?on_conflict=id', other, { prefer });
      for (const method of ['PATCH', 'PUT', 'DELETE'])
        expect((await staff.ask(person, method, mine, other)).status, method).toBeGreaterThanOrEqual(400);
    }
    const [kept] = await stored(target(), 'ledger_entries', `select=amount_cents,user_id&id=eq.${String(row['id'])}`);
    expect(kept).toEqual({ amount_cents: 2500, user_id: idOf('organizer') });
  });

  it('by three hundred in ten lists at once is counted to the cent while honest rows are taken', async () => {
    const raised = async () =>
      Number((rowsOf(await staff.call('finance', 'money_overview', {}))[0] ?? {})['raised_cents']);
    const before = await raised();
    const lists = Array.from({ length: 10 }, () =>
      Array.from({ length: 30 }, () => gift('finance', { amount_cents: 1001 })),
    );
    const [answers] = await Promise.all([
      Promise.all(lists.map((list) => staff.send('finance', 'ledger_entries', list))),
      expectWell(target(), 10_000),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(await raised()).toBe(before + 300 * 1001);
  });

  it('too large for any phone is refused, its picture, too', async () => {
    const entry = gift('organizer');
    expect((await staff.send('organizer', 'ledger_entries', entry)).status).toBe(201);
    const many = Array.from({ length: 8000 }, () => gift('organizer'));
    expect((await staff.send('organizer', 'ledger_entries', many)).status).toBe(413);
    const picture = (over: Row = {}): Row => ({
      id: randomUUID(),
      entry_id: entry['id'],
      picture: jpeg,
      user_id: idOf('organizer'),
      client_created_at: new Date().toISOString(),
      ...over,
    });
    const wrong: readonly Row[] = [
      ...[`/9j/${'A'.repeat(300_000)}`, '', '<svg onload="alert(1)">', jpeg.slice(0, 100), null, 1].map((said) => ({
        picture: said,
      })),
      ...times.map((client_created_at) => ({ client_created_at })),
      { entry_id: null },
      { entry_id: 'x' },
      { user_id: idOf('finance') },
      { created_at: '2026-01-01T00:00:00Z' },
    ];
    expect(await refused('organizer', 'entry_pictures', wrong.map(picture))).toEqual([]);
    // Six a person and entry, also by twenty at once.
    await Promise.all(Array.from({ length: 20 }, () => staff.send('organizer', 'entry_pictures', picture())));
    const kept = await stored(target(), 'entry_pictures', `select=id&entry_id=eq.${String(entry['id'])}`);
    expect(kept.length).toBeLessThanOrEqual(6);
    await expectWell(target());
  });
});

describe('another’s', () => {
  it('giver, gift, slip and picture are nobody’s to write of who collects', async () => {
    const theirs = gift('finance');
    const handed = slip('finance', { action: 'put', entry_id: theirs['id'], happened_on: null });
    for (const [table, row] of [
      ['ledger_entries', theirs],
      ['deposit_events', handed],
    ] as const)
      expect((await staff.send('finance', table, row)).status).toBe(201);
    const given = slip('finance', {
      slip_id: handed['slip_id'],
      action: 'give',
      to_user: idOf('manager'),
      happened_on: null,
    });
    expect((await staff.send('finance', 'deposit_events', given)).status).toBe(201);
    const tries: readonly (readonly [string, Row])[] = [
      ['ledger_entries', gift('organizer', { contributor_id: ADA })],
      ['ledger_entries', gift('organizer', { contributor_id: theirs['contributor_id'] })],
      ['ledger_entries', gift('organizer', { type: 'expenditure', purpose: 'Paper' })],
      ['contributor_versions', giver('organizer', { contributor_id: ADA, name: 'Ada Renamed' })],
      ['contributor_links', link('organizer')],
      ['deposit_events', slip('organizer', { slip_id: handed['slip_id'] })],
      ['deposit_events', slip('organizer', { action: 'put', entry_id: theirs['id'], happened_on: null })],
      [
        'deposit_events',
        slip('organizer', { slip_id: handed['slip_id'], action: 'take', gives_id: given['id'], happened_on: null }),
      ],
      [
        'entry_pictures',
        {
          id: randomUUID(),
          entry_id: theirs['id'],
          picture: jpeg,
          user_id: idOf('organizer'),
          client_created_at: new Date().toISOString(),
        },
      ],
    ];
    for (const [table, row] of tries) {
      expect([table, (await staff.send('organizer', table, row)).status]).toEqual([table, 403]);
      expect(await stored(target(), table, `select=id&id=eq.${String(row['id'])}`)).toEqual([]);
    }
    const calls: readonly (readonly [string, Row])[] = [
      [
        'revise_entry',
        { of_entry: theirs['id'], change: randomUUID(), deed: 'void', reason: 'Mine now.', replacements: [] },
      ],
      [
        'refund_entry',
        {
          of_entry: theirs['id'],
          refund: randomUUID(),
          cents: 1,
          paid_on: theirs['received_on'],
          way: 'cash',
          reason: 'Mine.',
        },
      ],
      ['approve_entry', { of_entry: theirs['id'] }],
      [
        'withhold_contributor',
        { withholding: randomUUID(), contributor: ADA, withheld: true, reason: 'So that nobody looks.' },
      ],
      ['giver_page', { giver: ADA }],
      ['find_givers', { words: 'ada' }],
      ['money_like_givers', {}],
      ['money_loans', {}],
      ['money_obligations', {}],
      ['money_bank', {}],
      ['money_reports', {}],
      ['money_publications', {}],
      ['money_rule_sets', {}],
      ['money_elections', {}],
      ['preview_elections', { draft: { cycles: [], elections: [] } }],
      ['save_elections', { election_version: randomUUID(), draft: { cycles: [], elections: [] }, after_version: null }],
      ['publish_books', { publication: randomUUID() }],
    ];
    for (const person of ['organizer', 'advisor', 'newcomer', 'visitor'] as const)
      for (const [name, args] of calls)
        expect([person, name, (await staff.call(person, name, args)).status]).toEqual([
          person,
          name,
          person === 'visitor' ? 401 : 403,
        ]);
  });

  it('names, gifts and pictures are read by no way of asking', async () => {
    for (const person of ['organizer', 'content', 'advisor', 'newcomer', 'visitor'] as const) {
      for (const table of KEPT) {
        for (const query of [
          'select=*&limit=1000',
          `select=*&user_id=eq.${idOf('finance')}`,
          'select=*&order=user_id&limit=1000',
          'select=*&or=(user_id.is.null,user_id.not.is.null)',
        ]) {
          // Rules are every member of staff's to know.
          if (['rules', 'rule_sets'].includes(table) && !['newcomer', 'visitor'].includes(person)) continue;
          const answer = await staff.ask(person, 'GET', `${table}?${query}`);
          expect(serverFault(answer)).toBeNull();
          const seen = answer.status === 200 ? rowsOf(answer) : [];
          expect([person, table, seen.filter((row) => row['user_id'] !== idOf(person))]).toEqual([person, table, []]);
        }
      }
      const book = await staff.call(person, 'money_book', {});
      expect(book.text).not.toContain('Abbott');
      const page = await staff.call(person, 'money_ledger', { of_contributor: ADA, most: 200 });
      expect(page.text).not.toContain('Abbott');
    }
  });
});

describe('whoever', () => {
  it('has lost the role with the token still in their pocket reads and writes nothing, what waits on their phone included', async () => {
    const held = (await signIn(target(), 'deputy')).access;
    const send = (method: string, path: string, body?: unknown) => rest(target(), method, path, body, { token: held });
    const mine = gift('deputy');
    expect((await send('POST', 'ledger_entries', mine)).status).toBe(201);
    expect(rowsOf(await send('GET', 'ledger_entries?select=id'))).not.toEqual([]);
    for (const role of ['field_organizer', 'content_manager'])
      expect((await staff.call('manager', 'revoke_role', { person: idOf('deputy'), role })).status).toBeLessThan(300);
    for (const [table, row] of [
      ['ledger_entries', gift('deputy')],
      ['contributor_versions', giver('deputy')],
      ['deposit_events', slip('deputy')],
      [
        'entry_pictures',
        {
          id: randomUUID(),
          entry_id: mine['id'],
          picture: jpeg,
          user_id: idOf('deputy'),
          client_created_at: new Date().toISOString(),
        },
      ],
    ] as const) {
      expect([table, (await send('POST', table, row)).status]).toEqual([table, 403]);
      expect(await stored(target(), table, `select=id&id=eq.${String(row['id'])}`)).toEqual([]);
    }
    for (const table of KEPT) expect([table, rowsOf(await send('GET', `${table}?select=*`))]).toEqual([table, []]);
    for (const name of ['money_book', 'money_ledger', 'money_overview', 'money_deposits', 'money_rules'])
      expect([name, (await send('POST', `rpc/${name}`, {})).status]).toEqual([name, 403]);
    // What they took in stays, under their name.
    expect(await stored(target(), 'ledger_entries', `select=user_id&id=eq.${String(mine['id'])}`)).toEqual([
      { user_id: idOf('deputy') },
    ]);
  });

  it('comes with a token that is over, another’s or nobody’s writes nothing and is told to sign in, so that it waits', async () => {
    const forged = (claims: object, key: string) => {
      const text = [{ alg: 'HS256', typ: 'JWT' }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
    };
    const claims = { sub: idOf('finance'), role: 'authenticated', aud: 'authenticated', aal: 'aal2' };
    const soon = Math.floor(Date.now() / 1000) + 3600;
    const tokens = [
      forged({ ...claims, exp: 1_700_000_000 }, target().jwtSecret),
      forged({ ...claims, exp: soon }, 'another key of some length, 32 bytes'),
      forged({ ...claims, exp: soon }, target().publishableKey),
      'x.y.z',
    ];
    for (const token of tokens) {
      const row = gift('finance');
      expect((await rest(target(), 'POST', 'ledger_entries', row, { token })).status).toBe(401);
      expect((await rest(target(), 'POST', 'rpc/money_book', {}, { token })).status).toBe(401);
      expect((await rest(target(), 'POST', 'rpc/publish_books', { publication: randomUUID() }, { token })).status).toBe(
        401,
      );
      expect(await stored(target(), 'ledger_entries', `select=id&id=eq.${String(row['id'])}`)).toEqual([]);
    }
    // Signed in as somebody else meanwhile: what one person took in does not go under the other's name.
    const other = gift('organizer');
    expect((await staff.send('content', 'ledger_entries', other)).status).toBe(403);
    expect((await staff.send('organizer', 'ledger_entries', other)).status).toBe(201);
    const { access } = await signIn(target(), 'manager');
    await auth(target(), 'POST', 'logout?scope=local', {}, access);
    await expectWell(target());
  });

  it('holds the owner’s key changes and removes nothing that was written about money', async () => {
    for (const table of KEPT) {
      const column = table === 'report_lines' ? 'report_id' : table === 'entry_approvals' ? 'entry_id' : 'id';
      const before = (await stored(target(), table, `select=${column}`, column)).length;
      for (const [method, body] of [
        ['PATCH', { created_at: '2026-01-01T00:00:00Z' }],
        ['DELETE', undefined],
      ] as const) {
        const answer = await change(target(), method, `${table}?${column}=not.is.null`, body);
        if (before > 0) expect([table, method, answer.status >= 400]).toEqual([table, method, true]);
      }
      expect([table, (await stored(target(), table, `select=${column}`, column)).length]).toEqual([table, before]);
    }
    await expectWell(target());
  });
});
