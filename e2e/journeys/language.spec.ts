/** The page in Spanish: by its own address, by a switch in place, in a dead spot, and for staff. */
import type { Page } from '@playwright/test';
import { expect, OFFLINE_ERRORS, test } from '../fixtures.ts';
import { expectSpoken, faultsIn } from '../support/spoken.ts';
import { test as visited } from '../support/visited.ts';
import { openVolunteerForm, volunteerAs } from '../support/volunteer.ts';
import { PROMISE } from '../support/tags.ts';

const lang = (page: Page) => page.locator('html').getAttribute('lang');
const nameIn = (page: Page) => page.getByRole('dialog').locator('input[name=name]');

visited.describe('in a dead spot', () => {
  visited.use({ expectedErrors: [OFFLINE_ERRORS] });

  visited(
    'a switch keeps the open form, what is typed in it and two queued items, and all of it arrives once',
    { tag: PROMISE },
    async ({ page, context, person, server }) => {
      await page.goto('/');
      await context.setOffline(true);
      for (const name of [`${person} A`, `${person} B`]) {
        const dialog = await volunteerAs(page, name);
        await expect(dialog).toBeHidden();
      }
      await openVolunteerForm(page);
      await expect(nameIn(page)).toBeFocused();
      await nameIn(page).fill(`${person} C`);
      await page.getByRole('dialog').getByRole('link', { name: 'Español' }).click();

      await expect(page).toHaveURL(/\/es\/\?open=volunteer$/);
      expect(await lang(page)).toBe('es');
      await expect(page.getByRole('dialog', { name: 'Sea voluntario/a' })).toBeVisible();
      await expect(nameIn(page)).toHaveValue(`${person} C`);
      expect(await page.locator('h1').isVisible()).toBe(true);

      await page.reload();
      await expect(nameIn(page)).toHaveValue(`${person} C`);
      expect(await lang(page)).toBe('es');
      await page.keyboard.press('Escape');
      await page.goto('/es/outbox');
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: person })).toHaveCount(2);
      expect(await lang(page)).toBe('es');

      await context.setOffline(false);
      await expect
        .poll(async () => {
          const rows = await server.rows('signups', `name=like.${encodeURIComponent(person)}*`);
          // Sent while the page speaks Spanish, agreed to in English.
          return rows.map(({ language }) => language);
        })
        .toEqual(['en', 'en']);
    },
  );
});

visited('a switch shows what is in view first, and all the rest follows without being asked for', async ({ page }) => {
  await page.goto('/');
  const faq = page.locator('#faq');
  const before = await faq.boundingBox();
  // The parts as the first picture in the other language has them, and their heights.
  const first = page.evaluate(
    () =>
      new Promise<readonly { rests: boolean; height: number }[]>((resolve) => {
        const parts = document.querySelectorAll<HTMLElement>('#hero, #faq');
        const look = () =>
          resolve(
            [...parts].map((part) => ({
              rests: part.style.contentVisibility === 'hidden',
              height: part.getBoundingClientRect().height,
            })),
          );
        new MutationObserver(look).observe(document.documentElement, { attributeFilter: ['lang'] });
      }),
  );
  await page.locator('#site-header').getByRole('link', { name: 'Español' }).click();
  expect(await first).toMatchObject([{ rests: false }, { rests: true, height: before?.height }]);
  await expect(page).toHaveURL('/es/');
  await expect(page.locator('[style*=content-visibility]')).toHaveCount(0);
  await expect(faq.getByRole('heading', { level: 2 })).toBeVisible();
  // What was pressed keeps the focus, for the way back.
  await expect(page.locator('#site-header').getByRole('link', { name: 'English' })).toBeFocused();
});

test.describe('before the other language’s words are on the device', () => {
  test.use({ serviceWorkers: 'block', expectedErrors: [/ERR_FAILED|Failed to (load|fetch)/] });

  test('a switch leaves no section half: each is in one language and says in which, and a network brings the rest', async ({
    page,
    context,
  }) => {
    const file = /\/assets\/es-[^/]*\.js$/;
    await context.route(file, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('link', { name: 'Español' }).first().click();
    await expect(
      page.getByRole('status', { name: /^Lo que dice la campaña todavía no está en español/ }),
    ).toBeVisible();
    // A tab's title can say no language of its own.
    const title = `says “${(await page.title()).split(' · ')[0]}”`;
    const faults = async () => (await faultsIn(page, 'es')).filter((fault) => !fault.endsWith(title));
    // Section after section draws itself anew, and marks what it says in the other language.
    await expect.poll(faults).toEqual([]);
    await expect(page.locator('[lang=en] h1, h1[lang=en]')).toBeVisible();
    await context.unroute(file);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.locator('h1')).toContainText('Las cataratas nunca se rinden');
    await expectSpoken(page, 'es');
    await expect(page.locator('main [lang=en]')).toHaveCount(0);
  });
});

test.describe('with a browser in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('a link in English stays English, Spanish is offered, and the answer is asked for once', async ({ page }) => {
    await page.goto('/?open=idea');
    expect(await lang(page)).toBe('en');
    await page.goto('/vision');
    const offer = page.getByRole('region', { name: 'Idioma' });
    await expect(offer).toHaveAttribute('lang', 'es');
    await offer.getByRole('button', { name: 'Sí, en español' }).click();
    await expect(page).toHaveURL('/es/vision');
    await expect(offer).toBeHidden();
    expect(await lang(page)).toBe('es');
    // Whoever chose Spanish and follows a link in English reads English.
    await page.goto('/vision');
    expect(await lang(page)).toBe('en');
    await expect(page.getByRole('link', { name: 'Español' }).first()).toBeVisible();
    await expect(offer).toBeHidden();
  });
});
