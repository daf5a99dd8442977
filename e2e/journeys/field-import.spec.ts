/** A voter file: brought in, stopped half way by a lost network, gone on with, and brought in again after a walk. 510 new doors: more than one batch. */
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, OFFLINE_ERRORS } from '../fixtures.ts';
import { callAs } from '../support/events.ts';
import { MILL_STREET } from '../support/field.ts';
import { test } from '../support/ownTown.ts';
import { insertAs, startSignedIn, tokenOf } from '../support/staff.ts';
import { chooseFile, dropFile, newVoters, voterFile } from '../support/voterFile.ts';
import { PROMISE } from '../support/tags.ts';

test(
  'a voter file is mapped, checked, brought in through a dead spot, and brought in again without touching a result',
  { tag: PROMISE },
  async ({ page, context, server, expectedErrors }) => {
    expectedErrors.push(OFFLINE_ERRORS);
    // A result at the door of somebody in the file.
    const [known] = await server.rows('people', 'external_id=eq.V000101&select=id,external_id,name,household_id');
    const [door] = await server.rows('households', `id=eq.${String(known?.household_id)}&select=street,number`);
    const { user } = await tokenOf(server, 'organizer');
    await insertAs(server, 'organizer', 'contact_attempts', {
      id: crypto.randomUUID(),
      household_id: known?.household_id,
      person_id: known?.id,
      turf_id: MILL_STREET,
      result: 'canvassed',
      support: 1,
      canvasser: user.id,
    });
    const results = () =>
      server.rows('door_results', `visited=is.true&household_id=eq.${String(known?.household_id)}&select=*`);
    const before = await results();
    expect(before).toMatchObject([{ result: 'canvassed', support: 1 }]);

    const lines = [
      { id: 'V000101', name: String(known?.name), address: `${String(door?.number)} MILL ST`, phone: '2075550188' },
      ...newVoters('Tannery', 510),
    ];
    const broken = [
      { id: 'X1', name: 'NOBODY, ANN', address: 'PO BOX 4' },
      { id: 'X2', name: '=HYPERLINK(1)', address: 'nowhere' },
    ];
    const file = voterFile([...lines, ...lines.slice(0, 1), ...broken]);

    await startSignedIn(page, 'organizer');
    await page.goto('/field-ops');
    await page.getByRole('link', { name: 'Bring in a voter file' }).click();
    await chooseFile(page, 'voters.csv', file);
    await expect(page.getByRole('combobox', { name: /^Full name/ })).toHaveValue('1');
    await expect(page.getByRole('combobox', { name: /^Address in one piece/ })).toHaveValue('2');
    await expect(page.getByRole('list', { name: 'The first rows' })).toContainText('Abel 0 Root');
    await expect(page.getByRole('list', { name: 'The first rows' })).toContainText('1 Tannery Street, unit 1');
    await expect(
      page.getByText('513 people will be brought in. 2 of them have no door. 1 row repeats somebody.'),
    ).toBeVisible();
    await expect(page.getByText('This isn’t a layout we know.', { exact: false })).toBeVisible();
    await expect(page.getByRole('region', { name: 'People without a door' })).toContainText('Ann Nobody · PO BOX 4');
    await expectAccessible(page);

    // By hand, and back.
    await page.getByRole('combobox', { name: /^Address in one piece/ }).selectOption('');
    await expect(page.getByText(/^Say which column holds the address/)).toBeVisible();
    await page.getByRole('combobox', { name: /^Address in one piece/ }).selectOption('2');
    const bringIn = page.getByRole('button', { name: 'Bring in 513 people' });
    await expect(bringIn).toBeEnabled();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the report as CSV' }).click();
    const report = await readFile(await (await download).path(), 'utf8');
    expect(report.split('\r\n')).toEqual(
      expect.arrayContaining([
        `513,${String(known?.name)},,,The same person as in row 2,The row was left out: the person is in once`,
        '514,Ann Nobody,Address in one piece,PO BOX 4,No door: a mailbox,The person is imported without a door',
      ]),
    );

    // The network goes after the first batch; the page is lost; the same file goes on from there.
    let batches = 0;
    await page.route('**/rpc/import_voters', async (route) => {
      batches += 1;
      if (batches > 1) return route.abort('internetdisconnected');
      return route.continue();
    });
    await bringIn.click();
    await expect(page.getByText('500 of 514 rows')).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('heading', { name: 'Stopped', exact: true })).toBeVisible();
    await page.unroute('**/rpc/import_voters');
    await page.reload();
    await expect(page.getByText('Stopped at 500 of 514 rows. Choose the same file again to go on.')).toBeVisible();
    await expectAccessible(page);
    await chooseFile(page, 'voters.csv', file);
    await bringIn.click();
    await expect(page.getByRole('heading', { name: 'All of it is in' })).toBeVisible();
    await expect(
      page
        .getByText('512 new people · 1 brought up to date · 510 new doors · 2 without a door', { exact: false })
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    expect(await server.rows('people', 'external_id=like.Ta*&select=id')).toHaveLength(510);

    // People of the sample town whom this list doesn't name: kept, as a leader says.
    const missing = page.getByRole('region', { name: 'Not in this file any more' });
    await expect(missing).toContainText('voters.csv doesn’t name');
    await missing.getByRole('button', { name: 'Keep all' }).click();
    await expect(missing).toBeHidden();
    await expect(page.getByRole('region', { name: 'People kept for letters' })).toContainText('2 people have no door.');

    // Again: everybody is known, nobody is added, and what was said at the door stands.
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await dropFile(page, 'voters.csv', file);
    await bringIn.click();
    await expect(page.getByText('513 unchanged · 2 without a door · 1 repeated').first()).toBeVisible();
    expect(await results()).toEqual(before);
    expect(await server.rows('people', 'external_id=eq.V000101&select=phone')).toEqual([{ phone: '(207) 555-0188' }]);
    expect(await callAs(server, 'organizer', 'list_imports', {})).toHaveLength(2);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Bringing in a file needs a connection.', { exact: false })).toBeVisible();
  },
);
