/** When a phone fails: it is counted without anybody's data, a leader sees it, and its owner has something to send. */
import type { Page } from '@playwright/test';
import { expect, OFFLINE_ERRORS, test, waitForOfflineReady } from '../fixtures.ts';
import { signInAs } from '../support/signIn.ts';
import { fillVolunteerForm, message, openVolunteerForm, submitButton } from '../support/volunteer.ts';

/** What an error may say of a person; the app's own never do, a library's might. */
const TYPED = 'Ada Quill, (207) 555-0100';

/** Promises that nobody catches, in code that is nobody's: their place is not known. */
async function fail(page: Page, name: 'TypeError' | 'EvalError', times: number) {
  await page.evaluate(
    ([kind, words, count]) => {
      for (let n = 0; n < count; n += 1)
        void Promise.reject(kind === 'TypeError' ? new TypeError(words) : new EvalError(words));
    },
    [name, TYPED, times] as const,
  );
}

/** A mistake while the worker works for itself, where no page hears of it. */
async function failInWorker(page: Page, name: 'RangeError' | 'URIError') {
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
  await worker.evaluate(
    ([kind, words]) => {
      const mistake = kind === 'RangeError' ? new RangeError(words) : new URIError(words);
      globalThis.dispatchEvent(new ErrorEvent('error', { error: mistake }));
    },
    [name, TYPED] as const,
  );
}

test('an error on a phone is counted once without a word of it, and a leader sees it under Audit', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Ada Quill/);
  await page.goto('/bug-report');
  await expect(page.getByRole('heading', { name: 'App', exact: true })).toBeVisible();
  await fail(page, 'TypeError', 3);
  await failInWorker(page, 'RangeError');
  await page.reload();
  const reports = () => server.rows('device_failures', 'select=*&name=eq.TypeError&engine=eq.chromium');
  await expect.poll(reports).toMatchObject([{ kind: 'rejection', place: 'unknown', times: 3, first_on_phone: true }]);
  expect(JSON.stringify(await reports())).not.toMatch(/Ada|555\D{0,3}0100/);
  const ofWorker = () => server.rows('device_failures', 'select=kind,place,times&name=eq.RangeError');
  await expect.poll(ofWorker).toEqual([{ kind: 'error', place: 'unknown', times: 1 }]);
  await expect(page.getByText(/rejection TypeError, unknown, 3 times/)).toBeVisible();

  await signInAs(page, 'candidate@larkspurfalls.example');
  await page.goto('/admin/audit-dashboard');
  const seen = page.getByRole('table', { name: 'Failures on phones' }).getByRole('row');
  await expect(seen.filter({ hasText: 'TypeError · unknown' }).getByRole('cell').nth(0)).toHaveText('1');
  await expect(seen.filter({ hasText: 'TypeError · unknown' }).getByRole('cell').nth(1)).toHaveText('3');
  await expect(seen.filter({ hasText: 'A part of the app could not be fetched: YardSignDialog' })).toContainText(
    'WebKit 17',
  );
  const times = page.getByRole('columnheader', { name: 'Times' });
  await times.getByRole('button').click();
  await expect(times).toHaveAttribute('aria-sort', 'descending');
  // Other journeys of this server may have failed oftener on purpose.
  const numbers = async () => {
    const rows = await seen.evaluateAll((all) => all.map((row) => row.querySelectorAll('td')[1]?.textContent ?? ''));
    return rows.filter((text) => text !== '').map(Number);
  };
  await expect.poll(numbers).toContain(22);
  expect(await numbers()).toEqual((await numbers()).toSorted((a, b) => b - a));
});

test('with Global Privacy Control nothing is reported, and the owner still sees it', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Ada Quill/);
  await page.clock.install();
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto('/bug-report');
  await expect(page.getByRole('heading', { name: 'App', exact: true })).toBeVisible();
  await fail(page, 'EvalError', 1);
  await failInWorker(page, 'URIError');
  await page.clock.fastForward(70_000);
  // What the worker keeps is there a moment after it failed.
  await expect(async () => {
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(page.getByText(/rejection EvalError, unknown, 1 times/)).toBeVisible({ timeout: 1_000 });
    await expect(page.getByText(/error URIError, unknown, 1 times/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(sent.filter((url) => url.includes('device_failures'))).toEqual([]);
  expect(await server.rows('device_failures', 'select=id&name=eq.EvalError')).toEqual([]);
});

test('somebody whose form will not leave copies a report in a dead spot, with nothing in it that they typed', async ({
  page,
  context,
  person,
  expectedErrors,
}) => {
  expectedErrors.push(OFFLINE_ERRORS);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await waitForOfflineReady(page);
  await context.setOffline(true);
  const dialog = await openVolunteerForm(page);
  await fillVolunteerForm(dialog, person);
  await dialog.getByRole('textbox', { name: /^Phone/ }).fill('(207) 555-0199');
  await submitButton(dialog).click();
  await expect(message(page, 'Saved on this device')).toBeVisible();

  await page.goto('/outbox');
  await page.getByRole('link', { name: 'For a bug report' }).first().click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const said of [/Version: \w+/, /Worker: activated/, /Queued: [1-9]/, /Locks held: /, /The server answers: no/])
    expect(text).toMatch(said);
  expect(text).not.toMatch(/undefined|\[object/);
  const [version, worker] = [/Version: (\S+)/, /Version of the worker: (\S+)/].map((one) => one.exec(text)?.[1]);
  expect(worker).toBe(version);
  // A version is digits and letters as they come.
  const others = text.replaceAll(version ?? '', '');
  for (const typed of [person, person.split(' ').at(-1) ?? person, 'ada@', 'example.com', '555', '0199', 'door_knock'])
    expect(others, typed).not.toContain(typed);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
});
