/** Part of `npm run bench:places`: the map of /revitalization beside MapLibre alone with the same points. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { boundsOf } from '../../../src/core/geo/position.ts';
import { BROWSER_ARGS, ensureBrowser } from '../../tools/browser.ts';
import { writeMapPage } from '../mapLibre.ts';
import { figure, inTurns, median, table } from '../measure.ts';
import { CPU_SLOWDOWN, dist, PHONE } from '../field/slowPage.ts';
import { serveStatic } from '../staticServer.ts';
import { madeSites, type MadeSite } from './made.ts';
import { dotsTaken, watchDots, type DotsSeen } from './page.ts';

const SITES = Number(process.env['SITES'] ?? 5000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const TO_ALONE_AT_MOST = 1.5;
const SIDES = ['app', 'alone'] as const;
const BUTTON = 'Show the map';

/** @returns whether the aim is met. */
export async function benchMap(): Promise<boolean> {
  const sites = madeSites(SITES);
  const folder = await mkdtemp(join(os.tmpdir(), 'bare-map-'));
  await writeBareMap(folder, sites);
  const app = await serveStatic(dist, undefined, (address) => (address.includes('/live_sites') ? sites : []));
  const alone = await serveStatic(folder);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  try {
    const addresses = { app: `${app.url}revitalization`, alone: alone.url };
    const taken = await inTurns(SIDES, ROUNDS, (side) => untilDots(browser, addresses[side], side === 'app'));
    return told(taken);
  } finally {
    await browser.close();
    await app.close();
    await alone.close();
    await rm(folder, { recursive: true });
  }
}

/** A page with the points and a button in it. */
async function writeBareMap(folder: string, sites: readonly MadeSite[]): Promise<void> {
  const at = sites.map(({ longitude, latitude }) => [longitude, latitude] as const);
  const points = JSON.stringify({ at, bounds: boundsOf(at) });
  await writeMapPage(
    folder,
    { root: import.meta.dirname, entry: 'bare.page.ts' },
    `<button>${BUTTON}</button><div id="map" style="width: 342px; height: 472px"></div>
<script>
  const points = ${points};
  document.querySelector('button').addEventListener('click', () => {
    const code = document.createElement('script');
    code.src = '/map.js';
    code.addEventListener('load', () => openMap(points));
    document.head.append(code);
  });
</script>`,
  );
}

/** As for whoever presses the button for the first time: the map's code is fetched then, by both sides. */
async function untilDots(browser: Browser, url: string, isApp: boolean): Promise<DotsSeen> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  await context.addInitScript(watchDots, SITES);
  const page = await context.newPage();
  await page.goto(url);
  if (isApp) {
    // In the filters, which are folded.
    await page.getByText(SITES.toLocaleString('en-US')).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
  }
  const button = page.getByRole('button', { name: BUTTON });
  await button.scrollIntoViewIfNeeded();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.waitForTimeout(2000);
  await button.click();
  await page.waitForFunction(() => (window as unknown as { dotsSeen: DotsSeen }).dotsSeen.all > 0, null, {
    timeout: 60_000,
  });
  const seen = await page.evaluate(dotsTaken);
  await context.close();
  return seen;
}

function told(taken: Record<(typeof SIDES)[number], DotsSeen[]>): boolean {
  const figures = (side: (typeof SIDES)[number]) => ({
    first: median(taken[side].map(({ first }) => first)),
    all: median(taken[side].map(({ all }) => all)),
  });
  const [app, alone] = [figures('app'), figures('alone')];
  const row = (words: string, { first, all }: DotsSeen) => [words, figure(first), figure(all)];
  table(
    `${SITES.toLocaleString('en-US')} places on a map, ${CPU_SLOWDOWN}x CPU slowdown, from the press; medians of ${ROUNDS} in turns, ms:`,
    ['', 'first dots', 'all dots'],
    [row('the map of /revitalization', app), row('MapLibre alone with the same points', alone)],
  );
  const ratio = app.first / alone.first;
  const met = ratio <= TO_ALONE_AT_MOST;
  console.log(
    `\nFirst dots ${ratio.toFixed(2)}x MapLibre alone (aim ${TO_ALONE_AT_MOST}x: ${met ? 'met' : 'MISSED'}); all ${(app.all / alone.all).toFixed(2)}x.`,
  );
  return met;
}
