/** A whole shift in airplane mode: every result code, a killed browser, a sign-out; and two phones on one turf. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { airplane } from '../support/airplane.ts';
import { startBrowser, type Browser } from '../../tests/faults/browser.ts';
import { expect, expectAccessible, OFFLINE_ERRORS, test, waitForOfflineReady } from '../fixtures.ts';
import {
  attemptsIn,
  codeOf,
  doorNumber,
  idOf,
  MILL_STREET,
  record,
  RESULTS,
  RIDGE_ROAD,
  SPANISH_DOOR,
  takeAlong,
} from '../support/field.ts';
import { dumpDevice } from '../support/deviceDump.ts';
import { fillSignIn, signOutAnyway, startSignedIn } from '../support/staff.ts';
import { openVisited } from '../support/visited.ts';
import { HOSTED, PROMISE } from '../support/tags.ts';

test.use({ expectedErrors: [new RegExp(`${OFFLINE_ERRORS.source}|ERR_FAILED`)] });

const doorOf = (page: Page) => page.url().split('/').at(-1) ?? '';
const NOTES = 'Asks when the mill opens. Ring twice.';
/** Of the turf. */
const DOORS = 40;
/** Each result at least once, and the browser killed in between. */
const [KILLED_AT, WALKED] = [10, 12];

async function phone(
  profile: string,
  baseURL: string,
): Promise<{ browser: Browser; page: Page; url: (path: string) => string }> {
  const browser = await startBrowser(profile, () => undefined);
  const page = await browser.context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  return { browser, page, url: (path) => new URL(path, baseURL).href };
}

/** A service for whoever stands at a door where Spanish is spoken; what was looked for is nowhere on the phone. */
async function handOver(page: Page) {
  await page.getByRole('button', { name: 'Find help for them' }).click();
  const dialog = page.getByRole('dialog', { name: 'Help for them' });
  await expect(dialog.getByText('Nothing of this is kept or sent', { exact: false })).toBeVisible();
  await expect(
    dialog.getByRole('region', { name: 'Call now' }).getByRole('link', { name: /988/ }).first(),
  ).toBeInViewport();
  await dialog.getByRole('searchbox').fill('quillwort');
  await expect(dialog.getByText('Nothing here fits')).toBeVisible();
  await dialog.getByRole('searchbox').fill('harbor');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Safe Harbor/ }).click();
  const card = dialog.locator('article[lang=es]');
  await expect(card).toContainText('El lugar se mantiene en secreto');
  await expect(card.getByText(/^\(207\) 555-\d{4}$/).first()).toBeInViewport();
  await expect(card.locator('svg')).toBeVisible();
  await expectAccessible(page);
  expect(await dumpDevice(page)).not.toContain('quillwort');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

test(
  'twelve doors walked in airplane mode arrive once a door, under the right name',
  { tag: [PROMISE, HOSTED] },
  async ({ server }) => {
    test.setTimeout(180_000);
    const profile = mkdtempSync(join(tmpdir(), 'campaign-walk-'));
    const me = await idOf(server, 'organizer');
    const knocks = async () => Number((await server.rows('stats', 'label=eq.doors_total'))[0]?.['value_number']);
    const knocksBefore = await knocks();
    /** What was said at each door. */
    const walked = new Map<string, string>();
    const network = await airplane(server.url);
    let { browser, page, url } = await phone(profile, network.url);
    const walk = async (from: number, to: number) => {
      for (let at = from; at <= to; at += 1) {
        await expect(doorNumber(page, at, DOORS)).toBeVisible();
        const said = RESULTS[at % RESULTS.length] ?? 'Not home';
        walked.set(doorOf(page), codeOf(said));
        await record(page, said);
      }
    };
    try {
      await page.goto(url('/auth?to=%2Ffield-ops'));
      await fillSignIn(page, 'organizer');
      await expect(page.getByRole('heading', { name: 'Field operations' })).toBeVisible({ timeout: 20_000 });
      await waitForOfflineReady(page);
      const item = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${MILL_STREET}"]`) });
      // The slowest of what a turf needs: it is called here once all of it is.
      await browser.context.route('**/rest/v1/rpc/walk_script*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await item.getByRole('button', { name: 'Take it along' }).click();
      await expect(item.getByText(/^On this phone, fetched/)).toBeVisible();
      network.setOnline(false);
      await browser.context.setOffline(true);
      await item.getByRole('link', { name: 'Walk', exact: true }).click();
      // Where the voter file says Spanish, the script is in Spanish.
      await page.goto(url(`/field-ops/walk/${MILL_STREET}/${SPANISH_DOOR}`));
      await page.getByRole('button', { name: 'Home', exact: true }).click();
      await expect(page.locator('blockquote[lang=es]')).toContainText('¿Tiene dos minutos?');
      await handOver(page);
      await page.getByRole('link', { name: '‹ All doors' }).click();
      await page.getByRole('link', { name: /^Next door: 1 Mill Street/ }).click();

      await walk(1, KILLED_AT - 1);
      await expect(doorNumber(page, KILLED_AT, DOORS)).toBeVisible();
      const address = page.url();
      await page.getByRole('button', { name: 'Home', exact: true }).click();
      await expect(page.locator('blockquote')).toContainText('Do you have two minutes?');
      await page.getByRole('button', { name: 'Español' }).click();
      await page.getByRole('textbox', { name: 'Notes' }).fill(NOTES);
      // The draft is on the disk once the tab's own copy of it is gone.
      await expect
        .poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => /draft:field:/.test(key))))
        .toBe(false);
      await browser.kill();

      ({ browser, page, url } = await phone(profile, network.url));
      await browser.context.setOffline(true);
      await page.goto(url('/field-ops'));
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(NOTES);
      await expect(page.getByRole('group', { name: '¿Qué le importa más?' })).toBeVisible();
      await page.getByRole('button', { name: 'Save and go on' }).click();
      walked.set(address.split('/').at(-1) ?? '', 'canvassed');
      await walk(KILLED_AT + 1, WALKED - 1);
      await expect(doorNumber(page, WALKED, DOORS)).toBeVisible();
      walked.set(doorOf(page), codeOf('Not home'));
      // Whoever goes back to the list before the save has ended stays there: it once took them on to the next door.
      await page.evaluate(() => {
        const press = (kind: string, text: string) =>
          [...document.querySelectorAll<HTMLElement>(kind)].find((one) => one.textContent.includes(text))?.click();
        press('button', 'Not home');
        press('a', 'All doors');
      });
      await expect(page.getByText(`${WALKED} of ${DOORS} doors visited`, { exact: false })).toBeVisible();
      await expect(page.getByText(`${WALKED} saved on this phone, not sent yet.`)).toBeVisible();
      expect(await attemptsIn(server, MILL_STREET)).toEqual([]);

      await signOutAnyway(page);
      network.setOnline(true);
      await browser.context.setOffline(false);
      await fillSignIn(page, 'organizer');

      await expect.poll(async () => (await attemptsIn(server, MILL_STREET)).length, { timeout: 30_000 }).toBe(WALKED);
      const rows = await attemptsIn(server, MILL_STREET);
      expect(walked.size).toBe(WALKED);
      expect(rows.every((row) => row['canvasser'] === me)).toBe(true);
      expect(new Map(rows.map((row) => [row['household_id'], row['result']]))).toEqual(walked);
      expect(rows.filter((row) => row['notes'] === NOTES)).toMatchObject([{ language: 'Spanish' }]);
      expect(await knocks()).toBe(knocksBefore + WALKED);
      const counted = await server.rows('door_results', `visited=is.true&canvasser=eq.${me}&select=result,attempts`);
      expect(counted.filter((row) => row['attempts'] === 1).length).toBeGreaterThanOrEqual(WALKED);

      await page.goto(url(`/field-ops/walk/${MILL_STREET}`));
      await expect(page.getByText('Everything you saved here has been sent.')).toBeVisible({ timeout: 20_000 });
      await page.locator('a[href*="/field-ops/walk/"]').filter({ hasText: 'Sent' }).first().click();
      await expect(page.getByText(/^Sent · receipt [0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
      // Whoever leads the field knows that nothing is left on that phone.
      await page.getByRole('link', { name: '‹ All doors' }).click();
      await page.getByRole('link', { name: '‹ All turfs' }).click();
      const said = page.getByRole('region', { name: 'On their phones' }).getByRole('listitem');
      const sent = said
        .filter({ hasText: 'Luis Herrera, phone' })
        .filter({ hasText: 'Everything saved there had been sent.' });
      // A phone says so two seconds after an answer: later than the list that is open asked.
      await expect(async () => {
        await page.reload();
        await expect(sent.first()).toBeVisible({ timeout: 4000 });
      }).toPass();
    } finally {
      await browser.kill();
      await network.close();
      rmSync(profile, { recursive: true, force: true });
    }
  },
);

test(
  'two phones at one door: both results arrive, the later one counts, both people are told',
  { tag: PROMISE },
  async ({ visitedProfile, server }) => {
    const [page, other] = await Promise.all(
      [1, 2].map(async () => (await openVisited(visitedProfile, { baseURL: server.url })).newPage()),
    );
    if (!page || !other) throw new Error('Two phones are needed.');
    await startSignedIn(page, 'organizer');
    await startSignedIn(other, 'deputy');
    for (const one of [page, other]) {
      await one.goto(`/field-ops/walk/${RIDGE_ROAD}`);
      await expect(one.getByRole('link', { name: /^Next door: 11 Ridge Road/ })).toBeVisible();
      await one.context().setOffline(true);
      await one.getByRole('link', { name: /^Next door: / }).click();
    }
    const door = page.url().split('/').at(-1) ?? '';
    await record(page, 'Refused');
    await expect(doorNumber(page, 2, 30)).toBeVisible();
    await record(other, 'Home');
    await expect(doorNumber(other, 2, 30)).toBeVisible();
    const result = () =>
      server.rows('door_results', `visited=is.true&household_id=eq.${door}&select=result,attempts,conflict`);
    // One after the other: the list that a phone asks for when it has sent everything is only asked for again minutes later.
    await other.context().setOffline(false);
    await expect.poll(result, { timeout: 20_000 }).toEqual([{ result: 'canvassed', attempts: 1, conflict: false }]);
    await page.context().setOffline(false);
    await expect.poll(result, { timeout: 20_000 }).toEqual([{ result: 'canvassed', attempts: 2, conflict: true }]);
    await page.goto(`/field-ops/walk/${RIDGE_ROAD}/${door}`);
    await expect(page.getByText('Two of you brought a result.', { exact: false })).toBeVisible({ timeout: 20_000 });
    for (const one of [page, other]) await one.context().close();
  },
);

test(
  'a result is changed and taken back; a person and a door that were missing are added',
  { tag: PROMISE },
  async ({ page, server }) => {
    test.setTimeout(180_000);
    await startSignedIn(page, 'deputy');
    const cedar = 'b0000000-0000-4000-8000-000000000002';
    await takeAlong(page, cedar);
    // The page that was left had a heading, too.
    const nextDoor = page.getByRole('link', { name: /^Next door: / });
    await expect(nextDoor).toBeVisible();
    await expectAccessible(page);
    await nextDoor.click();
    await expect(page.getByText(/Door \d+ of \d+$/)).toBeVisible();
    const door = page.url().split('/').at(-1) ?? '';
    await expectAccessible(page);
    await record(page, 'Not home');
    const takeBack = page.getByRole('button', { name: 'Take back' });
    await takeBack.click();
    await expect(takeBack).toBeHidden();
    await page.goto(`/field-ops/walk/${cedar}/${door}`);
    await record(page, 'Refused');
    await expect(takeBack).toBeVisible();
    await page.goto(`/field-ops/walk/${cedar}/${door}`);
    await page.getByRole('button', { name: 'Change it' }).click();
    await record(page, 'Inaccessible');
    await expect
      .poll(() => server.rows('door_results', `visited=is.true&household_id=eq.${door}&select=result,attempts`), {
        timeout: 20_000,
      })
      .toEqual([{ result: 'inaccessible', attempts: 1 }]);

    await page.goto(`/field-ops/walk/${cedar}`);
    const missing = page.getByRole('button', { name: 'Add a door that is not listed' });
    const number = page.getByRole('textbox', { name: /^House number/ });
    // The doors above it get their heights on the way there: a press in that moment would fall beside it.
    await missing.scrollIntoViewIfNeeded();
    await expect(missing).toBeInViewport({ ratio: 1 });
    await missing.click();
    await number.fill('137B');
    // Half typed it outlives its page.
    await page.reload();
    await missing.click();
    await expect(number).toHaveValue('137B');
    await page.getByRole('button', { name: 'Add this door' }).dblclick();
    await page.getByRole('button', { name: 'Add a person who lives here' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Ada Quill');
    await page.getByRole('textbox', { name: /^Phone/ }).fill('(207) 555-0198');
    await page.getByRole('button', { name: 'Add this person' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Ada Quill' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call Ada Quill' })).toHaveAttribute('href', 'tel:2075550198');
    await expect(page.getByRole('link', { name: 'Text Ada Quill' })).toHaveAttribute('href', 'sms:2075550198');
    await page.getByRole('button', { name: 'Home', exact: true }).click();
    for (const answer of ['Schools', 'Early', 'A yard sign', 'To volunteer', 'Phone Banking']) {
      await page.getByRole('button', { name: answer, exact: true }).click();
    }
    await page.getByRole('textbox', { name: /phone number/ }).fill('(207) 555-0199');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await expect
      .poll(
        () =>
          server.rows(
            'people',
            'name=eq.Ada Quill&select=household_id,door:households!people_household_id_fkey(number,suffix,street)',
          ),
        {
          timeout: 20_000,
        },
      )
      .toMatchObject([{ door: { number: 137, suffix: 'B', street: 'Cedar Street' } }]);
    await expect
      .poll(() => server.rows('yard_sign_requests', 'name=eq.Ada Quill&select=address'))
      .toMatchObject([{ address: expect.stringMatching(/^137B Cedar Street, /) }]);
    await expect
      .poll(() => server.rows('signups', 'name=eq.Ada Quill&select=type,interest,phone'))
      .toEqual([{ type: 'volunteer', interest: 'phone_bank', phone: '(207) 555-0199' }]);
    const [person] = await server.rows('people', 'name=eq.Ada Quill&select=household_id,id');
    await expect
      .poll(() =>
        server.rows('contact_attempts', `household_id=eq.${String(person?.['household_id'])}&select=result,person_id`),
      )
      .toEqual([{ result: 'canvassed', person_id: person?.['id'] }]);
    const answers = await server.rows(
      'contact_attempts',
      `person_id=eq.${String(person?.['id'])}&select=responses(option:question_options(label))`,
    );
    expect(JSON.stringify(answers)).toMatch(/Schools.*Early|Early.*Schools/);

    // The sign was ticked by mistake: what was said is there again, and what is unticked is taken back.
    await page.goto(`/field-ops/walk/${cedar}/${String(person?.['household_id'])}`);
    await page.getByRole('button', { name: 'Change it' }).click();
    await expect(page.getByText(/takes back a yard sign and an offer to help, unless/)).toBeVisible();
    await page.getByRole('button', { name: 'Home', exact: true }).click();
    await expect(page.getByText(/^This replaces “Canvassed”/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /phone number/ })).toHaveValue('(207) 555-0199');
    await page.getByRole('button', { name: 'A yard sign', exact: true, pressed: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save the correction' }).click();
    await expect
      .poll(() => server.rows('yard_sign_requests', 'name=eq.Ada Quill&withdrawn_at=is.null'), { timeout: 20_000 })
      .toEqual([]);
    expect(await server.rows('signups', 'name=eq.Ada Quill&select=withdrawn_at')).toEqual([{ withdrawn_at: null }]);
  },
);
