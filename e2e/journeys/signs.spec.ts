/** A yard sign from the form to its yard: approved, on a route, put up in a dead spot with a picture, seen by whoever asked. */
import type { Locator, Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { airplane } from '../support/airplane.ts';
import { expect, expectAccessible, OFFLINE_ERRORS, waitForOfflineReady } from '../fixtures.ts';
import { fill, openForm } from '../support/forms.ts';
import { startSignedIn } from '../support/staff.ts';
import { openVisited, test } from '../support/visited.ts';
import type { TestServer } from '../support/testServer.ts';
import { PROMISE } from '../support/tags.ts';

test.use({ expectedErrors: [new RegExp(`${OFFLINE_ERRORS.source}|ERR_FAILED|ERR_CONNECTION`)] });

const PICTURE = fileURLToPath(new URL('../../src/sample/public/screenshots/wide-home.png', import.meta.url));

const askFor = async (server: TestServer, name: string, address: string) =>
  server.insertAsVisitor('yard_sign_requests', {
    id: crypto.randomUUID(),
    name,
    address,
    phone: '(207) 555-0100',
    client_created_at: new Date().toISOString(),
  });
const request = (page: Page, address: string) =>
  page
    .getByRole('list', { name: 'Requests' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: address }) });
async function facts(server: TestServer, name: string) {
  const [asked] = await server.rows('yard_sign_requests', `name=eq.${name}&select=id`);
  return server.rows('sign_events', `request_id=eq.${String(asked?.['id'])}&order=created_at`);
}

test(
  'a sign goes from the form through a dead spot to its yard',
  { tag: PROMISE },
  async ({ page, server, person, visitedProfile }) => {
    test.setTimeout(120_000);
    // Whoever asks for it, on their own phone.
    const form = await openForm(page, 'yard-sign');
    await fill(form, { name: person, address: '3 Mill Street', phone: '(207) 555-0142' });
    await form.getByRole('button', { name: 'Request my sign' }).click();
    await expect(page.getByText('Yard sign requested!')).toBeVisible();
    await askFor(server, `${person} B`, '5 Mill Street');
    await askFor(server, `${person} C`, '7 Mill Street');

    // The campaign manager approves the three and hands them out.
    const desk = await openVisited(visitedProfile, { baseURL: server.url });
    const office = await desk.newPage();
    await startSignedIn(office, 'manager');
    await office.goto('/admin/signs');
    for (const number of [3, 5, 7]) {
      const line = request(office, `${number} Mill Street`);
      await line.getByRole('button', { name: 'Approve' }).click();
      await line.getByRole('checkbox').check({ force: true });
    }
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Make a route of 3' }).click();
    await office.getByLabel('Name of the route').fill('Mill Street');
    await office.getByLabel('Who goes').selectOption({ label: 'Ruth Okafor' });
    await office.getByRole('button', { name: 'Hand out' }).click();
    await expect(office.getByRole('heading', { name: 'Mill Street', exact: true })).toBeVisible();

    // The crew opens it where there is a signal, and walks where there is none.
    const network = await airplane(server.url);
    const phone = await openVisited(visitedProfile, { baseURL: network.url });
    await phone.grantPermissions(['geolocation']);
    await phone.setGeolocation({ latitude: 43.2011, longitude: -69.1992, accuracy: 7 });
    const crew = await phone.newPage();
    await crew.setViewportSize({ width: 390, height: 844 });
    await startSignedIn(crew, 'advisor');
    await crew.goto('/field-ops/signs');
    await waitForOfflineReady(crew);
    await expect(crew.getByText('On this phone.', { exact: true })).toBeVisible();
    network.setOnline(false);
    await phone.setOffline(true);
    await crew.getByRole('link', { name: 'Open', exact: true }).click();
    await crew.getByRole('link', { name: 'Next: 3 Mill Street' }).click();
    await expectAccessible(crew);
    await crew.getByLabel('Take a picture').setInputFiles(PICTURE);
    await expect(crew.getByRole('figure')).toBeVisible();
    await crew.getByRole('button', { name: 'Put up', exact: true }).click();
    await expect(crew.getByRole('heading', { name: '5 Mill Street' })).toBeVisible();
    await crew.getByRole('button', { name: 'Not home', exact: true }).click();
    await expect(crew.getByRole('heading', { name: '7 Mill Street' })).toBeVisible();
    await crew.getByRole('button', { name: 'Declined', exact: true }).click();
    // Nobody was home at number 5: it comes again, also after a dead battery.
    await crew.goto(crew.url().replace(/\/\d+$/, ''));
    await expect(crew.getByText('3 results saved on this phone, not sent yet.')).toBeVisible();
    await expect(crew.getByRole('link', { name: 'Next: 5 Mill Street' })).toBeVisible();

    network.setOnline(true);
    await phone.setOffline(false);
    await expect.poll(async () => (await facts(server, `${person} C`)).length, { timeout: 30_000 }).toBe(2);
    await expect
      .poll(async () => (await server.rows('sign_photos', 'select=picture')).length, { timeout: 30_000 })
      .toBe(1);
    const [approved, put] = await facts(server, person);
    expect(approved).toMatchObject({ action: 'approved' });
    expect(put).toMatchObject({ action: 'delivered', latitude: 43.2011, user_id: ADVISOR });
    const [photo] = await server.rows('sign_photos', 'select=picture,user_id');
    expect(String(photo?.['picture']).length).toBeLessThan(160_001);
    expect(photo).toMatchObject({ user_id: ADVISOR });

    // Whoever asked sees it by their receipt.
    await page.goto('/outbox');
    await expect(page.getByText('Your sign stands. Thank you!')).toBeVisible();

    // After election day it is fetched from where it really stands.
    await office.reload();
    await expect(office.locator('[data-map=there]')).toBeVisible();
    expect(await colorsOn(office.locator('[data-map=there]'))).toBeGreaterThan(3);
    await office
      .getByRole('listitem')
      .filter({ has: office.getByRole('heading', { name: 'Mill Street', exact: true }) })
      .getByRole('button', { name: 'End the route' })
      .click();
    await request(office, '3 Mill Street').getByRole('checkbox').check({ force: true });
    await office.getByRole('button', { name: 'Make a route of 1' }).click();
    await office.getByLabel('Name of the route').fill('Fetch Mill Street');
    await office.getByLabel('Who goes').selectOption({ label: 'Ruth Okafor' });
    await office.getByRole('button', { name: 'Hand out' }).click();
    await expect(office.getByRole('heading', { name: 'Fetch Mill Street', exact: true })).toBeVisible();
    await crew.goto('/field-ops/signs');
    await crew
      .getByRole('listitem')
      .filter({ hasText: 'Fetch Mill Street' })
      .getByRole('link', { name: 'Open', exact: true })
      .click();
    await crew.getByRole('link', { name: 'Next: 3 Mill Street' }).click();
    await crew.getByRole('button', { name: 'Taken down', exact: true }).click();
    await expect
      .poll(async () => (await facts(server, person)).at(-1)?.['action'], { timeout: 30_000 })
      .toBe('removed');
    await page.reload();
    await expect(page.getByText('Your sign was taken down. Thank you for having had it!')).toBeVisible();

    // A press on the map says where a sign goes that no door has the address of.
    const unplaced = request(office, '7 Mill Street');
    await unplaced.getByRole('button', { name: 'Set the place' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.locator('[data-map=there]').click();
    await expect(dialog.getByLabel('Latitude, longitude')).toHaveValue(/^43\.\d{5}, -69\.\d{5}$/);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await facts(server, `${person} C`)).at(-1)?.['action']).toBe('placed');
    await phone.close();
    await desk.close();
    await network.close();
  },
);

/** How many colours a map is drawn in: one where its dots are paper on paper, which happened to whoever wants no motion. */
async function colorsOn(map: Locator): Promise<number> {
  const { data, info } = await sharp(await map.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = new Set<number>();
  for (let at = 0; at < data.length; at += info.channels) found.add(data.readUIntBE(at, 3));
  return found.size;
}

const ADVISOR = 'a0000000-0000-4000-8000-000000000003';
