/** The app on the home screen: what the browser asks for, and when we ask the person. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  bytesOf,
  FIRST_VISIT_AT_MOST,
  scriptBytes,
  SCRIPTS_AT_MOST,
  workerFiles,
  workerList,
} from '../../tests/tools/firstVisit.ts';
import { expect, test } from '../fixtures.ts';
import { message, volunteerAs } from '../support/volunteer.ts';
import type { Page } from '@playwright/test';
import { PROMISE } from '../support/tags.ts';

const DIST = new URL('../../dist', import.meta.url).pathname;

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}

interface Started extends Manifest {
  readonly id: string;
  readonly lang: string;
  readonly start_url: string;
}

interface Manifest {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

test(
  'a first visit is counted once and kept for a dead spot without the page’s storage, and the app can be installed',
  { tag: PROMISE },
  async ({ page, context, server }) => {
    const visits: { id: string; event: string }[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/analytics_events'))
        visits.push(...(JSON.parse(request.postData() ?? '[]') as typeof visits)); // an array insert
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.serviceWorker() === null) asked.push(request.url());
    });
    await page.goto('/');
    await expect(page.locator('#events li').first()).toBeVisible();
    await expect.poll(() => visits.map(({ event }) => event)).toEqual(['page_view']);
    await expect.poll(() => server.rows('analytics_events', `id=eq.${visits[0]?.id}`)).toHaveLength(1);
    await expect.poll(() => page.evaluate(keptReads)).toEqual(expect.arrayContaining(['public-events', 'stats']));
    expect(asked.filter((url) => /\/(dexie|storage|runtime)-/.test(url))).toEqual([]);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const session = await context.newCDPSession(page);
    const { errors, url } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe('/manifest.webmanifest');
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A private window, which a test context is, cannot install anything; nothing else may be objected to.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  },
);

/** As the worker has kept them. */
async function keptReads(): Promise<unknown> {
  if ((await indexedDB.databases()).every(({ name }) => name !== 'campaign-hub')) return [];
  return new Promise((tell, fail) => {
    const opening = indexedDB.open('campaign-hub');
    opening.addEventListener('error', () => fail(opening.error ?? new Error('It did not open.')));
    opening.addEventListener('success', () => {
      const keys = opening.result.transaction('reads').objectStore('reads').getAllKeys();
      keys.addEventListener('success', () => {
        opening.result.close();
        tell(keys.result.map((key) => (Array.isArray(key) ? key[0] : key)));
      });
    });
  });
}

test('every icon, picture and shortcut of the manifest is there and is what the manifest says', async ({ page }) => {
  const response = await page.goto('/manifest.webmanifest');
  const manifest = (await response?.json()) as Manifest; // build/manifest.ts
  expect(new Set(manifest.icons.map(({ purpose }) => purpose ?? 'any'))).toEqual(
    new Set(['any', 'maskable', 'monochrome']),
  );
  expect(new Set(manifest.screenshots.map((picture) => picture.form_factor))).toEqual(new Set(['narrow', 'wide']));
  await page.goto('/');
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const real = await page.evaluate(sizeOf, src);
    expect(real, src).toEqual({ type, sizes: sizes === 'any' ? expect.any(String) : sizes });
  }
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Volunteer', 'Events', 'Walk list']);
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeHidden();
    // Behind a dialog, which some addresses open, it is hidden from everybody.
    await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first(), url).toBeAttached();
  }
  await expect(page).toHaveURL('/auth?to=%2Ffield-ops');
});

test('in either language it is one app, and on the home screen it opens in the one that was chosen', async ({
  page,
}) => {
  const manifests: Started[] = [];
  for (const address of ['/', '/es/']) {
    await page.goto(address);
    const href = await page.locator('link[rel=manifest]').getAttribute('href'); // strict: one to a page
    manifests.push((await (await page.request.get(href ?? '')).json()) as Started); // build/manifest.ts
  }
  expect(manifests.map(({ id, lang, start_url }) => [id, lang, start_url])).toEqual([
    ['/', 'en-US', '/?home'],
    ['/', 'es', '/es/?home'],
  ]);
  expect(manifests[1]?.shortcuts.map(({ name }) => name)).toEqual([
    'Sea voluntario/a',
    'Eventos',
    'Lista de recorrido',
  ]);

  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
  await page.goto('/es/?home');
  await expect(page).toHaveURL('/');
  await page.goto('/es/?home&open=volunteer');
  await expect(page).toHaveURL('/?open=volunteer');
  await expect(page.getByRole('dialog', { name: 'Volunteer' })).toBeVisible();
  // A link is shown as it is.
  await page.goto('/es/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('what the landing page fetches before it takes presses is at most 94 kB, and no router', () => {
  expect(scriptBytes(DIST)).toBeLessThan(SCRIPTS_AT_MOST);
  expect(readFileSync(`${DIST}/index.html`, 'utf8')).not.toContain('/assets/router-');
});

test('what the worker fetches on the first visit is at most 360 kB', () => {
  const fetched = workerList(DIST).filter(({ later }) => !later);
  const first = workerFiles(DIST, fetched);
  expect(bytesOf(first)).toBeLessThan(FIRST_VISIT_AT_MOST);
  // At most the fonts that are used, one file to a typeface, and no picture that only the install dialog shows.
  expect(first.filter(({ file }) => file.endsWith('.woff2'))).toHaveLength(2);
  expect(first.filter(({ file }) => file.endsWith('.png'))).toEqual([]);
});

test('every script of the app is kept for a dead spot, and the printed pages’ rows, which they have in themselves, are not', () => {
  const listed = workerList(DIST);
  const kept = new Set(listed.flatMap(({ file, holds }) => [file, ...holds]));
  const scripts = readdirSync(`${DIST}/assets`).filter((file) => file.endsWith('.js'));
  const left = scripts.filter((file) => !kept.has(`assets/${file}`));
  expect(left.filter((file) => !file.startsWith('printed-rows-'))).toEqual([]);
  expect(scripts.filter((file) => kept.has(`assets/${file}`) && file.startsWith('printed-rows-'))).toEqual([]);
  expect(left.length).toBeGreaterThan(0);
  // In few files: one by one, hundreds keep a phone's processor and its network awake for half a minute.
  expect(listed.filter(({ later }) => later === 'idle').length).toBeLessThan(40);
  for (const { file, holds } of listed.filter((one) => one.holds.length > 0)) {
    const read = (name: string) => readFileSync(`${DIST}/${name}`, 'utf8');
    const codes = holds.map((name) => [name.replace('assets/', ''), read(name)]);
    expect(JSON.parse(read(file)), file).toEqual(Object.fromEntries(codes));
  }
});

test('what is served here is what the hosts are told: headers of pages, files and the worker', async ({ request }) => {
  const dist = new URL('../../dist/', import.meta.url);
  const rules = readFileSync(new URL('_headers', dist), 'utf8').trim().split('\n\n');
  const script = readdirSync(new URL('assets/', dist)).find((file) => file.endsWith('.js'));
  for (const path of ['/', '/vision', '/sw.js', '/shell.html', '/icons/icon.svg', `/assets/${script}`]) {
    const served = (await request.get(path, { headers: { accept: 'text/html' } })).headers();
    for (const rule of rules) {
      const [pattern = '', ...headers] = rule.split('\n');
      if (pattern !== path && !(pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1)))) continue;
      for (const header of headers) {
        const [, name = '', value] = /^ {2}([\w-]+): (.*)$/.exec(header) ?? [];
        // Only what is reached by https says it; and here it is known which asset is there.
        if (name === 'Strict-Transport-Security' || (pattern === '/assets/*' && name === 'Cache-Control')) continue;
        // Hosts that join the headers of several rules say by this one who may show the page in a frame (build/hostFiles.ts).
        if (name === 'X-Frame-Options') {
          expect(served['content-security-policy'], path).toContain("; frame-ancestors 'none'");
          continue;
        }
        expect((served[name.toLowerCase()] ?? '').replace("; frame-ancestors 'none'", ''), `${path} ${name}`).toBe(
          value,
        );
      }
    }
  }
});

test('an asset that is not there, and what hosts are told, is a 404 that no cache keeps', async ({ request }) => {
  for (const path of ['/assets/gone-1234.js', '/_headers', '/_redirects', '/vercel.json', '/hosting/nginx.conf']) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 404, 'no-store']);
  }
});

test(
  'the home screen is offered after a saved form, never on arrival, and a no is for good',
  { tag: PROMISE },
  async ({ page, person }) => {
    await page.goto('/');
    const offer = page.getByRole('region', { name: 'Home screen' });
    await browserWouldInstall(page);
    await volunteerAs(page, person);
    await expect(message(page, 'Thank you for volunteering!')).toBeVisible();
    await expect(offer).toBeVisible();
    await offer.getByRole('button', { name: 'Add it' }).click();
    await expect(offer).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(window, 'installAsked'))).toBe(1);

    await page.reload();
    await browserWouldInstall(page);
    await expect(offer).toBeHidden();
    await volunteerAs(page, `${person} again`);
    await expect(message(page, 'Thank you for volunteering!')).toBeVisible();
    await expect(offer).toBeHidden();
  },
);

test('nothing is offered to somebody who has the app open from the home screen', async ({ page, person }) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query === '(display-mode: standalone)' ? { ...real('(min-width: 0px)'), matches: true } : real(query);
  });
  await page.goto('/');
  await browserWouldInstall(page);
  await volunteerAs(page, person);
  await expect(message(page, 'Thank you for volunteering!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Home screen' })).toBeHidden();
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });

  test('the steps are said in words after a saved form, and a no is for good', async ({ page, person }) => {
    await page.goto('/');
    const offer = page.getByRole('region', { name: 'Home screen' });
    await volunteerAs(page, person);
    await expect(offer.getByText(/Share button.*Add to Home Screen/s)).toBeVisible();
    await offer.getByRole('button', { name: 'No, thank you' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await volunteerAs(page, `${person} again`);
    await expect(message(page, 'Thank you for volunteering!')).toBeVisible();
    await expect(offer).toBeHidden();
  });
});

/** Chromium asks only outside private windows: its event, and what it would do, by hand. */
async function browserWouldInstall(page: Page) {
  await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void Object.assign(window, { installAsked: 1 }),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    dispatchEvent(event);
    if (!event.defaultPrevented) throw new Error('The browser would have asked by itself.');
  });
}

/** Runs in the page: what the browser makes of a picture. */
async function sizeOf(src: string): Promise<{ type: string; sizes: string }> {
  const type = (await fetch(src)).headers.get('content-type') ?? '';
  const image = new Image();
  image.src = src;
  await image.decode();
  return { type, sizes: `${image.naturalWidth}x${image.naturalHeight}` };
}
