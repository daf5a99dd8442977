/** Typing beside a wall of 5,000 ideas on a slow phone: how long a key takes, until what is like it stands there, 4x slowed. */
import { chromium } from 'playwright';
import { BROWSER_ARGS, ensureBrowser } from '../../tools/browser.ts';
import { takePresses, watchPresses } from '../admin/page.ts';

export const IDEAS = 5000;
const SLOWDOWN = 4;
const TYPED = 'A bench and some shade by the library';

const WHAT =
  'bench light bus shelter crossing playground garden bridge library clinic market ferry stage ramp tree'.split(' ');
const WHERE = 'Mill Street,Canal Street,Second Street,the falls,the school,Quarry Road,the depot,the ferry'.split(',');
const WHY = 'older people,children,the night shift,tenants,cyclists,shops,everybody,families'.split(',');

const one = (n: number) => {
  const [what, other] = [WHAT[n % WHAT.length] ?? '', WHAT[(n * 7 + 3) % WHAT.length] ?? ''];
  const [where, why] = [WHERE[(n * 5) % WHERE.length] ?? '', WHY[(n * 11) % WHY.length] ?? ''];
  return {
    id: `1dea0000-0000-4000-9000-${String(n).padStart(12, '0')}`,
    en: `Put a ${what} with some shade and a ${other} near ${where} for ${why}, number ${n}.`,
    es: null,
    topic: null,
    ward: (n % 4) + 1,
    on: '2025-10-01',
    status: 'open',
    into: null,
    response_en: null,
    response_es: null,
    responded_on: null,
    led_to: [],
    supports: null,
    held: false,
    also: [],
    steps: [],
  };
};

/** @returns ms from a key's press to the frame after it, one a key; and the tasks over 50 ms while what is like it was looked for. */
export async function typeBesideIdeas(
  url: string,
): Promise<{ readonly keys: readonly number[]; readonly long: readonly number[] }> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    // As the server's answer for so many: what is measured is the phone.
    await context.route('**/rpc/live_ideas*', (route) =>
      route.fulfill({ json: Array.from({ length: IDEAS }, (_, n) => one(n)) }),
    );
    await page.goto(`${url}/community-voice`);
    // An idea of these; how many there are stands behind the filters, too, where nobody sees it.
    await page
      .getByText(/, number \d+\.$/)
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const box = page.getByRole('textbox', { name: /What would make/ });
    // Its code and its index are made once somebody writes.
    await box.fill('A bench at the ferry');
    await page.getByRole('link', { name: /bench/ }).first().waitFor({ timeout: 60_000 });
    await box.fill('');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.waitForTimeout(3000);
    await page.evaluate(watchPresses);
    await page.evaluate(() => {
      const found: number[] = [];
      Object.assign(window, { longTasks: found });
      new PerformanceObserver((list) => found.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      });
    });
    await box.pressSequentially(TYPED, { delay: 200 });
    await page.waitForTimeout(1500);
    const long = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks); // set above
    return { keys: await page.evaluate(takePresses), long };
  } finally {
    await browser.close();
  }
}
