/**
 * One vector of each kind of rule on the treasurer's pages: of Larkspur's own rules, then of a place whose rules are written on the rules
 * page; the gifts that decide are typed, the rest of each ledger lies there already. All vectors are asked by
 * tests/features/money/limits.test.ts and tests/db/stories/moneyRules.ts. On a server of its own: the vectors bring their own elections.
 */
import type { Page } from '@playwright/test';
import type { Rule } from '../../src/features/money/model/rules.ts';
import { ANA, BO, moneyCases, passedWith, typedOf, type CaseEntry } from '../../tests/support/moneyCases.ts';
import { expect } from '../fixtures.ts';
import { ownTown } from '../support/ownTown.ts';
import { startSignedIn } from '../support/staff.ts';
import type { TestServer } from '../support/testServer.ts';

const test = ownTown();

const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const idIn = (at: number, giver: string) => giver.replace('7c0000', `7c00${String(at + 10)}`);
const nameIn = (at: number, giver: string) => `${giver === ANA ? 'Ana' : giver === BO ? 'Bo' : 'Mill'} V${at + 10}`;
/** The vectors that are played: of the kinds of rule that warn or are due, each once. */
const PLAYED: Readonly<Record<string, readonly number[]>> = {
  'Larkspur Falls': casesNamed('a primary and a general election are two limits', 'a company may give nothing'),
  Humboldt: casesNamed('Humboldt:', 'a large gift in the sixty days'),
};
function casesNamed(...starts: readonly string[]): readonly number[] {
  return starts.map((start) => moneyCases.findIndex(({ name }) => name.startsWith(start)));
}
const said = ({ kind, contributor_kind, methods, basis, operator, amount_cents, days, window_before }: Rule) =>
  JSON.stringify([kind, contributor_kind, methods, basis, operator, amount_cents, days, window_before]);

const WARNS: Readonly<Record<string, (over: number, total: number) => string>> = {
  limit: (over, total) => `Over the limit by ${dollars(over)}: ${dollars(total)} with this gift`,
  prohibited: () => 'Companies and organizations may not give.',
  cash: (_, total) => `Too much cash: ${dollars(total)} with this gift`,
  anonymous: () => 'Without a name no more than',
  late_report: () => 'So close to the election this is reported by itself.',
};
const DUTIES: Readonly<Record<string, string>> = {
  limit: 'Over the limit, give back',
  prohibited: 'May not give, give back',
  cash: 'Too much cash, give back',
  anonymous: 'Too much without a name',
  late_report: 'Report this large gift',
};

/** As the server's own key: what a journey finds there. */
async function put(server: TestServer, method: 'POST' | 'PATCH', path: string, body: unknown) {
  const response = await fetch(`${server.url}/rest/v1/${path}`, {
    method,
    headers: { apikey: process.env['SUPABASE_SECRET_KEY'] ?? '', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/** The vectors' elections instead of the sample town's. */
async function holdElections(server: TestServer) {
  await put(server, 'PATCH', 'elections?id=in.(primary,general)', { held_on: '2099-06-01' });
  await put(server, 'PATCH', 'election_cycles?id=eq.this-term', { begins_on: '2099-01-01', ends_on: '2099-12-31' });
  const [{ cycles, elections } = { cycles: [], elections: [] }] = moneyCases;
  await put(server, 'POST', 'election_cycles', cycles);
  await put(server, 'POST', 'elections', elections);
}

/** The contributors of these vectors, and what was given before. */
async function prepare(server: TestServer, vectors: readonly number[]) {
  const now = new Date().toISOString();
  for (const at of vectors) {
    const one = moneyCases[at];
    if (one === undefined) throw new Error('No such vector.');
    await put(
      server,
      'POST',
      'contributor_versions',
      Object.entries(one.givers).map(([giver, kind]) => ({
        id: crypto.randomUUID(),
        contributor_id: idIn(at, giver),
        kind,
        name: nameIn(at, giver),
        client_created_at: now,
      })),
    );
    const typed = typedOf(one);
    for (const entry of one.entries.filter((each) => !typed.includes(each)))
      await put(server, 'POST', 'ledger_entries', {
        id: entry.id,
        type: entry.type,
        amount_cents: entry.cents,
        contributor_id: entry.giver === null ? null : idIn(at, entry.giver),
        received_on: entry.on,
        election_id: entry.election,
        method: entry.method,
        purpose: 'Paper',
        reverses_id: entry.reverses ?? null,
        refunds_id: entry.refunds ?? null,
        client_created_at: now,
      });
  }
}

/** The next version, all of it, as somebody types it who has the law beside them. */
async function writeRules(page: Page, place: string, rules: readonly Rule[]) {
  await page.goto('/finance/rules');
  await page.getByRole('button', { name: 'Write the next version' }).click();
  await page.getByLabel('Whose rules they are').fill(place);
  await page.getByLabel('Where they stand').fill('https://example.org/the-law');
  const drop = page.getByRole('button', { name: /^Leave out: / });
  for (let left = await drop.count(); left > 0; left -= 1) await drop.first().click();
  for (const rule of rules) {
    await page.getByRole('button', { name: 'Add a rule' }).click();
    await page.getByLabel('What it is about').selectOption(rule.kind);
    if (rule.contributor_kind !== null) await page.getByLabel('From whom').selectOption(rule.contributor_kind);
    await page.getByLabel('Amount in dollars').fill(String((rule.amount_cents ?? 0) / 100));
    await page.getByLabel('When it is passed').selectOption(rule.operator);
    await page.getByLabel('Added up').selectOption(rule.basis);
    if (rule.days !== null) await page.getByLabel(/^Days(?! before)/).fill(String(rule.days));
    if (rule.window_before !== null)
      await page.getByLabel('Days before an election in which it counts').fill(String(rule.window_before));
    await page
      .getByRole('button', { name: /^Change: / })
      .last()
      .click();
  }
  await page.getByRole('button', { name: 'See what it changes' }).click();
  const told = page.waitForResponse('**/rpc/money_rules*');
  await page.getByRole('button', { name: 'Save this version' }).click();
  await expect(page.getByRole('list', { name: 'Every version' }).getByRole('listitem').first()).toContainText(
    `${place} in force`,
  );
  await told;
}

async function typeGift(page: Page, at: number, { giver, cents, method, election, on }: CaseEntry) {
  const more = page.getByText('Address, employer, day and election');
  const day = page.getByLabel('Taken in hand on');
  if (!(await day.isVisible())) await more.click();
  if (giver === null) await page.getByText('Nobody said who gave it').click();
  else {
    await page.getByLabel('Who gives').fill(nameIn(at, giver));
    await page.getByRole('list', { name: 'Known already' }).getByRole('button').click();
  }
  await page.getByLabel('Amount in dollars').fill((cents / 100).toFixed(2));
  await page.getByLabel('How', { exact: true }).selectOption(method);
  if (method === 'in_kind') await page.getByLabel('What was given').fill('Food');
  await day.fill(on);
  await page.getByLabel('For which election').selectOption(election ?? '');
}

/** Who leads the campaign finds beside the inbox what is due about money, all of it. */
async function expectInInbox(page: Page) {
  await startSignedIn(page, 'manager');
  await page.goto('/admin');
  await page.getByText(/^\d+ more$/).click();
  const later = page.getByRole('list', { name: 'What is due after that' });
  for (const words of [
    'Over the limit, give back: Ana V15, $0.01',
    'Too much cash, give back: Ana V20, $0.01',
    'Ask for address, occupation or employer: Ana V20, $100.01',
    'To the bank: $120.03',
  ])
    await expect(page.getByRole('list', { name: 'To do about money' }).or(later)).toContainText([words]);
  await startSignedIn(page, 'finance');
}

test('each kind of rule, of the town and of a place that is written down, warns as a gift is typed and is due once it is saved', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await holdElections(server);
  const own = (await server.rows('rules', 'rule_set=eq.6a000000-0000-4000-8000-000000000001')) as unknown as Rule[]; // its columns
  const written = PLAYED['Humboldt']?.flatMap((at) => moneyCases[at]?.rules ?? []) ?? [];

  await startSignedIn(page, 'finance');
  for (const [place, rules] of [
    ['Larkspur Falls', own],
    ['Humboldt', written],
  ] as const)
    await test.step(place, async () => {
      await prepare(server, PLAYED[place] ?? []);
      if (place !== 'Larkspur Falls') await writeRules(page, place, rules);
      const inForce = new Set(rules.map(said));
      const cases = (PLAYED[place] ?? []).flatMap((at) => {
        const one = moneyCases[at];
        const kinds = one?.rules.filter((rule) => inForce.has(said(rule))).map(({ kind }) => kind) ?? [];
        return one === undefined || kinds.length === 0 ? [] : [{ one, at, kinds }];
      });
      expect(cases.length, place).toBe(2);

      await page.goto('/finance/gift');
      const warned = page.getByTestId('money-warnings');
      for (const { one, at, kinds } of cases)
        for (const gift of typedOf(one)) {
          await typeGift(page, at, gift);
          for (const kind of kinds) {
            const words = WARNS[kind];
            if (words === undefined) continue;
            const row = passedWith(one, gift).find(([what]) => what === kind);
            if (row === undefined) await expect(warned).not.toContainText(words(0, 0).split(/[\d$]/)[0] ?? '');
            else await expect(warned).toContainText(words(row[4], row[3]));
          }
          // Before the open filing period the date is asked about.
          const isRight = page.getByRole('checkbox', { name: /\d is right$/ });
          if ((await isRight.count()) > 0) await isRight.check({ force: true });
          await page.getByRole('button', { name: 'Save the gift' }).click();
          await page.getByRole('button', { name: 'Next gift' }).click();
        }

      await page.goto('/finance');
      const heads = (text: string) => Object.entries(DUTIES).find(([, words]) => text.startsWith(words))?.[0];
      const mine = (text: string) =>
        cases.some(
          ({ one, at, kinds }) =>
            kinds.some((kind) => kind === heads(text)) &&
            (heads(text) === 'anonymous'
              ? true
              : Object.keys(one.givers).some((giver) => text.includes(nameIn(at, giver)))),
        );
      const due = cases.flatMap(({ one, at }) =>
        one.passed.flatMap(([kind, giver, , total, over]) => {
          const words = DUTIES[kind];
          const who = giver === null ? 'Nobody said who' : nameIn(at, giver);
          return words === undefined ? [] : [`${words}: ${who}, ${dollars(kind === 'late_report' ? total : over)}`];
        }),
      );
      const lines = page.getByRole('list', { name: 'To be done' }).locator('li p:has(strong)');
      await expect
        .poll(async () => (await lines.allTextContents()).filter(mine).toSorted(), { timeout: 30_000 })
        .toEqual(due.toSorted());

      // Who is told of one by one stands on the page of the giver.
      for (const { one, at, kinds } of cases.filter((each) => each.kinds.includes('itemize')))
        for (const giver of Object.keys(one.givers)) {
          if (!kinds.includes('itemize') || !one.entries.some((entry) => entry.giver === giver)) continue;
          await page.goto(`/finance/givers/${idIn(at, giver)}`);
          await expect(page.getByText('No rule limits what they give.')).toBeVisible();
          await expect(page.getByText(/^Their sum of .* passes a rule: /)).toHaveText(
            one.passed
              .filter(([, who]) => who === giver)
              .map(([, , , total]) => new RegExp(`^Their sum of \\${dollars(total)} `)),
          );
        }
      if (place === 'Larkspur Falls') await expectInInbox(page);
    });
});
