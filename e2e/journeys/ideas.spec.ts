/** An idea from a dead spot to the wall: like ones while it is typed, a yes to its words, read by staff, supported, answered, and known by its receipt. */
import { expect, expectAccessible, OFFLINE_ERRORS, waitForOfflineReady } from '../fixtures.ts';
import { ownTown } from '../support/ownTown.ts';
import { startSignedIn } from '../support/staff.ts';

const test = ownTown();
test.use({ expectedErrors: [OFFLINE_ERRORS] });

const WORDS = 'Put a bench and some shade beside the playground on the hill.';

test('an idea of a dead spot is read, shown, answered, and its sender reads so by the receipt', async ({
  page,
  context,
  browser,
  server,
  person,
}) => {
  test.setTimeout(180_000);
  await page.goto('/community-voice');
  await waitForOfflineReady(page);
  await context.setOffline(true);
  const typed = page.getByRole('textbox', { name: /What would make/ });
  await typed.fill('A bench at the bus stop');
  await expect(page.getByRole('link', { name: /A bench and a light at every bus stop/ })).toBeVisible();
  await typed.fill(WORDS);
  await page.getByRole('button', { name: /^(Send my idea|Mine is different)/ }).click();
  const form = page.getByRole('dialog', { name: 'Share Your Idea' });
  await expect(form.getByRole('textbox', { name: /^Your idea/ })).toHaveValue(WORDS);
  await form.getByRole('checkbox', { name: /^You may show/ }).setChecked(true, { force: true });
  await form.getByText(/^Email me/).click();
  await expect(form.getByRole('checkbox', { name: /^Email me/ })).toBeChecked();
  await form.getByRole('textbox', { name: /^Name/ }).fill(person);
  await form.getByRole('textbox', { name: /^Email/ }).fill('bench@example.com');
  await form.getByRole('button', { name: 'Share my idea' }).click();
  await expect(form).toBeHidden();
  await context.setOffline(false);
  const sent = () => server.rows('signups', `select=id,may_share&name=eq.${encodeURIComponent(person)}`);
  await expect.poll(async () => (await sent())[0]?.['may_share'], { timeout: 30_000 }).toBe(true);

  const desk = await browser.newContext({ baseURL: server.url });
  const office = await desk.newPage();
  await startSignedIn(office, 'content');
  await office.goto('/content/ideas');
  const line = office.getByRole('listitem').filter({ hasText: WORDS }).first();
  const moderated = async () =>
    server.rows('ideas', `select=moderation,appealed&signup_id=eq.${String((await sent())[0]?.['id'])}`);
  // Kept off at first; its sender asks to look again, and whoever looks next sees why.
  await line.getByRole('button', { name: 'Keep it off' }).click();
  await office.getByRole('dialog').getByRole('textbox').fill('The parks crew has one there already.');
  await office.getByRole('dialog').getByRole('button', { name: 'Keep it off' }).click();
  await expect.poll(async () => (await moderated())[0]?.['moderation'], { timeout: 30_000 }).toBe('declined');
  await page.goto('/community-voice');
  const own = page.getByRole('region', { name: 'Your ideas' });
  await own.getByRole('button', { name: 'Ask us to look again' }).click({ timeout: 30_000 });
  const again = page.getByRole('dialog');
  await again.getByRole('textbox').fill('That one is on the other side.');
  await again.getByRole('button', { name: 'Send' }).click();
  await expect(own).toContainText('You asked us to look again.');
  await expect.poll(async () => (await moderated())[0]?.['appealed'], { timeout: 30_000 }).toBe(true);
  await office.reload();
  await expect(line).toContainText('That one is on the other side.', { timeout: 30_000 });
  await line.getByRole('button', { name: 'Put it on the wall' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(line).toBeHidden();
  await office.getByRole('button', { name: /^Open/ }).click();
  await line.getByRole('button', { name: 'Answer' }).click();
  const answer = office.getByRole('dialog');
  await answer.getByRole('combobox').selectOption('under_review');
  await answer.getByRole('textbox', { name: /in English/ }).fill('We are asking the parks crew.');
  await answer.getByRole('button', { name: 'Publish the answer' }).click();
  const answered = () => server.rows('ideas', 'select=status&text_en=like.Put%20a%20bench*');
  await expect.poll(async () => (await answered())[0]?.['status'], { timeout: 30_000 }).toBe('under_review');

  // What is typed and not saved goes on in the studio, and the desk says who writes there.
  const other = office.locator('[data-idea]').first();
  await other.getByRole('button', { name: 'Answer' }).click();
  await answer.getByRole('textbox', { name: /in English/ }).fill('We are asking the school.');
  await answer.getByRole('button', { name: 'Cancel' }).click();
  await other.getByRole('link', { name: 'Answer in the studio' }).click();
  await expect(office.getByText('What you typed at the desk comes along.')).toBeVisible();
  await office.getByRole('button', { name: 'Begin a reply' }).click();
  await expect(office.getByRole('textbox', { name: /^Text, English/ })).toHaveValue('We are asking the school.');
  await expectAccessible(office);
  await expect
    .poll(() =>
      server.rows('content_revisions', 'select=id&kind=eq.reply&body->text->>en=eq.We are asking the school.'),
    )
    .toHaveLength(1);
  await office.goto('/content/ideas');
  await office.getByRole('button', { name: /^Open/ }).click();
  await expect(office.locator('[data-idea]').first().getByRole('link', { name: 'A reply in the studio' })).toBeVisible({
    timeout: 30_000,
  });

  // One that came on paper is typed in on the same desk, and found by its words.
  await office.getByRole('button', { name: 'Type in a card' }).click();
  const card = office.getByRole('dialog');
  await card.getByRole('textbox', { name: /^What it says/ }).fill('Let the ferry run on Sundays, too.');
  await card.getByRole('button', { name: 'Save the card' }).click();
  await expect(card.getByRole('textbox', { name: /^What it says/ })).toHaveValue('');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await office.getByRole('button', { name: /^To be read/ }).click();
  await office.getByRole('form', { name: 'Find an idea' }).getByRole('searchbox').fill('ferry sundays');
  const onPaper = office.getByRole('listitem').filter({ hasText: 'Let the ferry run on Sundays, too.' });
  await expect(onPaper).toContainText('On paper', { timeout: 30_000 });
  await desk.close();

  await page.goto('/community-voice');
  // The same stems for what is searched and what is like an idea: a plural finds the singular, in both languages.
  const wall = page.getByRole('list', { name: 'Ideas' });
  const search = page.getByRole('form', { name: 'Find an idea' }).getByRole('searchbox');
  await expect(wall).toContainText('We are asking the parks crew.', { timeout: 30_000 });
  for (const plural of ['benches', 'bancos']) {
    await search.fill(plural);
    await expect(search).toHaveValue(plural);
    await expect(wall).not.toContainText('Translate the water bill');
    await expect(wall).toContainText('A bench and a light at every bus stop');
  }
  await search.fill('');
  const shown = page.getByRole('list', { name: 'Ideas' }).getByRole('listitem').filter({ hasText: WORDS });
  await expect(shown).toContainText('We are asking the parks crew.', { timeout: 30_000 });
  await shown.getByRole('button', { name: /^Support/ }).click();
  await expect(shown.getByRole('button', { name: /^You support this/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your ideas' })).toContainText('We are looking into it', {
    timeout: 30_000,
  });
});
