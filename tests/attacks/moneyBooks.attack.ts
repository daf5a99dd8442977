/** The books: putting right, files, the bank, reports and what is published, by two at once, with everything wrong, and when totals disagree. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Person } from '../db/support/people.ts';
import { townDay } from '../support/townDay.ts';
import { idOf, stored, type Row } from './support/api.ts';
import { expectWell } from './support/honest.ts';
import { ADA, asOwner, gift } from './support/money.ts';
import { listOf, reportDesk } from './support/reports.ts';
import { serverFault } from './support/serverFaults.ts';
import { useTarget } from './support/target.ts';
import { writing } from './support/writing.ts';

const target = useTarget({ unlimited: true });
const staff = writing(target);
const huge = 'x'.repeat(300_000);
const hex = () => randomBytes(32).toString('hex');
const many = <Made>(count: number, make: (n: number) => Made): Made[] =>
  Array.from({ length: count }, (_, n) => make(n));

async function give(over: Row = {}, person: Person = 'finance'): Promise<Row> {
  const row = gift(person, over);
  expect((await staff.send(person, 'ledger_entries', row)).status).toBe(201);
  return row;
}
const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).sort();
const { first, counting, amendment, amendAll } = reportDesk(staff);
const refundOf = (of_entry: unknown, over: Row = {}): Row => ({
  of_entry,
  refund: randomUUID(),
  cents: 1500,
  paid_on: townDay(),
  way: 'check',
  reason: 'Asked for it.',
  ...over,
});
const reviseOf = (of_entry: unknown, over: Row = {}): Row => ({
  of_entry,
  change: randomUUID(),
  deed: 'void',
  reason: 'Two phones.',
  replacements: [],
  ...over,
});

/** Calls that must be their sender's mistake. */
async function mistakes(person: Person, calls: readonly (readonly [string, Row])[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, args] of calls) {
    const { status, text } = await staff.call(person, name, args);
    if (status < 400 || status >= 500) faults.push(`${status} ${name} ${JSON.stringify(args).slice(0, 200)} ${text}`);
  }
  return faults;
}
const nonsense: readonly unknown[] = [null, '', 'x', -1, 0.5, 1e300, 'Infinity', [], {}, huge];

describe('putting right', () => {
  it('by everything that is no deed, sum, day or list is refused, and the gift stands as it stood', async () => {
    const { id } = await give({ amount_cents: 10_000 });
    const part = (over: Row) => reviseOf(id, { deed: 'correction', replacements: [{ id: randomUUID(), ...over }] });
    const calls: readonly (readonly [string, Row])[] = [
      ...nonsense.map((of_entry) => ['revise_entry', reviseOf(of_entry)] as const),
      ...nonsense.map((change) => ['revise_entry', reviseOf(id, { change })] as const),
      ...nonsense.map((deed) => ['revise_entry', reviseOf(id, { deed })] as const),
      ...[null, '', 'no', huge, '\u0000'].map((reason) => ['revise_entry', reviseOf(id, { reason })] as const),
      ...[null, 'x', 1, {}, [1], [null], [[]], [{}], many(21, () => ({ id: randomUUID(), amount_cents: 1 }))].map(
        (replacements) => ['revise_entry', reviseOf(id, { deed: 'correction', replacements })] as const,
      ),
      ...[0, -1, 0.5, 1e19, 1e300, 'NaN', 'Infinity', 'x', {}].map(
        (amount_cents) => ['revise_entry', part({ amount_cents })] as const,
      ),
      ...['infinity', '9999-12-31', '1969-12-31', '2026-02-30', 'x', 1].map(
        (received_on) => ['revise_entry', part({ received_on })] as const,
      ),
      ['revise_entry', part({ id })],
      ['revise_entry', part({ contributor_id: randomUUID() })],
      ['revise_entry', part({ election_id: 'no-such' })],
      [
        'revise_entry',
        reviseOf(id, { deed: 'redesignation', replacements: [{ id: randomUUID(), amount_cents: 9999 }] }),
      ],
      ...[...nonsense, 10_001, 1e19].map((cents) => ['refund_entry', refundOf(id, { cents })] as const),
      ...['infinity', '-infinity', '9999-12-31', '1969-12-31', null, 'x'].map(
        (paid_on) => ['refund_entry', refundOf(id, { paid_on })] as const,
      ),
      ...[null, '', 'gold', 'in_kind'].map((way) => ['refund_entry', refundOf(id, { way })] as const),
      ['refund_entry', refundOf(id, { refund: id })],
      ['approve_entry', { of_entry: id }],
      ['approve_entry', { of_entry: randomUUID() }],
      ...[null, '', 'double:x', `double:${String(id)}:none:1`, huge, 'late_report:x'].map(
        (about) => ['settle_obligation', { settlement: randomUUID(), about, note: 'Filed by mail.' }] as const,
      ),
    ];
    expect(await mistakes('finance', calls)).toEqual([]);
    const about = `or=(reverses_id.eq.${String(id)},refunds_id.eq.${String(id)})`;
    expect(await stored(target(), 'ledger_entries', `select=id&${about}`)).toEqual([]);
    await expectWell(target());
  });

  it('by ten at once happens once: one takes it back, and no more goes out than came in', async () => {
    const [back, half] = [await give(), await give({ amount_cents: 5000 })];
    const taken = await Promise.all(
      many(10, (n) => staff.call(n % 2 ? 'manager' : 'finance', 'revise_entry', reviseOf(back['id']))),
    );
    expect(statuses(taken)).toEqual([200, ...many(9, () => 409)]);
    // Three of 1,500 fit into 5,000.
    const paid = await Promise.all(
      many(10, (n) => staff.call(n % 2 ? 'manager' : 'finance', 'refund_entry', refundOf(half['id']))),
    );
    expect(statuses(paid)).toEqual([...many(3, () => 200), ...many(7, () => 400)]);
    // The answer was lost, and it is pressed again: done already.
    const once = refundOf((await give())['id']);
    expect(statuses(await Promise.all(many(5, () => staff.call('finance', 'refund_entry', once))))).toEqual(
      many(5, () => 200),
    );
    const rows = await stored(target(), 'ledger_entries', `select=id&refunds_id=eq.${String(once['of_entry'])}`);
    expect(rows).toHaveLength(1);
  });
});

describe('a file of gifts or of the bank', () => {
  const line = (over: Row = {}): Row => ({
    what: 'gift',
    row: 2,
    key: `actblue:${randomUUID()}:`,
    on: townDay(-3),
    cents: 2500,
    fee_cents: 99,
    method: 'card',
    election: 'general',
    giver: { kind: 'IND', name: 'Mo Quill' },
    ...over,
  });
  const begin = async (rows_total: number, over: Row = {}) =>
    (
      await first('finance', 'begin_money_import', {
        source: 'actblue',
        sha256: hex(),
        columns: 'actblue',
        file_name: 'paid.csv',
        rows_total,
        ...over,
      })
    )['id'];
  const batch = (id: unknown, lines: unknown, over: Row = {}): Row => ({
    import: id,
    first: 0,
    upto: 1,
    lines,
    left_out: 0,
    ...over,
  });

  it('with anything in it that is none is refused whole, and goes on where it was', async () => {
    const before = await stored(target(), 'ledger_entries', 'select=id');
    const id = await begin(1);
    const wrong: readonly Row[] = [
      ...nonsense.map((cents) => ({ cents })),
      ...['infinity', '9999-12-31', '1969-12-31', '2026-02-30', '', null].map((on) => ({ on })),
      ...['infinity', '9999-12-31T00:00:00Z', 'x'].map((at) => ({ at })),
      ...[1e300, 'Infinity', -1e19].map((fee_cents) => ({ fee_cents })),
      ...[null, '', 'csv:x', `actblue:${huge}`, 'actblue:a b'].map((key) => ({ key })),
      ...[null, 0, 20_017, 1e300].map((row) => ({ row })),
      ...[null, 'x', { name: 'x' }, { name: huge }, { name: 'Mo Quill', kind: 'PAC' }].map((giver) => ({ giver })),
      { what: 'loan' },
      { method: 'in_kind' },
      { election: 'no-such' },
      { payout_on: 'infinity' },
      { payout: huge },
    ];
    const calls: readonly (readonly [string, Row])[] = [
      ...wrong.map((over) => ['import_money', batch(id, [line(over)])] as const),
      ...[null, 'x', {}, [1], [null], many(501, () => line())].map(
        (lines) => ['import_money', batch(id, lines, { upto: Array.isArray(lines) ? lines.length : 1 })] as const,
      ),
      ...[-1, 0.5, 2, 1e300].map((left_out) => ['import_money', batch(id, [line()], { left_out })] as const),
      ['import_money', batch(id, [line()], { first: 1, upto: 2 })],
      ['import_money', batch(randomUUID(), [line()])],
      ...[0, -1, 20_001, 1e300, null].map(
        (rows_total) =>
          [
            'begin_money_import',
            { source: 'csv', sha256: hex(), columns: 'a', file_name: 'x.csv', rows_total },
          ] as const,
      ),
      ['known_money_lines', { keys: many(2001, String) }],
    ];
    expect(await mistakes('finance', calls)).toEqual([]);
    expect(await stored(target(), 'ledger_entries', 'select=id')).toEqual(before);
    expect((await staff.call('finance', 'import_money', batch(id, [line()]))).status).toBe(200);
    await expectWell(target());
  });

  it('by two who bring in the same, in batches that cross, is in the ledger once', async () => {
    const [sha256, lines] = [hex(), many(40, (n) => line({ row: n + 2, giver: { kind: 'IND', name: `Mo ${hex()}` } }))];
    const keys = lines.map(({ key }) => key);
    const bring = async (person: Person) => {
      const { id } = await first(person, 'begin_money_import', {
        source: 'actblue',
        sha256,
        columns: 'actblue',
        file_name: 'paid.csv',
        rows_total: 40,
      });
      for (let from = 0; from < 40; from += 10)
        await staff.call(
          person,
          'import_money',
          batch(id, lines.slice(from, from + 10), { first: from, upto: from + 10 }),
        );
    };
    const before = (await stored(target(), 'ledger_entries', 'select=id')).length;
    await Promise.all([bring('finance'), bring('manager'), bring('candidate')]);
    expect((await staff.call('finance', 'known_money_lines', { keys })).body).toHaveLength(40);
    // Each with its fee.
    expect((await stored(target(), 'ledger_entries', 'select=id')).length).toBe(before + 80);
  });

  it('of the bank takes no line that is none, and one line is matched with one gift however many say so', async () => {
    const paid = await give({ method: 'transfer', amount_cents: 31_337 });
    const file = await first('finance', 'begin_bank_file', {
      sha256: hex(),
      account: 'Attacked',
      columns: 'ofx',
      file_name: 'bank.ofx',
      rows_total: 1,
    });
    const posted = (over: Row = {}): Row => ({
      row: 2,
      posted_on: townDay(),
      cents: 31_337,
      description: 'TRANSFER',
      reference: null,
      occurrence: 1,
      ...over,
    });
    const send = (lines: unknown, over: Row = {}): readonly [string, Row] => [
      'import_bank_lines',
      { file: file['id'], first: 0, upto: 1, lines, left_out: 0, ...over },
    ];
    const wrong: readonly Row[] = [
      // What went out of the bank is below nothing.
      ...[...nonsense, 0].filter((cents) => cents !== -1).map((cents) => ({ cents })),
      ...['infinity', '9999-12-31', '1969-12-31', '2026-02-30', null].map((posted_on) => ({ posted_on })),
      ...[null, '', huge, 1].map((description) => ({ description })),
      ...[0, -1, 20_001, null].map((occurrence) => ({ occurrence })),
      { reference: huge },
    ];
    const calls = [
      ...wrong.map((over) => send([posted(over)])),
      ...[null, 'x', [1], many(501, () => posted())].map((lines) => send(lines)),
      send([posted()], { file: randomUUID() }),
      send([posted()], { first: 1, upto: 2 }),
    ];
    expect(await mistakes('finance', calls)).toEqual([]);
    expect((await staff.call('finance', ...send([posted()]))).status).toBe(200);
    const open = async () =>
      listOf(await first('finance', 'money_bank'), 'lines').find(({ cents }) => cents === 31_337)?.['id'];
    const bankLine = await open();
    const match = (over: Row = {}): Row => ({ match: randomUUID(), lines: [bankLine], parts: [paid['id']], ...over });
    const mismatches: readonly Row[] = [
      { lines: [] },
      { lines: null },
      { parts: [ADA] },
      { lines: [bankLine, bankLine] },
      { parts: [paid['id'], paid['id']] },
      { lines: [randomUUID()] },
      { parts: [(await give({ method: 'transfer', amount_cents: 1 }))['id']] },
      { lines: 'x' },
      { lines: many(101, () => randomUUID()) },
      { match: null },
    ];
    expect(
      await mistakes(
        'finance',
        mismatches.map((over) => ['match_bank', match(over)] as const),
      ),
    ).toEqual([]);
    const said = await Promise.all(many(10, (n) => staff.call(n % 2 ? 'manager' : 'finance', 'match_bank', match())));
    expect(statuses(said)).toEqual([200, ...many(9, () => 409)]);
    expect(await open()).toBeUndefined();
  });
});

describe('a report', () => {
  /** A day of a report that is filed. */
  const filedDay = async () => String((await counting()).at(-1)?.['covers_until']);
  const shown = () => first('visitor', 'published_money');

  it('that was not looked at, is of no period or comes twice is refused, and of ten at once one is filed', async () => {
    await give({ received_on: await filedDay(), amount_cents: 4321 });
    const good = await amendment('finance');
    const before = await stored(target(), 'reports', 'select=id');
    const calls: readonly (readonly [string, Row])[] = [
      ...[null, '', '0'.repeat(64), huge].map(
        (seen) => ['file_report', { ...good, report: randomUUID(), seen }] as const,
      ),
      ...['infinity', '9999-12-31', '1969-12-31', null, townDay()].map(
        (until) => ['file_report', { ...good, report: randomUUID(), until }] as const,
      ),
      ...[null, '', 'no', huge].map((reason) => ['file_report', { ...good, report: randomUUID(), reason }] as const),
      ['file_report', { ...good, report: null }],
      ['file_report', { ...good, report: randomUUID(), amends: randomUUID() }],
      ['file_report', { ...good, report: randomUUID(), amends: null }],
    ];
    expect(await mistakes('finance', calls)).toEqual([]);
    expect(await stored(target(), 'reports', 'select=id')).toEqual(before);
    // A gift comes in between looking and filing.
    await give({ received_on: String(good.until), amount_cents: 1 });
    expect((await staff.call('finance', 'file_report', good)).status).toBe(409);
    const now = await amendment('finance');
    const answers = await Promise.all(
      many(10, (n) => staff.call(n % 2 ? 'manager' : 'finance', 'file_report', { ...now, report: randomUUID() })),
    );
    expect(statuses(answers)).toEqual([200, ...many(9, () => 409)]);
    await amendAll('finance');
  });

  it('whose lines and totals disagree is shown to nobody, and what everybody sees stays as it was', async () => {
    const before = await shown();
    const spoil = (by: number) =>
      asOwner(target(), async (sql) => {
        // The guard of what was filed stands in nobody's way who owns the disk.
        await sql`alter table public.report_lines disable trigger report_lines_never_change`;
        await sql`
          update public.report_lines set cents = cents + ${by} where n = 1 and report_id in (
            select id from public.reports as filed
            where not exists (select 1 from public.reports as newer where newer.supersedes_id = filed.id)
          )`;
        await sql`alter table public.report_lines enable trigger report_lines_never_change`;
      });
    await spoil(1);
    const calls = many(10, (n) => (['manager', 'candidate', 'finance'] as const)[n % 3] ?? 'finance');
    const answers = await Promise.all(
      calls.map((person) => staff.call(person, 'publish_books', { publication: randomUUID() })),
    );
    expect(statuses(answers)).toEqual(many(10, () => 409));
    expect(answers.some(({ text }) => text.includes('The rows do not add up to the totals.'))).toBe(true);
    expect(await shown()).toEqual(before);
    await spoil(-1);
  });

  it('is published once by ten at once, by nobody who filed it, and every reader’s hash is the one of what they read', async () => {
    const { n: last } = (await shown())['about'] as Row; // an object
    for (const publication of [null, 'x', '', 1, [], huge])
      expect((await staff.call('manager', 'publish_books', { publication })).status).toBeGreaterThanOrEqual(400);
    expect((await staff.call('finance', 'publish_books', { publication: randomUUID() })).status).toBe(409);
    const answers = await Promise.all(
      many(10, () => staff.call('candidate', 'publish_books', { publication: randomUUID() })),
    );
    expect(statuses(answers)).toEqual([200, ...many(9, () => 409)]);
    const { about, sha256 } = await shown();
    expect((about as Row)['n']).toBe(Number(last) + 1);
    const rows = listOf(await first('visitor', 'published_money_rows'), 'rows') as unknown as unknown[][]; // lists of cells
    const of = (types: readonly string[]) =>
      rows.filter((row) => types.includes(String(row[1]))).reduce((sum, row) => sum + Number(row[4]), 0);
    const totals = (about as { totals: Row }).totals;
    expect(of(['contribution', 'in_kind']) - of(['refund'])).toBe(totals['raised_cents']);
    expect(of(['expenditure', 'fee', 'in_kind'])).toBe(totals['spent_cents']);
    const [kept] = await asOwner(
      target(),
      (sql) => sql<{ text: string }[]>`
        select '{"about":' || private.canonical_json(about) || ',"rows":' as text from public.publications order by n desc limit 1`,
    );
    // The rows as they are sent, between what was hashed before them and the end.
    expect(
      createHash('sha256')
        .update(`${kept?.text}${JSON.stringify(rows)}}`)
        .digest('hex'),
    ).toBe(sha256);
    await expectWell(target());
  });
});

describe('a name that is withheld', () => {
  it('is said by a keeper of somebody who is known with a reason, or not at all', async () => {
    const said = (over: Row): Row => ({
      withholding: randomUUID(),
      contributor: ADA,
      withheld: true,
      reason: 'A court order.',
      ...over,
    });
    const wrong: readonly Row[] = [
      ...[null, '', 'no', huge, '\u0000'].map((reason) => ({ reason })),
      ...[null, 'x', randomUUID()].map((contributor) => ({ contributor })),
      { withheld: null },
      { withholding: null },
    ];
    expect(
      await mistakes(
        'finance',
        wrong.map((over) => ['withhold_contributor', said(over)] as const),
      ),
    ).toEqual([]);
    const row = {
      id: randomUUID(),
      contributor_id: ADA,
      withheld: true,
      reason: 'Straight in.',
      user_id: idOf('finance'),
    };
    expect((await staff.send('finance', 'contributor_withholdings', row)).status).toBe(403);
    expect(await stored(target(), 'contributor_withholdings', 'select=id')).toEqual([]);
  });
});

describe('rules', () => {
  it('of no sum, day or source are no version, and of two who save at once one is told', async () => {
    const before = await stored(target(), 'rule_sets', 'select=id');
    const rule = { kind: 'limit', basis: 'cycle', operator: 'gt', amount_cents: 40_000 };
    const wrong: readonly unknown[] = [
      ...nonsense,
      [1],
      [null],
      many(101, () => rule),
      ...[0.5, -1, 1e19, 1e300, 'Infinity', 'x', null].map((amount_cents) => [{ ...rule, amount_cents }]),
      [{ ...rule, operator: '>' }],
      [{ ...rule, basis: 'decade' }],
      [{ ...rule, kind: 'tax' }],
      [{ kind: 'report', days: 1e9 }],
      [{ kind: 'report' }],
      [{ ...rule, methods: [] }],
      [{ ...rule, methods: ['gold'] }],
    ];
    for (const draft of wrong) expect(serverFault(await staff.call('finance', 'preview_rules', { draft }))).toBeNull();
    const version = (over: Row = {}): Row => ({
      rule_set: randomUUID(),
      place: 'Larkspur Falls',
      source: 'https://example.org/rules',
      read_on: townDay(),
      begins_on: townDay(),
      list: [rule],
      after_version: before.at(-1)?.['id'],
      ...over,
    });
    const versions: readonly Row[] = [
      ...wrong.map((list) => ({ list })),
      ...['infinity', '9999-12-31', '1969-12-31', null].flatMap((day) => [{ read_on: day }, { begins_on: day }]),
      ...[null, '', 'javascript:alert(1)', 'http://example.org/rules', huge].map((source) => ({ source })),
      ...[null, '', huge].map((place) => ({ place })),
      { rule_set: null },
      { after_version: randomUUID() },
      { after_version: null },
    ];
    expect(
      await mistakes(
        'finance',
        versions.map((over) => ['save_rules', version(over)] as const),
      ),
    ).toEqual([]);
    expect(await stored(target(), 'rule_sets', 'select=id')).toEqual(before);
    const saved = await Promise.all(
      many(10, (n) => staff.call(n % 2 ? 'manager' : 'finance', 'save_rules', version())),
    );
    expect(statuses(saved)).toEqual([200, ...many(9, () => 409)]);
    expect(await stored(target(), 'rule_sets', 'select=id')).toHaveLength(before.length + 1);
    await expectWell(target());
  });
});
