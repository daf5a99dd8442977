/** When code is fetched before the first picture is on the screen. */
import { expect, it } from 'vitest';
import { slowLine } from '../../src/ui/slowLine.ts';

it.each([
  ['slow 4G', { downlink: 1.6, rtt: 150 }, true],
  ['much at once, but late', { downlink: 10, rtt: 300 }, true],
  ['soon, but little', { downlink: 2, rtt: 0 }, true],
  ['nothing gets through', { downlink: 0, rtt: 3000 }, true],
  ['a good line', { downlink: 10, rtt: 50 }, false],
  ['a browser that tells nothing', {}, false],
])('%s', (_name, line, slow) => {
  expect(slowLine(line)).toBe(slow);
});
