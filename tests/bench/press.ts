/** How long the page takes to answer a press on a slow phone, as the browser's Event Timing measures it. */
import { chromium, type Page } from 'playwright';
import { BROWSER_ARGS } from '../tools/browser.ts';

interface Pressed {
  /** Of a page without scripts: the press puts up a box with a word in it, the least that is an answer. */
  readonly bare?: boolean;
  /** ms from when the link is in sight to the press: 0 is sooner than a person can, in the page's very jump to it. */
  readonly after: number;
}

/** @returns the longest interaction in ms (Event Timing duration) of opening the volunteer dialog, 4x slowed. */
export async function measurePress(
  url: string,
  executablePath: string,
  { bare = false, after }: Pressed,
): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    if (bare) await page.evaluate(answerBarely);
    await page.evaluate(() => {
      const durations: number[] = [];
      Object.assign(window, { pressDurations: durations });
      new PerformanceObserver((list) => {
        // What comes before a press, such as the pointer's arrival, is no interaction, and INP leaves it out.
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
          if (entry.interactionId > 0) durations.push(entry.duration);
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // durationThreshold is Event Timing's
    });
    await pressVolunteer(page, after);
    return await page.evaluate(() =>
      Math.max(0, ...(window as unknown as { pressDurations: number[] }).pressDurations),
    ); // set above
  } finally {
    await browser.close();
  }
}

/**
 * Until its dialog stands, and a second. Without the driver's own look in the page at what would be hit, which is no part of a press.
 * @param after ms from when the link is in sight.
 */
export async function pressVolunteer(page: Page, after: number): Promise<void> {
  const link = page.locator('#action-zone a[href*="open=volunteer"]').first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(after);
  const box = await link.boundingBox();
  if (!box) throw new Error('The link has no place on the page.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(1000);
}

/** In the page. */
function answerBarely() {
  addEventListener('click', (event) => {
    event.preventDefault();
    const box = document.createElement('div');
    box.setAttribute('role', 'dialog');
    box.style.cssText = 'position:fixed;inset:0;background:#fff';
    box.textContent = 'Volunteer';
    document.body.append(box);
  });
}
