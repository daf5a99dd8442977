/** What a mail's link to unsubscribe does: with scripts off, in both languages, in a dead spot, and twice. */
import { expect, expectAccessible, expectAccessibleInEveryLook, OFFLINE_ERRORS, test } from '../fixtures.ts';
import { agreeOnPaper, linkOf } from '../support/consents.ts';

const WORDS = {
  en: { path: '', press: 'Unsubscribe', done: 'You are unsubscribed' },
  es: { path: '/es', press: 'Cancelar la suscripción', done: 'Su suscripción está cancelada' },
} as const;
const locales = ['en', 'es'] as const;

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`whoever opens the link is asked, and one press unsubscribes, also when it is pressed twice: ${locale}`, async ({
      page,
      server,
    }) => {
      const { path, press, done } = WORDS[locale];
      const reader = await agreeOnPaper(server);
      const link = await linkOf(server, reader);
      await page.goto(path + link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(press);
      expect(await server.rows('consents', `select=state&contact_point=eq.${reader}`)).toEqual([{ state: 'granted' }]);
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
    });
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
    await expectAccessibleInEveryLook(page);
    await page.emulateMedia({ colorScheme: 'light' });
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
