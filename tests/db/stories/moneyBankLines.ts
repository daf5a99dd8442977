/** Files of banks, from the file to the database: no line twice, none lost, none doubled or dropped without an answer. */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { StaffApi } from '../../../src/backend/staffApi.ts';
import { openBank } from '../../../src/features/money/bank/openBank.ts';
import { beginFile, findAlike, handOver, type Answer, type Part } from '../../../src/features/money/bank/send.ts';
import type { Row } from '../../../supabase/local/database.ts';
import type { World } from '../support/world.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../features/money/fixtures/bank/${name}`, import.meta.url), 'utf8');

/** Refusals are thrown with the database's code, as the app's own caller throws them. */
class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export function moneyBankLineStories(world: () => World): void {
  const api = {
    rpc: async (name: string, args: Row) => {
      const { code, message, rows } = await world().rpc('finance', name, args);
      if (code !== '') throw new Refused(code, message);
      return rows;
    },
  } as unknown as StaffApi; // the other calls are not made here
  const partsOf = async (text: string, account: string): Promise<readonly Part[]> => {
    const opened = await openBank(new TextEncoder().encode(text).buffer, '2026-11-27');
    const { accounts } = opened.read({ mapping: opened.guess, order: null, signs: null });
    return accounts.map(({ lines, leftOut, kind, ref, label }) => ({
      // Each test has accounts of its own, and a file belongs to one.
      sha256: createHash('sha256').update(`${account} ${opened.sha256}`).digest('hex'),
      account: `${account} ${label}`,
      ref: ref && `${account}:${ref}`,
      kind,
      columns: opened.kind,
      fileName: 'bank.ofx',
      lines,
      leftOut: leftOut.length,
    }));
  };
  const send = async (part: Part, answers: ReadonlyMap<number, Answer> = new Map()) =>
    handOver(api, await beginFile(api, part), part, { answers, tell: () => undefined });
  const bring = async (text: string, account: string, answer: Answer | null = null) => {
    const asked: (readonly [number, string])[] = [];
    for (const part of await partsOf(text, account)) {
      const alike = await findAlike(api, part);
      asked.push(...alike.map(({ line, text: is }) => [line.cents, is] as const));
      await send(part, answer === null ? new Map() : new Map(alike.map(({ line }) => [line.row, answer])));
    }
    return asked;
  };
  const linesOf = async (account: string) =>
    (
      await world().backend.database.query(
        `select cents::int as cents, description from private.bank_lines where account like $1 || '%' order by account, posted_on, cents, id`,
        [account],
      )
    ).map(({ cents, description }) => [cents, description]);
  const named = () => `Bank ${randomUUID().slice(0, 8)}`;

  it('asks about the 2 lines that a bank gave new ids, adds the 1 new one, and doubles nothing', async () => {
    const account = named();
    await bring(fixture('new-fitid-1.ofx'), account);
    const [part] = await partsOf(fixture('new-fitid-2.ofx'), account);
    if (!part) throw new Error('The file has an account.');
    // Without an answer the database takes none of them.
    await expect(send(part)).rejects.toMatchObject({
      code: 'PT409',
      message: 'Some lines look like lines you already have. Choose the file again.',
    });
    expect(await linesOf(account)).toHaveLength(2);
    expect(await bring(fixture('new-fitid-2.ofx'), account, 'same')).toEqual([
      [-4120, 'STAPLES 114'],
      [-1200, 'USPS STAMPS'],
    ]);
    expect(await linesOf(account)).toEqual([
      [-4120, 'STAPLES 114'],
      [-1200, 'USPS STAMPS'],
      [-990, 'PIZZA'],
    ]);
    // The same file again is whole: nothing is added, and what looks alike is not sent.
    await bring(fixture('new-fitid-2.ofx'), account, 'same');
    expect(await linesOf(account)).toHaveLength(3);
  });

  it('adds lines that look alike once a person said they are other money', async () => {
    const account = named();
    await bring(fixture('new-fitid-1.ofx'), account);
    await bring(fixture('new-fitid-2.ofx'), account, 'other');
    expect(await linesOf(account)).toHaveLength(5);
  });

  it('keeps one line whose text the bank changed while its id stayed', async () => {
    const account = named();
    await bring(fixture('renamed-1.ofx'), account);
    expect(await bring(fixture('renamed-2.ofx'), account)).toEqual([]);
    expect(await linesOf(account)).toHaveLength(1);
  });

  it('keeps three lines under one id as three, and two equal purchases of a day as two, also after the same file again', async () => {
    const account = named();
    const files = [fixture('reused-fitid.ofx'), fixture('twins.ofx')];
    for (const file of [...files, ...files]) expect(await bring(file, account)).toEqual([]);
    // Another download of the same days, byte for byte another file.
    expect(await bring(`${fixture('twins.ofx')}\n`, account)).toEqual([]);
    expect((await linesOf(account)).map(([cents]) => cents)).toEqual([-4120, -1200, -990, -1200, -1200]);
  });

  it('adds only what is new of a file that overlaps, with ids and without', async () => {
    const account = named();
    const csv = (rows: readonly string[]) => `Date,Description,Amount,Check Number\n${rows.join('\n')}\n`;
    const [a, b, c] = ['11/24/2026,STAMPS,-12.00,', '11/24/2026,STAMPS,-12.00,', '11/25/2026,RENT,-900.00,1130'];
    await bring(csv([a, b]), account);
    expect(await bring(csv([c, a, b, '11/26/2026,PIZZA,-9.90,']), account)).toEqual([]);
    expect((await linesOf(account)).map(([cents]) => cents)).toEqual([-1200, -1200, -90_000, -990]);
    // With a text that the bank tidied since, it is asked about.
    expect(await bring(csv(['11/25/2026,RENT NOVEMBER,-900.00,1130']), account, 'same')).toEqual([[-90_000, 'RENT']]);
    expect(await linesOf(account)).toHaveLength(4);
  });

  it('asks about a pending line that was posted some days later under its id', async () => {
    const account = named();
    await bring(fixture('renamed-1.ofx'), account);
    const later = fixture('renamed-2.ofx').replace('<DTPOSTED>20261102', '<DTPOSTED>20261104');
    expect(await bring(later, account, 'same')).toEqual([[-4120, 'PENDING STAPLES']]);
    expect(await linesOf(account)).toHaveLength(1);
  });

  it('asks of as many lines as there are of that date and amount from another file, and one more is another', async () => {
    const account = named();
    const csv = (rows: readonly string[]) => `Date,Description,Amount,Check Number\n${rows.join('\n')}\n`;
    await bring(csv(['11/24/2026,COFFEE A,-3.50,', '11/24/2026,COFFEE B,-3.50,']), account);
    const asked = await bring(
      csv(['11/24/2026,CARD 1,-3.50,', '11/24/2026,CARD 2,-3.50,', '11/24/2026,CARD 3,-3.50,']),
      account,
      'same',
    );
    expect(asked).toHaveLength(2);
    expect(await linesOf(account)).toHaveLength(3);
  });

  it('never takes two accounts under one name, nor one account under two', async () => {
    const base = named();
    const [part] = await partsOf(fixture('twins.ofx'), base);
    const [other] = await partsOf(fixture('reused-fitid.ofx'), base);
    if (!part || !other) throw new Error('Each file has an account.');
    await send(part);
    await expect(send({ ...other, account: part.account })).rejects.toMatchObject({
      code: 'PT409',
      message: 'Another account has this name. Choose a different name.',
    });
    await expect(send({ ...part, sha256: '9'.repeat(64), account: `${base} again` })).rejects.toMatchObject({
      code: 'PT409',
    });
    expect(await linesOf(base)).toHaveLength(2);
  });

  it('counts a card apart: what is owed on it is no money in the bank', async () => {
    const sum = async () => (await world().rpc('finance', 'money_bank')).rows[0];
    const before = Number((await sum())?.card_cents);
    const card = fixture('twins.ofx')
      .replaceAll('STMTRS>', 'CCSTMTRS>')
      .replaceAll('BANKACCTFROM>', 'CCACCTFROM>')
      .replaceAll('STMTTRNRS>', 'CCSTMTTRNRS>');
    await bring(card, named());
    expect(Number((await sum())?.card_cents)).toBe(before - 2400);
  });

  it('refuses what is no line when it is asked what looks alike, and everyone who keeps no books', async () => {
    const ask = { account: 'x', sha256: '0'.repeat(64) };
    for (const lines of [
      'zz',
      [1],
      [null],
      {},
      null,
      [{ row: 2, posted_on: 'infinity', cents: 1, description: 'x', occurrence: 1 }],
    ])
      expect([lines, (await world().rpc('finance', 'like_bank_lines', { ...ask, lines })).code]).toEqual([
        lines,
        '22023',
      ]);
    expect((await world().rpc('organizer', 'like_bank_lines', { ...ask, lines: [] })).code).toBe('42501');
    expect((await world().rpc('finance', 'like_bank_lines', { ...ask, lines: [] })).rows).toEqual([]);
  });
}
