/**
 * `node tests/bench/outbox/saves.ts`: how long a save takes beside the floor's, twenty each in turns, so that both meet the same disk and the
 * same other work: 300 of one and then 300 of the other say how busy those seconds were. TURNS (100).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGS, ensureBrowser } from '../../tools/browser.ts';
import { sayLoad } from '../load.ts';
import { figure, inTurns, median, quantile, table } from '../measure.ts';
import { bundleClients } from './bundle.ts';
import { startServer } from './server.ts';

const TURNS = Number(process.env['TURNS'] ?? 100);
const AT_ONCE = 20;
const SIDES = ['floor', 'marked', 'ours'] as const;

sayLoad();
const server = await startServer(await bundleClients([...SIDES]));
const profile = mkdtempSync(join(tmpdir(), 'bench-saves-'));
// On the disk, and no page slower than the other for being behind.
const context = await chromium.launchPersistentContext(profile, {
  executablePath: ensureBrowser(),
  args: [
    ...BROWSER_ARGS,
    '--disable-background-timer-throttling',
    '--disable-renderer-backgrounding',
    '--disable-backgrounding-occluded-windows',
  ],
});
try {
  const opened = await Promise.all(
    SIDES.map(async (side) => {
      const page = await context.newPage();
      await page.goto(server.open(side, 5).origin);
      await page.evaluate(() => window.benchClient.ready());
      return [side, page] as const;
    }),
  );
  const pages = new Map(opened);
  const taken = await inTurns(SIDES, TURNS, async (side) => {
    const saves = await pages.get(side)?.evaluate((count) => window.benchClient.enqueue(count), AT_ONCE);
    return saves ?? [];
  });
  const all = Object.fromEntries(SIDES.map((side) => [side, taken[side].flat()]));
  const at = (side: string, share: number) => quantile(all[side] ?? [], share);
  table(
    `${TURNS * AT_ONCE} saves each, ${AT_ONCE} in turns, ms:`,
    ['', 'median', '95th', '99th', '99th to floor', 'slowest'],
    SIDES.map((side) => [
      side,
      figure(median(all[side])),
      figure(at(side, 0.95)),
      figure(at(side, 0.99)),
      `${(at(side, 0.99) / at('floor', 0.99)).toFixed(2)}x`,
      figure(Math.max(...(all[side] ?? []))),
    ]),
  );
  // How far the figure itself goes up and down: the same of each tenth of the turns.
  const tenth = Math.max(1, Math.floor(TURNS / 10));
  const parts = Array.from({ length: 10 }, (_, n) => {
    const p99 = (side: 'floor' | 'ours') => quantile(taken[side].slice(n * tenth, (n + 1) * tenth).flat(), 0.99);
    return p99('ours') / p99('floor');
  });
  console.log(
    `\nOurs to the floor at the 99th, of each tenth of the turns: ${parts.map((one) => one.toFixed(2)).join(', ')}`,
  );
} finally {
  await context.close();
  server.stop();
  rmSync(profile, { recursive: true, force: true });
}
