/** After one visit the app opens in a dead spot: any address, a hard reload, a deep link. */
import type { Page } from '@playwright/test';
import { pages } from '../../src/app/access.ts';
import {
  expect,
  expectAccessible,
  OFFLINE_ERRORS,
  test as unvisited,
  waitForOfflineReady,
  watchErrors,
} from '../fixtures.ts';
import { MILL_STREET } from '../support/field.ts';
import { signIn, startSignedIn } from '../support/staff.ts';
import { PROMISE } from '../support/tags.ts';
import { untilKept } from '../support/untilKept.ts';
import { test } from '../support/visited.ts';
import { fillVolunteerForm, message, openVolunteerForm, submitButton } from '../support/volunteer.ts';

test.use({ expectedErrors: [OFFLINE_ERRORS] });

/** Staff pages that show rows of the server. */
const READS = [
  '/app',
  '/app/work',
  '/events',
  '/users',
  '/admin',
  '/admin/audit-dashboard',
  '/admin/settings',
  '/admin/people',
  '/admin/signs',
  '/admin/privacy',
  '/admin/webhooks',
  '/finance',
  '/finance/reports',
  '/finance/rules',
  '/finance/deposits',
  '/finance/givers',
  '/finance/bank',
  '/content',
  '/content/ideas',
  '/content/links',
  '/content/payments',
  '/content/figures',
  '/content/releases',
];

/** Below /field-ops: what each says in a dead spot when it was never opened where there was a signal. */
const FIELD: readonly (readonly [path: string, never: string])[] = [
  ['/field-ops/cut', 'Open this once while online'],
  ['/field-ops/import', 'Bringing in a file needs a connection.'],
  ['/field-ops/volunteers', 'Open this once while online'],
  ['/field-ops/phones', 'Open this once while online'],
  ['/field-ops/services', 'Open this once while online'],
  ['/field-ops/take', 'Taking a turf needs a signal, once.'],
  [`/field-ops/print/${MILL_STREET}`, 'Open this once while online'],
  [`/field-ops/walk/${MILL_STREET}`, 'Open this once where there is a signal'],
];

const PUBLIC = [
  '/',
  '/outbox',
  '/bug-report',
  '/auth',
  '/auth/confirm',
  '/vision',
  '/vision/lead-lines',
  '/citizens',
  '/transparency',
  '/finance-transparency',
  '/wellness',
  '/engagement',
  '/engagement/d0000000-0000-4000-8000-000000000001',
  '/revitalization',
  '/revitalization/harrow-mill',
  '/education',
  '/community-voice',
  '/no-such-page',
];

test(
  'every public page opens offline, by address and by reload, and so does the shortcut to a form',
  {
    tag: PROMISE,
  },
  async ({ page, context }) => {
    await context.setOffline(true);
    for (const path of PUBLIC) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/?open=volunteer');
    await expect(page.getByRole('dialog', { name: 'Volunteer' })).toBeVisible();
  },
);

unvisited(
  'in a dead spot the landing page still shows the last events and figures, and says how old they are',
  { tag: PROMISE },
  async ({ page, context }) => {
    // A first visit asks, and shows what came in place of what was printed.
    const answers = [/\/rest\/v1\/events\?/, /\/rest\/v1\/stats\?/].map((one) => page.waitForResponse(one));
    await page.goto('/');
    const [events] = await Promise.all(answers);
    const rows = (await events?.json()) as readonly { readonly title: string; readonly date: string }[]; // PostgREST's
    const shown = rows.filter(({ date }) => Date.parse(date) >= Date.now()).map(({ title }) => title);
    await expect(page.locator('#events li h3')).toHaveText(shown);
    await waitForOfflineReady(page);
    const raised = await page.locator('[data-stat="weekly_raised"]').textContent();
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('#events li h3')).toHaveText(shown);
    await expect(page.locator('[data-stat="weekly_raised"]')).toHaveText(raised ?? '');
    await expect(page.locator('#events')).toContainText('You’re offline');
    const downloading = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /Add to calendar/ })
      .first()
      .click();
    expect((await downloading).suggestedFilename()).toMatch(/\.ics$/);
  },
);

/** As long as a slip stays. */
const pass = (page: Page) => page.clock.runFor(10_000);

test('offline and back online are said once', { tag: PROMISE }, async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/');
  for (const [offline, said] of [
    [true, 'You’re offline. Forms still work.'],
    [false, 'Back online.'],
  ] as const) {
    await context.setOffline(offline);
    await expect(page.getByText(said)).toBeVisible();
    await pass(page);
    await expect(page.getByText(said)).toBeHidden();
  }
});

test('on a staff page that the network went is shown once, said once, and so is that it came back', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await startSignedIn(page, 'advisor');
  await page.goto('/app');
  await expect(page.getByText(/^As of/).first()).toBeVisible();
  const slip = page.getByText('You’re offline. Forms still work.');
  const banner = page.getByText('No connection. You see what this device last knew');
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  // For a screen reader: there, and a single pixel.
  await expect(slip).toBeAttached();
  expect((await slip.boundingBox())?.width).toBeLessThanOrEqual(1);
  await pass(page);
  await expect(slip).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText('Back online.')).toBeVisible();
  await expect(banner).toBeHidden();
});

test('a staff page whose data was never fetched says what to do, and nothing spins for ever', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'manager');
  // Signed in, and no staff page ever opened: their code is here, their rows are not.
  await waitForOfflineReady(page);
  await context.setOffline(true);
  const staffPages = pages.filter(({ roles }) => roles !== null).map(({ path }) => path);
  const spinning = page.locator('main [aria-busy=true], output:text-matches("^Loading")');
  for (const path of new Set([...staffPages, ...READS])) {
    await page.goto(path);
    const there = READS.includes(path) ? page.getByText('Open this once while online') : page.locator('h1');
    await expect(there.first(), path).toBeVisible();
    await expect(spinning, path).toHaveCount(0);
  }
  for (const [path, never] of FIELD) {
    await page.goto(path);
    await expect(page.getByText(never).first(), path).toBeVisible();
    await expect(spinning, path).toHaveCount(0);
  }
  await page.goto(`/events/${crypto.randomUUID()}`);
  await expect(page.getByText('This event is not on this device yet')).toBeVisible();
  await expect(page.getByText('No connection.')).toBeVisible();
  await expectAccessible(page);
});

test('each page of the field opens in a dead spot once it was opened before', async ({ page, context }) => {
  test.setTimeout(120_000);
  await startSignedIn(page, 'organizer');
  // The code has no rows: taking a turf needs a signal, and the page says so.
  const asOf = (path: string) => page.getByText(path.endsWith('/take') ? 'Take a turf' : /^As of/).first();
  for (const [path] of FIELD) {
    await page.goto(path);
    await expect(asOf(path), path).toBeVisible();
    await untilKept(page);
  }
  const street = page.getByRole('heading', { name: 'Mill Street', level: 1 });
  await expect(street).toBeVisible();
  await context.setOffline(true);
  for (const [path, never] of FIELD) {
    await page.goto(path);
    await expect(asOf(path), path).toBeVisible();
    const needs = page.getByText(never).first();
    await (/needs a/.test(never) ? expect(needs, path).toBeVisible() : expect(needs, path).toBeHidden());
  }
  await expect(street).toBeVisible();
});

unvisited.describe('a full device', () => {
  unvisited(
    'keeps the page working without the worker, saves a form by giving up what can be had again, and has the worker once there is room',
    { tag: PROMISE },
    async ({ browser, baseURL, server, person }) => {
      // A context of its own: the browser learns of the smaller room before it has stored anything.
      const context = await browser.newContext(baseURL ? { baseURL } : {});
      const errors = watchErrors(context);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      const origin = new URL(baseURL ?? '').origin;
      await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 400_000 });
      // Full before the app comes; a page without it, because the browser gives a database that is open an allowance.
      await page.goto('/robots.txt');
      await page.evaluate(fillDevice);
      await page.goto('/');
      // What runs behind the page asks for the worker; before that there is none either.
      await expect
        .poll(() =>
          page.evaluate(() =>
            performance
              .getEntriesByType('resource')
              .map(({ name }) => name)
              .join(),
          ),
        )
        .toContain('/assets/background-');
      // The worker cannot keep what it must: it gives up its installation and is thrown away.
      const registration = () =>
        page.evaluate(async () => ((await navigator.serviceWorker.getRegistration()) ? 'there' : 'none'));
      await expect.poll(registration).toBe('none');
      const dialog = await openVolunteerForm(page);
      await fillVolunteerForm(dialog, person);
      // Without a worker only what the page has fetched is there.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await submitButton(dialog).click();
      await expect(message(page, 'Saved on this device')).toBeVisible();
      expect(await page.evaluate(() => caches.has('public-reads'))).toBe(false);
      await context.setOffline(false);
      await expect.poll(() => server.rows('signups', `name=eq.${encodeURIComponent(person)}`)).toHaveLength(1);
      expect(errors.filter((error) => /uncaught|unhandled|quota/i.test(error))).toEqual([]);

      // With room again it comes with the next network: nobody has to load the page for it.
      await session.send('Storage.overrideQuotaForOrigin', { origin });
      const isActive = () =>
        page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));
      await expect(async () => {
        await context.setOffline(true);
        await context.setOffline(false);
        await expect.poll(isActive, { timeout: 10_000 }).toBe(true);
      }).toPass({ timeout: 60_000 });
      await waitForOfflineReady(page);
      await context.close();
    },
  );
});

/** Runs in the page: takes the room that is left, to the last few hundred bytes, with what the worker keeps of reads. */
async function fillDevice() {
  const cache = await caches.open('public-reads');
  for (const size of [65_536, 16_384, 4096, 1024, 256]) {
    let fits = true;
    for (let at = 0; fits; at++) {
      fits = await cache.put(`/filler-${size}-${at}`, new Response('x'.repeat(size))).then(
        () => true,
        () => false,
      );
    }
  }
}
