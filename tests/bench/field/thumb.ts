/**
 * Pressing as a thumb does, and looking whether something is there, at hardly any cost to the page: Playwright's own search by
 * role runs in the slowed page too, and took a sixth of the walk's time while its presses were measured.
 */
import type { Page } from 'playwright';

/**
 * Where the first link or button with these words stands, css px; null until it is there, uncovered and still. `rest`: other
 * words may follow.
 */
function place([words, rest]: readonly [string, boolean]): { x: number; y: number } | null {
  const found = [...document.querySelectorAll('a, button')].find((one) =>
    rest ? one.textContent?.startsWith(words) : one.textContent === words,
  );
  if (!found || (found instanceof HTMLButtonElement && found.disabled)) return null;
  const box = found.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (!found.contains(document.elementFromPoint(x, y))) {
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    return null;
  }
  const thumb = window as unknown as { thumbAt?: string }; // only this writes it
  const [before, now] = [thumb.thumbAt, `${words} ${x} ${y}`];
  thumb.thumbAt = now;
  return before === now ? { x, y } : null;
}

/** Nobody reads a new screen faster, ms; the app takes what is faster for the second tap of a double tap. */
const READ_MS = 450;

/** Waits for the link or button, reads it and taps its middle. */
export async function tapOn(page: Page, words: string, rest = false): Promise<void> {
  await page.waitForTimeout(READ_MS);
  const found = await page.waitForFunction(place, [words, rest] as const, { polling: 50 });
  const at = await found.jsonValue();
  if (at) await page.touchscreen.tap(at.x, at.y);
}

/** Waits until a paragraph says just these words, in parts of it too. */
export async function says(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (words) => [...document.querySelectorAll('p, p > span')].some((one) => one.textContent === words),
    words,
    { polling: 50 },
  );
}
