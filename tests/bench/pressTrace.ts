/**
 * `node tests/bench/pressTrace.ts`: what a press on "Volunteer" at 4x CPU slowdown waits for, from a trace: the tasks from the press to
 * the next picture and what they are made of. BUSY=1 keeps one core busy meanwhile; ROUNDS (5);
 * AFTER, ms from when the link is in sight to the press (500); WORKER=off blocks the service worker. Needs a build.
 */
import { chromium } from 'playwright';
import { BROWSER_ARGS, ensureBrowser } from '../tools/browser.ts';
import { keepACoreBusy, sayLoad } from './load.ts';
import { figure, spread } from './measure.ts';
import { pressVolunteer } from './press.ts';
import { sampleRows } from './sampleRows.ts';
import { serveStatic } from './staticServer.ts';
import { mostOf, traced } from './trace.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const AFTER = Number(process.env['AFTER'] ?? 500);
const CPU_SLOWDOWN = 4;

sayLoad();
const server = await serveStatic(new URL('../../dist', import.meta.url).pathname, undefined, sampleRows);
const free = process.env['BUSY'] === '1' ? keepACoreBusy() : () => undefined;
const taken: number[] = [];
try {
  for (let round = 0; round < ROUNDS; round++) {
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      serviceWorkers: process.env['WORKER'] === 'off' ? 'block' : 'allow',
    });
    let press: Press = { at: 0, ms: 0, begun: 0, ended: 0 };
    const trace = await traced(browser, page, async () => {
      await page.goto(server.url);
      await page.waitForLoadState('networkidle');
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await page.evaluate(watchPress);
      await pressVolunteer(page, AFTER);
      press = await page.evaluate(() => (window as unknown as { press: Press }).press); // set by watchPress
    });
    await browser.close();
    taken.push(press.ms);
    const { at, ms, begun, ended } = press;
    console.log(
      `\nRound ${round + 1}: ${ms} ms; ${figure(begun - at)} until it is handled, ${figure(ended - begun)} in handlers, the rest until the picture`,
    );
    for (const task of trace?.tasks.filter(({ from, ms: long }) => from + long > at && from < at + ms && long > 2) ??
      []) {
      const inside = trace?.stretches.filter(({ from }) => from >= task.from && from < task.from + task.ms) ?? [];
      console.log(`  ${figure(task.ms)} ms at +${figure(task.from - at)}: ${mostOf(inside, ({ what }) => what)}`);
      console.log(`    ${mostOf(inside, ({ stack, what }) => stack[0] ?? what)}`);
    }
  }
  console.log(`\nThe press: ${spread(taken)} ms (under a trace)`);
} finally {
  free();
  await server.close();
}

interface Press {
  /** ms since the navigation began. */
  readonly at: number;
  readonly ms: number;
  readonly begun: number;
  readonly ended: number;
}

/** In the page: the longest event of a press, as bench:landing takes it. */
function watchPress() {
  Object.assign(window, { press: { at: 0, ms: 0, begun: 0, ended: 0 } });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { press } = window as unknown as { press: { ms: number } }; // set above
      if (entry.duration <= press.ms || !(entry as PerformanceEventTiming & { interactionId: number }).interactionId)
        continue;
      const { startTime: at, duration: ms, processingStart: begun, processingEnd: ended } = entry;
      Object.assign(window, { press: { at, ms, begun, ended } });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // durationThreshold is Event Timing's
}
