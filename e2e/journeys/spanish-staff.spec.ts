/** The staff's pages in Spanish: each says so, says nothing in English and is no wider than the narrowest phone; and a shift in it. */
import { expect, OFFLINE_ERRORS, test, waitForOfflineReady } from '../fixtures.ts';
import { STUDIO } from '../support/content.ts';
import { figure, insertEvent, rsvp, soon } from '../support/events.ts';
import { attemptsIn, MILL_STREET } from '../support/field.ts';
import { ownTown } from '../support/ownTown.ts';
import { chooseSpanish, expectSpoken, faultsIn, faultsOf } from '../support/spoken.ts';
import { startSignedIn } from '../support/staff.ts';
import { untilKept } from '../support/untilKept.ts';
import { samplePassword } from '../../supabase/local/seed.ts';

/** What other journeys wrote down is shown as they wrote it, in English. */
const untouched = ownTown();

/** Of the sample town: an event that takes questions. */
const HALL = 'e0000000-0000-4000-8000-000000000002';

/** One of each kind of screen: queues, lists, tables, forms, the studio, the books, the walk. */
const PAGES = [
  '/app',
  '/admin',
  '/admin/audit-dashboard',
  '/admin/people/s-50000000-0000-4000-8000-000000000003',
  '/admin/settings/dates',
  '/admin/signs',
  '/admin/privacy',
  '/admin/webhooks',
  '/users',
  '/content',
  '/content/links',
  '/content/figures',
  ...STUDIO,
  `/events/${HALL}/edit`,
  `/events/${HALL}/questions`,
  '/field-ops',
  '/field-ops/cut',
  `/field-ops/walk/${MILL_STREET}`,
  '/finance',
  '/finance/gift',
  '/finance/bank',
  '/finance/reports',
  '/finance/rules',
];

untouched.describe('at 320 px', () => {
  untouched.use({ serviceWorkers: 'block', viewport: { width: 320, height: 640 } });

  untouched('staff pages are whole in Spanish', async ({ page }) => {
    untouched.setTimeout(180_000);
    await startSignedIn(page, 'manager');
    await chooseSpanish(page);
    expect(await faultsOf(page, PAGES, 'h1')).toEqual([]);
  });
});

test.describe('a shift in Spanish at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, expectedErrors: [OFFLINE_ERRORS] });

  test('from the sign-in to a door and to an event’s entrance without a signal', async ({ page, context, server }) => {
    const eventId = await insertEvent(server, 'Reunión vecinal', 1, soon());
    await rsvp(server, eventId, 'Ana Ruiz', 2);
    await page.goto('/robots.txt');
    await chooseSpanish(page);
    await page.goto('/auth');
    await page.getByRole('textbox', { name: /^Correo electrónico/ }).fill('organizer@larkspurfalls.example');
    await page.getByLabel(/^Contraseña/).fill(samplePassword);
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await expect(page.getByRole('status', { name: '¡Qué gusto tenerle de vuelta!' })).toBeVisible();
    await expect(page).toHaveURL('/es/');

    await page.goto(`/events/${eventId}/door`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilKept(page);
    await page.goto(`/field-ops/walk/${MILL_STREET}`);
    await expect(page.getByRole('link', { name: /^Siguiente puerta: / })).toBeVisible();
    await waitForOfflineReady(page);
    const before = (await attemptsIn(server, MILL_STREET)).length;
    await context.setOffline(true);
    await page.getByRole('link', { name: /^Siguiente puerta: / }).click();
    // Another journey may have been at the first doors: which one is next it says itself.
    const door = page.getByText(/Puerta \d+ de 40$/);
    await expect(door).toBeVisible();
    const first = (await door.textContent()) ?? '';
    await page.getByRole('button', { name: 'No estaba en casa', exact: true }).click();
    await expect(door).toBeVisible();
    await expect(door).not.toHaveText(first);
    await expect(page.getByText('Guardado en este teléfono').first()).toBeVisible();
    expect(await faultsIn(page, 'es')).toEqual([]);

    await page.goto(`/events/${eventId}/door`);
    await page.getByRole('searchbox', { name: /entrada/ }).fill('Ana');
    await page
      .getByRole('button', { name: /^Registrar la llegada de Ana Ruiz|^Registrar llegada/ })
      .first()
      .click();
    await expect(page.getByText(/guardad[oa]s? en este dispositivo/i).first()).toBeVisible();
    expect(await faultsIn(page, 'es')).toEqual([]);
    await context.setOffline(false);
    await expect.poll(async () => (await attemptsIn(server, MILL_STREET)).length).toBe(before + 1);
    await page.goto(`/events/${eventId}`);
    await expect(figure(page, 'aquí', 'Cifras')).toHaveText('2');
    await expectSpoken(page, 'es');
  });
});
