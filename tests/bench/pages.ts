/**
 * `npm run bench:pages`: Lighthouse on the production build's public pages, in both languages, and, in the same run and in turns, on
 * each page’s own HTML and CSS with every script removed: the floor that no page with scripts can beat. Prints medians, with the
 * middle half, and ratios.
 * RUNS sets the number of runs (3), PAGES the addresses (`/vision,/es/vision`), DEVICES what they are asked as (`mobile,desktop`).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../tools/browser.ts';
import { audit, CATEGORIES, METRICS, withoutScripts, type Device, type Figures } from './audit.ts';
import { sayLoad } from './load.ts';
import { median, spread, whole } from './measure.ts';
import { contentRows } from './sampleRows.ts';
import { serveStatic } from './staticServer.ts';

const dist = new URL('../../dist', import.meta.url).pathname;
if (!existsSync(join(dist, 'vision.html'))) throw new Error('There is no build: run `npm run build` first.');

const RUNS = Number(process.env['RUNS'] ?? 3);
const PAGES = (process.env['PAGES'] ?? '/vision,/es/vision,/transparency,/es/transparency').split(',');
const DEVICES = (process.env['DEVICES'] ?? 'mobile,desktop').split(',') as Device[];
/** What a page may need over its floor. */
const AT_MOST = 1.05;

const rows = await contentRows();
const page = await serveStatic(dist, undefined, rows);
const floor = await serveStatic(dist, withoutScripts, rows);
const browser = ensureBrowser();
sayLoad();
try {
  for (const device of DEVICES) {
    console.log(`\nLighthouse, ${device}, median of ${RUNS} (warmed server, brotli); floor: without scripts`);
    const figures = await rounds(device);
    console.log(
      '| page | FCP / floor | LCP / floor | CLS | TBT / floor | perf | a11y | best | seo |\n|---|---|---|---|---|---|---|---|---|',
    );
    for (const [path, of] of figures) console.log(line(path, of));
  }
} finally {
  await Promise.all([page.close(), floor.close()]);
}

type Sides = Record<'page' | 'floor', Figures>;

/** Each round asks every page and its floor once: what else the machine does in a minute falls on all of them. */
async function rounds(device: Device): Promise<ReadonlyMap<string, Sides>> {
  const figures = new Map(PAGES.map((path): [string, Sides] => [path, { page: {}, floor: {} }]));
  for (const path of PAGES) {
    for (const { url } of [page, floor]) await fetch(new URL(path, url)).then((response) => response.text());
  }
  for (let run = 0; run < RUNS; run++) {
    for (const [path, sides] of figures) {
      await audit(new URL(path, page.url).href, device, browser, sides.page);
      await audit(new URL(path, floor.url).href, device, browser, sides.floor);
    }
  }
  return figures;
}

function line(path: string, figures: Sides): string {
  const of = (name: keyof typeof METRICS) => {
    const [a, b] = [median(figures.page[name]), median(figures.floor[name])];
    return `${spread(figures.page[name], whole)} / ${b.toFixed(0)} = ${(a / b).toFixed(2)}${a / b > AT_MOST ? ' !' : ''}`;
  };
  const scores = CATEGORIES.map((id) => String(median(figures.page[id])));
  const cls = median(figures.page['CLS']).toFixed(3);
  const tbt = `${spread(figures.page['TBT'], whole)} / ${spread(figures.floor['TBT'], whole)}`;
  return `| ${[path, of('FCP'), of('LCP'), cls, tbt, ...scores].join(' | ')} |`;
}
