/** A picture in the studio: chosen without a signal, described, looked at, and sent once. */
import { readFileSync } from 'node:fs';
import { expect, expectAccessible, OFFLINE_ERRORS, test, waitForOfflineReady } from '../fixtures.ts';
import { startSignedIn } from '../support/staff.ts';
import { publishSeeds } from '../support/words.ts';

// One pattern: a list of two would be taken for a value and its options. A checker is told that the look's frame runs nothing.
test.use({ expectedErrors: [new RegExp(`${OFFLINE_ERRORS.source}|frame is sandboxed`)] });

const PICTURE = {
  name: 'portrait.png',
  mimeType: 'image/png',
  buffer: readFileSync(new URL('../../src/sample/public/og.png', import.meta.url)),
};

test('a portrait is chosen in a dead spot, described, looked at on its page, and goes up once', async ({
  page,
  context,
  server,
  person,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await startSignedIn(page, 'content');
  await page.goto('/content/team-member');
  await expect(page.getByRole('button', { name: 'Write something new' })).toBeVisible({ timeout: 20_000 });
  await waitForOfflineReady(page);
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Write something new' }).click();
  await page.getByRole('dialog').getByLabel('Title').or(page.getByRole('dialog').getByLabel('Name')).fill(person);
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: person })).toBeVisible();

  // What is typed while the picture is made small is not lost.
  await page.getByLabel('Choose a picture').setInputFiles(PICTURE);
  await page
    .getByRole('textbox', { name: /, English/ })
    .first()
    .fill('Treasurer');
  await expect(page.getByText('Kept on this device. It goes up by itself')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('textbox', { name: /, English/ }).first()).toHaveValue('Treasurer');
  await page.getByLabel('What it shows, in English').fill('A woman at a desk');
  await page.getByLabel('What it shows, in Spanish').fill('Una mujer en un escritorio');
  await page.getByRole('button', { name: 'Spanish', exact: true }).click();
  await page
    .getByRole('textbox', { name: /, Spanish/ })
    .first()
    .fill('Tesorera');

  await page.getByRole('button', { name: 'Show the page' }).click();
  const look = page.frameLocator('iframe');
  await expect(look.getByText('Tesorera')).toBeVisible();
  await expect(look.getByText('Sin sueldo').or(look.getByText('Trabajo voluntario'))).toBeVisible();
  const shown = look.getByRole('img', { name: 'Una mujer en un escritorio' });
  await expect(shown).toHaveAttribute('src', /^blob:/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved on this device').first()).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('On the server. Receipt')).toBeVisible({ timeout: 40_000 });
  await expect
    .poll(() => server.rows('content_items', `kind=eq.team-member&slug=eq.${slugOf(person)}&select=id`), {
      timeout: 30_000,
    })
    .toHaveLength(1);
  const [item] = await server.rows('content_items', `slug=eq.${slugOf(person)}&select=id`);
  // Begun with a name, then saved with everything.
  const written = () =>
    server.rows('content_revisions', `item_id=eq.${String(item?.['id'])}&select=body&order=arrival`);
  await expect.poll(async () => (await written()).length, { timeout: 30_000 }).toBe(2);
  expect(JSON.stringify((await written()).at(-1))).toContain('A woman at a desk');
  // Besides those of the sample town.
  expect(await server.rows('media', 'select=id&created_at=gt.2026-01-01')).toHaveLength(1);

  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await page.goto('/transparency/people');
  const portrait = page.getByRole('img', { name: 'A woman at a desk' });
  await expect(portrait).toBeVisible({ timeout: 30_000 });
  // Its frame stands before its file has come: only then it says which of its files it took.
  await portrait.scrollIntoViewIfNeeded();
  await expect
    .poll(() => portrait.evaluate((picture: HTMLImageElement) => picture.naturalWidth), { timeout: 30_000 })
    .toBeGreaterThan(0);
  const file = await portrait.evaluate(async (picture: HTMLImageElement) => {
    const answer = await fetch(picture.currentSrc);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { type: answer.headers.get('content-type'), text: new TextDecoder('latin1').decode(bytes) };
  });
  expect(file.type).toMatch(/^image\/(avif|webp|jpeg)$/);
  // Neither where nor with what it was taken.
  expect(file.text).not.toMatch(/Exif|EXIF|photoshop|xmpmeta/);
});

test('a neighbor’s picture is put on the landing page, and whoever was here before sees it without a build, offline too', async ({
  page,
  context,
  server,
  browser,
}) => {
  test.setTimeout(180_000);
  const visitor = await browser.newContext({ baseURL: server.url, locale: 'es-ES' });
  const reader = await visitor.newPage();
  await reader.goto('/es/');
  await waitForOfflineReady(reader);
  const voices = reader.locator('#testimonials');
  await expect(voices.getByRole('img')).toHaveCount(1);

  await page.setViewportSize({ width: 1280, height: 900 });
  await startSignedIn(page, 'content');
  const [item] = await server.rows('content_items', 'kind=eq.words-testimonials&select=id');
  await page.goto(`/content/words-testimonials/${String(item?.['id'])}`);
  await page.getByLabel('Choose a picture').last().setInputFiles(PICTURE);
  // With a network it may be up before anybody can read that it waits.
  await expect(page.getByText(/^(Kept on this device\. It goes up by itself|On the server\. Receipt)/)).toBeVisible({
    timeout: 30_000,
  });
  await page.getByLabel('What it shows, in English').last().fill('A girl at the mill');
  await page.getByLabel('What it shows, in Spanish').last().fill('Una joven en el molino');
  // On the page, before anybody else sees it.
  await page.getByRole('button', { name: 'Show the page' }).click();
  await expect(page.frameLocator('iframe').getByRole('img', { name: 'A girl at the mill' })).toHaveAttribute(
    'src',
    /^blob:/,
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('On the server. Receipt')).toBeVisible({ timeout: 40_000 });
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await context.close();

  const girl = voices.getByRole('img', { name: 'Una joven en el molino' });
  const isDrawn = async () => {
    await girl.scrollIntoViewIfNeeded();
    await expect
      .poll(() => girl.evaluate((picture: HTMLImageElement) => picture.naturalWidth), { timeout: 30_000 })
      .toBeGreaterThan(0);
  };
  await reader.goto('/es/');
  await isDrawn();
  expect(await girl.evaluate(({ width, height }: HTMLImageElement) => width / height)).toBeCloseTo(1, 1);
  await visitor.setOffline(true);
  await reader.goto('/es/');
  await isDrawn();
  await visitor.close();
  // The other journeys read the seed's words.
  await publishSeeds(server);
});

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
