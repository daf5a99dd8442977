/** How long the page takes to answer a press on a slow phone, as the browser's Event Timing measures it. */
import { chromium } from 'playwright';
import { BROWSER_ARGS } from '../tools/browser.ts';

/**
 * @param bare of a page without scripts: the press puts up a box with a word in it, the least that is an answer.
 * @returns the longest interaction in ms (Event Timing duration) of opening the volunteer dialog, 4x slowed.
 */
export async function measurePress(url: string, executablePath: string, bare = false): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    if (bare) await page.evaluate(answerBarely);
    await page.evaluate(() => {
      const durations: number[] = [];
      Object.assign(window, { pressDurations: durations });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) durations.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // durationThreshold is Event Timing's
    });
    await page.locator('#action-zone a[href*="open=volunteer"]').first().click();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(1000);
    return await page.evaluate(() =>
      Math.max(0, ...(window as unknown as { pressDurations: number[] }).pressDurations),
    ); // set above
  } finally {
    await browser.close();
  }
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
