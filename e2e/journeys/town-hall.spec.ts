/** A town hall: asked in a dead spot, read, put on stage, answered with a promise, and its asker sees which step of the plan it became. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, OFFLINE_ERRORS, waitForOfflineReady } from '../fixtures.ts';
import { receiptCode } from '../../src/core/outbox/receipt.ts';
import { approveLink } from '../support/content.ts';
import { startSignedIn } from '../support/staff.ts';
import type { TestServer } from '../support/testServer.ts';
import { openVisited, test } from '../support/visited.ts';
import { PROMISE } from '../support/tags.ts';

test.use({ expectedErrors: [OFFLINE_ERRORS] });

/** Of the sample town: the town hall to come. */
const SESSION = 'd0000000-0000-4000-8000-000000000001';
const EVENT = 'e0000000-0000-4000-8000-000000000002';
/** Of the sample plan: town halls in each ward. */
const DATES = {
  title: 'Hold an open town hall in each of the four wards every quarter, with the answers written down and posted.',
  step: 'The dates of all sixteen are posted.',
};
const DAY_MS = 86_400_000;
const PHONE = { width: 390, height: 844 };

const line = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });

test('a question asked in a dead spot reaches the stage, is answered, becomes a milestone, and its asker reads so', async ({
  page,
  context,
  server,
  person,
  visitedProfile,
}) => {
  test.setTimeout(240_000);
  // No longer than a line of the outbox quotes.
  const text = `Safe, asks ${person}? Call (207) 555-0199.`;
  await page.setViewportSize(PHONE);
  await page.goto(`/engagement/${SESSION}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForOfflineReady(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByRole('textbox', { name: /^Your question/ }).fill(text);
  await page.getByRole('textbox', { name: /^Email/ }).fill('asker@example.com');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Where it was asked, and among all of them.
  await expect(page.getByRole('region', { name: 'Your questions' })).toContainText('Saved on this device');
  await page.getByRole('link', { name: 'All town halls' }).click();
  await expect(line(page, text)).toContainText('Saved on this device');
  await context.setOffline(false);
  await expect
    .poll(() => server.rows('qa_questions', `text=eq.${encodeURIComponent(text)}&select=state,email`))
    .toEqual([{ state: 'pending', email: null }]);

  const desk = await openVisited(visitedProfile, { baseURL: server.url });
  const room = await desk.newPage();
  await room.setViewportSize(PHONE);
  await startSignedIn(room, 'content');
  await room.goto(`/events/${EVENT}/questions`);
  await expect(line(room, text)).toContainText('Phone number?');
  await expectAccessible(room);
  const press = async (name: RegExp) => line(room, person).getByRole('button', { name }).click();
  const shown = `Is the mill safe, asks ${person}?`;
  await press(/^Reword/);
  await room.getByRole('textbox', { name: /^As it is shown/ }).fill(shown);
  await room.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(line(room, shown)).toContainText(`As it was asked: ${text}`);
  await press(/^Let it stand/);
  await press(/^On stage/);
  await expect(line(room, shown)).toContainText('Asked now');

  const wall = await desk.newPage();
  await wall.setViewportSize({ width: 1920, height: 1080 });
  await wall.goto(`/engagement/${SESSION}/screen?code=MJ4K`);
  await expect(wall.getByRole('region', { name: 'Asked now' })).toContainText(shown);
  await expect(wall.getByRole('main')).toContainText('MJ4K');
  await expectAccessible(wall);
  expect(await overlaps(wall)).toEqual([]);
  // A dead spot: the list stays, and the room hears how old it is.
  await desk.setOffline(true);
  const age = wall.locator('main > p[aria-live=polite]');
  await expect(age).toContainText('Not refreshed', { timeout: 30_000 });
  await expect(wall.getByRole('region', { name: 'Asked now' })).toContainText(shown);
  await desk.setOffline(false);
  await expect(age).not.toContainText('Not refreshed', { timeout: 30_000 });
  await wall.goto(`/es/engagement/${SESSION}/screen?code=MJ4K`);
  const spoken = wall.getByRole('region', { name: 'Se pregunta ahora' });
  await expect(spoken.locator('[lang=en]')).toContainText(shown);
  // The device's own question lay over the captions.
  await expect(wall.getByText('Would you like this page in English?')).toHaveCount(0);
  await expect(wall.getByRole('heading', { level: 1 }).locator('[lang=en]')).toBeVisible();
  expect(await overlaps(wall)).toEqual([]);
  // What lies behind another tab draws nothing, and its buttons never hold still.
  await room.bringToFront();

  await press(/^Write the answer/);
  await room.getByRole('textbox', { name: /^Answer in English/ }).fill('Not yet. The roof comes first.');
  await room.getByRole('textbox', { name: /^What is to follow, in English/ }).fill('Post the roof report.');
  // Promised for the day after tomorrow: it is owed now, and overdue to whoever looks in four days.
  const due = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
  await room.getByLabel(/^By when/).fill(due);
  await room.getByRole('button', { name: 'Save the answer' }).click();
  await expect
    .poll(() => server.rows('qa_questions', `text=eq.${encodeURIComponent(text)}&select=state,due_on,contested`))
    .toEqual([{ state: 'answered', due_on: due, contested: false }]);

  await page.goto('/engagement');
  const own = page.getByRole('region', { name: 'Your questions' });
  await expect(own).toContainText('Not yet. The roof comes first.');
  await expect(own).toContainText('Promised');
  await page.clock.setFixedTime(Date.now() + 4 * DAY_MS);
  await page.goto('/engagement');
  await expect(own).toContainText('Overdue');

  // What was promised becomes a step of the plan: said by one, read by somebody else, and told to its asker by the receipt.
  await room.bringToFront();
  await line(room, person)
    .getByRole('link', { name: /^Say what came of it/ })
    .click();
  const form = room.getByRole('dialog');
  await form.getByRole('combobox', { name: 'What it led to' }).selectOption(DATES.title);
  await form
    .getByRole('combobox', { name: /^Which step of it/ })
    .selectOption({ label: `January 30, 2026: ${DATES.step}` });
  await form
    .getByRole('textbox', { name: 'What visitors read, in English' })
    .fill(`Somebody asked about the mill (${person}).`);
  await form
    .getByRole('textbox', { name: 'What visitors read, in Spanish' })
    .fill(`Preguntaron por la fábrica (${person}).`);
  await expectAccessible(room);
  await form.getByRole('button', { name: 'Save the link' }).click();
  await expect(room.getByRole('list', { name: 'Links that count' })).toContainText(DATES.step);
  const links = () => server.rows('content_links', `words_en=like.*${encodeURIComponent(person)}*`);
  await expect.poll(links).toHaveLength(1);
  for (const link of await links()) await approveLink(server, 'manager', link);
  await page.goto('/engagement');
  await expect(own).toContainText(DATES.step, { timeout: 20_000 });
  await expect(own).toContainText('Late: due January 30, 2026 and not done');
  const story = own.getByRole('list', { name: 'What came of it' });
  await expect(story.getByRole('listitem').filter({ hasText: /^.+Asked$/ })).toBeVisible();
  await expect(story.getByRole('listitem').filter({ hasText: /^.+Answered$/ })).toBeVisible();
  await expect(story.locator('time')).toHaveCount(3);
  await expectAccessible(page);
  // And from the other end: the commitment's page says who asked for that step.
  await own.getByRole('link', { name: 'What came of it' }).first().click();
  // Until the other page is drawn these words stand twice on this one.
  await expect(own).toHaveCount(0);
  const came = page.getByRole('listitem').filter({ hasText: `Somebody asked about the mill (${person}).` });
  await expect(came).toContainText(DATES.step, { timeout: 20_000 });
  await expect(came.locator('time')).toBeVisible();
  await expect(came).toContainText('a question, asked on');

  // From another device, by what was written down of the receipt; nothing of it is in an address.
  const [{ id = '' } = {}] = await server.rows('qa_questions', `text=eq.${encodeURIComponent(text)}&select=id`);
  const code = receiptCode(String(id));
  const addresses: string[] = [];
  wall.on('request', (request) => addresses.push(request.url()));
  await wall.setViewportSize(PHONE);
  await wall.goto('/engagement');
  await wall.bringToFront();
  const theirs = wall.getByRole('region', { name: 'Your questions' });
  await theirs.getByText('You asked from another device?').click();
  await theirs.getByRole('textbox', { name: 'Its receipt' }).fill(code.toLowerCase().replace('-', ' '));
  await theirs.getByRole('button', { name: 'See where it stands' }).click();
  await expect(theirs).toContainText('Not yet. The roof comes first.');
  await expect(theirs).toContainText(DATES.step);
  await expect(theirs.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
  expect(addresses.filter((one) => new RegExp(`${String(id)}|${code.slice(0, 4)}`, 'i').test(one))).toEqual([]);
  await desk.close();
});

test(
  'two moderators decide differently in two dead spots: the first stands, and both see it',
  { tag: PROMISE },
  async ({ server, person, visitedProfile }) => {
    test.setTimeout(240_000);
    const [id, text] = [crypto.randomUUID(), `May we film it, asks ${person}?`];
    await ask(server, { id, text });
    const open = async (who: 'content' | 'organizer') => {
      const phone = await openVisited(visitedProfile, { baseURL: server.url });
      const room = await phone.newPage();
      await room.setViewportSize(PHONE);
      await startSignedIn(room, who);
      await room.goto(`/events/${EVENT}/questions`);
      await expect(line(room, text)).toBeVisible();
      await waitForOfflineReady(room);
      await phone.setOffline(true);
      return { phone, room };
    };
    const [one, other] = [await open('content'), await open('organizer')];
    await line(one.room, text)
      .getByRole('button', { name: /^Let it stand/ })
      .click();
    await expect(line(one.room, text)).toContainText('Saved on this device');
    await line(other.room, text)
      .getByRole('button', { name: /^Decline/ })
      .click();
    await other.room.getByRole('dialog').getByRole('textbox').fill('It names a neighbor.');
    await other.room.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await expect(line(other.room, text)).toContainText('Saved on this device');
    const stands = () => server.rows('qa_questions', `id=eq.${id}&select=state,contested`);
    await one.phone.setOffline(false);
    await expect.poll(stands, { timeout: 30_000 }).toEqual([{ state: 'approved', contested: false }]);
    await other.phone.setOffline(false);
    await expect.poll(stands, { timeout: 30_000 }).toEqual([{ state: 'approved', contested: true }]);
    for (const { room } of [other, one]) {
      await room.bringToFront();
      await room.reload();
      await expect(line(room, text).first()).toContainText('Two decided differently', { timeout: 30_000 });
      await expect(line(room, text).first()).toContainText('It names a neighbor.');
      // It stands on the wall meanwhile: its place there is in the order of the staff, too.
      await expect(
        room.getByRole('list', { name: 'To come' }).getByRole('listitem').filter({ hasText: text }),
      ).toBeVisible();
    }
    await expectAccessible(one.room);
    // Whoever has seen both settles it.
    await line(one.room, text)
      .getByRole('button', { name: /^Let it stand|^On stage/ })
      .first()
      .click();
    await expect.poll(async () => (await stands())[0]?.['contested'], { timeout: 30_000 }).toBe(false);
    await Promise.all([one.phone.close(), other.phone.close()]);
  },
);

test('a brigade of 500 from one address is held, shown to staff, and dropped with a press', async ({
  page,
  server,
  person,
}) => {
  test.setTimeout(180_000);
  const [id, text] = [crypto.randomUUID(), `Who pays, asks ${person}?`];
  await ask(server, { id, text });
  await startSignedIn(page, 'content');
  await page.goto(`/events/${EVENT}/questions`);
  await line(page, text)
    .getByRole('button', { name: /^Let it stand/ })
    .click();
  const shown = async () => (await server.rows('qa_questions', `id=eq.${id}&select=shown_id,state`))[0];
  await expect.poll(async () => (await shown())?.['state']).toBe('approved');
  const item = (await shown())?.['shown_id'];
  const slips = Array.from({ length: 500 }, () => ({
    id: crypto.randomUUID(),
    kind: 'question',
    item_id: item,
    voice: `${crypto.randomUUID()}-abcdef`.replaceAll('-', '').padEnd(43, 'x'),
    given: true,
    turn: 1,
    client_created_at: new Date().toISOString(),
  }));
  for (let n = 0; n < slips.length; n += 50)
    expect((await server.insertAsVisitor('supports_sent', slips.slice(n, n + 50))).status).toBe(201);
  await page.reload();
  const held = page.getByRole('list', { name: 'Much support at once' }).getByRole('listitem').filter({ hasText: text });
  await expect(held).toContainText('500 supporters from one address in a day');
  await expectAccessible(page);
  const visitor = await page.context().newPage();
  await visitor.goto(`/engagement/${SESSION}`);
  const asked = line(visitor, text);
  await expect(asked).toContainText('Fewer than 5 supporters');
  await expect(asked).toContainText('More of it is being looked at.');
  // Given and taken back with the same press, and kept on the device.
  const support = asked.getByRole('button', { name: /^(Support|You support this)/ });
  await support.click();
  await expect(support).toHaveAttribute('aria-pressed', 'true');
  await visitor.reload();
  await expect(support).toHaveAttribute('aria-pressed', 'true');
  await support.click();
  await expect(support).toHaveAttribute('aria-pressed', 'false');
  await page.bringToFront();
  await held.getByRole('button', { name: /^Drop them/ }).click();
  await expect(held).toBeHidden();
  await visitor.bringToFront();
  await visitor.reload();
  await expect(asked).toBeVisible();
  await expect(asked).not.toContainText('More of it is being looked at.');
});

test('whoever reads the code off the wall types it once, on the hub, and is in the room from then on', async ({
  page,
  server,
}) => {
  const [{ date = '' } = {}] = await server.rows('events', `id=eq.${EVENT}&select=date`);
  await page.setViewportSize(PHONE);
  // The evening itself: the room opens an hour before.
  await page.clock.setFixedTime(Date.parse(String(date)) - 30 * 60_000);
  await page.goto('/es/engagement');
  const field = page.getByRole('textbox', { name: '¿Está usted en la sala?' });
  await field.fill('m0');
  await page.getByRole('button', { name: 'Guardar el código' }).click();
  await expect(page.getByText('Un código tiene cuatro signos', { exact: false })).toBeVisible();
  await field.fill('mj4k');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar el código' }).click();
  await expect(page).toHaveURL(new RegExp(`/es/engagement/${SESSION}$`));
  await expect(page.getByRole('main')).toContainText('con el código MJ4K');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('con el código MJ4K');
  await page.getByRole('button', { name: 'Hacer una pregunta' }).click();
  await expect(page.getByRole('textbox', { name: /^Código/ })).toHaveValue('MJ4K');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Lea las reglas' })).toHaveAttribute(
    'href',
    '/es/engagement#rules',
  );
});

/** Parts of the wall that lie over each other, or outside of it. */
const overlaps = (wall: Page): Promise<string[]> =>
  wall.evaluate(() => {
    const parts = [
      ...document.querySelectorAll('main > h1, main > div > section, main > aside, main > section, main > p'),
    ];
    const boxes = parts.map((part) => ({
      name: part.textContent?.slice(0, 30) ?? '',
      box: part.getBoundingClientRect(),
    }));
    const out = boxes.filter(({ box }) => box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
    const over = boxes.flatMap(({ name, box: a }, n) =>
      boxes
        .slice(n + 1)
        .filter(
          ({ box: b }) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
        )
        .map((other) => `${name} over ${other.name}`),
    );
    return [...out.map(({ name }) => `${name} outside`), ...over];
  });

/** As any phone would. */
async function ask(server: TestServer, { id, text }: { readonly id: string; readonly text: string }): Promise<void> {
  const asked = { id, session_id: SESSION, text, language: 'en', client_created_at: new Date().toISOString() };
  expect((await server.insertAsVisitor('qa_questions', asked)).status).toBe(201);
}
