/** The phone bank: a batch is taken along, called without a signal, corrected, and arrives once a call under the right name. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, OFFLINE_ERRORS, waitForOfflineReady } from '../fixtures.ts';
import { idOf } from '../support/field.ts';
import { test } from '../support/ownTown.ts';
import { callAs, startSignedIn } from '../support/staff.ts';
import { PROMISE } from '../support/tags.ts';

test.use({ expectedErrors: [OFFLINE_ERRORS] });

const BATCH = 25;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
/** The next call is there: another one than before, whichever comes after it. */
async function goesOn(page: Page, save: () => Promise<void>) {
  const place = page.getByText(/^Call \d+ of \d+$/);
  const before = (await place.textContent()) ?? '';
  await save();
  await expect(place).not.toHaveText(before);
}

test(
  'a batch of calls is one caller’s alone, works without a signal, and arrives once a call',
  { tag: PROMISE },
  async ({ page, server }) => {
    const me = await idOf(server, 'manager');
    const callsTotal = async () => Number((await server.rows('stats', 'label=eq.calls_total'))[0]?.['value_number']);
    const before = await callsTotal();
    await startSignedIn(page, 'manager');
    await page.goto('/field-ops');
    await page.getByRole('link', { name: 'Make calls' }).click();
    await press(page, `Take ${BATCH} people to call`);
    const list = page.getByRole('list', { name: 'Your calls' });
    // A few more where people share a number: they are called by one caller.
    await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThanOrEqual(BATCH);
    const size = await list.getByRole('listitem').count();
    await expect(page.getByText(/^Yours until /)).toBeVisible();
    await expectAccessible(page);

    await callAs(server, 'candidate', 'take_calls', { wanted: BATCH });
    const leases = await server.rows('call_leases', 'returned_at=is.null&select=person_id,user_id');
    expect(leases.length).toBeGreaterThanOrEqual(2 * BATCH);
    expect(new Set(leases.map((lease) => lease['person_id'])).size).toBe(leases.length);

    await waitForOfflineReady(page);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: /^Next: / }).click();
    await expect(page.getByText(`Call 1 of ${size}`, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\d{10}$/);
    await expect(page.getByRole('link', { name: /^Text / })).toHaveAttribute('href', /^sms:\d{10}$/);
    await expectAccessible(page);
    const first = page.url();
    await goesOn(page, () => press(page, 'No answer'));
    await goesOn(page, () => press(page, 'Left message'));
    await press(page, 'Other');
    await press(page, 'Call back');
    const later = page.getByRole('group', { name: 'Call back after' }).getByRole('button').first();
    const time = (await later.textContent()) ?? '';
    await goesOn(page, () => later.click());
    await press(page, 'Other');
    await goesOn(page, () => press(page, 'Wrong number'));
    await press(page, 'Answered');
    await press(page, '2 Lean');
    await page.getByRole('textbox', { name: 'Notes' }).fill('Asks for a ride to the polls.');
    await goesOn(page, () => press(page, 'Save and go on'));

    await page.goto(first);
    await press(page, 'Change it');
    await press(page, 'Other');
    await goesOn(page, () => press(page, 'Busy'));
    await page.getByRole('link', { name: '‹ All calls' }).click();
    await expect(page.getByText(`5 of ${size} called, 2 reached.`)).toBeVisible();
    await expect(page.getByText('6 saved on this phone, not sent yet.')).toBeVisible();
    await expect(list.getByText(`Call back after ${time} · Saved on this phone`)).toBeVisible();
    expect(await server.rows('contact_attempts', `channel=eq.phone&canvasser=eq.${me}`)).toEqual([]);

    await page.context().setOffline(false);
    await expect(page.getByText('Everything you saved here has been sent.')).toBeVisible({ timeout: 30_000 });
    const facts = await server.rows('contact_attempts', `channel=eq.phone&canvasser=eq.${me}&select=result,person_id`);
    expect(facts).toHaveLength(6);
    const counted = await server.rows(
      'effective_attempts',
      `channel=eq.phone&canvasser=eq.${me}&select=result,call_back_after,dialed`,
    );
    expect(counted.map((row) => row['result']).sort()).toEqual([
      'busy',
      'call_back',
      'canvassed',
      'left_message',
      'wrong_number',
    ]);
    expect(
      Date.parse(String(counted.find((row) => row['result'] === 'call_back')?.['call_back_after'])),
    ).toBeGreaterThan(Date.now());
    expect(await callsTotal()).toBe(before + 5);

    await press(page, 'Give the rest back');
    await expect(page.getByText('Nobody to call yet')).toBeVisible();
  },
);
