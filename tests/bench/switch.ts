/** How long a switch of the language takes on a slow phone, from the press to the picture of the page in the other language. */
import { chromium, type Page } from 'playwright';
import { BROWSER_ARGS } from '../tools/browser.ts';

const CPU_SLOWDOWN = 4;
const HERE: Readonly<Record<string, string>> = { es: 'Español', en: 'English' };

/** Online, with both languages' words fetched, there and back. @returns ms, in the order of the presses. */
export async function measureSwitches(url: string, executablePath: string, count = 10): Promise<readonly number[]> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await switchTo(page, 'es');
    await switchTo(page, 'en');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const times: number[] = [];
    while (times.length < count) times.push(await switchTo(page, times.length % 2 === 0 ? 'es' : 'en'));
    return times;
  } finally {
    await browser.close();
  }
}

/** @returns ms from the press to after the picture in which the header, the heading and the footer are in the language. */
async function switchTo(page: Page, language: 'en' | 'es'): Promise<number> {
  const link = page.locator('#site-header').getByRole('link', { name: HERE[language] ?? '' });
  await link.waitFor();
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const said = () =>
          ['#site-header', 'h1', '#site-footer'].map((one) => document.querySelector(one)?.textContent);
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const before = said();
            const look = () => {
              if (said().some((text, at) => text === before[at])) return void requestAnimationFrame(look);
              // Behind the next picture.
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      }),
  );
  await link.click();
  const taken = await time;
  await page.waitForTimeout(500);
  return taken;
}
