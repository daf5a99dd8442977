/** What the landing page does behind a person who is signed in, and what it spares everybody else. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { changeStoredSession, signIn } from '../support/staff.ts';

/** Only the auth library says this. */
const AUTH_LIBRARY = /GoTrueClient/;

/** The page's own scripts that hold the auth library; what the worker fetches for later is not among them. */
function authScripts(page: Page): string[] {
  const found: string[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js') || response.request().serviceWorker()) return;
    void response.text().then(
      (text) => AUTH_LIBRARY.test(text) && found.push(response.url()),
      () => undefined,
    );
  });
  return found;
}

/** The token the service worker sends with. */
function mirroredToken(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      new Promise<string | null>((resolve, reject) => {
        const opening = indexedDB.open('campaign-hub');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('IndexedDB does not open.')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('meta').objectStore('meta').get('identity');
          reading.addEventListener('success', () => {
            const row = reading.result as { value?: { accessToken?: string } } | undefined; // written by the mirror
            opening.result.close();
            resolve(row?.value?.accessToken ?? null);
          });
        });
      }),
  );
}

/** When a token was issued, s since 1970: its claim "iat" (RFC 7519, 4.1.6). */
function issuedAt(token: string): number {
  const claims = JSON.parse(atob(token.split('.')[1] ?? '')) as { iat: number }; // every token of the backend has it
  return claims.iat;
}

test('somebody who is signed in and stays on the landing page is refreshed, and so is the token that the worker sends with', async ({
  page,
}) => {
  await signIn(page, 'organizer');
  const before = await mirroredToken(page);
  expect(before).not.toBeNull();
  // Two tokens of one second are the same.
  await expect.poll(() => Date.now() / 1000).toBeGreaterThan(issuedAt(before ?? '') + 1);
  await changeStoredSession(page, { expires_at: 1000 });
  const scripts = authScripts(page);
  const refreshed = page.waitForResponse((answer) => answer.url().includes('grant_type=refresh_token') && answer.ok());
  await page.goto('/vision');
  await page.goto('/');
  await refreshed;
  await expect.poll(() => mirroredToken(page)).not.toBe(before);
  // What the next test looks for in vain is found here.
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('a visitor’s landing page fetches neither the session nor the auth library, until another tab signs in', async ({
  page,
  context,
}) => {
  const scripts = authScripts(page);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  const other = await context.newPage();
  await signIn(other, 'advisor');
  await other.close();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});
