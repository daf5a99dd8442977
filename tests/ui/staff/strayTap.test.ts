/** A tap meant for the page before does nothing on this one. */
import { describe, expect, it } from 'vitest';
import { DOUBLE_TAP_MS, isStray } from '../../../src/ui/staff/strayTap.ts';

const first = { at: 1000, x: 100, y: 650 };
const gone = false;

describe('a tap after another one', () => {
  it('is dropped where the first one has just taken its button away', () => {
    expect(isStray(first, gone, { at: 1120, x: 108, y: 655 })).toBe(true);
  });
  it('counts where the first one left its button', () => {
    expect(isStray(first, true, { at: 1120, x: 100, y: 650 })).toBe(false);
  });
  it('counts somewhere else: that is no double tap', () => {
    expect(isStray(first, gone, { at: 1120, x: 284, y: 650 })).toBe(false);
  });
  it('counts once there was time to read the new screen', () => {
    expect(isStray(first, gone, { at: first.at + DOUBLE_TAP_MS, x: 100, y: 650 })).toBe(false);
  });
});
