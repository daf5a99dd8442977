/** What goes wrong on a walk: a double tap, another person on the same phone, a turf taken back in mid-conversation. */
import { expect, OFFLINE_ERRORS, test } from '../fixtures.ts';
import { idOf } from '../support/field.ts';
import { asManager, fillSignIn, signOutAnyway, startSignedIn } from '../support/staff.ts';
import { PROMISE } from '../support/tags.ts';

/** Apartments, in nobody's hands. */
const FALLS_ROAD = 'b0000000-0000-4000-8000-000000000004';

test.use({
  viewport: { width: 390, height: 844 },
  expectedErrors: [new RegExp(`${OFFLINE_ERRORS.source}|ERR_FAILED`)],
});

test(
  'a double tap picks nothing; the next person on the phone has nothing of the one before in hand',
  { tag: PROMISE },
  async ({ page, context }) => {
    await startSignedIn(page, 'organizer');
    await page.goto(`/field-ops/walk/${FALLS_ROAD}`);
    await page.getByRole('link', { name: /^Next door: / }).click();
    const home = page.getByRole('button', { name: 'Home', exact: true });
    await expect(home).toBeVisible();
    const box = await home.boundingBox();
    await page.mouse.dblclick((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect(page.getByRole('group', { name: 'Will they vote for us?' })).toBeVisible();
    // The script's language was picked before they came.
    const picked = page.locator('[aria-pressed=true]').filter({ hasNotText: /^(English|Español)$/ });
    await expect(picked).toHaveCount(0);
    await page.getByRole('button', { name: 'Back', exact: true }).click();

    await context.route('**/rest/v1/contact_attempts*', (route) => route.abort());
    await page.getByRole('button', { name: 'Not home', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
    await signOutAnyway(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/auth\?to=/);
    await fillSignIn(page, 'deputy');

    await expect(page.getByText('doors visited', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
    await expect(page.getByText('Everything you saved here has been sent.')).toHaveCount(0);
    await page.goto('/outbox');
    await expect(page.getByRole('heading', { name: 'Saved here by somebody else' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
  },
);

test(
  'a door that waited through a sign-out stays visited while it is sent and afterwards',
  { tag: PROMISE },
  async ({ page, context }) => {
    await startSignedIn(page, 'organizer');
    await page.goto(`/field-ops/walk/${FALLS_ROAD}`);
    const visited = page.getByText(/^\d+ of \d+ doors visited/);
    const before = Number(/^\d+/.exec(await visited.innerText())?.[0]);
    await page.getByRole('link', { name: /^Next door: / }).click();
    let send = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    await context.route('**/rest/v1/contact_attempts*', async (route) => {
      await sent;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Not home', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
    await signOutAnyway(page);

    await page.goto(`/auth?to=/field-ops/walk/${FALLS_ROAD}`);
    const listed = page.waitForResponse('**/rest/v1/rpc/walk_list?*');
    await fillSignIn(page, 'organizer');
    await (await listed).finished();
    const one = new RegExp(`^${before + 1} of `);
    await expect(visited).toHaveText(one);
    // The list has come without it, and what a sign-out erased this phone no longer knows.
    const again = page.waitForResponse('**/rest/v1/rpc/walk_list?*');
    send();
    await (await again).finished();
    await expect(page.getByText('not sent yet', { exact: false })).toHaveCount(0);
    await expect(visited).toHaveText(one);
  },
);

test(
  'a turf is taken back in the middle of a conversation: what was said is saved all the same',
  { tag: PROMISE },
  async ({ page, server }) => {
    const due = new Date(Date.now() + 86_400_000).toISOString();
    const notes = `Asks about the bus ${crypto.randomUUID()}`;
    await asManager(server, 'check_out_turf', { turf: FALLS_ROAD, person: await idOf(server, 'advisor'), due });
    await startSignedIn(page, 'advisor');
    await page.goto(`/field-ops/walk/${FALLS_ROAD}`);
    await page.getByRole('link', { name: /^Next door: / }).click();
    await page.getByRole('button', { name: 'Home', exact: true }).click();
    await page.getByRole('textbox', { name: 'Notes' }).fill(notes);
    await asManager(server, 'return_turf', { turf: FALLS_ROAD });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('this door left your list', { exact: false })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(notes);
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await expect(page.getByText('No doors here')).toBeVisible();
    await expect
      .poll(() => server.rows('contact_attempts', `notes=eq.${encodeURIComponent(notes)}&select=canvasser,result`))
      .toEqual([{ canvasser: await idOf(server, 'advisor'), result: 'canvassed' }]);
  },
);

test('opened by its icon the app goes back to the door where it was, and from what was saved there too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked = matchMedia.bind(window);
    window.matchMedia = (query) =>
      query.includes('standalone') ? Object.assign(Object.create(null), { matches: true }) : asked(query);
  });
  await startSignedIn(page, 'organizer');
  await page.goto(`/field-ops/walk/${FALLS_ROAD}`);
  await page.getByRole('link', { name: /^Next door: / }).click();
  const home = page.getByRole('button', { name: 'Home', exact: true });
  await expect(home).toBeVisible();
  const door = page.url();
  await page.goto('/');
  await expect(page).toHaveURL(door);
  await home.click();
  await page.getByRole('button', { name: '3 Undecided' }).click();
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
  const next = page.url();
  await page.locator('a[href="/outbox"]').click();
  await page.getByRole('button', { name: '‹ Back' }).click();
  await expect(page).toHaveURL(next);
});
