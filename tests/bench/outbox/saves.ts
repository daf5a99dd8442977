/**
 * `node tests/bench/outbox/saves.ts`: how long a save takes beside the floor's, twenty each in turns, so that both meet the same disk and the
 * same other work: 300 of one and then 300 of the other say how busy those seconds were. TURNS (300). `floor-again` is the floor's very
 * code in a page of its own: what it differs by is chance. `floor-who`, `-indexed` and `-both` add what a promise needs (clients/floor).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGS, ensureBrowser } from '../../tools/browser.ts';
import { sayLoad } from '../load.ts';
import { figure, quantile, spread, table } from '../measure.ts';
import { bundleClients } from './bundle.ts';
import { startServer } from './server.ts';

const TURNS = Number(process.env['TURNS'] ?? 300);
const AT_ONCE = 20;
const SIDES = ['floor', 'floor-again', 'floor-who', 'floor-indexed', 'floor-both', 'ours'] as const;
type Side = (typeof SIDES)[number];

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
      await page.goto(`${server.open(side, 5).origin}/?${side.split('-')[1] ?? ''}`);
      await page.evaluate(() => window.benchClient.ready());
      return [side, page] as const;
    }),
  );
  const pages = new Map(opened);
  const taken: Record<Side, number[][]> = {
    floor: [],
    'floor-again': [],
    'floor-who': [],
    'floor-indexed': [],
    'floor-both': [],
    ours: [],
  };
  for (let turn = -1; turn < TURNS; turn++) {
    // Rotated: whose turn it is behind whom changes, too.
    const first = (turn + 1) % SIDES.length;
    for (const side of [...SIDES.slice(first), ...SIDES.slice(0, first)]) {
      const saves = await pages.get(side)?.evaluate((count) => window.benchClient.enqueue(count), AT_ONCE);
      // The first turn warms up.
      if (turn >= 0) taken[side].push(saves ?? []);
    }
  }
  const all = Object.fromEntries(SIDES.map((side) => [side, taken[side].flat()]));
  const at = (side: Side, share: number) => quantile(all[side] ?? [], share);
  // How far the figure itself goes up and down: the same of each tenth of the turns.
  const tenth = Math.max(1, Math.floor(TURNS / 10));
  const tenths = (side: Side) =>
    Array.from({ length: 10 }, (_, n) => {
      const p99 = (of: Side) => quantile(taken[of].slice(n * tenth, (n + 1) * tenth).flat(), 0.99);
      return p99(side) / p99('floor');
    });
  table(
    `${TURNS * AT_ONCE} saves each, ${AT_ONCE} in turns, ms:`,
    ['', 'median', 'to floor', '95th', 'to floor', '99th', 'to floor', 'by tenths of the turns', 'slowest'],
    SIDES.map((side) => [
      side,
      ...[0.5, 0.95, 0.99].flatMap((share) => [
        figure(at(side, share)),
        `${(at(side, share) / at('floor', share)).toFixed(2)}x`,
      ]),
      spread(tenths(side), (ratio) => ratio.toFixed(2)),
      figure(Math.max(...(all[side] ?? []))),
    ]),
  );
} finally {
  await context.close();
  server.stop();
  rmSync(profile, { recursive: true, force: true });
}
