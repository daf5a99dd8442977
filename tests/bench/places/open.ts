/** Part of `npm run bench:places`: "open now" for every service of a large directory at once. */
import { chromium } from 'playwright';
import type { ServiceRow } from '../../../src/features/wellness/model/service.ts';
import { BROWSER_ARGS, ensureBrowser } from '../../tools/browser.ts';
import { bundleScript } from '../bundleScript.ts';
import { figure, median, table } from '../measure.ts';
import { madeServices } from './made.ts';
import type { OpenTimes } from './open.page.ts';

const SERVICES = Number(process.env['SERVICES'] ?? 1000);
/** CPU slowdowns: the aim is for the first. */
const RATES = [1, 4] as const;
const OPEN_MS_AT_MOST = 50;
/** A weekday, a Saturday night, a holiday, the hour that comes twice, and the one that is left out. */
const MOMENTS = [
  '2025-10-14T15:00:00Z',
  '2025-10-19T03:00:00Z',
  '2025-11-27T15:00:00Z',
  '2025-11-02T05:30:00Z',
  '2026-03-08T07:00:00Z',
].map(Date.parse);

/** @returns whether the aim is met. */
export async function benchOpen(): Promise<boolean> {
  const rows = madeServices(SERVICES);
  const script = await bundleScript(import.meta.dirname, 'open.page.ts');
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  const times: OpenTimes[][] = RATES.map(() => []);
  try {
    const context = await browser.newContext();
    // A page of its own for each moment: nothing is warm, as when the directory is opened.
    for (const [n, rate] of RATES.entries())
      for (const at of MOMENTS) {
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate });
        await page.addScriptTag({ content: script });
        const one = await page.evaluate(
          ([all, moment]) =>
            (window as unknown as { timeOpen: (all: readonly ServiceRow[], at: number) => OpenTimes }).timeOpen(
              all,
              moment,
            ), // set by open.page.ts
          [rows, at] as const,
        );
        times[n]?.push(one);
        await page.close();
      }
  } finally {
    await browser.close();
  }
  const row = (words: string, of: keyof OpenTimes) => [
    words,
    ...times.flatMap((all) => {
      const ms = all.map((one) => one[of]);
      return [figure(median(ms)), figure(Math.max(...ms))];
    }),
  ];
  const found = times[0]?.map((one) => one.found).join(', ') ?? '';
  table(
    `${SERVICES.toLocaleString('en-US')} services at ${MOMENTS.length} moments (${found} open), each in a fresh page, ms:`,
    ['', 'median', 'slowest', `${RATES[1]}x CPU slowdown`, 'slowest'],
    [
      row('hours made ready, once', 'ready'),
      row('which are open now, in their order', 'open'),
      row('of each until when, or why not', 'until'),
    ],
  );
  const met = Math.max(...(times[0]?.map(({ open }) => open) ?? [])) <= OPEN_MS_AT_MOST;
  console.log(`\n“Open now” for all within ${OPEN_MS_AT_MOST} ms at every moment: ${met ? 'met' : 'MISSED'}.`);
  return met;
}
