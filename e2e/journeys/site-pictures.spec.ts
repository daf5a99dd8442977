/** Pictures of places: two reports with pictures from a dead spot, each once and without a word of the camera's; described by staff; before and after by keyboard. */
import sharp from 'sharp';
import { plainType } from '../../src/core/picture/plain.ts';
import { cameraNotes } from '../../tests/support/exif.ts';
import { expect, expectAccessible, OFFLINE_ERRORS, test, waitForOfflineReady } from '../fixtures.ts';
import { expectSpoken } from '../support/spoken.ts';
import { photo } from '../support/photo.ts';
import { startSignedIn } from '../support/staff.ts';

const HERE = { latitude: 43.2001, longitude: -69.2002, accuracy: 8 };
/** Beside the lamps on Cedar Street, which have pictures. */
const BY_THE_LAMPS = '43.2029, -69.1996';
test.use({ expectedErrors: [OFFLINE_ERRORS], geolocation: HERE, permissions: ['geolocation'] });

test('two reports with pictures and pins from a dead spot are sent once each, nothing of the camera left, a face covered by keyboard', async ({
  page,
  context,
  server,
  person,
  browser,
}) => {
  test.setTimeout(300_000);
  const [wide, tall] = [await photo(1200, 900, 120), await photo(600, 800, 60)];
  expect(await cameraNotes(wide)).not.toBeNull();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/revitalization');
  await expect(page.getByRole('link', { name: 'Harrow Mill' })).toBeVisible();
  await waitForOfflineReady(page);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('seen-pictures')).keys()).length))
    .toBeGreaterThan(0);
  await context.setOffline(true);
  const form = page.getByRole('dialog', { name: 'Report a place' });
  const texts = [1, 2].map((n) => `Glass ${n} all over ${person}’s lot.`);
  for (const text of texts) {
    await page.getByRole('button', { name: 'Report a place' }).click();
    await form.getByRole('combobox', { name: /^What it is/ }).selectOption('lot');
    await form.getByRole('textbox', { name: /^What is there/ }).fill(text);
    if (text === texts[0]) {
      // What stands there is shown with its picture, without a signal too.
      await form.getByRole('textbox', { name: /^Pin/ }).fill(BY_THE_LAMPS);
      const near = form.getByRole('group', { name: /^Is it one of these/ }).getByRole('img');
      await expect
        .poll(() => near.first().evaluate((one) => (one as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0); // an <img>
    }
    await form.getByRole('button', { name: 'Take where I stand' }).click();
    await expect(form.getByRole('textbox', { name: /^Pin/ })).not.toHaveValue('');
    await expect(form).toContainText('Is it one of these?');
    await form.locator('input[type=file]').setInputFiles([
      { name: 'wide.jpg', mimeType: 'image/jpeg', buffer: wide },
      { name: 'tall.jpg', mimeType: 'image/jpeg', buffer: tall },
    ]);
    await expect(form.getByText('Picture 2')).toBeVisible({ timeout: 60_000 });
    if (text === texts[0]) {
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Cover a face or a plate: picture 1' }).click();
      const frame = form.getByRole('button', { name: /^Frame at 50 percent/ });
      await frame.focus();
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
      await expect(form.getByRole('button', { name: /^Frame at 60 percent from the left/ })).toBeFocused();
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Cover what is in the frame' }).click();
      await form.getByRole('button', { name: 'Nothing more to cover' }).click();
      // Pictures survive a reload with the words, without a signal too.
      await page.reload();
      await page.getByRole('button', { name: /^Go on with it/ }).click({ timeout: 30_000 });
      await expect(form.getByText('Picture 2')).toBeVisible({ timeout: 30_000 });
      await expect(form.getByRole('textbox', { name: /^What is there/ })).toHaveValue(text);
    }
    await form.getByRole('button', { name: 'Send the report' }).click();
    await expect(form).toBeHidden();
  }
  await context.setOffline(false);
  const reports = () => server.rows('site_reports', `text=in.(${texts.map((text) => `"${text}"`).join()})&select=*`);
  await expect.poll(reports, { timeout: 60_000 }).toHaveLength(2);
  const ids = (await reports()).map(({ id }) => String(id));
  const kept = () =>
    server.rows('site_pictures', `report_id=in.(${ids.join()})&select=id,report_id,picture,width,height,state`);
  await expect.poll(kept, { timeout: 90_000 }).toHaveLength(4);
  const pictures = await kept();
  for (const id of ids) expect(pictures.filter(({ report_id }) => report_id === id)).toHaveLength(2);
  for (const { picture, width } of pictures) {
    const bytes = Buffer.from(String(picture), 'base64');
    expect(plainType(bytes)).toBe('image/jpeg');
    expect(await cameraNotes(bytes)).toBeNull();
    const { exif, xmp, iptc, comments, width: drawn } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, comments, drawn]).toEqual([undefined, undefined, undefined, undefined, width]);
  }
  // What was covered has six squares a side: hardly any noise is left within one of them.
  const first = (await reports()).find(({ text }) => text === texts[0]);
  const covered = pictures.find(
    ({ report_id, width, height }) => report_id === first?.['id'] && Number(width) > Number(height),
  );
  const quiet = async (left: number) => {
    const { width, height } = { width: Number(covered?.['width']), height: Number(covered?.['height']) };
    const part = { left: Math.round(left * width), top: Math.round(0.5 * height) + 6, width: 12, height: 12 };
    // Its statistics are of the whole picture that it is given.
    const cut = await sharp(Buffer.from(String(covered?.['picture']), 'base64'))
      .extract(part)
      .png()
      .toBuffer();
    const { channels } = await sharp(cut).stats();
    return channels[0]?.stdev ?? 0;
  };
  expect(await quiet(0.605)).toBeLessThan((await quiet(0.1)) / 2);

  const office = await browser.newContext({ baseURL: server.url });
  const desk = await office.newPage();
  await startSignedIn(desk, 'content');
  await desk.goto('/content/places');
  const line = desk.getByRole('list', { name: 'Waiting' }).locator(`[data-report="${String(first?.['id'])}"]`);
  await expect(line.locator('[data-picture]')).toHaveCount(2);
  await expectAccessible(desk);
  const ofFirst = pictures.filter(({ report_id }) => report_id === first?.['id']);
  for (const [at, phase] of ['before', 'after'].entries()) {
    const one = line.locator(`[data-picture="${String(ofFirst[at]?.id)}"]`);
    await one.getByRole('button', { name: 'Show it on a page' }).click();
    const asked = desk.getByRole('dialog', { name: 'Show it on a page' });
    await asked.getByRole('combobox', { name: /^Place/ }).selectOption({ label: 'Harrow Mill' });
    await asked.getByRole('combobox', { name: /^What it shows/ }).selectOption(phase);
    await asked.getByRole('button', { name: 'Show it', exact: true }).click();
    // Not without words for whoever cannot see it.
    await expect(asked.getByText('Say in at least five characters what one sees')).toHaveCount(2);
    await asked.getByRole('textbox', { name: 'What one sees in it, in English' }).fill(`The mill ${phase}`);
    await asked.getByRole('textbox', { name: 'What one sees in it, in Spanish' }).fill(`La fábrica, ${phase}`);
    if (at === 0) await expectAccessible(desk);
    await asked.getByRole('button', { name: 'Show it', exact: true }).click();
    await expect(asked).toBeHidden();
  }
  await expect
    .poll(() => server.rows('site_pictures', `report_id=eq.${String(first?.['id'])}&state=eq.shown&select=id`), {
      timeout: 30_000,
    })
    .toHaveLength(2);
  // Off the page and back, one press each.
  await desk.getByText('A place that is taken off keeps its story').click();
  await desk.getByRole('button', { name: 'Take it off the page: Harrow Mill' }).click();
  const hidden = async () => (await server.rows('sites', 'slug=eq.harrow-mill&select=hidden'))[0]?.['hidden'];
  await expect.poll(hidden, { timeout: 30_000 }).toBe(true);
  await desk.getByRole('button', { name: 'Put it back: Harrow Mill' }).click();
  await expect.poll(hidden, { timeout: 30_000 }).toBe(false);
  await office.close();

  await page.goto('/revitalization/harrow-mill');
  const seen = page.getByRole('region', { name: 'Pictures' });
  await expect(seen.getByRole('img', { name: 'The mill before' })).toBeVisible({ timeout: 30_000 });
  await expect
    .poll(() => seen.getByRole('img', { name: 'The mill after' }).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);
  await seen.getByRole('button', { name: 'With a slider' }).click();
  const slider = seen.getByRole('slider', { name: 'Move the line between before and after' });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('45');
  await expect(slider).toHaveAttribute('aria-valuetext', '55 percent of the later picture');
  await expectAccessible(page);
  await page.goto('/es/revitalization/harrow-mill');
  await expect(page.getByRole('img', { name: 'La fábrica, before' })).toBeVisible({ timeout: 30_000 });
  await expectSpoken(page, 'es');
});
