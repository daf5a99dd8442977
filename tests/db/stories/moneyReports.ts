/** Reports and snapshots: who files, what is frozen, what amends, who publishes, and what everybody is told. */
import { createHash, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { canonicalJson } from '../../../src/core/canonicalJson.ts';
import { publishedLinesRead, publishedRead } from '../../../src/features/disclosure/data/reads.ts';
import { entryOf } from '../../../src/features/disclosure/model/entry.ts';
import { addsUp } from '../../../src/features/disclosure/model/groups.ts';
import { hashText } from '../../../src/features/disclosure/model/hashText.ts';
import { cashCents, type EntryType } from '../../../src/features/money/model/entry.ts';
import type { Row } from '../../../supabase/local/database.ts';
import { townDay } from '../../support/townDay.ts';
import { people, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { drawnTown, GIVERS, keeperOf } from './moneyBooksKept.ts';
import { aGift, aName, postMoney, today } from './moneyRights.ts';

const KEEPERS: readonly Person[] = ['finance', 'manager', 'candidate'];
const dayAgo = (days: number) => townDay(-days);

export function moneyReportStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const post = (person: Person, table: string, row: Row) => postMoney(world(), person, table, row);
  const reports = async () => (await world().rpc('finance', 'money_reports')).rows[0] as Row & { reports: Row[] };
  const report = async (of_report: unknown) =>
    (await world().rpc('finance', 'money_report', { of_report })).rows[0] as Row & { lines: Row[] };
  const file = async (change: Row, person: Person = 'finance') =>
    world().rpc(person, 'file_report', { report: randomUUID(), amends: null, reason: null, seen: '', ...change });
  const newest = async () => (await world().rpc('visitor', 'published_money')).rows[0] as Row & { about: Row };
  const shownRows = async () =>
    ((await world().rpc('visitor', 'published_money_rows')).rows[0] as Row & { rows: unknown[][] }).rows;
  const heads = async () => (await reports()).reports.filter(({ amended }) => amended === false);
  async function amend(one: Row, person: Person = 'finance') {
    const { seen } = await report(one.id);
    const amendment = { until: one.covers_until, amends: one.id, reason: 'A check was found.', seen };
    return file(amendment, person);
  }
  async function amendAll(person: Person = 'finance') {
    for (const one of (await heads()).toReversed())
      if (one.differs === true) expect(await amend(one, person)).toMatchObject({ status: 200 });
  }

  it('itemizes a prohibited $200 with its refund, by what was given and not by what is left', async () => {
    const gift = aGift('finance', { amount_cents: 20_000 });
    const { contributor_id } = gift;
    expect(
      await post('finance', 'contributor_versions', aName('finance', contributor_id, { kind: 'ORG' })),
    ).toMatchObject({ status: 201 });
    expect(await post('finance', 'ledger_entries', gift)).toMatchObject({ status: 201 });
    const small = aGift('finance', { amount_cents: 100 });
    expect(await post('finance', 'ledger_entries', small)).toMatchObject({ status: 201 });
    const back = {
      of_entry: gift.id,
      refund: randomUUID(),
      cents: 20_000,
      paid_on: today(),
      way: 'check',
      reason: 'Prohibited.',
    };
    expect(await world().rpc('finance', 'refund_entry', back)).toMatchObject({ code: '' });
    const itemized = (who: unknown) =>
      query(
        `select line.type, line.cents::int as cents, line.so_far_cents::int as so_far
         from private.lines_between($1::date, $1::date) as line where line.contributor_id = $2 order by line.type`,
        [today(), who],
      );
    expect(await itemized(contributor_id)).toEqual([
      { type: 'contribution', cents: 20_000, so_far: 0 },
      { type: 'refund', cents: 20_000, so_far: 0 },
    ]);
    expect(await itemized(small.contributor_id)).toEqual([]);
  });

  it.each(people)('%s reads and files reports, or is told that they do not', async (person) => {
    const may = KEEPERS.includes(person);
    for (const [name, body] of [
      ['money_reports', {}],
      ['money_report', { of_report: null }],
      ['money_publications', {}],
      ['file_report', { report: randomUUID(), until: today(), amends: null, reason: null, seen: '0'.repeat(64) }],
      ['publish_books', { publication: '6d100000-0000-4000-8000-000000000001' }],
      ['withhold_contributor', { withholding: randomUUID(), contributor: null, withheld: true, reason: 'Threats.' }],
    ] as const) {
      const { code } = await world().rpc(person, name, body);
      if (may) expect([person, name, code]).not.toEqual([person, name, '42501']);
      else expect([person, name, code]).toEqual([person, name, '42501']);
    }
    const token = await world().token(person);
    for (const table of ['reports', 'report_lines', 'publications', 'contributor_withholdings']) {
      const { rows } = await world().rest('GET', `${table}?select=*&limit=1`, token);
      if (!may) expect([person, table, rows]).toEqual([person, table, []]);
      const column = table === 'report_lines' ? 'report_id' : 'id';
      const [where, row] = [`${table}?${column}=eq.${randomUUID()}`, { [column]: randomUUID() }];
      for (const method of ['POST', 'PATCH', 'DELETE'] as const) {
        const path = method === 'POST' ? table : where;
        expect([method, (await world().rest(method, path, token, row)).code]).toEqual([method, '42501']);
      }
    }
    // Everybody is shown what is published, and it has no street in it.
    expect((await world().rpc(person, 'published_money')).rows).toHaveLength(1);
    const told = JSON.stringify((await world().rpc(person, 'published_money_rows')).rows);
    expect(told).toContain('Falls Print Shop');
    expect(told).not.toMatch(/Mill Street|Ridge Road \d|12 Depot|04999/);
  });

  it('the page’s totals, groups and rows are the same cents, under the hash', async () => {
    const { about, sha256 } = await newest();
    const rows = await shownRows();
    const totals = about.totals as Record<string, number>;
    const raised = (row: unknown[]) =>
      ['contribution', 'in_kind'].includes(String(row[1])) ? Number(row[4]) : row[1] === 'refund' ? -Number(row[4]) : 0;
    expect(rows.reduce((sum, row) => sum + raised(row), 0)).toBe(totals.raised_cents);
    const groups = about.groups as Record<string, [string, number, number, number][]>;
    for (const by of ['month', 'size', 'kind', 'place'])
      expect([by, groups[by]?.reduce((sum, [, cents]) => sum + cents, 0)]).toEqual([by, totals.raised_cents]);
    for (const by of ['month', 'purpose'])
      expect([by, groups[by]?.reduce((sum, [, , cents]) => sum + cents, 0)]).toEqual([by, totals.spent_cents]);
    expect(createHash('sha256').update(canonicalJson({ about, rows })).digest('hex')).toBe(sha256);
    // Who gave little stands in a sum, without a name.
    expect(rows.some((row) => row[6] === 'summed' && row[7] === null)).toBe(true);
    expect(about.corrections).not.toEqual([]);
  });

  it('the page reads them, counts them again and makes the same hash on the device', async () => {
    const told = publishedRead.parse((await world().rpc('visitor', 'published_money')).rows);
    const shown = publishedLinesRead.parse((await world().rpc('visitor', 'published_money_rows')).rows);
    // What is kept on the device is read again, the same.
    expect(publishedRead.parse(told)).toEqual(told);
    expect(publishedLinesRead.parse(shown)).toEqual(shown);
    const [[snapshot], [lines]] = [told, shown];
    expect(lines?.id).toBe(snapshot?.id);
    const entries = lines?.rows.map(entryOf) ?? [];
    expect(entries).toHaveLength(snapshot?.about.lines ?? -1);
    const { totals, groups } = snapshot?.about ?? {};
    expect(totals && groups && addsUp(entries, totals, groups)).toBe(true);
    expect(totals && groups && addsUp(entries.slice(1), totals, groups)).toBe(false);
    const made = createHash('sha256').update(hashText(snapshot?.raw, lines?.rows));
    expect(made.digest('hex')).toBe(snapshot?.sha256);
  });

  it('refuses another period, one that is not over, one that was seen otherwise, and nothing at all', async () => {
    const { periods } = await reports();
    const [next, later] = periods as Row[];
    const seen = (await report(null)).seen;
    expect(await file({ until: later?.covers_until, seen })).toMatchObject({ message: 'Another report comes first.' });
    expect(await file({ until: next?.covers_until, seen: '0'.repeat(64) })).toMatchObject({ code: 'PT409' });
    for (const bad of [
      { until: today() },
      { until: null, seen },
      { until: today(), seen: 'x' },
      { until: today(), seen, reason: 'Why?' },
    ])
      expect(await file(bad)).toMatchObject({ code: '22023' });
    expect(await file({ until: '2026-01-01', amends: randomUUID(), reason: 'A check.', seen })).toMatchObject({
      message: 'There is no such report.',
    });
    const [head] = await heads();
    expect(await amend(head as Row)).toMatchObject({ message: 'Nothing has changed since this report was filed.' });
  });

  it('the report whose days are over is due until it is filed, once, and the next one waits for its days', async () => {
    const due = async () =>
      (await world().rpc('finance', 'money_obligations')).rows.filter(({ kind }) => kind === 'report');
    const [next, later] = (await reports()).periods as Row[];
    expect(await due()).toMatchObject([{ period: next?.covers_until, due_on: next?.due_on, name: null }]);
    const { seen } = await report(null);
    const [one, other] = [randomUUID(), randomUUID()];
    const both = await Promise.all([
      file({ report: one, until: next?.covers_until, seen }),
      file({ report: other, until: next?.covers_until, seen }, 'manager'),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['', 'PT409']);
    // Sent again after a lost answer.
    const filed = both[0].code === '' ? one : other;
    expect(await file({ report: filed, until: next?.covers_until, seen })).toMatchObject({ rows: [{ id: filed }] });
    expect(await due()).toEqual([]);
    expect((await report(filed)).sha256).toBe(seen);
    expect(await file({ until: later?.covers_until, seen: (await report(null)).seen })).toMatchObject({
      message: 'The days of this report are not over yet.',
    });
    expect(await world().rpc('candidate', 'publish_books', { publication: randomUUID() })).toMatchObject({
      status: 200,
    });
  });

  it('a filed report stays as it was when the ledger moves; the difference asks for an amendment', async () => {
    const before = (await heads())[0] as Row;
    const lines = (await report(before.id)).lines;
    const gift = aGift('finance', { amount_cents: 12_345, received_on: before.covers_until });
    await post('finance', 'contributor_versions', aName('finance', gift.contributor_id, { street: '1 Mill Street' }));
    expect(await post('finance', 'ledger_entries', gift)).toMatchObject({ status: 201 });
    const after = await report(before.id);
    expect(after.lines).toEqual(lines);
    expect(after.sha256).toBe(before.sha256);
    expect(after.come).toMatchObject([{ cents: 12_345, name: 'Ada Quill' }]);
    const duties = (await world().rpc('finance', 'money_obligations')).rows;
    expect(duties.map(({ key }) => key)).toContain(`amend:${String(before.id)}`);
    const stale = await file({
      until: before.covers_until,
      amends: before.id,
      reason: 'A check.',
      seen: '0'.repeat(64),
    });
    expect(stale.message).toContain('has changed since you looked');
    expect(await amend(before)).toMatchObject({ status: 200 });
    expect(await amend(before)).toMatchObject({ message: 'This report was amended meanwhile.' });
    const both = (await reports()).reports.filter(({ covers_until }) => covers_until === before.covers_until);
    expect(both.map(({ amended }) => amended)).toEqual([false, ...both.slice(1).map(() => true)]);
    expect(both[1]).toMatchObject({ id: before.id, sha256: before.sha256 });
    expect(Number(both[0]?.closing_cents)).toBe(Number(before.closing_cents) + 12_345);
    // Who filed it does not publish it, the snapshot stays what it was until somebody else does.
    const shown = await newest();
    expect((await world().rpc('finance', 'publish_books', { publication: randomUUID() })).message).toContain(
      'Somebody else than who filed',
    );
    expect(await newest()).toEqual(shown);
    const publication = randomUUID();
    expect(await world().rpc('manager', 'publish_books', { publication })).toMatchObject({ status: 200 });
    expect(await world().rpc('manager', 'publish_books', { publication })).toMatchObject({ status: 200 });
    expect(await world().rpc('manager', 'publish_books', { publication: randomUUID() })).toMatchObject({
      message: 'Everything that is filed is published.',
    });
    const now = await newest();
    expect((now.about.totals as Row).raised_cents).toBe(Number((shown.about.totals as Row).raised_cents) + 12_345);
    expect((now.earlier as Row[])[0]).toMatchObject({ sha256: shown.sha256 });
    expect((now.about.corrections as Row[])[0]).toMatchObject({ reason: 'A check was found.' });
  });

  it('a correction, a redesignation and a void come to one sum in the amendment, whatever the order', async () => {
    const gift = aGift('manager', { amount_cents: 20_000, received_on: dayAgo(90), election_id: 'primary' });
    await post('manager', 'contributor_versions', aName('manager', gift.contributor_id));
    await post('manager', 'ledger_entries', gift);
    const part = (amount_cents: number, election_id: string) => ({ id: randomUUID(), amount_cents, election_id });
    const parts = [part(15_000, 'primary'), part(5000, 'general')];
    const deed = { of_entry: gift.id, change: randomUUID(), deed: 'redesignation', reason: 'Over the limit.' };
    expect(await world().rpc('manager', 'revise_entry', { ...deed, replacements: parts })).toMatchObject({
      status: 200,
    });
    const [first] = (await heads()).toReversed();
    const { come } = await report(first?.id);
    expect((come as Row[]).map(({ cents }) => Number(cents)).toSorted((a, b) => a - b)).toEqual([5000, 15_000]);
    // The money that a later report began with is another, too.
    expect((await heads()).every(({ differs }) => differs === true)).toBe(true);
    await amendAll('manager');
    const { by_type, lines } = await report((await heads()).at(-1)?.id);
    const listed = lines
      .filter(({ type }) => type === 'contribution')
      .reduce((sum, { cents }) => sum + Number(cents), 0);
    expect((by_type as Row).contribution).toBe(listed);
    // The candidate stands for the campaign alone; whoever filed needs somebody else.
    expect(await world().rpc('candidate', 'publish_books', { publication: randomUUID() })).toMatchObject({
      status: 200,
    });
  });

  it('the money in hand was published though its rows came to less: a filed period had changed and was not amended', async () => {
    const counting = (await heads()).toReversed();
    const [first, second] = counting;
    const give = async (received_on: unknown) => {
      const gift = aGift('finance', { amount_cents: 12_345, received_on });
      await post('finance', 'contributor_versions', aName('finance', gift.contributor_id));
      expect(await post('finance', 'ledger_entries', gift)).toMatchObject({ status: 201 });
    };
    await give(first?.covers_until);
    expect(await amend(second as Row)).toMatchObject({
      code: 'PT409',
      message: 'Amend the earlier report first: the ledger has changed since it was filed.',
    });
    // The first one alone: what it ends with is no longer what the second begins with.
    expect(await amend(first as Row)).toMatchObject({ status: 200 });
    const desk = async () => (await world().rpc('finance', 'money_publications')).rows[0] as Row;
    expect(await desk()).toMatchObject({ problem: 'apart' });
    expect(await world().rpc('candidate', 'publish_books', { publication: randomUUID() })).toMatchObject({
      code: 'PT409',
      message:
        'Amend the reports from which the ledger has moved first: what one ends with is not what the next begins with.',
    });
    await amendAll();
    expect(await world().rpc('candidate', 'publish_books', { publication: randomUUID() })).toMatchObject({
      status: 200,
    });
    const cash = (await shownRows()).reduce((sum, row) => sum + cashCents(row[1] as EntryType, Number(row[4])), 0);
    expect(cash).toBe(((await newest()).about.totals as Row).cash_cents);
  });

  it('an amendment was never late: it is due from the day on which what changed was written down, by the days of the rules', () =>
    drawnTown(world)(async (ask) => {
      const keeper = keeperOf(ask);
      const head = (await keeper.reports()).findLast(({ amended }) => amended === false);
      await ask('alter table public.reports disable trigger reports_never_change');
      await ask("update public.reports set created_at = now() - interval '60 days'");
      await ask('alter table public.reports enable trigger reports_never_change');
      const note = async (days: number, change: Row = {}) => {
        const id = randomUUID();
        await ask(
          `insert into public.ledger_entries
            (id, type, amount_cents, contributor_id, received_on, method, client_created_at, created_at)
          values ($1, 'contribution', 4500, $2, $3::date, 'check', now() - make_interval(days => $4), now() - make_interval(days => $4))`,
          [id, GIVERS[0], head?.covers_until, days],
        );
        if (change.void === true) await keeper.revise(id, 'void', []);
        if (change.amount_cents !== undefined)
          await keeper.revise(id, 'correction', [{ id: randomUUID(), amount_cents: change.amount_cents }]);
      };
      const due = async () =>
        (
          await ask('select since::text, due_on::text from private.report_duties() where key = $1', [
            `amend:${String(head?.id)}`,
          ])
        )[0];
      // Written down and taken back: nothing differs by it, and nothing is counted from it.
      await note(50, { void: true });
      expect(await due()).toBeUndefined();
      await note(12);
      expect(await due()).toEqual({ since: dayAgo(12), due_on: dayAgo(2) });
      // Neither what comes later nor a correction of it puts the day off.
      await note(0);
      expect(await due()).toEqual({ since: dayAgo(12), due_on: dayAgo(2) });
      await note(20, { amount_cents: 4600 });
      expect(await due()).toEqual({ since: dayAgo(20), due_on: dayAgo(10) });
      await ask('alter table public.rules disable trigger rules_never_change');
      await ask("update public.rules set days = 30 where kind = 'amend'");
      expect(await due()).toEqual({ since: dayAgo(20), due_on: townDay(10) });
    }));

  it('names nobody who is withheld from the next snapshot on', async () => {
    const ada = (await shownRows()).find((row) => row[7] === 'Ada Abbott');
    expect(ada).toBeDefined();
    const [known] = await query(
      "select contributor_id from public.contributor_versions where name = 'Ada Abbott' limit 1",
    );
    const said = { contributor: known?.contributor_id, withheld: true, reason: 'A court order.' };
    expect(await world().rpc('finance', 'withhold_contributor', { withholding: randomUUID(), ...said })).toMatchObject({
      status: 200,
    });
    const before = (await newest()).about.totals;
    expect(await world().rpc('finance', 'publish_books', { publication: randomUUID() })).toMatchObject({ status: 200 });
    expect((await newest()).about.totals).toEqual(before);
    const rows = await shownRows();
    expect(JSON.stringify(rows)).not.toContain('Ada Abbott');
    expect(rows.filter((row) => row[6] === 'withheld').every((row) => row[7] === null && row[9] === null)).toBe(true);
  });

  it('names somebody again only by a keeper’s word with a reason, and nowhere before the next snapshot', async () => {
    const [known] = await query(
      "select contributor_id from public.contributor_versions where name = 'Ada Abbott' limit 1",
    );
    const say = (person: Person, change: Row = {}) =>
      world().rpc(person, 'withhold_contributor', {
        withholding: randomUUID(),
        contributor: known?.contributor_id,
        withheld: false,
        reason: 'The order has ended.',
        ...change,
      });
    const desk = async () => (await world().rpc('finance', 'money_publications')).rows[0] as Row;
    const [{ name: finance } = {}, { name: manager } = {}] = await Promise.all(
      (['finance', 'manager'] as const).map(
        async (person) =>
          (await query('select private.name_of(id) as name from auth.users where email like $1', [`${person}@%`]))[0],
      ),
    );
    expect(await desk()).toMatchObject({
      withheld: [{ name: 'Ada Abbott', reason: 'A court order.', by_name: finance }],
    });
    expect((await say('finance', { reason: ' ' })).code).toBe('22023');
    for (const person of ['organizer', 'advisor', 'content'] as const) expect((await say(person)).code).toBe('42501');
    // Said again it stays as it was said, by whoever said it first.
    expect((await say('manager', { withheld: true, reason: 'Another one.' })).code).toBe('');
    expect(await desk()).toMatchObject({ withheld: [{ reason: 'A court order.', by_name: finance }] });
    expect((await say('manager')).code).toBe('');
    expect((await say('finance', { reason: 'Once more.' })).code).toBe('');
    expect(await desk()).toMatchObject({
      withheld: [],
      named_again: [{ name: 'Ada Abbott', reason: 'The order has ended.', by_name: manager, since_by_name: finance }],
    });
    expect(JSON.stringify([await shownRows(), await newest()])).not.toContain('Ada Abbott');
    expect((await world().rpc('finance', 'publish_books', { publication: randomUUID() })).code).toBe('');
    expect(JSON.stringify(await shownRows())).toContain('Ada Abbott');
    // A snapshot that is made meanwhile does not let the word pass for said before it.
    expect((await say('finance', { withheld: true, reason: 'Threatened again.' })).code).toBe('');
    expect(await desk()).toMatchObject({ problem: null });
    expect((await world().rpc('finance', 'publish_books', { publication: randomUUID() })).code).toBe('');
    expect(JSON.stringify(await shownRows())).not.toContain('Ada Abbott');
  });

  it('publishes nothing whose rows and totals disagree', async () => {
    const gift = aGift('finance', { amount_cents: 777, received_on: dayAgo(90) });
    await post('finance', 'ledger_entries', gift);
    await amendAll();
    const [first] = (await heads()).toReversed();
    // As a broken disk would: past every guard.
    const spoil = async (by: number) => {
      await query('alter table public.report_lines disable trigger report_lines_never_change');
      await query('update public.report_lines set cents = cents + $2 where report_id = $1 and n = 1', [first?.id, by]);
      await query('alter table public.report_lines enable trigger report_lines_never_change');
    };
    await spoil(1);
    expect(await world().rpc('manager', 'publish_books', { publication: randomUUID() })).toMatchObject({
      code: 'PT409',
      message: 'The rows do not add up to the totals.',
    });
    await spoil(-1);
    expect(await world().rpc('manager', 'publish_books', { publication: randomUUID() })).toMatchObject({ status: 200 });
  });

  it('nothing that was filed or published is changed or removed, by no key', async () => {
    for (const table of ['reports', 'report_lines', 'publications', 'contributor_withholdings']) {
      await expect(query(`delete from public.${table}`)).rejects.toThrow('never changed');
    }
  });
}
