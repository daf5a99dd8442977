/** The plan: found and narrowed, whole at a door without a signal, reworded in the open, rated, and linked to what people asked. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { commitmentsRead } from '../../src/features/plan/data/reads.ts';
import { commitments } from '../../src/sample/content/commitment.ts';
import { expect, expectAccessible, OFFLINE_ERRORS, test } from '../fixtures.ts';
import { approveLink } from '../support/content.ts';
import { publish } from '../support/contentStore.ts';
import { startSignedIn } from '../support/staff.ts';
import { PROMISE } from '../support/tags.ts';
import type { TestServer } from '../support/testServer.ts';
import { untilKeptAs } from '../support/untilKept.ts';
import { test as visited } from '../support/visited.ts';

const sampleOf = (wanted: string) => {
  const found = commitments.find(({ slug }) => slug === wanted);
  if (!found) throw new Error(`The sample town has no ${wanted}.`);
  return found;
};
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const finder = (page: Page) => page.getByRole('searchbox', { name: 'Find something in the plan' });

/** A commitment of this test's own: other journeys read the sample town's. */
async function ownCommitment(server: TestServer) {
  const item = randomUUID();
  const slug = `own-${item.slice(0, 8)}`;
  const body = {
    ...sampleOf('ward-town-halls').body,
    title: { en: `Benches at stop ${slug}.`, es: `Bancos en ${slug}.` },
  };
  const revision = await publish(server, { kind: 'commitment', item, slug, body });
  return { item, slug, body, revision };
}

test(
  'says all fifteen, finds one by a word in its steps, narrows by who has to agree, and keeps that in the address',
  { tag: PROMISE },
  async ({ page }) => {
    await page.goto('/vision');
    for (const { body } of commitments) await expect(titles(page).filter({ hasText: body.title.en })).toHaveCount(1);
    await finder(page).fill('ladder truck');
    await expect(titles(page)).toHaveText([sampleOf('mill-street-bridge').body.title.en]);
    await expect(page).toHaveURL('/vision');
    await finder(page).fill('');
    await page.getByRole('combobox', { name: 'Who has to agree' }).selectOption('County');
    await expect(page).toHaveURL('/vision?who=county');
    const county = commitments.filter(({ body }) => body.depends_on.includes('county'));
    await expect(titles(page)).toHaveCount(county.length);
    await page.getByRole('link', { name: 'By time' }).click();
    await expect(page).toHaveURL(/by=time/);
    await expect(page.getByRole('figure')).toContainText('The term on one line');
    await page.reload();
    await expect(titles(page)).toHaveCount(county.length);
    await expect(page.getByRole('link', { name: 'By time' })).toHaveAttribute('aria-current', 'page');
    await finder(page).fill('zebra');
    await page.getByRole('button', { name: 'Show the whole plan' }).click();
    await expect(page.getByText('Ratings start on January 5, 2026, the first day of the term.')).toBeVisible();
  },
);

test('one commitment says its price, who agrees and how it was reworded, word by word, in both languages', async ({
  page,
}) => {
  await page.goto('/vision/counselor-on-calls');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sampleOf('counselor-on-calls').body.title.en);
  await expect(page.getByText('$640,000 to $820,000').first()).toBeVisible();
  await expect(page.getByText('Wording 3, since October 6, 2025')).toBeVisible();
  await expect(page.getByText('Wording 1, since August 12, 2025')).toBeVisible();
  await expect(page.locator('del').filter({ hasText: 'every' }).first()).toBeVisible();
  await expect(page.locator('ins').filter({ hasText: 'night' }).first()).toBeVisible();
  await page.goto('/es/vision/counselor-on-calls');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sampleOf('counselor-on-calls').body.title.es);
  await expect(page.getByText('Versión 3, desde el 6 de octubre de 2025')).toBeVisible();
});

visited.describe('at a door without a signal', () => {
  visited.use({ expectedErrors: [OFFLINE_ERRORS] });

  visited(
    'after one visit the whole plan is there, each commitment with its price, and a wording can be kept',
    { tag: PROMISE },
    async ({ page, context }) => {
      await page.goto('/vision');
      await expect(titles(page).first()).toBeVisible();
      await untilKeptAs(page, [commitmentsRead.key]);
      await context.setOffline(true);
      for (const { slug, body } of [sampleOf('lead-lines'), sampleOf('summer-jobs')]) {
        await page.goto(`/vision/${slug}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(body.title.en);
        await expect(page.getByText(body.funding.en)).toBeVisible();
      }
      await page.getByRole('button', { name: 'Keep this wording' }).click();
      await expect(page.getByText(/You kept wording 1 on .* It has not been changed since\./)).toBeVisible();
      await page.reload();
      await expect(page.getByText(/You kept wording 1 on/)).toBeVisible();
    },
  );
});

test('who kept a wording is shown what was changed since', async ({ page, server }) => {
  const { item, slug, body, revision } = await ownCommitment(server);
  await page.goto(`/vision/${slug}`);
  await page.getByRole('button', { name: 'Keep this wording' }).click();
  const target = { en: 'Twelve in the first year.', es: 'Doce el primer año.' };
  const reworded = { en: 'Two more stops were added.', es: 'Se agregaron dos paradas.' };
  await publish(server, { kind: 'commitment', item, slug, body: { ...body, target, reworded }, parent: revision });
  await page.reload();
  await expect(page.getByText(/You kept wording 1 on .* It has been changed since:/)).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('ins').filter({ hasText: 'Twelve' }).first()).toBeVisible();
  await expect(page.getByText('Wording 2, since')).toBeVisible();
});

test('a rating comes with its reason and its source, and only then there are ratings to choose from', async ({
  page,
  server,
}) => {
  const { item, slug } = await ownCommitment(server);
  await page.goto(`/vision/${slug}`);
  await expect(page.getByText('Not Yet Rated').first()).toBeVisible();
  const update = {
    of: item,
    on: '2026-02-02',
    rating: 'in-the-works',
    text: { en: 'The dates are posted.' },
    source_title: { en: 'Calendar of the city' },
    source: 'https://larkspurfalls.example/calendar',
  };
  await publish(server, { kind: 'commitment-update', item: randomUUID(), slug: `u-${item.slice(0, 8)}`, body: update });
  await page.reload();
  await expect(page.getByRole('main').getByText('In the Works').first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('link', { name: 'Calendar of the city' })).toBeVisible();
  await page.goto('/vision?rating=in-the-works');
  await expect(page.getByRole('combobox', { name: 'Rating' })).toHaveValue('in-the-works', { timeout: 15_000 });
});

/** Of the sample town: somebody was at that door, and noted what was said. */
const KNOCK = 'b2000000-0000-4000-8000-000000000004';

test('staff say what came of what was said at a door, and visitors read it with the commitment, without note or name', async ({
  page,
  server,
  browser,
}) => {
  const { slug, body } = await ownCommitment(server);
  await startSignedIn(page, 'manager');
  const [knock] = await server.rows('contact_attempts', `select=household_id,notes&id=eq.${KNOCK}`);
  const [lives] = await server.rows(
    'people',
    `select=id,name&order=id&limit=1&household_id=eq.${String(knock?.['household_id'])}`,
  );
  await page.goto(`/admin/people/v-${String(lives?.['id'])}`);
  await page.getByRole('link', { name: /^Say what came of it/ }).click();
  await page.getByRole('combobox', { name: 'What it led to' }).selectOption(body.title.en);
  const words = `Benches, asked for on a porch (${slug})`;
  await page.getByRole('button', { name: 'Save the link' }).click();
  await expect(page.getByText('Fill this in').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'What visitors read, in English' }).fill(words);
  await page.getByRole('textbox', { name: 'What visitors read, in Spanish' }).fill(`Bancos (${slug})`);
  await page.getByRole('button', { name: 'Save the link' }).click();
  await expect(page.getByRole('list', { name: 'Links that count' }).getByText(words)).toBeVisible();
  const sent = () => server.rows('content_links', `words_en=eq.${encodeURIComponent(words)}`);
  await expect.poll(sent).toHaveLength(1);
  await expect(page.getByText('Visitors read it once somebody else approves it').first()).toBeVisible();
  await expectAccessible(page);
  expect(await linksNow(server)).not.toContain(slug);
  expect(await sent()).toMatchObject([{ from_kind: 'door', from_id: KNOCK }]);
  for (const row of await sent()) await approveLink(server, 'content', row);

  const visitor = await browser.newPage();
  await visitor.goto(`${server.url}/vision/${slug}`);
  const told = visitor.getByRole('listitem').filter({ hasText: words });
  await expect(told).toContainText('what was said at doors', { timeout: 15_000 });
  await expect(told.locator('time')).toBeVisible();
  const links = await linksNow(server);
  for (const secret of [KNOCK, String(knock?.['notes']), String(lives?.['name'])]) expect(links).not.toContain(secret);
  await page.getByRole('button', { name: `Take back the link to ${body.title.en}` }).click();
  await expect(page.getByText(words)).toBeHidden();
  await expect.poll(async () => (await linksNow(server)).includes(slug)).toBe(false);
  await visitor.close();
});

test('the plan goes onto paper whole', async ({ page }) => {
  await page.goto('/vision');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print the plan' }).click();
  await expect(page.locator('[data-print-only]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('[data-print-only]');
  await expect(paper.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(paper).toContainText(sampleOf('lead-lines').body.funding.en);
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

async function linksNow({ url }: TestServer): Promise<string> {
  const headers = { apikey: process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '' };
  return (await fetch(`${url}/rest/v1/rpc/live_links`, { headers })).text();
}
