/** A keeper of the books in a transaction that is taken back: gives, puts right, banks, files and shows, and looks at what the books say. */
import { randomBytes, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { raisedOf, spentOf } from '../../../src/features/disclosure/model/groups.ts';
import { entryOf, type Line } from '../../../src/features/disclosure/model/entry.ts';
import { cashCents, type EntryType } from '../../../src/features/money/model/entry.ts';
import type { Query, Row } from '../../../supabase/local/database.ts';
import { townDay } from '../../support/townDay.ts';
import { accountOf, type Person } from '../support/people.ts';
import { become, type World } from '../support/world.ts';

export interface Summed {
  readonly type: EntryType;
  readonly cents: number;
}

const sumOf = (rows: readonly Summed[], of: (row: Summed) => number) => rows.reduce((sum, row) => sum + of(row), 0);
const byType = (rows: readonly Summed[]) =>
  Object.fromEntries(
    [...new Set(rows.map(({ type }) => type))]
      .map((type) => [type, sumOf(rows, (row) => (row.type === type ? row.cents : 0))] as const)
      .filter(([, cents]) => cents !== 0),
  );

export function keeperOf(query: Query) {
  const idOf = (person: Person) => accountOf(person)?.id ?? null;
  /** As the person: `from` is a call with $1, $2 … in it. */
  async function call(person: Person, from: string, params: readonly unknown[] = []): Promise<Row[]> {
    await become(query, idOf(person));
    const [row] = await query(`select to_jsonb(${from}) as told`, params);
    return (row?.told ?? []) as Row[];
  }
  async function write(table: string, row: Row): Promise<void> {
    await become(query, idOf('finance'));
    const all = { id: randomUUID(), user_id: idOf('finance'), client_created_at: new Date().toISOString(), ...row };
    const [names, values] = [Object.keys(all), Object.values(all)];
    const places = names.map((_, at) => `$${at + 1}`);
    await query(`insert into public.${table} (${names.join(', ')}) values (${places.join(', ')})`, values);
  }
  const ledger = async (where = 'true', params: readonly unknown[] = []) =>
    (await query(`select type, amount_cents::float as cents from public.ledger_entries where ${where}`, params)).map(
      ({ type, cents }): Summed => ({ type: type as EntryType, cents: Number(cents) }),
    );
  const totalsOf = (rows: readonly Summed[]) => ({
    raised_cents: sumOf(rows, raisedOf),
    spent_cents: sumOf(rows, spentOf),
    cash_cents: sumOf(rows, ({ type, cents }) => cashCents(type, cents)),
  });
  /** What the rows shown come to is what the page says above them, to the cent: also of the money in hand. */
  async function pageAddsUp() {
    const [shown] = await call('visitor', 'public.published_money()');
    const [listed] = await call('visitor', 'public.published_money_rows()');
    const about = shown?.about as { as_of: string; totals: Row };
    expect(about.totals).toMatchObject(totalsOf(((listed?.rows ?? []) as Line[]).map(entryOf)));
    return about;
  }
  const reports = async () => ((await call('finance', 'public.money_reports()'))[0]?.reports ?? []) as Row[];

  /** Nothing of it stays, and what comes after goes on. */
  async function refused(asked: () => Promise<unknown>, message: string): Promise<void> {
    await query('savepoint before');
    await expect(asked()).rejects.toThrow(message);
    await query('rollback to savepoint before');
  }

  return {
    call,
    write,
    reports,
    revise: (entry: string, deed: string, parts: readonly Row[]) =>
      call('finance', 'public.revise_entry($1, $2, $3, $4, $5::text::jsonb)', [
        entry,
        randomUUID(),
        deed,
        'As the check says.',
        JSON.stringify(parts),
      ]),
    refund: (entry: string, cents: number) =>
      call('finance', 'public.refund_entry($1, $2, $3::int, $4::date, $5, $6)', [
        entry,
        randomUUID(),
        cents,
        townDay(),
        'check',
        'Asked for it.',
      ]),
    /** A line of the bank that is the nth open piece of the ledger. */
    async bank(n: number): Promise<void> {
      const open = await query(
        'select id, cents::float as cents from private.cash_items where match_id is null and slip_id is null and cents <> 0 order by id',
      );
      const item = open[n % Math.max(1, open.length)];
      if (!item) return;
      const description = `LINE ${randomUUID()}`;
      const [file] = await call('finance', 'public.begin_bank_file($1, $2, $3, $4, 1)', [
        randomBytes(32).toString('hex'),
        'Drawn',
        'ofx',
        'bank.ofx',
      ]);
      const line = {
        row: 2,
        posted_on: townDay(),
        occurrence: 1,
        reference: null,
        cents: item.cents,
        description,
        // Another line of that day and sum may be in.
        answer: 'other',
      };
      await call('finance', 'public.import_bank_lines($1, 0, 1, $2::text::jsonb, 0)', [
        file?.id,
        JSON.stringify([line]),
      ]);
      const [kept] = await query('select id from private.bank_lines where description = $1', [description]);
      await call('finance', 'public.match_bank($1, array[$2::uuid], array[$3::uuid])', [
        randomUUID(),
        kept?.id,
        item.id,
      ]);
    },
    async file(): Promise<void> {
      const [next] = await call('finance', 'public.money_report(null)');
      if (!next || String(next.covers_until) >= townDay()) return;
      const asked = () =>
        call('finance', 'public.file_report($1, $2::date, null, null, $3)', [
          randomUUID(),
          next.covers_until,
          next.seen,
        ]);
      if ((await reports()).every(({ differs }) => differs === false)) await asked();
      else await refused(asked, 'Amend the earlier report first');
    },
    async amend(): Promise<void> {
      for (const one of (await reports()).filter(({ amended }) => amended === false).toReversed()) {
        const [now] = await reports().then((all) => all.filter(({ id }) => id === one.id));
        if (now?.differs !== true) continue;
        const [told] = await call('finance', 'public.money_report($1)', [one.id]);
        await call('finance', 'public.file_report($1, $2::date, $3, $4, $5)', [
          randomUUID(),
          one.covers_until,
          one.id,
          'A check was found.',
          told?.seen,
        ]);
      }
      expect((await reports()).filter(({ differs }) => differs === true)).toEqual([]);
    },
    /** By the candidate, who may show what anybody filed; nothing where everything is shown, or a report waits for its amendment. */
    async publish(): Promise<void> {
      await become(query, idOf('candidate'));
      const [said] = await query('select private.publication_problem() as problem');
      const asked = () => call('candidate', 'public.publish_books($1)', [randomUUID()]);
      if (said?.problem === null) await asked();
      else if (said?.problem === 'apart') await refused(asked, 'Amend the reports from which the ledger has moved');
      await pageAddsUp();
    },

    /** Ledger less bank is what lies between, and the ledger's cash is the sum of its entries. */
    async bankHolds(): Promise<void> {
      const [sum] = await call('finance', 'public.money_bank()');
      const of = (name: string) => Number(sum?.[`${name}_cents`]);
      const all = await ledger();
      const cash = sumOf(all, ({ type, cents }) => cashCents(type, cents));
      expect(of('ledger')).toBe(cash);
      expect(of('ledger') - of('bank')).toBe(of('hand') + of('way') + of('out') + of('uneven') - of('open'));
      expect((await call('advisor', 'public.money_overview()'))[0]).toMatchObject({
        cash_cents: cash,
        raised_cents: sumOf(all, raisedOf),
        spent_cents: sumOf(all, spentOf),
        entries: all.length,
      });
    },
    /** Each report that counts says what the ledger says of its days, by its sums and by its lines. */
    async reportsHold(): Promise<void> {
      for (const one of (await reports()).filter(({ amended }) => amended === false)) {
        const said = await ledger('received_on between $1::date and $2::date', [one.covers_from, one.covers_until]);
        const lines = (await query('select type, cents::float as cents from public.report_lines where report_id = $1', [
          one.id,
        ])) as unknown as Summed[];
        expect(one.by_type).toEqual(byType(said));
        expect(one.by_type).toEqual(byType(lines));
        const until = await ledger('received_on <= $1::date', [one.covers_until]);
        expect(Number(one.closing_cents)).toBe(sumOf(until, ({ type, cents }) => cashCents(type, cents)));
      }
    },
    /** Everybody's totals are the ledger's until that day. */
    async pageHolds(): Promise<void> {
      const about = await pageAddsUp();
      expect(about.totals).toMatchObject(totalsOf(await ledger('received_on <= $1::date', [about.as_of])));
    },
  };
}

export const GIVERS = [randomUUID(), randomUUID(), randomUUID()];
export const ELECTIONS = ['primary', 'general'] as const;

/** The sample town with three givers more. Whatever is written is taken back, also where it fails. */
export const drawnTown =
  (world: () => World) =>
  async (run: (query: Query) => Promise<void>): Promise<void> => {
    const undo = new Error('undo');
    await world()
      .backend.database.transaction(async (query) => {
        const { write } = keeperOf(query);
        for (const [n, contributor_id] of GIVERS.entries())
          await write('contributor_versions', { contributor_id, kind: 'IND', name: `Drawn Giver ${n}` });
        await run(query);
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
  };
