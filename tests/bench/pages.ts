/**
 * `npm run bench:pages`: Lighthouse on the production build's public pages, in both languages, and, in the same run and in turns, on
 * each page's own HTML and CSS with every script removed: the floor that no page with scripts can beat. Prints medians and ratios.
 * RUNS sets the number of runs (3), PAGES the addresses (`/vision,/es/vision`), DEVICES what they are asked as (`mobile,desktop`).
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../tools/browser.ts';
import { audit, CATEGORIES, median, METRICS, withoutScripts, type Device, type Figures } from './audit.ts';
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
console.log(
  `Load of the machine at the beginning: ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`,
);
try {
  for (const device of DEVICES) {
    console.log(`\nLighthouse, ${device}, median of ${RUNS} (warmed server, brotli); floor: without scripts`);
    console.log(
      '| page | FCP / floor | LCP / floor | CLS | TBT | perf | a11y | best | seo |\n|---|---|---|---|---|---|---|---|---|',
    );
    for (const path of PAGES) console.log(await line(path, device));
  }
} finally {
  await Promise.all([page.close(), floor.close()]);
}
console.log(
  `\nLoad of the machine at the end: ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`,
);

async function line(path: string, device: Device): Promise<string> {
  const figures: Record<'page' | 'floor', Figures> = { page: {}, floor: {} };
  const [own, bare] = [page, floor].map(({ url }) => new URL(path, url).href);
  if (own === undefined || bare === undefined) throw new Error('There are two servers.');
  for (const url of [own, bare]) await fetch(url).then((response) => response.text());
  for (let run = 0; run < RUNS; run++) {
    await audit(own, device, browser, figures.page);
    await audit(bare, device, browser, figures.floor);
  }
  const of = (name: keyof typeof METRICS) => {
    const [a, b] = [median(figures.page[name]), median(figures.floor[name])];
    return `${a.toFixed(0)} / ${b.toFixed(0)} = ${(a / b).toFixed(2)}${a / b > AT_MOST ? ' !' : ''}`;
  };
  const scores = CATEGORIES.map((id) => String(median(figures.page[id])));
  const cls = median(figures.page['CLS']).toFixed(3);
  return `| ${[path, of('FCP'), of('LCP'), cls, median(figures.page['TBT']).toFixed(0), ...scores].join(' | ')} |`;
}
