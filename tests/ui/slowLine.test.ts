/** When code is fetched before the first picture is on the screen. */
import { expect, it } from 'vitest';
import { slowLine } from '../../src/ui/slowLine.ts';

it.each([
  ['the page came slowly', { responseStart: 10, responseEnd: 340 }, 600, true],
  ['it still comes, and has for long', { responseStart: 10, responseEnd: 0 }, 270, true],
  ['it came soon, to a device that is slow', { responseStart: 10, responseEnd: 40 }, 920, false],
  ['it came soon after a server had thought for long', { responseStart: 900, responseEnd: 940 }, 1000, false],
  ['it has just begun to come', { responseStart: 10, responseEnd: 0 }, 60, false],
])('%s', (_name, page, now, slow) => {
  expect(slowLine(page, now)).toBe(slow);
});

it('is quick where the browser tells nothing', () => {
  expect(slowLine(undefined, 5000)).toBe(false);
});
