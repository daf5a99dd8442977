/** A place reported in a dead spot: a pin moved by keyboard, danger told whom to call, sent once, known by its receipt; the pages in both languages. */
import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, OFFLINE_ERRORS, test, waitForOfflineReady } from '../fixtures.ts';
import { insertAs } from '../support/contentStore.ts';
import { photo } from '../support/photo.ts';
import { startSignedIn } from '../support/staff.ts';
import { expectSpoken } from '../support/spoken.ts';
import { PROMISE } from '../support/tags.ts';

const HERE = { latitude: 43.2001, longitude: -69.2002, accuracy: 8 };
test.use({ expectedErrors: [OFFLINE_ERRORS], geolocation: HERE, permissions: ['geolocation'] });

test(
  'a place reported in a dead spot is kept, sent once, and its receipt says how it stands',
  { tag: PROMISE },
  async ({ page, context, server, person }) => {
    test.setTimeout(120_000);
    const text = `The steps by ${person} have no rail.`;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/revitalization');
    await expect(page.getByRole('link', { name: 'Harrow Mill' })).toBeVisible();
    await waitForOfflineReady(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Report a place' }).click();
    const form = page.getByRole('dialog', { name: 'Report a place' });
    await form.getByRole('combobox', { name: /^What it is/ }).selectOption('street');
    await expect(form).toContainText('lamps the power company’s');
    await form.getByRole('textbox', { name: /^What is there/ }).fill(text);
    await form.getByRole('checkbox').setChecked(true, { force: true });
    await expect(form.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
    await form.getByRole('button', { name: 'Send the report' }).click();
    await expect(form.getByText('Say where it is: in words, or with a pin')).toBeVisible();
    await form.getByRole('button', { name: 'Take where I stand' }).click();
    await expect(form.getByRole('textbox', { name: /^Pin on the map/ })).toHaveValue('43.20010, -69.20020');
    await form.getByRole('button', { name: 'North', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(form).toContainText('The pin is 60 ft to the north of you.');
    await expectAccessible(page);
    // Several may be begun: each survives a reload, without a signal too, and none is sent by itself.
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Report a place' }).click();
    await expect(form.getByRole('textbox', { name: /^What is there/ })).toHaveValue('');
    await form.getByRole('textbox', { name: /^What is there/ }).fill(`Another one of ${person}’s, to be thrown away.`);
    await form.getByRole('button', { name: 'Cancel' }).click();
    const begun = page.getByRole('list', { name: 'Reports you began' });
    await expect(async () => {
      await page.reload();
      await expect(begun.getByRole('button', { name: /^Go on/ })).toHaveCount(2, { timeout: 3000 });
    }).toPass();
    const kept = begun.getByRole('listitem').filter({ hasText: text });
    await expect(kept).toContainText('Street, lamp or steps');
    await expect(kept).toContainText(/Pin: 43\.2002\d, -69\.20020/);
    await begun.getByRole('button', { name: /^Throw it away: Another one/ }).click();
    const asked = page.getByRole('alertdialog', { name: 'Throw this report away?' });
    await asked.getByRole('button', { name: 'Keep it' }).click();
    await expect(begun.getByRole('listitem')).toHaveCount(2);
    await begun.getByRole('button', { name: /^Throw it away: Another one/ }).click();
    await asked.getByRole('button', { name: 'Throw it away' }).click();
    await expect(begun.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await kept.getByRole('button', { name: /^Go on with it/ }).click();
    await expect(form.getByRole('textbox', { name: /^What is there/ })).toHaveValue(text);
    await expect(form.getByRole('textbox', { name: /^Pin/ })).toHaveValue(/^43\.2002\d, -69\.20020$/);
    await form.getByRole('button', { name: 'Send the report' }).click();
    await expect(form).toBeHidden();
    const mine = page.getByRole('region', { name: 'Places you reported' });
    await expect(mine).toContainText(text);
    await expect(mine).toContainText('Saved on this device, not sent yet.');
    await context.setOffline(false);
    const sent = () => server.rows('site_reports', `text=eq.${encodeURIComponent(text)}&select=*`);
    await expect.poll(sent, { timeout: 30_000 }).toHaveLength(1);
    const [row] = await sent();
    expect(row).toMatchObject({ kind: 'street', danger: true, from_latitude: 43.2001, state: 'waiting' });
    expect(Number(row?.['latitude'])).toBeCloseTo(43.20026, 4);
    await page.goto('/outbox');
    await expect(page.getByRole('main')).toContainText('It has arrived. Somebody looks at it', { timeout: 30_000 });
  },
);

test('staff look at a report in a dead spot, make a place of it, join it with another one, and its sender reads so by the receipt', async ({
  page,
  context,
  server,
  person,
  browser,
}) => {
  test.setTimeout(240_000);
  const text = `Boards are loose at ${person}’s corner.`;
  await page.goto('/revitalization');
  await page.getByRole('button', { name: 'Report a place' }).click();
  const form = page.getByRole('dialog', { name: 'Report a place' });
  await form.getByRole('combobox', { name: /^What it is/ }).selectOption('house');
  await form.getByRole('textbox', { name: /^What is there/ }).fill(text);
  await form.getByRole('textbox', { name: /^Where is it/ }).fill('12 Canal Street');
  await form.getByRole('button', { name: 'Take where I stand' }).click();
  await expect(form.getByRole('textbox', { name: /^Pin/ })).not.toHaveValue('');
  await form.getByRole('button', { name: 'Send the report' }).click();
  await expect(form).toBeHidden();
  await expect
    .poll(() => server.rows('site_reports', `text=eq.${encodeURIComponent(text)}&select=id`), { timeout: 30_000 })
    .toHaveLength(1);

  const office = await browser.newContext({ baseURL: server.url });
  const desk = await office.newPage();
  await startSignedIn(desk, 'content');
  await desk.goto('/content/places');
  const line = desk.getByRole('list', { name: 'Waiting' }).getByRole('listitem').filter({ hasText: text });
  await expect(line).toContainText('Row house, 12 Canal Street');
  await expectAccessible(desk);
  await waitForOfflineReady(desk);
  await office.setOffline(true);
  await line.getByRole('button', { name: 'Make a place of it' }).click();
  const place = desk.getByRole('dialog', { name: 'Make a place of it' });
  await place.getByRole('textbox', { name: 'Its name in English' }).fill(`House of ${person}`);
  await expectAccessible(desk);
  await place.getByRole('button', { name: 'Put it on the page' }).click();
  await expect(line).toContainText('Saved on this device');
  await office.setOffline(false);
  await expect
    .poll(() => server.rows('site_reports', `text=eq.${encodeURIComponent(text)}&select=state,contested`), {
      timeout: 30_000,
    })
    .toEqual([{ state: 'on_page', contested: false }]);

  await page.goto('/outbox');
  await page.getByRole('link', { name: `House of ${person}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`House of ${person}`);
  await expect(page.getByRole('main')).not.toContainText(text);
  const address = page.url();
  // What is wrong there says on the desk which page it is about.
  await page.getByRole('button', { name: 'Say what is wrong' }).click();
  const wrong = page.getByRole('dialog', { name: 'Say what is wrong' });
  await wrong.getByRole('textbox', { name: /^What is there/ }).fill(`It is ${person}’s other house.`);
  await wrong.getByRole('button', { name: 'Send the report' }).click();
  await expect(wrong).toBeHidden();
  await expect
    .poll(() => server.rows('site_reports', `text=like.*${person}’s other house.&select=id`), { timeout: 30_000 })
    .toHaveLength(1);
  await desk.reload();
  const about = desk.getByRole('listitem').filter({ hasText: `It is ${person}’s other house.` });
  await expect(about).toContainText('Something is wrong on the page of');
  await expect(about.getByRole('link', { name: `House of ${person}` })).toBeVisible();

  // It is the same house: joined in a dead spot, its address leads to the other page, and taken apart again it has its own.
  await desk.getByText('A place that is taken off keeps its story').click();
  await office.setOffline(true);
  await desk.getByRole('button', { name: `Same as another place: House of ${person}` }).click();
  const joining = desk.getByRole('dialog', { name: 'Which place is it the same as?' });
  await joining.getByRole('button', { name: 'Join the two' }).click();
  await expect(joining.getByText('Choose a place').last()).toBeVisible();
  const other = joining.getByRole('option', { name: /^Row house, 31 Canal Street/ });
  await joining.getByRole('combobox').selectOption((await other.getAttribute('value')) ?? '');
  await expectAccessible(desk);
  await joining.getByRole('button', { name: 'Join the two' }).click();
  const joined = desk.locator('[data-site]').filter({ hasText: `House of ${person}` });
  await expect(joined).toContainText('Joined with Row house, 31 Canal Street');
  await expect(joined).toContainText('Saved on this device');
  await office.setOffline(false);
  const merges = () => server.rows('sites', `title_en=eq.House of ${person}&select=merged_into`);
  await expect.poll(async () => (await merges())[0]?.['merged_into'], { timeout: 30_000 }).not.toBeNull();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Row house, 31 Canal Street');
  await expect(page.getByText('The place you looked for is this one under another name')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happened' }).getByRole('listitem')).toHaveCount(5);
  await expect(joined).not.toContainText('Saved on this device', { timeout: 30_000 });
  await joined.getByRole('button', { name: /^Take it apart from the other one/ }).click();
  await expect.poll(async () => (await merges())[0]?.['merged_into'], { timeout: 30_000 }).toBeNull();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`House of ${person}`);

  // What the report said is put right: the story says what stood there, and the receipt what came of it.
  // The desk may not have read yet that the two are apart again: it says which page it would put right.
  await expect(about.getByRole('link', { name: `House of ${person}` })).toBeVisible();
  await about.getByRole('button', { name: 'Put it right' }).click();
  const right = desk.getByRole('dialog', { name: 'Put the page right' });
  await expect(right).toContainText(`House of ${person}`);
  await right.getByRole('textbox', { name: /^Where is it/ }).fill('14 Canal Street');
  await right.getByRole('button', { name: 'Put it right' }).click();
  await expect(right.getByText('Say why')).toBeVisible();
  await right.getByRole('textbox', { name: /^Why, in English/ }).fill('A resident wrote so.');
  await expectAccessible(desk);
  await right.getByRole('button', { name: 'Put it right' }).click();
  await expect(right).toBeHidden();
  await expect
    .poll(() => server.rows('site_corrections', 'now=eq.14 Canal Street&select=was,counts'), { timeout: 30_000 })
    .toEqual([{ was: '12 Canal Street', counts: true }]);
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Before: 12 Canal Street');
  await page.goto('/outbox');
  await expect(page.getByRole('main')).toContainText('Address: 14 Canal Street', { timeout: 30_000 });

  // Its words are written in the studio beside the page as it will be; once somebody else has approved them the page says them, and what became of them.
  await desk.goto('/content/places');
  const every = desk.getByRole('region', { name: 'Every place, shown or not' });
  await every.getByText('A place that is taken off keeps its story').click();
  const own = every.locator('[data-site]').filter({ hasText: `House of ${person}` });
  await own.getByRole('link', { name: /^Write in the studio/ }).click();
  await desk.getByRole('button', { name: 'Write its words anew' }).click();
  await expect(desk.getByRole('textbox', { name: /^Title, English/ })).toHaveValue(`House of ${person}`);
  await desk.getByRole('textbox', { name: /^What we plan there, English/ }).fill('Two homes by the first winter.');
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  const said = () =>
    server.rows(
      'content_revisions',
      'select=id,item_id&kind=eq.place&body->plan->>en=eq.Two homes by the first winter.',
    );
  await expect.poll(said, { timeout: 30_000 }).toHaveLength(1);
  // The real page beside it: this place as it stands, with these words.
  await desk.getByRole('button', { name: 'Show the page' }).click();
  const look = desk.frameLocator('iframe');
  await expect(look.getByRole('heading', { name: 'What we plan here' })).toBeVisible({ timeout: 30_000 });
  await expect(look.getByText('14 Canal Street')).toBeVisible();
  await expectAccessible(desk);
  const [wording] = await said();
  const step = (action: string) => ({
    id: randomUUID(),
    item_id: wording?.['item_id'],
    revision_id: wording?.['id'],
    action,
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`House of ${person}`);
  await expect(page.getByText('Two homes by the first winter.')).toHaveCount(0);
  await insertAs(server, 'manager', 'content_events', step('approved'));
  await insertAs(server, 'content', 'content_events', step('published'));
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'What we plan here' })).toBeVisible({ timeout: 30_000 });
  const reworded = page.getByRole('region', { name: 'What happened' }).getByRole('listitem').first();
  await expect(reworded).toContainText('Reworded');
  await expect(reworded).toContainText('Two homes by the first winter.');
  await expectAccessible(page);
  await desk.goto('/content/places');
  await every.getByText('A place that is taken off keeps its story').click();
  await expect(own.getByRole('link', { name: 'Its words in the studio' })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(desk);
  await office.close();
  await context.close();
});

test(
  'a verification route of ten sites is walked in a dead spot, and each finding is sent once, beside what another found',
  { tag: PROMISE },
  async ({ server, person, browser }) => {
    test.setTimeout(240_000);
    const ids = Array.from({ length: 10 }, () => randomUUID());
    const sent = await server.insertAsVisitor(
      'site_reports',
      ids.map((id, at) => ({
        id,
        kind: 'lot',
        text: `Stop ${at} of ${person}’s walk.`,
        // Every other one on the other side: the order in which they arrived would be a zigzag.
        latitude: HERE.latitude + 0.0001 * (at % 2 === 0 ? at : 20 - at),
        longitude: HERE.longitude,
        client_created_at: new Date().toISOString(),
      })),
    );
    expect(sent.status).toBe(201);
    const office = await browser.newContext({
      baseURL: server.url,
      geolocation: HERE,
      permissions: ['geolocation'],
      viewport: { width: 390, height: 844 },
    });
    const phone = await office.newPage();
    await startSignedIn(phone, 'content');
    await phone.goto('/content/places');
    await phone.getByRole('link', { name: 'Go and look' }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Go and look');
    await phone.getByRole('button', { name: 'Near me' }).click();
    const choice = phone.getByRole('list', { name: 'Where to go' });
    for (const at of ids.keys()) await choice.getByText(`Stop ${at} of ${person}’s walk.`).click();
    await expectAccessible(phone);
    await waitForOfflineReady(phone);
    await office.setOffline(true);
    await phone.getByRole('button', { name: 'Begin: 10 places' }).click();
    const stops = phone.getByRole('list', { name: 'All stops' });
    const walked = [0, 2, 4, 6, 8, 9, 7, 5, 3, 1];
    await expect(stops.getByText(`’s walk.`)).toHaveText(walked.map((at) => `Stop ${at} of ${person}’s walk.`));
    for (const [place, at] of walked.entries()) {
      await expect(phone.getByText(`${place} of 10 looked at`)).toBeVisible();
      const stop = phone.getByRole('region', { name: `Stop ${place + 1}`, exact: true });
      await expect(stop).toContainText(`Stop ${at} of`);
      if (place === 1) {
        await stop.getByRole('button', { name: 'Save and go on' }).click();
        await expect(stop.getByText('Say what you found')).toBeVisible();
        await stop.getByText('It is there, but otherwise').click();
        await stop.getByRole('textbox', { name: /^What you saw/ }).fill('A wall, too.');
        await expectAccessible(phone);
        // A battery that dies in the middle of a stop.
        await phone.reload();
        await expect(stop.getByRole('textbox', { name: /^What you saw/ })).toHaveValue('A wall, too.');
        await stop.getByRole('combobox', { name: /^Whose does it look to be/ }).selectOption('owner');
        await stop
          .locator('input[type=file]')
          .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo(800, 600, 90) });
        await expect(stop.getByText('Picture 1')).toBeVisible({ timeout: 30_000 });
      } else await stop.getByText(place === 2 ? 'I could not look at it' : 'It is there, as reported').click();
      await stop.getByRole('button', { name: 'Save and go on' }).click();
    }
    await expect(phone.getByText('You have been everywhere on this walk.')).toBeVisible();
    await expect(phone.getByText('10 saved on this device, not sent yet')).toBeVisible();
    // Somebody else was there meanwhile.
    await insertAs(server, 'manager', 'site_visits', {
      id: randomUUID(),
      report_id: ids[9],
      found: 'gone',
      client_created_at: new Date().toISOString(),
    });
    await office.setOffline(false);
    const visits = () =>
      server.rows('site_visits', `report_id=in.(${ids.join()})&select=report_id,found,counts,belongs_to&order=arrival`);
    await expect.poll(visits, { timeout: 60_000 }).toHaveLength(11);
    const found = await visits();
    expect(found.filter(({ report_id }) => report_id === ids[2])).toEqual([
      { report_id: ids[2], found: 'otherwise', counts: true, belongs_to: 'owner' },
    ]);
    expect(found.filter(({ report_id }) => report_id === ids[9]).map(({ found, counts }) => [found, counts])).toEqual([
      ['gone', true],
      ['as_reported', false],
    ]);
    await expect
      .poll(() => server.rows('site_pictures', `report_id=eq.${ids[2]}&select=id`), { timeout: 30_000 })
      .toHaveLength(1);
    await phone.getByRole('button', { name: 'End the walk' }).click();
    await phone.goto('/content/places');
    const contested = phone.locator(`[data-report="${ids[9]}"]`);
    await expect(contested).toContainText('Two found it otherwise', { timeout: 30_000 });
    await expect(contested.getByRole('region', { name: 'Looked at' }).getByRole('listitem')).toHaveCount(2);
    await office.close();
  },
);

test('places are narrowed, ordered by distance, and each page tells its story with sources, in both languages', async ({
  page,
}) => {
  await page.goto('/revitalization');
  const list = page.getByRole('list', { name: 'Places' });
  await page.getByRole('button', { name: 'Near me' }).click();
  // Another journey may have put a place where it stood itself.
  const ofTheTown = list.getByRole('listitem').filter({ hasNotText: 'Visitor' });
  await expect(ofTheTown.first()).toContainText('88 Mill Street');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: /^How it stands/ }).selectOption('done');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(
    page.locator('[data-map=there]').or(page.getByText('The list below has the same places.')),
  ).toBeVisible();
  await expectAccessible(page);
  // Where there is a map, it is gone over by keys: to the nearest dot that way, and with Enter to its page.
  if (await page.locator('[data-map=there]').isVisible()) {
    await page.getByRole('region', { name: 'Map of the places' }).focus();
    await page.keyboard.press('ArrowRight');
    const there = page.getByRole('region', { name: 'The place that was pressed' });
    const first = await there.getByRole('heading').textContent();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowUp']) {
      if ((await there.getByRole('heading').textContent()) === first) await page.keyboard.press(key);
    }
    await expect(there.getByRole('heading')).not.toHaveText(String(first));
    const second = await there.getByRole('heading').textContent();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(second));
    await page.goBack();
  }
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download GeoJSON' }).click();
  expect((await saved).suggestedFilename()).toBe('places.geojson');
  await list.getByRole('link', { name: /31 Canal Street/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Row house, 31 Canal Street');
  await expect(page.getByRole('main')).toContainText('One of us stood there on Aug 20, 2025.');
  await expect(page.getByRole('region', { name: 'What happened' }).getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Say what is wrong' }).click();
  await expect(page.getByRole('textbox', { name: /^Where is it/ })).toHaveValue('31 Canal Street');
  for (const path of ['/es/revitalization', '/es/revitalization/harrow-mill', '/es/revitalization/no-such-place']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSpoken(page, 'es');
  }
});
