/** A session through its troubles: dead spots, expired and tampered tokens, a wrong clock, two tabs, two people on a phone. */
import type { Page } from '@playwright/test';
import { expect, OFFLINE_ERRORS, test as unvisited } from '../fixtures.ts';
import { asManager, changeStoredSession, fillSignIn, signIn, startSignedIn, tokenOf } from '../support/staff.ts';
import { HOSTED, PROMISE } from '../support/tags.ts';
import { test } from '../support/visited.ts';

const NO_NETWORK = new RegExp(`${OFFLINE_ERRORS.source}|ERR_FAILED`);

test.use({ expectedErrors: [NO_NETWORK] });
unvisited.use({ expectedErrors: [NO_NETWORK] });

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Lets the page's clock run ahead until something is seen. */
async function goOn(page: Page, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2_000);
    await seen();
  }).toPass();
}

test(
  'with an expired token and no network the staff pages open at once, and after too long ask to connect',
  {
    tag: PROMISE,
  },
  async ({ page, context }) => {
    // What the page waits for between two tries passes at once.
    await page.clock.install();

    await startSignedIn(page, 'organizer');
    await page.goto('/app');
    await expect(page.getByText('doors knocked')).toBeVisible();
    await expect(page.getByText(/^As of/).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await changeStoredSession(page, { expires_at: 1000 });
    await context.setOffline(true);
    await page.reload();
    // The library alone would hold the page for 25 s.
    await expect(page.getByText('doors knocked')).toBeVisible({ timeout: 5000 });
    await expect(page.getByText(/^As of .* Not refreshed/).first()).toBeVisible();
    await page.evaluate((ago) => {
      const kept = JSON.parse(localStorage.getItem('campaign-identity') ?? '{}') as object;
      localStorage.setItem('campaign-identity', JSON.stringify({ ...kept, verifiedAt: Date.now() - ago }));
    }, 15 * DAY);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Please connect once' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await goOn(page, () => expect(page.getByText(/^Still no answer from the server/)).toBeVisible({ timeout: 200 }));
    // The network's return is enough: no one has to press anything.
    await context.setOffline(false);
    await goOn(page, () => expect(page.getByText('doors knocked')).toBeVisible({ timeout: 200 }));
  },
);

test(
  'signing out in a dead spot works, keeps what waits, and does not end the next person’s session',
  {
    tag: [PROMISE, HOSTED],
  },
  async ({ page, context, server, person }) => {
    await startSignedIn(page, 'organizer');
    await page.goto('/app');
    await changeStoredSession(page, { expires_at: 1000 });
    await context.setOffline(true);
    await page.goto('/?open=volunteer');
    const dialog = page.getByRole('dialog', { name: 'Volunteer' });
    await dialog.getByRole('textbox', { name: /^Name/ }).fill(person);
    await dialog.getByRole('textbox', { name: /^Email/ }).fill('ada@example.com');
    await dialog.getByRole('combobox', { name: /help/ }).selectOption('door_knock');
    await dialog.getByRole('button', { name: 'Sign me up' }).click();
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await page.goto('/app');
    await page.getByText('Luis Herrera').or(page.locator('summary')).first().click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('not sent yet');
    await page.getByRole('button', { name: 'Sign out anyway' }).click();
    await expect(page).toHaveURL('/auth');
    await context.setOffline(false);
    await fillSignIn(page, 'advisor');
    await expect(page).toHaveURL('/');
    await page.goto('/app');
    // By then the refresh that was under way when the organizer left is over, and what may be sent is sent.
    await expect(page.getByText(/^As of/).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/app');
    expect(await server.rows('signups', `name=eq.${encodeURIComponent(person)}`)).toHaveLength(0);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/auth');
    await fillSignIn(page, 'organizer');
    const { user } = await tokenOf(server, 'organizer');
    await expect
      .poll(() => server.rows('signups', `select=user_id&name=eq.${encodeURIComponent(person)}`), { timeout: 20_000 })
      .toEqual([{ user_id: user.id }]);
  },
);

unvisited('all tabs follow a sign-out and a sign-in', async ({ page, context }) => {
  await startSignedIn(page, 'organizer');
  await page.goto('/app');
  const other = await context.newPage();
  await other.goto('/field-ops');
  await expect(other.getByRole('heading', { name: 'Field operations' })).toBeVisible();
  await page.locator('summary').first().click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(other).toHaveURL('/auth?to=%2Ffield-ops');
  await fillSignIn(page, 'organizer');
  await expect(other.getByText('You are signed in')).toBeVisible();
});

unvisited('a role taken away takes effect while the page is open', { tag: HOSTED }, async ({ page, server }) => {
  const { user } = await tokenOf(server, 'finance');
  await startSignedIn(page, 'finance');
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await asManager(server, 'revoke_role', { person: user.id, role: 'finance_director' });
  try {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page).toHaveURL('/');
  } finally {
    await asManager(server, 'grant_role', { person: user.id, role: 'finance_director' });
  }
});

unvisited.describe('a tampered token', () => {
  unvisited.use({ expectedErrors: [/status of (400|401|403)/], serviceWorkers: 'block' });

  unvisited('signs out with the reason in words', async ({ page }) => {
    await startSignedIn(page, 'organizer');
    await page.goto('/app');
    await expect(page.getByText('doors knocked')).toBeVisible();
    const header = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9';
    await changeStoredSession(page, { access_token: `${header}.e30.AAAA`, refresh_token: 'nope' });
    await page.reload();
    await expect(page).toHaveURL(/\/auth\?to=/);
    await expect(page.getByText(/The server said: “Invalid JWT signature”/)).toBeVisible();
  });

  unvisited('with a good refresh token is healed without a word', { tag: PROMISE }, async ({ page }) => {
    await startSignedIn(page, 'organizer');
    await page.goto('/app');
    await expect(page.getByText('doors knocked')).toBeVisible();
    await changeStoredSession(page, { access_token: 'eyJhbGciOiJIUzI1NiJ9.e30.AAAA' });
    const healed = page.waitForResponse((answer) => answer.url().includes('grant_type=refresh_token') && answer.ok());
    await page.reload();
    await healed;
    await expect(page).toHaveURL('/app');
    await expect(page.getByText('doors knocked')).toBeVisible();
  });
});

for (const hours of [2, -2]) {
  unvisited(`a clock ${hours} hours off neither signs out nor refreshes without end`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + hours * HOUR });
    let refreshes = 0;
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) refreshes += 1;
    });
    // By the form: when a session ends is reckoned by the clock of the phone that signed in.
    await signIn(page, 'organizer');
    await page.goto('/app');
    await expect(page.getByText('doors knocked')).toBeVisible();
    await page.clock.runFor(5 * 60_000);
    await page.reload();
    await expect(page.getByText('doors knocked')).toBeVisible();
    expect(refreshes).toBe(0);
  });
}
