/** What a mail's link to unsubscribe does: with scripts off, in both languages, in a dead spot, and twice. */
import { expect, expectAccessible, OFFLINE_ERRORS, test } from '../fixtures.ts';
import { readFile } from 'node:fs/promises';
import { agreeOnPaper, linkOf } from '../support/consents.ts';
import { startSignedIn } from '../support/staff.ts';
import { PROMISE } from '../support/tags.ts';

const WORDS = {
  en: { path: '', press: 'Unsubscribe', done: 'You are unsubscribed' },
  es: { path: '/es', press: 'Cancelar la suscripción', done: 'Su suscripción está cancelada' },
} as const;
const locales = ['en', 'es'] as const;

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(
      `whoever opens the link is asked, and one press unsubscribes, also when it is pressed twice: ${locale}`,
      { tag: PROMISE },
      async ({ page, server }) => {
        const { path, press, done } = WORDS[locale];
        const reader = await agreeOnPaper(server);
        const link = await linkOf(server, reader);
        await page.goto(path + link);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(press);
        expect(await server.rows('consents', `select=state&contact_point=eq.${reader}`)).toEqual([
          { state: 'granted' },
        ]);
        for (let n = 0; n < 2; n++) {
          await page.goto(path + link);
          await page.getByRole('button', { name: press }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(done);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
        }
        const said = await server.rows('consents', `select=state,method&contact_point=eq.${reader}&order=created_at`);
        expect(said).toEqual([
          { state: 'granted', method: 'paper' },
          { state: 'revoked', method: 'page' },
        ]);
      },
    );
  }
});

for (const locale of locales) {
  test(`with scripts on the app’s own page does it, and in a dead spot says that nothing has changed: ${locale}`, async ({
    page,
    context,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(OFFLINE_ERRORS);
    const { path, press, done } = WORDS[locale];
    const reader = await agreeOnPaper(server);
    await page.goto(path + (await linkOf(server, reader)));
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const button = page.getByRole('button', { name: press });

    await context.setOffline(true);
    await button.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      locale === 'en' ? 'You are offline' : 'No tiene conexión',
    );
    expect(await server.rows('consents', `select=state&contact_point=eq.${reader}`)).toEqual([{ state: 'granted' }]);

    await context.setOffline(false);
    await button.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(done);
    await expect(button).toHaveCount(0);
    await expectAccessible(page);
    expect(
      await server.rows('consents', `select=state&contact_point=eq.${reader}&state=eq.revoked&method=eq.page`),
    ).toHaveLength(1);
  });
}

test('a leader sees what was said of an address, writes down a paper, and takes along nobody who did not agree', async ({
  page,
  server,
}) => {
  await startSignedIn(page, 'manager');
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Consents$/ })
    .click();
  const list = page.getByRole('list', { name: 'Consents' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find an address or a number' }).fill('ned.f');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('listitem')).toContainText('No more');
  await expectAccessible(page);
  await list.getByRole('button', { name: 'All that was said: ned.farrow@example.com' }).click();
  const history = page.getByRole('dialog', { name: 'All that was said' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const reader = `paper-${crypto.randomUUID()}@example.com`;
  await page.getByRole('button', { name: 'Write down' }).click();
  const note = page.getByRole('dialog', { name: 'Write down' });
  await note.getByRole('textbox', { name: /^Email/ }).fill(reader);
  await expectAccessible(page);
  await note.getByRole('button', { name: 'Save' }).click();
  await expect(note).toBeHidden();
  await expect
    .poll(() => server.rows('consents', `select=state,method&contact_point=eq.${reader}`))
    .toEqual([{ state: 'granted', method: 'paper' }]);

  await page.getByRole('button', { name: 'Take a list along' }).click();
  const taking = page.getByRole('dialog', { name: 'Take a list along' });
  await taking.getByRole('button', { name: 'Newsletter (CSV)' }).click();
  await expect(taking).toContainText('Say in a few words what the list is for');
  await taking.getByRole('textbox', { name: /^What for/ }).fill('The letter of December');
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await taking.getByRole('button', { name: 'Newsletter (CSV)' }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  for (const wanted of [reader, 'joan.becker@example.com']) expect(text).toContain(wanted);
  for (const unwanted of ['ned.farrow', 'pat.ohara', 'tyrell.banks']) expect(text).not.toContain(unwanted);
  expect(text).toMatch(/\/unsubscribe\?t=[0-9a-f]{96}/);
});
