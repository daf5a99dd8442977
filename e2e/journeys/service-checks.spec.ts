/** Services are asked by phone in a dead spot: each answer arrives once under the caller's name, renews the page or waits for a writer. */
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, OFFLINE_ERRORS, waitForOfflineReady } from '../fixtures.ts';
import { idOf } from '../support/field.ts';
import { test } from '../support/ownTown.ts';
import { startSignedIn } from '../support/staff.ts';
import { PROMISE } from '../support/tags.ts';

test.use({ expectedErrors: [OFFLINE_ERRORS] });

test(
  'those that nobody checked for longest are asked without a signal, and what was heard reaches the page or a writer',
  { tag: PROMISE },
  async ({ page, browser, server }) => {
    test.setTimeout(120_000);
    const note = 'They moved to 9 Mill Street and open at ten.';
    const me = await idOf(server, 'organizer');
    await startSignedIn(page, 'organizer');
    await page.goto('/field-ops');
    await page.getByRole('link', { name: 'Services and programs to ask' }).click();
    await page.getByRole('button', { name: 'Take ten along' }).click();
    const batch = page.getByRole('list', { name: 'Yours to ask' });
    const supper = batch.locator('[data-service=sunday-supper]');
    const neighbors = batch.locator('[data-service=older-neighbors]');
    const homework = batch.locator('[data-service=homework-table]');
    // The two that nobody has checked for 60 days and a program; first those that readers say are wrong.
    await expect(page.getByText('0 of 3 asked.')).toBeVisible();
    await expect(batch.locator(':scope > li').first()).toContainText('Sunday supper');
    await expect(supper).toContainText('They serve from five now, not from six.');
    await expectAccessible(page);

    await waitForOfflineReady(page);
    await page.context().setOffline(true);
    await expect(supper.getByRole('link').first()).toHaveAttribute('href', /^tel:\d+$/);
    await supper.getByRole('button', { name: 'All true' }).click();
    await expect(supper).toContainText('Saved on this device');
    await neighbors.getByRole('button', { name: 'Something changed' }).click();
    await neighbors.getByRole('button', { name: 'Save what was heard' }).click();
    await expect(neighbors).toContainText('Say in a few words what changed.');
    await neighbors.getByRole('textbox').fill(note);
    await page.reload();
    await expect(page.getByText('1 of 3 asked.')).toBeVisible();
    await neighbors.getByRole('button', { name: 'Something changed' }).click();
    await expect(neighbors.getByRole('textbox')).toHaveValue(note);
    await neighbors.getByRole('button', { name: 'Save what was heard' }).click();
    // A program, by the same buttons.
    await homework.getByText('Homework', { exact: false }).first().click();
    await expect(homework).toContainText('Is this still so?');
    await homework.getByRole('button', { name: 'All true' }).click();
    await expect(page.getByText('3 of 3 asked.')).toBeVisible();
    await expect(page.getByText('3 answers wait on this device.')).toBeVisible();
    await page.context().setOffline(false);
    await expect
      .poll(() => server.rows('service_checks', 'user_id=not.is.null&select=heard,note,user_id,counts&order=arrival'), {
        timeout: 30_000,
      })
      .toEqual([
        { heard: 'as_shown', note: null, user_id: me, counts: true },
        { heard: 'changed', note, user_id: me, counts: true },
        { heard: 'as_shown', note: null, user_id: me, counts: true },
      ]);
    await expect(page.getByText('answers wait on this device')).toHaveCount(0);

    const office = await browser.newContext({ baseURL: server.url });
    const desk = await office.newPage();
    await desk.goto('/wellness');
    const grey = desk.getByRole('list', { name: 'Help in the city' }).locator(':scope > [data-grey]');
    await expect(grey.getByRole('heading')).toHaveText(['Older neighbors']);
    const saving = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Tables (HSDS, zip)' }).click();
    const tables = await (await saving).path();
    await startSignedIn(desk, 'content');
    await desk.goto('/field-ops/services');
    const finding = desk.locator('[data-finding=older-neighbors]');
    await expect(finding).toContainText(note);
    await expectAccessible(desk);
    await expect(finding.getByRole('link', { name: 'Change the page' })).toHaveAttribute(
      'href',
      /^\/content\/service\/.+/,
    );
    const told = desk.locator('[data-told=sunday-supper]');
    await expect(told).toContainText('They serve from five now');
    await told.getByRole('button', { name: 'It was wrong, and is put right' }).click();
    await expect(told).toHaveCount(0, { timeout: 30_000 });
    await expect
      .poll(() => server.rows('page_corrections', 'id=eq.c0e00000-0000-4000-8000-000000000001&select=verdict'))
      .toEqual([{ verdict: 'put_right' }]);
    await finding.getByRole('button', { name: /^It is settled/ }).click();
    await expect(finding).toHaveCount(0, { timeout: 30_000 });

    // What this directory writes is read again, and what another one writes is a draft, once.
    await desk.goto('/content/services');
    const choose = desk.getByLabel('A file of services');
    await choose.setInputFiles({ name: 'all.zip', mimeType: 'application/zip', buffer: await readFile(tables) });
    const preview = desk.getByRole('table', { name: 'Services in the file' });
    await expect(preview.getByRole('row')).toHaveCount(13);
    await expect(desk.getByRole('table', { name: 'What was left out' })).toHaveCount(0);
    const contents = [
      { id: 'agency-7/legal', name: 'Legal desk', status: 'active', phones: [{ number: '(207) 555-0199' }] },
      { id: 'agency-7/old', name: 'Old desk', status: 'defunct' },
    ];
    const other = {
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ contents })),
    };
    await choose.setInputFiles(other);
    await expect(preview).toContainText('New draft');
    await expect(desk.getByRole('table', { name: 'What was left out' })).toContainText('It is not active.');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Keep 1 draft' }).click();
    const drafts = () => server.rows('content_items', 'kind=eq.service&slug=eq.legal-desk&select=slug');
    await expect.poll(drafts, { timeout: 30_000 }).toHaveLength(1);
    await choose.setInputFiles(other);
    await expect(preview).toContainText('Nothing new');
    await expect(desk.getByRole('button', { name: /^Keep \d/ })).toHaveCount(0);
    await office.close();
  },
);
