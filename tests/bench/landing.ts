/**
 * `npm run bench:landing`: Lighthouse on the production build's landing page and, in the same run and in turns, on its
 * own HTML and CSS with every script removed: the floor that no page with scripts can beat. Prints medians with the middle half and
 * ratios, then the bytes before interaction and how long the page takes to answer a press and to change its language on a slow phone;
 * and the phone's table and presses again while another process keeps one core busy. RUNS sets the number of runs (5);
 * PARTS=press leaves Lighthouse and the switch out. BESIDE=another build's `dist` audits only the phone's page, that build's in turns
 * with this one's: machines have quick and slow hours, and no figure of one can be held against another's.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../tools/browser.ts';
import { SCRIPTS_AT_MOST, scriptBytes } from '../tools/firstVisit.ts';
import { audit, CATEGORIES, METRICS, withoutScripts, WORK, type Device, type Figures } from './audit.ts';
import { keepACoreBusy, sayLoad } from './load.ts';
import { inTurns, median, spread, whole } from './measure.ts';
import { measurePress } from './press.ts';
import { sampleRows } from './sampleRows.ts';
import { serveStatic } from './staticServer.ts';
import { measureSwitches } from './switch.ts';

const dist = new URL('../../dist', import.meta.url).pathname;
if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no build: run `npm run build` first.');

const RUNS = Number(process.env['RUNS'] ?? 5);
/** A person sees what they press; this soon after is quick. */
const SEEN_MS = 500;
const audited = process.env['PARTS'] !== 'press';
const { BESIDE } = process.env;
type Sides = Record<'page' | 'floor', Figures>;
const page = await serveStatic(dist, undefined, sampleRows);
const floor = await serveStatic(BESIDE ?? dist, BESIDE ? undefined : withoutScripts, sampleRows);
const browser = ensureBrowser();
sayLoad();
try {
  for (const server of [page, floor]) await fetch(server.url).then((response) => response.text());
  if (BESIDE) print('mobile', await audits('mobile'));
  else await all();
} finally {
  await Promise.all([page.close(), floor.close()]);
}

async function all(): Promise<void> {
  if (audited) for (const device of ['mobile', 'desktop'] as const) print(device, await audits(device));
  const first = scriptBytes(dist);
  const screen = scriptBytes(dist, /^(header|screens|sections)-.*\.js$/);
  console.log(`\nJavaScript before interaction: ${kB(first)} kB brotli (at most ${kB(SCRIPTS_AT_MOST)});`);
  console.log(`with the sections above the footer, each a task of its own: ${kB(screen)} kB`);
  await press();
  if (audited) await languageSwitch();
  const free = keepACoreBusy();
  try {
    if (audited) print('mobile, while another process keeps one core busy', await audits('mobile'));
    await press();
  } finally {
    free();
  }
}

async function audits(device: Device): Promise<Sides> {
  const figures: Sides = { page: {}, floor: {} };
  for (let run = 0; run < RUNS; run++) {
    await audit(page.url, device, browser, figures.page);
    await audit(floor.url, device, browser, figures.floor);
  }
  return figures;
}

async function languageSwitch(): Promise<void> {
  const switches = await measureSwitches(page.url, browser);
  const said = (times: readonly number[]) =>
    `${median(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`;
  console.log(
    `Language switch at 4x CPU slowdown, press to the picture in which all that is seen is in the other language: ` +
      `${said(switches.map(({ seen }) => seen))}, aim: under 100; until the footer is, too: ${said(switches.map(({ whole }) => whole))}`,
  );
}

async function press(): Promise<void> {
  for (const after of [0, SEEN_MS]) {
    const taken = await inTurns(['page', 'floor'], RUNS, (side) =>
      side === 'page'
        ? measurePress(page.url, browser, { after })
        : measurePress(floor.url, browser, { after, bare: true }),
    );
    console.log(
      `Press on "Volunteer" ${after === 0 ? 'in the jump to it' : `${after} ms after it came in sight`} at 4x CPU slowdown, interaction to next paint, ` +
        `in turns: ${spread(taken.page, whole)} ms (aim: under 100); the page without scripts that only puts up a box: ${spread(taken.floor, whole)} ms`,
    );
  }
}

function print(device: string, { page, floor }: Sides) {
  console.log(`\nLighthouse, ${device}, median of ${RUNS} (warmed server, brotli)`);
  console.log(
    `| | page | ${BESIDE ?? 'floor (no scripts)'} | page / ${BESIDE ? 'that build' : 'floor'} |\n|---|---|---|---|`,
  );
  for (const name of Object.keys(METRICS)) {
    const [a, b] = [median(page[name]), median(floor[name])];
    const write = (value: number) => value.toFixed(name === 'CLS' ? 3 : 0);
    const ratio = name === 'TBT' ? `${a < b ? '' : '+'}${(a - b).toFixed(0)} ms` : b === 0 ? '–' : (a / b).toFixed(2);
    console.log(`| ${name} | ${spread(page[name], write)} | ${spread(floor[name], write)} | ${ratio} |`);
  }
  for (const name of WORK) {
    const [said, bare] = [page[name], floor[name]].map((values) =>
      spread(values, (value) => (value === 0 ? '< 50' : whole(value))),
    );
    console.log(`| ${name}, ms | ${said} | ${bare} | |`);
  }
  for (const id of CATEGORIES) console.log(`| ${id} | ${median(page[id])} | ${median(floor[id])} | |`);
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
