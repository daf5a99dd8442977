/** A town hall: asked in a dead spot, read, put on stage, answered with a promise, and its asker sees what became of it. */
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  OFFLINE_ERRORS,
  waitForOfflineReady,
} from '../fixtures.ts';
import { startSignedIn } from '../support/staff.ts';
import { openVisited, test } from '../support/visited.ts';

test.use({ expectedErrors: [OFFLINE_ERRORS] });

/** Of the sample town: the town hall to come. */
const SESSION = 'd0000000-0000-4000-8000-000000000001';
const EVENT = 'e0000000-0000-4000-8000-000000000002';
const PHONE = { width: 390, height: 844 };

const line = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });

test('a question asked in a dead spot reaches the stage, is answered, and its asker reads what is overdue', async ({
  page,
  context,
  server,
  person,
  visitedProfile,
}) => {
  test.setTimeout(180_000);
  // No longer than a line of the outbox quotes.
  const text = `Safe, asks ${person}? Call (207) 555-0199.`;
  await page.setViewportSize(PHONE);
  await page.goto(`/engagement/${SESSION}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForOfflineReady(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByRole('textbox', { name: /^Your question/ }).fill(text);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'All town halls' }).click();
  await expect(line(page, text)).toContainText('Saved on this device');
  await context.setOffline(false);
  await expect
    .poll(() => server.rows('qa_questions', `text=eq.${encodeURIComponent(text)}&select=state`))
    .toHaveLength(1);

  const desk = await openVisited(visitedProfile, { baseURL: server.url });
  const room = await desk.newPage();
  await room.setViewportSize(PHONE);
  await startSignedIn(room, 'content');
  await room.goto(`/events/${EVENT}/questions`);
  await expect(line(room, text)).toContainText('Phone number?');
  await expectAccessibleInEveryLook(room);
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
  // What lies behind another tab draws nothing, and its buttons never hold still.
  await room.bringToFront();

  await press(/^Write the answer/);
  await room.getByRole('textbox', { name: /^Answer in English/ }).fill('Not yet. The roof comes first.');
  await room.getByRole('textbox', { name: /^What is to follow, in English/ }).fill('Post the roof report.');
  await room.getByLabel(/^By when/).fill('2026-01-31');
  await room.getByRole('button', { name: 'Save the answer' }).click();
  await expect
    .poll(() => server.rows('qa_questions', `text=eq.${encodeURIComponent(text)}&select=state,due_on,contested`))
    .toEqual([{ state: 'answered', due_on: '2026-01-31', contested: false }]);

  await page.goto('/engagement');
  const own = page.getByRole('region', { name: 'Your questions' });
  await expect(own).toContainText('Not yet. The roof comes first.');
  await expect(own).toContainText('Overdue');
  await desk.close();
});
