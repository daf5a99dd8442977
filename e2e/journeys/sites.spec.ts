/** A place reported in a dead spot: a pin moved by keyboard, danger told whom to call, sent once, known by its receipt; the pages in both languages. */
import { expect, expectAccessible, OFFLINE_ERRORS, test, waitForOfflineReady } from '../fixtures.ts';
import { startSignedIn } from '../support/staff.ts';
import { expectSpoken } from '../support/spoken.ts';

const HERE = { latitude: 43.2001, longitude: -69.2002, accuracy: 8 };
test.use({ expectedErrors: [OFFLINE_ERRORS], geolocation: HERE, permissions: ['geolocation'] });

test('a place reported in a dead spot is kept, sent once, and its receipt says how it stands', async ({
  page,
  context,
  server,
  person,
}) => {
  test.setTimeout(120_000);
  const text = `The steps by ${person} have no rail.`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/revitalization');
  await expect(page.getByRole('link', { name: 'Harrow Mill' })).toBeVisible();
  await waitForOfflineReady(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Report a place' }).click();
  const form = page.getByRole('dialog', { name: 'Report a place' });
  await form.getByRole('combobox', { name: /^What it is/ }).selectOption('street');
  await expect(form).toContainText('lamps the power company’s');
  await form.getByRole('textbox', { name: /^What is there/ }).fill(text);
  await form.getByRole('checkbox').setChecked(true, { force: true });
  await expect(form.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  await form.getByRole('button', { name: 'Send the report' }).click();
  await expect(form.getByText('Say where it is: in words, or with a pin')).toBeVisible();
  await form.getByRole('button', { name: 'Take where I stand' }).click();
  await expect(form.getByRole('textbox', { name: /^Pin on the map/ })).toHaveValue('43.20010, -69.20020');
  await form.getByRole('button', { name: 'North', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(form).toContainText('The pin is 60 ft to the north of you.');
  await expectAccessible(page);
  // A draft survives a reload, without a signal too.
  await expect(async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Report a place' }).click();
    await expect(form.getByRole('textbox', { name: /^What is there/ })).toHaveValue(text, { timeout: 3000 });
  }).toPass();
  await form.getByRole('button', { name: 'Send the report' }).click();
  await expect(form).toBeHidden();
  const mine = page.getByRole('region', { name: 'Places you reported' });
  await expect(mine).toContainText(text);
  await expect(mine).toContainText('Saved on this device, not sent yet.');
  await context.setOffline(false);
  const sent = () => server.rows('site_reports', `text=eq.${encodeURIComponent(text)}&select=*`);
  await expect.poll(sent, { timeout: 30_000 }).toHaveLength(1);
  const [row] = await sent();
  expect(row).toMatchObject({ kind: 'street', danger: true, from_latitude: 43.2001, state: 'waiting' });
  expect(Number(row?.['latitude'])).toBeCloseTo(43.20026, 4);
  await page.goto('/outbox');
  await expect(page.getByRole('main')).toContainText('It has arrived. Somebody looks at it', { timeout: 30_000 });
});

test('staff look at a report in a dead spot, make a place of it, and its sender reads so by the receipt', async ({
  page,
  context,
  server,
  person,
  browser,
}) => {
  test.setTimeout(150_000);
  const text = `Boards are loose at ${person}’s corner.`;
  await page.goto('/revitalization');
  await page.getByRole('button', { name: 'Report a place' }).click();
  const form = page.getByRole('dialog', { name: 'Report a place' });
  await form.getByRole('combobox', { name: /^What it is/ }).selectOption('house');
  await form.getByRole('textbox', { name: /^What is there/ }).fill(text);
  await form.getByRole('textbox', { name: /^Where is it/ }).fill('12 Canal Street');
  await form.getByRole('button', { name: 'Take where I stand' }).click();
  await expect(form.getByRole('textbox', { name: /^Pin/ })).not.toHaveValue('');
  await form.getByRole('button', { name: 'Send the report' }).click();
  await expect(form).toBeHidden();
  await expect
    .poll(() => server.rows('site_reports', `text=eq.${encodeURIComponent(text)}&select=id`), { timeout: 30_000 })
    .toHaveLength(1);

  const office = await browser.newContext({ baseURL: server.url });
  const desk = await office.newPage();
  await startSignedIn(desk, 'content');
  await desk.goto('/content/places');
  const line = desk.getByRole('list', { name: 'Waiting' }).getByRole('listitem').filter({ hasText: text });
  await expect(line).toContainText('Row house, 12 Canal Street');
  await expectAccessible(desk);
  await waitForOfflineReady(desk);
  await office.setOffline(true);
  await line.getByRole('button', { name: 'Make a place of it' }).click();
  const place = desk.getByRole('dialog', { name: 'Make a place of it' });
  await place.getByRole('textbox', { name: 'Its name in English' }).fill(`House of ${person}`);
  await expectAccessible(desk);
  await place.getByRole('button', { name: 'Put it on the page' }).click();
  await expect(line).toContainText('Saved on this device');
  await office.setOffline(false);
  await expect
    .poll(() => server.rows('site_reports', `text=eq.${encodeURIComponent(text)}&select=state,contested`), {
      timeout: 30_000,
    })
    .toEqual([{ state: 'on_page', contested: false }]);
  await office.close();

  await page.goto('/outbox');
  await page.getByRole('link', { name: `House of ${person}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`House of ${person}`);
  await expect(page.getByRole('main')).not.toContainText(text);
  await context.close();
});

test('places are narrowed, ordered by distance, and each page tells its story with sources, in both languages', async ({
  page,
}) => {
  await page.goto('/revitalization');
  const list = page.getByRole('list', { name: 'Places' });
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(list.getByRole('listitem').first()).toContainText('88 Mill Street');
  await page.getByRole('combobox', { name: /^How it stands/ }).selectOption('done');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(
    page.locator('[data-map=there]').or(page.getByText('The list below has the same places.')),
  ).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download GeoJSON' }).click();
  expect((await saved).suggestedFilename()).toBe('places.geojson');
  await list.getByRole('link', { name: /31 Canal Street/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Row house, 31 Canal Street');
  await expect(page.getByRole('main')).toContainText('One of us stood there on Aug 20, 2025.');
  await expect(page.getByRole('region', { name: 'What happened' }).getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Say what is wrong' }).click();
  await expect(page.getByRole('textbox', { name: /^Where is it/ })).toHaveValue('31 Canal Street');
  for (const path of ['/es/revitalization', '/es/revitalization/harrow-mill', '/es/revitalization/no-such-place']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSpoken(page, 'es');
  }
});
