/** The studio: two people rewrite one promise without a signal, and nothing is lost until it is live, and after. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, OFFLINE_ERRORS, waitForOfflineReady } from '../fixtures.ts';
import { askAsStranger, idOf, rewrite, takeStep, writeCommitment, type Text } from '../support/content.ts';
import { changeStoredSession, fillSignIn, startSignedIn, type AccountName } from '../support/staff.ts';
import { openVisited, test } from '../support/visited.ts';
import { PROMISE } from '../support/tags.ts';

/** What a checker would run inside the preview's frame, which runs nothing. */
const SANDBOXED = /frame is sandboxed/;

// One pattern: a list of two would be taken for a value and its options.
test.use({ expectedErrors: [new RegExp(`${OFFLINE_ERRORS.source}|${SANDBOXED.source}`)] });

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name }).first();
const pathOf = ({ item }: Text) => `/content/commitment/${item}`;

async function open(page: Page, name: AccountName, text: Text, size = DESK) {
  await page.setViewportSize(size);
  await startSignedIn(page, name);
  await page.goto(pathOf(text));
  await expect(field(page, 'Title, English')).toBeVisible({ timeout: 20_000 });
}

test(
  'two rewrite one promise offline, put it together, and neither who wrote a part of it approves it',
  { tag: PROMISE },
  async ({ page, context, server, person, visitedProfile }) => {
    test.setTimeout(120_000);
    const text = await writeCommitment(server, person);
    await takeStep(server, 'content', text, 'submitted');
    await takeStep(server, 'manager', text, 'approved');
    await takeStep(server, 'content', text, 'published', { go_live_at: new Date().toISOString() });

    const other = await openVisited(visitedProfile, { baseURL: server.url });
    const second = await other.newPage();
    await open(page, 'content', text);
    await open(second, 'manager', text);
    for (const one of [page, second]) await waitForOfflineReady(one);
    await context.setOffline(true);
    await other.setOffline(true);

    await field(page, 'Title, English').fill(`${person} by summer`);
    await field(page, 'Title, Spanish').fill(`${person} para el verano`);
    await field(page, 'Target, English').fill('40 open reports');
    // A tab that dies takes nothing along.
    await expect(page.getByText('Not saved yet; kept on this device')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Title, Spanish')).toHaveValue(`${person} para el verano`);
    await button(page, 'Save').click();
    await expect(page.getByText('Saved on this device').first()).toBeVisible();

    await field(second, 'Target, English').fill('30 open reports');
    await field(second, 'Where the money comes from, English').fill('The street fund and a state grant');
    await button(second, 'Save').click();
    await expect(second.getByText('Saved on this device').first()).toBeVisible();

    await context.setOffline(false);
    await expect.poll(() => wordings(text), { timeout: 30_000 }).toBe(2);
    await other.setOffline(false);
    await expect.poll(() => wordings(text), { timeout: 30_000 }).toBe(3);

    await page.reload();
    await page.getByRole('link', { name: 'Put them together' }).click();
    await expect(page.getByRole('heading', { name: '1 place that both changed' })).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Take this: Target, English/ })
      .first()
      .click();
    await page.getByLabel('As it will be').fill('35 open reports');
    await button(page, 'Save it as one wording').click();
    await expect(field(page, 'Target, English')).toHaveValue('35 open reports');
    await expect(field(page, 'Title, Spanish')).toHaveValue(`${person} para el verano`);
    await expect(field(page, 'Where the money comes from, English')).toHaveValue('The street fund and a state grant');

    await button(page, 'Send for review').click();
    const review = page.getByRole('dialog');
    // Who wrote half of it is not asked to approve it, and the dialog says why.
    await expect(review.getByText(/^Not offered because they wrote part of this text: Marcus Bell\./)).toBeVisible();
    await expect(review.getByRole('option', { name: 'Marcus Bell' })).toHaveCount(0);
    await review.getByLabel('Who is to look at it?').selectOption({ index: 1 });
    // The new version's reason is its own, and is asked for.
    await expect(review.getByLabel('Why it changed, in English')).toHaveValue('');
    await review.getByRole('button', { name: 'Send for review' }).click();
    await expect(review.getByText('This is still missing.').first()).toBeVisible();
    await review.getByLabel('Why it changed, in English').fill('The state gave a grant.');
    await review.getByLabel('Why it changed, in Spanish').fill('El estado dio una ayuda.');
    await expectAccessible(page);
    await review.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByText('In review').first()).toBeVisible();
    await expect(button(page, 'Approve')).toHaveCount(0);
    await expect.poll(() => stepsOf(text)).toContain('submitted');

    // The other writer is no second reviewer.
    await second.reload();
    await expect(second.getByText('In review').first()).toBeVisible();
    await expect(button(second, 'Approve')).toHaveCount(0);
    await other.close();

    function wordings({ item }: Text) {
      return server.rows('content_revisions', `item_id=eq.${item}&select=id`).then((rows) => rows.length);
    }
    function stepsOf({ item }: Text) {
      return server
        .rows('content_events', `item_id=eq.${item}&select=action`)
        .then((rows) => rows.map(({ action }) => String(action)));
    }
  },
);

test('a second reviewer approves a version, it goes live on time and the earlier one is brought back', async ({
  page,
  server,
  person,
  browser,
}) => {
  test.setTimeout(120_000);
  const first = await writeCommitment(server, person);
  await takeStep(server, 'manager', first, 'approved');
  await takeStep(server, 'content', first, 'published', { go_live_at: new Date().toISOString() });
  const text = await rewrite(server, first, {
    title: { en: `${person} by summer`, es: `${person} para el verano` },
    reworded: { en: 'The state gave a grant.', es: 'El estado dio una ayuda.' },
  });
  await takeStep(server, 'content', text, 'submitted');
  await open(page, 'manager', text);
  await button(page, 'Approve').click();
  await expect(page.getByText('Approved').first()).toBeVisible();
  // The first version was, too.
  await expect.poll(async () => (await stepsOf(text)).filter((step) => step === 'approved')).toHaveLength(2);

  // Over the night in which the clocks go back: the hour that comes twice is asked about.
  await button(page, 'Schedule').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The state gave a grant.')).toBeVisible();
  await dialog.getByLabel('From when').fill(`${nextAutumn()}T01:30`);
  await expect(dialog.getByLabel(/this hour comes twice/)).toBeVisible();
  await dialog.getByLabel(/this hour comes twice/).selectOption('1');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/^Goes live .*1:30/).first()).toBeVisible();
  await expect.poll(() => stepsOf(text)).toContain('scheduled');
  await nothingOfItIsTold();
  await button(page, 'Call off').click();
  await expect.poll(() => stepsOf(text)).toContain('unscheduled');

  await takeStep(server, 'content', text, 'scheduled', { go_live_at: new Date(Date.now() + 1000).toISOString() });
  await expect
    .poll(() => askAsStranger(server, `rpc/live_content?of_kind=commitment`), { timeout: 30_000 })
    .toContain('by summer');
  // Visitors read the second version, and what was changed, word by word; no build was made.
  const visitor = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const reader = await visitor.newPage();
  await reader.goto(`/vision/${text.slug}`);
  await expect(reader.getByRole('heading', { level: 1, name: `${person} by summer` })).toBeVisible();
  await expect(reader.getByText('Wording 2, since')).toBeVisible();
  await visitor.close();
  expect(JSON.parse(await askAsStranger(server, `rpc/content_versions?of_item=${text.item}`))).toHaveLength(2);

  await page.reload();
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page.getByRole('list', { name: 'What visitors read' })).toContainText('Wording 2');
  await page.getByRole('list', { name: 'What visitors read' }).getByText('What changed').click();
  await expect(page.locator('ins').filter({ hasText: 'by summer' }).first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Bring back the wording/ })
    .last()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bring back' }).click();
  await expect(field(page, 'Title, English')).toHaveValue(person);
  await expect(page.getByText('An earlier wording is live')).toBeVisible();
  // What is brought back is a new version, too: it has no reason yet.
  await expect(field(page, 'Why it was reworded, English')).toHaveValue('');
  const why = page.getByRole('dialog').getByLabel('Why it changed, in English');
  // What another phone planned a moment ago may not have reached this page yet.
  await expect(async () => {
    await page.reload();
    await button(page, 'Send for review').click();
    await expect(why).toHaveValue('', { timeout: 3000 });
  }).toPass();

  /** Whoever knows the id of the item, of each of its wordings and steps is told as little as whoever knows none. */
  async function nothingOfItIsTold() {
    const ids = async (table: string) =>
      (await server.rows(table, `item_id=eq.${text.item}&select=id`)).map(({ id }) => String(id));
    const asked = [
      'rpc/live_content?of_kind=commitment',
      `rpc/content_versions?of_item=${text.item}`,
      ...(await ids('content_revisions')).map((id) => `content_revisions?id=eq.${id}`),
      ...(await ids('content_events')).map((id) => `content_events?id=eq.${id}`),
      `content_items?id=eq.${text.item}`,
    ];
    expect(asked.length).toBeGreaterThan(8);
    for (const path of asked) expect(await askAsStranger(server, path), path).not.toContain('by summer');
  }
  function stepsOf({ item }: Text) {
    return server
      .rows('content_events', `item_id=eq.${item}&select=action`)
      .then((rows) => rows.map(({ action }) => String(action)));
  }
});

test('a change in one language names the other before it is published, with its own reason, and is live at once', async ({
  page,
  server,
  person,
}) => {
  const text = await writeCommitment(server, person);
  await takeStep(server, 'manager', text, 'approved');
  await takeStep(server, 'content', text, 'published', { go_live_at: new Date().toISOString() });
  await open(page, 'content', text);
  await field(page, 'Target, English').fill('40 open reports');
  await button(page, 'Send for review').click();
  const review = page.getByRole('dialog');
  await expect(review.getByText('The Spanish is older than the English')).toBeVisible();
  await expect(review.getByText('Target', { exact: true })).toBeVisible();
  await review.getByLabel('Why it changed, in English').fill('More potholes were counted.');
  await review.getByLabel('Why it changed, in Spanish').fill('Se contaron más baches.');
  await review.getByRole('button', { name: 'Send for review' }).click();
  await expect
    .poll(async () => (await server.rows('content_events', `item_id=eq.${text.item}&action=eq.submitted`)).length)
    .toBe(1);
  const [sent] = await server.rows('content_events', `item_id=eq.${text.item}&action=eq.submitted&select=revision_id`);
  await takeStep(server, 'manager', { ...text, revision: String(sent?.['revision_id']) }, 'approved');
  await page.reload();
  await button(page, 'Publish now').click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByText('The Spanish is older than the English')).toBeVisible();
  await expect(asked.getByText('More potholes were counted.')).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Publish now' }).click();
  await expect(asked).toHaveCount(0);
  // At once, and not when the clock has moved.
  expect(await button(page, 'Call off').count()).toBe(0);
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  await page.goto(`/vision/${text.slug}`);
  await expect(page.getByText('More potholes were counted.')).toBeVisible();
});

test('two texts are put together in a dead spot, what stops one stops both, and they go out at once', async ({
  page,
  context,
  server,
  person,
}) => {
  test.setTimeout(240_000);
  const [one, other] = [await writeCommitment(server, `${person} one`), await writeCommitment(server, `${person} two`)];
  await takeStep(server, 'manager', one, 'approved');
  await takeStep(server, 'content', other, 'submitted', { assignee: await idOf(server, 'manager') });
  await page.setViewportSize(PHONE);
  await startSignedIn(page, 'content');
  await page.goto('/app');
  // Whoever wrote it hears of the approval, and is led there.
  const news = page.getByRole('region', { name: 'New for you' });
  await expect(news.getByText('Marcus Bell approved this:').first()).toBeVisible();
  await expectAccessible(page);
  await news.getByRole('link', { name: `${person} one` }).click();
  await expect(field(page, 'Title, English')).toHaveValue(`${person} one`);
  await page.goto('/content');
  await expect(page.getByRole('link', { name: `${person} two` })).toBeVisible();
  await page.goto('/content/releases');
  await expect(page.getByRole('link', { name: 'What comes in spring' })).toBeVisible();
  await waitForOfflineReady(page);
  await context.setOffline(true);

  await button(page, 'Put something together').click();
  await page.getByRole('dialog').getByLabel('What do you call it?').fill(`Both of ${person}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Both of ${person}` })).toBeVisible();
  await button(page, 'Put texts in').click();
  const dialog = page.getByRole('dialog');
  for (const title of [`${person} one`, `${person} two`]) {
    await dialog.getByRole('checkbox', { name: new RegExp(`^${title} `) }).check({ force: true });
  }
  await dialog.getByRole('button', { name: 'Put in' }).click();
  const inIt = page.getByRole('list', { name: 'What is in it' });
  await expect(inIt.getByRole('link')).toHaveCount(2);
  await expect(inIt.getByText('Somebody else has to approve it first.')).toHaveCount(1);
  await expect(button(page, 'Publish all now')).toBeDisabled();
  await context.setOffline(false);
  await expect
    .poll(() => server.rows('content_release_steps', `item_id=in.(${one.item},${other.item})&select=action`))
    .toHaveLength(2);

  const both = async () => {
    const said = await askAsStranger(server, 'rpc/live_content?of_kind=commitment');
    return [one, other].map(({ item }) => said.includes(item));
  };
  await takeStep(server, 'manager', other, 'approved');
  await page.reload();
  await expect(button(page, 'Publish all now')).toBeEnabled();
  expect(await both()).toEqual([false, false]);
  await button(page, 'Publish all now').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish all now' }).click();
  await expect.poll(both).toEqual([true, true]);
  await expect(page.getByText('Out', { exact: true }).first()).toBeVisible();
  await expect(button(page, 'Publish all now')).toHaveCount(0);
  await expectAccessible(page);
});

test('something new is begun in a dead spot on a phone, is looked at in every look, and waits for a second pair of eyes', async ({
  page,
  context,
  server,
  person,
}) => {
  test.setTimeout(150_000);
  await page.setViewportSize(PHONE);
  await startSignedIn(page, 'content');
  await page.goto('/content');
  await expect(page.getByRole('button', { name: 'Write something new' })).toBeVisible();
  await expectAccessible(page);
  await waitForOfflineReady(page);
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Write something new' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is it?').selectOption({ label: 'Commitments' });
  await dialog.getByLabel('Title').fill(person);
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: person })).toBeVisible();
  await field(page, 'Text, English').fill('Plain words.');
  await button(page, 'Bold').click();
  await expect(field(page, 'Text, English')).toHaveValue('Plain words.****');
  await button(page, 'Add: Milestones').click();
  await page.getByText(/things are still missing or wrong$/).click();
  await page.getByRole('button', { name: 'Spanish' }).click();
  await field(page, 'Title, Spanish').fill(`${person} ya`);
  await page.getByRole('button', { name: 'Show the page' }).click();
  await expect(page.frameLocator('iframe').getByText(`${person} ya`).first()).toBeVisible();
  await page.getByLabel('Light').selectOption('night');
  await expectAccessible(page);
  await typeWhileSaving(page, 'Title, Spanish', `${person} ya mismo`);
  await expect(page.getByText('Saved on this device').first()).toBeVisible();
  await expect(field(page, 'Title, Spanish')).toHaveValue(`${person} ya mismo`);
  await expect(page.getByText('Not saved yet; kept on this device')).toBeVisible();
  await button(page, 'Save').click();
  await expect(button(page, 'Save')).toBeDisabled();

  // Meanwhile the sign-in has ended for good: what was written goes under its writer's name when they are back, saved or still typed.
  await field(page, 'Text, Spanish').fill('Palabras sencillas.');
  await expect(page.getByText('Not saved yet; kept on this device')).toBeVisible();
  await changeStoredSession(page, { expires_at: 1000, refresh_token: 'nope' });
  await page.reload();
  await button(page, 'Spanish').click();
  await expect(field(page, 'Text, Spanish')).toHaveValue('Palabras sencillas.');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/auth\?to=/, { timeout: 40_000 });
  expect(await server.rows('content_items', `slug=eq.${slugOf(person)}&select=kind`)).toEqual([]);
  await fillSignIn(page, 'content');
  await button(page, 'Spanish').click();
  await expect(field(page, 'Text, Spanish')).toHaveValue('Palabras sencillas.');
  await button(page, 'Save').click();
  const writer = await idOf(server, 'content');
  const sent = () => server.rows('content_revisions', `slug=eq.${slugOf(person)}&select=user_id,body`);
  await expect.poll(async () => JSON.stringify(await sent()), { timeout: 30_000 }).toContain('Palabras sencillas.');
  expect(new Set((await sent()).map(({ user_id }) => user_id))).toEqual(new Set([writer]));
  expect(await server.rows('content_items', `slug=eq.${slugOf(person)}&select=kind`)).toEqual([{ kind: 'commitment' }]);
  expect(await askAsStranger(server, 'rpc/live_content?of_kind=commitment')).not.toContain(person);
});

/** In one breath: the disk has had no time to answer. */
async function typeWhileSaving(page: Page, name: string, text: string) {
  const box = await field(page, name).elementHandle();
  await button(page, 'Save').evaluate(
    (save, [area, words]) => {
      if (save instanceof HTMLElement) save.click();
      const proto = area instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
      Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(area, words);
      area?.dispatchEvent(new Event('input', { bubbles: true }));
    },
    [box, text] as const,
  );
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The first Sunday of the next November, YYYY-MM-DD: the clocks go back. */
function nextAutumn(): string {
  for (const year of [new Date().getUTCFullYear(), new Date().getUTCFullYear() + 1]) {
    const first = new Date(Date.UTC(year, 10, 1));
    const sunday = new Date(Date.UTC(year, 10, 1 + ((7 - first.getUTCDay()) % 7)));
    if (sunday.getTime() > Date.now() + 86_400_000) return sunday.toISOString().slice(0, 10);
  }
  throw new Error('There is always one within two years.');
}
