/** How long a switch of the language takes on a slow phone, from the press to the picture of the page in the other language. */
import { chromium, type Page } from 'playwright';
import { BROWSER_ARGS } from '../tools/browser.ts';

const CPU_SLOWDOWN = 4;
const HERE: Readonly<Record<string, string>> = { es: 'Español', en: 'English' };

/** From the press, ms. */
export interface SwitchTimes {
  /** To the picture in which all that is on the screen is in the other language. */
  readonly seen: number;
  /** To the picture after which the footer is, too, ten screens further down. */
  readonly whole: number;
}

/** Online, with both languages' words fetched, there and back; in the order of the presses. */
export async function measureSwitches(
  url: string,
  executablePath: string,
  count = 10,
): Promise<readonly SwitchTimes[]> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await switchTo(page, 'es');
    await switchTo(page, 'en');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const times: SwitchTimes[] = [];
    while (times.length < count) times.push(await switchTo(page, times.length % 2 === 0 ? 'es' : 'en'));
    return times;
  } finally {
    await browser.close();
  }
}

async function switchTo(page: Page, language: 'en' | 'es'): Promise<SwitchTimes> {
  const link = page.locator('#site-header').getByRole('link', { name: HERE[language] ?? '' });
  await link.waitFor();
  const times = page.evaluate(() => {
    const texts = (among: readonly Element[]) => among.map((one) => one.textContent);
    const onScreen = [...document.querySelectorAll('#site-header, #main > *, #action-bar')].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && one.textContent !== '';
    });
    const footer = [...document.querySelectorAll('#site-footer')];
    return new Promise<SwitchTimes>((resolve) =>
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const painted = (among: readonly Element[]) =>
            new Promise<number>((done) => {
              const before = texts(among);
              const look = () => {
                if (texts(among).some((text, at) => text === before[at])) return void requestAnimationFrame(look);
                // Said before this frame's picture is drawn: what is posted now comes behind it, as in bench:admin. A timer of the page's
                // own would come in between.
                const { port1, port2 } = new MessageChannel();
                port1.addEventListener('message', () => done(performance.now() - timeStamp));
                port1.start();
                port2.postMessage(null);
              };
              requestAnimationFrame(look);
            });
          void Promise.all([painted(onScreen), painted(footer)]).then(([seen, whole]) => resolve({ seen, whole }));
        },
        { once: true, capture: true },
      ),
    );
  });
  await link.click();
  const taken = await times;
  await page.waitForTimeout(500);
  return taken;
}
