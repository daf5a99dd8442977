/** The landing page as a voter meets it, section by section (specification section 2), on 20 October 2025. */
import ICAL from 'ical.js';
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { actionCard } from '../support/volunteer.ts';
import { PROMISE } from '../support/tags.ts';

test.use({ serviceWorkers: 'block' });

const OCTOBER_20 = new Date('2025-10-20T10:00:00-04:00');

test.describe('in early voting', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(OCTOBER_20);
    await page.goto('/');
  });

  test(
    'what stands there to be read: sections in order, calls to action, transcript, early voting, the footer',
    { tag: PROMISE },
    async ({ page }) => {
      const ids = ['hero', 'stats', 'action-zone', 'priorities', 'events', 'testimonials', 'faq'];
      const found = await page.evaluate((wanted) => {
        const sections = [...document.querySelectorAll('main [id]')].map((element) => element.id);
        return sections.filter((id) => wanted.includes(id));
      }, ids);
      expect(found).toEqual(ids);

      await test.step('the three calls to action lead to the events and the action zone', async () => {
        const hero = page.locator('#hero');
        await expect(hero.getByRole('link', { name: 'Vote Early Now' })).toHaveAttribute('href', '#events');
        for (const name of ['Volunteer', 'Donate']) {
          await expect(hero.getByRole('link', { name, exact: true })).toHaveAttribute('href', '#action-zone');
        }
        await hero.getByRole('link', { name: 'Vote Early Now' }).click();
        await expect(page.locator('#events')).toBeInViewport();
        const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        expect(await scrolling()).toBe('smooth');
        await page.emulateMedia({ reducedMotion: 'reduce' });
        expect(await scrolling(), 'for those who want no motion').toBe('auto');
      });

      await test.step('the transcript opens and names early voting and election day', async () => {
        await page.getByText('Read the transcript').click();
        await expect(page.getByText(/early voting.*October 31st/i).first()).toBeVisible();
        await expect(page.getByText(/November 4th/).first()).toBeVisible();
      });

      await test.step('early voting stands with its days, directions and the time left', async () => {
        const events = page.locator('#events');
        await expect(events).toContainText('October 14-31, 2025, Monday–Friday, 8:30 AM – 5:00 PM');
        const directions = events.getByRole('link', { name: 'Get Directions' });
        await expect(directions).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps/);
        // 20 October 10:00 to 31 October 17:00
        await expect(events.getByRole('timer')).toContainText(/11\s*days\s*7\s*hours\s*0\s*minutes/);
      });

      await test.step('the footer names the address, the box, who paid, privacy, whom to ask about it and taxes', async () => {
        const footer = page.getByRole('contentinfo');
        for (const words of [
          /P\.O\. Box/,
          /Paid for by/,
          /never sell/,
          /corrected or erased, write to \S+@/,
          /not tax-deductible/,
        ]) {
          await expect(footer).toContainText(words);
        }
        await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
        await expect(footer.getByRole('link', { name: 'Get Involved' })).toHaveAttribute('href', /#action-zone$/);
      });
    },
  );

  test('the video’s player is fetched only when it is asked for', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route(/youtube-nocookie/, (route) => route.fulfill({ contentType: 'text/html', body: 'player' }));
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('link', { name: /Watch the video/ }).click();
    await expect(page.locator('iframe[src*="youtube-nocookie.com/embed/"]')).toBeVisible();
    expect(asked.some((url) => url.includes('youtube-nocookie'))).toBe(true);
  });

  test(
    'the figures are the database’s, the raised amount in whole dollars, with the time they are from',
    { tag: PROMISE },
    async ({ page, server }) => {
      const rows = await server.rows('stats', 'select=label,value_number');
      const value = (label: string) => Number(rows.find((row) => row['label'] === label)?.['value_number']);
      const dollars = `$${Math.round(value('weekly_raised')).toLocaleString('en-US')}`;
      await expect(page.locator('[data-stat="weekly_raised"]')).toHaveText(dollars);
      await expect(page.locator('[data-stat="volunteers"]')).toHaveText(value('volunteers').toLocaleString('en-US'));
      await expect(page.locator('#stats')).toContainText(/as of/i);
    },
  );

  test('a label the database lacks shows 0', async ({ page, context }) => {
    await context.route('**/rest/v1/stats*', (route) =>
      route.fulfill({ json: [{ label: 'volunteers', value_number: 7 }] }),
    );
    await page.reload();
    await expect(page.locator('[data-stat="volunteers"]')).toHaveText('7');
    await expect(page.locator('[data-stat="doors_total"]')).toHaveText('0');
    await expect(page.locator('[data-stat="weekly_raised"]')).toHaveText('$0');
  });

  test('the six cards do what they say', { tag: PROMISE }, async ({ page }) => {
    const cards = page.locator('#action-zone').getByRole('listitem');
    await expect(cards).toHaveCount(6);
    // The place where slips appear, which a screen reader has to know before one does.
    const slips = page.locator('[data-scope="toast"][aria-live="polite"]');
    await expect(slips).toHaveCount(0);
    await expect(actionCard(page, 'Volunteer')).toContainText('Give 2 hours this week.');
    await expect(actionCard(page, 'Plan Your Vote')).toContainText('Early voting through Oct 31.');
    await expect(actionCard(page, 'Plan Your Vote').getByRole('link')).toHaveAttribute('href', /#events$/);
    const donate = actionCard(page, 'Donate').getByRole('link');
    await expect(donate).toHaveAttribute('target', '_blank');
    await expect(donate).toHaveAttribute('rel', /noopener/);
    for (const [card, title] of [
      ['Volunteer', 'Volunteer'],
      ['Request a Yard Sign', 'Request a Yard Sign'],
      ['Share Your Idea', 'Share Your Idea'],
      ['Stay Updated', 'Stay Updated'],
    ] as const) {
      const link = actionCard(page, card).getByRole('link');
      await link.click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    }
    await expect(slips).toHaveCount(1);
    await test.step('the phone’s back button closes a dialog', async () => {
      await actionCard(page, 'Volunteer').getByRole('link').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });

  test(
    'one priority is open at a time, each with three commitments; one answer of five; a link to a priority opens it',
    { tag: PROMISE },
    async ({ page }) => {
      const cards = page.locator('#priorities details');
      await expect(cards).toHaveCount(5);
      for (const title of [
        'Transparency & Accountability',
        'Mental Health & Support',
        'Homelessness & Housing',
        'Infrastructure & Innovation',
        'Youth & Downtown Revitalization',
      ]) {
        await page.locator('#priorities').getByRole('heading', { name: title }).click();
        await expect(page.locator('#priorities details[open]')).toHaveCount(1);
        await expect(page.locator('#priorities details[open] li')).toHaveCount(3);
      }

      const questions = page.locator('#faq details');
      await expect(questions).toHaveCount(5);
      for (let at = 0; at < 5; at++) {
        await questions.nth(at).locator('summary').click();
        await expect(page.locator('#faq details[open]')).toHaveCount(1);
      }

      const id = await page.locator('#priorities details').nth(2).getAttribute('id');
      await page.goto(`/#${id}`);
      await page.reload();
      await expect(page.locator(`#${id}[open]`)).toBeInViewport();
    },
  );

  test(
    'up to three events, with RSVP and a calendar file that a calendar can read',
    { tag: PROMISE },
    async ({ page }) => {
      const cards = page.locator('#events li').filter({ has: page.getByRole('button', { name: /Add to calendar/ }) });
      await expect(cards).toHaveCount(3);
      const title = (await cards.first().getByRole('heading').textContent()) ?? '';
      const starts = (await cards.first().locator('time').getAttribute('datetime')) ?? '';
      const downloading = page.waitForEvent('download');
      await cards
        .first()
        .getByRole('button', { name: /Add to calendar/ })
        .click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`${title.replaceAll(' ', '-')}.ics`);
      const text = await readFile(await download.path(), 'utf8');
      expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined);
      expect(event.summary).toBe(title);
      expect(event.startDate.toJSDate().toISOString()).toBe(new Date(starts).toISOString());
      expect(event.endDate.toJSDate().getTime() - event.startDate.toJSDate().getTime()).toBe(90 * 60_000);
    },
  );

  test('says so when there are no events', async ({ page, context }) => {
    await context.route('**/rest/v1/events*', (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(page.getByText('No upcoming events at this time. Check back soon!')).toBeVisible();
  });

  test('axe finds nothing, by day and by night, with everything unfolded', async ({ page }) => {
    await page.locator('#priorities summary').first().click();
    await page.locator('#faq summary').first().click();
    await page.getByText('Read the transcript').click();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, { onlyColours: true });
  });
});

test('after early voting the countdown is gone', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2025-10-31T17:00:01-04:00'));
  await page.goto('/');
  await expect(page.locator('#events li').first()).toBeVisible();
  await expect(page.locator('#events').getByRole('timer')).toHaveCount(0);
});

test('nothing is wider than a phone of 320 px, and every target is large enough for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(page.locator('#events li').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, summary')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
      .filter((element) => !element.closest('[data-away=true]') && element.getBoundingClientRect().height < 43.5)
      .map((element) => `${element.textContent} ${element.getBoundingClientRect().height}`),
  );
  expect(small.filter((text) => !text.startsWith('Skip to'))).toEqual([]);
});

test('the served HTML has the head that search engines and messages read', { tag: PROMISE }, async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const tag of [
    '<title>',
    'name="description"',
    'rel="canonical"',
    'property="og:image"',
    'name="twitter:player"',
  ]) {
    expect(html).toContain(tag);
  }
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const data = blocks.flatMap(([, json]) => {
    const parsed = JSON.parse(json ?? '') as Record<string, unknown>; // JSON-LD is an object or a graph of them
    return (parsed['@graph'] as Record<string, unknown>[] | undefined) ?? [parsed];
  });
  const person = data.find((one) => one['@type'] === 'Person');
  expect(person).toMatchObject({ name: expect.any(String), jobTitle: expect.any(String), url: expect.any(String) });
  const faq = data.find((one) => one['@type'] === 'FAQPage') as { mainEntity: unknown[] } | undefined;
  expect(faq?.mainEntity).toHaveLength(5);
});

test('every colour that a drawing names is declared in the page’s own styles', async ({ request }) => {
  for (const path of ['/', '/es/', '/revitalization']) {
    const html = await (await request.get(path)).text();
    const named = new Set([...html.matchAll(/="var\((--[\w-]+)\)"/g)].map(([, name = '']) => name));
    expect(named.size, path).toBeGreaterThan(3);
    expect(
      [...named].filter((name) => !html.includes(`${name}:`)),
      path,
    ).toEqual([]);
  }
});

test('on a slow line the code is on its way before the first picture, and each file comes once', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  // Slow 4G: 150 ms, 1.6 Mbit/s down, 750 kbit/s up, in bytes a second.
  const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
  await session.send('Network.emulateNetworkConditions', slow4G);
  await page.goto('/');
  const taken = () =>
    page.evaluate(() => {
      const ahead = document.querySelector<HTMLElement>('script[data-ahead]')?.dataset['ahead']?.split(' ') ?? [];
      const came = performance.getEntriesByType('resource');
      const drawn = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return ahead.map((file) => {
        const asked = came.filter(({ name }) => name.endsWith(file));
        return { file, times: asked.length, early: asked.every(({ startTime }) => startTime < drawn) };
      });
    });
  // Started: what it runs behind is asked for last, and no file of the start twice.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/background-')),
  );
  const files = await taken();
  expect(files.length).toBeGreaterThan(3);
  for (const one of files) expect(one).toMatchObject({ times: 1, early: true });
});

test('a broken section does not take the page down', { tag: PROMISE }, async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/./);
  await context.route('**/rest/v1/events*', (route) => route.fulfill({ status: 500, json: { code: 'XX000' } }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#faq')).toBeVisible();
});
