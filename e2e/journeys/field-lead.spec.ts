/** Those who lead the field: hand a turf out and take it back, roll a shift back and restore it. */
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { startSignedIn } from '../support/staff.ts';
import { HOSTED, PROMISE } from '../support/tags.ts';

test.use({ serviceWorkers: 'block' });

test('a turf is handed to somebody, who then has it, and is taken back', async ({ page, browser, server }) => {
  await startSignedIn(page, 'manager');
  await page.goto('/field-ops');
  const turf = page.locator('li[data-turf^="75 Falls Road"]');
  await expect(turf).toContainText('In nobody’s hands');
  await expect(page.getByRole('heading', { name: 'Canvassers' })).toBeVisible();
  await expectAccessible(page);
  await turf.getByRole('button', { name: /^Check out/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Check out 75 Falls Road/ });
  await dialog.getByRole('combobox', { name: /^Who walks it/ }).selectOption({ label: 'Ruth Okafor' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Check it out' }).click();
  await expect(turf).toContainText('In Ruth Okafor’s hands until');

  const hers = await (await browser.newContext({ baseURL: server.url })).newPage();
  await startSignedIn(hers, 'advisor');
  await hers.goto('/field-ops');
  await expect(hers.getByRole('heading', { name: '75 Falls Road, apartments' })).toBeVisible();
  await expect(hers.getByRole('heading', { name: 'All turfs' })).toHaveCount(0);
  await hers.context().close();

  await turf.getByRole('button', { name: /^Take back/ }).click();
  await expect(turf).toContainText('In nobody’s hands');
});

test('among all turfs one is found by a word and a filter; the address keeps the filter and never the word', async ({
  page,
}) => {
  await startSignedIn(page, 'manager');
  await page.goto('/field-ops?turfs=untouched');
  const cedar = page.locator('li[data-turf="Cedar Street South"]');
  await expect(page.getByRole('button', { name: /^Untouched \d/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(cedar).toHaveCount(0);
  await page.getByRole('button', { name: /^All \d/ }).click();
  await expect(page).toHaveURL('/field-ops');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('south cedar');
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Due first' });
  await expect(page).toHaveURL('/field-ops?sort=due');
  await expect(page.locator('li[data-turf]')).toHaveCount(1);
  await cedar.getByRole('link', { name: 'Cedar Street South', exact: true }).click();
  await expect(page).toHaveURL(/\/walk\//);
  await expect(page.getByRole('link', { name: '‹ All turfs' })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('south cedar');
  await expect(page.locator('li[data-turf]')).toHaveCount(1);
  await search.fill('nowhere at all');
  await expect(page.getByText('No turf fits')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all turfs' }).click();
  await expect(search).toHaveValue('');
  await expect(cedar).toBeVisible();
});

test('a shift that went wrong is rolled back, on record, and restored', async ({ page }) => {
  await startSignedIn(page, 'manager');
  await page.goto('/field-ops');
  const cedar = page.locator('li[data-turf="Cedar Street South"]');
  await expect(cedar).toContainText(/^.*2[56] of 3\d doors visited/);
  await page.getByRole('button', { name: 'Roll back Theo Marsh' }).click();
  const dialog = page.getByRole('dialog', { name: 'Roll back Theo Marsh' });
  const from = await dialog.getByLabel('From').inputValue();
  await dialog.getByLabel('From').fill(`${Number(from.slice(0, 4)) - 1}${from.slice(4)}`);
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(dialog.getByText('Say why', { exact: false })).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Why/ }).fill('The wrong street.');
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(cedar).toContainText('0 of 3');
  const record = page.getByRole('region', { name: 'Rolled back' });
  await expect(record).toContainText('“The wrong street.” Marcus Bell');
  await record.getByRole('button', { name: 'Restore' }).click();
  await expect(record).toContainText('Restored');
  await expect(cedar).toContainText(/2[56] of 3\d doors visited/);
});

test('a street is cut into a turf, taken apart, cut again on the map, and its walk list is ready for paper', async ({
  page,
}) => {
  await startSignedIn(page, 'manager');
  await page.goto('/field-ops');
  await page.getByRole('link', { name: 'Cut turf' }).click();
  for (const side of ['odd', 'even']) {
    await page.getByText(`Locust Street, ${side} side: 10 doors`, { exact: false }).click();
  }
  await expect(page.getByText('20 doors, about 1 turf.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cut these doors' }).click();
  await expect(page.getByText('Every door is in a turf')).toBeVisible();
  await page.getByRole('button', { name: 'Take apart again' }).click();
  await expect(page.getByText('Locust Street, odd side: 10 doors', { exact: false })).toBeVisible();

  await page.getByRole('link', { name: 'On the map' }).click();
  const map = page.getByRole('region', { name: 'Doors that are in no turf, and those that are' });
  await expect(map).toBeVisible();
  const draw = page.getByRole('button', { name: 'Draw', exact: true });
  await draw.click();
  await drawAround(page, map);
  await expect(page.getByText('20 doors, 1 turf.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take back the last area' }).click();
  await expect(page.getByText('Nothing chosen yet.')).toBeVisible();
  await draw.click();
  await drawAround(page, map);
  await page.getByRole('button', { name: 'Cut these doors' }).click();
  await expect(page.getByText('Locust Street 31 to 50: 20 doors', { exact: true })).toBeVisible();
  await expect(page.getByText('Nothing chosen yet.')).toBeVisible();
  await page.getByRole('link', { name: '‹ All turfs' }).click();
  await page.getByRole('link', { name: 'Print the walk list of Locust Street 31 to 50' }).click();
  await expect(page.getByRole('heading', { name: 'Locust Street: 20 doors' })).toBeVisible();
  const doors = page.getByRole('rowheader');
  await expect(doors.first()).toHaveText('31 Locust Street');
  await expect(doors.nth(10)).toHaveText('50 Locust Street');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(doors.first()).toBeVisible();
});

/** Round everything that is in sight, with a pressed button as with a finger. */
async function drawAround(page: Page, map: Locator) {
  await map.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, right] = [x + 8, x + width - 8];
  const [top, bottom] = [y + 8, y + Math.min(height, 700 - y) - 8];
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (const [toX, toY] of [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left + 12, top],
  ] as const) {
    await page.mouse.move(toX, toY, { steps: 8 });
  }
  await page.mouse.up();
}

test(
  'a turf is handed out by a code: whoever types it has the turf, and nobody else',
  { tag: [PROMISE, HOSTED] },
  async ({ page, browser, server }) => {
    test.setTimeout(180_000);
    await startSignedIn(page, 'manager');
    await page.goto('/field-ops');
    await page
      .locator('li[data-turf="Ridge Road"]')
      .getByRole('button', { name: /^Check out/ })
      .click();
    const asked = page.getByRole('dialog', { name: 'Check out Ridge Road' });
    await asked.getByRole('button', { name: 'By a code instead' }).click();
    const dialog = page.getByRole('dialog', { name: 'The code for Ridge Road' });
    const code = (await dialog.locator('[data-code]').getAttribute('data-code')) ?? '';
    expect(code).toMatch(/^\w{6}$/);
    await expectAccessible(page);

    // Without a role nobody walks: the code says whom to ask, and stays good.
    const stranger = await (await browser.newContext({ baseURL: server.url })).newPage();
    await startSignedIn(stranger, 'newcomer');
    await stranger.goto(`/field-ops/take?code=${code}`);
    await expect(stranger.getByText('A turf is for canvassers')).toBeVisible();
    await stranger.context().close();

    const hers = await (await browser.newContext({ baseURL: server.url })).newPage();
    await startSignedIn(hers, 'content');
    await hers.goto('/field-ops');
    await hers.getByRole('link', { name: 'I have a code' }).click();
    const field = hers.getByRole('textbox', { name: /^Code/ });
    await field.fill('zz');
    await hers.getByRole('button', { name: 'Take this turf' }).click();
    await expect(hers.getByText('A code has 6 letters and figures')).toBeVisible();
    await field.fill('ZZZZZZ');
    await hers.getByRole('button', { name: 'Take this turf' }).click();
    await expect(hers.getByText('This code does not work', { exact: false })).toBeVisible();
    await expectAccessible(hers);
    // As the square says it to a camera.
    await hers.goto(`/field-ops/take?code=${code}`);
    await expect(field).toHaveValue(code);
    await hers.getByRole('button', { name: 'Take this turf' }).click();
    await expect(hers).toHaveURL('/field-ops');
    await expect(hers.getByRole('list', { name: 'My turfs' })).toContainText('Ridge Road');
    await hers.context().close();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    const turf = page.locator('li[data-turf="Ridge Road"]');
    await turf.getByRole('button', { name: /^Take back/ }).click();
    await expect(turf).toContainText('In nobody’s hands');
  },
);

test('a volunteer is picked to walk, and the page says what they still need', async ({ page }) => {
  await startSignedIn(page, 'organizer');
  await page.goto('/field-ops');
  await page.getByRole('link', { name: 'Volunteers', exact: true }).click();
  await page.getByRole('button', { name: 'Pick Alma Greene' }).click();
  const alma = page.locator('li[data-volunteer="Alma Greene"]');
  await expect(alma).toContainText('Ask the candidate or a campaign manager to invite alma.greene@example.com.');
  // A phone number alone signs nobody in.
  await page.getByRole('button', { name: 'Pick Walt Pruitt' }).click();
  const dialog = page.getByRole('dialog', { name: 'How Walt Pruitt signs in' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Invalid email')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Email/ }).fill('advisor@larkspurfalls.example');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('li[data-volunteer="Walt Pruitt"]')).toContainText('Ready to walk');
  await page.getByRole('searchbox', { name: 'Search' }).fill('saturday');
  await expect(page.locator('li[data-volunteer]')).toHaveCount(1);
  await expectAccessible(page);
});
