/** A new version is offered, never forced: no word is lost, and what the old version queued the new one sends. */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, waitForOfflineReady } from '../fixtures.ts';
import { startTestServer } from '../support/testServer.ts';
import { message, openVolunteerForm, volunteerAs } from '../support/volunteer.ts';
import { PROMISE } from '../support/tags.ts';

const root = new URL('../..', import.meta.url).pathname;

const next = 'from one build to the next with a half-filled form open, in two tabs, and two items queued';
test(next, { tag: PROMISE }, async ({ context, page, person, expectedErrors }) => {
  test.setTimeout(180_000);
  expectedErrors.push(/Failed to load resource/);
  const folder = await mkdtemp(join(tmpdir(), 'campaign-update-'));
  const site = join(folder, 'site');
  await cp(join(root, 'dist'), site, { recursive: true });
  const server = await startTestServer({ outDir: site });
  try {
    let away = true;
    await context.route('**/rest/v1/signups*', (route) => (away ? route.abort() : route.continue()));
    await page.goto(server.url);
    await waitForOfflineReady(page);
    for (const name of [`${person} one`, `${person} two`]) {
      const dialog = await volunteerAs(page, name);
      await expect(dialog).toBeHidden();
    }
    await expect(message(page, 'Saved on this device').first()).toBeVisible();
    // The same app in a second tab, somebody in the middle of a form there too.
    const other = await context.newPage();
    await other.goto(server.url);
    const otherDialog = await openVolunteerForm(other);
    await otherDialog.locator('[name="name"]').fill(`${person} elsewhere`);
    const otherBefore = await other.evaluate(() => performance.timeOrigin);
    await page.bringToFront();

    const dialog = await openVolunteerForm(page);
    await dialog.locator('[name="name"]').fill(`${person} half`);

    await deployAnew(site);
    const before = await page.evaluate(async () => {
      Object.assign(window, { stillTheSamePage: true });
      await (await navigator.serviceWorker.ready).update();
      return performance.timeOrigin;
    });

    const offer = page.getByRole('region', { name: 'New version', includeHidden: true });
    await expect(offer).toBeAttached({ timeout: 30_000 });
    await expect(dialog.locator('[name="name"]')).toHaveValue(`${person} half`);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(before);

    await dialog.getByRole('button', { name: 'Cancel' }).click();
    away = false;
    await offer.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => before)).not.toBe(before);
    // The network is back: what had been tried in vain does not wait for its next turn.
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('online')));
        return server.rows('signups', `name=like.${encodeURIComponent(person)}*`);
      })
      .toHaveLength(2);

    const again = await openVolunteerForm(page);
    await expect(again.locator('[name="name"]')).toHaveValue(`${person} half`);

    // Taken in one tab, it is only offered in the other: nothing there was pulled away.
    await expect(otherDialog.locator('[name="name"]')).toHaveValue(`${person} elsewhere`);
    expect(await other.evaluate(() => performance.timeOrigin)).toBe(otherBefore);
    await other.bringToFront();
    await otherDialog.getByRole('button', { name: 'Cancel' }).click();
    await other.getByRole('region', { name: 'New version' }).getByRole('button', { name: 'Update now' }).click();
    await expect
      .poll(() => other.evaluate(() => performance.timeOrigin).catch(() => otherBefore))
      .not.toBe(otherBefore);
    await expect(other.getByRole('region', { name: 'New version' })).toBeHidden();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test(
  'a chunk lost after a deployment is recovered by one reload, and a second loss is said',
  { tag: PROMISE },
  async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/Failed to load|404|dynamically imported|error loading/i);
    // No worker, which would have kept the page and its code.
    await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    let newer = false;
    await context.route(
      ({ pathname }) => pathname === '/',
      (route) => (newer ? route.fulfill({ contentType: 'text/html', body: 'Another version.' }) : route.continue()),
    );
    let lost = 0;
    await context.route(/assets\/(later\/)?(OutboxScreen|outbox)-.*\.js/, (route) => {
      lost++;
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' });
    });
    const said = page.getByRole('heading', { name: 'Something went wrong' });
    // The version that is there is the page's own: a reload would change nothing, and may take the place of where somebody went.
    await page.goto('/outbox');
    await expect(said).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
    const atFirst = lost;
    newer = true;
    await page.goto('/outbox');
    // The page itself and the one reload: no endless loop.
    await expect.poll(() => lost).toBeGreaterThanOrEqual(atFirst + 2);
    await expect(said).toBeVisible();
    expect(lost).toBeLessThan(8);
    await context.unroute(/assets\/(later\/)?(OutboxScreen|outbox)-.*\.js/);
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My submissions' })).toBeVisible();
  },
);

test('a worker of the old version does not keep a page away whose code only the new one has', async ({
  context,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load|404|dynamically imported|error loading/i);
  const folder = await mkdtemp(join(tmpdir(), 'campaign-lost-'));
  const site = join(folder, 'site');
  await cp(join(root, 'dist'), site, { recursive: true });
  const server = await startTestServer({ outDir: site });
  try {
    // Gone before it could be kept on the device.
    const itsCode = /\/assets\/(vision-.*\.js|pack-public-.*\.json)$/;
    await context.route(itsCode, (route) => route.abort());
    await page.goto(server.url);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await deployAnew(site);
    await context.unroute(itsCode);
    await page.goto(`${server.url}/vision`);
    await expect
      // Its first script names the files of its version.
      .poll(() => page.evaluate(() => document.documentElement.outerHTML.includes('-anew.js')).catch(() => false))
      .toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeHidden();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Another deployment of the same build, as a host sees it: every script has another name, and the old ones are gone. */
async function deployAnew(site: string) {
  // The printed pages are one file a language, the code that waits a few packs, with the scripts' names in them.
  const moved = (await readdir(join(site, 'assets'))).filter((file) => /\.js$|^(pages|pack)-.*\.json$/.test(file));
  const anew = (file: string) => file.replace(/(\.\w+)$/, '-anew$1');
  const names = new Map(moved.map((file) => [file, anew(file)]));
  const renamed = (text: string) => text.replace(/[\w.-]+-[\w-]{8}\.js(?:on)?\b/g, (file) => names.get(file) ?? file);
  const edit = async (file: string, change: (text: string) => string) =>
    writeFile(join(site, file), change(await readFile(join(site, file), 'utf8')));
  for (const file of moved) {
    await edit(`assets/${file}`, renamed);
    await rename(join(site, 'assets', file), join(site, 'assets', anew(file)));
  }
  const pages = (await readdir(site, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const file of [...pages, 'shell.txt']) await edit(file, renamed);
  await edit('sw.js', (text) => renamed(text).replaceAll('"revision":"', '"revision":"anew-'));
}
