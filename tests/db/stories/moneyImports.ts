/** Files of gifts: who brings one in, and that nothing comes twice: by the same file, a longer one, a lost answer, or two people at once. */
import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { people, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';

const KEEPERS: readonly Person[] = ['finance', 'manager', 'candidate'];
const hex = () => randomBytes(32).toString('hex');

export function moneyImportStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const begin = (over: Row = {}, who: Person = 'finance') =>
    world().rpc(who, 'begin_money_import', {
      source: 'actblue',
      sha256: hex(),
      columns: 'actblue',
      file_name: 'paid.csv',
      rows_total: 2,
      ...over,
    });
  const send = (id: unknown, lines: readonly unknown[] | null, over: Row = {}, who: Person = 'finance') =>
    world().rpc(who, 'import_money', { import: id, first: 0, upto: lines?.length ?? 2, lines, left_out: 0, ...over });
  async function bring(lines: readonly Row[], who: Person = 'finance', over: Row = {}) {
    const begun = await begin({ ...over, rows_total: lines.length }, who);
    expect(begun.code).toBe('');
    return send(
      begun.rows[0]?.id,
      lines.map((line, n) => ({ ...line, row: n + 2 })),
      {},
      who,
    );
  }
  const item = () => `actblue:${randomUUID()}:`;
  const gift = (over: Row = {}, giver: Row = {}): Row => ({
    what: 'gift',
    row: 2,
    key: item(),
    on: '2026-10-05',
    at: '2026-10-05T18:02:11Z',
    cents: 2500,
    fee_cents: 99,
    method: 'card',
    election: 'general',
    payout: '88',
    payout_on: '2026-10-09',
    giver: { kind: 'IND', name: `Mo ${hex().slice(0, 12)}`, email: `${hex().slice(0, 12)}@example.org`, ...giver },
    ...over,
  });
  const refund = (of: Row, over: Row = {}): Row => ({
    what: 'refund',
    row: 3,
    key: `${String(of.key)}r1`,
    refund_of: of.key,
    on: '2026-10-12',
    cents: of.cents ?? 0,
    fee_cents: -99,
    ...over,
  });
  const entriesOf = (key: unknown) =>
    query(
      `select entry.type, entry.amount_cents::int as cents, entry.contributor_id as who, entry.received_on::text as day
       from private.money_import_lines as line join public.ledger_entries as entry on entry.id in (line.entry_id, line.fee_id)
       where line.key = $1 order by entry.type`,
      [key],
    );
  const count = async () => (await query('select count(*)::int as n from public.ledger_entries'))[0]?.n;

  it.each(people)('%s brings in a file, or is refused each step of it', async (who) => {
    const code = KEEPERS.includes(who) ? '' : '42501';
    const begun = await begin({}, who);
    expect(begun.code).toBe(code);
    const id = begun.rows[0]?.id ?? (await begin()).rows[0]?.id;
    expect((await send(id, [gift(), gift({ row: 3 })], {}, who)).code).toBe(code);
    expect((await world().rpc(who, 'known_money_lines', { keys: [] })).code).toBe(code);
    expect((await world().rpc(who, 'like_money_lines', { lines: [] })).code).toBe(code);
    expect((await world().rpc(who, 'list_money_imports')).code).toBe(code);
    for (const table of ['money_imports', 'money_import_lines', 'money_import_givers'])
      expect((await world().rest('GET', `${table}?select=*`, await world().token(who))).status).toBeGreaterThanOrEqual(
        400,
      );
  });

  it('writes the gift, its fee and its refund, each once, and of one giver one contributor', async () => {
    const one = gift({ at: null, date_confirmed: true });
    const next = gift({ on: '2026-10-06', at: '2026-10-06T18:00:00Z' }, one.giver as Row);
    const lines = [one, next, refund(one, { cents: 1000 })];
    expect((await bring(lines)).rows[0]).toMatchObject({ added: 3, known: 0, left_out: 0, refused: [] });
    const [fee, given] = [await entriesOf(one.key)].flatMap(([first, second]) => [second, first]);
    expect(
      await query(
        `select entry.date_confirmed from private.money_import_lines as line join public.ledger_entries as entry on entry.id = line.entry_id
         where line.key = any ($1) order by entry.date_confirmed`,
        [[one.key, next.key]],
      ),
    ).toEqual([{ date_confirmed: false }, { date_confirmed: true }]);
    expect([given, fee]).toMatchObject([
      { type: 'contribution', cents: 2500, day: '2026-10-05' },
      { type: 'fee', cents: 99 },
    ]);
    expect((await entriesOf(next.key))[0]).toMatchObject({ who: given?.who });
    expect(await entriesOf(lines[2]?.key)).toMatchObject([
      { type: 'other', cents: 99 },
      { type: 'refund', cents: 1000, who: given?.who },
    ]);
    const before = await count();
    expect((await bring(lines)).rows[0]).toMatchObject({ added: 0, known: 3 });
    // A longer file of the same time: what is new comes, nothing else.
    expect((await bring([...lines, gift()], 'manager')).rows[0]).toMatchObject({ added: 1, known: 3 });
    expect(await count()).toBe(Number(before) + 2);
  });

  it('leaves a known organization what it is where a later file does not say, and else takes who gives for a person', async () => {
    const kindsOf = async (who: unknown) =>
      (
        await query('select kind from public.contributor_versions where contributor_id = $1 order by happened_at', [
          who,
        ])
      ).map(({ kind }) => kind);
    const one = gift({ fee_cents: 0 }, { kind: 'ORG' });
    await bring([one]);
    const who = (await entriesOf(one.key))[0]?.who;
    const giver = { ...(one.giver as Row), kind: null };
    await bring([gift({ at: '2026-10-06T18:00:00Z', fee_cents: 0 }, { ...giver, city: 'Alder Bend' })]);
    await bring([gift({ at: '2026-10-07T18:00:00Z', fee_cents: 0 }, { ...giver, city: 'Alder Bend' })]);
    expect(await kindsOf(who)).toEqual(['ORG', 'ORG']);
    const stranger = gift({ fee_cents: 0 }, { kind: null });
    await bring([stranger]);
    expect(await kindsOf((await entriesOf(stranger.key))[0]?.who)).toEqual(['IND']);
  });

  it('takes a line that was put right in the ledger for known, and a refund of it for nobody’s', async () => {
    const one = gift({ fee_cents: 0 });
    await bring([one]);
    const entry = (await query('select entry_id from private.money_import_lines where key = $1', [one.key]))[0]
      ?.entry_id;
    await world().rpc('finance', 'revise_entry', {
      of_entry: entry,
      change: randomUUID(),
      deed: 'void',
      reason: 'A test gift.',
      replacements: [],
    });
    expect((await bring([one])).rows[0]).toMatchObject({ added: 0, known: 1 });
    const strange = refund({ key: item(), cents: 100 });
    const much = gift();
    expect((await bring([much, refund(one), strange, refund(much, { cents: 2501 })])).rows[0]).toMatchObject({
      added: 1,
      left_out: 3,
      refused: [
        { row: 3, why: 'put_right' },
        { row: 4, why: 'unknown' },
        { row: 5, why: 'too_much' },
      ],
    });
  });

  it('of a processor’s payout writes the fee of its own, a contribution with its refund out of one row, and no entry for the payout', async () => {
    const id = hex().slice(0, 12);
    const key = (of: string) => `stripe:${of}${id}`;
    const one = gift({ key: key('ch_'), cents: 10_000, fee_cents: 320 });
    const lines = [
      one,
      refund(one, { row: 2, key: key('re_'), cents: 10_000, fee_cents: 0 }),
      {
        what: 'fee',
        row: 3,
        key: key('fee:txn_'),
        on: '2026-10-12',
        cents: 200,
        fee_cents: 0,
        payout: 'po_1',
        payout_on: '2026-10-13',
      },
      { what: 'payout', row: 4, key: key('payout:po_'), on: '2026-10-13', cents: 9480, fee_cents: 0 },
    ];
    const columns = '1.2.3';
    const first = (await begin({ source: 'stripe', columns, rows_total: 4 })).rows[0]?.id;
    expect((await send(first, lines, { upto: 4, left_out: 1 })).rows[0]).toMatchObject({
      rows_done: 4,
      added: 2,
      known: 0,
      payouts: 1,
      left_out: 1,
      refused: [],
    });
    expect(await entriesOf(key('fee:txn_'))).toMatchObject([{ type: 'fee', cents: 200, who: null, day: '2026-10-12' }]);
    expect(await entriesOf(key('payout:po_'))).toEqual([]);
    const before = await count();
    const again = (await begin({ source: 'stripe', columns, rows_total: 4 })).rows[0]?.id;
    expect((await send(again, lines, { upto: 4, left_out: 1 })).rows[0]).toMatchObject({
      added: 0,
      known: 2,
      payouts: 1,
    });
    expect(await count()).toBe(before);
  });

  it('says which lines of a file without numbers you seem to have, as many as are in and none that is the file’s own', async () => {
    const name = `Nora ${hex().slice(0, 12)}`;
    const kept = [1, 2].map((n) => gift({ key: `csv:${hex()}:${n}` }, { name }));
    await bring(kept, 'finance', { source: 'csv', columns: '0.1.2' });
    const told = (key: string, over: Row = {}) => ({ key, on: '2026-10-05', cents: 2500, name, ...over });
    const like = async (lines: readonly Row[]) => (await world().rpc('finance', 'like_money_lines', { lines })).rows;
    expect(await like(['a', 'b', 'c'].map((key) => told(key, { name: ` ${name.toUpperCase()}` })))).toEqual(['a', 'b']);
    expect(
      await like([told('a', { cents: 2501 }), told('b', { on: '2026-10-06' }), told('c', { name: 'Otto' })]),
    ).toEqual([]);
    // One is the file's own line: only the other is left to look like.
    expect(await like([told(String(kept[0]?.key)), told('a'), told('b')])).toEqual(['a']);
    for (const lines of ['zz', null, {}, [1], [told('a', { on: '2026-02-30' })], [told('a', { cents: -1 })]])
      expect((await world().rpc('finance', 'like_money_lines', { lines })).code).toBe('22023');
  });

  it('goes on where it stopped, and two people with one file at the same time write each line once', async () => {
    const lines = Array.from({ length: 6 }, (_, n) => gift({ row: n + 2 }));
    const file = { sha256: hex(), rows_total: 6 };
    const id = (await begin(file)).rows[0]?.id;
    const half = lines.slice(0, 3);
    const answers = await Promise.all((['finance', 'manager'] as const).map((who) => send(id, half, { upto: 3 }, who)));
    expect(answers.map(({ code }) => code)).toEqual(['', '']);
    expect((await begin(file, 'candidate')).rows).toEqual([{ id, rows_done: 3 }]);
    expect((await send(id, lines.slice(4), { first: 4, upto: 6 })).code).toBe('PT409');
    expect((await send(id, lines.slice(3), { first: 3, upto: 6 })).rows[0]).toMatchObject({ rows_done: 6, added: 6 });
    // Two files that hold the same lines, at once.
    const again = Array.from({ length: 4 }, (_, n) => gift({ row: n + 2 }));
    const both = await Promise.all(
      [again, again.toReversed()].map((rows, n) => bring(rows, n === 0 ? 'finance' : 'manager')),
    );
    expect(both.map(({ rows }) => Number(rows[0]?.added)).reduce((sum, one) => sum + one)).toBe(4);
    expect((await begin({ ...file, columns: '1.2.3' })).code).toBe('PT409');
  });

  it.each([
    ['no list', 'gifts'],
    ['null', null],
    ['a list of nulls', [null, null]],
    ['no giver', [gift({ giver: null }), gift({ row: 3 })]],
    ['a far day', [gift({ on: '9999-12-31' }), gift({ row: 3 })]],
    ['no day of the calendar', [gift({ on: '2026-02-30' }), gift({ row: 3 })]],
    ['infinity', [gift({ at: 'infinity' }), gift({ row: 3 })]],
    ['half a cent', [gift({ cents: 0.5 }), gift({ row: 3 })]],
    ['less than nothing', [gift({ cents: -100 }), gift({ row: 3 })]],
    ['more than is believable', [gift({ cents: 1_000_000_001 }), gift({ row: 3 })]],
    ['an unknown election', [gift({ election: 'never' }), gift({ row: 3 })]],
    ['a thing', [gift({ method: 'in_kind' }), gift({ row: 3 })]],
    ['a huge name', [gift({}, { name: 'x'.repeat(100_000) }), gift({ row: 3 })]],
    ['another source’s key', [gift({ key: 'csv:1:1' }), gift({ row: 3 })]],
    ['a row that no file has', [gift({ row: 20_017 }), gift({ row: 3 })]],
    ['two lines of one row for two rows', [gift(), gift()]],
  ])('refuses %s, and writes nothing of the batch', async (_, lines) => {
    const before = await count();
    const id = (await begin()).rows[0]?.id;
    expect((await send(id, lines as Row[] | null, { upto: 2 })).code).toBe('22023');
    expect(await count()).toBe(before);
  });
}
