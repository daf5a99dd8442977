/** What waits for the page's rest comes when the page has nothing to do, after a while in any case, and before it is put away. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atRest } from '../../../src/adapters/browser/atRest.ts';

let page: EventTarget & { visibilityState: string };
beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function isOver(rest: Promise<void>): Promise<boolean> {
  return Promise.race([rest.then(() => true), Promise.resolve().then(() => false)]);
}

it('is when the browser says so, which is told how long it may take', async () => {
  const asked = vi.fn<(run: () => void, options: IdleRequestOptions) => number>();
  vi.stubGlobal('window', { requestIdleCallback: asked });
  vi.stubGlobal('requestIdleCallback', asked);
  const rest = atRest();
  expect(await isOver(rest)).toBe(false);
  expect(asked.mock.calls[0]?.[1]).toEqual({ timeout: 2000 });
  asked.mock.calls[0]?.[0]();
  expect(await isOver(rest)).toBe(true);
});

it('is after two seconds where the browser cannot say', async () => {
  vi.stubGlobal('window', {});
  const rest = atRest();
  vi.advanceTimersByTime(1999);
  expect(await isOver(rest)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await isOver(rest)).toBe(true);
});

it('is at once when the page is put away, not when it is looked at again', async () => {
  vi.stubGlobal('window', {});
  const rest = atRest();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(await isOver(rest)).toBe(false);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(await isOver(rest)).toBe(true);
});
